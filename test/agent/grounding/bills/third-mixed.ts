import type { Shop } from '../shop.js';
import { quoteTo, structuredShop } from '../structured/structured-shop.js';

const sandals = structuredShop(
  'Sandal Cantik Tasik. Stok ready, kirim H+1.',
  [
    {
      name: 'Sandal Kelom',
      priceIdr: 72_000,
      weightGrams: 700,
      variants: [
        { name: '37', priceIdr: null, stock: 6 },
        { name: '38', priceIdr: null, stock: 8 },
        { name: '41', priceIdr: 79_000, stock: 3 },
      ],
      terms: { tiers: [{ from: 6, priceIdr: 65_000 }] },
    },
    { name: 'Sandal Jepit Karet', priceIdr: 18_500, weightGrams: 300, terms: { tiers: [{ from: 20, priceIdr: 15_000 }], minOrder: 2 } },
    { name: 'Wedges Anyam', priceIdr: 129_000, weightGrams: 900, terms: { promo: { priceIdr: 109_000, from: null, until: '2026-12-12' } } },
  ],
  {
    discounts: [{ gives: { kind: 'percent', percent: 5, maxIdr: null }, minIdr: 300_000, from: null, until: null }],
    fees: [{ name: 'Kotak kado', costs: { kind: 'amount', amountIdr: 7_000, per: 'piece' }, when: 'asked', belowIdr: null }],
  },
);

