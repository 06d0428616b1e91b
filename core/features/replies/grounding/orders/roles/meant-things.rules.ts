import { placeNamesIn } from '../../facts/place-names.js';
import { nameWords, weightOf } from '../name-words.rules.js';
import type { PriceBook } from '../price-book.rules.js';
import { eachAt, pricesOf, preferred, type Priced } from '../priced.rules.js';
import { isPlainOf } from '../prices/qualifiers.rules.js';
import { countedUnits, sizeUnits, timeUnits, unitsBehind } from '../prices/units.rules.js';
import { withoutAmounts } from '../order-lines.rules.js';

/** The text around an amount. */
interface Around {
  readonly before: string;
  readonly behind: string;
}

const forWhom =
  /(?<!\p{L})(?:untuk|utk|buat|khusus)[ ]((?:[\p{L}\d]{2,20}[ ]?){1,3})(?:jadi|jadinya|cuma|hanya|itu|kak|harganya|kena)?[ ]*(?:rp\.?[ ]*)?$/iu;
/**
 * Maximum distance in entries between a thing and the price of the same thing for other customers: "kecoa rumah
 * tinggal 350rb, kafe 500rb".
 */
const linesBehind = [1, 2, 3];

/**
 * The thing after "untuk" that the owner lists directly after the named one: "Tikus untuk gudang" when the owner
 * writes "tikus 600rb, gudang 1,2jt".
 */
export function addressed(before: string, named: readonly Priced[], book: PriceBook): readonly Priced[] {
  const [, whom] = forWhom.exec(before) ?? [];
  if (whom === undefined) return named;
  const words = nameWords(whom).filter((word) => weightOf(word) === 100);
  if (words.length === 0) return named;
  const isNamed = new Set(named);
  const places = new Set(book.entries.flatMap((one, at) => (isNamed.has(one) ? [at] : [])));
  const isRightBehind = (at: number): boolean => linesBehind.some((lines) => places.has(at - lines));
  const known = words.map((word) => ({ word, by: named.filter((one) => one.words.has(word)) }));
  const others = book.entries.filter(
    (one, at) => !one.isFee && isRightBehind(at) && known.some(({ word, by }) => one.words.has(word) && by.every((other) => other === one)),
  );
  return others.length === 1 ? others : named;
}

/** The things that are sold by the unit of an amount, "9.500 per kg" or "5 kg x 9.500", when others of the name are not. */
export function soldBy(things: readonly Priced[], { before, behind }: Around): readonly Priced[] {
  if (things.length < 2) return things;
  const [unit] = unitsBehind(behind);
  const last = countedUnits(withoutAmounts(before)).at(-1)?.unit ?? '';
  const own = unit ?? last;
  // "stroller 85rb/minggu, 200rb/bulan" are rates of one thing
  const isOneThing = new Set(things.map(({ words }) => [...words].join(' '))).size === 1;
  if (own === '' || (timeUnits.has(own) && !isOneThing)) return things;
  return preferred(things, ({ units }) => units.includes(own));
}

/**
 * True for a price per unit in a calculation without a name: "4 sak x 335.000" when some thing is sold by the "sak"
 * at that price.
 */
export function isPriceOfUnit(entries: readonly Priced[], { value, before }: { readonly value: number; readonly before: string }): boolean {
  const last = countedUnits(withoutAmounts(before)).at(-1);
  if (last === undefined || last.unit === '' || sizeUnits.has(last.unit)) return false;
  return entries.some((one) => !one.isFee && one.units.includes(last.unit) && eachAt(one, last.count) === value);
}

/** Maximum number of things, and of entries with the same price, that are compared with each other. */
const comparedMax = 100;

/** True for a discount that has a condition: 25.000 of "aki 235.000, tukar tambah -25.000". */
export function isReductionOf(entries: readonly Priced[], things: readonly Priced[], value: number): boolean {
  const plains = Map.groupBy(entries, ({ each }) => each[0]!.idr);
  return things.slice(0, comparedMax).some((one) => {
    const full = plains.get(one.each[0]!.idr + value) ?? [];
    return full.slice(0, comparedMax).some((plain) => isPlainOf(plain, one));
  });
}

/**
 * True for the fee of a place that the text does not name: "survey Gresik 50.000" when that is the fee for Sidoarjo.
 */
export function isOfOtherZone(
  entries: readonly Priced[],
  things: readonly Priced[],
  { value, words }: { readonly value: number; readonly words: readonly string[] },
): boolean {
  if (!things.every(isZone) || things.length === 0) return false;
  const given = new Set(words);
  const others = entries.filter((one) => pricesOf(one).includes(value));
  return others.length > 0 && others.every((one) => isZone(one) && !things.includes(one) && !placesOf(one).some((word) => given.has(word)));
}

function isZone(entry: Priced): boolean {
  return entry.isFee && placesOf(entry).length > 0;
}

function placesOf({ words }: Priced): string[] {
  return [...words].filter((word) => placeNamesIn(`ke ${word}`).length > 0);
}
