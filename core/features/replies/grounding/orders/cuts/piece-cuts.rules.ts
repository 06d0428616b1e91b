import type { Place } from '../amount-places.rules.js';
import { levelsIn } from '../level-prices.rules.js';
import { isPerPiece } from '../list-lines.rules.js';
import { withoutAmounts } from '../order-lines.rules.js';
import type { Verdict } from '../order-talk.js';
import type { PriceBook } from '../price-book.rules.js';
import type { PieceCut, Priced } from '../priced.rules.js';
import { countsIn } from '../quantities.rules.js';

const takesOff = /(?:^|[^\p{L}])(?:potong|potongan|dipotong|diskon|disc|turun|kurang|lebih murah)(?:nya)? ?(?:harga )?(?:rp)?\.? ?$/iu;
const countsMax = 6;

/**
 * The discount that an answer states per piece, or on all goods for a level of buyers: "reseller khimar potong 25rb". Right
 * when the owner gives the same discount on the named things, `unknown` when the owner's texts have no such discounts.
 */
export function cutVerdict(
  { amount: { value }, before, behind, sentence }: Pick<Place, 'amount' | 'before' | 'behind' | 'sentence'>,
  { book, things, lead }: { readonly book: PriceBook; readonly things: readonly Priced[]; readonly lead: string },
): Verdict {
  if (book.cuts.length === 0 || !takesOff.test(before)) return 'unknown';
  const levels = levelsIn(sentence);
  const ofLevel = levels.length === 0 ? book.cuts : book.cuts.filter(({ level }) => level === null || levels.includes(level));
  if (ofLevel.length === 0 || (levels.length === 0 && !isPerPiece(behind))) return 'unknown';
  const goods = things.filter(({ isFee }) => !isFee);
  const meant = ofLevel.filter(({ of }) => goods.length === 0 || of.length === 0 || goods.some((one) => of.includes(one)));
  if (isPerPiece(behind)) return meant.some(({ idr }) => idr === value) && isDue(meant, value, { sentence, lead }) ? 'right' : 'wrong';
  const counts = [1, ...countsIn(withoutAmounts(`${sentence} ${lead}`)).slice(0, countsMax)];
  return meant.some(({ idr }) => counts.some((count) => idr * count === value)) ? 'right' : 'wrong';
}

/**
 * True when the number of pieces is high enough for the discount. False for "300 lembar potong 200 per lembar" when
 * the discount applies from 500 on. The number is in the sentence, or else in the lead's message.
 */
function isDue(
  cuts: readonly PieceCut[],
  value: number,
  { sentence, lead }: { readonly sentence: string; readonly lead: string },
): boolean {
  const plain = cuts.filter(({ level }) => level === null);
  if (!plain.some(({ idr }) => idr === value)) return true;
  const stated = [sentence, lead]
    .map((text) => countsIn(withoutAmounts(text)).filter((count) => count > 1))
    .find((some) => some.length > 0);
  if (stated === undefined) return true;
  return stated.some((count) => {
    const due = plain.reduce<PieceCut | null>((best, one) => (one.from <= count && one.from >= (best?.from ?? 0) ? one : best), null);
    return due?.idr === value;
  });
}
