import type { Shop } from '../shop.js';
import { quoteTo, structuredShop } from './structured-shop.js';

const cables = structuredShop(
  '',
  [
    {
      name: 'Kabel NYM 2x1,5',
      priceIdr: 9_800,
      weightGrams: 110,
      terms: { unit: 'meter', tiers: [{ from: 50, priceIdr: 9_200 }] },
      notes: '1 roll 50 meter',
    },
    { name: 'Kabel NYM 3x2,5', priceIdr: 19_500, weightGrams: 220, terms: { unit: 'meter', tiers: [{ from: 50, priceIdr: 18_400 }] } },
    {
      name: 'Lampu LED',
      priceIdr: null,
      variants: [
        { name: '7 watt', priceIdr: 18_000, stock: 60 },
        { name: '12 watt', priceIdr: 26_000, stock: 45 },
        { name: '18 watt', priceIdr: 39_000, stock: 10 },
      ],
    },
    {
      name: 'Stop Kontak 3 Lubang',
      priceIdr: 34_000,
      weightGrams: 250,
      terms: { tiers: [{ from: 10, priceIdr: 31_000 }], resellerIdr: 28_500 },
    },
    { name: 'MCB 10A', priceIdr: 52_000, weightGrams: 150 },
  ],
  { deposit: { pays: { kind: 'percent', percent: 30 }, minIdr: 2_000_000 } },
);

const kebab = structuredShop(
  `Kebab Bang Jago - kemitraan & frozen
Paket kemitraan: hemat 4,5jt (booth lipat, alat, bahan awal 50 porsi), standar 7,8 jt (booth kayu, 100 porsi), premium 12,5jt (booth container mini, 200 porsi + branding)
bebas royalti. DP 50% booth jadi 14 hari
kirim booth dalam kota bandung gratis, luar kota cek dulu
training 1 hari gratis 2 org, tambah org 150rb/org
mitra lama beli bahan: tortila 10% off
frozen min order 5 pack utk luar kota`,
  [
    {
      name: 'Tortilla 20 cm',
      priceIdr: 24_000,
      weightGrams: 500,
      notes: 'isi 10 lembar',
      terms: { tiers: [{ from: 20, priceIdr: 22_000 }] },
    },
    { name: 'Daging Kebab Sapi', priceIdr: 98_000, weightGrams: 1_000, terms: { unit: 'kg', tiers: [{ from: 10, priceIdr: 93_000 }] } },
    {
      name: 'Kebab Frozen',
      priceIdr: 45_000,
      weightGrams: 600,
      notes: 'isi 6',
      variants: [
        { name: 'Original', priceIdr: null, stock: 50 },
        { name: 'Keju', priceIdr: 52_000, stock: 20 },
      ],
    },
    { name: 'Saus Mayones 1 kg', priceIdr: 31_500, weightGrams: 1_000 },
  ],
);

/**
 * Three of six further shops, written before any rule was changed and measured after the changes for the first six. Then they were read,
 * too. One product has its promo as the panel shows it: the first version gave a price that is not valid during the promo.
 */
