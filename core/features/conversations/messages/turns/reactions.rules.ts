import { cutText } from '#contracts/values/texts';
import type { ThreadMessage } from '../../conversations.types.js';

/** Stored length of the text that a reaction refers to, the same as for quoted messages. */
const quoteMaxChars = 1_000;

/**
 * Adds each of the lead's reactions to the thread, as a message from the lead that quotes the message they reacted
 * to. It is placed by the time of the reaction, so the part of the thread that a model has already read stays
 * unchanged.
 */
export function withReactions(thread: readonly ThreadMessage[]): readonly ThreadMessage[] {
  const reactions = thread.flatMap((message) => reactionOf(message, thread));
  if (reactions.length === 0) return thread;
  return [...thread, ...reactions].sort((one, other) => one.seq - other.seq);
}

function reactionOf(message: ThreadMessage, thread: readonly ThreadMessage[]): ThreadMessage[] {
  if (!message.reaction) return [];
  const { emoji, atMs, turn } = message.reaction;
  const before = thread.findLast((one) => one.storedAtMs <= atMs) ?? message;
  return [
    {
      id: message.id,
      sender: 'lead',
      kind: emoji === '' ? 'deleted' : 'text',
      body: emoji,
      // sequence numbers of messages are integers, so a fraction sorts between two of them
      seq: Math.max(before.seq, message.seq) + 0.5,
      turn,
      transcript: null,
      quoted: {
        kind: message.kind,
        body: cutText(message.body || message.transcript || '', quoteMaxChars),
        sender: message.sender,
        proved: true,
      },
      hasFile: false,
      storedAtMs: atMs,
      isReaction: true,
    },
  ];
}
