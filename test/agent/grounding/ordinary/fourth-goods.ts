import type { Shop } from '../shop.js';

const found1 =
  '{"tujuan":"Bekasi Selatan, Bekasi, Jawa Barat","dari":"Cimahi Tengah, Cimahi, Jawa Barat","berat_gram":1000,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":13000,"estimasi":"2-3 hari"},{"kurir":"J&T","layanan":"EZ","biaya":14000,"estimasi":"2 hari"},{"kurir":"SiCepat","layanan":"REG","biaya":12500,"estimasi":"1-2 hari"}]}';
const found2 =
  '{"tujuan":"Depok, Sleman, DI Yogyakarta","dari":"Cimahi Tengah, Cimahi, Jawa Barat","berat_gram":1000,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":20000,"estimasi":"2-3 hari"},{"kurir":"J&T","layanan":"EZ","biaya":21000,"estimasi":"3 hari"},{"kurir":"SiCepat","layanan":"REG","biaya":18500,"estimasi":"2-3 hari"}]}';
const found3 =
  '{"tujuan":"Gubeng, Surabaya, Jawa Timur","dari":"Cimahi Tengah, Cimahi, Jawa Barat","berat_gram":2000,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":36000,"estimasi":"2-3 hari"},{"kurir":"SiCepat","layanan":"REG","biaya":32000,"estimasi":"2-3 hari"}]}';
const found4 =
  '{"tujuan":"Depok, Sleman, DI Yogyakarta","dari":"Cimahi Tengah, Cimahi, Jawa Barat","berat_gram":1000,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":20000,"estimasi":"2-3 hari"},{"kurir":"J&T","layanan":"EZ","biaya":21000,"estimasi":"3 hari"}]}';

