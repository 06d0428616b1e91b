/* Reads and cuts external text. Every function here runs in linear time for any text. */

/**
 * Characters (UTF-16 units) of one message that rules and models read. WhatsApp allows 65,536 per message.
 * The whole message is stored.
 */
export const readableChars = 8_000;

/**
 * Maximum length in UTF-16 units of a visible character that is kept whole. It exceeds the longest visible characters
 * of all scripts, including family emojis.
 */
const longestGraphemeChars = 64;

let graphemes: Intl.Segmenter | undefined;

/**
 * The start of a text, at most `maxChars` UTF-16 units, cut between visible characters: never within a
 * surrogate pair or between a letter and its accent. A visible character longer than 64 units is cut between
 * code points.
 */
export function cutText(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  if (maxChars <= 0) return '';
  const from = withinPair(text, Math.max(0, maxChars - longestGraphemeChars));
  const window = text.slice(from, maxChars + longestGraphemeChars);
  let end = 0;
  graphemes ??= new Intl.Segmenter('id', { granularity: 'grapheme' });
  for (const { index } of graphemes.segment(window)) {
    if (from + index > maxChars) break;
    end = from + index;
  }
  // the segmented part may start within a long character, so its first boundary is not reliable
  return text.slice(0, end > from ? end : withinPair(text, maxChars));
}

/** The same index, or the previous index if the same index would split a surrogate pair. */
function withinPair(text: string, at: number): number {
  const isLow = (text.charCodeAt(at) & 0xfc00) === 0xdc00;
  const isHigh = (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
  return isLow && isHigh ? at - 1 : at;
}
