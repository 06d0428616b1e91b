import { textBefore, withoutEnd } from '../text-ends.js';
import { z } from 'zod';

/** Suffix of a WhatsApp contact on the wire, in owners' settings and the blacklist. */
export const contactSuffix = '@c.us';

/**
 * Parsed meaning of a typed number. `two`: the digits start with 8, and may be an Indonesian mobile number without
 * its 0 or a foreign number without its plus. Only the person who typed the number can decide between the two.
 */
export type NumberReading =
  | { readonly kind: 'one'; readonly digits: string }
  | { readonly kind: 'two'; readonly indonesian: string; readonly foreign: string };

/** Indonesian mobile numbers without the 0: 811 to 899 without 84x and 86x, which no operator has. */
const indonesianMobile = /^8[1235789]\d{7,10}$/;

/**
 * Mobile numbers of the country codes that start with 8 (E.164; national numbering plans as listed by
 * libphonenumber), in this order: Japan, South Korea, Vietnam, North Korea, Hong Kong, Macau, Cambodia, Laos,
 * China, Bangladesh, Taiwan.
 */
const foreignMobile =
  /^8(?:1[789]0\d{8}|21\d{8,9}|4[35789]\d{8}|5019\d{8}|52[4-9]\d{7}|536\d{7}|55[136-9]\d{7,8}|56(?:20\d|30)\d{7}|61[3-9]\d{9}|801[3-9]\d{8}|869\d{8})$/;

/**
 * Landlines, which shops also use on WhatsApp: South Korea, Hong Kong, Macau, Cambodia, Taiwan. Some landlines are
 * left out because they look like Indonesia's most common numbers with eleven digits: Japan's (0811 to 0816), and
 * Korea's of that length (0822 and 0823). Nearly everyone who types such digits without a 0 means Indonesia, and
 * would be asked needlessly.
 */
const foreignLandline =
  /^8(?:22\d{7}|2(?:3[1-3]|4[1-4]|5[1-5]|6[1-4])\d{8}|52[23]\d{7}|53(?:28|8[1-9])\d{6}|55(?:2[3-6]|3[2-6]|4[2-4]|5[2-5]|6[2-5]|7[2-5])\d{6,7}|86[2-8]\d{7,8})$/;

/**
 * Marks before a number whose country code is included: a plus (also the full-width one), and the start of WhatsApp's
 * links.
 */
const internationalMarks = ['+', '＋', 'wa.me/', 'phone='];

/**
 * Parses a number in any spelling. The country code is included if a plus or 00 precedes the digits, or if the number
 * has WhatsApp's suffix or is in a WhatsApp link. Words, brackets and invisible characters may precede the number,
 * because phones put direction marks around a copied number. A zero after the country code, as in +62 (0)812, is not
 * part of the number.
 */
export function readNumber(input: string): NumberReading {
  const typed = textBefore(input, '@');
  const digits = withoutTrunkZero(typed)
    .replace(/\D/g, '')
    .replace(/^(?:00)?620+(?=8)/, '62');
  if (digits.startsWith('00')) return { kind: 'one', digits: digits.slice(2) };
  if (digits.startsWith('0')) return { kind: 'one', digits: `62${digits.slice(1)}` };
  const head = typed.slice(0, Math.max(typed.search(/\d/), 0)).toLowerCase();
  const isInternational = input.includes('@') || internationalMarks.some((mark) => head.includes(mark));
  if (isInternational || !digits.startsWith('8')) return { kind: 'one', digits };
  if (!indonesianMobile.test(digits)) return { kind: 'one', digits };
  const indonesian = `62${digits}`;
  const isForeign = foreignMobile.test(digits) || foreignLandline.test(digits);
  return isForeign ? { kind: 'two', indonesian, foreign: digits } : { kind: 'one', digits: indonesian };
}

/** Removes a bracketed zero that follows a country code. */
function withoutTrunkZero(typed: string): string {
  const zero = typed.indexOf('(0)');
  return zero > 0 && /\d/.test(typed.slice(0, zero)) ? typed.slice(0, zero) + typed.slice(zero + 3) : typed;
}

/**
 * Normalises a typed number to international digits without plus. `08…` becomes `628…`. `8…` also becomes `628…` if
 * it has no other reading. A number with {@link readNumber | two readings} stays as typed, so check {@link
 * numberError} first.
 * @returns digits only; empty when the input has none.
 */
export function normalizePhone(input: string): string {
  const reading = readNumber(input);
  return reading.kind === 'one' ? reading.digits : reading.foreign;
}

/** Why a typed number is rejected, as a sentence for the owner; null when it is accepted. */
export function numberError(input: string): string | null {
  const reading = readNumber(input);
  if (reading.kind === 'one')
    return isPhone(reading.digits) && !hasLettersInside(input) ? null : 'Nomor tidak valid. Isi dengan angka, contoh 62812234567890.';
  return `Bisa ${formatPhone(reading.indonesian)} atau +${reading.foreign}. Tulis 0 atau + di depannya.`;
}

/**
 * True when letters are between the digits, as in an id or in two numbers at once. Letters before the digits, as in
 * "WA 0812…", do not count.
 */
function hasLettersInside(input: string): boolean {
  const typed = withoutEnd(textBefore(input, '@'), /\D/);
  return /\p{L}/u.test(typed.slice(Math.max(typed.search(/\d/), 0)));
}

/** True for 8 to 15 digits that do not start with 0 (E.164 without plus). */
export function isPhone(digits: string): boolean {
  return /^[1-9]\d{7,14}$/.test(digits);
}

/** `628123…` → `628123…@c.us`. */
export function toContactAddress(digits: string): string {
  return `${digits}${contactSuffix}`;
}

/** Removes the contact suffix, for display. */
export function withoutContactSuffix(address: string): string {
  return address.replace(/@c\.us$/, '');
}

/** `6281234567890` → `0812-3456-7890`; other countries as `+digits`. */
export function formatPhone(digits: string): string {
  if (!digits.startsWith('62')) return digits === '' ? '' : `+${digits}`;
  return `0${digits.slice(2)}`.replace(/^(\d{4})(\d{3,4})(\d+)$/, '$1-$2-$3');
}

/** A phone number in a request, with or without suffix; normalised to digits. */
export const Phone = z
  .string()
  .max(40)
  .superRefine((typed, context) => {
    const message = numberError(typed);
    if (message !== null) context.addIssue({ code: 'custom', message });
  })
  .transform(normalizePhone);
export type Phone = z.infer<typeof Phone>;
