import { dictionary } from '@zxcvbn-ts/language-common';
import { canonicalEmail, usernameOf } from '#contracts/values/people/email';

/** The most common passwords of all leaks, several ten thousand, lower case. */
const common = new Set(dictionary['passwords-common']);

/** Why a password is guessed first; null when it is not. */
export function weaknessOf(password: string, email: string): 'common' | 'address' | null {
  const lower = password.normalize('NFC').trim().toLowerCase();
  const address = email.trim().toLowerCase();
  const canonical = canonicalEmail(address);
  if ([address, canonical, usernameOf(address), usernameOf(canonical)].includes(lower)) return 'address';
  return common.has(lower) ? 'common' : null;
}
