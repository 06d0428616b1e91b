/** First and last code of the digits one to nine in a circle, in brackets, and the like. */
const rowsOfNine: readonly number[] = [0x2460, 0x2474, 0x2488, 0x24f5, 0x2776, 0x2780, 0x278a];
const rowsOfTen: readonly number[] = [0x2080];
const single: Readonly<Record<string, string>> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⓪': '0',
  '⓿': '0',
  '🄋': '0',
};
const superscriptFour = 0x2074;
const decorated = /[\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089\u2460-\u249b\u24ea-\u24ff\u2776-\u2793]/gu;
/** What makes a digit a key: "0️⃣". */
const keys = /\ufe0f|\u20e3/gu;
const dashes = /[\u2010-\u2015\u2043\u2212\uff0d]/gu;
const dots = /[\u00b7\u2022\u2027\u2219\u22c5\u30fb]/gu;

/** The text with plain digits, hyphens and dots for decorated ones. Its length stays the same. */
export function withPlainDigits(text: string): string {
  return text.replaceAll(decorated, digitOf).replaceAll(keys, '~').replaceAll(dashes, '-').replaceAll(dots, '.');
}

function digitOf(char: string): string {
  const known = single[char];
  if (known !== undefined) return known;
  const code = char.codePointAt(0)!;
  if (code >= superscriptFour && code <= superscriptFour + 5) return String(code - superscriptFour + 4);
  const nine = rowsOfNine.find((first) => code >= first && code < first + 9);
  if (nine !== undefined) return String(code - nine + 1);
  const ten = rowsOfTen.find((first) => code >= first && code < first + 10);
  return ten === undefined ? char : String(code - ten);
}

const digitWords: Readonly<Record<string, number>> = {
  nol: 0,
  kosong: 0,
  zero: 0,
  oh: 0,
  satu: 1,
  one: 1,
  siji: 1,
  hiji: 1,
  dua: 2,
  two: 2,
  loro: 2,
  tiga: 3,
  three: 3,
  telu: 3,
  tilu: 3,
  empat: 4,
  pat: 4,
  four: 4,
  papat: 4,
  opat: 4,
  lima: 5,
  five: 5,
  limo: 5,
  enam: 6,
  nam: 6,
  six: 6,
  nem: 6,
  genep: 6,
  tujuh: 7,
  juh: 7,
  seven: 7,
  pitu: 7,
  delapan: 8,
  lapan: 8,
  eight: 8,
  wolu: 8,
  dalapan: 8,
  sembilan: 9,
  lan: 9,
  nine: 9,
  sanga: 9,
  songo: 9,
  salapan: 9,
};
const part = String.raw`(?:${Object.keys(digitWords).join('|')}|\d{1,4})(?![\p{L}\d])`;
const row = new RegExp(String.raw`(?<![\p{L}\d])${part}(?:[ ,.\-\n]{1,3}${part}){3,40}`, 'giu');
const scale = /^[ -]{0,2}(?:puluh|belas|ratus|ribu|rb|juta|jt|persen|%)/iu;
const digitsMin = 7;
const wordsMin = 3;

/** A number whose digits are written one by one. */
export interface DigitRow {
  readonly from: number;
  readonly to: number;
  readonly digits: string;
}

/** Rows of digit words, also mixed with digits: "nol delapan sembilan sembilan satu dua tiga empat". */
export function digitRowsIn(text: string): DigitRow[] {
  return [...text.matchAll(row)].flatMap(({ index, 0: written }) => {
    const parts = written.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
    // "lima ratus": the last word belongs to an amount
    const said = scale.test(text.slice(index + written.length)) ? parts.slice(0, -1) : parts;
    const digits = said.map((one) => digitWords[one] ?? one).join('');
    const words = said.filter((one) => digitWords[one] !== undefined).length;
    return digits.length < digitsMin || words < wordsMin || counts(said.map((one) => Number(digitWords[one] ?? one)))
      ? []
      : [{ from: index, to: index + written.length, digits }];
  });
}

/** True for rising numbers, as sizes and lists have them: "36, 37, 38". */
export function counts(numbers: readonly number[]): boolean {
  return numbers.length > 2 && numbers.every((one, at) => at === 0 || one > numbers[at - 1]!);
}
