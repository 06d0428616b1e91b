import { threadLength } from '../../conversations/conversations.types.js';
import type { Bubble, ThreadMessage } from '../../conversations/conversations.types.js';

/**
 * Adds the introduction before the answer when the bot has not written to this lead yet. The introduction becomes
 * part of the first text, so the number of bubbles stays the same. When the answer begins with a photo, the
 * introduction is a separate bubble. A thread that is longer than the part that the model sees needs no introduction.
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
