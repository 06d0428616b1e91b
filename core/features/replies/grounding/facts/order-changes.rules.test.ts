import { expect, test } from '@jest/globals';
import { changesOrder } from './order-changes.rules.js';

test.each([
  ['Siap Kak, warnanya diganti navy.', 'eh jangan hitam, ganti navy'],
  ['Baik, alamatnya sudah saya ubah ya Kak.', 'kak alamatnya salah'],
  ['Oke Kak, saya ganti jumlahnya jadi 3.', 'jadinya 3 aja'],
  ['Siap, jadwalnya diubah ke Sabtu.', 'bisa ganti hari?'],
])('a change of the order: %s', (sentence, lead) => {
  expect(changesOrder(sentence, lead)).toBe(true);
});

test.each([
  ['Ukurannya bisa diganti Kak.', 'kalau kekecilan boleh ganti?'],
  ['Warnanya diganti baru Kak.', 'kemarin warnanya luntur'],
  ['Pesanannya diganti baru ya.', 'paketnya sampai rusak, ganti dong'],
  ['Barangnya kami ganti Kak.', 'ganti navy ya'],
  ['Warnanya diganti navy.', 'ada warna apa?'],
])('about returns, or no change: %s', (sentence, lead) => {
  expect(changesOrder(sentence, lead)).toBe(false);
});
