import type { Shop } from '../shop.js';

const found1 =
  '{"tujuan":"Beji, Depok","dari":"Cimahi Tengah, Cimahi, Jawa Barat","berat_gram":1000,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":12000,"estimasi":"2-3 hari"},{"kurir":"J&T","layanan":"EZ","biaya":13000,"estimasi":"2 hari"},{"kurir":"SiCepat","layanan":"REG","biaya":11000,"estimasi":"2-3 hari"}]}';
const found2 =
  '{"tujuan":"Bogor Tengah, Bogor","dari":"Cimahi Tengah, Cimahi, Jawa Barat","berat_gram":2000,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":28000,"estimasi":"2-3 hari"},{"kurir":"J&T","layanan":"EZ","biaya":30000,"estimasi":"2 hari"}]}';

/** More answers of shops of the fourth set, written after the changes for it and before they were measured. */
export const seventhGoods: readonly Shop[] = [
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
      ['price', 'gamis zahra harganya brp ya?', 'Gamis Zahra Rp 245.000 ya Kakak 😊 Mau ambil berapa pcs?'],
      ['price', 'pashmina brp', 'Pashmina ceruty 35rb per pcs Kak, kalau ambil 3 jadi 100rb.'],
      ['price', 'aisyah yg L', 'Ukuran L harganya 189rb ya Kak, yang beda cuma XXL 199rb.'],
      ['total', 'zahra 1 khimar 1 totalnya?', 'Gamis Zahra 245.000 + Khimar Jumbo 85.000 = Rp 330.000 Kak.'],
      ['price', 'ciput 4', '4 ciput rajut Rp 60.000 ya Kak.'],
      ['price', 'pashmina 4 jd brp', '4 pashmina Rp 135.000 Kak (3 pcs 100rb + 1 pcs 35rb).'],
      ['price', 'mau pashmina 6', '6 pashmina jadi 200rb Kak, dua kali paket 3 pcs 100rb.'],
      ['total', 'aisyah xxl 2 sama ciput 2', '2 Aisyah XXL Rp 398.000 + 2 ciput Rp 30.000, totalnya Rp 428.000 Kak.'],
      ['payment', 'bisa cod?', 'Mohon maaf Kak, kami tidak bisa COD. Pembayarannya transfer ke BCA ya.'],
      ['time', 'buka jam brp', 'Kami buka Senin sampai Sabtu jam 09.00-16.00 Kak.'],
      ['time', 'minggu buka ga', 'Hari Minggu kami tutup Kak, bukanya Senin-Sabtu.'],
      [
        'discount',
        'syarat reseller apa aja',
        'Untuk reseller minimal 6 pcs Kak, boleh campur model. Gamis potong 25rb per pcs dan khimar potong 10rb per pcs. Kakak rencana ambil apa saja?',
      ],
      ['price', 'reseller zahra brp', 'Untuk reseller Gamis Zahra jadi Rp 220.000 Kak, min 6 pcs campur ya.'],
      ['total', 'mau ambil 6 khimar harga reseller', '6 Khimar Jumbo harga reseller: 75rb x 6 = Rp 450.000 Kak.'],
      [
        'total',
        '3 zahra 3 aisyah reseller total brp',
        'Zahra 3 x 220.000 = 660.000, Aisyah 3 x 164.000 = 492.000. Total Rp 1.152.000 Kak.',
      ],
      ['payment', 'PO aisyah xl dp nya?', 'DP 50% dari Rp 189.000 jadi Rp 94.500 ya Kak, sisanya Rp 94.500.'],
      ['payment', 'PO 2 zahra', '2 Gamis Zahra Rp 490.000, DP 50% Rp 245.000 Kak. Ready 7-10 hari kerja.'],
      ['shipping', 'free ongkir ga ke bekasi', 'Untuk Bekasi free ongkir kalau belanja minimal 500rb ya Kak, maksimal 20rb.'],
      ['shipping', 'kalo ke bandung free ongkir?', 'Free ongkirnya khusus Jabodetabek ya Kak, untuk Bandung belum bisa.'],
      [
        'total',
        'kirim ke depok',
        'Gamis Zahra Rp 245.000 + ongkir SiCepat Rp 11.000 = Rp 256.000 Kak. Mau dilanjut?',
        { tools: [found1], earlier: ['zahra 1'] },
      ],
      [
        'total',
        'ke bogor pake jne',
        '3 Gamis Aisyah Rp 567.000, dapat free ongkir. Ongkir JNE Rp 28.000 - Rp 20.000 = Rp 8.000, total transfer Rp 575.000 Kak.',
        { tools: [found2], earlier: ['aisyah 3 kak'] },
      ],
      ['terms', 'jual mukena ga', 'Mohon maaf Kak, mukena belum ada. Kami jual gamis, khimar, pashmina dan ciput.'],
      ['price', 'khimar 2 150rb ya', 'Maaf Kak belum bisa 150rb, 2 khimar pas Rp 170.000 ya.'],
      ['terms', 'warna zahra apa aja', 'Untuk pilihan warna Gamis Zahra saya cek dulu ke admin ya Kak.'],
      ['terms', 'makasih kak', 'Sama-sama Kak, ditunggu ordernya ya 🙏'],
      ['terms', 'assalamualaikum', 'Waalaikumsalam Kak, selamat datang. Mau cari gamis atau hijab Kak?'],
      ['price', 'khimar brp ya mba', 'Khimar Jumbo delapan puluh lima ribu ya Kak.'],
      [
        'shipping',
        '2',
        'Siap Kak, 2 pcs Khimar Jumbo jadi Rp 170.000 ya. Kirim ke mana Kak?',
        { ours: ['Khimar Jumbo Rp 85.000 Kak, mau berapa pcs?'] },
      ],
    ],
    wrong: [
      ['price', 'zahra', 'Gamis Zahra Rp 235.000 Kak, mau ukuran apa?'],
      ['price', 'pashmina satuan', 'Pashmina ceruty 32rb per pcs ya Kak.'],
      ['price', 'ada bergo?', 'Ada Kak, bergo Rp 55.000.'],
      ['price', 'xxl brp', 'Gamis Aisyah XXL Rp 209.000 Kak.'],
      ['price', 'khimar', 'Khimar Jumbo delapan puluh ribu Kak.'],
      ['price', 'ciput', 'Ciputnya ceban aja Kak.'],
      ['price', 'zahra', 'Gamis Zahra dua ratus sepuluh ribu Kak.'],
      ['price', 'pashmina', 'Pashmina gocap Kak.'],
      ['discount', 'kalau beli 2 diskon?', 'Beli 2 gamis dapat diskon 5% Kak.'],
      ['discount', 'reseller', 'Reseller dapat potongan 20 persen Kak.'],
      ['discount', 'promo ga', 'Lagi ada promo beli 2 gamis gratis 1 pashmina Kak.'],
      ['shipping', 'bandung free ongkir?', 'Bandung free ongkir juga Kak min belanja 500rb.'],
      ['shipping', '300rb jakarta', 'Belanja 300rb sudah free ongkir ke Jakarta Kak.'],
      ['shipping', 'bonus', 'Setiap beli gamis gratis ciput ya Kak.'],
      ['stock', 'zahra M', 'Zahra ukuran M sisa 2 pcs Kak.'],
      ['time', 'po lama?', 'PO cuma 3 hari Kak sudah ready.'],
      ['time', 'minggu', 'Minggu tetap buka Kak sampai jam 5 sore.'],
      ['time', 'ke depok brp hari', 'SiCepat ke Depok sehari sampai Kak, ongkir Rp 11.000.', { tools: [found1], earlier: ['zahra 1'] }],
      ['terms', 'cod', 'Bisa COD Kak, bayar di kurir saja.'],
      ['terms', 'tukar ukuran', 'Boleh tukar ukuran dalam 7 hari Kak.'],
      ['price', 'aisyah xxl', 'Aisyah XXL 189rb Kak.'],
      ['price', 'zahra', 'Gamis Zahra 199rb Kak.'],
      ['price', 'pashmina', 'Pashmina ceruty 15rb Kak.'],
      ['price', 'reseller khimar', 'Reseller khimar potong 25rb per pcs Kak.'],
      ['price', 'khimar 70 ya', 'Siap Kak, khimar 70rb ya, kirim ke mana?'],
      ['price', 'zahra 200rb deh', 'Oke Kak, Zahra 200rb saya catat.'],
      ['price', 'kemarin dikasih 20rb pashmina', 'Baik Kak, pashmina 20rb seperti kemarin.'],
      ['price', 'khimar skrg brp', 'Khimar Jumbo 78rb Kak.', { ours: ['Khimar Jumbo 78rb Kak.'] }],
      ['total', 'zahra 2 khimar 1', 'Totalnya Rp 565.000 Kak.'],
      ['total', 'ciput 5 khimar 2', 'Ciput 5 dan khimar 2 total 240rb Kak.'],
      ['total', 'PO zahra dp', 'DP 50% Gamis Zahra Rp 120.000 Kak.'],
      ['total', 'ke depok total brp', 'Total sampai Depok Rp 245.000 Kak sudah sama ongkir.', { tools: [found1], earlier: ['zahra 1'] }],
      ['account', 'norek', 'BCA 2810098877 a.n. Nadira Putri ya Kak.'],
      ['account', 'sudah transfer kak', 'Alhamdulillah dananya sudah kami terima ya Kak, terima kasih.'],
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
      ['price', 'rojolele brp pak', 'Beras rojolele Rp13.800 per kg Pak, kalau 50 kg Rp680.000.'],
      ['price', 'gula brp', 'Gula pasir 1 kg Rp17.500 ya Bu.'],
      ['price', 'minyak 2', 'Minyak goreng 2 liter, 2 pcs jadi Rp73.000 Pak.'],
      ['price', 'telur setengah kilo', 'Telur setengah kilo empat belas ribu Bu.'],
      ['price', 'pandan wangi 10 kg brp', 'Pandan wangi 10 kg Rp145.000 Pak.'],
      ['price', 'rojolele 50 kg per kilo jatuhnya brp', 'Yang 50 kg Rp680.000, jatuhnya Rp13.600 per kg Bu.'],
      [
        'shipping',
        '2 karung pandan wangi antar prambanan',
        '2 karung pandan wangi 25 kg Rp700.000 Pak, antar area Klaten gratis karena sudah di atas 200rb.',
      ],
      ['total', 'telur 3kg gula 2', 'Telur 3 kg Rp84.000 + gula 2 kg Rp35.000 = Rp119.000 Bu.'],
      ['account', 'bisa bayar di tempat?', 'Bisa Pak, tunai saat barang sampai. Atau transfer BRI 0123 01 004567 50 3 a.n. Joko Susilo.'],
      ['payment', 'bon dulu boleh?', 'Mohon maaf Bu, belum bisa kasbon. Bayarnya tunai saat barang sampai atau transfer BRI ya.'],
      ['shipping', 'antar delanggu gratis?', 'Area Klaten gratis antar kalau belanja minimal 200rb Bu.'],
      ['shipping', 'telur 2 kg kirim ke boyolali', 'Telur 2 kg Rp56.000, ongkir luar Klaten Rp10.000, jadi Rp66.000 Pak.'],
      ['terms', 'ada tepung?', 'Mohon maaf Bu, tepung tidak ada. Kami ada beras, minyak, gula dan telur.'],
      [
        'price',
        'selisih karung sama eceran 25kg pandan wangi',
        'Eceran 25 kg Rp362.500, kalau karung Rp350.000, jadi lebih hemat Rp12.500 Pak.',
      ],
      ['total', 'uang 100rb, telur 2kg gula 1', 'Telur 2 kg Rp56.000 + gula Rp17.500 = Rp73.500. Uang Rp100.000 kembali Rp26.500 Bu.'],
      ['price', 'uang 50rb mau beli telur', 'Rp50.000 cukup untuk telur 1,5 kg Rp42.000 Bu, sisa Rp8.000.'],
    ],
    wrong: [
      ['price', 'gula', 'Gula pasir 1 kg Rp18.500 Pak.'],
      ['price', 'minyak 1 liter', 'Minyak goreng 1 liter Rp19.000 Bu.'],
      ['price', 'telur', 'Telur dua puluh lima ribu sekilo Bu.'],
      ['price', 'beras rojolele', 'Rojolele dua belas ribu per kilo Pak.'],
      ['discount', 'beli banyak', 'Kalau ambil 5 karung saya kasih diskon 3% Pak.'],
      ['shipping', 'antar klaten', 'Belanja 100rb sudah gratis antar area Klaten Bu.'],
      ['time', 'antar kapan', 'Sore ini jam 4 barang sudah sampai Bu.'],
      ['price', 'gula', 'Gula pasir 36.500 Pak.'],
      ['price', 'telur', 'Telur ayam Rp17.500 per kg Bu.'],
      ['price', 'beras 13rb ya pak', 'Boleh Bu, beras 13.000 per kilo.'],
      ['price', 'kalau gula?', 'Gula juga 26rb Pak.', { chat: ['ya pak telur 26rb utk bapak'] }],
      ['total', 'telur 1,5 kg', 'Telur 1,5 kg Rp40.000 Bu.'],
      ['total', 'gula 6', 'Gula 6 kg Rp102.500 Pak.'],
      ['total', 'telur 2kg ke boyolali total', 'Telur 2 kg total sampai Boyolali Rp56.000 Pak.'],
      ['account', 'norek', 'Transfer ke BRI 0123 01 004576 50 3 a.n. Joko Susilo ya Pak.'],
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
      ['total', 'kaos 20 pcs brp', '20 pcs harganya 75.000 per pcs, total Rp 1.500.000 Kak.'],
      ['price', 'harga grosir 100', '100 pcs ke atas 58rb per pcs Kak, sudah termasuk kaos combed 24s.'],
      [
        'price',
        'daftar harga kak',
        'Harga sablon DTF per pcs Kak:\n- 1-11 pcs Rp 95.000\n- 12-35 pcs Rp 75.000\n- 36-99 pcs Rp 65.000\n- 100 pcs ke atas Rp 58.000\nMau bikin berapa pcs?',
      ],
      ['total', 'lengan panjang 10 pcs', '95.000 + 10.000 = 105.000 per pcs, 10 pcs jadi Rp 1.050.000 Kak.'],
      ['total', '40 kaos 5 nya xxl', '40 x 65.000 = 2.600.000, tambah XXL 5 x 5.000 = 25.000. Total Rp 2.625.000 Kak.'],
      ['total', '40 kaos dp', 'Total Rp 2.600.000, DP 50% Rp 1.300.000 dan sisanya Rp 1.300.000 sebelum kirim ya Kak.'],
      ['price', 'revisi bisa brp kali', 'Desain gratis 1x revisi Kak, revisi tambahan 25rb.'],
      ['price', 'kalo revisi 3 kali kena brp', 'Revisi pertama gratis, 2 revisi tambahan jadi Rp 50.000 Kak.'],
      ['time', 'jadinya brp hari', 'Pengerjaan 5-7 hari kerja Kak.'],
      ['total', 'sampel bisa?', 'Bisa Kak, sampel 150rb dan nanti dipotong dari total kalau jadi order.'],
      ['price', 'xxxl nambah brp', 'XXXL tambah sepuluh ribu per pcs Kak, kalau XXL tambah lima ribu.'],
      ['price', '24 sama 36 beda brp per kaos', '24 pcs Rp 75.000 per pcs, 36 pcs Rp 65.000 per pcs Kak. Selisihnya 10rb per pcs.'],
      ['terms', 'bisa hoodie?', 'Untuk hoodie saya tanyakan dulu ya Kak, harga yang ada baru kaos combed 24s.'],
      ['total', '150 pcs', '150 x 58.000 = Rp 8.700.000 Kak, DP 50% Rp 4.350.000.'],
    ],
    wrong: [
      ['price', 'polo', 'Kaos polo sablon Rp 110.000 per pcs Kak.'],
      ['price', '5 pcs', '5 pcs kena delapan puluh ribu per pcs Kak.'],
      ['discount', '200 pcs', 'Di atas 200 pcs diskon 10% lagi Kak.'],
      ['shipping', 'revisi', 'Revisi desain gratis sepuasnya Kak.'],
      ['time', 'kapan jadi', 'Kaosnya jadi 2 hari Kak.'],
      ['terms', 'luntur ga', 'Sablon dijamin tidak luntur 2 tahun Kak, rusak kami ganti.'],
      ['price', '10 pcs', '10 pcs kena Rp 75.000 per pcs Kak.'],
      ['price', '120', '120 pcs harganya 65.000 per pcs Kak.'],
      ['price', '50rb per pcs ya, 50 pcs', 'Oke Kak 50rb per pcs deal, 50 pcs Rp 2.500.000.'],
      ['total', '20 pcs', '20 pcs totalnya Rp 1.600.000 Kak.'],
      ['total', '40 dp', '40 pcs DP 50% Rp 1.200.000 Kak.'],
      ['total', '20 pcs lengan panjang', '20 pcs lengan panjang total Rp 1.500.000 Kak.'],
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
      ['price', 'harga nasi kotak', 'Nasi kotak A 25rb, B 30rb, C 40rb ya Bu. Minimal order 20 kotak.'],
      ['price', 'A 40', '40 kotak A satu juta pas Bu.'],
      ['price', 'tumpeng 30 org', 'Tumpeng 30 orang Rp 850.000 Bu.'],
      ['total', 'C 25 kirim ungaran', '25 x 40.000 = 1.000.000 + ongkir Ungaran 50.000 = Rp 1.050.000 Bu.'],
      ['discount', 'C 150 brp', '150 kotak C Rp 6.000.000, diskon 5% Rp 300.000, jadi Rp 5.700.000 Bu.'],
      ['total', 'B 200 dp', '200 x 30rb = 6jt, diskon 5% jadi Rp 5.700.000. DP 30% Rp 1.710.000 ya Bu.'],
      ['terms', '10 kotak bs?', 'Mohon maaf Bu, minimal order 20 kotak.'],
      ['total', 'dp tumpeng 20', 'DP 30% dari Rp 650.000 = Rp 195.000 Bu, pelunasan Rp 455.000.'],
      ['shipping', 'ongkir semarang brp', 'Ongkir Semarang kota 30rb Bu, kalau Ungaran 50rb.'],
      ['discount', '100 kotak dapat diskon?', 'Diskon 5% untuk order di atas 100 kotak Bu, pas 100 kotak belum dapat.'],
      ['payment', 'pesannya kapan paling lambat', 'Pesannya minimal H-3 ya Bu, dengan DP 30%.'],
      ['total', 'A 20 B 20 antar semarang', 'A 20 x 25.000 = 500.000, B 20 x 30.000 = 600.000, ongkir 30.000. Total Rp 1.130.000 Bu.'],
      ['terms', 'menu A isinya apa', 'Isi menu kotak A saya tanyakan dulu ke Bu Endang ya, nanti saya kabari.'],
    ],
    wrong: [
      ['price', 'snack box', 'Snack box kami 12rb per kotak Bu.'],
      ['price', 'tumpeng 50', 'Tumpeng 50 orang Rp 1.350.000 Bu.'],
      ['price', 'kotak B', 'Nasi kotak B dua puluh delapan ribu Bu.'],
      ['discount', '80 kotak', '80 kotak dapat diskon 5% Bu, jadi lebih hemat.'],
      ['shipping', 'ungaran', 'Ke Ungaran tidak kena ongkir Bu.'],
      ['time', 'lusa bisa', 'Lusa bisa Pak, nanti kami antar jam 10.'],
      ['price', 'C', 'Nasi kotak C 30rb Bu.'],
      ['price', 'ongkir ungaran', 'Ongkir Ungaran 30rb Pak.'],
      ['price', 'B 27rb ya bu 50 kotak', 'Baik Bu, kotak B jadi 27rb.'],
      ['total', 'B 25', '25 kotak B Rp 700.000 Bu.'],
      ['account', 'norek', 'Transfer ke BCA 1360022334455 a.n. Endang Sulastri Bu.'],
      ['account', 'dp sdh masuk?', 'Sudah masuk Bu DP-nya, pesanan kami proses.'],
    ],
  },
];
