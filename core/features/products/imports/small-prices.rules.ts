import { formatRupiah } from '#contracts/values/selling/money';
import { dearMinIdr, isDear } from './dear-goods.rules.js';
import { correctInFile, usualFactor, type Doubt } from '../import-money.rules.js';

/** Prices below this may lack their thousands: "2.599" for 2.599.000. */
const lowIdr = 10_000;
/** The owner is asked about every price below this, whatever the other prices of the list are. */
const smallIdr = 1_000;
/** Price steps that shops use below {@link lowIdr}: a price between two steps is unusual. */
const stepIdr = 25;
/** Smallest step of prices in Rupiah, because no shop asks for single Rupiah. */
const wholeStepIdr = 10;
/**
 * Prices of sachets below 1.000 are multiples of this. Prices of furniture and phones that are written in thousands
 * often are not.
 */
const sachetStepIdr = 100;
/** Prices of sweets from 1.000 on are multiples of this. */
const sweetsStepIdr = 500;

/** The meaning of prices below 10.000, derived from the prices of a list. */
export interface SmallPrices {
  /** True for a price that may be in thousands. */
  readonly isDoubtful: (priceIdr: number) => boolean;
}

/** A product of the list and the price that is written after it. */
interface Written {
  readonly name: string;
  readonly prices: readonly number[];
}

/**
 * Finds prices that are probably in thousands, such as "Samsung A15 2.599" and "Kursi 1.250" beside "Meja 850".
 * @param written the products of the list whose prices are written without "rb" or "jt"
 */
export function smallPricesOf(written: readonly Written[]): SmallPrices {
  const prices = written.flatMap((one) => one.prices);
  if (isOfDearGoods(written)) return { isDoubtful: (price) => price >= smallIdr && price < dearMinIdr };
  const small = prices.filter((price) => price > 0 && price < smallIdr);
  const low = prices.filter((price) => price >= smallIdr && price < lowIdr);
  const high = prices.filter((price) => price >= lowIdr);
  const isOff = (step: number) => (price: number) => price % step !== 0;
  // Unusual prices are normal in the list of a grocer. Its low prices are in Rupiah: times a thousand, they would be
  // far above the other prices.
  const middle = high.toSorted((one, other) => one - other)[Math.floor(high.length / 2)] ?? 0;
  const isInRupiah = high.length >= Math.max(2, low.length) && low.every((price) => 1_000 * price > usualFactor * middle);
  if (isInRupiah) return { isDoubtful: () => false };
  const odd = low.filter(isOff(stepIdr)).length;
  const isBesideSmall =
    small.length > 0 &&
    (small.some(isOff(sachetStepIdr)) || low.some(isOff(sweetsStepIdr))) &&
    (high.length === 0 || 3 * small.length >= prices.length);
  const isOfThousands = isBesideSmall || (odd >= 2 && 2 * odd >= low.length);
  const isDoubtful = isOfThousands ? () => true : isOff(odd >= 2 ? stepIdr : wholeStepIdr);
  return { isDoubtful: (price) => price >= smallIdr && price < lowIdr && isDoubtful(price) };
}

/**
 * True when at least half of the list are phones, sofas or other expensive goods that would cost less than a meal.
 */
function isOfDearGoods(written: readonly Written[]): boolean {
  const cheap = written.filter(({ name, prices: [first = 0] }) => first > 0 && first < dearMinIdr && isDear(name));
  return cheap.length >= 2 && 2 * cheap.length >= written.length;
}

/**
 * The doubt about a row with a price that may be in thousands. The first price is the row's own, the others belong to
 * variants.
 */
export function maybeThousands(prices: readonly (number | null)[], { isDoubtful }: SmallPrices): Doubt | null {
  const found = prices.find((price) => price !== null && isDoubtful(price));
  return found == null ? null : inThousandsOrNot(found, prices[0] === found);
}

/** Asks whether a price is meant as it is, or in thousands. */
export function inThousandsOrNot(priceIdr: number, endsByPrice: boolean): Doubt {
  const asked = `Apakah ${formatRupiah(priceIdr)} benar, atau maksudnya ${formatRupiah(1_000 * priceIdr)}?`;
  return { text: endsByPrice ? asked : `${asked} ${correctInFile}`, endsByPrice };
}
