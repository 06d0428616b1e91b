import { oneLine } from '../base/one-line.js';

/** A name on one line, without invisible characters. */
export const cleanPersonName = oneLine;

const ends = 'com|net|org|id|co|info|xyz|io|me|link|site|online|shop|store|top|click|app|dev|ly|gl|biz|web';
const link = new RegExp(`://|\\bwww\\.|[\\p{L}\\d-]\\.(?:${ends})(?![\\p{L}\\d.])`, 'iu');

/** True when a mail program or a chat would turn the text into a link. Titles such as `S.Kom.` do not count. */
export function holdsLink(text: string): boolean {
  return link.test(text);
}
