import { expect, test } from '@jest/globals';
import { Requirements } from './requirements.rules.js';

const requirements = new Requirements(
  'Beat 75rb/hari, Vario 90rb/hari (harus ada SIM C)\n' +
    'buka mobil wajib bawa STNK + KTP, rumah harus ada KTP / saksi RT\n' +
    'syarat kredit: KTP suami istri, KK, slip gaji, umur min 21 th. Tiket umum 45rb, pelajar 30rb (wajib kartu pelajar)\n' +
    'harus puasa? ngga perlu. jas hujan opsional. deposit ga perlu. packing kayu wajib 90rb. titip obat boleh asal ada resep\nsewa genset jaminan KTP asli + STNK motor, instansi cukup surat tugas\n' +
    'syarat warga kota: KTP aja. Luar kota: KTP + KK + deposit 300rb. anak harus didampingi ortu',
);
const refused = (sentence: string, lead = ''): boolean => requirements.isRefused(sentence, lead);

test.each([
  ['Untuk sewa Vario tidak harus punya SIM Kak.', ''],
  ['Tidak perlu STNK Kak untuk buka mobil.', ''],
  ['Buka rumah tanpa KTP bisa Kak.', ''],
  ['Packing kayunya tidak wajib Kak.', ''],
  ['Titip obat tidak harus ada resep Kak.', ''],
  ['Tiket pelajar tidak perlu kartu pelajar Kak.', ''],
  ['Cukup KTP suami istri saja Kak untuk kredit.', ''],
  ['Cukup KTP saja Kak.', 'jaminan sewa genset?'],
  ['Untuk luar kota cukup KTP saja Kak.', ''],
  ['Anak tidak perlu didampingi Kak.', ''],
  ['Cukup KTP saja Kak.', 'buka mobil perlu apa?'],
])('what the owner requires is not denied: %s', (sentence, lead) => {
  expect(refused(sentence, lead)).toBe(true);
});

test.each([
  ['Tidak perlu puasa Kak.', ''],
  ['Tidak perlu deposit Kak.', ''],
  ['Jas hujan tidak wajib Kak.', ''],
  ['Untuk tiket umum tidak perlu kartu pelajar Kak.', 'umum perlu kartu pelajar?'],
  ['Untuk rumah cukup KTP saja Kak.', ''],
  ['Cukup KTP suami istri, KK dan slip gaji saja Kak.', 'kredit syaratnya?'],
  ['Untuk instansi cukup surat tugas saja Pak.', 'jaminan sewa genset?'],
  ['Untuk warga kota cukup KTP saja Kak.', ''],
  ['Untuk dewasa tidak perlu pendamping Kak.', 'dewasa perlu pendamping?'],
  ['Tidak perlu KTP?', ''],
])('a sentence that denies no requirement is not refused: %s', (sentence, lead) => {
  expect(refused(sentence, lead)).toBe(false);
});
