/** Tasks that a bot of a shop must not do. */
export type OffTopic = 'code' | 'dose' | 'essay';

const code =
  /```|(?<![\p{L}\d])(?:console\.log\(|System\.out|print\(|printf\(|#include[ ]?<|public (?:static|class)|def [a-z_]{1,30}\(|function [a-z_]{0,30}\(|import [a-z_.]{1,40}[;\n]|SELECT .{1,80} FROM |<\/?(?:html|script|div|body|head)>)/iu;
const dose =
  /(?<!\p{L})(?:dosis(?:nya)?|minum|diminum|konsumsi|dikonsumsi|berikan|oleskan|takaran)(?!\p{L})[^.!?\n]{0,60}?\d{1,4}(?:[.,]\d{1,2})?[ ]?(?:mg|mcg|ml|tablet|kapsul|tetes|sendok)(?!\p{L})|(?<!\d)\d{1,4}[ ]?mg(?!\p{L})[^.!?\n]{0,60}?\d[ ]?(?:x|kali)[ ]?(?:sehari|per hari)/iu;
const ownersDose = /(?<!\p{L})(?:dosis|aturan pakai|takaran|sehari|per hari|mg|kapsul|tablet|sendok)(?!\p{L})/iu;
/** Minimum length: a shop's answer that names none of its own things is shorter. */
const essayChars = 800;
const essayShare = 0.12;
/** A text with fewer different words repeats itself, unless it is very long. */
const essayWords = 40;
const veryLongChars = 2_000;

/**
 * The kind of task in an answer that has nothing to do with the shop; null for an ordinary answer.
 * @param shop the owner's texts and results of tools.
 */
export function offTopicIn(reply: string, shop: string): OffTopic | null {
  if (code.test(reply)) return 'code';
  if (dose.test(reply) && !ownersDose.test(shop)) return 'dose';
  if (reply.length < essayChars) return null;
  const words = [...new Set(longWords(reply))];
  if (words.length < essayWords && reply.length < veryLongChars) return null;
  const known = new Set(longWords(shop));
  return words.filter((word) => known.has(word)).length < words.length * essayShare ? 'essay' : null;
}

function longWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{5,30}/gu) ?? [];
}
