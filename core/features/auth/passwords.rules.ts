import { normalizeText } from '#contracts/values/base/normalize-text';
import { dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as indonesian } from '@zxcvbn-ts/language-id';
import { canonicalEmail, usernameOf } from '#contracts/values/people/email';

/** The most common passwords from leaks, several ten thousand, lower case. */
const common = new Set(dictionary['passwords-common']);

/**
 * Words and names that Indonesian users base passwords on, in lower case. The imported word list is derived from
 * films and lacks some of these words. They are added here.
 */
const words = new Set([
  ...indonesian['commonWords-id'],
  ...indonesian['names-id'],
  ...['bismillah', 'alhamdulillah', 'assalamualaikum', 'insyaallah', 'persija', 'persebaya', 'arema', 'garuda', 'indomie', 'shopee'],
  ...['tokopedia', 'gojek', 'whatsapp', 'admin', 'sayangku', 'cintaku', 'mamaku', 'ibuku', 'anakku', 'kamu', 'aku', 'sandi', 'kata'],
  ...['lupa', 'password', 'passwordku', 'persib', 'psis', 'olshop', 'juragan', 'toko', 'jualan', 'yogyakarta', 'jogja', 'surabaya'],
  ...['bandung', 'semarang', 'medan', 'makassar', 'palembang', 'denpasar', 'malang', 'bekasi', 'bogor', 'tangerang', 'depok'],
]);

/** Maximum number of digits and symbols around a word that count as padding. Longer padding is treated as a secret of its own. */
const paddingMax = 4;
/** Maximum length of a password that counts as three words in a row. Longer ones are phrases. */
const threeWordsMax = 12;
const shortestWord = 3;
const longestWord = Math.max(...Array.from(words, ({ length }) => length));
const letters: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };

/** Why a password is easy to guess; null when it is not. */
export function weaknessOf(password: string, email: string): 'common' | 'address' | null {
  const lower = visible(password).toLowerCase();
  const address = email.trim().toLowerCase();
  const canonical = canonicalEmail(address);
  const own = [address, canonical, usernameOf(address), usernameOf(canonical)];
  if (own.includes(lower) || (hasLittlePadding(lower) && own.includes(trimmed(lower)))) return 'address';
  return common.has(lower) || isNumberOfOnesOwn(lower) || isPaddedWord(lower) ? 'common' : null;
}

/**
 * The password without invisible characters: surrounding spaces, control characters and zero-width
 * characters.
 */
function visible(password: string): string {
  return normalizeText(password, 'NFKC')
    .replaceAll(/[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim();
}

/**
 * True for a well-known word with little else around it: `sayang123`, `12rahasia`, `s4yang!`, `sayangsayang`,
 * `sayangkamu`, `sayang12345`.
 */
function isPaddedWord(lower: string): boolean {
  const core = trimmed(lower);
  if (core === '') return new Set(lower).size <= 2 || isTwice(lower);
  if (!hasLittlePadding(lower)) return false;
  const spelled = Array.from(core, (sign) => letters[sign] ?? sign).join('');
  return [core, spelled].some((one) => isWord(one) || isTwice(one) || isWords(one, one.length <= threeWordsMax ? 3 : 2));
}

/** True when little surrounds the letters: a few signs, or digits that count up or down. */
function hasLittlePadding(lower: string): boolean {
  const core = trimmed(lower);
  const at = lower.indexOf(core);
  const padding = lower.slice(0, at) + lower.slice(at + core.length);
  return padding.length <= paddingMax || '01234567890'.includes(padding) || '09876543210'.includes(padding);
}

/** True for a phone number or a date. Strangers may know these about an owner, or find them in a thousand guesses. */
function isNumberOfOnesOwn(lower: string): boolean {
  if (/^(?:\+?62|0)8\d{6,11}$/.test(lower)) return true;
  const [, day, month, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(lower) ?? [];
  const [, yearFirst, monthSecond, dayLast] = /^(\d{4})(\d\d)(\d\d)$/.exec(lower) ?? [];
  return isDate(day, month, year) || isDate(dayLast, monthSecond, yearFirst);
}

function isDate(day = '', month = '', year = ''): boolean {
  return Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12 && /^(?:19|20)/.test(year);
}

/** True when the text is a row of at most `most` well-known words. */
function isWords(text: string, most: number): boolean {
  if (words.has(text)) return true;
  if (most === 1) return false;
  const last = Math.min(text.length - shortestWord, longestWord);
  for (let end = shortestWord; end <= last; end += 1) if (words.has(text.slice(0, end)) && isWords(text.slice(end), most - 1)) return true;
  return false;
}

function isWord(text: string): boolean {
  return words.has(text) || common.has(text);
}

function isTwice(text: string): boolean {
  const half = text.slice(0, text.length / 2);
  return half + half === text && isWord(half);
}

/** Removes the non-letters at both ends. */
function trimmed(text: string): string {
  const signs = Array.from(text);
  const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);
  const first = signs.findIndex(isLetter);
  return first < 0 ? '' : signs.slice(first, signs.findLastIndex(isLetter) + 1).join('');
}
