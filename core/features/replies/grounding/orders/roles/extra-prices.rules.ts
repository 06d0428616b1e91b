import { placeNamesIn } from '../../facts/place-names.js';
import { isKindWord, nameWords, weightOf } from '../name-words.rules.js';
import { isFactor } from '../amount-places.rules.js';
import { isPerPiece } from '../list-lines.rules.js';
import { withoutAmounts } from '../order-lines.rules.js';
import { feeWords } from '../order-words.js';
import type { PriceBook } from '../price-book.rules.js';
import { pricesOf, type Priced } from '../priced.rules.js';
import { isLook, isTime } from '../prices/qualifiers.rules.js';
import { countedUnits } from '../prices/units.rules.js';

interface Named {
  /** The words that name the amount's thing, and the text before the amount. */
  readonly words: readonly string[];
  readonly before: string;
}

/**
 * The price of a thing alone (`plain`) and with the surcharge (`whole`): for "Pantofel size 45" when the owner writes
 * "45 ke atas +25.000". Null without a surcharge.
 */
export function pricesWithExtra(
  book: PriceBook,
  things: readonly Priced[],
  { words, before }: Named,
): { plain: number; whole: number }[] | null {
  const [extra] = things;
  if (!extra?.isExtra || things.length > 1 || /(?<!\p{L})(?:tambah|nambah|plus|tambahan)(?!\p{L})|\+/iu.test(before)) return null;
  // in "isi freon tambah 150rb, full 275rb", the surcharge does not apply to the price after it
  const earlier = new Set(book.entries.slice(0, book.entries.indexOf(extra)));
  const base = book.goodsFor(words.filter((word) => !isKindWord(word))).filter((one) => earlier.has(one));
  if (base.length === 0) return null;
  // the surcharge may be for each unit: "tumpeng 10 orang" with 3.000 for each person
  const [count = 1] = countedUnits(before).flatMap((one) => (extra.units.includes(one.unit) ? [one.count] : []));
  return base.flatMap((one) => pricesOf(one).map((plain) => ({ plain, whole: plain + extra.each[0]!.idr * count })));
}

const mayLackExtra = /(?<!\p{L})(?:belum|blm|tanpa|di ?luar|selain|tambah|nambah|ditambah|tambahan|tidak|gratis|free)(?!\p{L})|\+/iu;

interface Said {
  readonly value: number;
  readonly before: string;
  /** The quantities before the amount. */
  readonly counts: readonly number[];
  /** Totals of the ordered goods without any charge. */
  readonly plain?: () => Iterable<number>;
}

/**
 * True for a price that lacks a named surcharge: "Bolu dengan ucapan jadi 47.000" when the cake alone costs 47.000,
 * and the owner charges 12.000 for words on it.
 */
export function lacksExtra(book: PriceBook, { value, before, counts, plain = () => [] }: Said): boolean {
  if (mayLackExtra.test(before)) return false;
  const words = nameWords(before);
  const given = new Set(words);
  if (isWithoutOwnExtra(book, given, { value, counts })) return true;
  const named = [
    ...book.extrasFor(words, []).filter((one) => isNamedFirst(one, given) || (!one.words.has('luar') && isNamedAlone(one, given, book))),
    ...book.extrasOutside(placeNamesIn(before)),
  ];
  if (named.length === 0) return false;
  const ofExtras = new Set(named.flatMap((one) => [...one.words]));
  const things = book.bestFor(
    words.filter((word) => !ofExtras.has(word)),
    'goods',
  );
  if (things.length === 0 || things.some((one) => one.isFee || [...one.words].some((word) => ofExtras.has(word) && weightOf(word) > 0)))
    return false;
  // "isi freon tambah 150rb, full 275rb": the first amount is not added to the second price
  const start = Math.min(...things.map((thing) => book.entries.indexOf(thing)));
  const extras = named.filter((one) => one.isForAll === true || book.entries.indexOf(one) > start);
  if (extras.length === 0) return false;
  const times = [1, ...counts];
  const ofGoods = [...plain()].flatMap((idr) => times.map((count) => ({ idr, count })));
  const sums = [
    ...things.flatMap((one) => times.flatMap((count) => pricesOf(one).map((idr) => ({ idr: idr * count, count })))),
    ...ofGoods,
  ];
  const isWhole = sums.some(({ idr, count }) => extras.some((one) => [1, count].some((often) => idr + one.each[0]!.idr * often === value)));
  return !isWhole && sums.some(({ idr }) => idr === value);
}

/**
 * True for a price that lacks the surcharge in the thing's own line: "Cat rambut panjang 180.000" when the owner
 * writes "cat rambut 180rb (rambut panjang +70rb)".
 */
function isWithoutOwnExtra(book: PriceBook, given: ReadonlySet<string>, { value, counts }: Pick<Said, 'value' | 'counts'>): boolean {
  let last: Priced | null = null;
  for (const entry of book.entries) {
    if (!entry.isFee) last = entry;
    if (!entry.isExtra || last === null) continue;
    const own = [...entry.words].filter((word) => !last!.words.has(word));
    const isShared = own.length < entry.words.size;
    if (!isShared || own.length === 0 || ![...own, ...last.words].every((word) => given.has(word))) continue;
    const [plain, extra] = [last.each[0]!.idr, entry.each[0]!.idr];
    if ([1, ...counts].some((count) => plain * count === value) && ![1, ...counts].some((count) => (plain + extra) * count === value))
      return true;
  }
  return false;
}

