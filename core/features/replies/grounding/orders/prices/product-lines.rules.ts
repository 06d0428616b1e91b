import { findAmounts } from '../../amounts.rules.js';
import type { GroundSources } from '../../grounds.rules.js';
import { plainText } from '../../plain-text.rules.js';
import { nameWords, weightOf } from '../name-words.rules.js';
import { plainEntry, type Price, type Priced } from '../priced.rules.js';
import { unitNamed } from './units.rules.js';

/** A product of the panel, parsed from the line that the model sees. */
export interface ProductLine {
  readonly name: string;
  readonly idr: number | null;
  readonly unit: string;
  readonly tiers: readonly Price[];
  readonly resellerIdr: number | null;
  readonly variants: readonly { readonly name: string; readonly idr: number | null }[];
  /** The owner's own words about it. */
  readonly notes: readonly string[];
}

const between = ' | ';
const lineMax = 4_000;
const variantsMax = 100;
const figures = /^(?:Rp [\d.]+|[\d.,]+ (?:gram|kg)|stok (?:\d+|habis))(?: · (?:[\d.,]+ (?:gram|kg)|stok (?:\d+|habis)))*$/u;
const variantStock = / (?:stok \d+|habis)$/u;

/** The product in a line such as "Kaos | Rp 45.000 · stok 4 | grosir: 12 ke atas Rp 40.000"; null for other lines. */
export function productIn(line: string): ProductLine | null {
  if (line.length > lineMax || !line.includes(between)) return null;
  const [name, ...parts] = line.replace(/^- /u, '').split(between);
  const product = { name: name!, idr: null, unit: '', tiers: [], resellerIdr: null, variants: [], notes: [] };
  const read = parts.reduce<ProductLine>(withPart, product);
  // a table of the owner's own has prices in several columns
  const isTable = read.notes.some((note) => note.startsWith('Rp'));
  return isTable || (read.idr === null && read.variants.every(({ idr }) => idr === null)) ? null : read;
}

function withPart(product: ProductLine, part: string, at: number): ProductLine {
  if (at === 0 && figures.test(part)) return { ...product, idr: amountIn(part.startsWith('Rp') ? part.split(' · ', 1)[0]! : '') };
  if (part.startsWith('harga per ')) return { ...product, unit: unitNamed(part.slice('harga per '.length)) };
  if (part.startsWith('grosir: ')) return { ...product, tiers: part.slice('grosir: '.length).split('; ').flatMap(tierIn) };
  if (part.startsWith('khusus reseller ')) return { ...product, resellerIdr: amountIn(part) };
  if (part.startsWith('varian: ')) return { ...product, variants: variantsIn(part.slice('varian: '.length)) };
  return /^(?:minimal pesan \d+|harga promo(?: sampai \d{1,2} \p{L}+ \d{4})?|ada foto|kategori: .*)$/u.test(part)
    ? product
    : { ...product, notes: [...product.notes, part] };
}

function tierIn(text: string): Price[] {
  const [, from] = /^(\d{1,6}) ke atas /u.exec(text) ?? [];
  const idr = amountIn(text);
  return from === undefined || idr === null ? [] : [{ from: Number(from), idr }];
}

function variantsIn(text: string): ProductLine['variants'] {
  return text
    .split('; ')
    .slice(0, variantsMax)
    .map((one) => {
      const [name, price = ''] = one.replace(variantStock, '').split(' = Rp ');
      return { name: name!, idr: price === '' ? null : amountIn(`Rp ${price}`) };
    });
}

function amountIn(text: string): number | null {
  return findAmounts(text).at(-1)?.value ?? null;
}

/** The prices of a product: its own, those of its variants, and the one for resellers. */
export function entriesOf({ name, idr, unit, tiers, resellerIdr, variants }: ProductLine): Priced[] {
  const words = [...new Set(nameWords(name))];
  if (words.length === 0) return [];
  const sold = { unit, units: unit === '' ? [] : [unit] };
  const plain = idr === null ? null : { ...plainEntry(words, idr), ...sold, each: [{ from: 1, idr }, ...tiers] };
  const reseller =
    resellerIdr === null ? [] : [{ ...plainEntry([...words, 'reseller'], resellerIdr), ...sold, qualifiers: new Set(['reseller']) }];
  const kinds = variants.map((one) => ({ ...one, own: nameWords(one.name).filter((word) => !words.includes(word)) }));
  const ofVariants = kinds.flatMap(({ own, idr: ownIdr }, at): Priced[] => {
    const price = ownIdr ?? idr;
    const qualifiers = own.filter((word) => weightOf(word) > 0);
    if (price === null || qualifiers.length === 0) return [];
    const others = new Set(kinds.flatMap((one, place) => (place === at ? [] : one.own)));
    const each = ownIdr === null ? [{ from: 1, idr: price }, ...tiers] : [{ from: 1, idr: price }];
    const telling = new Set(qualifiers.filter((word) => !others.has(word)));
    return [{ ...plainEntry([...words, ...own], price), ...sold, each, qualifiers: new Set(qualifiers), telling }];
  });
  return [...(plain === null ? [] : [plain]), ...reseller, ...ofVariants];
}

const toolLinesMax = 40;

/**
 * The texts from which prices are parsed, as `plainText` reads them: the owner's texts, and the products that tools
 * found.
 */
export function pricedText({ owner, tools }: Pick<GroundSources, 'owner' | 'tools'>): string {
  const found = tools
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.startsWith('- ') && productIn(line) !== null)
    .slice(0, toolLinesMax)
    .map((line) => line.slice(2));
  return plainText([...owner, ...found].join('\n')).text;
}
