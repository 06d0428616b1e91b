/**
 * Digits in circles, in brackets and the like. Rows of the first list start at one, rows of the second list at zero.
 */
const rowsFromOne = ['①②③④⑤⑥⑦⑧⑨', '⑴⑵⑶⑷⑸⑹⑺⑻⑼', '⒈⒉⒊⒋⒌⒍⒎⒏⒐', '⓵⓶⓷⓸⓹⓺⓻⓼⓽', '❶❷❸❹❺❻❼❽❾', '➀➁➂➃➄➅➆➇➈', '➊➋➌➍➎➏➐➑➒'];
const rowsFromZero = ['⁰¹²³⁴⁵⁶⁷⁸⁹', '₀₁₂₃₄₅₆₇₈₉', '⓪', '⓿'];
const plainDigit = new Map([
  ...rowsFromOne.flatMap((row) => Array.from(row, (char, at) => [char, String(at + 1)] as const)),
  ...rowsFromZero.flatMap((row) => Array.from(row, (char, at) => [char, String(at)] as const)),
]);
const decorated = /[\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089\u2460-\u249b\u24ea-\u24ff\u2776-\u2793]/gu;
/** The combining character that makes a digit a keycap: "0️⃣". */
const keys = /\ufe0f|\u20e3/gu;
const dashes = /[\u2010-\u2015\u2043\u2212\uff0d]/gu;
const dots = /[\u00b7\u2022\u2027\u2219\u22c5\u30fb]/gu;

/** The text with plain digits, hyphens and dots for decorated ones. Its length stays the same. */
export function withPlainDigits(text: string): string {
  return text
    .replaceAll(decorated, (char) => plainDigit.get(char) ?? char)
    .replaceAll(keys, '~')
    .replaceAll(dashes, '-')
    .replaceAll(dots, '.');
}

/** Words for the digits from zero on, in Indonesian, English, Javanese and Sundanese. */
const wordsByDigit = [
  'nol kosong zero oh',
  'satu one siji hiji',
  'dua two loro',
  'tiga three telu tilu',
  'empat pat four papat opat',
  'lima five limo',
  'enam nam six nem genep',
  'tujuh juh seven pitu',
  'delapan lapan eight wolu dalapan',
  'sembilan lan nine sanga songo salapan',
];
const digitOfWord = new Map(wordsByDigit.flatMap((words, digit) => words.split(' ').map((word) => [word, digit] as const)));
const part = String.raw`(?:${[...digitOfWord.keys()].join('|')}|\d{1,4})(?![\p{L}\d])`;
const wordRow = new RegExp(String.raw`(?<![\p{L}\d])${part}(?:[ ,.\-\n]{1,3}${part}){3,40}`, 'giu');
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
  return [...text.matchAll(wordRow)].flatMap(({ index, 0: written }) => {
    const parts = written.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
    // in "delapan lima ratus", the last digit word ("lima") belongs to an amount
    const said = scale.test(text.slice(index + written.length)) ? parts.slice(0, -1) : parts;
    const digits = said.map((one) => digitOfWord.get(one) ?? one).join('');
    const words = said.filter((one) => digitOfWord.has(one)).length;
    return digits.length < digitsMin || words < wordsMin || counts(said.map((one) => Number(digitOfWord.get(one) ?? one)))
      ? []
      : [{ from: index, to: index + written.length, digits }];
  });
}

/** True for rising numbers, as in lists of sizes: "36, 37, 38". */
export function counts(numbers: readonly number[]): boolean {
  return numbers.length > 2 && numbers.every((one, at) => at === 0 || one > numbers[at - 1]!);
}
