import type { Shop } from '../shop.js';
import { quoteTo, structuredShop } from '../structured/structured-shop.js';

const stationery = structuredShop(
  '',
  [
    { name: 'Buku Tulis 58 lembar', priceIdr: 5_500, weightGrams: 180, terms: { tiers: [{ from: 10, priceIdr: 5_000 }] } },
    {
      name: 'Pulpen Gel',
      priceIdr: 4_000,
      weightGrams: 15,
      variants: [
        { name: 'hitam', priceIdr: null, stock: 90 },
        { name: 'biru', priceIdr: null, stock: 60 },
        { name: 'warna isi 6', priceIdr: 21_000, stock: 12 },
      ],
    },
    { name: 'Tas Sekolah', priceIdr: 135_000, weightGrams: 800 },
    { name: 'Kotak Pensil', priceIdr: 27_500, weightGrams: 150 },
    { name: 'Kertas HVS A4', priceIdr: 52_000, weightGrams: 2_500, terms: { unit: 'rim', tiers: [{ from: 5, priceIdr: 49_500 }] } },
  ],
  {
    discounts: [{ gives: { kind: 'percent', percent: 10, maxIdr: null }, minIdr: 200_000, from: null, until: null }],
  },
);

/** Three further ordinary shops, written after the changes for the third set and before they were measured. */
export const fourthShops: readonly Shop[] = [
  {
    name: 'school goods, in the panel',
    owner: stationery.owner,
    right: [
      ['price', 'buku tulis brp', 'Buku Tulis 58 lembar Rp 5.500 Kak, ambil 10 jadi Rp 5.000 per buku 📚'],
      ['price', 'pulpen hitam', 'Pulpen Gel hitam Rp 4.000 Kak.'],
      ['price', 'pulpen warna', 'Pulpen Gel warna isi 6 Rp 21.000 Kak.'],
      ['price', 'hvs a4', 'Kertas HVS A4 Rp 52.000 per rim Kak.'],
      ['total', 'tas 1 kotak pensil 1', 'Tas Sekolah Rp 135.000 + Kotak Pensil Rp 27.500 = Rp 162.500 Kak.'],
      ['total', 'buku 20', 'Buku Tulis 20 pcs x Rp 5.000 = Rp 100.000 Kak.'],
      [
        'total',
        'tas 2',
        'Tas Sekolah 2 pcs Rp 270.000, dapat diskon 10% jadi Rp 243.000 Kak.',
        { tools: [stationery.bill([{ nama: 'Tas Sekolah', jumlah: 2 }])] },
      ],
      ['discount', 'diskon ada?', 'Ada Kak, belanja mulai Rp 200.000 diskon 10%.'],
      [
        'total',
        'hvs 5 rim ke sleman',
        'Kertas HVS A4 5 rim Rp 247.500, diskon 10% Rp 24.750, ongkir Sleman Rp 30.000. Totalnya Rp 252.750 Kak.',
        { tools: [stationery.bill([{ nama: 'Kertas HVS A4', jumlah: 5 }], { to: quoteTo('Sleman', ['JNE', 'REG', 30_000]) })] },
      ],
      ['price', 'kotak pensil', 'Kotak Pensil 27.500 Kak.'],
    ],
    wrong: [
      ['price', 'buku tulis brp', 'Buku Tulis 58 lembar Rp 5.000 Kak 📚'],
      ['price', 'pulpen hitam', 'Pulpen Gel hitam Rp 5.500 Kak.'],
      ['price', 'pulpen warna', 'Pulpen Gel warna isi 6 Rp 24.000 Kak.'],
      ['price', 'hvs a4', 'Kertas HVS A4 Rp 49.500 per rim Kak.'],
      ['total', 'tas 1 kotak pensil 1', 'Tas Sekolah dan Kotak Pensil totalnya Rp 152.500 Kak.'],
      ['total', 'buku 20', 'Buku Tulis 20 pcs Rp 110.000 Kak.'],
      ['total', 'tas 2', 'Tas Sekolah 2 pcs totalnya Rp 270.000 Kak.', { tools: [stationery.bill([{ nama: 'Tas Sekolah', jumlah: 2 }])] }],
      ['discount', 'diskon ada?', 'Ada Kak, belanja mulai Rp 100.000 diskon 10%.'],
      [
        'total',
        'hvs 5 rim ke sleman',
        'HVS 5 rim kirim Sleman totalnya Rp 222.750 Kak.',
        { tools: [stationery.bill([{ nama: 'Kertas HVS A4', jumlah: 5 }], { to: quoteTo('Sleman', ['JNE', 'REG', 30_000]) })] },
      ],
      ['shipping', 'gratis ongkir?', 'Iya Kak, gratis ongkir minimal belanja Rp 200.000.'],
    ],
  },
  {
    name: 'meatballs and noodles',
    owner: `Bakso Mas Joko - Klaten
bakso urat 18rb, bakso telur 20rb, bakso beranak 35rb
mie ayam 13rb, mie ayam bakso 17rb, mie ayam ceker 16rb
es teh 4rb, es jeruk 6rb, jus alpukat 12rb
extra: pangsit 3rb, ceker 5rb, bakso urat 1 butir 6rb
bakso frozen isi 20: 45rb, isi 50: 105rb
pesan antar min 40rb, ongkir 5rb (klaten kota), 10rb (ceper/delanggu)
nasi kotak bakso 22rb min 30 kotak, 100 kotak keatas 20rb`,
    right: [
      ['price', 'bakso urat brp', 'Bakso urat Rp 18.000 per porsi Kak 🍜'],
      ['price', 'mie ayam ada apa aja', 'Mie ayam Rp 13.000, mie ayam ceker Rp 16.000, dan mie ayam bakso Rp 17.000 Kak.'],
      ['price', 'bakso frozen', 'Bakso frozen isi 20 Rp 45.000, isi 50 Rp 105.000 Kak.'],
      ['total', 'bakso telur 2 es teh 2', 'Bakso telur 2 x Rp 20.000 = Rp 40.000, es teh 2 x Rp 4.000 = Rp 8.000. Total Rp 48.000 Kak.'],
      ['total', 'mie ayam pake pangsit', 'Mie ayam Rp 13.000 + pangsit Rp 3.000 = Rp 16.000 Kak.'],
      ['shipping', 'ongkir ke delanggu', 'Ongkir ke Delanggu Rp 10.000 Kak.'],
      ['total', 'bakso beranak 2 antar ceper', 'Bakso beranak 2 porsi Rp 70.000 + ongkir Ceper Rp 10.000, jadi Rp 80.000 Kak.'],
      ['price', 'jus alpukat', 'Jus alpukat 12rb Kak.'],
      ['price', 'nasi kotak 100', 'Nasi kotak bakso untuk 100 kotak Rp 20.000 per kotak Kak, totalnya Rp 2.000.000.'],
      ['price', 'tambah ceker brp', 'Tambah ceker Rp 5.000 Kak.'],
    ],
    wrong: [
      ['price', 'bakso urat brp', 'Bakso urat Rp 20.000 per porsi Kak 🍜'],
      ['price', 'mie ayam ceker', 'Mie ayam ceker Rp 17.000 Kak.'],
      ['price', 'bakso frozen isi 50', 'Bakso frozen isi 50 Rp 100.000 Kak.'],
      ['total', 'bakso telur 2 es teh 2', 'Totalnya Rp 44.000 Kak.'],
      ['total', 'mie ayam pake pangsit', 'Mie ayam pakai pangsit Rp 13.000 Kak.'],
      ['shipping', 'ongkir ke delanggu', 'Ongkir ke Delanggu Rp 5.000 Kak.'],
      ['total', 'bakso beranak 2 antar ceper', 'Bakso beranak 2 porsi antar Ceper totalnya Rp 70.000 Kak.'],
      ['price', 'jus alpukat', 'Jus alpukat 10rb Kak.'],
      ['price', 'nasi kotak 50', 'Nasi kotak bakso untuk 50 kotak Rp 20.000 per kotak Kak.'],
      ['discount', 'beli 5 porsi diskon?', 'Beli 5 porsi bakso dapat diskon 10% Kak.'],
    ],
  },
  {
    name: 'motorbikes and cars for rent',
    owner: `Rental Mandiri Labuan Bajo
beat 80rb/hari, nmax 150rb/hari, scoopy 90rb
avanza lepas kunci 400rb/hari, dgn sopir 550rb, innova dgn sopir 750rb
sewa motor 3 hari atau lebih potong 10rb/hari
overtime motor 10rb/jam, mobil 50rb/jam
antar motor ke hotel kota gratis, bandara 25rb
jaminan ktp + deposit 200rb (kembali)
paket tour 1 hari avanza+sopir+bbm 850rb`,
    right: [
      ['price', 'sewa beat brp', 'Beat Rp 80.000 per hari Kak 🛵'],
      ['price', 'nmax', 'NMAX Rp 150.000/hari Kak.'],
      ['total', 'beat 2 hari', 'Beat 2 hari Rp 160.000 Kak.'],
      ['total', 'nmax 3 hari', 'Sewa 3 hari dapat potongan Rp 10.000 per hari, jadi Rp 140.000 x 3 = Rp 420.000 Kak.'],
      ['price', 'avanza pake sopir', 'Avanza dengan sopir Rp 550.000 per hari Kak.'],
      ['price', 'innova', 'Innova dengan sopir Rp 750.000 per hari Kak.'],
      ['price', 'telat balikin motor 2 jam', 'Overtime motor Rp 10.000 per jam Kak, 2 jam jadi Rp 20.000.'],
      ['shipping', 'antar ke bandara', 'Antar motor ke bandara Rp 25.000 Kak, ke hotel dalam kota gratis.'],
      ['price', 'depositnya', 'Depositnya Rp 200.000 dan dikembalikan Kak, ditambah jaminan KTP.'],
      ['price', 'paket tour', 'Paket tour 1 hari Avanza + sopir + BBM Rp 850.000 Kak.'],
    ],
    wrong: [
      ['price', 'sewa beat brp', 'Beat Rp 90.000 per hari Kak 🛵'],
      ['price', 'nmax', 'NMAX Rp 80.000/hari Kak.'],
      ['total', 'beat 2 hari', 'Beat 2 hari Rp 140.000 Kak.'],
      ['total', 'nmax 3 hari', 'NMAX 3 hari totalnya Rp 400.000 Kak.'],
      ['price', 'avanza pake sopir', 'Avanza dengan sopir Rp 400.000 per hari Kak.'],
      ['price', 'innova', 'Innova dengan sopir Rp 550.000 per hari Kak.'],
      ['price', 'telat balikin motor 2 jam', 'Overtime motor Rp 50.000 per jam Kak.'],
      ['shipping', 'antar ke bandara', 'Antar motor ke bandara gratis Kak.'],
      ['price', 'depositnya', 'Depositnya Rp 150.000 Kak.'],
      ['discount', 'beat 2 hari diskon?', 'Bisa Kak, 2 hari potong 10rb per hari jadi Rp 140.000.'],
    ],
  },
];
