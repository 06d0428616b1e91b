import { expect, test } from '@jest/globals';
import { promisedHelpIn } from './promises.rules.js';

test.each([
  ['Sebentar ya Kak, saya panggilkan tim kami.', 'call'],
  ['Baik Kak, saya hubungkan dengan admin kami ya.', 'call'],
  ['Siap, saya panggil adminnya dulu.', 'call'],
  ['Untuk itu saya teruskan ke admin ya Kak.', 'tell'],
  ['Kaosnya 75rb. Soal XXL saya tanyakan dulu ke pemilik toko ya.', 'tell'],
  ['Keluhannya sudah saya sampaikan ke bagian gudang.', 'tell'],
  ['Admin kami akan segera menghubungi Kakak.', 'tell'],
] as const)('%s: %s', (reply, help) => {
  expect(promisedHelpIn(reply)).toBe(help);
});

test.each([
  'Mau saya teruskan ke admin?',
  'Kalau mendesak saya panggilkan admin ya Kak.',
  'Boleh saya hubungkan dengan admin?',
  'Kaos polos 75rb Kak.',
  'Nanti saya kabari ya.',
  'Silakan panggil petugas di lokasi.',
  'Paketnya kami teruskan ke Depok.',
])('no promise: %s', (reply) => {
  expect(promisedHelpIn(reply)).toBeNull();
});
