import { threadLength } from '../../conversations/conversations.types.js';
import type { Bubble, ThreadMessage } from '../../conversations/conversations.types.js';

/**
 * Adds the introduction before the answer when the bot has not written to this lead yet. It becomes part of the first
 * text, so the number of bubbles stays the same. Before a photo it is a separate bubble. A thread that is longer than
 * what an answer reads has had its first contact.
 */
export function withIntroduction(
  bubbles: readonly Bubble[],
  thread: readonly Pick<ThreadMessage, 'sender'>[],
  introduction: string,
): readonly Bubble[] {
  const [first, ...rest] = bubbles;
  if (!first || thread.length >= threadLength || thread.some(({ sender }) => sender === 'bot')) return bubbles;
  if (first.photo) return [{ body: introduction, photo: null }, first, ...rest];
  return [{ ...first, body: `${introduction}\n\n${first.body}` }, ...rest];
}