/**
 * True when the first distinctive word of a surcharge is given, "ucapan" of "ucapan di atas kue", or all its other
 * words: "anti gores" of "pasang anti gores".
 */
function isNamedFirst({ words }: Priced, given: ReadonlySet<string>): boolean {
  // a surcharge for a time: "malam di atas jam 10 +75rb"
  const [time] = words;
  if (time !== undefined && isTime(time)) return given.has(time) && isLateEnough(words, given);
  const first = [...words].find((word) => !isKindWord(word)) ?? [...words].find((word) => weightOf(word) > 0);
  if (first === undefined) return false;
  const others = [...words].filter((word) => word !== first && weightOf(word) === 100);
  return given.has(first) || (feeWords.test(first) && others.length > 0 && others.every((word) => given.has(word)));
}

const nightEnds = 6;

/**
 * True when the named hour is late enough for the surcharge. False for "jam 9 malam" when the surcharge applies after
 * ten.
 */
function isLateEnough(words: ReadonlySet<string>, given: ReadonlySet<string>): boolean {
  const [from, hour] = [words, given].map((some) => {
    const all = [...some];
    const at = all.indexOf('jam');
    return at < 0 ? NaN : Number(all[at + 1]);
  });
  return Number.isNaN(from) || Number.isNaN(hour) || hour! >= from! || hour! < nightEnds;
}

/**
 * True when the words contain a word of the surcharge that no good has in its name: "stiker" of "dus pakai
 * nama/stiker +500".
 */
function isNamedAlone({ words }: Priced, given: ReadonlySet<string>, book: PriceBook): boolean {
  return [...words].some((word) => weightOf(word) === 100 && given.has(word) && !book.has(word) && !isLook(word));
}

/** True for "XXL tambah 10.000" when 10.000 is the surcharge for another size and not for XXL. */
export function isOfOtherExtra(book: PriceBook, things: readonly Priced[], { value, counts }: Omit<Said, 'before'>): boolean {
  if (things.length === 0 || !things.every(({ isExtra }) => isExtra)) return false;
  const own = things.flatMap((one) => [1, ...counts].map((count) => one.each[0]!.idr * count));
  return !own.includes(value) && book.entries.some((one) => one.isExtra && !things.includes(one) && one.each[0]!.idr === value);
}

/** True for the owner's surcharge at a time: "Jam 10 malam ada tambahan 100.000". */
export function isExtraOfTime(book: PriceBook, value: number, words: readonly string[]): boolean {
  return book.entries.some((one) => one.isExtra && one.each[0]!.idr === value && words.some((word) => isTime(word) && one.words.has(word)));
}

/**
 * True for a surcharge times a number of units: "Tambah 2 orang 70.000" when the owner charges 35.000 per person.
 * Also true for one unit's surcharge in "lebih 5 km x 6.000".
 */
export function isExtraByUnit(book: PriceBook, value: number, before: string): boolean {
  const last = countedUnits(withoutAmounts(before)).at(-1);
  if (last === undefined || last.unit === '') return false;
  const isEach = isFactor(before);
  if (!isEach && !addsPrice.test(before)) return false;
  return book.entries.some((one) => one.isFee && one.units.includes(last.unit) && one.each[0]!.idr * (isEach ? 1 : last.count) === value);
}

const adds = /(?<!\p{L})(?:tambah|nambah|ditambah)(?:nya|annya|an)?(?!\p{L})/iu;
/** Words or a sign before a surcharge: "Laminasi tambah 100.000" may be the surcharge for all ordered sheets. */
export const addsPrice = new RegExp(String.raw`${adds.source}|\+`, 'iu');

interface ForMany {
  readonly before: string;
  readonly behind: string;
  readonly sentence: string;
}

/**
 * True for the surcharge of one piece that is stated for several: "Nambah 2.000 untuk 50 lembar" when the owner
 * charges 2.000 for each sheet.
 */
export function isForOneOnly(things: readonly Priced[], { before, behind, sentence }: ForMany): boolean {
  // "tambah 2rb x 50" and "+ sablon 2.500 = 22.000/pcs" are parts of a calculation
  if (!adds.test(before) || isPerPiece(behind) || /^[ ]?[x×*=@]/u.test(behind) || isFactor(before)) return false;
  return things.length > 0 && things.every(({ unit }) => unit !== '' && countsOf(sentence, unit).some((count) => count > 1));
}

function countsOf(sentence: string, unit: string): number[] {
  return [...sentence.matchAll(/(?<![\d.,])(\d{1,4})[ ]?(\p{L}{2,15})/giu)]
    .filter(([, , written]) => written!.toLowerCase() === unit)
    .map(([, digits]) => Number(digits));
}
