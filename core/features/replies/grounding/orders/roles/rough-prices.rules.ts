import { below, findAmounts } from '../../amounts.rules.js';
import { lastClause, type Place } from '../amount-places.rules.js';
import { namesLevel } from '../level-prices.rules.js';
import { isPerPiece } from '../list-lines.rules.js';
import type { Verdict } from '../order-talk.js';
import { deposits, derived, feeWords, shippingWords } from '../order-words.js';
import { sharesOf, totals } from '../order-sums.rules.js';
import { eachAt, pricesOf, totalsAt, type Priced } from '../priced.rules.js';
import { quantitiesOf } from '../quantities.rules.js';
import { withoutAmounts } from '../order-lines.rules.js';

/**
 * Maximum relative difference between "sekitar 100rb" and the price. `belowShare` is the maximum by which "hampir
 * 100rb" may exceed the price.
 */
const nearShare = 0.1;
const belowShare = 0.15;
/** Maximum share by which "dua ratusan" may exceed the price: people say it for 195rb, too. */
const littleShare = 0.025;
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
 * The verdict on a rounded price, for one piece or for a quantity that the texts name. For a dress of 245rb, "dua
 * ratusan" and "sekitar 250rb" are right. "tiga ratusan" is wrong for 245rb and for 189rb. Fees, totals and
 * differences are left to the other checks.
 */
export function roughVerdict({ place, things, lead }: Rough): Verdict {
  const {
    amount: { value: said },
    words,
    before,
    behind,
    sentence,
  } = place;
  const clause = lastClause(before).replaceAll(moreOrLess, ' ');
  if (things.length === 0 || things.some(({ isFee }) => isFee)) return 'unknown';
  if ([totals, derived, deposits, shippingWords, feeWords].some((role) => role.test(clause))) return 'unknown';
  const inNames = new Set(things.flatMap(({ words }) => [...words]));
  // "Redmi 9" contains no quantity
  const countsOf = (text: string): number[] =>
    quantitiesOf(text).flatMap(({ isCount, hasUnit, count, digits }) => (isCount && (hasUnit || !inNames.has(digits)) ? [count] : []));
  const counts = [sentence, lead].flatMap((text) => countsOf(withoutAmounts(text))).slice(0, countsMax);
  // With a quantity, only the price for that quantity counts: "12 pcs enam puluhan" is not compared with the price
  // from 50 pieces on.
  const isMany = counts.some((count) => count > 1);
  // in "2 gamis dua ratusan", the amount is the price of both
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
  const isCut = cutOff.test(words);
  const isNear = (idr: number): boolean =>
    (isCut ? isCutTo(said, idr) : Math.abs(idr - said) <= said * nearShare) ||
    (beside.has(idr) && idr >= said && idr < said + stepOf(said));
  return prices.some(isNear) ? 'right' : 'wrong';
}

interface Bounded {
  readonly value: number;
  readonly before: string;
  readonly sentence: string;
}

const higher = /(?<!\p{L})(?:di ?atas|lebih dari)[ ]{0,2}(?:rp\.?[ ]?)?$/iu;
const lower = /(?<!\p{L})(?:di ?bawah|kurang dari)[ ]{0,2}(?:rp\.?[ ]?)?$/iu;
/** Words of a condition, which states no price: "Belanja di atas 200rb gratis ongkir". */
const conditions =
  /(?<!\p{L})(?:belanja|belanjaan|pembelian|beli|pesan|pesanan|order|transaksi|minimal|min|total|totalnya|kalau|kalo|jika|bila|khusus|gratis|free|diskon|potongan|promo|voucher|ongkir|dp|budget|bajet)(?!\p{L})/iu;

/**
 * The verdict on a bound of a price. For a dress of 245rb, "Gamis Laras di atas 200rb" and "di bawah 250rb" are
 * right. `unknown` for other statements.
 */
export function boundVerdict({ value, before, sentence }: Bounded, things: readonly Priced[]): Verdict {
  const isHigher = higher.test(before);
  if ((!isHigher && !lower.test(before)) || things.length === 0 || things.some(({ isFee }) => isFee)) return 'unknown';
  const inNames = new Set(things.flatMap(({ words }) => [...words]));
  // "Khimar Bila" is the name of a product, although "bila" also means "if"
  const words = (sentence.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !inNames.has(word));
  if (conditions.test(words.join(' '))) return 'unknown';
  const prices = things.flatMap(pricesOf);
  return prices.some((idr) => (isHigher ? idr > value : idr < value)) ? 'right' : 'wrong';
}

/**
 * The suffix of a rounded number: "Dua ratusan ribu", "200-an", "180 ribuan". The end of "delapan" in "delapan puluh
 * ribu" is not such a suffix.
 */
const cutOff = /(?<!delap|sembil|sewid)an(?!\p{L})/iu;

/**
 * True when a rounded number is the exact one without its lower digits: "dua ratusan" means 200 to 299, "lima puluhan
 * ribu" means 50 to 59. "Seratusan" and "sejutaan" mean only slightly more, and not nearly twice as much.
 */
function isCutTo(said: number, exact: number): boolean {
  const step = stepOf(said);
  const end = said + Math.max(said === step ? step / 2 : step, said * littleShare);
  return exact >= said * (1 - littleShare) && exact < end;
}

/** The last digit that a rounded number states: 100.000 in 200.000, 10.000 in 180.000. */
function stepOf(said: number): number {
  let step = 1;
  while (step * 10 <= said && said % (step * 10) === 0) step *= 10;
  return step;
}
