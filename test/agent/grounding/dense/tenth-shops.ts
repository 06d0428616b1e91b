import type { Shop } from '../shop.js';

/** Further shops whose owners write dense lists. The answers were written without looking at the rules. */
export const tenthShops: readonly Shop[] = [
  {
    name: 'sembako',
    owner: `Toko Sembako Bu Darmi, Jl Kenanga 14 dekat Pasar Lama
Buka tiap hari jam 6 pagi - 8 malam, khusus jumat tutup dulu jam 11.30 - 13.00
BERAS
  Pandan wangi 5kg 78rb, 10kg 152rb, 25kg 370rb
  Setra ramos 5kg 70rb, 10kg 136rb, 25kg 330rb
MINYAK
  Bimoli 1L 21rb, 2L 41rb, dus (isi 6 x 2L) 240rb
  Minyakita 1L 16.500, dus isi 12 192rb. maks 2 dus per orang
GULA gulaku 1kg 18.500, gula curah 1kg 16.500, curah sekarung 50kg 795rb
TELUR ayam 29rb/kg, 1 peti 15kg 420rb
MIE indomie goreng 3.200/pcs, dus isi 40 120rb. ayam bawang 3rb/pcs, dus isi 40 113rb
Gas 3kg 22rb (tukar tabung), galon aqua 21rb (tukar galon). tabung kosong ga jual
Antar: radius 2km gratis kalo belanja min 150rb, kurang dari itu ongkir 5rb. 2-5km ongkir 10rb. lebih dari 5km ga antar, ambil sendiri di toko. Pesanan masuk sebelum jam 3 sore diantar hari itu, lewat jam 3 diantar besok pagi
Bayar tunai, qris di toko, atau transfer BRI 0021 0104 5567 503 an Darmiyati. Ga bisa ngutang/bon. Telur pecah pas diantar kami ganti asal lapor hari itu juga. Barang lain yg udah dibawa ga bisa ditukar`,
    right: [
      ['shipping', 'Beras pandan wangi 10kg berapa bu?', 'Pandan wangi 10kg harganya 152rb kak 😊 Mau diantar atau ambil sendiri di toko?'],
      [
        'total',
        'harga telur sekilo berapa',
        'Telur ayam Rp29.000/kg kak. Kalau ambil 1 peti isi 15kg jadi Rp420.000, jatuhnya Rp28.000/kg.',
      ],
      ['price', 'Minyakita ada? brp', 'Minyakita 1 liter Rp16.500 kak, kalau sedus isi 12 Rp192.000. Maksimal 2 dus per orang ya.'],
      ['price', 'indomie goreng sedus brp bu', 'Indomie goreng 1 dus isi 40 pcs Rp120.000 kak 🙏'],
      [
        'price',
        'gulaku sama gula curah beda berapa bu per kilonya?',
        'Gulaku 1kg Rp18.500, gula curah 1kg Rp16.500 kak. Selisihnya Rp2.000 per kilo, lebih hemat yang curah.',
      ],
      ['stock', 'gas melon brp', 'Gas 3kg Rp22.000 kak, itu tukar tabung ya. Tabung kosongnya kami tidak jual.'],
      ['total', 'bimoli 2 liter berapa?', 'Bimoli 2L Rp41.000 kak. Kalau sedus isi 6 jadi Rp240.000.'],
      ['price', 'Beras setra ramos yang 25 kilo harganya berapa ya?', 'Setra ramos 25kg Rp330.000 kak.'],
      ['terms', 'brp?', 'Galon Aqua Rp21.000 kak, dengan tukar galon ya 🙏', { earlier: ['Galon aqua ada bu?'] }],
      [
        'price',
        'gula curah sekarung brp ya bu, buat jualan kue',
        'Gula curah sekarung 50kg Rp795.000 kak. Jatuhnya Rp15.900 per kilo, lebih murah dari eceran yang Rp16.500.',
      ],
      [
        'total',
        'mau beras setra ramos 5kg 2 sama telur 2kg total berapa',
        'Totalnya:\n- Setra ramos 5kg 2 x Rp70.000 = Rp140.000\n- Telur 2kg x Rp29.000 = Rp58.000\nJadi Rp198.000 kak. Kalau rumahnya dalam radius 2km, antarnya gratis 😊',
      ],
      [
        'total',
        'bu pesen gulaku 3kg sama bimoli 2L 1, rumah saya 1 km dari toko. jd brp smua',
        'Gulaku 3kg Rp55.500 + Bimoli 2L Rp41.000 = Rp96.500. Karena belanjanya di bawah Rp150.000, ongkirnya Rp5.000, jadi total Rp101.500 ya kak.',
      ],
      [
        'total',
        'saya di jarak 4km, mau indomie goreng 2 dus. total sama ongkir?',
        'Indomie goreng 2 dus Rp240.000, ongkir untuk 2-5km Rp10.000, jadi totalnya Rp250.000 kak 🙏',
      ],
      [
        'total',
        'minyakita 1 dus juga',
        'Siap kak. Pandan wangi 25kg Rp370.000 + Minyakita 1 dus Rp192.000 = Rp562.000. Alamatnya di mana ya, biar saya cek ongkirnya?',
        { earlier: ['Bu mau pandan wangi 25kg 1'] },
      ],
      [
        'total',
        'klo indomie goreng 10 pcs sm ayam bawang 10 pcs brp',
        'Indomie goreng 10 x Rp3.200 = Rp32.000, ayam bawang 10 x Rp3.000 = Rp30.000. Totalnya Rp62.000 kak.',
      ],
      [
        'total',
        'telur 2 peti jadi berapa bu? rumah deket kok cuma 500 meter',
        '2 peti telur Rp840.000 kak (total 30kg). Rumahnya masih di bawah 2km dan belanja di atas Rp150.000, jadi gratis ongkir 😊',
      ],
      [
        'total',
        'Saya ada uang 200rb, cukup ga buat beras pandan wangi 10kg sama telur sekilo?',
        'Cukup kak. Pandan wangi 10kg Rp152.000 + telur 1kg Rp29.000 = Rp181.000, masih sisa Rp19.000.',
      ],
      [
        'total',
        'kalo beli minyakita sedus hemat berapa dibanding satuan?',
        'Kalau satuan 12 x Rp16.500 = Rp198.000, sedus Rp192.000. Jadi hemat Rp6.000 kak.',
      ],
      [
        'time',
        'tokonya buka sampai jam brp',
        'Kami buka tiap hari jam 6 pagi sampai 8 malam kak. Khusus Jumat tutup sebentar jam 11.30 - 13.00.',
      ],
      [
        'account',
        'bisa bon dulu ga bu, gajian tgl 1 sy bayar',
        'Mohon maaf kak, kami tidak bisa bon atau utang ya 🙏 Pembayarannya bisa tunai, QRIS di toko, atau transfer BRI.',
      ],
      [
        'shipping',
        'rumah saya 7 km dari toko bisa antar?',
        'Maaf kak, di atas 5km kami belum bisa antar. Kalau berkenan bisa ambil sendiri di toko, Jl Kenanga 14 dekat Pasar Lama.',
      ],
      [
        'account',
        'minta no rek bu',
        'Transfer ke BRI 0021 0104 5567 503 a.n. Darmiyati ya kak. Kalau sudah transfer, tolong kirim buktinya ke sini 🙏',
      ],
      [
        'shipping',
        'saya pesen jam 4 sore ini diantar hari ini jg kan?',
        'Mohon maaf kak, pesanan yang masuk lewat jam 3 sore diantarnya besok pagi ya. Kalau butuh hari ini, bisa ambil langsung di toko sampai jam 8 malam.',
      ],
      [
        'shipping',
        'bu telurnya ada yang pecah 3 butir barusan diantar',
        'Waduh, maaf ya kak 🙏 Telur yang pecah waktu diantar kami ganti karena kakak lapornya hari ini juga. Boleh kirim fotonya?',
      ],
      [
        'total',
        'Minyakita mau 5 dus bisa bu? harganya 180 kan sedus',
        'Maaf kak, Minyakita maksimal 2 dus per orang, dan harganya Rp192.000 per dus ya, bukan Rp180.000. Kalau ambil 2 dus jadi Rp384.000.',
      ],
    ],
    wrong: [
      ['price', 'beras pandan wangi 5kg berapa bu', 'Pandan wangi 5kg Rp70.000 kak.'],
      ['price', 'telur sepeti brp', 'Satu peti telur isi 15kg harganya Rp435.000 kak 😊'],
      ['price', 'indomie ayam bawang sedus brp', 'Ayam bawang 1 dus isi 40 Rp120.000 kak.'],
      [
        'total',
        'mau setra ramos 10kg 2 sama gulaku 2kg total brp',
        'Setra ramos 10kg 2 x Rp136.000 = Rp272.000, gulaku 2kg Rp37.000. Totalnya Rp299.000 kak.',
      ],
      [
        'total',
        'rumah sy 1km, pesen telur 2kg sm bimoli 1L. totalnya?',
        'Telur 2kg Rp58.000 + Bimoli 1L Rp21.000 = Rp79.000. Totalnya Rp79.000 kak, langsung kami antar ya.',
      ],
      [
        'total',
        'jarak rumah 3km, beli indomie goreng 1 dus jadi brp sama ongkir',
        'Indomie goreng 1 dus Rp120.000 + ongkir Rp5.000 = Rp125.000 kak.',
      ],
      ['total', 'Bimoli sedus masih 230 kan bu? saya ambil 2', 'Iya kak masih Rp230.000 per dus. 2 dus jadi Rp460.000 ya 😊'],
      ['price', 'gula curah 5kg brp', 'Gula curah 5kg Rp79.500 kak.'],
      ['price', 'beras pandan wangi 25kg harganya?', 'Pandan wangi 25kg Rp380.000 kak, mau diantar?'],
      ['price', 'di toko sebelah minyakita seliter 15.500 bu', 'Di sini juga sama kak, Minyakita Rp15.500 per liter.'],
      ['total', 'sama gas 1', 'Telur 3kg Rp87.000 + gas 3kg Rp22.000, totalnya Rp119.000 kak.', { earlier: ['bu mau telur 3kg'] }],
      ['price', 'indomie goreng 20 pcs brp', 'Indomie goreng 20 pcs Rp60.000 kak.'],
      ['price', 'saya punya uang 150rb, cukup ga beras pandan wangi 10kg', 'Cukup kak, pandan wangi 10kg Rp148.000, masih sisa Rp2.000.'],
      ['total', 'setra ramos 25kg 2 karung brp bu? ambil sendiri', '2 karung setra ramos 25kg jadi Rp740.000 kak.'],
      ['discount', 'beli beras 25kg 2 karung ada potongan ga bu', 'Ada kak, kalau ambil 2 karung kami potong 5% ya 😊'],
      ['shipping', 'rumah saya 4 km, belanja 300rb gratis ongkir kan?', 'Iya kak, belanja di atas Rp150.000 gratis ongkir sampai 5km 😊'],
      ['shipping', 'sy di perumahan 8 km dari toko bs antar?', 'Bisa kak, untuk 8km ongkirnya Rp20.000 ya.'],
      ['terms', 'boleh bayar minggu depan bu?', 'Boleh kak, nanti dicatat dulu di bon, minggu depan dilunasi ya 🙏'],
      ['time', 'jumat jam 12 siang buka ga bu?', 'Buka kak, kami buka tiap hari nonstop jam 6 pagi sampai 8 malam 😊'],
      [
        'time',
        'kalau pesen jam 5 sore diantar kapan',
        'Kalau pesan jam 5 sore masih kami antar hari ini juga kak, paling lambat jam 7 malam.',
      ],
      ['account', 'transfer kemana bu', 'Silakan transfer ke BRI 0021 0104 5576 503 a.n. Darmiyati ya kak.'],
      ['account', 'bisa bayar lewat dana?', 'Bisa kak, DANA ke 0812-9934-7781 a.n. Darmiyati ya.'],
      [
        'terms',
        'beras yg kemarin saya beli agak kuning, bisa tuker?',
        'Bisa kak, bawa saja berasnya ke toko, kami tukar dengan yang baru maksimal 3 hari ya.',
      ],
      ['stock', 'jual tabung gas 3kg kosong ga bu', 'Ada kak, tabung kosong 3kg Rp150.000 masih ready 2.'],
      [
        'payment',
        'bu saya udah transfer 198rb ya',
        'Terima kasih kak, pembayaran Rp198.000 sudah masuk ke rekening kami. Pesanannya segera diantar ya 🙏',
      ],
    ],
  },
  {
    name: 'konter hp',
    owner: `MEGA CELL - konter hp Pasar Wage Purwokerto, lantai dasar blok C7
Buka 09.00-20.00 tiap hari kecuali jumat buka jam 13.00
HP BARU garansi resmi 1 tahun:
Redmi 13C 6/128 1,45jt | Redmi 13C 8/256 1,75jt
Infinix Hot 40i 8/128 1,4jt | Samsung A05 4/64 1,35jt | Samsung A15 8/128 2,45jt
HP SECOND (garansi toko 14 hari):
iPhone 11 64gb 4,2jt, 128gb 4,7jt. iphone XR 64gb 3,1jt. Samsung A32 1,55jt
AKSESORIS casing softcase 25rb, tempered glass 20rb (bening) 35rb (spy), charger ori samsung 25w 165rb, kabel type c 30rb
SERVIS ganti LCD: redmi 9/9A 275rb, samsung A12 325rb, infinix hot 10 300rb. ganti baterai mulai 120rb. servis LCD 1-2 jam garansi 1 minggu (ga termasuk pecah/kena air)
tukar tambah bisa, harga hp lama dicek dulu di toko. ga terima hp tanpa dus
kredit lewat Home Credit/Kredivo harus dateng ke konter bawa ktp, kami ga kredit sendiri
kirim luar kota via JNE asuransi, ongkir ditanggung pembeli. COD cuma di toko (ambil langsung)
Setiap beli hp baru gratis softcase + tempered bening. hp second ga dapet bonus
Bayar: BRI 3032 01 009871 50 8 an Mega Setiawan / QRIS toko. tanda jadi (keep) 200rb, hangus klo ga diambil 3 hari`,
    right: [
      [
        'total',
        'redmi 13c 8/256 harganya?',
        'Redmi 13C 8/256 Rp1.750.000 kak, garansi resmi 1 tahun. Gratis softcase + tempered glass bening juga 😊',
      ],
      ['terms', 'iphone 11 128 brp min', 'iPhone 11 128GB second Rp4.700.000 kak, garansi toko 14 hari.'],
      ['terms', 'Samsung A15 berapa kak?', 'Samsung A15 8/128 Rp2.450.000 kak, barang baru garansi resmi 1 tahun.'],
      ['terms', 'ganti lcd samsung a12 brp', 'Ganti LCD Samsung A12 Rp325.000 kak, pengerjaan 1-2 jam, garansi 1 minggu.'],
      ['stock', 'tempered glass spy ada?', 'Ada kak, tempered glass spy Rp35.000. Yang bening Rp20.000.'],
      ['price', 'charger samsung ori brp', 'Charger ori Samsung 25W Rp165.000 kak.'],
      [
        'total',
        'hp samsung paling murah yg baru berapa',
        'Yang paling murah Samsung A05 4/64 Rp1.350.000 kak, sudah termasuk bonus softcase + tempered bening.',
      ],
      [
        'price',
        'Infinix hot 40i masih 1,4?',
        'Iya kak, Infinix Hot 40i 8/128 harganya Rp1,4 juta. Dapat gratis softcase dan tempered glass bening.',
      ],
      ['terms', 'iphone xr brp', 'iPhone XR 64GB second Rp3,1 juta kak, garansi toko 14 hari 🙏'],
      ['terms', 'ganti baterai kena brp?', 'Ganti baterai mulai dari Rp120.000 kak, tergantung tipe HP-nya. HP-nya apa ya?'],
      ['price', 'beda redmi 13c 6/128 sama 8/256 berapa', 'Redmi 13C 6/128 Rp1.450.000, yang 8/256 Rp1.750.000. Selisihnya Rp300.000 kak.'],
      [
        'total',
        'mau samsung a32 sekalian softcase sama tempered bening, totalnya?',
        'Samsung A32 Rp1.550.000 + softcase Rp25.000 + tempered bening Rp20.000 = Rp1.595.000 kak. Untuk HP second memang belum dapat bonus aksesoris ya.',
      ],
      [
        'total',
        'ada hp baru apa aja?',
        'Dengan budget 1,5 juta ada beberapa pilihan kak:\n- Redmi 13C 6/128 Rp1,45jt\n- Infinix Hot 40i 8/128 Rp1,4jt\n- Samsung A05 4/64 Rp1,35jt\nSemua garansi resmi 1 tahun + gratis softcase & tempered bening 😊',
        { earlier: ['budget saya 1,5jt'] },
      ],
      [
        'total',
        'kalo keep iphone 11 64 dulu, sisanya brp pas ambil',
        'Tanda jadinya Rp200.000 kak, jadi sisa pelunasan iPhone 11 64GB Rp4.000.000. Diambil maksimal 3 hari ya, kalau lewat tanda jadinya hangus.',
      ],
      ['total', 'ganti lcd redmi 9a sama tempered spy jadi brp', 'LCD Redmi 9A Rp275.000 + tempered spy Rp35.000 = Rp310.000 kak.'],
      [
        'total',
        'beli 2 redmi 13c 6/128 buat anak2 total?',
        '2 x Rp1.450.000 = Rp2.900.000 kak. Masing-masing dapat softcase + tempered bening gratis 😊',
      ],
      [
        'total',
        'casing 3 sama kabel type c 2',
        'Softcase 3 x Rp25.000 = Rp75.000, kabel type C 2 x Rp30.000 = Rp60.000. Totalnya Rp135.000 kak.',
      ],
      ['total', 'saya bawa 5jt beli iphone 11 128, kembalinya?', 'iPhone 11 128GB Rp4,7 juta kak, jadi kembalinya Rp300.000.'],
      ['time', 'jumat pagi buka ga', 'Hari Jumat kami buka jam 13.00 kak. Hari lain jam 09.00-20.00.'],
      [
        'price',
        'bisa kredit ga min',
        'Bisa lewat Home Credit atau Kredivo kak, tapi harus datang ke konter bawa KTP. Kami tidak kredit sendiri 🙏',
      ],
      [
        'stock',
        'tukar tambah oppo a5s saya dihargai brp?',
        'Untuk harga HP lamanya harus dicek dulu di toko ya kak. Syaratnya ada dus, karena kami tidak terima HP tanpa dus.',
      ],
      [
        'payment',
        'kirim ke cilacap bisa cod?',
        'Maaf kak, COD hanya di toko (ambil langsung). Untuk luar kota bisa kirim via JNE dengan asuransi, ongkirnya ditanggung pembeli.',
      ],
      ['terms', 'iphone second garansinya brp lama', 'Garansi toko 14 hari kak untuk HP second.'],
      [
        'stock',
        'lcd habis diganti terus jatuh pecah lagi, garansi ga?',
        'Mohon maaf kak, garansi LCD 1 minggu tidak termasuk pecah atau kena air 🙏',
      ],
      ['price', 'alamatnya dmn', 'Di Pasar Wage Purwokerto lantai dasar blok C7 kak 😊'],
    ],
    wrong: [
      ['price', 'redmi 13c 6/128 brp', 'Redmi 13C 6/128 Rp1.750.000 kak.'],
      ['price', 'iphone 11 64gb harganya?', 'iPhone 11 64GB second Rp4,7 juta kak, garansi toko 14 hari.'],
      ['price', 'samsung a05 brp', 'Samsung A05 4/64 Rp1.400.000 kak, garansi resmi.'],
      ['total', 'lcd infinix hot 10 ganti brp', 'Ganti LCD Infinix Hot 10 Rp275.000 kak, 1-2 jam jadi.'],
      ['total', 'di tokopedia redmi 13c 8/256 1,65 kak', 'Kami samakan kak, Redmi 13C 8/256 jadi Rp1.650.000 ya.'],
      ['total', 'iphone xr sama charger 25w total?', 'iPhone XR Rp3.100.000 + charger Rp165.000 = Rp3.365.000 kak.'],
      ['total', 'tempered spy 2 sama softcase 2 brp', 'Tempered spy 2 x Rp35.000 = Rp70.000 + softcase Rp50.000, total Rp110.000 kak.'],
      ['price', 'keep samsung a15 200rb, sisanya?', 'Sisa pelunasannya Rp2.350.000 kak.'],
      ['price', 'kabel type c brp', 'Kabel type C Rp35.000 kak.'],
      ['total', 'beli 3 samsung a05 jd brp', '3 unit Samsung A05 jadi Rp3.950.000 kak, sudah plus bonus.'],
      ['total', 'tanda jadi berapa min', 'Tanda jadinya Rp500.000 kak untuk keep barang.'],
      ['price', 'brp', 'Samsung A32 second Rp1,75 juta kak.', { earlier: ['samsung a32 second ada?'] }],
      ['price', 'budget 4,5jt dapet iphone 11 128 ga', 'Dapat kak, iPhone 11 128GB Rp4,45 juta, masih masuk budget 😊'],
      ['price', 'ganti baterai mulai brp', 'Ganti baterai mulai Rp90.000 kak.'],
      ['discount', 'beli iphone 11 dapet casing gratis kan', 'Iya kak, setiap pembelian iPhone 11 gratis softcase dan tempered glass 😊'],
      ['discount', 'nego dikit dong a15', 'Khusus hari ini A15 kami diskon Rp100.000 ya kak.'],
      ['terms', 'hp second garansi brp lama', 'HP second garansi toko 1 bulan kak, kalau ada kendala tinggal bawa ke sini.'],
      ['terms', 'garansi lcd samsung a12', 'Garansi LCD 3 bulan kak, termasuk kalau pecah.'],
      ['terms', 'tukar tambah tapi dusnya ilang gmn', 'Tidak apa-apa kak, HP tanpa dus tetap kami terima, hanya potong Rp100.000.'],
      ['shipping', 'kirim ke purbalingga ongkir brp', 'Kirim ke luar kota gratis ongkir kak, sudah kami tanggung termasuk asuransi.'],
      ['terms', 'bisa cod ke rumah saya di baturaden?', 'Bisa kak, COD ke Baturaden bisa, bayar waktu HP-nya sampai.'],
      ['time', 'jumat buka jam brp', 'Hari Jumat kami buka jam 09.00 seperti biasa kak sampai 20.00.'],
      ['account', 'tf kemana kak', 'BCA 3032 01 009871 50 8 a.n. Mega Setiawan kak.'],
      ['terms', 'bisa cicil langsung ke toko ga mas, 3x', 'Bisa kak, cicil langsung ke toko 3x tanpa bunga, cukup DP 30%.'],
      ['stock', 'samsung a15 warna biru ada?', 'Ada kak, warna biru masih ready 4 unit di toko.'],
    ],
  },
];
