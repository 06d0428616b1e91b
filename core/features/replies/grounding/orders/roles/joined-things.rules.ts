import type { PriceBook } from '../price-book.rules.js';
import { mergedLines, orderLinesOf, totalsOf, type OrderLine } from '../order-lines.rules.js';
import { feeWords, shippingWords } from '../order-words.js';

const joins = /[+&]|(?<!\p{L})(?:dan|sama|sm|plus|dengan|serta)(?!\p{L})/iu;

/**
 * The totals of things that are joined right before an amount: "Paket glowing + sunscreen 294.000". Texts with a fee
 * are left to the check of totals.
 * @param lead the lines of the lead's order, for quantities that the answer does not repeat.
 */
export function joinedTotals(before: string, book: PriceBook, lead: readonly OrderLine[]): ReadonlySet<number> {
  if (!joins.test(before) || feeWords.test(before) || shippingWords.test(before)) return new Set();
  const lines = mergedLines(orderLinesOf(before, book), lead).filter(({ things }) => things.every(({ isFee }) => !isFee));
  return lines.length < 2 ? new Set() : totalsOf(lines);
}
