import type { Verdict } from '../order-talk.js';
import type { Priced } from '../priced.rules.js';

const countsMax = 12;

/** Data from which a saving is computed. */
export interface Saving {
  /** The things that the answer or the lead names; all when neither names one. */
  readonly things: readonly Priced[];
  /**
   * The usual prices of the things, for the quantities in the answer and in the lead's message ({@link usualTotals}).
   */
  readonly usual: readonly number[];
  /** Amounts of the answer before this one. */
  readonly said: readonly number[];
  /** True when the clause of the saving has a quantity of its own. */
  readonly hasCount: boolean;
}

/**
 * The verdict on a saving such as "Hemat 11rb": the difference between a package and its parts, or between a stated
 * price and the usual price.
 */
export function savingVerdict(value: number, { things, usual, said, hasCount }: Saving): Verdict {
  const reduced = things.filter(({ apartIdr }) => apartIdr !== null);
  if (reduced.some(({ apartIdr, each }) => apartIdr! - each[0]!.idr === value)) return 'right';
  if (said.some((one) => usual.includes(one + value))) return 'right';
  return said.length === 0 && reduced.length > 0 && !hasCount ? 'wrong' : 'unknown';
}

/** The usual prices of things: of one, and of each of the first quantities. */
export function usualTotals(things: readonly Priced[], quantities: readonly number[]): number[] {
  const counts = quantities.slice(0, countsMax);
  return things
    .filter(({ words }) => !counts.some((count) => words.has(String(count))))
    .flatMap(({ apartIdr, each }) => [
      ...(apartIdr === null ? [] : [apartIdr]),
      ...counts.map((count) => Math.round(each[0]!.idr * count)),
    ]);
}
