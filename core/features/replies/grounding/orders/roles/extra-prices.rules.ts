import { isKindWord } from '../name-words.rules.js';
import { isPerPiece } from '../list-lines.rules.js';
import type { PriceBook } from '../price-book.rules.js';
import { pricesOf, type Priced } from '../priced.rules.js';

interface Named {
  /** The words that name the amount's thing, and the text before the amount. */
  readonly words: readonly string[];
  readonly before: string;
}

/** "Pantofel size 45" when "45 ke atas +25.000": the price of the thing alone, and with the surcharge; null without one. */
export function pricesWithExtra(
  book: PriceBook,
  things: readonly Priced[],
  { words, before }: Named,
): { plain: number; whole: number }[] | null {
  const [extra] = things;
  if (!extra?.isExtra || things.length > 1 || /(?<!\p{L})(?:tambah|nambah|plus|tambahan)(?!\p{L})|\+/iu.test(before)) return null;
  const base = book.bestFor(
    words.filter((word) => !isKindWord(word)),
    'goods',
  );
  if (base.some(({ isFee }) => isFee)) return null;
  return base.flatMap((one) => pricesOf(one).map((plain) => ({ plain, whole: plain + extra.each[0]!.idr })));
}

const adds = /(?<!\p{L})(?:tambah|nambah|ditambah)(?:nya|annya|an)?(?!\p{L})/iu;
/** "Laminasi tambah 100.000" for as many sheets as the lead orders. */
export const addsPrice = new RegExp(String.raw`${adds.source}|\+`, 'iu');

interface ForMany {
  readonly before: string;
  readonly behind: string;
  readonly sentence: string;
}

/** "Nambah 2.000 untuk 50 lembar" when the owner asks 2.000 for each sheet. */
export function isForOneOnly(things: readonly Priced[], { before, behind, sentence }: ForMany): boolean {
  // "tambah 2rb x 50" and "+ sablon 2.500 = 22.000/pcs" are parts of a calculation
  if (!adds.test(before) || isPerPiece(behind) || /^[ ]?[x×*=@]/u.test(behind) || /[x×*@][ ]?(?:rp\.?[ ]?)?$/iu.test(before)) return false;
  return things.length > 0 && things.every(({ unit }) => unit !== '' && countsOf(sentence, unit).some((count) => count > 1));
}

function countsOf(sentence: string, unit: string): number[] {
  return [...sentence.matchAll(/(?<![\d.,])(\d{1,4})[ ]?(\p{L}{2,15})/giu)]
    .filter(([, , written]) => written!.toLowerCase() === unit)
    .map(([, digits]) => Number(digits));
}
