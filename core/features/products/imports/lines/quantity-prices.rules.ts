import { tiersMax, type PriceTier } from '#contracts/values/selling/product-terms';
import { readPrice } from '../../import-money.rules.js';
import type { Cells } from '../../import-row.rules.js';

/*
 * Lines below a product with the price of one piece for a number of pieces: "1-11 pcs : 15.000", "12-49 pcs : 13.500", "50
 * pcs up : 12.000". A single quantity such as "3 pcs 40rb" is not such a line: it is often the price of all three.
 */

const range = /^(\d{1,5}) ?(?:-|–|—|s\/d|sd|sampai|hingga) ?\d{1,5} ?(?:pcs?|buah|bh|biji|unit|item|lembar|porsi|orang|org|pax)?$/i;
const open =
  /^(?:min(?:imal|imum)?\.? |mulai |di ?atas |[>≥]=? ?)?(\d{1,5}) ?\+? ?(?:pcs?|buah|bh|biji|unit|item|lembar|porsi|orang|org|pax)?(?: ?(?:up|\+|ke ?atas|dst|lebih|atau lebih))?$/i;
const saysOpen = /^(?:min|mulai|di ?atas|[>≥])|\+|(?:up|ke ?atas|dst|lebih)$/i;
const onePiece = /^1 ?(?:pcs?|buah|bh|biji|unit|item|lembar|porsi|orang|org|pax)$/i;
const nameChars = 40;

/**
 * Reads a line with the price of one piece from a number of pieces on: "12-49 pcs : 13.500". Null for any other line.
 */
export function quantityPrice({ name = '', price }: Cells): PriceTier | null {
  const text = name.trim();
  const priceIdr = price === undefined ? null : readPrice(price);
  if (priceIdr === null || text.length > nameChars) return null;
  const from = range.exec(text)?.[1] ?? (saysOpen.test(text) || onePiece.test(text) ? open.exec(text)?.[1] : undefined);
  return from === undefined || Number(from) === 0 ? null : { from: Number(from), priceIdr };
}

/**
 * Adds prices by quantity to the product above them. A product without a price gets the first of them as its price.
 * When the prices do not fall while the quantity rises, the owner is asked.
 */
export function addQuantityPrices(product: Cells, given: readonly PriceTier[]): void {
  const sorted = given.toSorted((one, other) => one.from - other.from);
  const [first] = sorted;
  if (!first) return;
  const own = product.price === undefined ? first : { from: 1, priceIdr: readPrice(product.price) ?? 0 };
  const rest = product.price === undefined ? sorted.slice(1) : sorted;
  const isFalling = rest.every(({ from, priceIdr }, at) => {
    const before = at === 0 ? own : rest[at - 1]!;
    return from > before.from && priceIdr < before.priceIdr;
  });
  product.price ??= String(first.priceIdr);
  if (!isFalling || rest.length > tiersMax) product.otherPrice ??= String(rest[0]?.priceIdr ?? first.priceIdr);
  else if (rest.length > 0) product.terms = { ...product.terms, tiers: rest };
  if (isFalling && own.from > 1) product.terms = { ...product.terms, minOrder: own.from };
}
