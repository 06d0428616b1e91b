import { expect, test } from '@jest/globals';
import { NotYet } from './not-yet.rules.js';

const pending = new NotYet(
  'PIRT udah, halal nyusul, SNI belum keluar. kemasan hitam nyusul minggu depan, kemasan putih ready. qris lagi proses\n' +
    'cabang Depok segera buka. stiker M blm ada, stiker L ready\n' +
    'seat nov penuh, des sisa 6. les piano nanti buka januari. getas abis, baru ada tgl 5. Unit 20 kva lagi proses servis',
);

test.each([
  'Sudah halal Kak.',
  'Sudah SNI Kak.',
  'Kemasan hitam ready Kak.',
  'QRIS bisa Kak.',
  'Cabang Depok sudah buka Kak.',
  'Seat November masih ada Kak.',
  'Les piano sudah buka Kak.',
  'Unit 20 kva ready Kak.',
])('what the owner calls pending is not there: %s', (sentence) => {
  expect(pending.isRefused(sentence)).toBe(true);
});

test.each([
  'Sudah PIRT Kak, halalnya menyusul.',
  'Kemasan putih ready Kak.',
  'Kemasan hitam ready minggu depan Kak.',
  'QRIS masih proses Kak.',
  'Stiker L ready Kak.',
  'Halal belum keluar Kak.',
  'Seat Desember masih ada Kak.',
  'Les piano baru buka Januari Kak.',
  'Unit 10 kva ready Kak.',
])('a sentence about other things, or with the same status, is not refused: %s', (sentence) => {
  expect(pending.isRefused(sentence)).toBe(false);
});
