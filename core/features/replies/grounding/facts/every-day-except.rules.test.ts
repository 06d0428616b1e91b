import { expect, test } from '@jest/globals';
import { withNamedDays } from './every-day-except.rules.js';

test.each([
  ['Buka tiap hari kecuali Jumat', 'Buka Sabtu-Kamis'],
  ['buka setiap hari, kecuali hari Minggu jam 8-17', 'buka Senin-Sabtu jam 8-17'],
  ['Tiap hari (kecuali Sabtu dan Minggu)', 'Senin-Jumat)'],
  ['tiap hari selain Rabu, Minggu', 'Kamis-Sabtu/Senin-Selasa'],
  ['Tiap hari kecuali Selasa-Minggu', 'Senin'],
  ['Senin-Sabtu kecuali Kamis, jam 9-20', 'Jumat-Sabtu/Senin-Rabu, jam 9-20'],
  ['Senin sampai Jumat selain Rabu', 'Kamis-Jumat/Senin-Selasa'],
])('%s: %s', (text, days) => {
  expect(withNamedDays(text)).toBe(days);
});

test.each(['Buka setiap hari', 'tiap hari kecuali tanggal merah', 'Semua kecuali Jumat'])('without a change: %s', (text) => {
  expect(withNamedDays(text)).toBe(text);
});
