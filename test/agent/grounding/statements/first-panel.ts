import type { Shop } from '../shop.js';
import { quoteTo, shippingTo, structuredShop } from '../structured/structured-shop.js';

const care = structuredShop(
  '',
  [
    { name: 'Body Lotion Sakura', priceIdr: 42_000, weightGrams: 300, terms: { tiers: [{ from: 6, priceIdr: 38_000 }] } },
    { name: 'Body Scrub Kopi', priceIdr: 35_000, weightGrams: 250 },
    {
      name: 'Sabun Batang',
      priceIdr: 18_000,
      weightGrams: 100,
      variants: [
        { name: 'susu kambing', priceIdr: null, stock: 20 },
        { name: 'kunyit', priceIdr: null, stock: 14 },
        { name: 'arang', priceIdr: 20_000, stock: 9 },
      ],
    },
    {
      name: 'Serum Niacinamide',
      priceIdr: 79_000,
      weightGrams: 80,
      terms: { promo: { priceIdr: 69_000, from: null, until: '2026-12-05' } },
    },
    { name: 'Parfum Roll On', priceIdr: 27_500, weightGrams: 60, terms: { tiers: [{ from: 12, priceIdr: 23_000 }] } },
    { name: 'Hampers Spa', priceIdr: 165_000, weightGrams: 1_200 },
  ],
  {
    freeShipping: { minIdr: 250_000, maxIdr: 20_000, places: [] },
    discounts: [{ gives: { kind: 'percent', percent: 10, maxIdr: 30_000 }, minIdr: 200_000, from: null, until: null }],
    fees: [{ name: 'Kartu ucapan', costs: { kind: 'amount', amountIdr: 3_000, per: 'order' }, when: 'asked', belowIdr: null }],
  },
);

const tiles = structuredShop(
  '',
  [
    { name: 'Keramik Lantai 40x40', priceIdr: 58_000, terms: { unit: 'dus', tiers: [{ from: 20, priceIdr: 55_500 }] } },
    { name: 'Granit 60x60', priceIdr: 142_000, terms: { unit: 'dus', tiers: [{ from: 30, priceIdr: 136_000 }] } },
    { name: 'Semen Instan 40 kg', priceIdr: 84_000, terms: { unit: 'sak' } },
    {
      name: 'Nat Keramik',
      priceIdr: 12_000,
      variants: [
        { name: 'putih', priceIdr: null, stock: 40 },
        { name: 'abu', priceIdr: null, stock: 35 },
        { name: 'hitam', priceIdr: 14_000, stock: 22 },
      ],
    },
    { name: 'Kloset Duduk', priceIdr: 1_150_000, terms: { promo: { priceIdr: 1_025_000, from: null, until: '2026-12-15' } } },
    { name: 'Kran Air Stainless', priceIdr: 48_000 },
  ],
  { fees: [{ name: 'Kuli bongkar', costs: { kind: 'amount', amountIdr: 50_000, per: 'order' }, when: 'asked', belowIdr: null }] },
);

const boxes = structuredShop(
  `Katering Ibu Rahma - Bekasi
minimal pesan 20 box, pesan H-3
antar bekasi kota 25rb, cikarang 50rb, jakarta timur 40rb. di atas 1jt gratis antar bekasi kota
dp 50% sisanya pas diantar
tambahan: kerupuk 2rb, buah potong 4rb, air gelas 1rb per box
tumpeng mini 35rb/porsi min 10`,
  [
    { name: 'Nasi Box Ayam Bakar', priceIdr: 28_000, terms: { unit: 'box', tiers: [{ from: 100, priceIdr: 26_000 }] } },
    { name: 'Nasi Box Ayam Geprek', priceIdr: 23_000, terms: { unit: 'box', tiers: [{ from: 100, priceIdr: 21_500 }] } },
    { name: 'Nasi Box Rendang', priceIdr: 34_000, terms: { unit: 'box' } },
    {
      name: 'Snack Box',
      priceIdr: null,
      variants: [
        { name: 'isi 3', priceIdr: 12_000, stock: null },
        { name: 'isi 4', priceIdr: 15_000, stock: null },
      ],
    },
  ],
);

