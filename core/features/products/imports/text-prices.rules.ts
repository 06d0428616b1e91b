import { nameKeyOf, type ProductInput } from '#contracts/values/selling/products';
import { plainPrice, readPrice } from '../import-money.rules.js';
import { looseCells } from '../loose-lines.rules.js';
import { aboutTheShop } from './shop-lines.rules.js';

/** A product's price in the owner's free text. */
export interface TextPrice {
  readonly name: string;
  readonly priceIdr: number;
  /** The line, as the owner wrote it, for the import. */
  readonly line: string;
}

/** A product whose price in the text differs from all its prices in the list. */
export interface Contradiction {
  readonly name: string;
  readonly inTextIdr: number;
  readonly inListIdr: number;
}

/** Text that names an amount of money. A bare "2019" does not count, because it is a year. */
const saysMoney = /rp|rb|ribu|\dk\b|\d ?(?:jt|juta)|\d[.,]\d{3}|\d{5}/i;

/**
 * Maximum number of lines. The text has at most 20,000 characters, and a price list in it has fewer lines than this.
 */
const linesMax = 1_000;
const lineMaxChars = 200;
const foundMax = 200;
const nameMaxWords = 8;
const smallestIdr = 1_000;

/** Lines with an amount that is not the price of a product. */
const noProduct =
  /^(?:jika|jk|kalau|kalo|bila|apabila|saat|setiap|tiap|untuk|misal|contoh|semua|harga|total|diskon|disc|potongan|cashback|voucher|kode|promo|bonus|biaya|fee|ongkir|ongkos|dp|deposit|min(?:imal|imum)?|maks\w*|belanja|pembelian|pembayaran|beli|order|pesan|gratis|free|bayar|transfer|cod|refund|denda|hadiah|gaji|modal|hpp|jangan|tidak|bot|jawab|sebut|kami|kita|anda|pelanggan|customer|kak)\b/i;

/** Prices in the text, one per line such as "Kaos Polos 75rb" or "Gamis Navy: Rp 145.000". Linear in its length. */
export function pricesInText(text: string): TextPrice[] {
  const found: TextPrice[] = [];
  for (const written of text.split(/\r?\n/, linesMax)) {
    const line = written.trim();
    const named = line.length > lineMaxChars || aboutTheShop(line) ? null : priceIn(line);
    if (named) found.push(named);
    if (found.length === foundMax) break;
  }
  return found;
}

function priceIn(line: string): TextPrice | null {
  const { name = '', price, otherPrice } = looseCells([line]);
  const plain = name.replace(/[*_~`]/g, '').trim();
  const priceIdr = price === undefined || otherPrice !== undefined ? null : readPrice(price);
  if (priceIdr === null || priceIdr < smallestIdr || !saysMoney.test(price!)) return null;
  if (plainPrice(price!).unit !== '' || noProduct.test(plain)) return null;
  const words = plain.split(/\s+/);
  return /\p{L}{2}/u.test(plain) && words.length <= nameMaxWords ? { name: plain, priceIdr, line } : null;
}

/**
 * A number in front of a name, as in "2 Gamis" and "3x kaos". It is a number of pieces, or part of the name ("7 Up").
 */
const counted = /^\d{1,3}[ ]?(?:(?:x|pcs|pc|buah|biji|lembar)(?![\p{L}\d]))?[ ]?(?=\p{L})/iu;

/** Keys of the names to look for in the list: the names in the text, and the names without a number of pieces before them. */
export function keysOf(found: readonly TextPrice[]): string[] {
  return [...new Set(found.flatMap(({ name }) => [nameKeyOf(name), nameKeyOf(name.replace(counted, ''))]))];
}

/**
 * Compares the text with the list by name. A line that counts a known product ("2 Gamis 290rb") is an order or a
 * price for several pieces, and not a product of its own. A product may have several prices: its own, those of its
 * variants, and wholesale, reseller and promo prices.
 * @returns products that only the text contains, and products whose price in the text differs from all of their
 * prices in the list
 */
export function compareWithList(
  found: readonly TextPrice[],
  products: readonly Pick<ProductInput, 'name' | 'priceIdr' | 'variants' | 'terms'>[],
): { missing: TextPrice[]; contradictions: Contradiction[] } {
  const byKey = new Map(products.map((product) => [nameKeyOf(product.name), { product, prices: pricesOf(product) }]));
  const inText = new Set(found.map(({ name }) => nameKeyOf(name)));
  const missing = new Map<string, TextPrice>();
  const contradictions: Contradiction[] = [];
  for (const one of found) {
    const key = nameKeyOf(one.name);
    const listed = byKey.get(key);
    const single = nameKeyOf(one.name.replace(counted, ''));
    if (!listed && single !== key && (inText.has(single) || byKey.has(single))) continue;
    if (!listed) missing.set(key, one);
    else if (listed.product.priceIdr !== null && !listed.prices.has(one.priceIdr))
      contradictions.push({ name: listed.product.name, inTextIdr: one.priceIdr, inListIdr: listed.product.priceIdr });
  }
  return { missing: [...missing.values()], contradictions };
}

function pricesOf({ priceIdr, variants, terms }: Pick<ProductInput, 'priceIdr' | 'variants' | 'terms'>): ReadonlySet<number | null> {
  const own = [priceIdr, terms.resellerIdr, terms.promo?.priceIdr ?? null];
  return new Set([...own, ...[...variants, ...terms.tiers].map((one) => one.priceIdr)]);
}
