import { placeNamesIn } from '../../facts/place-names.js';
import { isRoute } from '../forms/places.rules.js';
import { isKindWord, nameWords } from '../name-words.rules.js';
import type { Priced } from '../priced.rules.js';
import { isParcel } from './names-before.rules.js';
import { containers, timeUnits } from './units.rules.js';

/** "Kirim: Karawang gratis, Cikampek 100rb", "antar jemput stasiun gratis, bandara 100rb": prices of deliveries to several places. */
const deliveries =
  /^[^\p{L}\d]{0,4}(?:(?:biaya|ongkos|free|gratis)[ ])?((?:ongkir|kirim|pengiriman|delivery|antar[ -]jemput|jemput)(?!\p{L})|antar(?!\p{L})(?=[ ]?:|[^,\n]{0,60}(?:gratis|free)(?!\p{L})))/iu;
const free = new Set('gratis free area belanja belanjaan pembelian order pesanan transaksi'.split(' '));
const spending = /^[^\p{L}\d]{0,4}(?:min(?:imal)?|pembelian|belanja|order|pesanan|transaksi)(?!\p{L})/iu;
const freeDelivery = /(?<!\p{L})(?:gratis|free)[ ](?:ongkir|kirim|pengiriman|delivery|antar|jemput)(?!\p{L})/iu;
const placeWordsMax = 3;

/** The words that mark the prices of a line as prices of deliveries: "antar jemput"; empty for other lines. */
export function deliveryWordsOf(line: string): readonly string[] {
  // in "pembelian 500rb gratis antar Cirebon kota, kurang dari itu 15rb", the words of the delivery follow the
  // minimum
  const from = spending.test(line) ? Math.max(0, line.search(freeDelivery)) : 0;
  const [, words = ''] = deliveries.exec(line.slice(from)) ?? [];
  return nameWords(words);
}

interface Line {
  /** The result of {@link deliveryWordsOf} for the line. */
  readonly delivery: readonly string[];
  /** The line up to the amount. */
  readonly before: string;
  readonly isKnown: (word: string) => boolean;
}

/**
 * The name of a delivery's price: "kirim cikampek". "Kurang dari itu 50rb" after the minimum of a free delivery has
 * the place of that delivery. Empty for goods that are listed in such a line.
 */
export function deliveryName(own: readonly string[], { delivery, before, isKnown }: Line): readonly string[] {
  if (delivery.length === 0 || own.length > placeWordsMax + delivery.length || own.some(isKnown)) return [];
  const named =
    own.length > 0
      ? own
      : (before
          .split(/[,;](?!\d)/u)
          .map(nameWords)
          .findLast((words) => words.length > 0) ?? []);
  return [...new Set([...delivery, ...named.filter((word) => !free.has(word) && !/^\d/.test(word))])];
}

/** Number of characters at the start of a line that are searched for a route. A list of routes begins with one. */
const routeChars = 160;

/** The text and the thing before a name. */
interface Before {
  readonly last: Priced | null;
  readonly line: string;
  readonly isKnown: (word: string) => boolean;
}

/** True for the name of a place after a fee, whose words name nothing else: "Medan Kota 20rb, Medan Johor 30rb". */
export function isZone(own: readonly string[], { last, line, isKnown }: Before): boolean {
  if (isRoute(line.slice(0, routeChars))) return false;
  const places = own.filter((word) => placeNamesIn(`ke ${word}`).length > 0);
  // "antar: Semarang kota 20rb, Ungaran 50rb": the next name after the fee of a place is another place
  if (places.length === 0)
    return last !== null && isParcel(last) && own.length > 0 && own.length <= 2 && own.every((word) => !isKindWord(word) && !isKnown(word));
  return own.every((word) => places.includes(word) || (last?.isFee === true && !isKnown(word)));
}

/**
 * The words of a thing's name that the next kind of it shares: "donat mini" of "donat mini isi 30" before "isi 50", "pasir" of
 * "pasir 1 pickup" before "1 truk". Without such a case, all words but sizes and numbers.
 */
export function headOfKind(own: readonly string[], { words }: Priced): readonly string[] {
  const names = [...words];
  // "30 menit 20rb, 1 jam 35rb" have no name
  if (names.every(isKindWord)) return [];
  const slot = own[0] === undefined ? -1 : names.indexOf(own[0]);
  return slot > 0 ? names.slice(0, slot) : names.filter((word, at) => at === 0 || !isKindWord(word));
}

const packWords = 3;

/** True for a kind of the thing before it: "XL", "isi 4 kue" after "snack box isi 3 kue", "1 truk engkel" after "pasir 1 pickup". */
export function isKindOfLast(own: readonly string[], { words, units }: Pick<Priced, 'words' | 'units'>): boolean {
  const [first, second] = own;
  // a container is another thing: "telur 29rb/kg, 1 peti 15kg 420rb"
  if (containers.has(first ?? '') && own.length === packWords && /^\d/.test(second!) && units.includes(own[2]!)) return true;
  if (first === undefined || own.every(isKindWord)) return first !== undefined;
  if (isKindWord(first) && words.has(first) && own.every((word) => isKindWord(word) || words.has(word))) return true;
  const names = [...words];
  const isCount = /^\d+$/.test(first) && second !== undefined && !isKindWord(second);
  return isCount && names.indexOf(first) > 0 && names.indexOf(first) === names.length - 2;
}

const inBrackets = /^(?:[ ]?(?:\/|per[ ])[ ]?[\p{L}\d]{1,12}){0,2}[ ]?\([^()]{0,60}$/u;

/**
 * True for an amount in parentheses after another one, as in "lebih jam 10rb/jam (nmax 15rb)". It is the price of a
 * kind of the thing before it.
 */
export function isInBrackets(gap: string): boolean {
  return inBrackets.test(gap);
}

/** The units of time of the first price of a line, which also apply to the prices after it: "beat 70rb/hari, vario 80rb". */
export function sharedUnits(units: readonly string[]): readonly string[] {
  return units.length > 0 && units.every((unit) => timeUnits.has(unit)) ? units : [];
}

/** The name without "jasa", because answers call "Jasa pasang 15rb" just "pasang". */
export function workIn(own: readonly string[]): readonly string[] {
  return own.length > 1 ? own.filter((word) => word !== 'jasa') : own;
}

const ordinals = new Set('pertama kedua ketiga keempat selanjutnya seterusnya berikutnya berikut'.split(' '));

/**
 * The ordinal of a later unit of the same thing: "kedua" of "rit kedua 300rb" after a price per "rit". Null for other
 * names.
 */
export function ordinalIn(own: readonly string[], last: Priced | null): string | null {
  const [unit, ordinal, ...others] = own;
  if (last === null || unit === undefined || ordinal === undefined || others.length > 0 || !ordinals.has(ordinal)) return null;
  return last.units.includes(unit) ? ordinal : null;
}
