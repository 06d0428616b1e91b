import { placeNamesIn } from '../../facts/place-names.js';
import { amountsIn, dozens, tier } from '../list-lines.rules.js';
import { isKindWord, nameWords } from '../name-words.rules.js';
import type { Priced } from '../priced.rules.js';
import { withoutGrade } from './qualifiers.rules.js';
import { containers, timeUnits, unitNamed } from './units.rules.js';

/**
 * The name with the words before a repeated word: in "Cuci mobil kecil 45rb, mobil besar 60rb", "cuci" belongs to the
 * second kind, too. Null when no word is repeated.
 */
export function withHeadOf(own: readonly string[], { words }: Priced): readonly string[] | null {
  const names = [...words];
  const [first, ...kind] = own;
  const at = first === undefined || isKindWord(first) ? -1 : names.indexOf(first);
  if (at < 1 || kind.length === 0 || !kind.every(isKindWord)) return null;
  const tail = names.slice(at + 1);
  return tail.length > 0 && tail.every(isKindWord) ? [...names.slice(0, at), ...own] : null;
}

/** True for a line that only gives a lower price of the thing in the line before it: "30 sak ke atas 320.000/sak". */
export function isTierOf({ each, unit }: Priced, line: string): boolean {
  const [amount] = amountsIn(line);
  if (amount === undefined || amount.value >= each[0]!.idr) return false;
  const before = line.slice(0, amount.from);
  const found = tier.exec(before);
  if (found === null || nameWords(before.slice(0, found.index)).length > 0) return false;
  const counted = found[2]?.toLowerCase();
  return counted === undefined ? found[3] !== undefined : unit === '' || unitNamed(unit) === unitNamed(counted);
}

/** True when a thing's own name has a number of the unit before an amount: "20 org" after "tumpeng 10 org". */
export function isSizedBy({ words }: Priced, before: string): boolean {
  const [, unit] = /\d[ ]?(\p{L}{2,12})[ ]*$/u.exec(before) ?? [];
  const names = [...words];
  const at = unit === undefined ? -1 : names.findIndex((word) => unitNamed(word) === unitNamed(unit));
  return at > 0 && /^\d/.test(names[at - 1]!);
}

const spending = /(?<!\p{L})(?:gratis|free|belanja|belanjaan|pesanan|order(?:an)?|transaksi|pembelian|total|nota)(?!\p{L})/iu;
const fromOn = /(?<!\p{L})(?:min(?:imal|imum)?|mulai)(?:[ ](?:belanja|order|pesan|pesanan|pembelian|transaksi))?[ :]{0,2}(?:rp\.?[ ]?)?$/iu;
const upwards = /^[ ]?(?:ke ?atas|up|\+|lebih|atau lebih)(?!\p{L})/iu;

/** True for an amount that must be spent, which is no price: "Gratis utk pesanan 1jt ke atas", "gratis min 1jt". */
export function isThreshold(own: string, behind: string): boolean {
  return spending.test(own) && (upwards.test(behind) || fromOn.test(own));
}

/**
 * The words of a line's first thing that also belong to the kinds after it: "paket 50 ml" of "paket 50 ml reguler".
 */
export function headWords({ words }: Priced): readonly string[] {
  const names = [...words];
  const shared = withoutGrade(names, names.slice(-1));
  return shared.length < names.length ? shared : names.slice(0, 2).filter((word) => !isKindWord(word));
}

/**
 * The words of a name up to its place: "antar jemput area" of "antar jemput area Medan Kota". They also belong to the
 * names of the places after it.
 */
export function upToPlace({ words }: Priced): readonly string[] {
  const names = [...words];
  const place = names.findIndex((word) => placeNamesIn(`ke ${word}`).length > 0);
  return place === -1 ? [] : names.slice(0, place);
}

/** Minimum number of words of a prefix that is certainly not part of another name. */
const manyWords = 2;

/** Words at the start of a line that apply to all of its prices. */
interface Prefixed {
  readonly entry: Priced;
  readonly words: readonly string[];
}

