import { codeIn } from './code-signs.rules.js';
import { doseIn } from './doses.rules.js';

/** Tasks that a bot of a shop must not do. */
export type OffTopic = 'code' | 'dose' | 'essay';

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
  const code = codeIn(reply);
  if (code !== null && !shop.includes(code)) return 'code';
  if (doseIn(reply, shop) !== null) return 'dose';
  if (reply.length < essayChars) return null;
  const words = [...new Set(longWords(reply))];
  if (words.length < essayWords && reply.length < veryLongChars) return null;
  const known = new Set(longWords(shop));
  return words.filter((word) => known.has(word)).length < words.length * essayShare ? 'essay' : null;
}

function longWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{5,30}/gu) ?? [];
}
