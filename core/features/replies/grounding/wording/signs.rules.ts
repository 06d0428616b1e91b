import type { Reworded } from './usual-words.rules.js';

/** Marks of bold, italic and struck text of WhatsApp and Markdown: "*Rp 75.000*", "**Total**", "_gratis_". */
const marks = /(?<opens>[*_~]+)(?=[\p{L}\d])|(?<closes>[*_~]+)/gu;
const beforeOpening = /[\s(:=+,.!–—-]/u;
const afterClosing = /[\s.,!?:;)+=–—-]/u;
/** "2 *75rb" multiplies. */
const factorBefore = /\d[ ]$/u;

/** The marks of a text's style, which say nothing. An opening mark belongs to the letter behind it, as in its sentence. */
export function styleMarks(text: string): Reworded[] {
  const found: Reworded[] = [];
  for (const { index, 0: whole, groups } of text.matchAll(marks)) {
    const to = index + whole.length;
    const before = text.charAt(index - 1);
    if (groups!['opens'] !== undefined && (before === '' || beforeOpening.test(before))) {
      const isFactor = whole === '*' && /\d/.test(text.charAt(to)) && factorBefore.test(text.slice(Math.max(0, index - 2), index));
      const letter = String.fromCodePoint(text.codePointAt(to)!);
      if (!isFactor) found.push({ from: index, to: to + letter.length, words: letter });
    } else if (/[^\s(]/u.test(before) && (to === text.length || afterClosing.test(text.charAt(to)))) {
      found.push({ from: index, to, words: '' });
    }
  }
  return found;
}

const amount = String.raw`\d[ ]?(?:rb|ribu|k|jt|juta)?\)?`;
/** Signs before the result of a calculation: "75rb + 12rb: Rp 87.000", "40% dari 100rb → 40rb". */
const results = new RegExp(String.raw`${amount}(?<sign>[ ]?(?::|→|->|=>)[ ]?)(?=(?<rupiah>rp)?\.?[ ]?\d)`, 'giu');
const calculates = /[+×&]|[ ](?:plus|ditambah)[ ]|[ ]x[ ]|\dx[ ]|%[ ]dari[ ]/iu;
const calculationChars = 120;
/** "75rb plus ongkir 10rb", "75rb+ongkir 10rb", "75rb & ongkir 10rb = 85rb". */
const plus = new RegExp(String.raw`${amount}(?<sign>[ ](?:plus|ditambah|&)[ ]|\+)(?=\p{L})`, 'giu');
/** "Kaos=75rb", "2kg=Rp 90.000". */
const equals = /[\p{L}\d%)](?<sign>=)(?=(?:rp)?\.?[ ]?\d)/giu;
/** "2 * Rp 75.000" */
const times = /\d(?<sign>[ ]\*[ ])(?=rp|\d)/giu;
/** "50 persen", "50 %" */
const percent = /\d(?<sign>[ ]?persen(?!\p{L})|[ ]%)/giu;

const addressChars = 60;
/** The end of an address with a path or a query: "wa.me/send?phone". */
// slow-pattern: reads at most 60 characters (addressChars)
const inAddress = /[/?][^\s]*$/u;

/** Signs of calculations that a text writes in another way than the rules read them, in order. */
export function unusualSigns(text: string): Reworded[] {
  return [
    ...signsBy(results, text, ({ from, sign, rupiah }) => {
      // "08:30" is a time
      if (rupiah === undefined && !sign.endsWith(' ')) return null;
      const line = text.slice(Math.max(0, from - calculationChars), from);
      return calculates.test(line.slice(line.lastIndexOf('\n') + 1)) ? ' = ' : null;
    }),
    ...signsBy(plus, text, ({ from, sign }) =>
      sign.includes('&') && !text.slice(from, from + calculationChars).includes('=') ? null : ' + ',
    ),
    ...signsBy(equals, text, ({ from }) => (inAddress.test(text.slice(Math.max(0, from - addressChars), from)) ? null : ' = ')),
    ...signsBy(times, text, () => ' x '),
    ...signsBy(percent, text, () => '%'),
  ].toSorted((one, other) => one.from - other.from);
}

interface Found {
  readonly from: number;
  readonly sign: string;
  readonly rupiah: string | undefined;
}

function signsBy(pattern: RegExp, text: string, usual: (found: Found) => string | null): Reworded[] {
  return [...text.matchAll(pattern)].flatMap(({ index, 0: whole, groups }) => {
    const sign = groups!['sign']!;
    // the sign ends the match
    const from = index + whole.length - sign.length;
    const words = usual({ from, sign, rupiah: groups!['rupiah'] });
    return words === null ? [] : [{ from, to: index + whole.length, words }];
  });
}