/**
 * Finds words at the start of a line that apply to all of its prices: "All in" of "All in medium 9,5jt, big bus 13,5jt". They
 * stand before a name that another line has without them, and apply to the prices whose names are on other lines.
 * @param lines the goods of each line.
 */
export function prefixesIn(lines: readonly (readonly Priced[])[]): Prefixed[] {
  const known = new Map<string, Set<number>>();
  const begun = new Map<string, Set<number>>();
  const note = (names: Map<string, Set<number>>, words: readonly string[], at: number): void => {
    const name = words.join(' ');
    names.set(name, (names.get(name) ?? new Set()).add(at));
  };
  lines.forEach((line, at) => {
    for (const { words } of line) {
      note(known, [...words], at);
      for (let length = 1; length <= words.size; length += 1) note(begun, [...words].slice(0, length), at);
    }
  });
  const isIn = (names: ReadonlyMap<string, ReadonlySet<number>>, words: readonly string[], at: number): boolean =>
    [...(names.get(words.join(' ')) ?? [])].some((line) => line !== at);
  // "all in" is enough to recognise the prefix of "all in medium" when another line has "medium 31 seat"
  const isElsewhere = (words: readonly string[], at: number, before = 0): boolean =>
    isIn(known, words, at) || (before >= manyWords && isIn(begun, words, at));
  return lines.flatMap((line, at) => {
    const [first, ...others] = line;
    const names = first === undefined ? [] : [...first.words];
    const length = names.findIndex((word, place) => place > 0 && !isKindWord(word) && isElsewhere(names.slice(place), at, place));
    const prefix = names.slice(0, length);
    if (length < 1 || prefix.every(isKindWord)) return [];
    const also = others.filter(({ words }) => isElsewhere([...words], at, length));
    return also.length === 0 ? [] : [first!, ...also].map((entry) => ({ entry, words: prefix }));
  });
}

const giftText =
  /(?<!\p{L})(?:beli|ambil|order|pesan)[ ](\d{1,3})(?:[ ]?\p{L}{2,10})?[ ](?:gratis|free|bonus|dapat|dapet)[ ](\d{1,2})(?![\d.,]*\d)(?=[ ]{0,2}(?:(?:pcs|porsi|buah|biji|botol|pack|lagi)[ ]{0,2})?(?:$|[,.;()\n!]))/iu;

interface Gift {
  readonly paid: number;
  readonly free: number;
  /** The words before the offer, which may name its thing. */
  readonly words: readonly string[];
}

