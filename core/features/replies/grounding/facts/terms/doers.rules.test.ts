import { expect, test } from '@jest/globals';
import { Doers } from './doers.rules.js';

const doers = new Doers(
  '(surat karantina kami yg urus, udah termasuk). kandang bawa sendiri, pinjem 50rb. BBM tanggung penyewa\n' +
    'listrik ditanggung toko, galon ditanggung penyewa. terpal boleh bawa sendiri. panggung & tenda urusan WO',
);

test.each([
  'Surat karantina urus sendiri ya Kak.',
  'BBM kami yang tanggung Kak.',
  'Kandang kami bawakan Kak.',
  'Listrik ditanggung penyewa Kak.',
  'Tenda kami yang siapkan Kak.',
])('what one side does is not given to the other: %s', (sentence) => {
  expect(doers.isRefused(sentence)).toBe(true);
});

test.each([
  'Surat karantina kami yang urus Kak.',
  'BBM ditanggung penyewa Kak.',
  'Kandang bawa sendiri Kak.',
  'Kandang tidak kami bawakan Kak.',
  'Galon ditanggung penyewa Kak.',
  'Terpal kami bawakan Kak.',
])('a sentence with the same side, or about something else, is not refused: %s', (sentence) => {
  expect(doers.isRefused(sentence)).toBe(false);
});
