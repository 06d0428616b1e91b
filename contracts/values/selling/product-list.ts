import { normalizeText } from '../base/normalize-text.js';
import { cutText } from '../texts.js';
import { withoutEnd } from '../text-ends.js';

/** A product of the owner's list with its photos, in list order. */
export interface ListedProduct {
  readonly name: string;
  /** Web addresses, or `unggahan:<id>` for uploads. */
  readonly links: readonly string[];
}

const linkPattern = /https?:\/\/[^\s<>"'|]+|unggahan:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const nameMaxChars = 100;
/** Upper bound for parsing a list; no owner has more products. */
const productsMax = 500;

/** Notation of an uploaded photo in the list. */
export function uploadLink(id: string): string {
  return `unggahan:${id}`;
}

/** The id of an uploaded photo; null for a web address. */
export function uploadIdOf(link: string): string | null {
  return /^unggahan:([0-9a-f-]{36})$/i.exec(link)?.[1]?.toLowerCase() ?? null;
}

/**
 * Parses the field "Nama & Link Foto Produk" as owners write it: a name and its links on one line, or a name
 * on one line and its links on the lines below. Entries without a link are not products with a photo.
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
    // "https://… Kopi Gayo": on a line that starts with a link, the name follows the link
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

/** The words of a name without case, accents and punctuation. */
export function plainWords(text: string): string[] {
  return normalizeText(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