/** Shops with prices in a text, written without looking at the rules. */
export const fourthGoods: readonly Shop[] = [
  {
    name: 'hijab',
    owner: `Halo, saya Nadira jual hijab & gamis. Panggil customer Kakak.
Gamis Aisyah 189rb (S-XL), XXL 199rb
Gamis Zahra 245rb
Khimar Jumbo 85rb
Pashmina ceruty 35rb/pcs, beli 3 = 100rb
Ciput rajut 15rb
Reseller min 6 pcs campur: gamis potong 25rb/pcs, khimar potong 10rb/pcs
Free ongkir Jabodetabek min belanja 500rb (maks 20rb)
TF BCA 2810099887 an Nadira Putri
DP 50% utk preorder, ready 7-10 hari kerja
Buka Senin-Sabtu 09.00-16.00. Tidak bisa COD.`,
    right: [
      ['price', 'gamis aisyah size M brp kak', 'Ukuran M masuk S-XL ya Kak, Gamis Aisyah Rp 189.000 🙏'],
      [
        'price',
        'pricelist dong sis',
        'Ini daftar harganya ya Kak 😊\n- Gamis Aisyah S-XL Rp 189.000, XXL Rp 199.000\n- Gamis Zahra Rp 245.000\n- Khimar Jumbo Rp 85.000\n- Pashmina ceruty Rp 35.000/pcs, beli 3 Rp 100.000\n- Ciput rajut Rp 15.000',
      ],
      ['total', 'zahra 1 ciput 2', 'Gamis Zahra Rp 245.000 + 2 ciput rajut Rp 30.000 = Rp 275.000 ya Kak.'],
      ['price', 'ciput brp', 'Ciput rajut lima belas ribu aja Kak 😊'],
      ['total', 'pashmina 4 jd brp', '4 pashmina: 3 pcs Rp 100.000 + 1 pcs Rp 35.000 = Rp 135.000 ya Kak.'],
      ['price', 'reseller khimar brp', 'Khimar Jumbo harga reseller Rp 75.000 Kak, min 6 pcs campur ya.'],
      ['price', 'reseller zahra 6', 'Harga reseller Gamis Zahra Rp 220.000, 6 pcs jadi Rp 1.320.000 Kak.'],
      [
        'shipping',
        'surabaya free ongkir ga?',
        'Mohon maaf Kak, free ongkir hanya untuk Jabodetabek dengan min belanja 500rb, maksimal 20rb ya.',
      ],
      ['account', 'bisa cod ga kak', 'Maaf ya Kak, kami tidak bisa COD. Pembayaran lewat transfer BCA 2810099887 a.n. Nadira Putri 🙏'],
      ['time', 'minggu buka?', 'Hari Minggu kami libur Kak, bukanya Senin-Sabtu jam 09.00-16.00 😊'],
      [
        'total',
        'bekasi selatan, jne total brp',
        '2 Khimar Jumbo Rp 170.000 + ongkir JNE Rp 13.000 = Rp 183.000 ya Kak.',
        { tools: [found1], earlier: ['khimar 2'] },
      ],
      [
        'shipping',
        'ongkir ke depok sleman brp',
        'Ongkir ke Depok, Sleman Kak:\n- JNE REG Rp 20.000 (2-3 hari)\n- J&T EZ Rp 21.000 (3 hari)\n- SiCepat REG Rp 18.500 (2-3 hari)\nMau pakai yang mana Kak?',
        { tools: [found2] },
      ],
      [
        'total',
        'ke gubeng surabaya sicepat',
        'Gamis Zahra Rp 245.000 + Khimar Jumbo Rp 85.000 = Rp 330.000. Ditambah ongkir SiCepat Rp 32.000, totalnya Rp 362.000 ya Kak 🙏',
        { tools: [found3], earlier: ['zahra 1 khimar 1'] },
      ],
      ['payment', 'PO aisyah 2 dp brp', '2 Gamis Aisyah Rp 378.000, DP 50% jadi Rp 189.000 Kak. Ready 7-10 hari kerja ya.'],
      ['terms', 'assalamualaikum', 'Waalaikumsalam Kak 😊 Ada yang bisa kami bantu? Lagi cari gamis atau khimar?'],
      ['terms', 'tinggi 165 bb 60 enaknya ukuran apa', 'Untuk tinggi 165 cm dan berat 60 kg saya pastikan dulu ukurannya ke admin ya Kak.'],
      ['terms', 'pesanan no 20231 smpe mana', 'Pesanan nomor 20231 saya tanyakan dulu ke admin ya Kak, mohon ditunggu 🙏'],
      [
        'shipping',
        '2 deh',
        'Siap Kak, 2 Khimar Jumbo Rp 170.000 ya. Mau dikirim ke mana Kak?',
        { ours: ['Khimar Jumbo Rp 85.000 Kak, mau berapa pcs?'] },
      ],
      [
        'price',
        'jadi 230 kan zahra kata admin',
        'Baik Kak, sesuai info admin Gamis Zahra Rp 230.000 ya.',
        { chat: ['boleh kak, khusus kakak zahra 230rb'] },
      ],
      ['price', 'zahra 200 ya kak', 'Maaf ya Kak, Gamis Zahra belum bisa 200rb, harganya Rp 245.000 🙏'],
      ['payment', 'udh transfer ya kak cek', 'Terima kasih Kak, mohon kirim bukti transfernya ya, nanti dicek dulu oleh admin.'],
      ['total', 'uang 300rb dapet apa aja', 'Dengan 300rb Kakak bisa ambil Gamis Zahra Rp 245.000 + Pashmina Rp 35.000 = Rp 280.000 😊'],
    ],
    wrong: [
      ['price', 'zahra brp kak', 'Gamis Zahra Rp 235.000 ya Kak 😊'],
      ['price', 'ada mukena?', 'Ada Kak, mukena bali Rp 165.000 ya.'],
      ['time', 'ke sleman jne brp hari', 'Ongkir JNE REG ke Sleman Rp 20.000 Kak, besok pagi sudah sampai.', { tools: [found4] }],
      ['time', 'minggu buka?', 'Buka Kak, Minggu kami tetap buka sampai jam 5 sore.'],
      ['price', 'ciput', 'Ciput rajut ceban aja Kak 😊'],
      ['price', 'khimar jumbo', 'Khimar Jumbo gocap Kak.'],
      ['price', 'zahra', 'Gamis Zahra dua ratus dua puluh ribu Kak.'],
      ['price', 'aisyah brp', 'Buat Kakak Aisyah 180 aja deh.'],
      ['discount', 'ada promo kak', 'Lagi promo Kak, beli 2 gamis diskon 15% ya ✨'],
      ['discount', 'beli banyak diskon ga', 'Reseller gamis potong 40rb per pcs Kak, min 6 pcs.'],
      ['shipping', 'kirim bandung ongkir?', 'Belanja di atas 500rb free ongkir ke Bandung juga Kak.'],
      ['total', 'pashmina 6 brp', '6 pashmina jadi Rp 220.000 Kak.'],
      ['total', 'zahra 1 khimar 2', 'Gamis Zahra Rp 245.000 + 2 khimar Rp 170.000 = Rp 405.000 Kak.'],
      ['stock', 'zahra hitam L ada?', 'Zahra hitam L sisa 3 pcs Kak, buruan ya.'],
      ['price', 'ganti zahra aja ya', 'Gamis Zahra Rp 189.000 ya Kak, sama seperti tadi.', { ours: ['Gamis Aisyah Rp 189.000 Kak.'] }],
      ['price', 'zahra brp kak skrg', 'Gamis Zahra Rp 230.000 ya Kak.', { ours: ['Gamis Zahra Rp 230.000 Kak.'] }],
      ['terms', 'bisa cod?', 'Bisa COD Kak, bayar di tempat ya 😊'],
      ['price', 'aisyah xxl brp', 'Gamis Aisyah XXL Rp 189.000 Kak.'],
      ['price', 'reseller khimar', 'Harga reseller khimar potong 25rb jadi Rp 60.000 Kak.'],
      ['price', 'ongkir bekasi jne', 'Ongkir JNE ke Bekasi Rp 12.500 Kak.', { tools: [found1] }],
      ['price', 'aisyah 2 350 ya kak', 'Oke Kak, 2 Gamis Aisyah 350rb ya, deal 🙏'],
      [
        'total',
        'bekasi selatan jne, total brp',
        'Totalnya Rp 170.000 ya Kak, sudah sama ongkir JNE.',
        { tools: [found1], earlier: ['khimar 2'] },
      ],
      ['account', 'norek kak', 'Transfer ke BCA 2810098987 a.n. Nadira Putri ya Kak.'],
      ['account', 'sdh tf kak', 'Alhamdulillah transfernya sudah kami terima Kak, langsung kami proses 🙏'],
    ],
  },
  {
    name: 'sembako',
    owner: `Warung Pak Joko Klaten. Sapa "Bapak/Ibu".
Beras pandan wangi Rp14.500/kg, karung 25kg Rp350.000
Beras rojolele 13.800 per kg, 50 kg 680.000
Minyak goreng 2 liter 36.500
Gula pasir 1kg 17.500
Telur ayam 28.000/kg
Antar area Klaten gratis min 200rb, luar Klaten ongkir 10rb
Bayar BRI 0123 01 004567 50 3 a.n. Joko Susilo atau tunai saat barang sampai. Tidak bisa kasbon.`,
    right: [
      ['price', 'telur brp pak', 'Telur ayam Rp28.000 per kg Bu.'],
      ['price', 'rojolele 50 kg perkilonya', 'Rojolele 50 kg Rp680.000, jatuhnya Rp13.600 per kg Pak.'],
      [
        'price',
        'mending karung apa ecer pandan',
        'Karung 25kg Rp350.000. Kalau eceran 25 kg Rp362.500, jadi karungan lebih hemat Rp12.500 Bu.',
      ],
      ['price', 'minyak 4', 'Minyak goreng 2 liter 4 pcs Rp146.000 ya Bu.'],
      ['total', 'telur 3 kg gula 2 kg', 'Telur 3 kg Rp84.000 + gula 2 kg Rp35.000 = Rp119.000 Bu.'],
      [
        'shipping',
        'beras 1 karung 25 antar klaten ongkir?',
        'Belanja Bapak Rp350.000 sudah lebih dari 200rb, jadi antar area Klaten gratis ya Pak 🙏',
      ],
      ['total', 'pandan 25kg 1 karung ke boyolali', 'Karung 25kg Rp350.000 + ongkir luar Klaten Rp10.000 = Rp360.000 Pak.'],
      [
        'shipping',
        'belanja 100rb diantar ke klaten?',
        'Antar gratis area Klaten minimal 200rb ya Bu. Untuk belanja 100rb, ongkirnya saya tanyakan dulu.',
      ],
      [
        'account',
        'bayar pas barang datang boleh',
        'Boleh Bu, bisa tunai saat barang sampai atau transfer BRI 0123 01 004567 50 3 a.n. Joko Susilo.',
      ],
      ['terms', 'ngutang dulu boleh pak', 'Mohon maaf Pak, kami tidak bisa kasbon ya 🙏'],
      ['terms', 'tepung ada?', 'Tepung belum ada di daftar kami Bu. Yang ada beras, minyak goreng, gula pasir, dan telur ayam.'],
      ['price', 'gula sekilo', 'Gula pasir tujuh belas ribu lima ratus per kilo Bu.'],
      ['price', 'telor setengah kilo', 'Telur setengah kilo empat belas ribu ya Bu.'],
      ['price', 'gulo pinten pak', 'Gula pasir pitulas ewu limang atus nggih Bu (Rp17.500).'],
      ['total', 'rojolele 3 pandan 2', 'Rojolele 3 kg Rp41.400 + pandan wangi 2 kg Rp29.000 = Rp70.400 Bu.'],
      ['price', 'bawa uang 100rb minyak 2', 'Minyak 2 pcs Rp73.000, kembaliannya Rp27.000 ya Pak.'],
      ['terms', 'alamat RT 03 RW 05 no 12', 'Siap Pak, alamat RT 03 RW 05 no. 12 sudah saya catat.'],
      ['terms', 'mau beras', 'Mau yang pandan wangi atau rojolele Bu? Kira-kira berapa kilo?'],
      [
        'price',
        '2 aja',
        'Siap Bu, minyak goreng 2 liter 2 pcs jadi Rp73.000.',
        { ours: ['Minyak goreng 2 liter Rp36.500 Bu, mau berapa?'] },
      ],
      ['payment', 'sdh sy tf 350rb', 'Terima kasih Bu, bukti transfer Rp350.000 kami cek dulu ya.'],
      ['price', 'karung 25 340 ya', 'Mohon maaf Pak, karung 25kg belum bisa 340rb, harganya tetap Rp350.000.'],
      [
        'price',
        'minyak gula telur masing2 1',
        'Minyak goreng 2 liter Rp36.500, gula pasir 1kg Rp17.500, telur 1 kg Rp28.000. Semuanya Rp82.000 Bu.',
      ],
    ],
    wrong: [
      ['price', 'telur sekilo', 'Telur ayam Rp27.000/kg Bu.'],
      ['price', 'mie instan ada', 'Mie instan sedus Rp112.000 Pak.'],
      ['price', 'pandan wangi', 'Beras pandan wangi Rp14.000/kg Bu, eceran.'],
      ['time', 'antar jam brp', 'Kami antar hari ini jam 3 sore Bu.'],
      ['time', 'buka jam brp', 'Warung buka jam 6 pagi sampai 9 malam Pak.'],
      ['price', 'gula brp', 'Gula pasir lima belas ribu sekilo Bu.'],
      ['price', 'telur', 'Telur sekilo noban aja Bu.'],
      ['discount', 'langganan diskon?', 'Untuk langganan ada potongan 5% ya Bu.'],
      ['shipping', 'antar klaten belanja 100rb', 'Antar area Klaten gratis berapa pun belanjanya Bu.'],
      ['shipping', 'ke boyolali 1 karung', 'Kalau 1 karung antar ke Boyolali gratis Pak.'],
      ['total', 'rojolele 3 pandan 2', 'Rojolele 3 kg Rp41.400 + pandan wangi 2 kg Rp29.000, total Rp71.400 Bu.'],
      ['total', 'telur 3 kilo', 'Telur 3 kg Rp82.000 Bu.'],
      ['total', 'bawa 100 minyak 2', 'Minyak 2 Rp73.000, kembaliannya Rp37.000 Bu.'],
      ['stock', 'stok karung 50', 'Rojolele karung 50 kg masih ada 15 karung Pak.'],
      ['terms', 'bisa ngutang', 'Bisa kasbon dulu Pak, dibayar akhir bulan.'],
      ['price', 'rojolele sekilo', 'Rojolele Rp14.500 per kg Pak.'],
      ['price', 'karung 25 brp', 'Karung 25 kg Rp680.000 Bu.'],
      ['price', 'minyak 2 liter', 'Minyak goreng 2 liter Rp28.000 Bu.'],
      ['price', 'telur 25 sekilo ya', 'Nggih Bu, telur Rp25.000 per kg boleh.'],
      ['price', 'karung 330 ya pak', 'Oke Pak, karung 25kg Rp330.000 ya.'],
      ['total', 'gula 2 minyak 1 kirim solo total', 'Total sampai Solo Rp71.500 Bu, sudah termasuk ongkir.'],
      ['account', 'sdh tf 350rb pak', 'Uang Rp350.000 sudah masuk ya Bu, beras langsung kami antar.'],
      ['account', 'norek', 'Bayar ke BRI 0123 01 004576 50 3 a.n. Joko Susilo ya Bu.'],
    ],
  },
  {
    name: 'sablon',
    owner: `Sablon kaos DTF Jogja. Harga per pcs (sudah termasuk kaos combed 24s):
1-11 pcs: 95.000
12-35 pcs: 75.000
36-99 pcs: 65.000
100 pcs ke atas: 58.000
Lengan panjang +10.000, ukuran XXL +5.000, XXXL +10.000
Desain gratis 1x revisi, revisi tambahan 25.000
DP 50% sebelum produksi, pelunasan sebelum kirim. Pengerjaan 5-7 hari kerja.
Sampel 150rb (dipotong dari total bila jadi order)`,
    right: [
      ['total', '30 pcs brp', '30 pcs masuk harga 75.000 per pcs, total Rp 2.250.000 Kak.'],
      [
        'price',
        'pricelist kaos',
        'Harga per pcs sudah termasuk kaos combed 24s ya Kak:\n1-11 pcs: 95.000\n12-35 pcs: 75.000\n36-99 pcs: 65.000\n100 pcs ke atas: 58.000',
      ],
      ['total', '10 pcs lengan panjang', '10 pcs lengan panjang: (95.000 + 10.000) x 10 = Rp 1.050.000 Kak.'],
      ['total', '150 kaos dp brp', '150 x 58.000 = Rp 8.700.000, DP 50% Rp 4.350.000 ya Kak.'],
      ['price', 'XXXL nambah brp', 'Ukuran XXXL tambah 10.000 per pcs Kak, kalau XXL tambah 5.000.'],
      ['total', '20 pcs yg 3 xxl', '20 x 75.000 = 1.500.000, 3 pcs XXL tambah 15.000, total Rp 1.515.000 Kak.'],
      ['price', 'desain bayar?', 'Desain gratis dengan 1x revisi Kak, revisi tambahan 25.000 ya 😊'],
      ['price', 'kalo revisi 3x', 'Revisi pertama gratis, 2 revisi tambahannya Rp 50.000 Kak.'],
      ['time', 'brp hari jadi', 'Pengerjaan 5-7 hari kerja Kak.'],
      ['total', 'sampel dulu bs', 'Bisa Kak, sampel 150rb dan nanti dipotong dari total kalau jadi order.'],
      ['total', '12 pcs udah sampel', '12 x 75.000 = 900.000, dipotong sampel 150.000 jadi Rp 750.000 Kak.'],
      ['terms', 'hoodie bisa?', 'Untuk hoodie saya tanyakan dulu ke admin ya Kak, yang ada di daftar kami kaos combed 24s.'],
      ['terms', 'harga udh sm kaosnya?', 'Sudah Kak, harga sudah termasuk kaos combed 24s.'],
      ['price', '6 kaos total', '6 kaos lima ratus tujuh puluh ribu Kak.'],
      ['payment', 'sistem bayarnya gmn', 'DP 50% dulu sebelum produksi Kak, lunas sebelum dikirim ya.'],
      ['time', 'acara tgl 20 keburu?', 'Pengerjaannya 5-7 hari kerja Kak. Untuk kepastian tanggal 20 saya tanyakan ke admin dulu ya.'],
      ['total', '99 pcs', '99 pcs masih harga 65.000, total Rp 6.435.000. Kalau 100 pcs jadi Rp 5.800.000 Kak, malah lebih hemat 😊'],
      [
        'total',
        '40 jadinya',
        'Siap Kak, 40 pcs kena 65.000 per pcs, total Rp 2.600.000 ya.',
        { ours: ['30 pcs x 75.000 = Rp 2.250.000 Kak.'] },
      ],
      ['terms', 'mau bikin kaos', 'Boleh Kak 😊 Rencananya berapa pcs dan ukuran apa saja?'],
      ['terms', 'no punggung 10 nama dimas', 'Siap Kak, nomor punggung 10 nama Dimas saya catat untuk desainnya.'],
      [
        'total',
        '50 pcs kasih harga 58 ya',
        'Belum bisa Kak, 58.000 untuk 100 pcs ke atas. 50 pcs kena 65.000 per pcs, total Rp 3.250.000.',
      ],
      ['price', '20 kaos', '20 kaos satu setengah juta Kak.'],
      ['payment', 'dp udah sy kirim', 'Terima kasih Kak, bukti DP-nya saya teruskan ke admin untuk dicek dulu ya.'],
    ],
    wrong: [
      ['price', '12 pcs', '12 pcs harganya 72.000 per pcs Kak.'],
      ['price', 'topi bisa?', 'Bisa Kak, sablon topi 45.000 per pcs.'],
      ['price', 'revisi lagi brp', 'Revisi tambahan 15.000 Kak.'],
      ['time', 'brp hari', '2 hari jadi Kak, dijamin.'],
      ['time', 'jumat bisa?', 'Jumat ini pasti selesai dan langsung kami kirim Kak.'],
      ['price', 'satuan brp', 'Satuan sembilan puluh ribu Kak.'],
      ['price', '100 pcs', '100 kaos lima setengah juta aja Kak.'],
      ['discount', '50 pcs diskon?', 'Order 50 pcs dapat diskon 10% lagi Kak.'],
      ['discount', 'dp brp persen', 'DP cukup 30% Kak sebelum produksi.'],
      ['shipping', 'ongkir', 'Ongkir gratis untuk order 24 pcs ke atas Kak.'],
      ['shipping', 'revisi bayar?', 'Revisi desain gratis sepuasnya Kak 😊'],
      ['total', '20 pcs yg 3 xxl', '20 pcs dengan 3 XXL totalnya Rp 1.530.000 Kak.'],
      ['total', '30 pcs total', '30 x 75.000 = Rp 2.225.000 Kak.'],
      ['total', '150 pcs dp', 'Total Rp 8.700.000, DP 50% Rp 4.250.000 Kak.'],
      ['stock', 'kaos hitam ready?', 'Kaos hitam ready 200 pcs semua ukuran Kak.'],
      ['terms', 'luntur ga', 'Sablonnya garansi 1 tahun anti luntur Kak, rusak kami ganti.'],
      ['price', '24 pcs', '24 pcs kena 65.000 per pcs Kak.'],
      ['price', '100 pcs brp', '100 pcs masih 65.000 per pcs Kak.'],
      ['price', 'xxxl nambah', 'Ukuran XXXL tambah 5.000 Kak.'],
      ['price', '8 pcs', '8 pcs harganya 75.000 per pcs, total Rp 600.000 Kak.'],
      ['price', 'kata temen 50rb per kaos', 'Iya Kak, sama seperti teman Kakak, 50rb per kaos ya.'],
      ['total', '15 pcs lengan panjang', '15 pcs lengan panjang totalnya Rp 1.125.000 Kak.'],
      ['account', 'dp udah', 'DP-nya sudah masuk Kak, pesanan langsung naik produksi ya.'],
    ],
  },
  {
    name: 'katering',
    owner: `Katering Bu Endang Semarang.
Nasi kotak A 25rb, B 30rb, C 40rb. Min order 20 kotak.
Tumpeng 20 orang 650rb, 30 orang 850rb
Ongkir Semarang kota 30rb, Ungaran 50rb
Order di atas 100 kotak diskon 5%
Pesan minimal H-3. DP 30%.
Mandiri 1360022334455 Endang Sulastri`,
    right: [
      ['price', 'menu kotak apa aja bu', 'Nasi kotak ada 3 pilihan Bu 🙏\nA 25rb\nB 30rb\nC 40rb\nMinimal order 20 kotak ya.'],
      ['price', 'C 25 kotak', '25 kotak C sejuta Bu.'],
      ['total', 'A 40 kotak kirim semarang kota', '40 x Rp 25.000 = Rp 1.000.000 + ongkir Semarang kota Rp 30.000 = Rp 1.030.000 Bu.'],
      ['total', 'B 20 ke ungaran total', '20 kotak B Rp 600.000 + ongkir Ungaran Rp 50.000, totalnya Rp 650.000 Bu.'],
      ['terms', '10 kotak bs ga', 'Mohon maaf Bu, minimal order 20 kotak ya 🙏'],
      ['price', 'tumpeng 30 org', 'Tumpeng 30 orang Rp 850.000 Bu.'],
      ['total', 'C 150', '150 x 40rb = 6jt, diskon 5% jadi Rp 5.700.000 Bu.'],
      ['total', 'C 150 dp brp', 'Setelah diskon 5% totalnya Rp 5.700.000, DP 30% Rp 1.710.000 Bu.'],
      ['total', 'tumpeng 20 dpnya', 'DP 30% dari Rp 650.000 = Rp 195.000 Bu, sisanya Rp 455.000.'],
      ['discount', '100 kotak dapat diskon?', 'Diskon 5% untuk order di atas 100 kotak Bu, jadi 100 kotak pas belum dapat ya.'],
      ['time', 'buat tgl 17 agustus pesan kapan', 'Pesan minimal H-3 ya Bu, jadi paling lambat 14 Agustus.'],
      ['shipping', 'ongkir ungaran', 'Ongkir ke Ungaran 50rb Bu, kalau Semarang kota 30rb.'],
      [
        'shipping',
        'kirim salatiga brp',
        'Untuk ongkir ke Salatiga saya tanyakan dulu ya Bu. Yang tercatat Semarang kota 30rb dan Ungaran 50rb.',
      ],
      ['total', 'A 30 B 20', '30 kotak A Rp 750.000 + 20 kotak B Rp 600.000 = Rp 1.350.000 Bu.'],
      ['terms', 'halal ada sertifikat?', 'Untuk sertifikat halalnya saya tanyakan dulu ke Bu Endang ya Bu.'],
      ['total', 'tumpeng 20 smrg kota', 'Tumpeng 20 orang 650rb + ongkir 30rb = 680rb Bu.'],
      ['account', 'rek nya bu', 'Bisa transfer ke Mandiri 1360022334455 a.n. Endang Sulastri ya Bu, DP 30% dulu.'],
      ['payment', 'sudah dp ya bu', 'Terima kasih Bu, bukti transfernya kami cek dulu ya 🙏'],
      ['payment', 'B 40 dp brp', '40 kotak B Rp 1.200.000, DP-nya tiga ratus enam puluh ribu Bu.'],
      ['time', 'acara jam 11 siang 45 org', 'Siap Bu, acara jam 11.00 untuk 45 orang saya catat. Mau nasi kotak A, B, atau C?'],
      ['price', 'B 28 ya bu', 'Mohon maaf Bu, kotak B belum bisa 28rb, harganya Rp 30.000 per kotak.'],
      ['terms', 'selamat pagi bu', 'Selamat pagi Bu 😊 Mau pesan nasi kotak atau tumpeng? Untuk tanggal berapa dan berapa orang?'],
      ['price', 'jadi 35 kotak', 'Baik Bu, 35 kotak A Rp 875.000 ya.', { ours: ['30 kotak A Rp 750.000 Bu.'] }],
    ],
    wrong: [
      ['price', 'nasi kotak A', 'Nasi kotak A 23rb Bu.'],
      ['price', 'tumpeng 50 org', 'Tumpeng 50 orang Rp 1.350.000 Bu.'],
      ['price', 'ongkir salatiga', 'Ongkir ke Salatiga Rp 75.000 Bu.'],
      ['time', 'H-1 bisa?', 'Bisa Bu, H-1 masih kami terima.'],
      ['time', 'sampai jam brp', 'Kotaknya pasti sampai jam 10 pagi Bu.'],
      ['price', 'kotak C', 'Kotak C tiga puluh lima ribu Bu.'],
      ['price', 'tumpeng 20', 'Tumpeng 20 orang setengah juta Bu.'],
      ['price', 'ongkir semarang', 'Ongkir Semarang kota goceng Bu.'],
      ['discount', 'diskon dong bu', 'Untuk 100 kotak ke bawah ada diskon 3% ya Bu.'],
      ['discount', 'dp brp', 'DP-nya 20% saja Bu.'],
      ['shipping', 'ongkir semarang', 'Ongkir Semarang kota gratis Bu 🙏'],
      ['total', 'tumpeng 20 dp', 'DP tumpeng 20 orang Rp 185.000 Bu.'],
      ['total', 'C 35 kotak', '35 kotak C Rp 1.350.000 Bu.'],
      ['total', 'B 110', '110 kotak B Rp 3.300.000, diskon 5% jadi Rp 3.165.000 Bu.'],
      ['terms', 'halal?', 'Sudah bersertifikat halal MUI Bu.'],
      ['terms', 'kalo batal dp balik?', 'Kalau batal DP kami kembalikan 100% Bu.'],
      ['price', 'B brp', 'Nasi kotak B 40rb Bu.'],
      ['price', 'ongkir ungaran', 'Ongkir Ungaran 30rb Bu.'],
      ['price', 'tumpeng 20 org', 'Tumpeng untuk 20 orang Rp 850.000 Bu.'],
      ['price', 'tumpeng 600 ya bu', 'Baik Bu, tumpeng 20 orang jadi 600rb.'],
      ['price', 'A 20rb aja ya 50 kotak', 'Baik Bu, 50 kotak A 20rb jadi Rp 1.000.000 ya.'],
      ['total', 'A 40 kirim ungaran total', '40 kotak A dikirim ke Ungaran total Rp 1.000.000 Bu.'],
      ['account', 'tf kmn', 'Transfer ke BCA 1360022334455 a.n. Endang Sulastri Bu.'],
    ],
  },
];