/** Four further shops, written after the changes for the second ones and before they were measured. */
export const thirdMixed: readonly Shop[] = [
  {
    name: 'sandals, in the panel',
    owner: sandals.owner,
    right: [
      ['price', 'kelom 38', 'Sandal Kelom ukuran 38 Rp 72.000 Kak 👡'],
      ['price', 'kelom yg 41', 'Untuk ukuran 41 harganya Rp 79.000 ya Kak.'],
      [
        'total',
        'kelom 38 6 pasang',
        'Sandal Kelom 38 ambil 6 kena harga Rp 65.000, total Rp 390.000 dipotong 5% jadi Rp 370.500 Kak.',
        { tools: [sandals.bill([{ nama: 'Sandal Kelom', varian: '38', jumlah: 6 }])] },
      ],
      ['price', 'jepit brp', 'Sandal Jepit Karet Rp 18.500 Kak, minimal 2 pasang.'],
      [
        'total',
        'jepit 20',
        'Sandal Jepit Karet 20 pasang x Rp 15.000 = Rp 300.000, diskon 5% jadi Rp 285.000 Kak.',
        { tools: [sandals.bill([{ nama: 'Sandal Jepit Karet', jumlah: 20 }])] },
      ],
      ['price', 'wedges', 'Wedges Anyam lagi promo Rp 109.000 sampai 12 Desember Kak ✨'],
      [
        'total',
        'wedges 1 kelom 37 1 kirim garut',
        'Wedges Anyam Rp 109.000 + Sandal Kelom 37 Rp 72.000 = Rp 181.000, ongkir Garut Rp 13.000, jadi Rp 194.000 Kak.',
        {
          tools: [
            sandals.bill(
              [
                { nama: 'Wedges Anyam', jumlah: 1 },
                { nama: 'Sandal Kelom', varian: '37', jumlah: 1 },
              ],
              { to: quoteTo('Garut', ['JNE', 'REG', 13_000]) },
            ),
          ],
        },
      ],
      ['price', 'kotak kado', 'Tambah kotak kado Rp 7.000 per pcs Kak.'],
      ['discount', 'ada diskon?', 'Belanja minimal Rp 300.000 dapat diskon 5% Kak 😊'],
      ['price', 'beda kelom 38 sama 41', 'Beda Rp 7.000 Kak, ukuran 38 Rp 72.000 dan ukuran 41 Rp 79.000.'],
    ],
    wrong: [
      ['price', 'kelom 38', 'Sandal Kelom ukuran 38 Rp 65.000 Kak 👡'],
      ['price', 'kelom yg 41', 'Untuk ukuran 41 harganya Rp 72.000 ya Kak.'],
      [
        'total',
        'kelom 38 6 pasang',
        'Sandal Kelom 38 6 pasang totalnya Rp 432.000 Kak.',
        { tools: [sandals.bill([{ nama: 'Sandal Kelom', varian: '38', jumlah: 6 }])] },
      ],
      ['price', 'jepit brp', 'Sandal Jepit Karet Rp 15.000 Kak.'],
      [
        'total',
        'jepit 20',
        'Sandal Jepit Karet 20 pasang totalnya Rp 370.000 Kak.',
        { tools: [sandals.bill([{ nama: 'Sandal Jepit Karet', jumlah: 20 }])] },
      ],
      ['price', 'wedges', 'Wedges Anyam Rp 129.000 Kak ✨'],
      [
        'total',
        'wedges 1 kelom 37 1 kirim garut',
        'Wedges Anyam sama Sandal Kelom 37 kirim Garut totalnya Rp 181.000 Kak.',
        {
          tools: [
            sandals.bill(
              [
                { nama: 'Wedges Anyam', jumlah: 1 },
                { nama: 'Sandal Kelom', varian: '37', jumlah: 1 },
              ],
              { to: quoteTo('Garut', ['JNE', 'REG', 13_000]) },
            ),
          ],
        },
      ],
      ['price', 'kotak kado', 'Tambah kotak kado Rp 5.000 per pcs Kak.'],
      ['discount', 'ada diskon?', 'Belanja minimal Rp 200.000 dapat diskon 5% Kak 😊'],
      ['discount', 'wedges bisa 100rb?', 'Bisa Kak, khusus hari ini wedges jadi Rp 100.000.'],
    ],
  },
  {
    name: 'bottled coffee',
    owner: `Kopi Literan Senja - Bandung
es kopi susu gula aren 1L 75rb, 500ml 42rb, 250ml 22rb
americano 1L 60rb / 500ml 35rb
matcha latte 1 liter 85rb, 500 ml 48rb
cold brew 250ml 28rb
beli 3 botol 1L gratis 1 botol 250ml kopi susu
paket kantor: 10 botol 250ml 200rb (campur)
ongkir bandung kota 12rb, cimahi 18rb, luar itu gosend
tahan 5 hari di kulkas. topping boba +5rb
langganan mingguan potongan 10%`,
    right: [
      ['price', 'kopi susu seliter', 'Es kopi susu gula aren 1L Rp 75.000 Kak ☕'],
      ['price', 'americano', 'Americano ukuran 1L Rp 60.000 dan 500ml Rp 35.000 Kak.'],
      ['total', 'matcha 500 2', 'Matcha latte 500 ml 2 botol Rp 96.000 Kak.'],
      ['total', 'kopi susu 1L 2 antar cimahi', 'Kopi susu 1L 2 botol Rp 150.000 + ongkir Cimahi Rp 18.000 = Rp 168.000 Kak.'],
      ['price', 'paket kantor', 'Paket kantor isi 10 botol 250ml Rp 200.000 Kak, bisa campur.'],
      ['total', 'kopi susu 250 pake boba', 'Kopi susu 250ml Rp 22.000 + boba Rp 5.000 = Rp 27.000 Kak.'],
      ['total', 'cold brew 4', 'Cold brew 4 botol Rp 112.000 Kak.'],
      ['discount', 'langganan mingguan kopi susu 1L', 'Langganan mingguan potongan 10% Kak, dari Rp 75.000 jadi Rp 67.500.'],
      ['shipping', 'ongkir cimahi', 'Ongkir Cimahi Rp 18.000 Kak.'],
      ['price', 'mending 500 2 apa 1L', 'Lebih hemat 1L Kak Rp 75.000, kalau 500ml 2 botol Rp 84.000.'],
    ],
    wrong: [
      ['price', 'kopi susu seliter', 'Es kopi susu gula aren 1L Rp 85.000 Kak ☕'],
      ['price', 'americano 500', 'Americano 500ml Rp 42.000 Kak.'],
      ['total', 'matcha 500 2', 'Matcha latte 500 ml 2 botol Rp 84.000 Kak.'],
      ['total', 'kopi susu 1L 2 antar cimahi', 'Kopi susu 1L 2 botol antar Cimahi totalnya Rp 150.000 Kak.'],
      ['price', 'paket kantor', 'Paket kantor isi 10 botol 250ml Rp 180.000 Kak.'],
      ['price', 'kopi susu 250 pake boba', 'Kopi susu 250ml pakai boba Rp 22.000 Kak.'],
      ['total', 'cold brew 4', 'Cold brew 4 botol Rp 88.000 Kak.'],
      ['discount', 'langganan mingguan kopi susu 1L', 'Langganan mingguan kopi susu 1L jadi Rp 60.000 Kak.'],
      ['shipping', 'ongkir cimahi', 'Gratis ongkir Cimahi Kak.'],
      ['discount', 'ada promo?', 'Beli 2 botol 1L gratis 1 botol 250ml Kak.'],
    ],
  },
  {
    name: 'scaffolding for rent',
    owner: `Sewa Scaffolding Jaya Abadi - Bekasi
main frame 170 15rb/set/minggu, 190 17rb/set/minggu, bulanan 45rb/set & 50rb/set
tangga +5rb/minggu, roda 1 set (4 pcs) 40rb/bulan, catwalk 10rb/bln/pcs
minimal sewa 10 set
kirim bekasi 250rb sekali jalan, jakarta 400rb, bongkar pasang 20rb/set
jaminan 100rb/set balik setelah dikembalikan
sewa 50 set ke atas gratis kirim bekasi`,
    right: [
      ['price', 'frame 170 seminggu', 'Main frame 170 Rp 15.000 per set per minggu Pak.'],
      ['total', '170 20 set 2 minggu', 'Main frame 170 20 set x 2 minggu x Rp 15.000 = Rp 600.000 Pak.'],
      ['price', '190 bulanan', 'Main frame 190 bulanan Rp 50.000 per set Pak.'],
      ['total', '190 10 set sebulan', 'Main frame 190 10 set sebulan Rp 500.000 Pak.'],
      ['shipping', 'kirim jakarta', 'Kirim ke Jakarta Rp 400.000 sekali jalan Pak.'],
      ['total', 'jaminan 20 set', 'Jaminan 20 set Rp 2.000.000 Pak, dikembalikan setelah barang kembali.'],
      ['price', 'roda', 'Roda 1 set isi 4 pcs Rp 40.000 per bulan Pak.'],
      ['total', 'bongkar pasang 15 set', 'Bongkar pasang 15 set x Rp 20.000 = Rp 300.000 Pak.'],
      ['total', '170 10 set seminggu kirim bekasi', 'Sewa 10 set Rp 150.000 + kirim Bekasi Rp 250.000 = Rp 400.000 Pak.'],
      ['total', 'catwalk 6 2 bulan', 'Catwalk 6 pcs 2 bulan Rp 120.000 Pak.'],
    ],
    wrong: [
      ['price', 'frame 170 seminggu', 'Main frame 170 Rp 17.000 per set per minggu Pak.'],
      ['total', '170 20 set 2 minggu', 'Main frame 170 20 set 2 minggu Rp 300.000 Pak.'],
      ['price', '190 bulanan', 'Main frame 190 bulanan Rp 45.000 per set Pak.'],
      ['total', '190 10 set sebulan', 'Main frame 190 10 set sebulan Rp 450.000 Pak.'],
      ['shipping', 'kirim jakarta', 'Kirim ke Jakarta Rp 250.000 Pak.'],
      ['total', 'jaminan 20 set', 'Jaminan 20 set Rp 1.000.000 Pak.'],
      ['price', 'roda', 'Roda 1 set Rp 10.000 per bulan Pak.'],
      ['shipping', 'sewa 20 set kirim bekasi gratis?', 'Iya Pak, sewa 20 set gratis kirim Bekasi.'],
      ['total', '170 10 set seminggu kirim bekasi', 'Sewa main frame 170 10 set seminggu kirim Bekasi totalnya Rp 150.000 Pak.'],
      ['total', 'catwalk 6 2 bulan', 'Catwalk 6 pcs 2 bulan Rp 60.000 Pak.'],
    ],
  },
  {
    name: 'photo prints and frames',
    owner: `Cetak Foto Kilat Pak Joko Madiun
cetak 2r 1.500, 3r 2rb, 4r 2.500, 10r 15rb, 12r 22rb
min cetak 4r 10 lembar. di atas 100 lembar 4r 2rb
bingkai minimalis 4r 20rb, 10r 45rb, 12r 60rb; bingkai ukir 10r 85rb
laminasi +1.000/lembar, doff +1.500
pas foto 3x4 isi 8 10rb, 4x6 isi 4 10rb
edit background 15rb/foto, gabung foto 35rb
kirim jne dari madiun, bubble wrap + kayu 25rb`,
    right: [
      ['price', 'cetak 4r', 'Cetak 4R Rp 2.500 per lembar Kak, minimal 10 lembar.'],
      ['total', '4r 40', 'Cetak 4R 40 lembar Rp 100.000 Kak.'],
      ['total', '4r 150 lembar', '150 lembar pakai harga Rp 2.000, totalnya Rp 300.000 Kak.'],
      ['price', 'bingkai 10r', 'Bingkai 10R minimalis Rp 45.000, yang ukir Rp 85.000 Kak.'],
      ['total', '10r sama bingkai minimalis', 'Cetak 10R Rp 15.000 + bingkai minimalis Rp 45.000 = Rp 60.000 Kak.'],
      ['total', '4r 20 laminasi', 'Cetak 4R 20 lembar Rp 50.000 + laminasi Rp 20.000 = Rp 70.000 Kak.'],
      ['price', 'pas foto 3x4', 'Pas foto 3x4 isi 8 Rp 10.000 Kak.'],
      ['total', 'edit background 3', 'Edit background 3 foto Rp 45.000 Kak.'],
      ['price', 'packing kayu', 'Bubble wrap + kayu Rp 25.000 Kak.'],
      ['price', '12r brp', 'Cetak 12R Rp 22.000 Kak, kalau sama bingkainya Rp 82.000.'],
    ],
    wrong: [
      ['price', 'cetak 4r', 'Cetak 4R Rp 2.000 per lembar Kak.'],
      ['total', '4r 40', 'Cetak 4R 40 lembar Rp 80.000 Kak.'],
      ['total', '4r 150 lembar', '150 lembar 4R totalnya Rp 375.000 Kak.'],
      ['price', 'bingkai ukir 10r', 'Bingkai ukir 10R Rp 45.000 Kak.'],
      ['total', '10r sama bingkai minimalis', 'Cetak 10R sama bingkai minimalis totalnya Rp 55.000 Kak.'],
      ['total', '4r 20 laminasi', 'Cetak 4R 20 lembar laminasi jadi Rp 50.000 Kak.'],
      ['price', 'pas foto 4x6', 'Pas foto 4x6 isi 4 Rp 15.000 Kak.'],
      ['total', 'edit background 3', 'Edit background 3 foto Rp 105.000 Kak.'],
      ['price', 'packing kayu', 'Packing kayu sudah termasuk Kak, tidak ada tambahan.'],
      ['price', '12r brp', 'Cetak 12R Rp 15.000 Kak.'],
    ],
  },
];
