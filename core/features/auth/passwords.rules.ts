import { dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as indonesian } from '@zxcvbn-ts/language-id';
import { canonicalEmail, usernameOf } from '#contracts/values/people/email';

/** The most common passwords from leaks, several ten thousand, lower case. */
const common = new Set(dictionary['passwords-common']);

/**
 * Words and names that Indonesian users base passwords on, lower case. The word list is derived from films
 * and lacks a few, which are added here.
 */
const words = new Set([
  ...indonesian['commonWords-id'],
  ...indonesian['names-id'],
  ...['bismillah', 'alhamdulillah', 'assalamualaikum', 'insyaallah', 'persija', 'persebaya', 'arema', 'garuda', 'indomie', 'shopee'],
  ...['tokopedia', 'gojek', 'whatsapp', 'admin', 'sayangku', 'cintaku', 'mamaku', 'ibuku', 'anakku'],
]);

/** Maximum number of digits and symbols around a word that count as padding. Longer padding is treated as a secret of its own. */
const paddingMax = 4;
const letters: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };

/** Why a password is easy to guess; null when it is not. */
export function weaknessOf(password: string, email: string): 'common' | 'address' | null {
  const lower = visible(password).toLowerCase();
  const address = email.trim().toLowerCase();
  const canonical = canonicalEmail(address);
  if ([address, canonical, usernameOf(address), usernameOf(canonical)].includes(lower)) return 'address';
  return common.has(lower) || isPaddedWord(lower) ? 'common' : null;
}

/**
 * The password without invisible characters: surrounding spaces, control characters and zero-width
 * characters.
 */
function visible(password: string): string {
  return password
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim();
}

/** `sayang123`, `12rahasia`, `s4yang!`, `sayangsayang`: a well-known word with little else. */
function isPaddedWord(lower: string): boolean {
  const core = trimmed(lower);
  if (core === '') return new Set(lower).size <= 2;
  if (lower.length - core.length > paddingMax) return false;
  const spelled = Array.from(core, (sign) => letters[sign] ?? sign).join('');
  return [core, spelled].some((one) => isWord(one) || isTwice(one));
}

function isWord(text: string): boolean {
  return words.has(text) || common.has(text);
}

function isTwice(text: string): boolean {
  const half = text.slice(0, text.length / 2);
  return half + half === text && isWord(half);
}

/** Without the non-letters at both ends. */
function trimmed(text: string): string {
  const signs = Array.from(text);
  const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);
  const first = signs.findIndex(isLetter);
  return first < 0 ? '' : signs.slice(first, signs.findLastIndex(isLetter) + 1).join('');
}
