/** Not shown, and yet changing what is: controls, bidi marks and overrides, zero-width and tag characters; all but the joiner of emojis. */
const unseen = /\p{Cf}/gu;
const joiner = '\u200D';

/** A name as it may stand in a line, a mail or a log: NFC, one line, nothing unseen in it, single spaces. */
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

/** True when a mail program or a chat would make a link of it. Titles such as `S.Kom.` are none. */
export function holdsLink(text: string): boolean {
  return link.test(text);
}
