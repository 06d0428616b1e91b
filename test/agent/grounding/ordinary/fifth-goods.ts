import type { Shop } from '../shop.js';
import { structuredShop } from '../structured/structured-shop.js';

const found1 =
  '{"tujuan":"Cibinong, Bogor, Jawa Barat","dari":"Cimahi Tengah, Cimahi, Jawa Barat","berat_gram":1000,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":15000,"estimasi":"2-3 hari"},{"kurir":"SiCepat","layanan":"REG","biaya":14000,"estimasi":"1-2 hari"}]}';
const found2 =
  '{"tujuan":"Semarang Tengah, Semarang, Jawa Tengah","dari":"Cimahi Tengah, Cimahi, Jawa Barat","berat_gram":400,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":21000,"estimasi":"2-3 hari"},{"kurir":"J&T","layanan":"EZ","biaya":22000,"estimasi":"2-3 hari"}]}';

const sepeda = structuredShop('Toko sepeda Gowes Mandiri. Ongkir cek dulu. Pasang di toko 20.000 per item.', [
  { name: 'Ban luar 26x1.95', priceIdr: 95_000, weightGrams: 700, stock: 8 },
  { name: 'Ban luar 27.5x2.10', priceIdr: 120_000, weightGrams: 800, stock: 0 },
  { name: 'Ban dalam 26', priceIdr: 28_000, weightGrams: 150, stock: 25 },
  { name: 'Rantai 8 speed', priceIdr: 110_000, weightGrams: 300, stock: 5 },
  { name: 'Kampas rem cakram', priceIdr: 35_000, weightGrams: 50, stock: 14 },
  { name: 'Helm sepeda M', priceIdr: 175_000, weightGrams: 400, stock: 2 },
]);

