import { expect, test } from '@jest/globals';
import { Charges } from './charges.rules.js';

const charges = new Charges(
  'Sewa kamera 150rb/hari. strap hilang ganti 65rb, reschedule 1x gratis, kedua 75rb\n' +
    'batal di hari H kena potongan 30%. konsultasi 50rb, gratis kalo jadi ambil paket. telat > 2 jam kena 20rb. tas udah termasuk\nbatal: H-60 potong 2,5jt, H-30 potong 50%, H-90 gratis',
);
const denied = (sentence: string, lead = ''): boolean => charges.isRefused(sentence, lead);

test.each([
  'Kalau strap hilang tidak perlu ganti Kak.',
  'Reschedule kedua tidak dikenakan biaya Kak.',
  'Konsultasi tidak dipungut biaya Kak.',
  'Batal di hari H tidak ada potongan Kak.',
  'Strap hilang gausah bayar Kak.',
  'Batal H-30 tidak ada potongan Kak.',
])('a charge that the owner states is not denied: %s', (sentence) => {
  expect(denied(sentence)).toBe(true);
});

test.each([
  'Reschedule pertama tidak dikenakan biaya Kak.',
  'Konsultasi tidak bayar kalau jadi ambil paket Kak.',
  'Batal H-90 tidak ada potongan Kak.',
  'Tas tidak perlu bayar lagi Kak.',
  'Telat 1 jam tidak kena denda Kak.',
  'Sewa kamera tidak perlu bayar dulu Kak.',
])('a sentence that denies no charge of the owner is not refused: %s', (sentence) => {
  expect(denied(sentence)).toBe(false);
});

test('a bare denial is about what the lead asks', () => {
  expect(denied('Tidak kena biaya Kak.', 'kalau strap hilang?')).toBe(true);
  expect(denied('Tidak kena biaya Kak.', 'tas bayar?')).toBe(false);
});

test('a free check is no announcement to check something', () => {
  const checks = new Charges('Cek kerusakan gratis kalau jadi servis, kalau batal 50rb');
  expect(checks.isRefused('Cek kerusakan gratis Kak, batal pun tidak bayar.', '')).toBe(true);
  expect(checks.isRefused('Kami cek dulu ke admin apakah batal tidak bayar.', '')).toBe(false);
});
