import type { Shop } from '../shop.js';
import { quoteTo, structuredShop } from '../structured/structured-shop.js';

const fish = structuredShop(
  'Cupang Jaya Kediri, pakan dan perlengkapan ikan hias.',
  [
    { name: 'Pelet Cupang 50g', priceIdr: 14_000, weightGrams: 60, stock: 40, terms: { tiers: [{ from: 12, priceIdr: 11_500 }] } },
    { name: 'Cacing Beku', priceIdr: 9_000, weightGrams: 120, stock: 25 },
    {
      name: 'Akuarium Kaca',
      priceIdr: 85_000,
      weightGrams: 3_000,
      variants: [
        { name: '20 cm', priceIdr: 45_000, stock: 6 },
        { name: '30 cm', priceIdr: 85_000, stock: 4 },
        { name: '40 cm', priceIdr: 130_000, stock: 0 },
      ],
    },
    { name: 'Filter Gantung', priceIdr: 58_000, weightGrams: 400, terms: { promo: { priceIdr: 49_500, from: null, until: '2026-12-20' } } },
  ],
  { fees: [{ name: 'Packing busa', costs: { kind: 'amount', amountIdr: 12_000, per: 'order' }, when: 'asked', belowIdr: null }] },
);

const pizza = structuredShop(
  `Pizza Rumah Bu Wati - Salatiga
extra keju 8rb, pinggiran sosis +12rb
box kado 5rb
antar 0-3 km gratis, 3-6 km 8rb, di atas 6 km 15rb`,
  [
    {
      name: 'Pizza Sosis',
      priceIdr: 48_000,
      variants: [
        { name: 'Medium', priceIdr: 48_000, stock: null },
        { name: 'Large', priceIdr: 75_000, stock: null },
      ],
    },
    { name: 'Pizza Tuna', priceIdr: 52_000 },
    { name: 'Spaghetti Bolognese', priceIdr: 28_000, terms: { tiers: [{ from: 10, priceIdr: 25_000 }] } },
    { name: 'Es Teh Lemon', priceIdr: 8_000 },
  ],
);

