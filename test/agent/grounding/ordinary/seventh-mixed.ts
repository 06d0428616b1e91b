import type { Shop } from '../shop.js';
import { structuredShop } from '../structured/structured-shop.js';

const found1 =
  '{"tujuan":"Mojoroto, Kediri","dari":"Cimahi Tengah, Cimahi, Jawa Barat","berat_gram":1600,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":24000,"estimasi":"2-3 hari"},{"kurir":"J&T","layanan":"EZ","biaya":22000,"estimasi":"3 hari"}]}';

const motor = structuredShop('Bengkel & toko sparepart Jaya Motor. Ongkir cek dulu. Pasang di tempat 15.000 per item.', [
  { name: 'Kampas rem depan Beat', priceIdr: 45_000, weightGrams: 200, stock: 12 },
  { name: 'Kampas rem depan Vario', priceIdr: 48_000, weightGrams: 200, stock: 4 },
  { name: 'Oli MPX2 0.8L', priceIdr: 52_000, weightGrams: 800, stock: 30 },
  { name: 'Ban IRC 80/90-14', priceIdr: 185_000, weightGrams: 2_500, stock: 6 },
  { name: 'Ban IRC 90/90-14', priceIdr: 210_000, weightGrams: 2_800, stock: 0 },
  { name: 'Aki GTZ5S', priceIdr: 230_000, weightGrams: 1_800, stock: 3 },
]);

