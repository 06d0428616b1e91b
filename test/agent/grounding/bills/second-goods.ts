import type { Shop } from '../shop.js';
import { quoteTo, structuredShop } from '../structured/structured-shop.js';

const meat = structuredShop(
  '',
  [
    {
      name: 'Daging Sapi',
      weightGrams: 1_000,
      terms: { unit: 'kg' },
      variants: [
        { name: 'Has Dalam', priceIdr: 165_000, stock: 12 },
        { name: 'Rendang', priceIdr: 135_000, stock: 20 },
        { name: 'Giling', priceIdr: 120_000, stock: 15 },
      ],
    },
    { name: 'Iga Sapi', priceIdr: 98_000, weightGrams: 1_000, terms: { unit: 'kg', tiers: [{ from: 5, priceIdr: 92_000 }] } },
    { name: 'Ayam Potong', priceIdr: 38_000, weightGrams: 1_000, terms: { unit: 'ekor', tiers: [{ from: 10, priceIdr: 36_000 }] } },
    { name: 'Fillet Dada Ayam', priceIdr: 58_000, weightGrams: 1_000, terms: { unit: 'kg' } },
    {
      name: 'Bakso Sapi isi 50',
      priceIdr: 65_000,
      weightGrams: 900,
      terms: { promo: { priceIdr: 59_000, from: null, until: '2026-12-01' } },
    },
  ],
  {
    freeShipping: { minIdr: 400_000, maxIdr: null, places: ['Sleman'] },
    discounts: [{ gives: { kind: 'amount', amountIdr: 20_000 }, minIdr: 1_000_000, from: null, until: null }],
    fees: [{ name: 'Styrofoam + es', costs: { kind: 'amount', amountIdr: 15_000, per: 'order' }, when: 'asked', belowIdr: null }],
  },
);

const jackets = structuredShop(
  `Bordir Jaya Konveksi Solo
bordir logo dada 10rb/pcs, punggung besar 35rb/pcs, nama 5rb
sablon 1 warna 8rb, full color 20rb /pcs
bikin desain gratis min 24 pcs, kurang dr itu 50rb
min order custom 12 pcs, pengerjaan 10 hari
express 5 hari tambah 10%
dp 50% lunas sebelum kirim`,
  [
    {
      name: 'Jaket Parasut',
      priceIdr: 165_000,
      variants: [
        { name: 'L', priceIdr: null, stock: 60 },
        { name: 'XL', priceIdr: null, stock: 60 },
        { name: 'XXL', priceIdr: 175_000, stock: 20 },
      ],
      terms: {
        tiers: [
          { from: 12, priceIdr: 155_000 },
          { from: 24, priceIdr: 148_000 },
        ],
      },
    },
    { name: 'Hoodie Polos', priceIdr: 135_000, terms: { tiers: [{ from: 12, priceIdr: 125_000 }] } },
    { name: 'Topi Baseball', priceIdr: 35_000, terms: { tiers: [{ from: 24, priceIdr: 30_000 }] } },
    {
      name: 'Kaos Polo',
      variants: [
        { name: 'Pendek', priceIdr: 85_000, stock: 50 },
        { name: 'Panjang', priceIdr: 95_000, stock: 40 },
      ],
    },
  ],
);