/** Three shops with products in the panel, the last with a text, too; written before any rule was changed. */
export const firstPanel: readonly Shop[] = [
  {
    name: 'body care, in the panel',
    owner: care.owner,
    right: [
      ['price', 'body lotion brp kak', 'Body Lotion Sakura Rp 42.000 Kak, kalau ambil 6 jadi Rp 38.000 per pcs 🌸'],
      ['price', 'scrub kopi?', 'Body Scrub Kopi Rp 35.000 Kak.'],
      ['price', 'sabun arang', 'Sabun Batang varian arang Rp 20.000 Kak.'],
      ['price', 'sabun ada apa aja', 'Sabun Batang ada susu kambing dan kunyit Rp 18.000, lalu arang Rp 20.000 Kak.'],
      ['price', 'serum niacinamide', 'Serum Niacinamide sedang promo Rp 69.000 sampai 5 Desember Kak ✨'],
      [
        'total',
        'lotion 6 brp',
        'Body Lotion Sakura 6 pcs x Rp 38.000 = Rp 228.000, dapat diskon 10% (Rp 22.800) jadi Rp 205.200 Kak.',
        { tools: [care.bill([{ nama: 'Body Lotion Sakura', jumlah: 6 }])] },
      ],
      [
        'total',
        'scrub 1 sabun kunyit 2 ke solo',
        'Body Scrub Kopi Rp 35.000 + Sabun Batang kunyit 2 pcs Rp 36.000 = Rp 71.000. Ongkir ke Solo Rp 14.000, totalnya Rp 85.000 Kak.',
        {
          tools: [
            care.bill(
              [
                { nama: 'Body Scrub Kopi', jumlah: 1 },
                { nama: 'Sabun Batang', varian: 'kunyit', jumlah: 2 },
              ],
              { to: quoteTo('Solo', ['JNE', 'REG', 14_000]) },
            ),
          ],
        },
      ],
      ['price', 'parfum', 'Parfum Roll On Rp 27.500 Kak.'],
      ['discount', 'parfum kalo selusin', 'Parfum Roll On ambil 12 jadi Rp 23.000 per pcs Kak, totalnya Rp 276.000 sebelum diskon.'],
      ['discount', 'ada diskon ga', 'Ada Kak, belanja minimal Rp 200.000 dapat diskon 10%, maksimal Rp 30.000 😊'],
      ['shipping', 'free ongkir?', 'Gratis ongkir untuk belanja minimal Rp 250.000, maksimal Rp 20.000 ya Kak.'],
      ['shipping', 'ongkir ke solo', 'Ongkir JNE REG ke Solo Rp 14.000 Kak.', { tools: [shippingTo('Solo', ['JNE', 'REG', 14_000])] }],
      ['price', 'hampers', 'Hampers Spa Rp 165.000 Kak, tambah kartu ucapan Rp 3.000 kalau mau.'],
      ['total', 'sabun susu kambing 3', 'Sabun Batang susu kambing 3 pcs Rp 54.000 Kak.'],
      ['price', 'kartu ucapan brp', 'Kartu ucapannya Rp 3.000 per pesanan Kak.'],
    ],
    wrong: [
      ['price', 'body lotion brp kak', 'Body Lotion Sakura Rp 38.000 Kak 🌸'],
      ['price', 'scrub kopi?', 'Body Scrub Kopi Rp 42.000 Kak.'],
      ['price', 'sabun arang', 'Sabun Batang varian arang Rp 18.000 Kak.'],
      ['price', 'serum niacinamide', 'Serum Niacinamide Rp 65.000 Kak ✨'],
      ['price', 'serum harganya', 'Serum Niacinamide Rp 79.000 Kak.'],
      [
        'total',
        'lotion 6 brp',
        'Body Lotion Sakura 6 pcs totalnya Rp 228.000 ya Kak.',
        { tools: [care.bill([{ nama: 'Body Lotion Sakura', jumlah: 6 }])] },
      ],
      [
        'total',
        'scrub 1 sabun kunyit 2 ke solo',
        'Totalnya Rp 71.000 sudah dikirim ke Solo ya Kak.',
        {
          tools: [
            care.bill(
              [
                { nama: 'Body Scrub Kopi', jumlah: 1 },
                { nama: 'Sabun Batang', varian: 'kunyit', jumlah: 2 },
              ],
              { to: quoteTo('Solo', ['JNE', 'REG', 14_000]) },
            ),
          ],
        },
      ],
      ['price', 'parfum', 'Parfum Roll On Rp 25.000 Kak.'],
      ['discount', 'parfum 6 pcs', 'Parfum Roll On ambil 6 jadi Rp 23.000 per pcs Kak.'],
      ['discount', 'ada diskon ga', 'Ada Kak, belanja minimal Rp 100.000 dapat diskon 10% 😊'],
      ['shipping', 'free ongkir?', 'Gratis ongkir untuk semua pembelian ya Kak.'],
      ['shipping', 'ongkir ke solo', 'Ongkir JNE REG ke Solo Rp 12.000 Kak.', { tools: [shippingTo('Solo', ['JNE', 'REG', 14_000])] }],
      ['price', 'hampers', 'Hampers Spa Rp 156.000 Kak.'],
      ['total', 'sabun susu kambing 3', 'Sabun Batang susu kambing 3 pcs Rp 60.000 Kak.'],
      ['discount', 'hampers 2 bisa kurang?', 'Bisa Kak, Hampers Spa 2 pcs jadi Rp 300.000 saja.'],
    ],
  },
  {
    name: 'tiles and bathroom goods, in the panel',
    owner: tiles.owner,
    right: [
      ['price', 'keramik 40x40 brp', 'Keramik Lantai 40x40 Rp 58.000 per dus Pak.'],
      ['price', 'granit 60 per dus', 'Granit 60x60 Rp 142.000 per dus Pak.'],
      ['discount', 'granit klo 30 dus', 'Untuk 30 dus Granit 60x60 harganya Rp 136.000/dus Pak, totalnya Rp 4.080.000.'],
      ['price', 'semen instan', 'Semen Instan 40 kg Rp 84.000 per sak Pak.'],
      ['price', 'nat warna hitam', 'Nat Keramik hitam Rp 14.000, kalau putih atau abu Rp 12.000 Pak.'],
      ['price', 'kloset duduk', 'Kloset Duduk lagi promo Rp 1.025.000 Pak, berlaku sampai 15 Desember.'],
      [
        'total',
        'keramik 25 dus nat abu 5',
        'Keramik Lantai 40x40 25 dus x Rp 55.500 = Rp 1.387.500 dan Nat Keramik abu 5 pcs Rp 60.000. Totalnya Rp 1.447.500 Pak.',
        {
          tools: [
            tiles.bill([
              { nama: 'Keramik Lantai 40x40', jumlah: 25 },
              { nama: 'Nat Keramik', varian: 'abu', jumlah: 5 },
            ]),
          ],
        },
      ],
      ['total', 'semen instan 3 sak', 'Semen Instan 40 kg 3 sak Rp 252.000 Pak.'],
      ['total', 'kloset 1 kran 2', 'Kloset Duduk Rp 1.025.000 + Kran Air Stainless 2 pcs Rp 96.000 = Rp 1.121.000 Pak.'],
      ['price', 'kran', 'Kran Air Stainless 48rb Pak.'],
      ['price', 'kuli bongkar brp', 'Kuli bongkar Rp 50.000 per pesanan Pak.'],
      ['discount', 'keramik min brp biar murah', 'Minimal 20 dus Pak, harganya jadi Rp 55.500 per dus.'],
      ['price', 'beda keramik sama granit', 'Keramik Lantai 40x40 Rp 58.000 per dus, sedangkan Granit 60x60 Rp 142.000 per dus Pak.'],
      ['price', 'kloset harga normal brp', 'Harga Kloset Duduk sekarang Rp 1.025.000 Pak karena sedang promo.'],
      [
        'total',
        'granit 10 dus',
        'Granit 60x60 10 dus totalnya Rp 1.420.000 Pak.',
        { tools: [tiles.bill([{ nama: 'Granit 60x60', jumlah: 10 }])] },
      ],
    ],
    wrong: [
      ['price', 'keramik 40x40 brp', 'Keramik Lantai 40x40 Rp 55.500 per dus Pak.'],
      ['price', 'granit 60 per dus', 'Granit 60x60 Rp 124.000 per dus Pak.'],
      ['discount', 'granit klo 20 dus', 'Untuk 20 dus Granit 60x60 harganya Rp 136.000/dus Pak.'],
      ['price', 'semen instan', 'Semen Instan 40 kg Rp 58.000 per sak Pak.'],
      ['price', 'nat warna hitam', 'Nat Keramik hitam Rp 12.000 Pak.'],
      ['price', 'kloset duduk', 'Kloset Duduk Rp 1.250.000 Pak.'],
      [
        'total',
        'keramik 25 dus nat abu 5',
        'Totalnya Rp 1.510.000 Pak.',
        {
          tools: [
            tiles.bill([
              { nama: 'Keramik Lantai 40x40', jumlah: 25 },
              { nama: 'Nat Keramik', varian: 'abu', jumlah: 5 },
            ]),
          ],
        },
      ],
      ['total', 'semen instan 3 sak', 'Semen Instan 40 kg 3 sak Rp 242.000 Pak.'],
      ['total', 'kloset 1 kran 2', 'Kloset Duduk dan 2 kran totalnya Rp 1.073.000 Pak.'],
      ['price', 'kran', 'Kran Air Stainless 84rb Pak.'],
      ['shipping', 'ongkir', 'Ongkirnya gratis untuk area dalam kota Pak.'],
      ['discount', 'granit bisa kurang', 'Bisa Pak, Granit kami kasih diskon 5% jadi Rp 134.900 per dus.'],
      [
        'total',
        'granit 10 dus',
        'Granit 60x60 10 dus totalnya Rp 1.360.000 Pak.',
        { tools: [tiles.bill([{ nama: 'Granit 60x60', jumlah: 10 }])] },
      ],
      ['discount', 'keramik 15 dus', 'Keramik 15 dus kena harga Rp 55.500 per dus Pak.'],
      ['price', 'kuli bongkar brp', 'Kuli bongkar Rp 48.000 Pak.'],
    ],
  },
  {
    name: 'boxed meals, in the panel and in text',
    owner: boxes.owner,
    right: [
      ['price', 'nasi box ayam bakar', 'Nasi Box Ayam Bakar Rp 28.000 per box Kak.'],
      ['price', 'geprek?', 'Nasi Box Ayam Geprek Rp 23.000/box Kak, minimal 20 box.'],
      ['price', 'rendang per box', 'Nasi Box Rendang 34rb per box Kak.'],
      ['price', 'snack box isi 4', 'Snack Box isi 4 Rp 15.000, isi 3 Rp 12.000 Kak.'],
      ['price', 'ayam bakar 100 box', 'Untuk 100 box Nasi Box Ayam Bakar jadi Rp 26.000/box Kak, totalnya Rp 2.600.000.'],
      [
        'total',
        'geprek 50 box',
        'Nasi Box Ayam Geprek 50 box x Rp 23.000 = Rp 1.150.000 Kak.',
        { tools: [boxes.bill([{ nama: 'Nasi Box Ayam Geprek', jumlah: 50 }])] },
      ],
      [
        'payment',
        'dp geprek 50 box',
        'DP 50% Kak, dari total Rp 1.150.000 jadi DP-nya Rp 575.000.',
        { tools: [boxes.bill([{ nama: 'Nasi Box Ayam Geprek', jumlah: 50 }])] },
      ],
      ['price', 'tambah buah brp', 'Tambah buah potong Rp 4.000 per box Kak.'],
      [
        'total',
        'rendang 20 box pake kerupuk',
        'Nasi Box Rendang Rp 34.000 + kerupuk Rp 2.000 = Rp 36.000 per box, 20 box jadi Rp 720.000 Kak.',
      ],
      ['shipping', 'antar cikarang', 'Antar ke Cikarang Rp 50.000 Kak.'],
      ['shipping', 'jaktim ongkirnya', 'Ke Jakarta Timur ongkirnya 40rb Kak.'],
      [
        'shipping',
        'bekasi kota pesen 50 geprek gratis antar?',
        'Gratis antar Kak, karena pesanannya di atas Rp 1.000.000 dan ke Bekasi Kota 😊',
      ],
      ['price', 'tumpeng mini', 'Tumpeng mini Rp 35.000 per porsi, minimal 10 porsi Kak.'],
      ['total', 'tumpeng mini 10', 'Tumpeng mini 10 porsi Rp 350.000 Kak.'],
      [
        'total',
        'snack isi 3 30 box antar jaktim',
        'Snack Box isi 3 30 box Rp 360.000 ditambah ongkir Jakarta Timur Rp 40.000, totalnya Rp 400.000 Kak.',
      ],
    ],
    wrong: [
      ['price', 'nasi box ayam bakar', 'Nasi Box Ayam Bakar Rp 26.000 per box Kak.'],
      ['price', 'geprek?', 'Nasi Box Ayam Geprek Rp 28.000/box Kak, minimal 20 box.'],
      ['price', 'rendang per box', 'Nasi Box Rendang 32rb per box Kak.'],
      ['price', 'snack box isi 4', 'Snack Box isi 4 Rp 12.000 Kak.'],
      ['price', 'ayam bakar 50 box', 'Untuk 50 box Nasi Box Ayam Bakar jadi Rp 26.000/box Kak.'],
      [
        'total',
        'geprek 50 box',
        'Nasi Box Ayam Geprek 50 box totalnya Rp 1.075.000 Kak.',
        { tools: [boxes.bill([{ nama: 'Nasi Box Ayam Geprek', jumlah: 50 }])] },
      ],
      ['payment', 'dp geprek 50 box', 'DP-nya Rp 500.000 Kak.', { tools: [boxes.bill([{ nama: 'Nasi Box Ayam Geprek', jumlah: 50 }])] }],
      ['price', 'tambah buah brp', 'Tambah buah potong Rp 2.000 per box Kak.'],
      ['total', 'rendang 20 box pake kerupuk', 'Rendang pakai kerupuk 20 box totalnya Rp 680.000 Kak.'],
      ['shipping', 'antar cikarang', 'Antar ke Cikarang Rp 25.000 Kak.'],
      ['shipping', 'cikarang gratis antar? 50 box', 'Untuk 50 box gratis antar sampai Cikarang Kak 😊'],
      ['price', 'tumpeng mini', 'Tumpeng mini Rp 34.000 per porsi Kak.'],
      ['total', 'tumpeng mini 10', 'Tumpeng mini 10 porsi Rp 340.000 Kak.'],
      ['total', 'snack isi 3 30 box antar jaktim', 'Snack Box isi 3 30 box antar Jakarta Timur totalnya Rp 360.000 Kak.'],
      ['discount', '200 box diskon?', 'Untuk 200 box kami beri diskon 10% Kak.'],
    ],
  },
];
