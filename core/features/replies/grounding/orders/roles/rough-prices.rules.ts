import { roughly } from '../../amounts.rules.js';
import { lastClause, type Place } from '../amount-places.rules.js';
import { feeWords } from '../price-book.rules.js';
import { derived, deposits, shippingWords } from '../order-words.js';
import { totals } from '../order-sums.rules.js';
import { pricesOf, totalsAt, type Priced } from '../priced.rules.js';
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
 * True for a rounded price that is none of the named thing, for one piece or for a quantity that the texts name: "tiga
 * ratusan" for a dress of 189rb. Fees, totals and differences are left to the other checks.
 */
export function isFarFromPrice({ place, things, written, lead }: Rough): boolean {
  const { amount, before, sentence } = place;
  const clause = lastClause(before);
  if (things.length === 0 || things.some(({ isFee }) => isFee)) return false;
  if ([totals, derived, deposits, shippingWords, feeWords].some((role) => role.test(clause))) return false;
  const isNear = roughly.test(before) && !/an$/iu.test(written);
  const counts = [sentence, lead].flatMap((text) => countsIn(withoutAmounts(text))).slice(0, countsMax);
  const prices = things.flatMap((one) => [
    ...pricesOf(one),
    ...(one.apartIdr === null ? [] : [one.apartIdr]),
    ...counts.flatMap((count) => totalsAt(one, count)),
  ]);
  return !prices.some((idr) => isRoundedTo(amount.value, idr, isNear));
}

/** "70 ribuan" may mean 75.000; "sekitar 70rb" ends near it. */
function isRoundedTo(said: number, exact: number, isNear: boolean): boolean {
  if (Math.abs(exact - said) <= said * nearShare) return true;
  if (isNear) return false;
  let step = 10;
  while (said % step === 0) step *= 10;
  return exact >= said && exact < said + step / 10;
}
