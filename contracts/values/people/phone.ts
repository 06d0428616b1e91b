import { z } from 'zod';

/** Suffix of a WhatsApp contact as owners' settings and the blacklist carry it on the wire. */
export const contactSuffix = '@c.us';

/**
 * Brings what a person typed to international digits without plus: `08…` and `8…` become `628…`.
 * @returns digits only; empty when nothing but other characters was given.
 */
export function normalizePhone(input: string): string {
  const digits = input.replace(/@.*$/, '').replace(/\D/g, '');
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.startsWith('0')) return `62${digits.slice(1)}`;
  if (/^8\d{8,11}$/.test(digits)) return `62${digits}`;
  return digits;
}

/** True for 8 to 15 digits that do not begin with 0 (E.164 without plus). */
export function isPhone(digits: string): boolean {
  return /^[1-9]\d{7,14}$/.test(digits);
}

/** `628123…` → `628123…@c.us`. */
export function toContactAddress(digits: string): string {
  return `${digits}${contactSuffix}`;
}

/** Removes the contact suffix, as screens show numbers without it. */
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
  .transform(normalizePhone)
  .refine(isPhone, { error: 'Nomor tidak valid. Isi dengan angka, contoh 62812234567890.' });
export type Phone = z.infer<typeof Phone>;
