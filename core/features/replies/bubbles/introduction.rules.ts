import { threadLength } from '../../conversations/conversations.types.js';
import type { Bubble, ThreadMessage } from '../../conversations/conversations.types.js';

/**
 * The answer with the introduction before it, where the bot has not written to this lead yet. It becomes part of the first
 * text, so the answer has as many bubbles as before; before a photo it is a bubble of its own. A thread that is longer than
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
