import { expect, test } from '@jest/globals';
import type { MessageView } from '#contracts/http/chat/chat';
import { keptOutbox, messagesOf, newestSeq, threadRows, type Outgoing, unsentOf } from './thread.rules.js';

function message(seq: number, moment: string, change: Partial<MessageView> = {}): MessageView {
  const conversationId = '0197c0de-0000-7000-8000-000000000001' as MessageView['conversationId'];
  return {
    id: `m${seq}`,
    conversationId,
    body: `isi ${seq}`,
    fromMe: true,
    sender: 'lead',
    kind: 'text',
    status: 'delivered',
    timestamp: { seconds: Date.parse(moment) / 1_000, nanoseconds: 0 },
    media: null,
    quoted: null,
    editedAt: null,
    unanswered: null,
    unsent: null,
    seq,
    ...change,
  };
}

const outgoing: Outgoing = { clientId: 'c1', body: 'Baik Kak', at: new Date('2026-11-21T03:00:00Z'), state: 'sending', afterSeq: 2 };
const kinds = (rows: ReturnType<typeof threadRows>) => rows.map((row) => row.kind);

test('pages are read oldest first', () => {
  const pages = [[message(3, '2026-11-21T01:00:00Z')], [message(1, '2026-11-20T01:00:00Z'), message(2, '2026-11-20T02:00:00Z')]];
  expect(messagesOf({ pages, pageParams: [] }).map((one) => one.seq)).toEqual([1, 2, 3]);
  expect(messagesOf(undefined)).toEqual([]);
});

test('each Jakarta day begins with a separator', () => {
  // 16:59 and 17:01 UTC fall on different days in Jakarta
  const rows = threadRows([message(1, '2026-11-20T16:59:00Z'), message(2, '2026-11-20T17:01:00Z')], []);
  expect(kinds(rows)).toEqual(['day', 'message', 'day', 'message']);
});

test('outgoing messages are last, and disappear once they arrive as messages', () => {
  const known = [message(1, '2026-11-21T01:00:00Z'), message(2, '2026-11-21T02:00:00Z')];
  expect(kinds(threadRows(known, [outgoing]))).toEqual(['day', 'message', 'message', 'outgoing']);
  const arrived = message(3, '2026-11-21T03:00:00Z', { fromMe: false, sender: 'owner', body: 'Baik Kak' });
  expect(kinds(threadRows([...known, arrived], [outgoing]))).toEqual(['day', 'message', 'message', 'message']);
});

test('the same words twice are two messages', () => {
  const first = message(3, '2026-11-21T03:00:00Z', { fromMe: false, sender: 'owner', body: 'Baik Kak' });
  const rows = threadRows([first], [outgoing, { ...outgoing, clientId: 'c2' }]);
  expect(kinds(rows)).toEqual(['day', 'message', 'outgoing']);
});

test('row keys are unique', () => {
  const rows = threadRows([message(1, '2026-11-20T01:00:00Z'), message(2, '2026-11-21T01:00:00Z')], [outgoing]);
  expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
});

test('messages that were not delivered when the tab ended come back as failed, under the same id', () => {
  const one = { clientId: 'c1', body: 'Sudah dikirim kak', at: new Date(5_000), state: 'sending' as const, afterSeq: 7 };
  const kept: unknown = JSON.parse(JSON.stringify(unsentOf([one])));
  expect(keptOutbox(kept)).toEqual([{ ...one, state: 'failed' }]);
  expect(unsentOf([])).toBeNull();
  for (const broken of [undefined, 'x', [{ body: 'x' }], [3], [null]]) expect(keptOutbox(broken)).toEqual([]);
});

test('a line says where the owner began to answer, and where the bot wrote again', () => {
  const at = (seq: number, sender: MessageView['sender']) => message(seq, '2026-11-21T01:00:00Z', { sender, fromMe: sender === 'lead' });
  const rows = threadRows([at(1, 'lead'), at(2, 'bot'), at(3, 'lead'), at(4, 'owner'), at(5, 'owner'), at(6, 'lead'), at(7, 'bot')], []);
  expect(rows.map((row) => (row.kind === 'system' ? row.words : row.kind))).toEqual([
    ...['day', 'message', 'message', 'message'],
    ...['Anda mulai menjawab sendiri', 'message', 'message', 'message'],
    ...['Bot kembali membalas', 'message'],
  ]);
  expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
});

test('the newest message is the last one; without any everything is newer', () => {
  expect(newestSeq([message(1, '2026-11-20T01:00:00Z'), message(7, '2026-11-20T02:00:00Z')])).toBe(7);
  expect(newestSeq([])).toBe(-1);
});

test('only complete entries of an outbox are restored, the newest twenty of them', () => {
  const whole = { clientId: 'c1', body: 'isi', at: 5_000, afterSeq: 7 };
  for (const field of Object.keys(whole)) {
    const { [field as keyof typeof whole]: _, ...torn } = whole;
    expect(keptOutbox([torn])).toEqual([]);
    expect(keptOutbox([{ ...whole, [field]: null }, whole])).toHaveLength(1);
  }
  const many = Array.from({ length: 25 }, (_, index) => ({ ...outgoing, clientId: `c${index}` }));
  expect((unsentOf(many) as Outgoing[]).map((one) => one.clientId)).toEqual(many.slice(5).map((one) => one.clientId));
});

test.each([
  ['of the lead', { fromMe: true, sender: 'lead' as const, body: 'Baik Kak' }, 3],
  ['of the bot', { fromMe: false, sender: 'bot' as const, body: 'Baik Kak' }, 3],
  ['of other words', { fromMe: false, sender: 'owner' as const, body: 'Lain' }, 3],
  ['from before', { fromMe: false, sender: 'owner' as const, body: 'Baik Kak' }, 2],
])('a message %s is not taken for an outgoing one', (_, change, seq) => {
  expect(kinds(threadRows([message(seq, '2026-11-21T03:00:00Z', change)], [outgoing]))).toEqual(['day', 'message', 'outgoing']);
});

test('further messages of a day have no separator, and each separator has a unique key', () => {
  const rows = threadRows([message(1, '2026-11-20T01:00:00Z'), message(2, '2026-11-20T02:00:00Z')], [outgoing]);
  expect(rows.map((row) => row.key)).toEqual(['day:2026-11-20:first', 'm1', 'm2', 'day:2026-11-21:next', 'c1']);
});
