import { expect, test } from '@jest/globals';
import type { ThreadMessage } from '../../conversations/conversations.types.js';
import { paymentClaimIn } from './payment-state.rules.js';

const message = (sender: ThreadMessage['sender'], body: string, kind: ThreadMessage['kind'] = 'text'): ThreadMessage => ({
  id: '1' as ThreadMessage['id'],
  sender,
  kind,
  body,
  transcript: null,
  quoted: null,
  hasFile: kind === 'image',
  seq: 1,
  turn: null,
  storedAtMs: 0,
});
const account = message('bot', 'Transfer ke BCA 7751234567 a.n. Sari ya Kak.');

test.each([
  ['words', [], [message('lead', 'udah tf ya kak')], 'words'],
  ['words among others', [], [message('lead', 'kirim kapan?'), message('lead', 'sdh sy bayar')], 'words'],
  ['spoken words', [], [{ ...message('lead', '', 'voice'), transcript: 'kak saya sudah transfer tadi' }], 'words'],
  ['a picture after the account', [account], [message('lead', '', 'image')], 'picture'],
  ['also after another message', [account, message('bot', 'Ditunggu ya.')], [message('lead', 'nih', 'image')], 'picture'],
  ['a picture that asks something', [account], [message('lead', 'yang ini ada?', 'image')], null],
  ['a picture before any account', [message('bot', 'Mau yang mana Kak?')], [message('lead', '', 'image')], null],
  ['a question', [account], [message('lead', 'berapa hari sampai?')], null],
  ["the bot's own words", [], [message('bot', 'sudah tf ya')], null],
  ['a deleted message', [], [message('lead', 'sudah tf', 'deleted')], null],
] as const)('%s', (_, history, open, claim) => {
  expect(paymentClaimIn({ history, open })).toBe(claim);
});
