/*
 * Texts from outside: how much of one is read, and how it is cut. Everything here takes time in proportion to the text, whatever the text.
 */

/**
 * Characters (UTF-16 units) of one message that rules and models read. WhatsApp allows 65,536 per message. The
 * whole message is stored.
 */
export const readableChars = 8_000;

/** Longer than one visible character of any script, emojis of whole families included. */
const longestGraphemeChars = 64;

let graphemes: Intl.Segmenter | undefined;

/**
 * The beginning of a text, at most so many UTF-16 units, cut between visible characters: neither within a surrogate pair nor between a letter
 * and its accent. One visible character that is longer than 64 units is cut between code points.
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
  // the window may begin within one long character: its first border says nothing
  return text.slice(0, end > from ? end : withinPair(text, maxChars));
}

/** The place itself, or one before it where it would part a surrogate pair. */
function withinPair(text: string, at: number): number {
  const isLow = (text.charCodeAt(at) & 0xfc00) === 0xdc00;
  const isHigh = (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
  return isLow && isHigh ? at - 1 : at;
}
