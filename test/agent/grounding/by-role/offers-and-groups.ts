import type { Shop } from '../shop.js';

/** Shops with prices in tiers, codes with a minimum, discounts for partners, and prices for children. */
export const offersAndGroups: readonly Shop[] = [
  {
    name: 'printed mugs in tiers',
    owner: `Mug Custom Arunika. Harga per pcs (sudah termasuk dus):
1-11 pcs: 32.000
12-47 pcs: 26.000
48 pcs ke atas: 22.000
Gagang warna +3.000, kotak premium +7.000
DP 40% sebelum cetak, pelunasan sebelum kirim.`,
    right: [
      [
        'total',
        '30 pcs, 6 nya kotak premium. dp brp?',
        '30 x 26.000 = 780.000, tambah kotak premium 6 x 7.000 = 42.000, jadi Rp 822.000. DP 40% Rp 328.800 Kak.',
      ],
      ['price', 'satuan boleh?', 'Boleh Kak, 1-11 pcs 32.000 per pcs.'],
      ['total', '5 pcs bisa?', 'Bisa Kak, 5 pcs 32.000 per pcs, jadi Rp 160.000.'],
      ['total', '20 pcs brp', '20 pcs harganya 26.000 per pcs Kak, totalnya Rp 520.000.'],
      ['total', '50 pcs gagang warna', '50 pcs 22.000 + gagang warna 3.000 = 25.000 per pcs Kak.'],
      ['price', 'kotak premium nambah brp', 'Kotak premium tambah 7.000 per pcs Kak.'],
    ],
    wrong: [
      [
        'total',
        '30 pcs, 6 nya kotak premium. dp brp?',
        '30 x 26.000 = 780.000, tambah kotak premium 6 x 7.000 = 42.000, jadi Rp 822.000. DP 40% Rp 411.000 Kak.',
      ],
      ['price', 'satuan boleh?', 'Boleh Kak, 1-11 pcs 22.000 per pcs.'],
      ['total', '20 pcs brp', '20 pcs harganya 22.000 per pcs Kak, totalnya Rp 440.000.'],
    ],
  },
  {
    name: 'drinks in tiers beside a single price',
    owner: `Sirup Nusa. Sirup markisa ecer 28rb per botol, 24 botol ke atas 23rb per botol. Sirup leci 30rb, mulai 24 botol 25rb.
Minimal order sirup custom label 50 botol.`,
    right: [
      ['price', 'markisa 3 botol bs?', 'Bisa Kak, 3 botol sirup markisa Rp 84.000.'],
      ['price', 'leci 6 botol', 'Sirup leci 6 botol Rp 180.000 Kak.'],
      ['total', 'leci 24 botol brp', 'Sirup leci 24 botol 25.000 per botol, totalnya Rp 600.000 Kak.'],
      ['price', 'markisa ecer brp', 'Sirup markisa ecer 28rb per botol Kak.'],
      ['total', 'markisa 30 botol', '30 botol sirup markisa 23rb per botol, jadi Rp 690.000 Kak.'],
    ],
    wrong: [
      ['price', 'leci 6 botol', 'Sirup leci 6 botol Rp 150.000 Kak.'],
      ['price', 'markisa 3 botol', '3 botol sirup markisa Rp 69.000 Kak.'],
      ['price', 'markisa sama leci 5', 'Sirup markisa 28rb per botol, 5 botol leci Rp 140.000 Kak.'],
    ],
  },
  {
    name: 'code on a package',
    owner: `CS Nirmala dari Sabun Lembah.
Sabun kopi 38.000, Sabun susu 42.000, Body scrub 74.000 (normal 89.000), Lulur 68.000
Paket segar (sabun kopi + body scrub + lulur) 165.000
Kode HEMAT15 potongan 15% min belanja 150rb, berlaku sampai 20 Desember.
Mitra: level perak min 12 pcs diskon 20%, emas min 60 pcs diskon 30%`,
    right: [
      ['total', 'paket segar pakai kode HEMAT15 jd brp', 'Dengan kode HEMAT15 paket segar potongan 15% jadi Rp 140.250 Kak.'],
      ['total', 'paket segar kode hemat15', 'Pakai HEMAT15 dipotong 15% Kak, paket segarnya jadi Rp 140.250.'],
      ['total', 'mitra perak lulur brp', 'Perak diskon 20%: lulur jadi Rp 54.400 Kak.'],
      ['total', 'mitra emas sabun susu', 'Level emas diskon 30%, sabun susu jadi Rp 29.400 Kak.'],
      ['total', 'kode HEMAT15 buat 3 lulur', '3 lulur Rp 204.000, potongan 15% jadi Rp 173.400 Kak.'],
      ['price', 'body scrub brp', 'Body scrub 74.000 Kak, normalnya 89.000.'],
      ['price', 'paket segar isi apa', 'Paket segar isinya sabun kopi, body scrub dan lulur, 165.000 Kak.'],
    ],
    wrong: [
      ['total', 'paket segar pakai kode HEMAT15 jd brp', 'Dengan kode HEMAT15 paket segar potongan 15% jadi Rp 132.000 Kak.'],
      ['total', 'paket segar pakai kode HEMAT15 jd brp', 'Dengan kode HEMAT15 paket segar potongan 15% jadi Rp 115.500 Kak.'],
      ['total', 'lulur pakai HEMAT15', 'Dengan kode HEMAT15 lulur potongan 15% jadi Rp 57.800 Kak.'],
      ['total', 'mitra perak lulur brp', 'Perak diskon 20%: lulur jadi Rp 47.600 Kak.'],
      ['total', 'paket segar pakai kode HEMAT15 jd brp', 'Dengan kode HEMAT15 paket segar potongan 20% jadi Rp 132.000 Kak.'],
    ],
  },
  {
    name: 'tours with prices for children',
    owner: `Wisata Laut Derawan.
Trip Derawan 4D3N Rp 2,4jt/pax, DP 700rb/pax
Trip Labuan Cermin 450rb/orang
Anak di bawah 2 th gratis, 2-6 th diskon 40%
Sewa kamera +150rb/hari`,
    right: [
      [
        'total',
        'derawan 2 dewasa 1 anak 4 th total?',
        'Dewasa 2 x Rp 2.400.000 = Rp 4.800.000, anak 4 tahun diskon 40% Rp 1.440.000, total Rp 6.240.000 Kak.',
      ],
      ['total', 'labuan cermin anak 5 th brp', 'Anak 5 tahun diskon 40%, jadi Rp 270.000 Kak.'],
      ['price', 'anak saya 1 th bayar?', 'Anak di bawah 2 tahun gratis Kak.'],
      ['total', 'dp derawan 3 org', 'DP 700rb per orang, untuk 3 orang Rp 2.100.000 Kak.'],
      ['price', 'labuan cermin 4 org', '4 orang Rp 1.800.000 Kak.'],
      ['price', 'sewa kamera 2 hari', 'Sewa kamera 2 hari Rp 300.000 Kak.'],
    ],
    wrong: [
      [
        'total',
        'derawan 2 dewasa 1 anak 4 th total?',
        'Dewasa 2 x Rp 2.400.000 = Rp 4.800.000, anak 4 tahun diskon 40% Rp 960.000, total Rp 5.760.000 Kak.',
      ],
      ['total', 'labuan cermin anak 8 th brp', 'Anak 8 tahun diskon 40%, jadi Rp 270.000 Kak.'],
      ['total', 'labuan cermin anak 5 th brp', 'Anak 5 tahun diskon 50%, jadi Rp 225.000 Kak.'],
    ],
  },
];
