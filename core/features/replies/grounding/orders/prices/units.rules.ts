import { numberWords } from '../../number-words.rules.js';
import type { Priced } from '../priced.rules.js';

/** A number with the word after it, which is empty at the end of a clause. */
export interface Counted {
  readonly count: number;
  readonly unit: string;
  readonly digits: string;
}

/** Units that are written in several ways. */
const same: Readonly<Record<string, string>> = {
  hr: 'hari',
  mlm: 'malam',
  org: 'orang',
  bln: 'bulan',
  mgg: 'minggu',
  pekan: 'minggu',
  thn: 'tahun',
  th: 'tahun',
  lbr: 'lembar',
  btg: 'batang',
  mtr: 'meter',
  m: 'meter',
  kilo: 'kg',
  ltr: 'liter',
  dok: 'dokumen',
  zak: 'sak',
  bks: 'bungkus',
  pax: 'orang',
};
const pieces = new Set('pcs pc psc biji bj buah bh unit item set'.split(' '));
export const timeUnits: ReadonlySet<string> = new Set('menit jam hari malam minggu bulan tahun'.split(' '));
/** Containers in which goods are packed that are sold by a measure. */
export const containers: ReadonlySet<string> = new Set(
  'peti krat bal ball karung dus kardus jerigen drum tong keranjang ember pak'.split(' '),
);
/** Measures of one piece: "2 galon 19 liter". */
export const sizeUnits: ReadonlySet<string> = new Set('liter ml kg gr gram g cm mm meter l'.split(' '));
const each = /^[ ]?(?:\/|per[ ])[ ]?(\p{L}[\p{L}\d]{0,14})/iu;
const unitsMax = 3;
const spelled = Object.keys(numberWords).join('|');
const counted = new RegExp(
  String.raw`(?<![\d.,:/\p{L}-])(?:(\d{1,5})(?![\d:]|[.,]\d|[ ]?%)|(${spelled})(?!\p{L}))[ ]?(?:x(?!\p{L}))?[ ]?(\p{L}[\p{L}\d]{0,14})?|(?<!\p{L})se(jam|hari|malam|minggu|bulan|tahun|orang)(?!\p{L})`,
  'giu',
);
const countsMax = 12;

/** The standard spelling of a unit, which is its longest one: "orang" for "org". */
export function unitNamed(written: string): string {
  const word = written.toLowerCase();
  return same[word] ?? word;
}

/** The units after an amount: "/kursi/hari", "per orang per malam". */
export function unitsBehind(behind: string): string[] {
  const found: string[] = [];
  let rest = behind;
  for (let next = each.exec(rest); next !== null && found.length < unitsMax; next = each.exec(rest)) {
    found.push(unitNamed(next[1]!));
    rest = rest.slice(next[0].length);
  }
  return found;
}

/** A minimum quantity after a price. "Min 50 pcs 6rb" is not one: it gives the price of a tier. */
const least =
  /^(?:[ ]?(?:\/|per[ ])[ ]?\p{L}[\p{L}\d]*)?[ ,(]*min(?:imal)?[ ](\d{1,4})(?![\d.,]*\d)(?:[ ]?(?:m2|(?!rb|ribu|hari|jam|malam)\p{L}{2,12}))?(?=[ ]?[,.;)\n]|[ ]?$)/iu;

/** The smallest number that is sold at a price: 20 in "25rb/porsi min 20". */
export function leastIn(behind: string): number | undefined {
  const [, count] = least.exec(behind) ?? [];
  return count === undefined ? undefined : Number(count);
}

/** The numbers of a text without amounts, with the words after them. */
export function countedUnits(text: string): Counted[] {
  return [...text.matchAll(counted)].slice(0, countsMax).map(([, digits, word, unit = '', one]) => {
    if (one !== undefined) return { count: 1, unit: one.toLowerCase(), digits: '' };
    return {
      count: digits === undefined ? numberWords[word!.toLowerCase()]! : Number(digits),
      unit: unitNamed(unit),
      digits: digits ?? '',
    };
  });
}

/** The numbers of a unit among those of a text. A piece may be counted by the name of the thing: "20 kursi lipat". */
function countsOf(unit: string, { words }: Priced, all: readonly Counted[]): number[] {
  return all
    .filter((one) => !words.has(one.digits) || one.unit === unit)
    .filter((one) => one.unit === unit || (isPiece(unit, words) && (isPiece(one.unit, words) || one.unit === '' || one.unit === 'x')))
    .map(({ count }) => count);
}

function isPiece(unit: string, words: ReadonlySet<string>): boolean {
  return pieces.has(unit) || (words.has(unit) && !timeUnits.has(unit));
}

/** How often a price per several units is paid, according to a text. */
interface Rated {
  readonly counts: readonly number[];
  /** True when the text counts each of the units, so that no other number is meant. */
  readonly isWhole: boolean;
}

/**
 * How many times a price per unit is paid: 60 for "20 kursi 3 hari" at "5rb/kursi/hari", and at "5rb/hari". Null when the text
 * counts none of its units.
 * @param text a text without amounts.
 */
export function ratedCounts(thing: Priced, text: string): Rated | null {
  return ratedCountsOf(thing, countedUnits(text));
}

/**
 * Like {@link ratedCounts}, for a text that is compared with many things. The numbers of the text are parsed once.
 */
export function ratedCountsOf(thing: Priced, all: readonly Counted[]): Rated | null {
  const { units } = thing;
  const isByTime = units.length === 1 && timeUnits.has(units[0]!);
  const factors = [...units, ...(isByTime ? ['unit'] : [])].map((unit) => countsOf(unit, thing, all).slice(0, 3));
  if (factors.every((one) => one.length === 0) || (isByTime && factors[0]!.length === 0)) return null;
  const products = factors.reduce<number[]>(
    (made, some) => made.flatMap((one) => (some.length === 0 ? [one] : some.map((count) => one * count))),
    [1],
  );
  return { counts: [...new Set(products)], isWhole: units.length > 1 && factors.every((one) => one.length > 0) };
}

const spans = new Set([...timeUnits, 'orang']);
const nights = new Set(['malam', 'hari']);

/**
 * True when a text gives a price by another unit than the owner: "50rb per bulan" for a price of 50rb per night.
 * Nights and days count as the same unit.
 */
export function isByOtherUnit({ units }: Priced, behind: string): boolean {
  const [unit] = unitsBehind(behind);
  const isSame = (one: string): boolean => one === unit || (nights.has(one) && nights.has(unit!));
  return unit !== undefined && spans.has(unit) && units.length > 0 && units.every((one) => spans.has(one) && !isSame(one));
}
