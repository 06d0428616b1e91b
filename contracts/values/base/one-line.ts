import { normalizeText } from './normalize-text.js';

/**
 * Invisible characters that change the visible text: controls, bidi marks and overrides, zero-width and tag
 * characters. The emoji joiner is kept.
 */
const unseen = /\p{Cf}/gu;
const joiner = '\u200D';

/** External text that is safe inside a line, a mail or a log: NFC, one line, no invisible characters, single spaces. */
export function oneLine(text: string): string {
  return normalizeText(text, 'NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(unseen, (char) => (char === joiner ? char : ''))
    .replace(/\s+/gu, ' ')
    .trim();
}
