import { limit, type Place } from './amount-places.rules.js';
import { numberWords } from '../number-words.rules.js';
import { isAbout, totals } from './order-sums.rules.js';
import { countsIn } from './quantities.rules.js';

/** A written calculation. `result` and `terms` are positions in the list of amounts. */
export interface WrittenSum {
  readonly result: number;
  /** Positions of the prices in the calculation. */
  readonly terms: readonly number[];
  /** False when the calculation is wrong. */
  readonly isExact: boolean;
  /**
   * The percentage with the word before it: 3 and "biaya" of "biaya 3% dari 259.000 = 7.770". Absent for other
   * calculations.
   */
  readonly share?: { readonly percent: number; readonly of: string };
}

const divides =
  /(?<!\p{L})(?:dibagi|bagi|:)[ ]?(?:(\d{1,3})|(\p{L}{3,9}))(?![\d.,]*\d)(?:[ ]orang)?[ ]{0,2}(?:=|jadi|jadinya|menjadi|kena|masing-masing|per orang|sekitar)*[ ]{0,2}(?:rp\.?[ ]*)?$/iu;

/** Checks a quotient of the amount before it: "1,8 juta dibagi 4 jadi 450.000". Null for other amounts. */
function quotientOf({ amount: { value }, before }: Place, divided: number | undefined): { readonly isExact: boolean } | null {
  const [, digits, word] = divides.exec(before) ?? [];
  const count = digits === undefined ? numberWords[(word ?? '').toLowerCase()] : Number(digits);
  if (divided === undefined || count === undefined || count < 2) return null;
  return { isExact: isAbout(value, divided / count) };
}

const shareOf = /(?:^|[^\p{L}])(\p{L}+) (\d+(?:[.,]\d+)?) ?(?:%|persen) (?:dari|x|×) (?:rp)?\.? ?$/iu;

/** The percentage at the end of a text before an amount: "biaya 3% dari Rp". */
function shareBefore(before: string): WrittenSum['share'] {
  const [, word, percent] = shareOf.exec(before) ?? [];
  return word === undefined ? undefined : { percent: Number(percent!.replace(',', '.')), of: word.toLowerCase().replace(/nya$/u, '') };
}

interface Term {
  readonly value: number;
  /** Positions of the prices in the term. */
  readonly prices: readonly number[];
  /** True for "3 x 25rb": its result does not depend on the text before it. */
  readonly isProduct: boolean;
  /** Quantities before the term: 2 in "2 kaos 75rb". */
  readonly counts?: readonly number[];
  /** True for a term after a plus sign. */
  readonly isAdded?: boolean;
}

const equals = /=[ ]*(?:rp\.?[ ]*)?$/iu;
const onlyEquals = /^[ )]*(?:\p{L}{1,8}[ ]?){0,2}=[ ]*(?:rp\.?[ ]*)?$/iu;
const becomes =
  /(?<!\p{L})(?:jadi|jadinya|menjadi|total|totalnya|ttl|subtotal|semuanya|semua|jumlah|jumlahnya|pas|pasnya)(?!\p{L})[^\d\n]{0,24}$/iu;
const takenOff = /(?:(?<!\p{L})(?:dikurangi|kurangi|minus|dipotong|potong|potongan)(?!\p{L})[^\d+]{0,30}|[-–−][ ]*(?:rp\.?[ ]*)?)$/iu;
/** A subtracted amount whose name has a number: "Dipotong BPJS kelas 2 220rb". */
const takenOffByName =
  // slow-pattern: reads at most 80 characters (nameChars)
  /(?:^|[^\p{L}])(?:dikurangi|dipotong|potong|potongan) (?:\p{L}+ )*(?:kelas|golongan|tipe|level) \d+ ?(?:rp)?\.? ?$/iu;
/** An amount that somebody else pays: "BPJS kelas 3 165rb". */
// slow-pattern: reads at most 80 characters (nameChars)
const paidByOthers = /(?:^|[^\p{L}])(?:bpjs|asuransi|subsidi|voucher|tukar tambah|trade ?in)(?!\p{L})[^,;.+=]*$/iu;
/** A factor after parentheses: "(65.000 + 10.000) x 50". */
const timesBehind = /^[ ]?\)[ ]?[x×*][ ]?(\d{1,4})(?![\d.,])/iu;
const termsMax = 12;
const nameChars = 80;
const adds = /^[^,;=]{0,24}\+[^,;=]{0,60}$/u;
const sumsMax = 64;

/**
 * The calculations of a text. A result comes after "=", "jadi" or "total", and its terms are the amounts before it:
 * "2 x 35rb = 70rb".
 */
