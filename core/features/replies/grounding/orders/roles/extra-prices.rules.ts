import { isKindWord } from '../name-words.rules.js';
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