/** Four further shops, written after the changes for the second ones and before they were measured. */
export const thirdShops: readonly Shop[] = [
  {
    name: 'fruit seedlings',
    owner: `Bibit Buah Pak Slamet Purworejo
durian musang king 60cm 75rb, 1 meter 120rb
alpukat miki 45rb, alpukat aligator 55rb
kelengkeng 40rb. jambu kristal 30rb. mangga mahatir 50rb
jeruk santang merah 65rb
pupuk kandang 15rb/karung, sekam 12rb/karung, polybag 40 2rb
beli 10 bibit gratis 1 jambu kristal
ongkir jateng 25rb/bibit, luar jateng 40rb/bibit (cargo)
packing kayu 20rb per bibit
garansi mati di jalan ganti baru, kirim video`,
    right: [
      ['price', 'musang king yg 1 meter', 'Durian musang king 1 meter Rp 120.000 Pak.'],
      ['price', 'alpukat', 'Alpukat miki Rp 45.000, alpukat aligator Rp 55.000 Pak 🥑'],
      ['total', 'kelengkeng 2 jambu kristal 1', 'Kelengkeng 2 = Rp 80.000, jambu kristal Rp 30.000, jadi Rp 110.000 Pak.'],
      ['shipping', 'ongkir ke solo brp', 'Ongkir Jateng Rp 25.000 per bibit Pak.'],
      ['shipping', 'ke surabaya', 'Ke Surabaya Rp 40.000 per bibit via cargo Pak.'],
      ['total', 'mangga mahatir 1 kirim semarang', 'Mangga mahatir Rp 50.000 + ongkir Rp 25.000 = Rp 75.000 Pak.'],
      ['price', 'pupuk', 'Pupuk kandang 15rb per karung, sekam 12rb per karung Pak'],
      ['total', 'sekam 4 karung', 'Sekam 4 karung Rp 48.000 Pak.'],
      ['discount', 'beli 10 bonus?', 'Beli 10 bibit gratis 1 jambu kristal Pak.'],
      [
        'total',
        'jeruk santang 3 pake packing kayu',
        'Jeruk santang merah 3 = Rp 195.000, packing kayu 3 x Rp 20.000 = Rp 60.000, total Rp 255.000 Pak.',
      ],
      ['price', 'musang king', 'Musang king 60 cm Rp 75.000, yang 1 meter Rp 120.000 Pak.'],
      ['terms', 'kalo mati di jalan', 'Kalau mati di jalan kami ganti baru Pak, kirim videonya ya.'],
    ],
    wrong: [
      ['price', 'musang king 1 meter', 'Durian musang king 1 meter Rp 75.000 Pak.'],
      ['price', 'alpukat aligator', 'Alpukat aligator Rp 45.000 Pak.'],
      ['total', 'kelengkeng 2 jambu 1', 'Kelengkeng 2 sama jambu kristal 1 totalnya Rp 100.000 Pak.'],
      ['shipping', 'ongkir surabaya', 'Ongkir ke Surabaya Rp 25.000 per bibit Pak.'],
      ['shipping', 'ongkir solo', 'Ke Solo Rp 40.000 per bibit Pak.'],
      ['total', 'mangga mahatir 1 kirim semarang', 'Mangga mahatir sampai Semarang totalnya Rp 50.000 Pak.'],
      ['price', 'sekam', 'Sekam Rp 15.000 per karung Pak.'],
      ['discount', 'beli 5 bonus', 'Beli 5 bibit gratis 1 jambu kristal Pak.'],
      ['total', 'jeruk santang 3 packing kayu', 'Jeruk santang merah 3 dengan packing kayu totalnya Rp 215.000 Pak.'],
      ['price', 'mangga', 'Mangga mahatir Rp 40.000 Pak.'],
      ['stock', 'kelengkeng ada brp', 'Kelengkeng masih 25 batang Pak.'],
      ['discount', 'kurangi dong', 'Musang king 1 meter saya kasih Rp 110.000 saja Pak.'],
    ],
  },
  {
    name: 'plastic bags and boxes',
    owner: `Toko Plastik Makmur Cirebon
kresek hitam kecil 8rb/pack, sedang 12rb/pack, besar 18rb/pack
thinwall 500ml 22rb/slop (25pcs), 750ml 26rb/slop, 1000ml 32rb/slop
cup 14oz 10rb/slop 50pcs, cup 16oz 12rb/slop, tutup cup 7rb
sedotan 6rb, sendok plastik 5rb/pack
standing pouch 14x22 isi 50 35rb
beli 10 slop thinwall potongan 1rb/slop
pembelian 500rb gratis antar cirebon kota, kurang dr itu 15rb
sablon cup min 1000 pcs 250/pcs`,
    right: [
      ['price', 'thinwall 750', 'Thinwall 750ml Rp 26.000/slop Kak.'],
      ['price', 'kresek', 'Kresek hitam kecil Rp 8.000, sedang Rp 12.000, besar Rp 18.000 per pack Kak.'],
      ['total', 'thinwall 500 4 slop', 'Thinwall 500ml 4 slop Rp 88.000 Kak.'],
      ['total', 'thinwall 1000ml 10 slop', 'Thinwall 1000ml 10 slop kena Rp 31.000, totalnya Rp 310.000 Kak.'],
      ['total', 'cup 16oz 5 tutup 5', 'Cup 16oz 5 slop Rp 60.000 + tutup cup 5 Rp 35.000 = Rp 95.000 Kak.'],
      ['price', 'sedotan', 'Sedotan 6rb Kak'],
      ['shipping', 'antar brp', 'Belanja Rp 500.000 gratis antar Cirebon kota Kak, kurang dari itu Rp 15.000.'],
      [
        'total',
        'kresek besar 3 sedotan 2 antar',
        'Kresek besar 3 = Rp 54.000, sedotan 2 = Rp 12.000, ongkos antar Rp 15.000. Total Rp 81.000 Kak.',
      ],
      ['total', 'sablon cup 1000', 'Sablon cup 1000 pcs x Rp 250 = Rp 250.000 Kak.'],
      ['price', 'standing pouch', 'Standing pouch 14x22 isi 50 Rp 35.000 Kak.'],
      ['price', 'cup 14 sama 16 beda brp', 'Cup 14oz Rp 10.000, 16oz Rp 12.000, beda Rp 2.000 per slop Kak.'],
      ['discount', 'thinwall 10 slop diskon?', 'Beli 10 slop thinwall ada potongan Rp 1.000 per slop Kak.'],
    ],
    wrong: [
      ['price', 'thinwall 750', 'Thinwall 750ml Rp 22.000/slop Kak.'],
      ['price', 'kresek sedang', 'Kresek hitam sedang Rp 18.000 per pack Kak.'],
      ['total', 'thinwall 500 4 slop', 'Thinwall 500ml 4 slop Rp 104.000 Kak.'],
      ['total', 'thinwall 1000ml 5 slop', 'Thinwall 1000ml 5 slop kena Rp 31.000, totalnya Rp 155.000 Kak.'],
      ['total', 'cup 16oz 5 tutup 5', 'Cup 16oz 5 slop sama tutupnya 5 totalnya Rp 85.000 Kak.'],
      ['price', 'sedotan', 'Sedotan Rp 5.000 Kak.'],
      ['shipping', 'belanja 200rb antar', 'Belanja Rp 200.000 gratis antar Cirebon kota Kak.'],
      ['total', 'kresek besar 3 antar', 'Kresek besar 3 pack diantar totalnya Rp 54.000 Kak.'],
      ['price', 'sablon cup', 'Sablon cup Rp 200/pcs Kak.'],
      ['price', 'standing pouch', 'Standing pouch 14x22 Rp 53.000 Kak.'],
      ['discount', 'kresek 10 pack', 'Kresek 10 pack dapat diskon 10% Kak.'],
      ['stock', 'cup 14oz', 'Cup 14oz kosong Kak.'],
    ],
  },
  {
    name: 'fish food and tanks, in the panel',
    owner: fish.owner,
    right: [
      ['price', 'pelet cupang', 'Pelet Cupang 50g Rp 14.000 Kak 🐟'],
      ['price', 'ambil 12', 'Kalau 12 Pelet Cupang jadi Rp 11.500 per pcs Kak.'],
      ['price', 'akuarium', 'Akuarium Kaca 20 cm Rp 45.000, 30 cm Rp 85.000 Kak. Yang 40 cm lagi kosong.'],
      ['price', 'filter', 'Filter Gantung promo Rp 49.500 sampai 20 Desember Kak.'],
      [
        'total',
        'akuarium 30 sama filter',
        'Akuarium Kaca 30 cm Rp 85.000 + Filter Gantung Rp 49.500 = Rp 134.500 Kak.',
        {
          tools: [
            fish.bill([
              { nama: 'Akuarium Kaca', varian: '30 cm', jumlah: 1 },
              { nama: 'Filter Gantung', jumlah: 1 },
            ]),
          ],
        },
      ],
      ['total', 'pelet 12', 'Pelet Cupang 12 x Rp 11.500 = Rp 138.000 Kak.'],
      ['price', 'cacing', 'Cacing beku 9rb Kak'],
      ['price', 'packing busa brp', 'Packing busa Rp 12.000 per pesanan Kak.'],
      [
        'total',
        'cacing 3 kirim blitar',
        'Cacing Beku 3 Rp 27.000 + ongkir J&T Rp 10.000, total Rp 37.000 Kak.',
        { tools: [fish.bill([{ nama: 'Cacing Beku', jumlah: 3 }], { to: quoteTo('Blitar', ['J&T', 'EZ', 10_000]) })] },
      ],
      ['total', 'pelet 2 cacing 2', 'Pelet 2 Rp 28.000, cacing beku 2 Rp 18.000, totalnya Rp 46.000 ya Kak.'],
      ['stock', 'akuarium 40', 'Akuarium 40 cm sedang habis Kak.'],
      ['price', 'akuarium 20 cm', 'Yang 20 cm Rp 45.000 Kak.'],
    ],
    wrong: [
      ['price', 'pelet', 'Pelet Cupang 50g Rp 11.500 Kak.'],
      ['price', 'akuarium 30', 'Akuarium Kaca 30 cm Rp 45.000 Kak.'],
      ['price', 'filter', 'Filter Gantung Rp 58.000 Kak.'],
      [
        'total',
        'akuarium 30 sama filter',
        'Akuarium 30 cm dan filter totalnya Rp 125.000 Kak.',
        {
          tools: [
            fish.bill([
              { nama: 'Akuarium Kaca', varian: '30 cm', jumlah: 1 },
              { nama: 'Filter Gantung', jumlah: 1 },
            ]),
          ],
        },
      ],
      ['total', 'pelet 12', 'Pelet Cupang 12 totalnya Rp 168.000 Kak.'],
      ['price', 'cacing', 'Cacing Beku Rp 14.000 Kak.'],
      [
        'total',
        'cacing 3 kirim blitar',
        'Cacing Beku 3 kirim Blitar totalnya Rp 27.000 Kak.',
        { tools: [fish.bill([{ nama: 'Cacing Beku', jumlah: 3 }], { to: quoteTo('Blitar', ['J&T', 'EZ', 10_000]) })] },
      ],
      ['stock', 'akuarium 40', 'Akuarium 40 cm ready 2 Kak.'],
      ['discount', 'diskon', 'Beli 3 pelet diskon 10% Kak.'],
      ['total', 'pelet 2 cacing 2', 'Pelet 2 cacing 2 totalnya Rp 48.000 Kak.'],
      ['price', 'packing busa', 'Packing busa gratis Kak.'],
      [
        'shipping',
        'ongkir blitar',
        'Ongkir Blitar Rp 8.000 Kak.',
        { tools: [fish.bill([{ nama: 'Cacing Beku', jumlah: 3 }], { to: quoteTo('Blitar', ['J&T', 'EZ', 10_000]) })] },
      ],
    ],
  },
  {
    name: 'pizza, in the panel and in text',
    owner: pizza.owner,
    right: [
      ['price', 'pizza sosis large', 'Pizza Sosis Large Rp 75.000 Kak 🍕'],
      ['price', 'sosis', 'Pizza Sosis Medium Rp 48.000, Large Rp 75.000 Kak.'],
      ['price', 'tuna', 'Pizza Tuna Rp 52.000 Kak.'],
      ['total', 'tuna 1 teh lemon 2', 'Pizza Tuna Rp 52.000 + Es Teh Lemon 2 Rp 16.000 = Rp 68.000 Kak.'],
      ['total', 'sosis medium extra keju', 'Pizza Sosis Medium Rp 48.000, extra keju Rp 8.000, jadi Rp 56.000 Kak.'],
      ['total', 'large pinggiran sosis', 'Pizza Sosis Large Rp 75.000 + pinggiran sosis Rp 12.000 = Rp 87.000 Kak.'],
      ['price', 'spaghetti', 'Spaghetti bolognese 28rb Kak, ambil 10 jadi 25rb.'],
      ['total', 'spaghetti 10', 'Spaghetti Bolognese 10 porsi Rp 250.000 Kak.'],
      ['shipping', 'rumah saya 5 km', 'Untuk jarak 5 km ongkirnya Rp 8.000 Kak.'],
      ['shipping', '2 km dari situ', 'Kalau 2 km gratis antar Kak.'],
      ['total', 'tuna 2 antar 4 km', 'Pizza Tuna 2 Rp 104.000 + antar Rp 8.000 = Rp 112.000 Kak.'],
      ['price', 'box kado', 'Box kado Rp 5.000 Kak.'],
    ],
    wrong: [
      ['price', 'sosis large', 'Pizza Sosis Large Rp 48.000 Kak 🍕'],
      ['price', 'tuna', 'Pizza Tuna Rp 48.000 Kak.'],
      ['total', 'tuna 1 teh lemon 2', 'Pizza Tuna sama Es Teh Lemon 2 totalnya Rp 60.000 Kak.'],
      ['total', 'sosis medium extra keju', 'Pizza Sosis Medium extra keju Rp 48.000 Kak.'],
      ['total', 'large pinggiran sosis', 'Pizza Sosis Large pinggiran sosis totalnya Rp 85.000 Kak.'],
      ['price', 'spaghetti', 'Spaghetti Bolognese Rp 25.000 Kak.'],
      ['total', 'spaghetti 10', 'Spaghetti Bolognese 10 porsi Rp 280.000 Kak.'],
      ['shipping', '5 km', 'Untuk jarak 5 km gratis antar Kak.'],
      ['total', 'tuna 2 antar 4 km', 'Pizza Tuna 2 diantar 4 km totalnya Rp 104.000 Kak.'],
      ['price', 'box kado', 'Box kadonya Rp 8.000 Kak.'],
      ['discount', 'beli 2', 'Beli 2 pizza gratis 1 es teh lemon Kak.'],
      ['shipping', '8 km', 'Jarak 8 km ongkirnya Rp 8.000 Kak.'],
    ],
  },
];
