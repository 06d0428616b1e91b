import { expect, test } from '@jest/globals';
import { objectionsTo } from '../../reply-check.rules.js';

const refused = (owner: string, lead: string, reply: string): boolean =>
  objectionsTo(reply, { owner: [owner], chat: [], tools: [], ours: [], lead: [lead] }).some(({ kind }) => kind === 'amount');

/** For each condition of a discount or a charge: an answer that keeps it, and one that does not. */
test.each([
  [
    'member 10% (ga berlaku paket)',
    'Sewa reguler Rp 50.000, paket malam Rp 80.000.',
    'member',
    'Member dapat 10% Kak, sewa reguler jadi Rp 45.000.',
    'Member dapat 10% Kak, paket malam jadi Rp 72.000.',
  ],
  [
    'sewa 3-6 hari disc 15%',
    'Toilet standar 650rb/hari.',
    '',
    'Standar 4 hari Rp 2.600.000, diskon 15% jadi Rp 2.210.000 Pak.',
    'Standar 2 hari dapat diskon 15% jadi Rp 1.105.000 Pak.',
  ],
  [
    'weekend & tgl merah naik 10% khusus keliling',
    'Keliling 1 putaran 35rb, les berkuda 275rb.',
    '',
    'Weekend naik 10% Kak, keliling 1 putaran jadi Rp 38.500.',
    'Les berkuda weekend Rp 302.500 Kak karena naik 10%.',
  ],
  [
    'beli 6 botol campur bebas diskon 10rb',
    'Sambal bawang 22rb, sambal cumi 30rb.',
    '6 botol sambal bawang',
    '6 botol sambal bawang totalnya Rp 122.000 Kak.',
    '6 botol sambal bawang totalnya Rp 132.000 Kak.',
  ],
  [
    'lisensi iklan TV dikali 2',
    'VO 30 detik 200rb.',
    '',
    'VO 30 detik untuk iklan TV jadi Rp 400.000.',
    'VO 30 detik untuk iklan TV Rp 200.000 Kak.',
  ],
  [
    'malam diatas jam 10 tambah 75rb',
    'Jumper aki 100rb.',
    '',
    'Jumper aki jam 11 malam jadi Rp 175.000 Pak.',
    'Jumper aki jam 11 malam totalnya Rp 100.000 Pak.',
  ],
  [
    'luar kota cianjur +50rb',
    'Tracking ulang 100rb.',
    '',
    'Tracking ulang di Cianjur totalnya Rp 100.000 Pak.',
    'Tracking ulang di Sukabumi totalnya Rp 100.000 Pak.',
  ],
  [
    'ongkir makassar 8rb/kg, jawa 38rb/kg',
    'VCO 25rb.',
    'ongkir surabaya 2 kg',
    'Ongkir ke Surabaya 2 kg Rp 76.000 Kak.',
    'Ongkir ke Surabaya 2 kg Rp 38.000 Kak.',
  ],
  [
    'packing kayu jawa 60rb luar jawa 120rb',
    'Kaligrafi 780rb.',
    '',
    'Packing kayu ke Makassar Rp 120.000 Pak.',
    'Packing kayu ke Makassar Rp 60.000 Pak.',
  ],
  ['grafir nama free dalam cincin, grafir luar 40rb', 'Cincin polos 285rb.', '', 'Grafir luar Rp 40.000 Kak.', 'Grafir luar gratis Kak.'],
  [
    'tumpeng mini 25rb/porsi min 20',
    'Nasi kotak 18rb.',
    '',
    'Tumpeng mini 30 porsi Rp 750.000 Bu.',
    'Tumpeng mini 10 porsi Rp 250.000 Bu.',
  ],
  [
    'jemput motor 5rb/km',
    'Cuci motor kecil 15rb.',
    '',
    'Cuci motor kecil + jemput motor 4 km jadi Rp 35.000 Kak.',
    'Cuci motor kecil + jemput motor 4 km Rp 20.000 Kak.',
  ],
  [
    'senin-kamis potong 15rb per orang',
    'Main 110rb/orang.',
    '',
    'Main hari Selasa Rp 95.000 per orang Kak.',
    'Main hari Selasa Rp 90.000 per orang Kak.',
  ],
  [
    'grosir tempered glass min 20 pcs 8rb, min 50 pcs 6rb',
    'Tempered glass 15rb, ceramic 25rb.',
    '',
    'Tempered glass 2 pcs Rp 30.000 Kak.',
    'Tempered glass 2 pcs Rp 16.000 Kak.',
  ],
  ['min 2 orang', 'Mangga 30rb/kg.', '', 'Mangga setengah kilo Rp 15.000 Kak.', 'Mangga setengah kilo Rp 20.000 Kak.'],
])('%s', (condition, prices, lead, right, wrong) => {
  const owner = `${prices}\n${condition}`;
  expect({ right: refused(owner, lead, right), wrong: refused(owner, lead, wrong) }).toEqual({ right: false, wrong: true });
});
