import { textBefore } from '../text-ends.js';

/**
 * Canonical form of a mailbox: lower case, and for Gmail without dots and `+tag`, which Google ignores.
 * `Toko.Sari+promo@Gmail.com` and `tokosari@gmail.com` are the same person.
 */
export function canonicalEmail(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  if (at < 0 || lower.slice(at) !== '@gmail.com') return lower;
  return `${textBefore(lower.slice(0, at), '+').replaceAll('.', '')}@gmail.com`;
}

/** The owner's username in the panel, shown besides the full name: the part of the email address before the @. */
export function usernameOf(email: string): string {
  return email.slice(0, Math.max(0, email.lastIndexOf('@')));
}