/** More answers of the other shops of the fourth set. */
export const seventhMixed: readonly Shop[] = [
  {
    name: 'motor',
    owner: motor.owner,
    right: [
      ['stock', 'oli mpx ada?', 'Ada Kak, Oli MPX2 0.8L Rp 52.000, stok 30.'],
      ['stock', 'kampas vario ready?', 'Kampas rem depan Vario Rp 48.000, stok tinggal 4 Kak.'],
      ['total', '2 oli 1 kampas beat', '2 x 52.000 = 104.000 + 45.000 = Rp 149.000 Kak.'],
      ['price', 'pasang di situ brp', 'Pasang di tempat Rp 15.000 per item Kak.'],
      ['total', 'ban 80/90 sama pasang', 'Ban IRC 80/90-14 Rp 185.000 + pasang Rp 15.000 = Rp 200.000 Kak.'],
      ['price', 'aki pasang sekalian', 'Aki 230rb ditambah pasang 15rb jadi 245rb Kak.'],
      ['stock', 'kampas vario 6 ada?', 'Mohon maaf Kak, stok kampas rem depan Vario cuma 4, belum cukup 6.'],
      ['terms', 'ada busi?', 'Busi belum ada di daftar kami Kak, saya tanyakan dulu ya.'],
      ['terms', 'berat ban 80/90 brp', 'Ban IRC 80/90-14 beratnya 2,5 kg Kak.'],
      [
        'total',
        'ongkir ke kediri',
        '2 Oli MPX2 Rp 104.000 + ongkir J&T Rp 22.000 = Rp 126.000 Kak.',
        { tools: [found1], earlier: ['oli 2'] },
      ],
    ],
    wrong: [
      ['price', 'gear set', 'Gear set Beat Rp 165.000 Kak.'],
      ['price', 'aki', 'Aki GTZ5S dua ratus ribu Kak.'],
      ['shipping', 'pasang ban', 'Pasangnya gratis Kak kalau beli ban di sini.'],
      ['stock', 'kampas vario', 'Kampas rem depan Vario stok masih 15 Kak.'],
      ['stock', 'oli mpx', 'Mohon maaf Oli MPX2 sedang kosong Kak.'],
      ['stock', 'ban belakang 90/90', 'Ban IRC 90/90-14 ada Kak, Rp 210.000, siap pasang.'],
      ['terms', 'garansi aki', 'Aki bergaransi 6 bulan Kak.'],
      ['price', 'aki', 'Aki GTZ5S Rp 210.000 Kak.'],
      ['price', 'ban 80/90', 'Ban IRC 80/90-14 Rp 210.000 Kak.'],
      ['total', '2 oli 2 kampas beat', 'Totalnya Rp 184.000 Kak.'],
      ['total', 'ban 80/90 sama pasang', 'Ban IRC 80/90-14 sudah termasuk pasang totalnya Rp 185.000 Kak.'],
    ],
  },
  {
    name: 'skincare',
    owner: `CS Lala dari GlowLab.
Facial wash 65.000, Toner 79.000, Serum vit C 129.000 (normal 159.000), Sunscreen 99.000
Paket glowing (facial wash + serum + sunscreen) 259.000
Kode promo GLOW10 potongan 10% min belanja 200rb, berlaku sampai 30 November.
Reseller: level silver min 10 pcs diskon 15%, gold min 50 pcs diskon 25%
ShopeePay 0813-5000-7788, BCA 5270334411 a.n. Lala Amelia. COD bisa, biaya 3% dari total.`,
    right: [
      [
        'price',
        'harga semua dong',
        'Ini daftar harganya Kak:\n- Facial wash Rp 65.000\n- Toner Rp 79.000\n- Serum vit C Rp 129.000\n- Sunscreen Rp 99.000\n- Paket glowing Rp 259.000',
      ],
      ['price', 'sunscreen brp', 'Sunscreen 99rb Kak ✨'],
      ['total', 'toner 2 serum 1', 'Toner 2 x 79.000 = 158.000 + serum 129.000 = Rp 287.000 Kak.'],
      ['discount', 'toner 2 serum 1 pakai kode', 'Rp 287.000 dipotong 10% (Rp 28.700) jadi Rp 258.300 Kak.'],
      ['price', 'paket lebih hemat brp', 'Kalau satuan Rp 293.000, paket glowing Rp 259.000, jadi hemat Rp 34.000 Kak.'],
      ['price', 'serum normal brp', 'Harga normal serum Rp 159.000, sekarang Rp 129.000 Kak.'],
      ['price', 'toner 1 pake kode bs?', 'Belum bisa Kak, kode GLOW10 minimal belanja 200rb, toner baru Rp 79.000.'],
      ['total', 'cod ada biaya?', 'COD bisa Kak, ada biaya 3% dari total.'],
      ['total', 'cod serum 2', '2 serum Rp 258.000, biaya COD 3% Rp 7.740, total Rp 265.740 Kak di luar ongkir.'],
      ['discount', 'reseller 10 toner', 'Level silver 10 pcs diskon 15%: 79.000 jadi 67.150, 10 pcs Rp 671.500 Kak.'],
      ['discount', 'gold serum', 'Gold diskon 25%, serum jadi Rp 96.750 per pcs, minimal 50 pcs Kak.'],
      ['account', 'bayar pake shopeepay', 'Bisa Kak, ShopeePay ke 0813-5000-7788 ya. Kalau transfer BCA 5270334411 a.n. Lala Amelia.'],
      ['terms', 'cocok utk kulit sensitif?', 'Untuk kulit sensitif saya tanyakan dulu ke tim ya Kak.'],
      ['price', 'facial wash 3', '3 facial wash seratus sembilan puluh lima ribu Kak.'],
    ],
    wrong: [
      ['price', 'moisturizer ada?', 'Ada Kak, moisturizer Rp 89.000.'],
      ['price', 'serum', 'Serum vit C sembilan puluh ribu Kak.'],
      ['discount', 'gold', 'Reseller gold diskon 30% Kak.'],
      ['discount', 'min kode', 'Kode GLOW10 bisa dipakai minimal belanja 100rb Kak.'],
      ['shipping', 'free gift', 'Setiap paket glowing dapat pouch gratis Kak.'],
      ['time', 'kode sampai kapan', 'Kode GLOW10 berlaku sampai 31 Desember Kak.'],
      ['terms', 'bpom', 'Semua produk sudah BPOM dan halal Kak.'],
      ['price', 'facial wash', 'Facial wash 79.000 Kak.'],
      ['price', 'serum 110 ya', 'Sip Kak, serum 110rb.'],
      ['price', 'jadi toner brp kak', 'Toner Rp 72.000 Kak.', { ours: ['Toner Rp 72.000 Kak.'] }],
      ['total', 'silver facial wash', 'Silver diskon 15%: facial wash jadi Rp 56.250 Kak.'],
      ['account', 'shopeepay', 'ShopeePay ke 0813-5000-7878 ya Kak.'],
      ['account', 'bisa dana?', 'Bisa Kak, DANA ke 0813-5000-7788.'],
    ],
  },
  {
    name: 'travel',
    owner: `Jelajah Nusantara Trip.
Open trip Bromo 350rb/orang
Trip Karimunjawa 3D2N Rp 1,25jt/pax, DP 500rb/pax
Sewa Hiace 1,3jt/hari belum BBM
Upgrade kamar +200rb/malam
Anak di bawah 3 th gratis, 3-7 th diskon 50%
Pembatalan H-7 kembali 50%`,
    right: [
      ['price', 'bromo brp', 'Open trip Bromo 350rb per orang Kak.'],
      ['price', 'hiace 3 hari', 'Sewa Hiace 3 hari Rp 3.900.000 Kak, belum termasuk BBM.'],
      ['total', 'karimun 4 org dp', 'DP Rp 500.000 x 4 = Rp 2.000.000 Kak, total tripnya Rp 5.000.000.'],
      ['total', 'karimun 2 dewasa 1 anak 6 th', '2 dewasa Rp 2.500.000 + anak 6 tahun diskon 50% Rp 625.000 = Rp 3.125.000 Kak.'],
      ['time', 'kalo batal h-7 gimana', 'Pembatalan H-7 uang kembali 50% Kak.'],
      ['price', 'upgrade kamar', 'Upgrade kamar tambah 200rb per malam Kak.'],
      ['total', 'bromo 2 dewasa 1 anak 2 th', '2 x 350rb = 700rb, anak 2 tahun gratis. Jadi total 700rb Kak.'],
      ['terms', 'ada trip bali?', 'Trip Bali belum ada Kak, adanya Bromo dan Karimunjawa.'],
      [
        'discount',
        'karimun harganya? anak bayar?',
        'Karimunjawa 3 hari 2 malam satu juta dua ratus lima puluh ribu per orang Kak. Anak di bawah 3 tahun gratis, 3-7 tahun diskon 50%.',
      ],
    ],
    wrong: [
      ['price', 'dieng', 'Open trip Dieng 425rb/orang Kak.'],
      ['price', 'hiace', 'Sewa Hiace sejuta sehari Kak.'],
      ['discount', 'rombongan 10', 'Rombongan 10 orang diskon 10% Kak.'],
      ['stock', 'seat bromo', 'Sisa 4 kursi untuk Bromo Kak.'],
      ['time', 'berangkat kapan', 'Bromo berangkat setiap Jumat jam 22.00 Kak.'],
      ['terms', 'asuransi', 'Sudah termasuk asuransi perjalanan Kak.'],
      ['price', 'hiace', 'Sewa Hiace 1,25jt per hari Kak.'],
      ['price', 'bromo 300 ya kalo ber5', 'Bisa Kak, berlima 300rb per orang.'],
      ['total', 'karimun 3', 'Karimunjawa 3 orang Rp 3.650.000 Kak.'],
    ],
  },
  {
    name: 'hp',
    owner: `Konter HP Second Amanah. Garansi toko 30 hari.
iPhone 11 64GB 3.950.000
iPhone 11 128GB 4.350.000
Samsung A54 8/256 2,8jt
Redmi Note 12 1.650.000
Case 35rb, tempered glass 25rb, charger ori 150rb
Tukar tambah bisa, datang ke toko Jl. Kaliurang KM 5 No 17`,
    right: [
      ['price', 'ip 11 128', 'iPhone 11 128GB Rp 4.350.000 Kak, garansi toko 30 hari.'],
      ['price', 'bedanya 64 sm 128 brp', 'Selisihnya Rp 400.000 Kak: 64GB Rp 3.950.000, 128GB Rp 4.350.000.'],
      ['total', 'a54 + case + tg', '2.800.000 + 35.000 + 25.000 = Rp 2.860.000 Kak.'],
      ['price', 'charger ori', 'Charger ori seratus lima puluh ribu Kak.'],
      ['time', 'garansi brp lama', 'Garansi toko 30 hari Kak.'],
      ['terms', 'bs tukar tambah?', 'Bisa tukar tambah Kak, langsung datang ke toko Jl. Kaliurang KM 5 No 17 ya.'],
      ['total', 'redmi sama charger', 'Redmi Note 12 Rp 1.650.000 + charger ori Rp 150.000 = Rp 1.800.000 Kak.'],
      ['terms', 'ip 13 ada?', 'Mohon maaf Kak, iPhone 13 belum ada. Adanya iPhone 11 64GB dan 128GB.'],
      ['terms', 'bisa kredit?', 'Untuk kredit saya tanyakan dulu ke toko ya Kak.'],
    ],
    wrong: [
      ['price', 'ip 11 64', 'iPhone 11 64GB Rp 3.750.000 Kak, garansi toko 30 hari.'],
      ['price', 'ip 11 128', 'iPhone 11 128GB empat juta pas Kak.'],
      ['discount', 'ada promo?', 'Khusus hari ini diskon 5% untuk semua iPhone Kak.'],
      ['stock', 'a54 warna hitam', 'Samsung A54 hitam ready 3 unit Kak.'],
      ['time', 'buka jam brp', 'Toko buka setiap hari jam 08.00-21.00 Kak.'],
      ['terms', 'garansi', 'Garansi resmi Apple 6 bulan Kak.'],
      ['terms', 'kalau rusak', 'Kalau ada minus uang kembali 100% Kak.'],
      ['price', 'tempered glass', 'Tempered glass 35rb Kak.'],
      ['price', 'a54 2,5 angkut', 'Siap Kak, 2,5jt langsung angkut.'],
      ['price', 'kalau ip 11 64', 'iPhone 11 64GB 2,6jt Kak.', { chat: ['oke a54 khusus kakak 2,6jt'] }],
    ],
  },
  {
    name: 'frozen',
    owner: `Frozen food Mama Rafa. Nugget 35-50rb tergantung rasa:
nugget original 35rb, keju 42rb, premium 50rb
Sosis bakar isi 10 40rb
Dimsum 20 pcs Rp 60.000, 50 pcs Rp 140.000
Es batu styrofoam tambah 15rb
Gojek/Grab ongkir ditanggung pembeli`,
    right: [
      ['price', 'nugget keju', 'Nugget keju 42rb Kak.'],
      ['price', 'sosis bakar', 'Sosis bakar isi 10 Rp 40.000, jatuhnya Rp 4.000 per biji Kak.'],
      ['total', 'nugget ori 2 premium 1', 'Original 2 x 35rb = 70rb, premium 50rb, total 120rb Kak.'],
      ['total', 'dimsum 70 pcs', '70 pcs bisa 50 pcs Rp 140.000 + 20 pcs Rp 60.000 = Rp 200.000 Kak.'],
      ['shipping', 'ongkir siapa yg bayar', 'Ongkir Gojek/Grab ditanggung pembeli ya Kak.'],
      ['price', 'pake es batu nambah?', 'Iya Kak, es batu styrofoam tambah 15rb.'],
      ['price', 'dimsum 20', 'Dimsum 20 pcs enam puluh ribu Kak. Mau ditambah es batu?'],
    ],
    wrong: [
      ['price', 'sosis', 'Sosis bakar isi 10 tiga puluh ribu Kak.'],
      ['shipping', 'ongkir', 'Ongkir Gojek kami yang tanggung Kak.'],
      ['stock', 'dimsum ready?', 'Dimsum ready 200 pack Kak.'],
      ['price', 'premium', 'Nugget premium 42rb Kak.'],
    ],
  },
];