/** An offer of free pieces of the same thing: "Beli 5 gratis 1". Null for other gifts. */
export function giftIn(line: string): Gift | null {
  const found = giftText.exec(line);
  if (found === null) return null;
  const [, paid, free] = found;
  return {
    paid: Number(paid),
    free: Number(free),
    words: nameWords(
      line
        .slice(0, found.index)
        .split(/[:,;(]/u)
        .at(-1)!,
    ),
  };
}

/**
 * The things to which an offer on a line of its own applies: the things with all of its words, else those that are
 * sold by its unit.
 */
export function givenTo(words: readonly string[], entries: readonly Priced[]): readonly Priced[] {
  const named = words.length === 0 ? [] : entries.filter((one) => words.every((word) => one.words.has(word)));
  return named.length > 0 ? named : entries.filter(({ units }) => words.some((word) => timeUnits.has(word) && units.includes(word)));
}

const parcelWords = ['antar', 'ongkir', 'kirim', 'pengiriman', 'jemput'];

/** True for the fee of a parcel or a delivery. */
export function isParcel({ words, isFee }: Priced): boolean {
  return isFee && parcelWords.some((word) => words.has(word));
}

const ways = new Set('antar jemput kirim ongkir ongkos pengiriman delivery biaya area ke jne jnt sicepat tiki anteraja ninja'.split(' '));

/** The words of a delivery's name that name its place: "batu" of "antar batu". */
export function placeWordsOf(words: Iterable<string>): string[] {
  return [...words].filter((word) => !ways.has(word));
}

const headed = /^[^\p{L}\d]*(\p{L}[^:\n]*):(?!\d)/u;
const headingChars = 80;

/**
 * The words before a colon at the start of a line, which belong to the name of each price: "botol kosong: 10ml roll
 * on 4rb, 30ml spray 8rb".
 */
function headingOf(line: string): readonly string[] {
  const [, words = ''] = headed.exec(line) ?? [];
  if (words.length > headingChars || amountsIn(words).length > 0) return [];
  return nameWords(words).filter((word) => !isKindWord(word));
}

const feeWordsMax = 2;

/**
 * The heading of the line, as words. For a fee, a heading of more than two words is ignored: it describes goods
 * ("privat guru ke rumah per pertemuan:") or how parcels are sent.
 */
export function headingFor(line: string, thing: Priced | null): readonly string[] {
  const words = headingOf(line);
  return thing?.isFee === true && words.length > feeWordsMax ? [] : words;
}

/** A price of the same thing with another unit: "ecer 9.500/kg" in "Urea 425rb/sak, ecer 9.500/kg". */
const levelOnly = /^[^\p{L}\d]{0,4}(?:harga )?(?:ecer|eceran|satuan|satuannya)[ :]*(?:rp\.?[ ]*)?$/iu;
const onlySigns = /^[^\p{L}\d]{0,6}$/u;
const perSpan = /^[ ]?(?:\/|per[ ])[ ]?(\d{1,2})[ ]?(\p{L}{2,10})(?!\p{L})/iu;
const inSpan = /^[ ](?:se|\/?[ ]?)(hari|malam|minggu|bulan|tahun)(?:nya)?(?!\p{L})/iu;

interface Rate {
  readonly unit: string;
  readonly units: readonly string[];
  readonly pack: number;
}

/**
 * Another price of the thing before it, for another unit of time: "Stroller 85rb/minggu 130rb/2minggu 200rb sebulan".
 * Null for other amounts.
 */
export function rateOf(
  { before, behind, units }: { readonly before: string; readonly behind: string; readonly units: readonly string[] },
  last: Priced,
): Rate | null {
  const [, count, unit] = perSpan.exec(behind) ?? [];
  const [, span] = inSpan.exec(behind) ?? [];
  const named = unit !== undefined ? [unitNamed(unit)] : units.length > 0 ? units : span === undefined ? [] : [span.toLowerCase()];
  const pack = Number(count ?? 1);
  const isOther = named.some((one) => !last.units.includes(one)) || pack !== last.pack;
  const isRate =
    levelOnly.test(before) ||
    (onlySigns.test(before) && (last.units.length > 0 || last.pack > 1) && named.some((one) => timeUnits.has(one)));
  return named.length > 0 && isOther && isRate ? { unit: named[0]!, units: named, pack } : null;
}

/**
 * Returns the name without "1" and a unit that the shop sells by, and this unit: "Sedot WC" and "rit" for "Sedot WC 1
 * rit".
 */
export function oneOf(words: readonly string[], units: ReadonlySet<string>): readonly [names: readonly string[], unit: string] {
  // "1 peti 15kg" is a pack of goods that are sold by the kilo
  if (words.length === 4 && words[0] === '1' && containers.has(words[1]!)) return [words.slice(1), ''];
  const isUnit = (word = ''): boolean => units.has(word) || word in dozens;
  const at = words.findIndex((word, place) => word === '1' && isUnit(words[place + 1]));
  // in "1 lusin campur 45rb", the unit names the word after it
  return at < 0 || words.length < 3 || (at === 0 && !((words[1] ?? '') in dozens))
    ? [words, '']
    : [words.toSpliced(at, 2), unitNamed(words[at + 1]!)];
}

const inBrackets = /^[ ]?\(([^()\n]{3,120})\)/u;

/** The places in parentheses after a fee: "luar kota tambah 75rb (Sukoharjo, Boyolali)". */
export function placesBehind(behind: string): readonly string[] {
  const parts = (inBrackets.exec(behind)?.[1] ?? '').split(/,|[ ](?:dan|atau)[ ]/u).map(nameWords);
  return parts.length > 1 && parts.every((words) => words.length === 1 && !isKindWord(words[0]!)) ? parts.flat() : [];
}
