import { withoutAmounts } from './order-lines.rules.js';
import { countsIn } from './quantities.rules.js';

/** A discount for buyers of a level, or for everyone who buys at least that number of pieces. */
export interface LevelDiscount {
  /** As written, in lower case: "gold". */
  readonly name: string;
  /** The minimum number of pieces for the discount. */
  readonly from: number;
  readonly percent: number;
}

const discount =
  /(?<!\p{L})(\p{L}{3,15})[ :(]{1,3}(?:min|minimal|mulai)[ ](\d{1,4})[ ]?(?:pcs|pc|biji|buah|botol|box|unit|paket|set)?[ ):,]{1,3}(?:(?:campur|mix|bebas)[ ):,]{1,3})?(?:diskon|disc|potongan)[ ](\d{1,2})[ ]?%/giu;
const discountsMax = 12;

/** The discounts per level in the owner's texts: "Level silver min 10 pcs diskon 15%, gold min 50 pcs diskon 25%". */
export function levelDiscountsIn(text: string): LevelDiscount[] {
  return [...text.matchAll(discount)].slice(0, discountsMax).map(([, name, from, percent]) => ({
    name: name!.toLowerCase(),
    from: Number(from),
    percent: Number(percent),
  }));
}

/**
 * The shares of a price, in percent, that buyers of the levels named in a text pay. When the text has a quantity,
 * only levels whose minimum is reached count; otherwise all named levels count.
 */
export function sharesFor(discounts: readonly LevelDiscount[], text: string): number[] {
  if (discounts.length === 0) return [];
  const words = new Set(text.toLowerCase().match(/\p{L}{3,15}/gu) ?? []);
  const counts = countsIn(withoutAmounts(text));
  return discounts
    .filter(({ name, from }) => words.has(name) && (counts.length === 0 || counts.some((count) => count >= from)))
    .map(({ percent }) => 100 - percent);
}
