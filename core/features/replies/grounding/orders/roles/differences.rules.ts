import type { Place } from '../amount-places.rules.js';
import type { Verdict } from '../order-talk.js';

const differs = /(?<!\p{L})(?:selisih|beda)(?:nya)?(?!\p{L})[^\d]{0,60}$/iu;
/** Words before a difference of prices: "Lebih mahal 50rb dari yang katun". */
const moreThan = /(?<!\p{L})lebih[ ](?:mahal|murah|tinggi|rendah|hemat)(?:nya)?[^\d]{0,24}$/iu;
const total = /(?<!\p{L})(?:total|subtotal|bayar|dp|lunas)(?:nya)?(?!\p{L})/iu;

/**
 * Data for the difference of two prices that a place may state: the amounts beside it, and the prices of the named
 * things. `prices` and `behind` are functions, so that prices are looked up only for a place that compares, and not
 * for each amount of a long answer.
 */
interface Compared {
  readonly places: readonly Place[];
  /** The usual prices of the things that the answer or the lead compares. */
  readonly prices: () => readonly number[];
  /** The prices of the thing that the sentence names after the amount: "lebih mahal 50rb dari yang katun". */
  readonly behind: () => readonly number[];
}

/**
 * The verdict on a difference: "Premium 80.000, niche 120.000, selisihnya 40.000". Right when it is the difference of
 * the two amounts beside it, or of the prices of the two compared things; `unknown` when there are not two.
 */
export function differenceVerdict(at: number, { places, prices, behind }: Compared): Verdict {
  const place = places[at];
  if (place === undefined) return 'unknown';
  const { amount, before, sentence } = place;
  const isMore = moreThan.test(before);
  if ((!isMore && !differs.test(before)) || total.test(sentence)) return 'unknown';
  const beside = places.flatMap((one) => (one !== place && one.sentence === sentence ? [one.amount.value] : []));
  if (isMore && beside.length === 1 && behind().some((idr) => Math.abs(beside[0]! - idr) === amount.value)) return 'right';
  const named = beside.length === 0 ? prices() : [];
  const [one, other] = beside.length === 2 ? beside : named.length === 2 ? named : [];
  if (one === undefined || other === undefined) return 'unknown';
  if (Math.abs(one - other) === amount.value) return 'right';
  return isMore ? 'unknown' : 'wrong';
}
