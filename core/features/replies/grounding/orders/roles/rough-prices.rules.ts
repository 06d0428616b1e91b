import { roughly } from '../../amounts.rules.js';
import { lastClause, type Place } from '../amount-places.rules.js';
import { isPerPiece } from '../list-lines.rules.js';
import type { Verdict } from '../order-talk.js';
import { feeWords } from '../price-book.rules.js';
import { derived, deposits, shippingWords } from '../order-words.js';
import { totals } from '../order-sums.rules.js';
import { eachAt, pricesOf, totalsAt, type Priced } from '../priced.rules.js';
import { countsIn } from '../quantities.rules.js';
import { withoutAmounts } from '../order-lines.rules.js';

/** How far "sekitar 100rb" may be from the price. */
const nearShare = 0.1;
const countsMax = 6;

interface Rough {
  readonly place: Place;
  /** The goods that the words before the amount name. */
  readonly things: readonly Priced[];
  /** The amount as written. */
  readonly written: string;
  /** The lead's last message. */
  readonly lead: string;
}

/**
 * A rounded price is right near one of the named thing, for one piece or for a quantity that the texts name: "tiga
 * ratusan" is wrong for a dress of 189rb. Fees, totals and differences are left to the other checks.
 */
export function roughVerdict({ place, things, written, lead }: Rough): Verdict {
  const { amount, before, behind, sentence } = place;
  const clause = lastClause(before);
  if (things.length === 0 || things.some(({ isFee }) => isFee)) return 'unknown';
  if ([totals, derived, deposits, shippingWords, feeWords].some((role) => role.test(clause))) return 'unknown';
  const isNear = roughly.test(before) && !/an$/iu.test(written);
  const counts = [sentence, lead].flatMap((text) => countsIn(withoutAmounts(text))).slice(0, countsMax);
  // "12 pcs enam puluhan" is not the price from 50 pieces on
  const isMany = counts.some((count) => count > 1);
  // "2 gamis dua ratusan" names the price of both
  const isOfAll = countsIn(before).some((count) => count > 1) && !isPerPiece(behind);
  const prices = things.flatMap((one) => [
    ...(isOfAll ? [] : isMany ? counts.map((count) => eachAt(one, count)) : pricesOf(one)),
    ...(one.apartIdr === null ? [] : [one.apartIdr]),
    ...counts.flatMap((count) => totalsAt(one, count)),
  ]);
  return prices.some((idr) => isRoundedTo(amount.value, idr, isNear)) ? 'right' : 'wrong';
}

/** "70 ribuan" may mean 75.000; "sekitar 70rb" ends near it. */
function isRoundedTo(said: number, exact: number, isNear: boolean): boolean {
  if (Math.abs(exact - said) <= said * nearShare) return true;
  if (isNear) return false;
  let step = 10;
  while (said % step === 0) step *= 10;
  return exact >= said && exact < said + step / 10;
}
