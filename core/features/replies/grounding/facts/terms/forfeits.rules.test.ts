import { expect, test } from '@jest/globals';
import { Forfeits } from './forfeits.rules.js';

test.each([
  ['Booking tanda jadi 300rb, hangus kalo batal', 'Kalau batal tanda jadi dikembalikan utuh Kak.', '', true],
  ['dp 200rb buat keep max 3 hari, lewat hangus', 'Bisa Kak, DP-nya ga hangus kok.', '', true],
  ['booking fee 200rb, ga dateng hangus', 'Tenang Pak, nanti kami kembalikan.', 'booking fee balik?', true],
  ['Booking tanda jadi 300rb, hangus kalo batal', 'Kalau batal tanda jadi hangus Kak.', '', false],
  ['dp hangus kalo batal', 'DP-nya tidak bisa dikembalikan Kak.', '', false],
  ['dp hangus kalo batal', 'Deposit dikembalikan saat selesai Kak.', '', false],
  ['batal H-7 dp kembali setengah, kurang dari itu hangus', 'Batal H-7 DP kembali setengah Kak.', '', false],
  ['deposit 500rb dikembalikan', 'Depositnya dikembalikan Kak.', '', false],
])('%s: %s', (owner, sentence, lead, isRefused) => {
  expect(new Forfeits(owner).isRefused(sentence, lead)).toBe(isRefused);
});
