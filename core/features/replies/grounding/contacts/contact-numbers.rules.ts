import { findAmounts, findLongNumbers, type LongNumber } from '../amounts.rules.js';
import { remembered } from '../remembered.js';
import { CoveredParts } from './covered.js';
import { counts, digitRowsIn, withPlainDigits } from './written-digits.js';

/**
 * Digits with up to four other characters between them, as in "(899) 1234", "0899 – 1234", "0️⃣8️⃣". A number may
 * continue on the next line.
 */
const run = /\+?\(?\d(?:[ \t.\-/_*,()+\n|~]{0,4}\d){5,40}/gu;
const masked =
  /https?:\/\/\S+|(?<![\d.,:])(?:[01]?\d|2[0-4])[.:][0-5]\d(?:[ ]?(?:-|s\/d|sd|sampai)[ ]?(?:[01]?\d|2[0-4])[.:][0-5]\d)?(?![\d:]|[.,]\d)|(?<![\d/-])\d{1,2}[./-]\d{1,2}[./-]\d{2}(?:\d{2})?(?!\d)|(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/gu;
const phone = /^(?:0[2-9]\d{7,12}|62[2-9]\d{7,12})$/u;
const phoneMin = 9;
const accountMin = 7;
const accountMax = 16;
/**
 * Maximum number of plain digits that count as a part of a longer telephone number, for example beside digits in
 * brackets.
 */
const partMax = 8;
const shortMin = 6;
const cueChars = 48;
const cue =
  /(?<!\p{L})(?:hubungi|telp|tlp|telepon|telpon|wa|whatsapp|call center|hotline|sms|rek|norek|rekening|rekeningnya|transfer|tf|bca|bri|bni|mandiri|bsi|cimb|permata|danamon|btn|seabank|jago|neo|dana|ovo|gopay|shopeepay|linkaja|va|virtual account)(?!\p{L})[^\d]{0,40}$/iu;
/** Words before a contact number. A short number counts only directly after one of these words. */
const shortCue =
  /(?<!\p{L})(?:hubungi|telp|tlp|telepon|telpon|call center|hotline|sms center|rek|norek|rekening|va|virtual account)(?:nya)?(?:[ ](?:kami|di|ke|nomor|no\.?|admin))?[ :./]{1,3}$/iu;
/** Numbers in which letters replace similar digits: "O899l234S678". */
const mixed = /(?<![\p{L}\d])[\dOoIlSB]{2,16}(?:[ .-][\dOoIlSB]{2,16}){0,4}(?![\p{L}\d])/gu;
const likeDigits: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', l: '1', S: '5', B: '8' };
const realMin = 5;

/**
 * Numbers of accounts, wallets and telephones, however their digits are written or separated. With a wrong one, a lead
 * would pay or write to a stranger.
 */
export const contactNumbersIn = remembered((written: string): readonly LongNumber[] => {
  const plain = findLongNumbers(written);
  const found: LongNumber[] = [];
  // in "+62 (812) 3456 7890" the plain digits are only a part of the telephone number; in "0812-3456-7890 (24 jam)"
  // they are the whole number
  const wholes = new CoveredParts(written.length);
  const parts = new CoveredParts(written.length);
  for (const { from, to, digits } of plain) (phone.test(digits) || digits.length > partMax ? wholes : parts).add(from, to);
  const taken = new CoveredParts(written.length);
  const add = (one: LongNumber): void => {
    const { from, to, digits } = one;
    if (!wholes.isFree(from, to) || !taken.isFree(from, to) || (!phone.test(digits) && !parts.isFree(from, to))) return;
    taken.add(from, to);
    found.push(one);
  };
  const text = withPlainDigits(written);
  if (/\d/.test(text)) {
    const free = withoutOthers(text);
    for (const { index, 0: words } of free.matchAll(run)) {
      const one = numberOf(words, {
        index,
        text,
        isDecorated: text.slice(index, index + words.length) !== written.slice(index, index + words.length),
      });
      if (one !== null) add(one);
    }
    for (const { index, 0: words } of free.matchAll(mixed)) {
      const digits = words.replaceAll(/[OoIlSB]/g, (letter) => likeDigits[letter]!).replaceAll(/\D/g, '');
      const real = words.match(/\d/g)?.length ?? 0;
      if (/\p{L}/u.test(words) && real >= realMin && phone.test(digits))
        add({ from: index, to: index + words.length, digits: keyOf(digits) });
    }
  }
  for (const one of digitRowsIn(text)) add({ ...one, digits: keyOf(one.digits) });
  return [...found, ...plain.filter(({ from, to }) => taken.isFree(from, to))].toSorted((one, other) => one.from - other.from);
});

/** Numbers of six or seven digits, which count as contacts in the owner's texts wherever they are. */
export function shortNumbersIn(text: string): string[] {
  return [...withPlainDigits(text).matchAll(/(?<!\d)\d(?:[ .-]?\d){5,6}(?!\d)/g)].map(([words]) => words.replaceAll(/\D/g, ''));
}

/** The same number with and without the country code 62. */
export function spellingsOf(digits: string): string[] {
  if (digits.startsWith('62')) return [digits, `0${digits.slice(2)}`];
  return digits.startsWith('0') ? [digits, `62${digits.slice(1)}`] : [digits];
}

/** Replaces amounts, hours, dates and links with {@link cover}. Bare numbers may be parts of a telephone number. */
function withoutOthers(text: string): string {
  const covered = text.replaceAll(masked, (words) => cover.repeat(words.length));
  const parts: string[] = [];
  let done = 0;
  for (const { from, to, isBare } of findAmounts(text)) {
    if (isBare || from < done) continue;
    parts.push(covered.slice(done, from), cover.repeat(to - from));
    done = to;
  }
  return [...parts, covered.slice(done)].join('');
}

/** Placeholder that is neither a digit nor a sign between digits. */
const cover = '\u0001';

interface Place {
  readonly index: number;
  readonly text: string;
  /** True for digits in circles or the like. */
  readonly isDecorated: boolean;
}

function numberOf(words: string, { index, text, isDecorated }: Place): LongNumber | null {
  const groups = words.match(/\d+/g) ?? [];
  const digits = groups.join('');
  const isList = groups.length > 2 && counts(groups.map(Number)) && groups.every((one) => one.length < 4);
  if (isList) return null;
  const isOneByOne = groups.every((one) => one.length === 1);
  // "38, 40, 42": parts of a telephone number between commas or line breaks are longer, or single digits
  const isLoose = /[,\n]/.test(words) && !isOneByOne && groups.some((one) => one.length < 3);
  const before = text.slice(Math.max(0, index - cueChars), index);
  const isPhone = digits.length >= phoneMin && phone.test(digits) && !isLoose;
  const isAccount = digits.length > accountMin && digits.length <= accountMax && !isLoose && cue.test(before);
  const isShort = digits.length >= shortMin && digits.length <= accountMin && /^\d[\d .-]{4,9}\d$/.test(words) && shortCue.test(before);
  const isWritten = isOneByOne && digits.length >= accountMin && isDecorated;
  if (!isPhone && !isAccount && !isShort && !isWritten) return null;
  return { from: index, to: index + words.length, digits: keyOf(digits) };
}

function keyOf(digits: string): string {
  return digits.replace(/^0(?=8)/, '62');
}
