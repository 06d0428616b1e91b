import { isKindWord, nameWords, weightOf } from '../name-words.rules.js';
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

const mayLackExtra = /(?<!\p{L})(?:belum|blm|tanpa|di ?luar|selain|tambah|nambah|ditambah|tambahan|plus|tidak|gratis|free)(?!\p{L})|\+/iu;

interface Said {
  readonly value: number;
  readonly before: string;
  /** The quantities before the amount. */
  readonly counts: readonly number[];
}

/** "Bolu dengan ucapan jadi 47.000" when the bolu alone costs that much, and the owner asks 12.000 for words on it. */
export function lacksExtra(book: PriceBook, { value, before, counts }: Said): boolean {
  if (mayLackExtra.test(before)) return false;
  const words = nameWords(before);
  const given = new Set(words);
  const named = book.extrasFor(words, []).filter((one) => isNamedFirst(one, given));
  if (named.length === 0) return false;
  const ofExtras = new Set(named.flatMap((one) => [...one.words]));
  const things = book.bestFor(
    words.filter((word) => !ofExtras.has(word)),
    'goods',
  );
  if (things.length === 0 || things.some((one) => one.isFee || [...one.words].some((word) => ofExtras.has(word) && weightOf(word) > 0)))
    return false;
  // "isi freon tambah 150rb, full 275rb": the second price is none that the first one is added to
  const extras = named.filter((one) => things.some((thing) => book.entries.indexOf(thing) < book.entries.indexOf(one)));
  if (extras.length === 0) return false;
  const times = [1, ...counts];
  const sums = things.flatMap((one) => times.flatMap((count) => pricesOf(one).map((idr) => ({ idr: idr * count, count }))));
  const isWhole = sums.some(({ idr, count }) => extras.some((one) => [1, count].some((often) => idr + one.each[0]!.idr * often === value)));
  return !isWhole && sums.some(({ idr }) => idr === value);
}

/** True when the first telling word of a surcharge is given: "ucapan" of "ucapan di atas kue". */
function isNamedFirst({ words }: Priced, given: ReadonlySet<string>): boolean {
  const first = [...words].find((word) => !isKindWord(word)) ?? [...words].find((word) => weightOf(word) > 0);
  return first !== undefined && given.has(first);
}

/** "XXL tambah 10.000" when that is the surcharge for another size: true for the price of another surcharge only. */
export function isOfOtherExtra(book: PriceBook, things: readonly Priced[], { value, counts }: Omit<Said, 'before'>): boolean {
  if (things.length === 0 || !things.every(({ isExtra }) => isExtra)) return false;
  const own = things.flatMap((one) => [1, ...counts].map((count) => one.each[0]!.idr * count));
  return !own.includes(value) && book.entries.some((one) => one.isExtra && !things.includes(one) && one.each[0]!.idr === value);
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
