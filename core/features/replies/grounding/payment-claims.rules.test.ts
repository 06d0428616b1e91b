import { expect, test } from '@jest/globals';
import { saysPaid, tellsWhereToPay } from './payment-claims.rules.js';

test.each([
  'sudah saya transfer ya',
  'udh tf kak',
  'udah aku transfer',
  'barusan tf 150rb',
  'sdh sy bayar',
  'sdh dibayar qris',
  'dp udah ya kak',
  'dp sdh ditransfer',
  'lunas kak, cek ya',
  'ini ss tf dp',
  'ini bukti transfernya',
  'bukti transfer',
  'tf sudah ya kak',
  'transfer done',
  'uangnya udah saya kirim',
  'Pembayaran sudah saya lakukan',
  'sudah saya lunasi pak',
  'oke, paid ✅',
  'pelunasannya barusan ya',
  'sudah ditransfer suami',
])('%s: says that they paid', (message) => {
  expect(saysPaid(message)).toBe(true);
});

test.each([
  'mau transfer ke mana kak',
  'transfer ke rekening apa?',
  'kalau sudah transfer langsung dikirim?',
  'belum tf kak, nanti sore ya',
  'tadi saya tanya transfer BCA bisa?',
  'bisa bayar di tempat?',
  'sudah sampai mana paketnya',
  'dp berapa ya',
  'sudah bayar mahal tetap mengecewakan',
  'besok saya tf',
  'sistem pembayarannya gimana',
  'sudah ada stok?',
  'lunas itu sebelum kirim ya?',
  'cek ongkir dulu, bayarnya nanti',
])('%s: does not', (message) => {
  expect(saysPaid(message)).toBe(false);
});

test('a bot that gives payment instructions', () => {
  expect(tellsWhereToPay('Transfer ke BCA 7751234567 a.n. Sari ya Kak.')).toBe(true);
  expect(tellsWhereToPay('Setelah transfer kirim buktinya ya.')).toBe(true);
  expect(tellsWhereToPay('Kaos polos 75rb Kak.')).toBe(false);
  expect(tellsWhereToPay('Pembayaran bisa transfer atau COD Kak.')).toBe(false);
});
