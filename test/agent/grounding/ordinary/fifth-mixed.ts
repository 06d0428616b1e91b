import type { Shop } from '../shop.js';

/** More shops of the fifth set: trips, used laptops, food, laundry and plants. */
export const fifthMixed: readonly Shop[] = [
  {
    name: 'wisata',
    owner: `Laut Biru Tour.
Snorkeling Gili 275rb/orang
Trip Labuan Bajo 4D3N Rp 3,5jt/pax, DP 1jt/pax
Sewa Avanza 450rb/hari belum sopir, sopir 150rb/hari
Upgrade kabin +300rb/malam
Anak di bawah 2 th gratis, 2-6 th diskon 40%
Pembatalan H-10 kembali 70%`,
    right: [
      ['price', 'gili 4', '4 orang snorkeling Gili Rp 1.100.000 Kak.'],
      ['price', 'bajo brp', 'Labuan Bajo 4D3N tiga setengah juta per pax Kak.'],
      ['payment', 'bajo 2 dp', 'DP 2 pax Rp 2.000.000, sisanya Rp 5.000.000 Kak.'],
      ['total', 'avanza 2 hari sama sopir', '(450rb + sopir 150rb) x 2 hari = Rp 1.200.000 Kak.'],
      ['discount', 'gili anak 5 th', 'Anak 5 tahun diskon 40% Kak, jadi Rp 165.000.'],
      ['time', 'batal h-10', 'H-10 kembali 70% Kak.'],
      ['total', 'bajo 1 upgrade kabin', '3.500.000 + upgrade kabin 3 malam 900.000 = Rp 4.400.000 Kak.'],
      ['terms', 'anak 1 th', 'Anak 1 tahun gratis Kak.'],
      ['terms', 'tgl 5 januari ada slot', 'Slot tanggal 5 Januari saya cek dulu ya Kak.'],
      ['price', 'avanza udh sopir?', 'Belum Kak, Avanza 450rb/hari belum sopir, sopirnya 150rb/hari.'],
    ],
    wrong: [
      ['price', 'gili', 'Snorkeling Gili Rp 250.000/orang Kak.'],
      ['price', 'trip lombok', 'Trip Lombok 3D2N Rp 1.750.000 Kak.'],
      ['price', 'bajo', 'Labuan Bajo tiga juta aja Kak.'],
      ['discount', 'anak 5', 'Anak 5 tahun diskon 50% Kak.'],
      ['shipping', 'avanza', 'Avanza sudah termasuk sopir Kak.'],
      ['stock', 'slot', 'Slot Bajo sisa 4 kursi Kak.'],
      ['terms', 'batal h-10', 'Batal H-10 kembali 100% Kak.'],
      ['price', 'dp bajo', 'DP Labuan Bajo 450rb per pax Kak.'],
      ['price', 'gili 200 ya', 'Deal Kak, Gili 200rb per orang.'],
      ['total', 'gili 3', '3 orang snorkeling Rp 845.000 Kak.'],
    ],
  },
  {
    name: 'laptop',
    owner: `Laptop Second Berkah. Garansi toko 14 hari.
ThinkPad X270 8/256 3.200.000
ThinkPad T480 16/512 4.750.000
Asus X441 4/1TB 2,4jt
MacBook Air 2017 5.400.000
Tas 85rb, mouse 60rb, charger 175rb
Instal ulang 100rb. Tukar tambah bisa, datang ke ruko Jl. Veteran No 22`,
    right: [
      ['price', 't480', 'ThinkPad T480 16/512 4.750.000 Kak, garansi toko 14 hari.'],
      ['total', 'x270 tas mouse', '3.200.000 + tas 85.000 + mouse 60.000 = Rp 3.345.000 Kak.'],
      ['price', 'asus x441', 'Asus X441 dua juta empat ratus ribu Kak.'],
      ['price', 'beda t480 sama x270', 'Selisihnya Rp 1.550.000 Kak.'],
      ['price', 'macbook 5 ya', 'Belum bisa 5jt Kak, MacBook Air 2017 harganya 5,4jt.'],
      ['terms', 'tt', 'Tukar tambah bisa Kak, datang ke ruko Jl. Veteran No 22 ya.'],
      ['terms', 'bs cicil', 'Cicilan saya tanyakan dulu ya Kak.'],
      ['price', 'budget 3jt', 'Budget 3jt bisa Asus X441 2,4jt, sisa Rp 600.000 Kak.'],
      ['total', 'sama charger', 'Asus X441 2.400.000 + charger 175.000 = Rp 2.575.000 Kak.', { ours: ['Asus X441 4/1TB 2,4jt Kak.'] }],
      ['price', 'instal ulang', 'Instal ulang 100rb Kak.'],
    ],
    wrong: [
      ['price', 'x270', 'ThinkPad X270 3.050.000 Kak.'],
      ['price', 'hp', 'Laptop HP 14 2.900.000 Kak.'],
      ['price', 'macbook', 'MacBook lima juta aja Kak.'],
      ['discount', 'cash', 'Cash diskon 3% Kak.'],
      ['shipping', 'bonus', 'Bonus tas dan mouse Kak.'],
      ['stock', 't480', 'T480 ready 6 unit Kak.'],
      ['terms', 'garansi', 'Garansi 6 bulan Kak.'],
      ['price', 'asus', 'Asus X441 3.200.000 Kak.'],
      ['price', 't480 4,3', 'Oke Kak 4,3jt T480.'],
      ['total', 'x270 charger', '3.200.000 + 175.000 = Rp 3.475.000 Kak.'],
    ],
  },
  {
    name: 'pempek',
    owner: `Pempek Cek Nia. Pempek campur 20-60rb tergantung isi:
isi 5 20rb, isi 10 38rb, isi 20 60rb
Kapal selam 18rb/pcs
Tekwan 1 porsi Rp 15.000, 10 porsi Rp 130.000
Cuko botol 250ml 12rb
Packing vakum tambah 10rb
Kurir dibayar pembeli`,
    right: [
      ['price', 'pempek', 'Pempek campur isi 5 20rb, isi 10 38rb, isi 20 60rb Kak.'],
      ['price', 'kapal selam 5', '5 kapal selam Rp 90.000 Kak.'],
      ['price', 'isi 20 satunya', 'Isi 20 Rp 60.000, jatuhnya Rp 3.000 per pcs Kak.'],
      ['total', 'isi 10 cuko 1 vakum', '38.000 + cuko 12.000 + vakum 10.000 = Rp 60.000 Kak.'],
      ['price', 'tekwan 10', 'Tekwan 10 porsi seratus tiga puluh ribu Kak.'],
      ['terms', 'vakum nambah', 'Packing vakum tambah ceban Kak 😊'],
      ['terms', 'kurir', 'Kurir dibayar pembeli ya Kak.'],
      ['terms', 'halal?', 'Untuk sertifikat halal saya tanyakan dulu ya Kak.'],
      ['price', 'tekwan 4', '4 porsi tekwan 60rb Kak.'],
      ['price', 'bayar 100 isi 20', 'Isi 20 Rp 60.000, kembaliannya Rp 40.000 Kak.'],
    ],
    wrong: [
      ['price', 'kapal selam', 'Kapal selam 16rb Kak.'],
      ['price', 'model', 'Model ikan Rp 14.000 Kak.'],
      ['price', 'cuko', 'Cuko goceng Kak.'],
      ['discount', 'diskon', 'Beli 3 diskon 10% Kak.'],
      ['shipping', 'cuko', 'Cuko botol gratis Kak.'],
      ['time', 'sampai', 'Besok pagi sampai Kak.'],
      ['terms', 'tahan', 'Tahan sebulan di freezer, dijamin Kak.'],
      ['price', 'isi 10', 'Pempek isi 10 60rb Kak.'],
      ['total', 'kapal selam 4', '4 kapal selam Rp 76.000 Kak.'],
      ['total', 'isi 10 vakum', 'Isi 10 dengan vakum totalnya 38rb Kak.'],
    ],
  },
  {
    name: 'kue',
    owner: `Kue Rumah Tante Ira Bandung. Sapa "Kakak".
Brownies panggang 65rb, brownies kukus 55rb
Bolu pandan 48.000
Kue ulang tahun 16cm 180rb, 20cm 250rb, 24cm 320rb
Tulisan di kue gratis, foto edible +35rb, topper +15rb
Nastar 500gr 75rb, 1 kg 140rb
Antar Bandung kota 20rb, Cimahi 30rb
Pesan min H-2. DP 50% utk kue ulang tahun.
BCA 0881234567 Ira Maharani. Buka setiap hari 07.00-18.00`,
    right: [
      ['price', 'brownies', 'Brownies panggang 65rb, kukus 55rb Kak.'],
      ['total', 'kue ultah 20 foto', 'Kue 20cm Rp 250.000 + foto edible Rp 35.000 = Rp 285.000 Kak 🎂'],
      ['payment', 'kue 24 dp', 'DP 50% Rp 160.000 Kak.'],
      ['total', 'bolu 2 ke cimahi', '2 bolu pandan Rp 96.000 + antar Cimahi Rp 30.000 = Rp 126.000 Kak.'],
      ['terms', 'tulisan bayar?', 'Tulisan di kue gratis Kak.'],
      ['price', 'nastar setengah kilo', 'Nastar 500gr 75rb Kak.'],
      ['time', 'besok bisa', 'Mohon maaf Kak, pesan minimal H-2 ya.'],
      ['time', 'minggu buka', 'Buka setiap hari Kak, 07.00-18.00.'],
      ['price', 'nastar 1 kg', 'Nastar sekilo seratus empat puluh ribu Kak.'],
      ['terms', 'tulis happy 7th birthday rafa', 'Siap Kak, tulisannya "Happy 7th Birthday Rafa" saya catat.'],
    ],
    wrong: [
      ['price', 'bolu', 'Bolu pandan Rp 45.000 Kak.'],
      ['price', 'topper', 'Topper goceng Kak.'],
      ['discount', 'dp', 'DP 30% Kak.'],
      ['shipping', 'antar', 'Antar Bandung gratis Kak.'],
      ['time', 'besok', 'Besok jadi Kak.'],
      ['terms', 'halal', 'Bersertifikat halal Kak.'],
      ['price', 'kue 20', 'Kue 20cm Rp 180.000 Kak.'],
      ['price', 'nastar sekilo 120 ya', 'Boleh Kak, nastar sekilo 120rb.'],
      ['total', 'brownies panggang 2 kukus 1', 'Totalnya Rp 175.000 Kak.'],
      ['account', 'norek', 'BCA 0881234576 a.n. Ira Maharani Kak.'],
    ],
  },
  {
    name: 'laundry',
    owner: `Laundry Bersih Kilat Depok.
Kiloan cuci setrika 7.000/kg (min 3 kg), cuci kering 5.000/kg, express 1 hari 12.000/kg. Reguler 3 hari.
Bed cover 25rb kecil, 35rb besar
Sepatu 30rb/pasang, jas 28rb
Paket bulanan 30 kg 180rb
Antar jemput gratis radius 3 km min 5 kg, di luar itu 10rb
Hilang/rusak diganti maks 5x ongkos cuci
Bayar QRIS di toko atau tunai. Buka 08.00-20.00, Minggu tutup.`,
    right: [
      ['price', 'cuci setrika 5 kg', '5 kg cuci setrika Rp 35.000 Kak.'],
      ['price', 'bed cover', 'Bed cover kecil 25rb, besar 35rb Kak.'],
      ['price', 'express 4 kg', 'Express 4 kg Rp 48.000 Kak, 1 hari jadi.'],
      ['terms', '2 kg bs', 'Kiloan cuci setrika minimal 3 kg Kak.'],
      ['shipping', 'jemput 6 kg jarak 2 km', 'Antar jemput gratis Kak, karena masih radius 3 km dan di atas 5 kg.'],
      ['time', 'minggu buka', 'Minggu kami tutup Kak, hari lain buka 08.00-20.00.'],
      ['price', 'paket bulanan per kilo', 'Paket 30 kg Rp 180.000, jatuhnya Rp 6.000 per kg Kak.'],
      ['total', 'sepatu 2 jas 1', '2 pasang sepatu 60rb + jas 28rb = 88rb Kak.'],
      ['terms', 'kalo hilang', 'Kalau hilang/rusak diganti maksimal 5x ongkos cuci Kak.'],
      ['price', 'cuci kering 4 kg', 'Cuci kering 4 kg dua puluh ribu Kak.'],
    ],
    wrong: [
      ['price', 'jas', 'Jas 25rb Kak.'],
      ['price', 'boneka', 'Cuci boneka 20rb Kak.'],
      ['price', 'sepatu', 'Sepatu noban sepasang Kak.'],
      ['discount', 'member', 'Member diskon 10% Kak.'],
      ['shipping', 'jemput 5 km', 'Antar jemput 5 km gratis Kak.'],
      ['time', 'reguler', 'Reguler besok selesai Kak.'],
      ['terms', 'hilang', 'Hilang diganti penuh seharga baju Kak.'],
      ['price', 'cuci setrika', 'Cuci setrika 5.000/kg Kak.'],
      ['total', 'cuci setrika 6 kg', '6 kg cuci setrika Rp 45.000 Kak.'],
      ['account', 'sdh qris', 'Pembayaran QRIS-nya sudah masuk Kak, lunas ya.'],
    ],
  },
  {
    name: 'tanaman',
    owner: `Kebun Hijau Bogor, jual bibit & tanaman hias.
Monstera 85rb, Aglaonema merah 60rb, Lidah mertua 35rb
Bibit alpukat 45rb, bibit durian musang king 95rb
Bibit cabai 2.500/polybag, min 20 polybag, 100 polybag 200rb
Media tanam 5kg 18rb, pot 20cm 15rb
Packing kayu 25rb utk kirim luar kota
Beli 10 tanaman hias diskon 10%
Garansi mati di jalan ganti baru (wajib video unboxing)
BRI 0055 01 223344 50 9 a.n. Dedi Kurnia`,
    right: [
      ['price', 'monstera', 'Monstera 85rb Kak 🌿'],
      ['total', 'durian 2 alpukat 1', '2 bibit durian Rp 190.000 + alpukat Rp 45.000 = Rp 235.000 Kak.'],
      ['price', 'cabai 40', '40 polybag cabai Rp 100.000 Kak.'],
      ['price', 'cabai 100', '100 polybag 200rb, jatuhnya Rp 2.000 per polybag Kak.'],
      ['total', 'lidah mertua 10', '10 x 35rb = 350rb, diskon 10% jadi Rp 315.000 Kak.'],
      ['terms', 'kalo mati', 'Mati di jalan kami ganti baru Kak, wajib video unboxing ya.'],
      ['total', 'aglo + pot + packing', '60.000 + pot 15.000 + packing kayu 25.000 = Rp 100.000 Kak.'],
      ['terms', 'anggrek', 'Anggrek belum ada Kak.'],
      ['payment', 'sdh tf', 'Terima kasih Kak, bukti transfernya dicek admin dulu ya.'],
      ['price', 'cabai 10 polybag', 'Maaf Kak, bibit cabai minimal 20 polybag ya (Rp 50.000).'],
    ],
    wrong: [
      ['price', 'aglo', 'Aglaonema merah 70rb Kak.'],
      ['price', 'anggrek', 'Anggrek bulan 120rb Kak.'],
      ['price', 'pot', 'Pot 20cm ceban Kak.'],
      ['discount', 'beli 5', 'Beli 5 tanaman hias diskon 10% Kak.'],
      ['shipping', 'packing', 'Packing kayu gratis Kak.'],
      ['stock', 'durian', 'Bibit durian sisa 12 Kak.'],
      ['terms', 'mati', 'Mati setelah sebulan pun kami ganti Kak, tanpa video.'],
      ['price', 'bibit durian', 'Bibit durian musang king 45rb Kak.'],
      ['price', 'monstera 70', 'Siap Kak, monstera 70rb.'],
      ['total', 'cabai 60', '60 polybag cabai Rp 160.000 Kak.'],
    ],
  },
];
