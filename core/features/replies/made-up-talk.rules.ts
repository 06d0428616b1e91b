import type { MessageId } from '#contracts/values/ids';
import type { ThreadMessage } from '../conversations/conversations.types.js';

export interface MadeUpLine {
  readonly role: 'lead' | 'bot';
  readonly body: string;
}

/** Converts an invented chat into the agent's input: the answered history, and the lead's open messages. */
export function readTalk(lines: readonly MadeUpLine[]): { history: ThreadMessage[]; open: ThreadMessage[] } {
  const thread = lines.map((line, at): ThreadMessage => ({
    id: String(at) as MessageId,
    sender: line.role,
    kind: 'text',
    body: line.body,
    transcript: null,
    quoted: null,
    hasFile: false,
    seq: at + 1,
    turn: null,
    storedAtMs: 0,
  }));
  const firstOpen = thread.findLastIndex((message) => message.sender === 'bot') + 1;
  return { history: thread.slice(0, firstOpen), open: thread.slice(firstOpen) };
}
