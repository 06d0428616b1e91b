import { expect, test } from '@jest/globals';
import { claimsPayment } from './confirmations.rules.js';

test.each([
  'Pembayarannya sudah kami terima',
  'Sudah masuk ya Kak transferannya',
  'Terima kasih atas pembayarannya Kak, pesanan kami proses.',
  'Makasih untuk transferannya ya Kak',
  'Dananya sudah kami cek dan masuk Kak.',
  'Status pesanan Kakak sudah lunas.',
  'Mutasinya sudah kelihatan Kak.',
  'Baik Kak, karena sudah transfer, pesanan segera kami kirim.',
  'Payment received Kak.',
  'We have received your payment.',
  'Oke noted transfernya, lanjut packing ya Kak.',
  'Pembayaran sudah kami terima, nanti sore dikirim ya',
  'Transferan yang sudah Kakak kirim sudah masuk.',
])('%s: says that money came', (sentence) => {
  expect(claimsPayment(sentence)).toBe(true);
});

test.each([
  'Setelah pembayaran sudah kami terima, pesanan dikirim',
  'Apakah pembayaran sudah masuk?',
  'Silakan transfer',
  'Pembayaran yang sudah masuk tidak bisa dikembalikan Kak.',
  'Pembayaran yang sudah masuk hanya bisa ditukar produk lain Kak.',
  'DP yang masuk tidak dapat ditarik kembali ya Kak',
  'Uang sudah masuk tidak bisa direfund Kak',
  'Pesanan yang sudah lunas baru kami proses.',
  'Pembayaran sudah masuk baru kami kirim ya Kak',
  'Terima kasih Kak, untuk pembayaran bisa transfer ke BCA ya',
  'Terima kasih Kak untuk pembayaran silakan via QRIS',
  'DP 50% dulu, lunas sebelum dikirim',
  'Pelunasan H-1 sebelum acara ya Kak',
  'Once payment received, we ship the same day.',
  'Pembayaran belum kami terima Kak',
])('%s: does not', (sentence) => {
  expect(claimsPayment(sentence)).toBe(false);
});