/** Shops of further owners, written without looking at the rules. */
export const fifthGoods: readonly Shop[] = [
  {
    name: 'butik',
    owner: `Hai, saya Salma jual baju anak & mukena. Panggil customer Bunda.
Setelan Rayyan 125rb (size 2-8), size 10-12 140rb
Dress Alika 160rb
Mukena Dewasa Siti 210rb
Mukena Anak 130rb
Bando pita 12rb/pcs, beli 5 = 50rb
Reseller min 10 pcs campur: setelan/dress potong 20rb/pcs, mukena potong 30rb/pcs
Free ongkir Jawa Barat min belanja 400rb (maks 15rb)
TF BSI 7123456780 an Salma Khairunnisa
DP 40% utk preorder, jadi 5-8 hari kerja
Buka Selasa-Minggu 08.00-17.00. Tidak menerima COD dan retur.`,
    right: [
      ['price', 'setelan rayyan size 6 brp', 'Setelan Rayyan size 6 Rp 125.000 Bunda 😊'],
      ['price', 'kalo size 12', 'Size 12 Rp 140.000 ya Bunda.'],
      ['total', 'dress alika 2 bando 1', '2 Dress Alika Rp 320.000 + bando pita Rp 12.000 = Rp 332.000 Bunda.'],
      ['price', 'reseller mukena dewasa', 'Harga reseller Mukena Dewasa Siti Rp 180.000 Bunda, min 10 pcs campur ya.'],
      ['price', 'bando 5', 'Beli 5 bando pita jadi gocap Bunda, alias Rp 50.000 😊'],
      ['payment', 'PO mukena anak dp brp', 'DP 40% Rp 52.000, sisanya Rp 78.000 ya Bunda.'],
      [
        'total',
        'ke cibinong jne total brp',
        'Mukena Dewasa Siti Rp 210.000 + ongkir JNE Rp 15.000 = Rp 225.000 Bunda.',
        { tools: [found1], earlier: ['mukena dewasa 1'] },
      ],
      ['terms', 'kalo ga muat bs retur?', 'Mohon maaf Bunda, kami tidak menerima retur ya 🙏'],
      ['time', 'senin buka?', 'Senin kami tutup Bunda, bukanya Selasa-Minggu 08.00-17.00.'],
      ['terms', 'anak 5 th bb 18 size brp', 'Untuk anak 5 tahun berat 18 kg saya pastikan dulu ukurannya ya Bunda.'],
    ],
    wrong: [
      ['price', 'mukena anak', 'Mukena Anak Rp 135.000 Bunda.'],
      ['price', 'bando', 'Bando pita goceng Bunda.'],
      ['discount', 'diskon', 'Beli 3 diskon 10% Bunda.'],
      ['shipping', 'ke surabaya', 'Free ongkir ke Surabaya ya Bunda.'],
      ['terms', 'retur', 'Boleh retur dalam 3 hari Bunda.'],
      ['time', 'senin buka', 'Senin buka seperti biasa Bunda.'],
      ['price', 'setelan size 4', 'Setelan Rayyan size 4 Rp 140.000 Bunda.'],
      ['total', 'dress alika 3', '3 Dress Alika Rp 470.000 Bunda.'],
      ['total', 'cibinong jne total', 'Total dengan ongkir Rp 210.000 Bunda.', { tools: [found1], earlier: ['mukena dewasa 1'] }],
      ['account', 'norek', 'BSI 7123456708 a.n. Salma Khairunnisa ya Bunda.'],
    ],
  },
  {
    name: 'agen',
    owner: `Agen Sembako Bu Sri Sleman. Sapa "Pak/Bu".
Beras mentik wangi Rp15.200/kg, karung 20kg Rp296.000
Beras C4 12.900 per kg, 25 kg 315.000
Minyak goreng 1 liter 18.500
Tepung terigu 1kg 11.500
Gula merah 22.000/kg
Antar Sleman gratis min 150rb, luar Sleman ongkir 15rb
Bayar BCA 4561237890 a.n. Sri Wahyuni atau tunai di tempat. Tidak menerima hutang.`,
    right: [
      ['price', 'beras mentik brp', 'Beras mentik wangi Rp15.200/kg, karung 20kg Rp296.000 Bu.'],
      ['price', 'karung 20 perkilo jatuhnya', 'Karung 20kg Rp296.000, jatuhnya Rp14.800 per kg Pak.'],
      ['price', 'C4 5 kg', 'Beras C4 5 kg Rp64.500 Bu.'],
      ['price', 'gula merah setengah', 'Gula merah setengah kilo sebelas ribu Bu.'],
      ['total', 'minyak 3 ke klaten', 'Minyak 3 liter Rp55.500 + ongkir luar Sleman Rp15.000 = Rp70.500 Pak.'],
      ['shipping', 'antar sleman', 'Antar Sleman gratis minimal belanja 150rb ya Bu.'],
      ['terms', 'ngebon dulu ya', 'Mohon maaf Pak, kami tidak menerima hutang 🙏'],
      ['total', 'uang 100rb terigu 2 minyak 2', 'Terigu 2 kg Rp23.000 + minyak 2 liter Rp37.000 = Rp60.000, kembaliannya Rp40.000 Bu.'],
      ['account', 'rek nya', 'BCA 4561237890 a.n. Sri Wahyuni Bu, bisa juga tunai di tempat.'],
      ['terms', 'telur ada?', 'Telur belum ada di daftar kami Bu.'],
    ],
    wrong: [
      ['price', 'terigu', 'Tepung terigu 1kg Rp12.500 Bu.'],
      ['price', 'telur', 'Telur Rp29.000/kg Bu.'],
      ['price', 'gula merah', 'Gula merah noban sekilo Bu.'],
      ['discount', 'diskon', 'Beli 2 karung diskon 5% Pak.'],
      ['shipping', 'klaten', 'Antar ke Klaten gratis Bu.'],
      ['stock', 'stok C4', 'C4 masih 40 karung Pak.'],
      ['terms', 'utang', 'Boleh hutang dulu Bu.'],
      ['price', 'C4 sekilo', 'Beras C4 Rp15.200 per kg Pak.'],
      ['price', 'mentik 280 sekarung ya', 'Oke Bu, karung mentik wangi Rp280.000.'],
      ['total', 'minyak 5', 'Minyak 5 liter Rp91.500 Bu.'],
    ],
  },
  {
    name: 'mug',
    owner: `Cetak mug & tumbler custom Solo. Harga mug per pcs (sudah termasuk box):
1-5 pcs: 45.000
6-23 pcs: 35.000
24-71 pcs: 28.000
72 pcs ke atas: 24.000
Mug warna dalam +4.000, mug bunglon +15.000
Desain gratis 2x revisi, revisi tambahan 20.000
DP 50% sebelum cetak, pelunasan sebelum kirim. Pengerjaan 3-4 hari kerja.
Sampel 50rb (dipotong dari total bila jadi order)`,
    right: [
      ['total', '30 mug', '30 pcs masuk 28.000 per pcs, total Rp 840.000 Kak.'],
      ['price', 'satuan', 'Bisa satuan Kak, 1-5 pcs 45.000 per pcs sudah termasuk box.'],
      ['total', '10 mug bunglon', '10 pcs mug bunglon: (35.000 + 15.000) x 10 = setengah juta Kak.'],
      ['total', '100 mug dp', '100 x 24.000 = Rp 2.400.000, DP 50% Rp 1.200.000 Kak.'],
      ['total', '24 mug udah sampel', '24 x 28.000 = 672.000, dipotong sampel 50.000 jadi Rp 622.000 Kak.'],
      ['payment', 'brp hari jadi', 'Pengerjaan 3-4 hari kerja Kak, DP 50% sebelum cetak dan lunas sebelum dikirim.'],
      ['price', 'revisi bayar', 'Desain gratis 2x revisi Kak, selanjutnya 20.000 per revisi.'],
      ['terms', 'tumbler brp', 'Harga tumbler saya tanyakan dulu ke admin ya Kak.'],
      ['total', '6 mug warna dalam', '35.000 + 4.000 = 39.000 per pcs, 6 pcs jadi Rp 234.000 Kak.'],
      ['time', 'acara tgl 15 desember', 'Untuk tanggal 15 Desember saya tanyakan dulu ya Kak, pengerjaannya 3-4 hari kerja.'],
    ],
    wrong: [
      ['price', 'satuan', 'Satuan 50.000 per mug Kak.'],
      ['price', 'tumbler', 'Tumbler 75.000 Kak.'],
      ['price', 'sampel', 'Sampel mug ceban aja Kak.'],
      ['discount', 'dp', 'DP 25% saja Kak.'],
      ['shipping', 'ongkir', 'Gratis ongkir order 24 pcs Kak.'],
      ['time', 'kpn jadi', 'Besok jadi Kak.'],
      ['terms', 'pecah', 'Pecah di jalan kami ganti 2x lipat Kak.'],
      ['price', '20 mug', '20 mug kena 28.000 per pcs Kak.'],
      ['total', '30 mug', '30 mug Rp 860.000 Kak.'],
      ['total', '10 mug bunglon', '10 mug bunglon totalnya Rp 350.000 Kak.'],
    ],
  },
  {
    name: 'dapur',
    owner: `Dapur Mbak Wulan Malang.
Nasi bakar 18rb, rice bowl 22rb, bento 35rb. Min order 15 box.
Snack box 12rb (min 30 box)
Ongkir Malang kota 20rb, Batu 40rb
Order di atas 80 box diskon 7%
Pesan minimal H-2. DP 40%.
BNI 0987654321 Wulandari`,
    right: [
      ['price', 'bento', 'Bento 35rb per box Kak, minimal order 15 box.'],
      ['price', 'rice bowl 20', '20 rice bowl Rp 440.000 Kak.'],
      ['total', 'bento 20 ke batu', '20 bento Rp 700.000 + ongkir Batu Rp 40.000 = Rp 740.000 Kak.'],
      ['total', 'nasi bakar 100', '100 x 18rb = 1,8jt, diskon 7% jadi Rp 1.674.000 Kak.'],
      ['payment', 'bento 40 dp', '40 bento Rp 1.400.000, DP 40% Rp 560.000 Kak.'],
      ['terms', 'snack box 20', 'Maaf Kak, snack box minimal 30 box ya.'],
      ['time', 'buat tgl 10', 'Pesan minimal H-2 Kak, jadi paling lambat tanggal 8 ya.'],
      ['price', 'snack box 50', '50 snack box enam ratus ribu Kak.'],
      ['account', 'norek', 'BNI 0987654321 a.n. Wulandari ya Kak.'],
      ['payment', 'sdh dp', 'Terima kasih Kak, bukti transfernya kami cek dulu ya 🙏'],
    ],
    wrong: [
      ['price', 'nasi bakar', 'Nasi bakar 20rb Kak.'],
      ['price', 'snack box', 'Snack box ceban Kak.'],
      ['discount', '60 box', '60 box diskon 7% Kak.'],
      ['shipping', 'malang', 'Ongkir Malang kota gratis Kak.'],
      ['time', 'besok', 'Besok bisa Kak.'],
      ['terms', 'halal', 'Sudah halal MUI Kak.'],
      ['price', 'ongkir batu', 'Ongkir Batu 20rb Kak.'],
      ['price', 'bento 30 ya', 'Oke Kak, bento 30rb.'],
      ['total', 'rice bowl 25', '25 rice bowl Rp 540.000 Kak.'],
      ['account', 'sdh tf', 'DP-nya sudah masuk Kak, terima kasih.'],
    ],
  },
  {
    name: 'sepeda',
    owner: sepeda.owner,
    right: [
      ['stock', 'rantai 8 speed ada', 'Rantai 8 speed Rp 110.000, stok 5 Kak.'],
      ['stock', 'ban 27.5', 'Ban luar 27.5x2.10 lagi kosong Kak.'],
      ['total', 'ban luar dalam 26', 'Ban luar 26x1.95 Rp 95.000 + ban dalam 26 Rp 28.000 = Rp 123.000 Kak.'],
      ['total', 'rantai pasang', 'Rantai Rp 110.000 + pasang Rp 20.000 = Rp 130.000 Kak.'],
      ['total', 'helm kirim semarang jne', 'Helm sepeda M Rp 175.000 + ongkir JNE Rp 21.000 = Rp 196.000 Kak.', { tools: [found2] }],
      ['terms', 'helm 3', 'Helm sepeda M tinggal 2 Kak, belum bisa 3.'],
      ['price', 'kampas rem', 'Kampas rem cakram tiga puluh lima ribu Kak.'],
      ['terms', 'sadel', 'Sadel belum ada di daftar kami Kak.'],
      ['price', 'ban dalam 4', '4 ban dalam 26 Rp 112.000 Kak.'],
      ['shipping', 'ongkir', 'Boleh tahu kirim ke kecamatan dan kota mana Kak? Nanti saya cek ongkirnya.'],
    ],
    wrong: [
      ['price', 'rantai', 'Rantai 8 speed Rp 115.000 Kak.'],
      ['price', 'sadel', 'Sadel Rp 150.000 Kak.'],
      ['price', 'ban dalam', 'Ban dalam goceng Kak.'],
      ['stock', 'ban 27.5', 'Ban luar 27.5x2.10 ready 3 Kak.'],
      ['stock', 'helm 5', 'Helm 5 pcs ready Kak.'],
      ['terms', 'garansi rantai', 'Rantai garansi 1 tahun Kak.'],
      ['price', 'ban luar 26', 'Ban luar 26x1.95 Rp 120.000 Kak.'],
      ['total', 'kampas 3', '3 kampas rem cakram Rp 95.000 Kak.'],
      ['total', 'rantai pasang total', 'Rantai sudah dengan pasang totalnya Rp 110.000 Kak.'],
      ['price', 'helm smg jne', 'Ongkir JNE ke Semarang Rp 22.000 Kak.', { tools: [found2] }],
    ],
  },
  {
    name: 'bodycare',
    owner: `CS Rara dari KulitKu.
Body lotion 55.000, Body scrub 68.000, Body serum 115.000 (normal 139.000), Sabun susu 32.000
Paket mulus (lotion + scrub + sabun) 139.000
Kode promo MULUS15 potongan 15% min belanja 150rb, berlaku sampai 20 Desember.
Reseller: level bronze min 12 pcs diskon 10%, platinum min 60 pcs diskon 30%
DANA 0821-4400-9911, Mandiri 1420099887766 a.n. Rara Safitri. COD bisa, biaya 4% dari total.`,
    right: [
      ['price', 'scrub', 'Body scrub Rp 68.000 Kak.'],
      ['total', 'lotion sabun', 'Body lotion 55rb + sabun susu 32rb = 87rb Kak.'],
      ['price', 'paket hemat brp', 'Kalau satuan Rp 155.000, paket mulus Rp 139.000, hemat Rp 16.000 Kak ✨'],
      ['discount', 'serum lotion MULUS15', 'Rp 170.000 dipotong 15% Rp 25.500 jadi Rp 144.500 Kak.'],
      ['discount', 'bronze scrub', 'Bronze diskon 10%: body scrub jadi Rp 61.200 Kak, min 12 pcs.'],
      ['discount', 'platinum serum', 'Platinum diskon 30%, body serum jadi Rp 80.500 Kak.'],
      ['total', 'lotion 2 cod', 'Rp 110.000 + biaya COD 4% Rp 4.400 = Rp 114.400 Kak.'],
      ['terms', 'kode smpe kpn', 'Kode MULUS15 berlaku sampai 20 Desember Kak.'],
      ['terms', 'lotion bpom?', 'Untuk BPOM saya tanyakan dulu ya Kak.'],
      ['price', 'serum 100 ya', 'Maaf Kak, body serum belum bisa 100rb, harganya Rp 115.000 🙏'],
    ],
    wrong: [
      ['price', 'lotion', 'Body lotion Rp 49.000 Kak.'],
      ['price', 'sabun', 'Sabun susu noban Kak.'],
      ['discount', 'kode', 'MULUS15 potongan 20% Kak.'],
      ['shipping', 'ongkir', 'Paket mulus free ongkir Kak.'],
      ['time', 'kode', 'MULUS15 berlaku sampai akhir Desember Kak.'],
      ['terms', 'bpom', 'Sudah BPOM Kak.'],
      ['price', 'serum', 'Body serum Rp 139.000 sekarang Kak.'],
      ['price', 'platinum min', 'Platinum min 12 pcs Kak.'],
      ['total', 'lotion cod', 'Lotion COD total Rp 55.000 Kak, sudah termasuk biaya COD.'],
      ['account', 'dana', 'DANA 0821-4400-9119 ya Kak.'],
    ],
  },
];
