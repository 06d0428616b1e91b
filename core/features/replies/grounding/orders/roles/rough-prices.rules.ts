import { below, findAmounts } from '../../amounts.rules.js';
import { lastClause, type Place } from '../amount-places.rules.js';
import { namesLevel } from '../level-prices.rules.js';
import { isPerPiece } from '../list-lines.rules.js';
import type { Verdict } from '../order-talk.js';
import { feeWords } from '../price-book.rules.js';
import { derived, deposits, shippingWords } from '../order-words.js';
import { sharesOf, totals } from '../order-sums.rules.js';
import { eachAt, pricesOf, totalsAt, type Priced } from '../priced.rules.js';
import { quantitiesOf } from '../quantities.rules.js';
import { withoutAmounts } from '../order-lines.rules.js';

/** How far "sekitar 100rb" and "seratusan" may be from the price, and "hampir 100rb" above it. */
const nearShare = 0.1;
const belowShare = 0.15;
const moreOrLess = /(?<!\p{L})kurang lebih(?!\p{L})/giu;
const countsMax = 6;

interface Rough {
  readonly place: Place;
  /** The goods that the words before the amount name. */
  readonly things: readonly Priced[];
  /** The lead's last message. */
  readonly lead: string;
}

/**
 * A rounded price is right near one of the named thing, for one piece or for a quantity that the texts name: "tiga
 * ratusan" is wrong for a dress of 189rb, and for one of 350rb unless the exact price is beside it. Fees, totals and
 * differences are left to the other checks.
 */
export function roughVerdict({ place, things, lead }: Rough): Verdict {
  const {
    amount: { value: said },
    before,
    behind,
    sentence,
  } = place;
  const clause = lastClause(before).replaceAll(moreOrLess, ' ');
  if (things.length === 0 || things.some(({ isFee }) => isFee)) return 'unknown';
  if ([totals, derived, deposits, shippingWords, feeWords].some((role) => role.test(clause))) return 'unknown';
  const inNames = new Set(things.flatMap(({ words }) => [...words]));
  // "Redmi 9" counts nothing
  const countsOf = (text: string): number[] =>
    quantitiesOf(text).flatMap(({ isCount, hasUnit, count, digits }) => (isCount && (hasUnit || !inNames.has(digits)) ? [count] : []));
  const counts = [sentence, lead].flatMap((text) => countsOf(withoutAmounts(text))).slice(0, countsMax);
  // "12 pcs enam puluhan" is not the price from 50 pieces on
  const isMany = counts.some((count) => count > 1);
  // "2 gamis dua ratusan" names the price of both
  const isOfAll = countsOf(before).some((count) => count > 1) && !isPerPiece(behind);
  const isLevel = namesLevel(`${sentence} ${lead}`);
  const prices = things.flatMap((one) => [
    ...(isOfAll ? [] : isMany ? counts.map((count) => eachAt(one, count)) : isLevel ? pricesOf(one) : [one.each[0]!.idr]),
    ...(one.apartIdr === null ? [] : [one.apartIdr]),
    ...counts.flatMap((count) => totalsAt(one, count)),
    ...(isPerPiece(behind) ? sharesOf(one) : []),
  ]);
  if (below.test(before)) return prices.some((idr) => idr <= said && said - idr <= said * belowShare) ? 'right' : 'wrong';
  const beside = new Set(findAmounts(sentence).flatMap(({ value, isRough }) => (isRough ? [] : [value])));
  const isNear = (idr: number): boolean => Math.abs(idr - said) <= said * nearShare || (beside.has(idr) && isRoundedTo(said, idr));
  return prices.some(isNear) ? 'right' : 'wrong';
}

/** "Dua jutaan, tepatnya 2.300.000" */
function isRoundedTo(said: number, exact: number): boolean {
  let step = 10;
  while (said % step === 0) step *= 10;
  return exact >= said && exact < said + step / 10;
}
