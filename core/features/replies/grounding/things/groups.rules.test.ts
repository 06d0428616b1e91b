import { expect, test } from '@jest/globals';
import { Groups } from './groups.rules.js';

const groups = new Groups(
  'diskon 20% utk alumni, kode di grup\npembelian PT: min 20 psg disc 8%, tempo 30 hari\n' +
    'weekday pelajar 15rb/jam. main 25rb/jam\nreseller potongan 15%, member potongan 15%\nguru gratis masuk, umum 10rb\nulang tahun gratis es teh',
);

test.each([
  'Peserta baru juga diskon 20% Kak.',
  'Perorangan bisa tempo 30 hari Pak.',
  'Sabtu Minggu pelajar 15rb per jam Kak.',
  'Setiap hari pelajar 15rb per jam.',
  'Pelajar dapat potongan 15% Kak.',
])('what one group gets is not given to another: %s', (sentence) => {
  expect(groups.isRefused(sentence)).toBe(true);
});

test.each([
  'Alumni diskon 20% Kak.',
  'Untuk PT bisa tempo 30 hari.',
  'Weekday pelajar 15rb per jam Kak.',
  'Sabtu 25rb per jam Kak.',
  'Member dapat potongan 15% Kak.',
  'Untuk pelanggan baru diskon 20% belum ada Kak.',
  'Guru gratis masuk Kak.',
  'Pelajar boleh bawa laptop Kak.',
])('a sentence for the same group, or about something else, is not refused: %s', (sentence) => {
  expect(groups.isRefused(sentence)).toBe(false);
});
