import { isPerPiece } from '../list-lines.rules.js';
import { withoutAmounts } from '../order-lines.rules.js';
import { countsIn, quantitiesOf } from '../quantities.rules.js';
import type { JudgedPlace } from './remainders.rules.js';

const maxAmounts = 3;
const maxCounts = 12;

/** The last amounts, in rupiah, times each quantity of the texts: "100 pcs 16rb/pcs" gives 1600000. */
export function timesMentioned(amounts: readonly number[], texts: readonly string[]): number[] {
  const counts = texts.flatMap((text) => quantitiesOf(withoutAmounts(text))).slice(0, maxCounts);
  const several = counts.filter(({ count }) => count > 1);
  return amounts.slice(-maxAmounts).flatMap((value) => several.map(({ count }) => Math.round(value * count)));
}

/**
 * The positions of "untuk 3 orang Rp 2.100.000" behind "DP 700rb per orang", when that amount is right.
 * @param isNaming whether a text names a thing: "5 botol leci 140rb" does not count what the amount before it costs.
 */
export function countedIn(places: readonly JudgedPlace[], isNaming: (text: string) => boolean): number[] {
  return places.flatMap(({ amount, before }, at) => {
    const each = places[at - 1];
    if (each?.isRight !== true || !isPerPiece(each.behind) || isNaming(before)) return [];
    return countsIn(before).some((count) => count > 1 && each.amount.value * count === amount.value) ? [at] : [];
  });
}
