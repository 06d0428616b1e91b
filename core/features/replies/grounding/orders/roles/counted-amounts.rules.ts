import { withoutAmounts } from '../order-lines.rules.js';
import { quantitiesOf } from '../quantities.rules.js';

const maxAmounts = 3;
const maxCounts = 12;

/** The last amounts, in rupiah, times each quantity of the texts: "100 pcs 16rb/pcs" gives 1600000. */
export function timesMentioned(amounts: readonly number[], texts: readonly string[]): number[] {
  const counts = texts.flatMap((text) => quantitiesOf(withoutAmounts(text))).slice(0, maxCounts);
  const several = counts.filter(({ count }) => count > 1);
  return amounts.slice(-maxAmounts).flatMap((value) => several.map(({ count }) => Math.round(value * count)));
}
