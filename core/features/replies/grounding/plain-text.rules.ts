import { normalizeText } from '#contracts/values/base/normalize-text';
import { remembered } from './remembered.js';
import { styleMarks, unusualSigns } from './wording/signs.rules.js';
import { unusualWords, type Reworded } from './wording/usual-words.rules.js';

/** A text normalised for reading amounts, with the position of each of its characters in the original text. */
export interface PlainText {
  readonly text: string;
  readonly places: readonly number[];
}

const unseen = /^\p{Cf}$/u;
const digit = /^\p{Nd}$/u;
const space = /[^\S\n]/u;
const wideSigns: Readonly<Record<string, string>> = {
  '．': '.',
  '。': '.',
  '․': '.',
  '｡': '.',
  '，': ',',
  '％': '%',
  '＄': '$',
  '²': '2',
  '³': '3',
  '–': '-',
  '—': '-',
  '‒': '-',
  '‑': '-',
  '−': '-',
};

/**
 * A text in plain signs ({@link plainSigns}) and usual words ({@link unusualWords}), without marks of style: "*ttlnya
 * Rp75.000*" becomes "totalnya Rp75.000".
 */
export const plainText = remembered((text: string): PlainText =>
  [styleMarks, unusualSigns, unusualWords].reduce((plain, find) => reworded(plain, find(plain.text)), plainSigns(text)),
);

function reworded(plain: PlainText, parts: readonly Reworded[]): PlainText {
  if (parts.length === 0) return plain;
  const places: number[] = [];
  let usual = '';
  let done = 0;
  const take = (to: number): void => {
    usual += plain.text.slice(done, to);
    for (let at = done; at < to; at += 1) places.push(plain.places[at]!);
  };
  for (const { from, to, words } of parts) {
    // two readings of the same words: the first one counts
    if (from < done) continue;
    take(from);
    usual += words;
    // a sentence never begins or ends within a word
    for (let at = 0; at < words.length; at += 1) places.push(plain.places[Math.min(from + at, to - 1)]!);
    done = to;
  }
  take(plain.text.length);
  return { text: usual, places };
}

/**
 * Digits of any script and wide letters become ASCII, any space becomes a space, and invisible characters are removed: `Rp
 * 7５\u200b.000` becomes `Rp 75.000`.
 */
export const plainSigns = remembered((text: string): PlainText => {
  const places: number[] = [];
  let plain = '';
  // most of a text is ASCII, so runs of ASCII are copied at once
  for (const { 0: part, index } of text.matchAll(/[\0-\x7f]+|[^\0-\x7f]/gu)) {
    const isAscii = part.charCodeAt(0) < 0x80;
    const read = isAscii ? part : readSign(part);
    for (let unit = 0; unit < read.length; unit += 1) places.push(isAscii ? index + unit : index);
    plain += read;
  }
  return { text: plain, places };
});

function readSign(char: string): string {
  if (unseen.test(char)) return '';
  if (digit.test(char)) return digitOf(char);
  return space.test(char) ? ' ' : (wideSigns[char] ?? latinOf(char));
}

const latin = /^[a-z]$/iu;
const letter = /^[\uff21-\uff5a\u{1d400}-\u{1d7cb}]$/u;

/** The Latin letter for a wide or mathematical one, as in "ｔｏｋｏ" and "𝐭𝐨𝐤𝐨". */
function latinOf(char: string): string {
  if (!letter.test(char)) return char;
  const plain = normalizeText(char, 'NFKC');
  return latin.test(plain) ? plain : char;
}

/**
 * The ASCII digit for a digit of any script. In Unicode, the ten digits of a script are consecutive and start at
 * zero. Rows of mathematical digits follow each other without gaps.
 */
function digitOf(char: string): string {
  const code = char.codePointAt(0)!;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

export interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Words after which a full stop does not end a sentence. */
const shortened = /(?:^|[^\p{L}])(?:rp|no|s\.d|jl|jln|a\.n|an|dr|drh|bpk|sdr|min|maks|max|tgl|kec|kab|ds|gg|hlm|kel|prov)$/iu;
/** A "no." that does not mean a number: "Dana no. COD bisa". */
const denied = /\p{L}[ ]no$/u;
const newSentence = /^\.[ \t]+(?!WA|HP)\p{Lu}\p{L}{2}/u;
/** The number of a list item: "1. Serum". */
const itemNumber = /(?:^|\n)[ \t]*\d{1,2}$/;

/** The sentences of a text; a line is at least one sentence. */
export const sentencesOf = remembered((text: string): readonly Sentence[] => {
  const found: Sentence[] = [];
  let from = 0;
  const end = (to: number): void => {
    const words = text.slice(from, to);
    if (words.trim() !== '') found.push({ from, to, text: words });
    from = to;
  };
  for (const { index, 0: mark } of text.matchAll(/[.!?…]+|\n+/g)) {
    // a sentence ends before a space; checked here and not in the pattern, which would retry at each dot of a long row of dots
    if (mark[0] !== '\n' && !/\s/.test(text.charAt(index + mark.length))) continue;
    const isDot = mark === '.';
    const before = text.slice(Math.max(0, index - 8), index);
    const isShort = shortened.test(before) || (itemNumber.test(before) && (index <= 8 || before.includes('\n')));
    const behind = text.slice(index, index + 80);
    if (isDot && isShort && /^\.[ \t]*\S/.test(behind) && !(denied.test(before) && newSentence.test(behind))) continue;
    end(index + mark.length);
  }
  end(text.length);
  return found;
});
