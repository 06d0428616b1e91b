import { cutText } from '../texts.js';
import { withoutEnd } from '../text-ends.js';

/** A product of the owner's list with its photos, in the order in which they stand there. */
export interface ListedProduct {
  readonly name: string;
  /** Addresses on the web, or `unggahan:<id>` for what was uploaded. */
  readonly links: readonly string[];
}

const linkPattern = /https?:\/\/[^\s<>"'|]+|unggahan:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const nameMaxChars = 100;
/** No owner has more; a list is not read without end. */
const productsMax = 500;

/** How an uploaded photo stands in the list. */
export function uploadLink(id: string): string {
  return `unggahan:${id}`;
}

/** The id of an uploaded photo; null for an address on the web. */
export function uploadIdOf(link: string): string | null {
  return /^unggahan:([0-9a-f-]{36})$/i.exec(link)?.[1]?.toLowerCase() ?? null;
}

/**
 * Reads the field "Nama & Link Foto Produk", as owners write it: a name and its links in one line, or a name in a line and its links in
 * those below. What has no link is no product with a photo.
 */
export function readProductList(text: string): ListedProduct[] {
  const products = new Map<string, { name: string; links: Set<string> }>();
  let heading = '';
  for (const line of text.split(/\r?\n/)) {
    const found = [...line.matchAll(linkPattern)];
    const ends = found.map((one) => one.index + one[0].length);
    const before = found.map((one, at) => cleanName(line.slice(ends[at - 1] ?? 0, one.index)));
    const behind = cleanName(line.slice(ends.at(-1) ?? 0));
    if (found.length === 0) heading = behind || heading;
    // "https://… Kopi Gayo": a line that begins with its link tells the name behind it
    let name = found.length > 0 && before.every((one) => one === '') ? behind : '';
    found.forEach((one, at) => {
      name = before[at] || name || heading;
      if (name !== '') add(products, name, withoutEnd(one[0], /[.,;)\]]/));
    });
    heading = name || heading;
  }
  return [...products.values()].slice(0, productsMax).map(({ name, links }) => ({ name, links: [...links] }));
}

function add(products: Map<string, { name: string; links: Set<string> }>, name: string, link: string): void {
  const key = plainWords(name).join(' ');
  const product = products.get(key) ?? { name, links: new Set() };
  product.links.add(link);
  products.set(key, product);
}

function cleanName(text: string): string {
  const name = withoutEnd(text.replace(/^[\s\-*•·–—>|,;:]+|^\s*\d{1,3}[.)]\s+/g, ''), /[\s:=|,;–—\->→(]/);
  return cutText(name.replace(/\s+/g, ' '), nameMaxChars).trim();
}

/** The words of a name without case, accents and signs. */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
