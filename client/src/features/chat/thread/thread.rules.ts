import type { MessageView } from '#contracts/http/chat/chat';
import { readMoment } from '#contracts/values/moments';
import { dayOf } from '../../../ui/data/format-time.js';
import type { ThreadPages } from '../../../realtime/folds.js';

/** A message the owner has sent and the server has not acknowledged yet. */
export type Outgoing = {
  clientId: string;
  body: string;
  at: Date;
  state: 'sending' | 'failed';
  /** `seq` of the newest message at the time of writing. */
  afterSeq: number;
};

const unsentMax = 20;

/** The part of an outbox worth storing, as plain data. Null when it is empty. */
export function unsentOf(outgoing: readonly Outgoing[]): unknown {
  return outgoing.length === 0 ? null : outgoing.slice(-unsentMax).map(({ at, ...one }) => ({ ...one, at: at.getTime() }));
}

/**
 * Restores a stored outbox. Delivery is unknown, so the messages count as failed and the owner decides
 * whether to send again.
 */
export function keptOutbox(kept: unknown): readonly Outgoing[] {
  if (!Array.isArray(kept)) return [];
  return (kept as (Partial<Record<keyof Outgoing, unknown>> | null)[]).flatMap((one) => {
    const { clientId, body, at, afterSeq } = one ?? {};
    return typeof clientId === 'string' && typeof body === 'string' && typeof at === 'number' && typeof afterSeq === 'number'
      ? [{ clientId, body, at: new Date(at), afterSeq, state: 'failed' as const }]
      : [];
  });
}

export type ThreadRow =
  | { kind: 'day'; key: string; moment: Date }
  /** An event between two messages. */
  | { kind: 'system'; key: string; words: string }
  | { kind: 'message'; key: string; message: MessageView; moment: Date | null }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing };

/** All loaded messages, oldest first. */
export function messagesOf(thread: ThreadPages | undefined): MessageView[] {
  return thread ? thread.pages.toReversed().flat() : [];
}

export function newestSeq(messages: readonly MessageView[]): number {
  return messages.at(-1)?.seq ?? -1;
}

/** Drops outgoing messages that the server has already pushed before it answered their send request. */
function stillOutgoing(outgoing: readonly Outgoing[], messages: readonly MessageView[]): Outgoing[] {
  const arrived = messages.filter((message) => message.sender === 'owner' && !message.fromMe);
  const taken = new Set<string>();
  return outgoing.filter((one) => {
    const match = arrived.find((message) => message.seq > one.afterSeq && message.body === one.body && !taken.has(message.id));
    if (match) taken.add(match.id);
    return !match;
  });
}

/** Note when the answering side changes between bot and owner. Null when it stays the same. */
function changeOfHands(before: MessageView['sender'] | null, { fromMe, sender }: MessageView): string | null {
  if (fromMe || before === null || sender === before) return null;
  if (sender === 'owner') return 'Anda mulai menjawab sendiri';
  return sender === 'bot' ? 'Bot kembali membalas' : null;
}

/** The rows of a thread: messages with a separator before each new day, then the outgoing messages. */
export function threadRows(messages: readonly MessageView[], outgoing: readonly Outgoing[]): ThreadRow[] {
  const rows: ThreadRow[] = [];
  let day = '';
  let ours: MessageView['sender'] | null = null;
  const separate = (moment: Date | null) => {
    if (moment === null || dayOf(moment) === day) return;
    day = dayOf(moment);
    rows.push({ kind: 'day', key: `day:${day}:${rows.length === 0 ? 'first' : 'next'}`, moment });
  };
  for (const message of messages) {
    const moment = readMoment(message.timestamp);
    separate(moment);
    const words = changeOfHands(ours, message);
    if (words) rows.push({ kind: 'system', key: `hands:${message.id}`, words });
    if (!message.fromMe) ours = message.sender;
    rows.push({ kind: 'message', key: message.id, message, moment });
  }
  for (const one of stillOutgoing(outgoing, messages)) {
    separate(one.at);
    rows.push({ kind: 'outgoing', key: one.clientId, outgoing: one });
  }
  return rows;
}
