import { expect, test } from '@jest/globals';
import { downloadName } from './download-name.rules.js';

test.each([
  ['Kaos Sari', 'kontak-kaos-sari-2026-11-28.csv'],
  ['  Toko "Bu Sari" & Anak/Cucu ', 'kontak-toko-bu-sari-anak-cucu-2026-11-28.csv'],
  ['Café Résumé 88', 'kontak-cafe-resume-88-2026-11-28.csv'],
  ['🌸 Hijab Ayu 🌸', 'kontak-hijab-ayu-2026-11-28.csv'],
  ['..\\..\\etc', 'kontak-etc-2026-11-28.csv'],
  ['A\r\nSet-Cookie: x', 'kontak-a-set-cookie-x-2026-11-28.csv'],
  ['', 'kontak.csv'],
  ['トコ', 'kontak.csv'],
])('the contacts of the shop “%s” are saved as %s', (shop, name) => {
  expect(downloadName('kontak', shop, '2026-11-28', 'csv')).toBe(name);
});
