import { expect, test } from '@jest/globals';
import { ownerStatements } from './owner-statements.rules.js';

test.each([
  ['buka sen-sab 9-17', 'buka Senin-Sabtu 9-17'],
  ['kelas pagi (sen-rab-jum)', 'kelas pagi (Senin/Rabu/Jumat)'],
  ['libur sab & min', 'libur Sabtu & Minggu'],
  ['COD? bisa area kota', 'COD: bisa area kota'],
  ['Q: Bisa COD?\nA: Tidak.', 'Bisa COD: Tidak.'],
  ['Halal? Sudah. BPOM? Belum.', 'Halal: Sudah. BPOM: Belum.'],
  ['aman ibu hamil? tny dokter dulu', 'aman ibu hamil: tny dokter dulu'],
  ['restock 2 mgg lg', 'restock 2 minggu lg'],
  ['jam buka 12-21 daily', 'jam buka 12-21 tiap hari'],
  ['diatas 10kg bebas ongkir', 'di atas 10kg bebas ongkir'],
  ['Garansi 2 tahun. Tidak termasuk banjir', 'Garansi 2 tahun, Tidak termasuk banjir'],
])('%s: %s', (text, read) => {
  expect(ownerStatements(text)).toBe(read);
});

test.each(['min 12 pcs, sel baterai 5rb', 'Mau pesan? Hubungi kami', 'Senin-Sabtu 9-17. Tidak ada cabang', 'Mgr. Aris, 2 mg'])(
  'without a change: %s',
  (text) => {
    expect(ownerStatements(text)).toBe(text);
  },
);
