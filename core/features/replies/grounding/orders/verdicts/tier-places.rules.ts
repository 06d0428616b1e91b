import type { Place } from '../amount-places.rules.js';
import { isPerPiece } from '../list-lines.rules.js';
import { withoutAmounts } from '../order-lines.rules.js';
import { eachAt, type Priced } from '../priced.rules.js';
import { countedUnits, sizeUnits, timeUnits } from '../prices/units.rules.js';

/** Words of an answer that lists prices for several quantities: "satuannya 165.000, mulai 5 pcs 155.000". */
const lists =
  /(?:^|[^\p{L}])(?:mulai|min|minimal|ke ?atas|atau lebih|normal|normalnya|biasa|biasanya|satuan|satuannya|ecer|eceran|dari|harusnya|sebelum)(?!\p{L})/iu;
const reducedLater =
  /(?:^|[^\p{L}])(?:potong|potongan|dipotong|diskon|disc|kurang|dikurangi|dikurang|hemat|minus|turun)(?:nya)?(?!\p{L})/iu;

interface Named {
  /** The things that the words before the amount name, or else those that the lead names. */
  readonly things: readonly Priced[];
  readonly lead: string;
}

/**
 * True for a price of each piece that the owner's list has for another number of pieces: "10 x 155.000" at 155.000 from 5 on and
 * 145.000 from 10 on.
 */
export function isOfOtherTier({ amount: { value }, behind, rest, sentence, times }: Place, { things, lead }: Named): boolean {
  const isEach = times > 1 || isPerPiece(behind);
  if (!isEach || things.length === 0 || lists.test(sentence) || reducedLater.test(rest)) return false;
  const counts = times > 1 ? [times] : ([sentence, lead].map((text) => piecesIn(text, things)).find((some) => some.length > 0) ?? []);
  if (counts.length !== 1) return false;
  return things.every((one) => {
    const each = one.each.filter(({ level, isOfPieces, isForMembers }) => !level && !isOfPieces && !isForMembers);
    return each.length > 1 && each.some(({ idr }) => idr === value) && eachAt({ each }, counts[0]!) !== value;
  });
}

/** Dimensions, which are no quantities: "keramik 40x40". */
const dimensions = /\d{1,4}[x×]\d{1,4}/giu;

function piecesIn(text: string, things: readonly Priced[]): number[] {
  const counted = countedUnits(withoutAmounts(text).replaceAll(dimensions, ' ')).filter(
    ({ count, unit, digits }) =>
      count > 1 && !timeUnits.has(unit) && !sizeUnits.has(unit) && !things.some(({ words }) => digits !== '' && isInName(digits, words)),
  );
  return [...new Set(counted.map(({ count }) => count))];
}

/** True for a number that belongs to a name: "60" of "granit 60" when the list has "granit 60x60". */
function isInName(digits: string, words: ReadonlySet<string>): boolean {
  return words.has(digits) || [...words].some((word) => word.split('x').includes(digits));
}
