import { expect, test } from '@jest/globals';
import type { ThreadMessage } from '../../conversations/conversations.types.js';
import { isPaymentReason, paymentClaimIn, paymentReasons } from './payment-state.rules.js';

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

const bubbles = ['Baik Kak.', 'Pesanannya saya catat.', 'Ditunggu ya.', 'Ada lagi?'].map((body) => message('bot', body));
const ask = [message('lead', 'ok kak')];
const address = 'Atas nama Budi Santoso, alamat Jl. Kenanga 7 Bandung, pesanan gamis navy XL';

test.each([
  ['words', [], [message('lead', 'udah tf ya kak')], 'words'],
  ['words among others', [], [message('lead', 'kirim kapan?'), message('lead', 'sdh sy bayar')], 'words'],
  ['spoken words', [], [{ ...message('lead', '', 'voice'), transcript: 'kak saya sudah transfer tadi' }], 'words'],
  ['a picture after the account', [account], [message('lead', '', 'image')], 'picture'],
  ['also after another message', [account, message('bot', 'Ditunggu ya.')], [message('lead', 'nih', 'image')], 'picture'],
  ['a picture that asks something', [account], [message('lead', 'yang ini ada?', 'image')], null],
  ['a picture before any account', [message('bot', 'Mau yang mana Kak?')], [message('lead', '', 'image')], null],
  ['a picture whose caption asks when the order leaves', [account], [message('lead', 'ini kak, kapan dikirim?', 'image')], 'picture'],
  ['a picture whose caption asks for the money', [account], [message('lead', 'sudah masuk?', 'image')], 'picture'],
  ['a picture whose caption asks to look', [account], [message('lead', 'cek ya kak?', 'image')], 'picture'],
  ['a picture with the address of the order', [account], [message('lead', address, 'image')], 'picture'],
  ['a picture after an answer of several bubbles', [account, ...bubbles], [message('lead', '', 'image')], 'picture'],
  ['a picture after two more turns', [account, ...ask, ...bubbles, ...ask, ...bubbles], [message('lead', '', 'image')], 'picture'],
  [
    'a picture after many more turns',
    [account, ...ask, ...bubbles, ...ask, ...bubbles, ...ask, ...bubbles],
    [message('lead', '', 'image')],
    null,
  ],
  ['a picture of another product', [account], [message('lead', 'kalau yang model gini ready kak', 'image')], null],
  ['a picture that asks for another product to be sent', [account], [message('lead', 'yang ini bisa dikirim juga?', 'image')], null],
  ['a picture of damage', [account], [message('lead', 'barangnya sobek kak', 'image')], null],
  [
    'a picture after the owner saw the money',
    [account, message('owner', 'Pembayarannya sudah kami terima Kak')],
    [message('lead', '', 'image')],
    null,
  ],
  ['that it is done, after the account', [account], [message('lead', 'sudah ya kak')], 'words'],
  [
    'that it is done, after the question whether they paid',
    [message('bot', 'Sudah ditransfer ya Kak?')],
    [message('lead', 'sudah')],
    'words',
  ],
  ['that it is done, after another question', [account, message('bot', 'Alamatnya sudah lengkap Kak?')], [message('lead', 'sudah')], null],
  ['that it is done, before any account', [message('bot', 'Silakan isi formulirnya Kak.')], [message('lead', 'sudah kak')], null],
  ['that the order is complete', [account], [message('lead', 'sudah itu saja kak')], null],
  ['a question', [account], [message('lead', 'berapa hari sampai?')], null],
  ["the bot's own words", [], [message('bot', 'sudah tf ya')], null],
  ['a deleted message', [], [message('lead', 'sudah tf', 'deleted')], null],
] as const)('%s', (_, history, open, claim) => {
  expect(paymentClaimIn({ history, open })).toBe(claim);
});

test('the owner reads how the payment was claimed, in our own words', () => {
  expect(paymentReasons.words).toContain('menulis bahwa sudah membayar');
  expect(paymentReasons.picture).toContain('mengirim foto');
  expect([...Object.values(paymentReasons), 'Pelanggan menulis'].map(isPaymentReason)).toEqual([true, true, false]);
});
