import type { Shop } from '../shop.js';
import { quoteTo, shippingTo, structuredShop } from '../structured/structured-shop.js';

const prayer = structuredShop(
  '',
  [
    {
      name: 'Baju Koko Lengan Panjang',
      priceIdr: 155_000,
      weightGrams: 350,
      variants: [
        { name: 'M', priceIdr: null, stock: 12 },
        { name: 'L', priceIdr: null, stock: 15 },
        { name: 'XXL', priceIdr: 170_000, stock: 5 },
      ],
      terms: { tiers: [{ from: 10, priceIdr: 140_000 }] },
    },
    { name: 'Sarung Tenun', priceIdr: 95_000, weightGrams: 500 },
    { name: 'Peci Hitam', priceIdr: 48_000, weightGrams: 200 },
    { name: 'Sajadah Tebal', priceIdr: 125_000, weightGrams: 900, terms: { promo: { priceIdr: 99_000, from: null, until: '2026-12-20' } } },
    { name: 'Mukena Katun', priceIdr: 189_000, weightGrams: 700 },
    { name: 'Tasbih Kayu', priceIdr: 15_000, weightGrams: 50, terms: { tiers: [{ from: 50, priceIdr: 11_000 }] } },
  ],
  {
    freeShipping: { minIdr: 400_000, maxIdr: 25_000, places: [] },
    fees: [{ name: 'Bordir nama', costs: { kind: 'amount', amountIdr: 20_000, per: 'piece' }, when: 'asked', belowIdr: null }],
  },
);

const crisps = structuredShop(
  '',
  [
    {
      name: 'Keripik Singkong',
      priceIdr: 16_000,
      weightGrams: 250,
      variants: [
        { name: 'original', priceIdr: null, stock: 50 },
        { name: 'balado', priceIdr: 17_500, stock: 40 },
        { name: 'keju', priceIdr: 18_000, stock: 0 },
      ],
      terms: { tiers: [{ from: 20, priceIdr: 14_000 }] },
    },
    { name: 'Sale Pisang', priceIdr: 22_000, weightGrams: 250 },
    { name: 'Dodol Susu', priceIdr: 30_000, weightGrams: 400, terms: { tiers: [{ from: 10, priceIdr: 27_500 }] } },
    { name: 'Kopi Bubuk 200 gr', priceIdr: 28_000, weightGrams: 220 },
    { name: 'Paket Oleh-oleh', priceIdr: 90_000, weightGrams: 1_300 },
  ],
  {
    discounts: [{ gives: { kind: 'percent', percent: 5, maxIdr: null }, minIdr: 300_000, from: null, until: null }],
    fees: [{ name: 'Kardus tebal', costs: { kind: 'amount', amountIdr: 6_000, per: 'order' }, when: 'asked', belowIdr: null }],
  },
);

const staples = structuredShop(
  `Toko Sembako Pak Slamet, Purwokerto
antar gratis minimal belanja 200rb radius 5 km, kurang dari itu 10rb
bon/utang tidak bisa. tukar galon kosong wajib
harga bisa berubah, harga minggu lalu tidak berlaku
telur per butir 2.500`,
  [
    { name: 'Beras Mentik 5 kg', priceIdr: 78_000, terms: { unit: 'karung', tiers: [{ from: 5, priceIdr: 76_000 }] } },
    { name: 'Beras Pandan 10 kg', priceIdr: 149_000, terms: { unit: 'karung' } },
    { name: 'Minyak Goreng 2 liter', priceIdr: 38_500, terms: { tiers: [{ from: 6, priceIdr: 37_500 }] } },
    { name: 'Gula Pasir', priceIdr: 17_500, terms: { unit: 'kg', tiers: [{ from: 10, priceIdr: 17_000 }] } },
    { name: 'Telur Ayam', priceIdr: 29_000, terms: { unit: 'kg' } },
    { name: 'Mie Instan Kardus', priceIdr: 115_000, terms: { unit: 'dus' } },
    { name: 'Gas 3 kg', priceIdr: 22_000 },
  ],
);

