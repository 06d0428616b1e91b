import { levelsIn } from '../level-prices.rules.js';
import { eachesAt, type Priced } from '../priced.rules.js';

interface Counted {
  readonly before: string;
  readonly sentence: string;
  /**
   * Quantities directly before the amount. `spoken` has the quantities of the whole sentence and of the lead's last
   * message.
   */
  readonly counts: readonly number[];
  readonly spoken: readonly number[];
}

/**
 * Totals of an answer that compares two price levels: "12 gamis 2.268.000, kalau harga reseller 1.968.000". The first is
 * at the usual price, the second at the one of the named level for the same quantity.
 */
export function levelTotals(thing: Priced, { before, sentence, counts, spoken }: Counted): number[] {
  const named = levelsIn(before);
  if (named.length === 0)
    return levelsIn(sentence).length === 0 ? [] : counts.flatMap((count) => eachesAt(thing, count).map((idr) => Math.round(idr * count)));
  if (counts.length > 0) return [];
  return thing.each
    .filter(({ level }) => named.includes(level ?? ''))
    .flatMap(({ from, idr }) => spoken.filter((count) => count >= from).map((count) => Math.round(idr * count)));
}
