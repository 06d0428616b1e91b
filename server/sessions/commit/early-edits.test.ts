import { expect, test } from '@jest/globals';
import type { ReadMessage } from '#core/outside/whatsapp/link.types';
import { EarlyEdits } from './early-edits.js';
import type { Cut, SessionLedger } from './session-ledger.js';

const message = (waId: string, more: Partial<ReadMessage> = {}): ReadMessage => ({
  chat: { jid: '628111@s.whatsapp.net', pn: '628111', lid: null },
  waId,
  sender: 'lead',
  name: null,
  kind: 'text',
  body: waId,
  at: new Date(0),
  media: null,
  proto: null,
  quoted: null,
  live: true,
  ...more,
});
const edit = (waId: string, body = 'baru', more: Partial<ReadMessage> = {}) => message(waId, { edited: true, body, ...more });
const cut = (messages: readonly ReadMessage[], botId = 'bot'): Cut => ({
  ledger: { botId } as SessionLedger,
  step: 1,
  writes: {} as Cut['writes'],
  messages,
  progress: [],
});
const bodies = ({ messages }: Cut) => messages.map(({ body }) => body);

test('an edit follows the message that comes after it, also when that write is repeated', () => {
  const edits = new EarlyEdits();
  edits.joined(cut([edit('A')]));
  const late = cut([message('A')]);
  expect(bodies(edits.joined(late))).toEqual(['A', 'baru']);
  expect(bodies(edits.joined(late))).toEqual(['A', 'baru']);
  expect(bodies(edits.joined(cut([message('B')])))).toEqual(['B']);
});

test('a write that is repeated applies its own edits once, and newer ones last', () => {
  const edits = new EarlyEdits();
  edits.joined(cut([edit('A', 'lama')]));
  const both = cut([message('A'), edit('A', 'terbaru')]);
  expect(bodies(edits.joined(both))).toEqual(['A', 'lama', 'terbaru']);
  expect(bodies(edits.joined(both))).toEqual(['A', 'lama', 'terbaru']);
});

test.each<[string, Cut]>([
  ['of another bot', cut([message('A')], 'other')],
  ['of the other side', cut([message('A', { sender: 'owner' })])],
  ['that is a reaction', cut([message('A', { isReaction: true })])],
])('a message %s is not the one that was edited', (_, late) => {
  const edits = new EarlyEdits();
  edits.joined(cut([edit('A')]));
  expect(edits.joined(late)).toBe(late);
});

test('what is kept is bounded: the newest edits of a bot, and none that is long', () => {
  const edits = new EarlyEdits();
  edits.joined(cut([edit('LONG', 'x'.repeat(9_000)), ...Array.from({ length: 30 }, (_, at) => edit(`E${at}`))]));
  const all = ['LONG', 'E0', 'E29'].map((waId) => edits.joined(cut([message(waId)])).messages.length);
  expect(all).toEqual([1, 1, 2]);
  for (let bot = 0; bot < 600; bot += 1) edits.joined(cut([edit('A')], `bot${bot}`));
  expect(bodies(edits.joined(cut([message('A')], 'bot0')))).toEqual(['A']);
  expect(bodies(edits.joined(cut([message('A')], 'bot599')))).toEqual(['A', 'baru']);
});
