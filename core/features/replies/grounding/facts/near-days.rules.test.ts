import { expect, test } from '@jest/globals';
import { grantsDay, NearDays } from './near-days.rules.js';

const isRefused = (owner: string, lead: string, sentence: string): boolean =>
  grantsDay(sentence) && new NearDays(owner).isRefused(sentence, lead);
const salon = 'Salon Rambut. Buka Senin-Sabtu 09.00-18.00. Booking lewat WA.';

test.each([
  [salon, 'besok bisa?', 'Besok bisa Bu.'],
  [salon, 'kamis kosong?', 'Kamis masih kosong Bu.'],
  [salon, 'booking jumat bisa?', 'Jumat bisa Kak, saya jadwalkan ya.'],
  ['Nasi box min H-1.', 'hari ini bisa?', 'Hari ini bisa Bu.'],
  ['Kaos polos 65rb. Pengerjaan 7 hari.', 'lusa sampai?', 'Lusa sudah sampai Kak.'],
])('a day that no text gives: %s | %s', (owner, lead, sentence) => {
  expect(isRefused(owner, lead, sentence)).toBe(true);
});

test.each([
  [salon, 'besok bisa?', 'Besok saya cek dulu jadwalnya ya Bu.'],
  [salon, 'besok buka?', 'Besok buka Kak, jam 09.00-18.00.'],
  [salon, 'besok saya transfer ya', 'Bisa Kak, besok juga boleh.'],
  [salon, 'kamis kosong?', 'Kamis sudah penuh Bu.'],
  ['Order sebelum jam 15 dikirim hari ini.', 'hari ini bisa?', 'Hari ini bisa Kak.'],
  ['Nasi box min H-1.', 'besok bisa?', 'Besok bisa Bu.'],
  [salon, 'besok bisa?', 'Kalau booking lewat WA, besok bisa Bu.'],
])('a day that is given, left open, or the lead’s own: %s | %s', (owner, lead, sentence) => {
  expect(isRefused(owner, lead, sentence)).toBe(false);
});
