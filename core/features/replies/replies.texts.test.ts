import { expect, test } from '@jest/globals';
import { adminCalled, calledOffNoted, closingNoted, ownerAsked, ownerIsLate, settledLines } from './replies.texts.js';

test('the log says why a turn got no answer, where the owner wants one and nothing else tells it', () => {
  const words = {
    'notification-number': /dari nomor notifikasi/,
    'too-old': /^Pesan lama/,
    'left-to-owner': /pada jam Anda.*terlalu lama/,
    'no-package': /paket Anda tidak aktif/,
    'no-quota': /kuota balasan AI habis/,
    untrained: /belum dilatih/,
  };
  expect(settledLines).toEqual(Object.fromEntries(Object.entries(words).map(([reason, line]) => [reason, expect.stringMatching(line)])));
});

test.each([
  ['a call for the owner', adminCalled, /Admin sudah dipanggil/],
  ['a question to the owner', ownerAsked, /tanyakan dulu/],
  ['an order that is called off', calledOffNoted, /Pembatalannya sudah diteruskan/],
  ['an order', closingNoted, /Pesanannya sudah dicatat/],
  ['an owner who is late', ownerIsLate, /belum sempat membalas/],
])('a lead reads about %s what was done', (_what, text, words) => {
  expect(text).toMatch(words);
});
