/**
 * Invisible characters that change the visible text: controls, bidi marks and overrides, zero-width and tag
 * characters. The emoji joiner is kept.
 */
const unseen = /\p{Cf}/gu;
const joiner = '\u200D';

/** A name that is safe for a line, a mail or a log: NFC, one line, no invisible characters, single spaces. */
export function cleanPersonName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(unseen, (char) => (char === joiner ? char : ''))
    .replace(/\s+/gu, ' ')
    .trim();
}

const ends = 'com|net|org|id|co|info|xyz|io|me|link|site|online|shop|store|top|click|app|dev|ly|gl|biz|web';
const link = new RegExp(`://|\\bwww\\.|[\\p{L}\\d-]\\.(?:${ends})(?![\\p{L}\\d.])`, 'iu');

/** True when a mail program or a chat would turn the text into a link. Titles such as `S.Kom.` do not count. */
export function holdsLink(text: string): boolean {
  return link.test(text);
}
