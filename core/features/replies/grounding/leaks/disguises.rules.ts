import { normalizeText } from '#contracts/values/base/normalize-text';
import { remembered } from '../remembered.js';
import { base32In, withoutSignals } from './codings.rules.js';
import { withLatinLetters } from './look-alikes.js';

/** Maximum length of a decoded text; a reply has at most four thousand characters. */
const charsMax = 8_000;
const base64 = /(?<![A-Za-z\d+/_-])[A-Za-z\d+/_-]{10,4000}={0,2}(?![A-Za-z\d+/])/g;
/** A line break inside base64 text. */
const parted = /(?<=[A-Za-z\d+/]{4})[ ]?\n[ ]?(?=[A-Za-z\d+/]{2})/g;
const hex = /(?<![\dA-Fa-f])(?:[\dA-Fa-f]{2}[ ]?){6,2000}(?![\dA-Fa-f])/g;
const hexMark = /(?:0x|\\x|%)(?=[\dA-Fa-f]{2})/g;
/** "h-a-r-g-a", "h a r g a": single letters with up to three other characters between them. */
const spelled = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[^\p{L}\p{N}]{1,3}[\p{L}\p{N}](?![\p{L}\p{N}])){3,400}/gu;
const letters = /[a-z]/giu;
/** Marks of WhatsApp's format, also inside a word: "*Be*nang". */
const marks = /[*_~`]{1,3}/g;
/** Emoji and other pictures inside a word: "mod🌸al". */
const pictures = /(?<=[\p{L}\p{N}])[\p{So}\p{Sk}]{1,6}(?=[\p{L}\p{N}])/gu;
const leet: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };
/** Words of ordinary language. A rotated text without any of them is not compared. */
const ordinary =
  /(?<!\p{L})(?:yang|anda|saya|kami|tidak|jangan|untuk|dengan|pelanggan|harga|modal|the|you|never|and|our|customer)(?!\p{L})/iu;
const rotations = 26;
const half = 13;

/**
 * A reply with its disguised readings: base64, base32, hexadecimal, Morse code, spelled letter by letter, reversed, rotated,
 * with other letters or signs inside words, and the first letters of its lines and words.
 */
export const decodedForms = remembered((reply: string): readonly string[] => {
  const text = bareText(reply);
  const unmarked = text.replaceAll(marks, '');
  return [
    text,
    ...[...text.replaceAll(parted, '').matchAll(base64)].flatMap(([coded]) => readable(Buffer.from(coded, 'base64'))),
    ...base32In(text.replaceAll(parted, '')).flatMap(readable),
    ...[...text.replaceAll(hexMark, '').matchAll(hex)].flatMap(([coded]) => readable(Buffer.from(coded.replaceAll(' ', ''), 'hex'))),
    ...changed(text, [
      unmarked,
      text.replaceAll(spelled, (row) => row.replaceAll(/[^\p{L}\p{N}]/gu, '')),
      withoutSignals(text),
      unmarked.replaceAll(/(?<=\p{L})[013457@$]|[013457@$](?=\p{L})/gu, (sign) => leet[sign] ?? sign),
      unmarked.replaceAll(/(?<=\p{L})[ ]\d{1,3}[ ](?=\p{L})/gu, ' '),
      unmarked.replaceAll(pictures, ''),
    ]),
    Array.from(text).toReversed().join(''),
    ...initials(text),
    ...rotatedForms(text),
  ];
});

/** The reply in Latin letters, without invisible characters and combining strokes. */
function bareText(reply: string): string {
  const text = normalizeText(reply.slice(0, charsMax), 'NFKC').replaceAll(/\p{Cf}/gu, '');
  return withLatinLetters(normalizeText(normalizeText(text, 'NFD').replaceAll(/\p{M}/gu, ''), 'NFC'));
}

function changed(text: string, readings: readonly string[]): string[] {
  return [...new Set(readings)].filter((one) => one !== text);
}

/** First letters of the lines, and of the words, of a text. */
function initials(text: string): string[] {
  const of = (parts: readonly string[]): string => parts.map((part) => /[\p{L}\p{N}]/u.exec(part)?.[0] ?? '').join('');
  return [of(text.split(/\n+/)), of(text.split(/\s+/))].filter((row) => row.length > 3);
}

function rotatedForms(text: string): string[] {
  const found: string[] = [];
  for (let by = 1; by < rotations; by += 1) {
    const one = rotated(text, by);
    if (by === half || ordinary.test(one)) found.push(one);
  }
  return found;
}

/** The text with each Latin letter moved on in the alphabet by a number of places. */
export function rotated(text: string, by: number): string {
  return text.replaceAll(letters, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCodePoint(((letter.codePointAt(0)! - base + by) % rotations) + base);
  });
}

function readable(bytes: Buffer): string[] {
  const text = bytes.toString('utf8');
  const plain = text.match(/[\p{L}\p{N}\p{P}\s]/gu)?.length ?? 0;
  return text.length > 0 && plain / text.length > 0.9 ? [text] : [];
}