export const sixteenthMore: readonly Shop[] = [
  {
    name: 'cables and lamps, in the panel',
    owner: cables.owner,
    right: [
      ['price', 'kabel nym 2x1,5 semeter', 'Kabel NYM 2x1,5 Rp 9.800 per meter Kak ⚡'],
      [
        'total',
        'kabel 2x1,5 30 meter',
        'Kabel NYM 2x1,5 30 meter Rp 294.000 Kak.',
        { tools: [cables.bill([{ nama: 'Kabel NYM 2x1,5', jumlah: 30 }])] },
      ],
      [
        'total',
        '1 roll kabel 2x1,5',
        '1 roll isi 50 meter Kak, harganya Rp 9.200/meter jadi Rp 460.000 per roll.',
        { tools: [cables.bill([{ nama: 'Kabel NYM 2x1,5', jumlah: 50 }])] },
      ],
      ['price', 'yg 3x2,5', 'Kabel NYM 3x2,5 Rp 19.500/meter Kak, kalau 50 meter ke atas Rp 18.400/meter.'],
      [
        'price',
        'lampu led',
        'Lampu LED kami:\n- 7 watt: Rp 18.000\n- 12 watt: Rp 26.000\n- 18 watt: Rp 39.000\nYang 12 watt paling laris Kak 💡',
      ],
      [
        'total',
        'lampu 12 watt 6',
        'Lampu LED 12 watt 6 pcs Rp 156.000 Kak.',
        { tools: [cables.bill([{ nama: 'Lampu LED', varian: '12 watt', jumlah: 6 }])] },
      ],
      [
        'total',
        'stop kontak 12',
        'Stop Kontak 3 Lubang 12 pcs x Rp 31.000 = Rp 372.000 Kak.',
        { tools: [cables.bill([{ nama: 'Stop Kontak 3 Lubang', jumlah: 12 }])] },
      ],
      [
        'total',
        'mcb 2 + lampu 7 watt 4',
        'MCB 10A 2 pcs Rp 104.000 ditambah Lampu LED 7 watt 4 pcs Rp 72.000, total Rp 176.000 Kak.',
        {
          tools: [
            cables.bill([
              { nama: 'MCB 10A', jumlah: 2 },
              { nama: 'Lampu LED', varian: '7 watt', jumlah: 4 },
            ]),
          ],
        },
      ],
      ['price', 'stop kontak brp', 'Stop Kontak 3 Lubang Rp 34.000 Kak, beli 10 ke atas Rp 31.000 saja.'],
      [
        'total',
        'kabel 3x2,5 100 meter ke bogor',
        'Kabel NYM 3x2,5 100 meter Rp 1.840.000 + ongkir J&T Rp 95.000 = Rp 1.935.000 Kak.',
        { tools: [cables.bill([{ nama: 'Kabel NYM 3x2,5', jumlah: 100 }], { to: quoteTo('Bogor', ['J&T', 'EZ', 95_000]) })] },
      ],
      [
        'payment',
        'dp brp kalo belanja 3x2,5 120 meter',
        'Kabel NYM 3x2,5 120 meter totalnya Rp 2.208.000 Kak, DP 30% Rp 662.400, sisanya Rp 1.545.600.',
        { tools: [cables.bill([{ nama: 'Kabel NYM 3x2,5', jumlah: 120 }])] },
      ],
      ['price', 'mcb', 'MCB 10A Rp 52.000 Kak.'],
      ['price', 'lampu paling murah mahal', 'Lampu LED mulai Rp 18.000 sampai Rp 39.000 Kak tergantung watt-nya.'],
      ['price', 'reseller stop kontak', 'Untuk reseller Stop Kontak 3 Lubang Rp 28.500 Kak.'],
      [
        'total',
        'ganti lampunya jadi 18 watt 6',
        'Oke Kak diganti Lampu LED 18 watt 6 pcs, jadi Rp 234.000 ya.',
        { ours: ['Lampu LED 12 watt 6 pcs Rp 156.000 Kak.'] },
      ],
    ],
    wrong: [
      ['price', 'kabel nym 2x1,5 semeter', 'Kabel NYM 2x1,5 Rp 9.200 per meter Kak ⚡'],
      [
        'total',
        'kabel 2x1,5 30 meter',
        'Kabel NYM 2x1,5 30 meter Rp 276.000 Kak.',
        { tools: [cables.bill([{ nama: 'Kabel NYM 2x1,5', jumlah: 30 }])] },
      ],
      [
        'total',
        '1 roll kabel 2x1,5',
        '1 roll isi 50 meter harganya Rp 490.000 Kak.',
        { tools: [cables.bill([{ nama: 'Kabel NYM 2x1,5', jumlah: 50 }])] },
      ],
      ['price', 'yg 3x2,5', 'Kabel NYM 3x2,5 Rp 9.800/meter Kak.'],
      ['price', 'lampu led', 'Lampu LED kami:\n- 7 watt: Rp 18.000\n- 12 watt: Rp 39.000\n- 18 watt: Rp 26.000'],
      [
        'total',
        'lampu 12 watt 6',
        'Lampu LED 12 watt 6 pcs Rp 108.000 Kak.',
        { tools: [cables.bill([{ nama: 'Lampu LED', varian: '12 watt', jumlah: 6 }])] },
      ],
      [
        'total',
        'stop kontak 12',
        'Stop Kontak 3 Lubang 12 pcs Rp 408.000 Kak.',
        { tools: [cables.bill([{ nama: 'Stop Kontak 3 Lubang', jumlah: 12 }])] },
      ],
      [
        'total',
        'mcb 2 + lampu 7 watt 4',
        'MCB 10A 2 pcs dan Lampu LED 7 watt 4 pcs total Rp 208.000 Kak.',
        {
          tools: [
            cables.bill([
              { nama: 'MCB 10A', jumlah: 2 },
              { nama: 'Lampu LED', varian: '7 watt', jumlah: 4 },
            ]),
          ],
        },
      ],
      ['price', 'stop kontak brp', 'Stop Kontak 3 Lubang Rp 31.000 Kak.'],
      [
        'total',
        'kabel 3x2,5 100 meter ke bogor',
        'Kabel NYM 3x2,5 100 meter kirim Bogor total Rp 1.840.000 Kak.',
        { tools: [cables.bill([{ nama: 'Kabel NYM 3x2,5', jumlah: 100 }], { to: quoteTo('Bogor', ['J&T', 'EZ', 95_000]) })] },
      ],
      [
        'payment',
        'dp brp kalo belanja 3x2,5 120 meter',
        'DP-nya Rp 1.104.000 Kak.',
        { tools: [cables.bill([{ nama: 'Kabel NYM 3x2,5', jumlah: 120 }])] },
      ],
      ['price', 'mcb', 'MCB 10A Rp 34.000 Kak.'],
      ['price', 'lampu paling murah mahal', 'Lampu LED mulai Rp 15.000 sampai Rp 39.000 Kak.'],
      ['price', 'reseller stop kontak', 'Untuk reseller Stop Kontak 3 Lubang Rp 31.000 Kak.'],
      [
        'total',
        'ganti lampunya jadi 18 watt 6',
        'Oke Kak diganti Lampu LED 18 watt 6 pcs, jadi Rp 216.000 ya.',
        { ours: ['Lampu LED 12 watt 6 pcs Rp 156.000 Kak.'] },
      ],
    ],
  },
  {
    name: 'kebab partners, in the panel and in text',
    owner: kebab.owner,
    right: [
      [
        'price',
        'paket kemitraan brp',
        'Halo Kak! Paket kemitraan kami ada 3:\n1. Hemat Rp 4.500.000\n2. Standar Rp 7.800.000\n3. Premium Rp 12.500.000\nSemua bebas royalti ya 🥙',
      ],
      ['price', 'yg standar dapet apa', 'Paket standar Rp 7.800.000 sudah dapat booth kayu dan bahan 100 porsi Kak.'],
      ['payment', 'dp premium', 'DP 50% Kak, untuk paket premium Rp 12.500.000 berarti DP Rp 6.250.000 dan sisanya Rp 6.250.000.'],
      [
        'total',
        'hemat tambah training 1 orang',
        'Training gratis untuk 2 orang Kak, tambahan 1 orang Rp 150.000. Jadi paket hemat Rp 4.500.000 + Rp 150.000 = Rp 4.650.000.',
      ],
      ['price', 'tortilla', 'Tortilla 20 cm isi 10 lembar Rp 24.000 Kak, kalau 20 pack ke atas Rp 22.000.'],
      [
        'total',
        'daging kebab 3 kg',
        'Daging Kebab Sapi 3 kg Rp 294.000 Kak.',
        { tools: [kebab.bill([{ nama: 'Daging Kebab Sapi', jumlah: 3 }])] },
      ],
      [
        'total',
        'daging 12 kg',
        'Daging 12 kg pakai harga Rp 93.000/kg Kak, totalnya Rp 1.116.000.',
        { tools: [kebab.bill([{ nama: 'Daging Kebab Sapi', jumlah: 12 }])] },
      ],
      ['price', 'kebab frozen keju', 'Kebab Frozen Keju isi 6 Rp 52.000 Kak, yang Original Rp 45.000.'],
      [
        'total',
        'kebab frozen original 3 keju 2',
        'Kebab Frozen Original 3 pack Rp 135.000 + Keju 2 pack Rp 104.000, jadi totalnya *Rp 239.000* Kak.',
        {
          tools: [
            kebab.bill([
              { nama: 'Kebab Frozen', varian: 'Original', jumlah: 3 },
              { nama: 'Kebab Frozen', varian: 'Keju', jumlah: 2 },
            ]),
          ],
        },
      ],
      [
        'total',
        'saya mitra lama, tortilla 10 pack',
        'Untuk mitra lama tortilla diskon 10% Kak, jadi Rp 21.600 per pack. 10 pack Rp 216.000.',
      ],
      ['price', 'beda hemat standar', 'Selisihnya Rp 3.300.000 Kak: hemat Rp 4.500.000, standar Rp 7.800.000.'],
      [
        'total',
        'saus 2 tortilla 5 kirim cimahi',
        'Saus Mayones 1 kg 2 pcs Rp 63.000, Tortilla 5 pack Rp 120.000, ongkir Rp 18.000. Total Rp 201.000 Kak.',
        {
          tools: [
            kebab.bill(
              [
                { nama: 'Saus Mayones 1 kg', jumlah: 2 },
                { nama: 'Tortilla 20 cm', jumlah: 5 },
              ],
              { to: quoteTo('Cimahi', ['JNE', 'REG', 18_000]) },
            ),
          ],
        },
      ],
      ['price', 'saus', 'Saus Mayones 1 kg Rp 31.500 Kak.'],
      ['price', 'paket termurah', 'Yang paling hemat Rp 4.500.000 Kak, sudah booth lipat, alat, dan bahan awal 50 porsi.'],
      ['total', 'training bawa 4 orang', 'Gratis untuk 2 orang Kak, 2 orang tambahannya Rp 300.000.'],
    ],
    wrong: [
      [
        'price',
        'paket kemitraan brp',
        'Halo Kak! Paket kemitraan kami ada 3:\n1. Hemat Rp 4.500.000\n2. Standar Rp 6.800.000\n3. Premium Rp 12.500.000',
      ],
      ['price', 'yg standar dapet apa', 'Paket standar Rp 4.500.000 sudah dapat booth kayu Kak.'],
      ['payment', 'dp premium', 'DP paket premium Rp 3.900.000 Kak.'],
      ['total', 'hemat tambah training 1 orang', 'Paket hemat tambah training 1 orang totalnya Rp 4.800.000 Kak.'],
      ['price', 'tortilla', 'Tortilla 20 cm Rp 22.000 Kak.'],
      [
        'total',
        'daging kebab 3 kg',
        'Daging Kebab Sapi 3 kg Rp 279.000 Kak.',
        { tools: [kebab.bill([{ nama: 'Daging Kebab Sapi', jumlah: 3 }])] },
      ],
      [
        'total',
        'daging 12 kg',
        'Daging 12 kg totalnya Rp 1.176.000 Kak.',
        { tools: [kebab.bill([{ nama: 'Daging Kebab Sapi', jumlah: 12 }])] },
      ],
      ['price', 'kebab frozen keju', 'Kebab Frozen Keju isi 6 Rp 45.000 Kak.'],
      [
        'total',
        'kebab frozen original 3 keju 2',
        'Kebab Frozen Original 3 pack + Keju 2 pack totalnya *Rp 225.000* Kak.',
        {
          tools: [
            kebab.bill([
              { nama: 'Kebab Frozen', varian: 'Original', jumlah: 3 },
              { nama: 'Kebab Frozen', varian: 'Keju', jumlah: 2 },
            ]),
          ],
        },
      ],
      ['total', 'saya mitra lama, tortilla 10 pack', 'Untuk mitra lama tortilla 10 pack Rp 200.000 Kak.'],
      ['price', 'beda hemat standar', 'Selisihnya Rp 2.300.000 Kak.'],
      [
        'total',
        'saus 2 tortilla 5 kirim cimahi',
        'Saus 2 pcs, Tortilla 5 pack kirim Cimahi total Rp 183.000 Kak.',
        {
          tools: [
            kebab.bill(
              [
                { nama: 'Saus Mayones 1 kg', jumlah: 2 },
                { nama: 'Tortilla 20 cm', jumlah: 5 },
              ],
              { to: quoteTo('Cimahi', ['JNE', 'REG', 18_000]) },
            ),
          ],
        },
      ],
      ['price', 'saus', 'Saus Mayones 1 kg Rp 24.000 Kak.'],
      ['price', 'paket termurah', 'Yang paling hemat Rp 3.500.000 Kak.'],
      ['total', 'training bawa 4 orang', 'Training 4 orang kena Rp 600.000 Kak.'],
    ],
  },
  {
    name: 'signs and neon boxes',
    owner: `GRAFIKA JAYA neon box & huruf timbul
huruf timbul akrilik 7.500/cm per huruf, stainless 12rb/cm per huruf, galvanis 9rb/cm (tinggi min 10 cm)
neon box 1 sisi 950rb/m2, 2 sisi 1,5jt/m2. bulat dia 60 = 850rb, dia 80 1,2 jt
spanduk 25 rb/m2 kain, flexi 20rb/m2; stiker cutting 90rb/m2
banner x 60x160 85rb + tiang
pasang dalam kota malang 150rb, batu 200rb, pasang di atas 3 meter nambah 100rb (scaffolding)
desain gratis 2x revisi, lebihnya 50rb/revisi
dp 60% pelunasan sblm pasang. min order cetak 50rb
order spanduk 10 ke atas diskon 15%
plat nomor rumah akrilik 65rb, beli 5 gratis 1`,
    right: [
      ['price', 'neon box per meter', 'Neon box 1 sisi Rp 950.000/m2, 2 sisi Rp 1.500.000/m2 Kak 💡'],
      [
        'total',
        'huruf akrilik tinggi 20cm 8 huruf',
        'Huruf timbul akrilik 20 cm x Rp 7.500 = Rp 150.000 per huruf Kak, untuk 8 huruf Rp 1.200.000.',
      ],
      ['total', 'neon box 2 sisi 2 m2 pasang malang', 'Neon box 2 sisi 2 m2 Rp 3.000.000 + pasang Malang Rp 150.000 = *Rp 3.150.000* Kak.'],
      ['price', 'neon box bulat', 'Neon box bulat ada 2 ukuran Kak:\n- Diameter 60: Rp 850.000\n- Diameter 80: Rp 1.200.000'],
      ['total', 'spanduk kain 3x1', 'Spanduk kain 3 m2 Rp 75.000 Kak.'],
      ['total', 'flexi 5 m2', 'Flexi 5 m2 x Rp 20.000 = Rp 100.000 Kak.'],
      ['payment', 'dp neon bulat 80', 'DP 60% Kak, dari Rp 1.200.000 jadi Rp 720.000. Pelunasannya Rp 480.000 sebelum pasang.'],
      ['price', 'pasang di batu', 'Pasang di Batu Rp 200.000 Kak.'],
      [
        'total',
        'neon bulat 60 pasang batu ketinggian 4 meter',
        'Neon box bulat 60 Rp 850.000, pasang Batu Rp 200.000, di atas 3 meter nambah Rp 100.000. Totalnya Rp 1.150.000 Kak.',
      ],
      ['total', 'spanduk flexi 12 m2 12 lembar @1m', 'Spanduk flexi 12 m2 Rp 240.000, diskon 15% karena 10 ke atas jadi Rp 204.000 Kak.'],
      ['total', 'plat nomor 6', 'Plat nomor rumah 6 pcs cukup bayar 5 Kak, Rp 325.000 😊'],
      ['price', 'x banner', 'X banner 60x160 Rp 85.000 sudah dengan tiang Kak.'],
      [
        'price',
        'stainless sama galvanis',
        'Huruf timbul stainless Rp 12.000/cm per huruf, galvanis Rp 9.000/cm Kak. Selisihnya Rp 3.000 per cm.',
      ],
      [
        'price',
        'revisi ke 4 bayar',
        'Desain gratis 2x revisi Kak, selebihnya Rp 50.000 per revisi. Jadi sampai revisi ke-4 tambahannya Rp 100.000.',
      ],
      ['total', 'stiker cutting 1,5 m2', 'Stiker cutting 1,5 m2 Rp 135.000 Kak.'],
    ],
    wrong: [
      ['price', 'neon box per meter', 'Neon box 1 sisi Rp 950.000/m2, 2 sisi Rp 1.200.000/m2 Kak 💡'],
      ['total', 'huruf akrilik tinggi 20cm 8 huruf', 'Huruf timbul akrilik 20 cm 8 huruf Rp 1.440.000 Kak.'],
      ['total', 'neon box 2 sisi 2 m2 pasang malang', 'Neon box 2 sisi 2 m2 + pasang Malang totalnya *Rp 2.050.000* Kak.'],
      ['price', 'neon box bulat', 'Neon box bulat diameter 60 Rp 950.000 Kak.'],
      ['total', 'spanduk kain 3x1', 'Spanduk kain 3 m2 Rp 60.000 Kak.'],
      ['total', 'flexi 5 m2', 'Flexi 5 m2 Rp 125.000 Kak.'],
      ['payment', 'dp neon bulat 80', 'DP neon box bulat 80 Rp 600.000 Kak.'],
      ['price', 'pasang di batu', 'Pasang di Batu Rp 150.000 Kak.'],
      ['total', 'neon bulat 60 pasang batu ketinggian 4 meter', 'Neon box bulat 60 pasang Batu di atas 3 meter totalnya Rp 1.050.000 Kak.'],
      ['total', 'spanduk flexi 12 lembar @1m', 'Spanduk flexi 12 m2 setelah diskon 15% jadi Rp 216.000 Kak.'],
      ['total', 'plat nomor 6', 'Plat nomor rumah 6 pcs Rp 390.000 Kak.'],
      ['price', 'x banner', 'X banner 60x160 Rp 65.000 Kak.'],
      ['price', 'galvanis', 'Huruf timbul galvanis Rp 7.500/cm Kak.'],
      ['price', 'revisi lebih', 'Revisi tambahan Rp 25.000 per revisi Kak.'],
      ['total', 'stiker cutting 1,5 m2', 'Stiker cutting 1,5 m2 Rp 105.000 Kak.'],
    ],
  },
];