export function writtenSums(places: readonly Place[]): WrittenSum[] {
  const found: WrittenSum[] = [];
  let terms: Term[] = [];
  let opened: number | null = null;
  places.forEach(({ amount: { value, isBare }, before, behind, times }, at) => {
    // a limit ("ongkir 24rb, gratis maks 20rb") and a model number ("reel 3000 145rb") are not part of the sum
    if (limit.test(before) || (isBare && /^[ ]?(?:rp\.?[ ]?)?\d/iu.test(behind))) return;
    if (before.includes('(')) opened = before.lastIndexOf('(') > before.lastIndexOf(')') ? terms.length : null;
    const isResult = equals.test(before) || becomes.test(before);
    const made = isResult ? madeOf(terms, { value, isEqual: equals.test(before) }) : null;
    if (made !== null) {
      found.push({ result: at, terms: made.flatMap(({ prices }) => prices), isExact: true });
      terms = [
        ...terms.slice(0, terms.length - made.length),
        { value: value * times, prices: [...new Set(made.flatMap(({ prices }) => prices))], isProduct: times > 1 },
      ];
      opened = null;
      return;
    }
    const shared = quotientOf(places[at]!, places[at - 1]?.amount.value);
    if (shared !== null) {
      found.push({ result: at, terms: [at - 1], isExact: shared.isExact });
      return;
    }
    const share = equals.test(before) ? shareBefore(places[at - 1]?.before ?? '') : undefined;
    if (share !== undefined) {
      const isExact = isAbout(value, (places[at - 1]!.amount.value * share.percent) / 100);
      found.push({ result: at, terms: [at - 1], isExact, share });
      terms = [...terms.slice(-termsMax), { value, prices: [at], isProduct: false }];
      return;
    }
    const last = terms.at(-1);
    if (isResult && last?.isProduct && onlyEquals.test(before)) {
      found.push({ result: at, terms: last.prices, isExact: false });
      return;
    }
    if (isResult && isOtherSum(terms, { value, before })) {
      found.push({ result: at, terms: terms.flatMap(({ prices }) => prices), isExact: false });
      return;
    }
    const isTakenOff =
      takenOff.test(before) || takenOffByName.test(before.slice(-nameChars)) || (!isResult && paidByOthers.test(before.slice(-nameChars)));
    const sign = isTakenOff && terms.length > 0 ? -1 : 1;
    terms = [
      ...terms.slice(-termsMax),
      { value: sign * value * times, prices: [at], isProduct: times > 1, counts: countsBefore(before), isAdded: adds.test(before) },
    ];
    const [, count] = timesBehind.exec(behind) ?? [];
    if (count === undefined || opened === null) return;
    terms = [...terms.slice(0, opened), productOf(terms.slice(opened), Number(count))];
    opened = null;
  });
  return found;
}

/**
 * The positions of totals that use an amount before its written reduction. After goods for 442rb, "ongkir 19rb - 15rb
 * = 4rb, total 461rb" ignores that the parcel costs only 4rb.
 */
export function ignoredReductions(places: readonly Place[], sums: readonly WrittenSum[]): number[] {
  return sums.flatMap(({ result, terms }) => {
    const full = places[terms[0]!]!.amount.value;
    const next = places[result + 1];
    if (terms.length !== 2 || full <= places[result]!.amount.value || next === undefined || !becomes.test(next.before)) return [];
    if (sums.some((one) => one.result === result + 1)) return [];
    return places.slice(0, terms[0]).some(({ amount }) => amount.value + full === next.amount.value) ? [result + 1] : [];
  });
}

/**
 * The positions of totals that come before their parts: "totalnya 314rb: large 260rb dan kentang 54rb". Each part
 * must be right.
 */
export function announcedTotals(places: readonly Place[], isRight: (place: Place) => boolean): number[] {
  return places.flatMap((place, at) => {
    if (!totals.test(place.before) || !/^[ ]?(?:\p{L}{2,8}[ ]?)?[:(,]/u.test(place.behind)) return [];
    let sum = 0;
    for (let next = at + 1; next < Math.min(places.length, at + termsMax); next += 1) {
      if (!isRight(places[next]!)) return [];
      sum += places[next]!.amount.value * places[next]!.times;
      if (sum === place.amount.value && next > at + 1) return [at];
    }
    return [];
  });
}

/**
 * True when the result is not the sum of the added amounts: "189rb + 13rb = 201rb". Each amount may count once, or as
 * often as the text before it says.
 */
function isOtherSum(terms: readonly Term[], { value, before }: { readonly value: number; readonly before: string }): boolean {
  if (!onlyEquals.test(before)) return false;
  const first = terms.findLastIndex(({ isAdded }) => isAdded !== true);
  const added = terms.slice(Math.max(0, first));
  if (first === -1 || added.length < 2 || added.some(({ value: one }) => one < 0)) return false;
  let sums = [0];
  for (const { value: one, counts = [] } of added) {
    sums = [...new Set(sums.flatMap((sum) => [1, ...counts].map((count) => sum + one * count)))];
    if (sums.length > sumsMax) return false;
  }
  return !sums.includes(value);
}

function countsBefore(before: string): number[] {
  return countsIn(before).filter((count) => count !== 1);
}

function productOf(terms: readonly Term[], count: number): Term {
  const sum = terms.reduce((whole, { value }) => whole + value, 0);
  return { value: sum * count, prices: terms.flatMap(({ prices }) => prices), isProduct: true };
}

/** The last terms whose sum is the value. A single term counts only before an equals sign. */
function madeOf(terms: readonly Term[], { value, isEqual }: { readonly value: number; readonly isEqual: boolean }): readonly Term[] | null {
  let sum = 0;
  for (let back = 1; back <= terms.length; back += 1) {
    const term = terms.at(-back)!;
    sum += term.value;
    if (sum === value && (back > 1 || (isEqual && term.isProduct) || term.isProduct)) return terms.slice(-back);
  }
  return null;
}