/** Three shops with products in the panel, the last with a text, too; written before the rules were changed for the first ones. */
export const secondPanel: readonly Shop[] = [
  {
    name: 'prayer clothes and rugs, in the panel',
    owner: prayer.owner,
    right: [
      ['price', 'koko panjang brp', 'Baju Koko Lengan Panjang Rp 155.000 Kak, ukuran XXL Rp 170.000.'],
      ['price', 'koko xxl', 'Untuk ukuran XXL harganya Rp 170.000 Kak.'],
      ['price', 'sarung tenun', 'Sarung Tenun Rp 95.000 Kak 🙏'],
      ['price', 'sajadah', 'Sajadah Tebal lagi promo Kak, jadi Rp 99.000 sampai 20 Desember.'],
      ['price', 'mukena katun', 'Mukena Katun Rp 189.000 Kak.'],
      ['total', 'koko L 1 peci 1', 'Baju Koko L Rp 155.000 + Peci Hitam Rp 48.000 = Rp 203.000 Kak.'],
      [
        'total',
        'koko M 10 pcs',
        'Baju Koko M 10 pcs kena harga grosir Rp 140.000, totalnya Rp 1.400.000 Kak.',
        { tools: [prayer.bill([{ nama: 'Baju Koko Lengan Panjang', varian: 'M', jumlah: 10 }])] },
      ],
      ['price', 'bordir nama', 'Bordir nama tambah Rp 20.000 per pcs Kak.'],
      [
        'total',
        'sarung 2 kirim kediri',
        'Sarung Tenun 2 pcs Rp 190.000, ongkir ke Kediri Rp 16.000, totalnya Rp 206.000 Kak.',
        { tools: [prayer.bill([{ nama: 'Sarung Tenun', jumlah: 2 }], { to: quoteTo('Kediri', ['JNE', 'REG', 16_000]) })] },
      ],
      ['shipping', 'ongkir kediri', 'Ongkir JNE REG ke Kediri Rp 16.000 Kak.', { tools: [shippingTo('Kediri', ['JNE', 'REG', 16_000])] }],
      ['shipping', 'gratis ongkir', 'Belanja minimal Rp 400.000 gratis ongkir maksimal Rp 25.000 Kak.'],
      ['price', 'tasbih', 'Tasbih Kayu Rp 15.000, kalau ambil 50 jadi Rp 11.000 per pcs Kak.'],
      [
        'total',
        'tasbih 50 buat souvenir',
        'Tasbih Kayu 50 pcs Rp 550.000 Kak.',
        { tools: [prayer.bill([{ nama: 'Tasbih Kayu', jumlah: 50 }])] },
      ],
      ['price', 'peci brp', 'Peci Hitam 48rb Kak.'],
      ['price', 'paling murah sarung ato mukena', 'Lebih murah Sarung Tenun Kak, Rp 95.000. Mukena Katun Rp 189.000.'],
    ],
    wrong: [
      ['price', 'koko panjang brp', 'Baju Koko Lengan Panjang Rp 140.000 Kak.'],
      ['price', 'koko xxl', 'Untuk ukuran XXL harganya Rp 155.000 Kak.'],
      ['price', 'sarung tenun', 'Sarung Tenun Rp 99.000 Kak 🙏'],
      ['price', 'sajadah', 'Sajadah Tebal Rp 125.000 Kak.'],
      ['price', 'mukena katun', 'Mukena Katun Rp 179.000 Kak.'],
      ['total', 'koko L 1 peci 1', 'Baju Koko L dan Peci Hitam totalnya Rp 193.000 Kak.'],
      [
        'total',
        'koko M 10 pcs',
        'Baju Koko M 10 pcs totalnya Rp 1.550.000 Kak.',
        { tools: [prayer.bill([{ nama: 'Baju Koko Lengan Panjang', varian: 'M', jumlah: 10 }])] },
      ],
      ['price', 'bordir nama', 'Bordir nama tambah Rp 15.000 per pcs Kak.'],
      [
        'total',
        'sarung 2 kirim kediri',
        'Sarung Tenun 2 pcs kirim Kediri totalnya Rp 190.000 Kak.',
        { tools: [prayer.bill([{ nama: 'Sarung Tenun', jumlah: 2 }], { to: quoteTo('Kediri', ['JNE', 'REG', 16_000]) })] },
      ],
      ['shipping', 'ongkir kediri', 'Ongkir JNE REG ke Kediri Rp 25.000 Kak.', { tools: [shippingTo('Kediri', ['JNE', 'REG', 16_000])] }],
      ['shipping', 'gratis ongkir', 'Belanja minimal Rp 200.000 gratis ongkir Kak.'],
      ['price', 'tasbih', 'Tasbih Kayu Rp 11.000 Kak.'],
      [
        'total',
        'tasbih 50 buat souvenir',
        'Tasbih Kayu 50 pcs Rp 750.000 Kak.',
        { tools: [prayer.bill([{ nama: 'Tasbih Kayu', jumlah: 50 }])] },
      ],
      ['discount', 'mukena bisa diskon?', 'Bisa Kak, Mukena Katun kami diskon jadi Rp 170.000.'],
      ['discount', 'koko 5 pcs', 'Ambil 5 pcs harganya Rp 140.000 per pcs Kak.'],
    ],
  },
  {
    name: 'regional snacks, in the panel',
    owner: crisps.owner,
    right: [
      ['price', 'keripik singkong brp', 'Keripik Singkong original Rp 16.000, balado Rp 17.500 Kak.'],
      ['price', 'yg balado', 'Keripik Singkong balado Rp 17.500 Kak 🌶️'],
      ['price', 'sale pisang', 'Sale Pisang 22rb Kak.'],
      ['price', 'dodol', 'Dodol Susu Rp 30.000, ambil 10 jadi Rp 27.500 Kak.'],
      ['price', 'kopi bubuk', 'Kopi Bubuk 200 gr Rp 28.000 Kak.'],
      ['price', 'paket', 'Paket Oleh-oleh Rp 90.000 Kak.'],
      ['total', 'keripik ori 3 sale 2', 'Keripik Singkong original 3 pcs Rp 48.000 + Sale Pisang 2 pcs Rp 44.000, totalnya Rp 92.000 Kak.'],
      [
        'total',
        'dodol 12',
        'Dodol Susu 12 x Rp 27.500 = Rp 330.000, diskon 5% Rp 16.500, jadi Rp 313.500 Kak.',
        { tools: [crisps.bill([{ nama: 'Dodol Susu', jumlah: 12 }])] },
      ],
      ['discount', 'keripik 20 bungkus ori', 'Ambil 20 jadi Rp 14.000 per bungkus Kak, totalnya Rp 280.000.'],
      ['discount', 'ada diskon', 'Belanja mulai Rp 300.000 diskon 5% Kak.'],
      [
        'total',
        'paket 1 ke tegal kardus tebal',
        'Paket Oleh-oleh Rp 90.000 + kardus tebal Rp 6.000 + ongkir Tegal Rp 18.000 = Rp 114.000 Kak.',
        {
          tools: [
            crisps.bill([{ nama: 'Paket Oleh-oleh', jumlah: 1 }], {
              to: quoteTo('Tegal', ['JNE', 'REG', 18_000]),
              biaya: ['Kardus tebal'],
              leadWords: 'paket 1 ke tegal kardus tebal',
            }),
          ],
        },
      ],
      ['price', 'kardus tebal nambah brp', 'Kardus tebal Rp 6.000 per pesanan Kak.'],
      ['total', 'kopi 2', 'Kopi Bubuk 200 gr 2 pcs Rp 56.000 Kak.'],
      ['price', 'balado sama ori beda brp', 'Beda Rp 1.500 Kak: original Rp 16.000, balado Rp 17.500.'],
      [
        'price',
        'list',
        'Daftar harga:\n1. Keripik Singkong original Rp 16.000\n2. Keripik Singkong balado Rp 17.500\n3. Sale Pisang Rp 22.000\n4. Dodol Susu Rp 30.000\n5. Kopi Bubuk 200 gr Rp 28.000\n6. Paket Oleh-oleh Rp 90.000',
      ],
    ],
    wrong: [
      ['price', 'keripik singkong brp', 'Keripik Singkong original Rp 14.000 Kak.'],
      ['price', 'yg balado', 'Keripik Singkong balado Rp 16.000 Kak 🌶️'],
      ['price', 'sale pisang', 'Sale Pisang 28rb Kak.'],
      ['price', 'dodol', 'Dodol Susu Rp 27.500 Kak.'],
      ['price', 'kopi bubuk', 'Kopi Bubuk 200 gr Rp 30.000 Kak.'],
      ['price', 'paket', 'Paket Oleh-oleh Rp 85.000 Kak.'],
      ['total', 'keripik ori 3 sale 2', 'Totalnya Rp 95.000 Kak.'],
      ['total', 'dodol 12', 'Dodol Susu 12 pcs totalnya Rp 360.000 Kak.', { tools: [crisps.bill([{ nama: 'Dodol Susu', jumlah: 12 }])] }],
      ['discount', 'keripik 10 bungkus ori', 'Ambil 10 jadi Rp 14.000 per bungkus Kak.'],
      ['discount', 'ada diskon', 'Belanja mulai Rp 100.000 diskon 5% Kak.'],
      ['shipping', 'ongkir tegal', 'Ke Tegal gratis ongkir Kak.'],
      ['price', 'kardus tebal nambah brp', 'Kardus tebal Rp 5.000 Kak.'],
      ['total', 'kopi 2', 'Kopi Bubuk 200 gr 2 pcs Rp 60.000 Kak.'],
      ['price', 'keju', 'Keripik Singkong keju Rp 17.500 Kak.'],
      ['discount', 'paket 3 bisa 250?', 'Bisa Kak, 3 Paket Oleh-oleh jadi 250rb.'],
    ],
  },
  {
    name: 'staple food, in the panel and in text',
    owner: staples.owner,
    right: [
      ['price', 'beras mentik', 'Beras Mentik 5 kg Rp 78.000 per karung Bu.'],
      ['price', 'beras pandan 10kg', 'Beras Pandan 10 kg Rp 149.000 Bu.'],
      ['price', 'minyak 2 liter', 'Minyak Goreng 2 liter Rp 38.500, kalau ambil 6 jadi Rp 37.500 Bu.'],
      ['price', 'gula sekilo', 'Gula Pasir Rp 17.500/kg Bu.'],
      ['price', 'telur', 'Telur Ayam Rp 29.000 per kg Bu, kalau per butir Rp 2.500.'],
      ['price', 'indomie sekardus', 'Mie Instan Kardus Rp 115.000 per dus Bu.'],
      ['price', 'gas', 'Gas 3 kg 22rb Bu.'],
      ['total', 'gula 2 kg minyak 1', 'Gula Pasir 2 kg Rp 35.000 + Minyak Goreng 2 liter Rp 38.500 = Rp 73.500 Bu.'],
      [
        'total',
        'mentik 5 karung',
        'Beras Mentik 5 karung x Rp 76.000 = Rp 380.000 Bu.',
        { tools: [staples.bill([{ nama: 'Beras Mentik 5 kg', jumlah: 5 }])] },
      ],
      ['shipping', 'antar gratis ga', 'Gratis antar untuk belanja minimal Rp 200.000 radius 5 km Bu, kurang dari itu ongkirnya Rp 10.000.'],
      ['total', 'telur 2 kg antar', 'Telur Ayam 2 kg Rp 58.000 + antar Rp 10.000, jadi totalnya Rp 68.000 Bu.'],
      ['total', 'telur 10 butir', 'Telur 10 butir Rp 25.000 Bu.'],
      [
        'total',
        'gula setengah kilo',
        'Gula Pasir setengah kg Rp 8.750 Bu.',
        { tools: [staples.bill([{ nama: 'Gula Pasir', jumlah: 0.5 }])] },
      ],
      ['discount', 'gula 10 kilo', 'Gula Pasir 10 kg jadi Rp 17.000/kg, totalnya Rp 170.000 Bu.'],
      [
        'total',
        'pandan 1 mie 1',
        'Beras Pandan Rp 149.000 dan Mie Instan Kardus Rp 115.000, totalnya Rp 264.000. Gratis antar Bu karena di atas Rp 200.000.',
      ],
    ],
    wrong: [
      ['price', 'beras mentik', 'Beras Mentik 5 kg Rp 76.000 per karung Bu.'],
      ['price', 'beras pandan 10kg', 'Beras Pandan 10 kg Rp 145.000 Bu.'],
      ['price', 'minyak 2 liter', 'Minyak Goreng 2 liter Rp 37.500 Bu.'],
      ['price', 'gula sekilo', 'Gula Pasir Rp 15.500/kg Bu.'],
      ['price', 'telur', 'Telur Ayam Rp 25.000 per kg Bu.'],
      ['price', 'indomie sekardus', 'Mie Instan Kardus Rp 149.000 per dus Bu.'],
      ['price', 'gas', 'Gas 3 kg 29rb Bu.'],
      ['total', 'gula 2 kg minyak 1', 'Totalnya Rp 70.000 Bu.'],
      [
        'total',
        'mentik 5 karung',
        'Beras Mentik 5 karung totalnya Rp 390.000 Bu.',
        { tools: [staples.bill([{ nama: 'Beras Mentik 5 kg', jumlah: 5 }])] },
      ],
      ['shipping', 'antar gratis ga', 'Gratis antar minimal belanja Rp 100.000 Bu.'],
      ['total', 'telur 2 kg antar', 'Telur Ayam 2 kg diantar totalnya Rp 58.000 Bu.'],
      ['total', 'telur 10 butir', 'Telur 10 butir Rp 29.000 Bu.'],
      ['discount', 'gula 5 kilo', 'Gula Pasir 5 kg jadi Rp 17.000/kg Bu.'],
      ['price', 'minggu lalu gas 20rb', 'Iya Bu, Gas 3 kg masih Rp 20.000.'],
      ['total', 'pandan 1 mie 1', 'Beras Pandan dan Mie Instan Kardus totalnya Rp 254.000 Bu.'],
    ],
  },
];