/** Two further shops with products in the panel, written before any rule was changed. */
export const secondGoods: readonly Shop[] = [
  {
    name: 'fresh meat by the kilo, in the panel',
    owner: meat.owner,
    right: [
      ['price', 'daging rendang sekilo', 'Daging Sapi Rendang Rp 135.000 per kg Kak 🥩'],
      [
        'total',
        'has dalam 2 kg',
        'Has Dalam 2 kg Rp 330.000 Kak.',
        { tools: [meat.bill([{ nama: 'Daging Sapi', varian: 'Has Dalam', jumlah: 2 }])] },
      ],
      [
        'total',
        'giling setengah kilo',
        'Daging giling 1/2 kg Rp 60.000 Kak.',
        { tools: [meat.bill([{ nama: 'Daging Sapi', varian: 'Giling', jumlah: 0.5 }])] },
      ],
      [
        'total',
        'iga 5 kg',
        'Iga Sapi 5 kg dapat harga Rp 92.000 per kg, jadi Rp 460.000 Kak.',
        { tools: [meat.bill([{ nama: 'Iga Sapi', jumlah: 5 }])] },
      ],
      ['total', 'ayam 3 ekor', 'Ayam Potong 3 ekor Rp 114.000 Kak.'],
      [
        'total',
        'fillet sama iga sekilo sekilo',
        'Fillet Dada Ayam 1 kg Rp 58.000 + Iga Sapi 1 kg Rp 98.000 = Rp 156.000 Kak.',
        {
          tools: [
            meat.bill([
              { nama: 'Fillet Dada Ayam', jumlah: 1 },
              { nama: 'Iga Sapi', jumlah: 1 },
            ]),
          ],
        },
      ],
      ['price', 'bakso brp', 'Bakso Sapi isi 50 lagi promo Rp 59.000 sampai 1 Desember Kak.'],
      ['total', 'kalo 1/4 kg giling', 'Daging Giling 250 gram Rp 30.000 Kak.'],
      ['price', 'daging sapi ada apa aja', 'Daging Sapi ada:\n- Has Dalam Rp 165.000/kg\n- Rendang Rp 135.000/kg\n- Giling Rp 120.000/kg'],
      ['price', 'pake styrofoam nambah?', 'Pakai styrofoam + es tambah Rp 15.000 Kak.'],
      ['shipping', 'sleman ongkir gratis?', 'Gratis ongkir area Sleman untuk belanja minimal Rp 400.000 Kak 🙏'],
      [
        'total',
        'ayam 12 ekor',
        'Kalau 12 ekor pakai harga Rp 36.000, totalnya Rp 432.000 Kak.',
        { tools: [meat.bill([{ nama: 'Ayam Potong', jumlah: 12 }])] },
      ],
      [
        'total',
        'rendang 3 kg kirim bantul',
        'Daging Rendang 3 kg Rp 405.000, ongkir Rp 18.000, total Rp 423.000 Kak.',
        {
          tools: [meat.bill([{ nama: 'Daging Sapi', varian: 'Rendang', jumlah: 3 }], { to: quoteTo('Bantul', ['JNE', 'REG', 18_000]) })],
        },
      ],
      ['price', 'mahalan has dalam apa rendang', 'Has Dalam lebih mahal Rp 30.000 per kg Kak (Rp 165.000, Rendang Rp 135.000).'],
      ['discount', 'belanja sejuta dapet potongan?', 'Iya Kak, belanja minimal Rp 1.000.000 dapat potongan Rp 20.000.'],
    ],
    wrong: [
      ['price', 'daging rendang sekilo', 'Daging Sapi Rendang Rp 120.000 per kg Kak 🥩'],
      [
        'total',
        'has dalam 2 kg',
        'Has Dalam 2 kg Rp 270.000 Kak.',
        { tools: [meat.bill([{ nama: 'Daging Sapi', varian: 'Has Dalam', jumlah: 2 }])] },
      ],
      ['total', 'giling setengah kilo', 'Daging giling 1/2 kg Rp 67.500 Kak.'],
      ['total', 'iga 5 kg', 'Iga Sapi 5 kg Rp 490.000 Kak.', { tools: [meat.bill([{ nama: 'Iga Sapi', jumlah: 5 }])] }],
      ['total', 'ayam 3 ekor', 'Ayam Potong 3 ekor Rp 108.000 Kak.'],
      [
        'total',
        'fillet sama iga sekilo sekilo',
        'Fillet Dada Ayam 1 kg sama Iga Sapi 1 kg totalnya Rp 146.000 Kak.',
        {
          tools: [
            meat.bill([
              { nama: 'Fillet Dada Ayam', jumlah: 1 },
              { nama: 'Iga Sapi', jumlah: 1 },
            ]),
          ],
        },
      ],
      ['price', 'bakso brp', 'Bakso Sapi isi 50 Rp 49.000 Kak.'],
      ['total', 'kalo 1/4 kg giling', 'Daging Giling 250 gram Rp 40.000 Kak.'],
      ['price', 'daging sapi ada apa aja', 'Daging Sapi ada:\n- Has Dalam Rp 165.000/kg\n- Rendang Rp 135.000/kg\n- Giling Rp 135.000/kg'],
      ['price', 'pake styrofoam nambah?', 'Pakai styrofoam + es tambah Rp 10.000 Kak.'],
      ['shipping', 'sleman ongkir gratis?', 'Gratis ongkir area Sleman untuk belanja minimal Rp 250.000 Kak 🙏'],
      ['total', 'ayam 12 ekor', 'Ayam Potong 12 ekor Rp 456.000 Kak.', { tools: [meat.bill([{ nama: 'Ayam Potong', jumlah: 12 }])] }],
      [
        'total',
        'rendang 3 kg kirim bantul',
        'Daging Rendang 3 kg kirim Bantul totalnya Rp 405.000 Kak.',
        {
          tools: [meat.bill([{ nama: 'Daging Sapi', varian: 'Rendang', jumlah: 3 }], { to: quoteTo('Bantul', ['JNE', 'REG', 18_000]) })],
        },
      ],
      ['price', 'iga sekilo', 'Iga Sapi Rp 92.000 per kg Kak.'],
      ['discount', 'belanja 500rb dapet potongan?', 'Iya Kak, belanja Rp 500.000 dapat potongan Rp 20.000.'],
    ],
  },
  {
    name: 'jackets with embroidery, in the panel and in text',
    owner: jackets.owner,
    right: [
      ['price', 'jaket parasut brp', 'Jaket Parasut Rp 165.000 Kak, ukuran XXL Rp 175.000.'],
      [
        'total',
        'jaket 15 pcs',
        '15 pcs Jaket Parasut x Rp 155.000 = Rp 2.325.000 Kak.',
        { tools: [jackets.bill([{ nama: 'Jaket Parasut', varian: 'L', jumlah: 15 }])] },
      ],
      [
        'total',
        'jaket 24 pake bordir dada',
        'Jaket Parasut 24 pcs Rp 148.000 + bordir logo dada Rp 10.000 = Rp 158.000 per pcs, totalnya Rp 3.792.000 Kak.',
        { tools: [jackets.bill([{ nama: 'Jaket Parasut', varian: 'L', jumlah: 24 }])] },
      ],
      ['price', 'topi brp', 'Topi Baseball Rp 35.000 Kak, ambil 24 pcs ke atas Rp 30.000.'],
      [
        'total',
        'topi 30 bordir dada',
        'Topi Baseball 30 pcs Rp 900.000 + bordir logo Rp 300.000 = Rp 1.200.000 Kak.',
        { tools: [jackets.bill([{ nama: 'Topi Baseball', jumlah: 30 }])] },
      ],
      ['price', 'polo panjang', 'Kaos Polo lengan panjang Rp 95.000 Kak.'],
      ['price', 'bordir punggung', 'Bordir punggung besar Rp 35.000 per pcs Kak.'],
      ['price', 'desain gratis ga, saya pesan 12', 'Desain gratis untuk minimal 24 pcs Kak, kalau 12 pcs kena Rp 50.000.'],
      [
        'total',
        'hoodie 12 sablon full color',
        'Hoodie 12 pcs: Rp 125.000 + sablon full color Rp 20.000 = Rp 145.000/pcs, total Rp 1.740.000 Kak.',
        { tools: [jackets.bill([{ nama: 'Hoodie Polos', jumlah: 12 }])] },
      ],
      [
        'payment',
        'dp hoodie 12',
        'DP 50% dari Rp 1.500.000 jadi Rp 750.000 Kak.',
        { tools: [jackets.bill([{ nama: 'Hoodie Polos', jumlah: 12 }])] },
      ],
      [
        'total',
        'hoodie 12 kalo express',
        'Express 5 hari tambah 10% Kak, dari Rp 1.500.000 jadi Rp 1.650.000.',
        { tools: [jackets.bill([{ nama: 'Hoodie Polos', jumlah: 12 }])] },
      ],
      ['total', 'bordir nama sama logo dada brp', 'Bordir logo dada Rp 10.000 + nama Rp 5.000, jadi Rp 15.000 per pcs Kak.'],
      ['price', 'hoodie satuan', 'Hoodie Polos satuan Rp 135.000 Kak.'],
      [
        'total',
        'jaket XXL 2',
        'Jaket Parasut XXL 2 pcs Rp 350.000 Kak.',
        { tools: [jackets.bill([{ nama: 'Jaket Parasut', varian: 'XXL', jumlah: 2 }])] },
      ],
      ['total', 'sablon 1 warna 50 pcs', 'Sablon 1 warna 50 pcs Rp 400.000 Kak.'],
    ],
    wrong: [
      ['price', 'jaket parasut xxl brp', 'Jaket Parasut XXL Rp 165.000 Kak.'],
      [
        'total',
        'jaket 15 pcs',
        'Jaket Parasut 15 pcs Rp 2.475.000 Kak.',
        { tools: [jackets.bill([{ nama: 'Jaket Parasut', varian: 'L', jumlah: 15 }])] },
      ],
      [
        'total',
        'jaket 24 pake bordir dada',
        'Jaket Parasut 24 pcs pakai bordir logo dada totalnya Rp 3.552.000 Kak.',
        { tools: [jackets.bill([{ nama: 'Jaket Parasut', varian: 'L', jumlah: 24 }])] },
      ],
      ['price', 'topi ambil 24', 'Topi Baseball ambil 24 pcs Rp 28.000 per pcs Kak.'],
      [
        'total',
        'topi 30 bordir dada',
        'Topi Baseball 30 pcs pakai bordir logo totalnya Rp 1.350.000 Kak.',
        { tools: [jackets.bill([{ nama: 'Topi Baseball', jumlah: 30 }])] },
      ],
      ['price', 'polo panjang', 'Kaos Polo lengan panjang Rp 85.000 Kak.'],
      ['price', 'bordir punggung', 'Bordir punggung besar Rp 10.000 per pcs Kak.'],
      ['price', 'desain gratis ga, saya pesan 12', 'Desainnya gratis Kak untuk 12 pcs.'],
      [
        'total',
        'hoodie 12 sablon full color',
        'Hoodie 12 pcs sablon full color total Rp 1.860.000 Kak.',
        { tools: [jackets.bill([{ nama: 'Hoodie Polos', jumlah: 12 }])] },
      ],
      ['payment', 'dp hoodie 12', 'DP-nya Rp 500.000 dulu Kak.', { tools: [jackets.bill([{ nama: 'Hoodie Polos', jumlah: 12 }])] }],
      ['total', 'express nambah brp', 'Express 5 hari tambah 5% Kak.'],
      ['price', 'bordir nama', 'Bordir nama Rp 10.000 per pcs Kak.'],
      ['price', 'hoodie satuan', 'Hoodie Polos satuan Rp 125.000 Kak.'],
      [
        'total',
        'jaket XXL 2',
        'Jaket Parasut XXL 2 pcs Rp 330.000 Kak.',
        { tools: [jackets.bill([{ nama: 'Jaket Parasut', varian: 'XXL', jumlah: 2 }])] },
      ],
      ['price', 'sablon full color', 'Sablon full color Rp 8.000 per pcs Kak.'],
    ],
  },
];
