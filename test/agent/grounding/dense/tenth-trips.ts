import type { Shop } from '../shop.js';

/** Further shops whose owners write dense lists. The answers were written without looking at the rules. */
export const tenthTrips: readonly Shop[] = [
  {
    name: 'travel',
    owner: `Travel Cahaya Putra, door to door
Rute & tarif per orang:
Surabaya - Malang 100rb / Jember 150rb / Banyuwangi 230rb
Malang - Jember 160rb
Malang - Juanda (bandara) 120rb
Jam berangkat: Surabaya ke Malang 05.00, 09.00, 13.00, 17.00. Malang ke Surabaya/Juanda 03.00, 07.00, 11.00, 15.00. Jember sama Banyuwangi jam 08.00 dan 20.00
Anak di bawah 3 th dipangku gratis, 3 th ke atas bayar penuh 1 kursi
Bagasi gratis 15kg/orang, lebihnya 5rb per kg. Motor & hewan ga bisa ikut
Jemput dalam kota gratis, luar kota pinggiran (Gresik, Sidoarjo, Batu) tambah 25rb per titik jemput
Carter (1 mobil 7 kursi): sby-malang 750rb, sby-jember 1,2jt, sby-banyuwangi 1,7jt. sudah bbm + tol + sopir
Paket barang sby-malang 35rb (maks 5kg), rute lain 50rb (maks 5kg)
Bayar penuh saat booking via transfer BCA 8290 114 673 an CV Cahaya Putra Trans, atau bayar ke sopir khusus sby-malang
Ganti jadwal gratis maks 6 jam sebelum berangkat. batal H-1 potong 25%, batal di hari H hangus
Mobil Hiace & Innova, AC. booking paling lambat 3 jam sblm berangkat. CS 24 jam`,
    right: [
      ['price', 'surabaya malang brp kak', 'Surabaya - Malang Rp100.000 per orang kak, door to door 🚐'],
      ['time', 'tarif ke banyuwangi dari sby?', 'Surabaya - Banyuwangi Rp230.000 per orang kak. Berangkat jam 08.00 dan 20.00.'],
      ['price', 'malang juanda brp', 'Malang - Juanda Rp120.000 per orang kak.'],
      ['time', 'sby jember brp min', 'Surabaya - Jember Rp150.000 per orang kak, berangkat jam 08.00 dan 20.00.'],
      ['price', 'carter sby malang brp', 'Carter Surabaya - Malang Rp750.000 kak, 1 mobil 7 kursi, sudah termasuk BBM, tol, dan sopir.'],
      ['shipping', 'kirim paket ke malang 3kg', 'Paket Surabaya - Malang Rp35.000 kak, maksimal 5kg.'],
      ['price', 'malang ke jember berapa?', 'Malang - Jember Rp160.000 per orang kak 😊'],
      ['total', 'bagasi lebih 4 kilo kena brp', 'Kelebihan bagasi Rp5.000 per kg kak, jadi 4kg Rp20.000.'],
      ['payment', 'anak umur 2 th bayar?', 'Anak di bawah 3 tahun gratis kalau dipangku kak. Mulai 3 tahun bayar penuh 1 kursi.'],
      ['price', 'paket barang ke banyuwangi?', 'Paket ke Banyuwangi Rp50.000 kak, maksimal 5kg.'],
      ['total', 'sby jember 3 orang total berapa', '3 orang x Rp150.000 = Rp450.000 kak. Mau berangkat jam 08.00 atau 20.00?'],
      ['total', '2 dewasa 1 anak 5 tahun malang juanda', 'Anak 5 tahun dihitung 1 kursi kak, jadi 3 x Rp120.000 = Rp360.000.'],
      [
        'total',
        '2 org jemput di gresik tujuan malang, brp?',
        '2 x Rp100.000 = Rp200.000, tambah jemput Gresik Rp25.000 per titik. Totalnya Rp225.000 kak.',
      ],
      [
        'total',
        'sby malang 6 orang mending carter atau biasa?',
        'Kalau biasa 6 x Rp100.000 = Rp600.000, carter Rp750.000. Jadi lebih hemat biasa, selisihnya Rp150.000 kak. Kalau ingin mobil sendiri, baru pilih carter.',
      ],
      ['total', '8 org ke banyuwangi biasa aja brp', '8 x Rp230.000 = Rp1.840.000 kak.'],
      [
        'total',
        'barang totalnya 40kg',
        'Tiketnya 2 x Rp150.000 = Rp300.000. Bagasi gratis 15kg per orang jadi 30kg, kelebihan 10kg x Rp5.000 = Rp50.000. Totalnya Rp350.000 kak.',
        { earlier: ['sy sm istri sby jember'] },
      ],
      [
        'total',
        'tiket malang jember 160 saya batal h-1, kembali brp',
        'Batal H-1 dipotong 25% kak, yaitu Rp40.000. Jadi kembali Rp120.000.',
      ],
      [
        'total',
        'carter ke jember dibagi 6 org jd brp per org',
        'Carter Surabaya - Jember Rp1.200.000, dibagi 6 orang jadi Rp200.000 per orang kak.',
      ],
      ['time', 'jam brp aja dari surabaya ke malang', 'Dari Surabaya ke Malang jam 05.00, 09.00, 13.00, dan 17.00 kak.'],
      [
        'stock',
        'flight saya jam 9 pagi di juanda, berangkat dr malang jam brp enaknya',
        'Dari Malang ke Juanda ada jam 03.00, 07.00, 11.00, 15.00 kak. Untuk pesawat jam 9 pagi sebaiknya ambil yang jam 03.00 ya biar aman.',
      ],
      ['price', 'bisa bawa kucing ga', 'Mohon maaf kak, hewan tidak bisa ikut ya 🙏'],
      [
        'account',
        'bisa bayar ke sopir? sby jember',
        'Mohon maaf kak, bayar ke sopir khusus Surabaya - Malang. Untuk Surabaya - Jember transfer penuh saat booking ke BCA 8290 114 673 a.n. CV Cahaya Putra Trans.',
      ],
      ['terms', 'bisa ganti jadwal?', 'Bisa kak, gratis maksimal 6 jam sebelum berangkat.'],
      ['price', 'mobilnya apa kak', 'Kami pakai Hiace dan Innova kak, AC semua 😊'],
      [
        'stock',
        'mau pesan yg jam 9 skrg jam 8 masih bisa?',
        'Mohon maaf kak, booking paling lambat 3 jam sebelum berangkat. Untuk Surabaya - Malang berikutnya ada jam 13.00, mau saya bookingkan?',
      ],
    ],
    wrong: [
      ['price', 'sby banyuwangi brp', 'Surabaya - Banyuwangi Rp200.000 per orang kak.'],
      ['price', 'malang jember brp kak', 'Malang - Jember Rp150.000 per orang kak.'],
      ['total', 'malang juanda 4 orang', '4 x Rp120.000 = Rp460.000 kak.'],
      ['total', 'carter sby jember', 'Carter Surabaya - Jember Rp1,7 juta kak, sudah BBM + tol + sopir.'],
      ['total', '2 org jemput di sidoarjo ke malang total brp', '2 x Rp100.000 = Rp200.000 kak, jemput Sidoarjo gratis.'],
      ['total', 'bagasi saya 22kg sendirian kena brp', 'Kelebihan bagasi 7kg x Rp5.000 = Rp45.000 kak.'],
      ['price', 'dulu malang sby 85rb, masih?', 'Masih kak, Rp85.000 per orang.'],
      ['total', '2 dewasa 1 anak 4 th sby malang', 'Anak setengah harga kak, jadi 2 x Rp100.000 + Rp50.000 = Rp250.000.'],
      ['total', 'tiket sby jember 150 batal h-1, balik brp', 'Batal H-1 dipotong 25%, jadi kembali Rp125.000 kak.'],
      ['price', 'paket ke jember 2kg brp', 'Paket ke Jember Rp35.000 kak.'],
      ['total', 'totalnya?', '5 x Rp230.000 = Rp1.050.000 kak.', { earlier: ['5 orang sby banyuwangi'] }],
      ['total', 'carter sby banyuwangi dibagi 5 brp', 'Rp1.700.000 dibagi 5 jadi Rp300.000 per orang kak.'],
      ['price', 'carter sby malang blm tol ya?', 'Betul kak, carter Surabaya - Malang Rp650.000 belum termasuk tol.'],
      ['total', 'jemput batu ke juanda 1 org', 'Malang - Juanda Rp120.000 + jemput Batu Rp50.000 = Rp170.000 kak.'],
      ['time', 'dr malang ke sby jam brp aja', 'Dari Malang ke Surabaya jam 05.00, 09.00, 13.00, dan 17.00 kak.'],
      ['time', 'ke jember ada jam 1 siang?', 'Ada kak, Surabaya - Jember jam 13.00 setiap hari.'],
      ['discount', 'pp ada diskon?', 'Kalau pesan PP diskon 10% kak 😊'],
      ['terms', 'batal di hari H uang balik ga', 'Batal di hari H kami kembalikan 50% kak.'],
      ['terms', 'ganti jadwal 2 jam sebelum bisa?', 'Bisa kak, ganti jadwal gratis sampai 1 jam sebelum berangkat.'],
      ['terms', 'motor bisa dinaikin?', 'Bisa kak, motor bisa ikut dengan biaya Rp150.000.'],
      ['terms', 'rute surabaya solo ada?', 'Ada kak, Surabaya - Solo Rp200.000, berangkat jam 08.00 dan 20.00.'],
      ['terms', 'bayar di tempat pas sampe jember bisa?', 'Bisa kak, untuk Jember bayar langsung ke sopir saat sampai.'],
      ['account', 'bayar kmn', 'Transfer ke BCA 8290 114 673 a.n. Putra Cahyono ya kak.'],
      ['stock', 'besok jam 5 masih ada kursi?', 'Masih kak, besok jam 05.00 sisa 4 kursi kosong.'],
      ['payment', 'udh tf 450rb kak', 'Pembayaran Rp450.000 sudah kami terima kak, tiketnya sudah terkonfirmasi ✅'],
    ],
  },
  {
    name: 'fotografer',
    owner: `Halo! Lensa Senja Photography (Semarang)
paket kami:
WISUDA 1 jam 350rb (1 orang + keluarga, 20 foto edit), 2 jam 600rb (40 foto edit)
PREWEDDING outdoor 1,8jt (4 jam, 2 lokasi, 50 foto edit), indoor studio 1,2jt (2 jam, 30 foto edit)
WEDDING akad saja 1,5jt / akad + resepsi 3,2jt (2 fotografer, album 20 halaman)
   tambah videografer 1,5jt, tambah album 450rb
PRODUK 25rb/foto min 10 foto, katalog 50 foto 1jt
Extra: tambah jam 200rb/jam, tambah foto edit 15rb/foto, cetak 12R + bingkai 120rb, MUA wisuda 250rb
DP 50% pas booking, sisanya lunas di hari H sebelum file dikirim
hasil edit 7 hari kerja lewat google drive, ekspres 3 hari +150rb. file mentah ga kami kasih
transport dalam kota semarang free, Ungaran/Kendal/Demak 100rb, Salatiga 150rb, kota lain tanya dulu
reschedule maks H-3 gratis 1x. Batal DP hangus
rek Jago 1062 7783 4410 a.n Dimas Prasetya
admin bales 09-18, jadwal sesi bisa subuh sampai malam. drone blm ada ya kak. studio sendiri di Tembalang`,
    right: [
      ['total', 'foto wisuda sejam brp kak', 'Paket wisuda 1 jam Rp350.000 kak, untuk 1 orang + keluarga dan dapat 20 foto edit 📸'],
      ['time', 'wisuda 2 jam?', 'Wisuda 2 jam Rp600.000 kak, dapat 40 foto edit.'],
      ['time', 'prewed outdoor brp', 'Prewedding outdoor Rp1.800.000 kak, 4 jam, 2 lokasi, 50 foto edit 😊'],
      [
        'time',
        'kalau prewed di studio harganya?',
        'Prewedding indoor studio Rp1,2 juta kak, durasi 2 jam dengan 30 foto edit. Studionya di Tembalang.',
      ],
      [
        'total',
        'paket wedding brp aja kak',
        'Untuk wedding ada 2 pilihan kak:\n- Akad saja Rp1.500.000\n- Akad + resepsi Rp3.200.000 (2 fotografer, album 20 halaman)\nRencana acaranya tanggal berapa?',
      ],
      ['stock', 'foto produk brp per foto', 'Foto produk Rp25.000 per foto kak, minimal 10 foto. Ada juga katalog 50 foto Rp1.000.000.'],
      ['stock', 'mua ada ga? brp', 'Ada kak, MUA wisuda Rp250.000.'],
      ['total', 'cetak 12r sama bingkai?', 'Cetak 12R + bingkai Rp120.000 kak.'],
      ['price', 'klo ke salatiga transport brp', 'Transport ke Salatiga Rp150.000 kak.'],
      ['time', 'tambah sejam brp', 'Tambah jam Rp200.000 per jam kak.'],
      [
        'payment',
        'wisuda 1 jam + mua total berapa, dp nya?',
        'Wisuda 1 jam Rp350.000 + MUA Rp250.000 = Rp600.000 kak. DP 50% Rp300.000 saat booking, sisanya Rp300.000 dilunasi di hari H.',
      ],
      [
        'payment',
        'akad resepsi sama video di ungaran total brp kak',
        'Akad + resepsi Rp3.200.000\nVideografer Rp1.500.000\nTransport Ungaran Rp100.000\nTotal Rp4.800.000 kak, DP 50% Rp2.400.000.',
      ],
      ['total', 'foto produk 30 foto brp', '30 foto x Rp25.000 = Rp750.000 kak.'],
      [
        'total',
        'sama tambah 10 foto edit jadi brp',
        'Prewedding outdoor Rp1.800.000 + tambah 10 foto edit (10 x Rp15.000) Rp150.000, jadi totalnya Rp1.950.000 kak.',
        { earlier: ['prewed outdoor'] },
      ],
      [
        'total',
        'wisuda 1 jam mau hasilnya ekspres',
        'Bisa kak, ekspres 3 hari tambah Rp150.000. Jadi wisuda 1 jam Rp350.000 + Rp150.000 = Rp500.000.',
      ],
      [
        'total',
        'katalog 50 foto lebih murah ya dibanding satuan? hemat brp',
        'Iya kak, kalau satuan 50 x Rp25.000 = Rp1.250.000, paket katalog Rp1.000.000. Hemat Rp250.000 😊',
      ],
      [
        'payment',
        'dp prewed studio brp dan sisanya',
        'Prewedding studio Rp1.200.000, DP 50% Rp600.000, sisanya Rp600.000 dilunasi di hari H sebelum file dikirim ya kak.',
      ],
      [
        'total',
        'akad aja di demak + 1 cetak 12r',
        'Akad Rp1.500.000 + transport Demak Rp100.000 + cetak 12R bingkai Rp120.000 = Rp1.720.000 kak.',
      ],
      [
        'stock',
        'hasil fotonya brp lama kak',
        'Hasil edit 7 hari kerja lewat Google Drive kak. Kalau butuh cepat ada ekspres 3 hari tambah Rp150.000.',
      ],
      [
        'price',
        'boleh minta file mentahnya?',
        'Mohon maaf kak, file mentah tidak kami berikan ya. Yang diserahkan foto yang sudah diedit 🙏',
      ],
      ['stock', 'ada drone ga', 'Untuk drone belum ada kak 🙏'],
      ['terms', 'kalau mau ganti tanggal gmn?', 'Bisa kak, reschedule gratis 1x maksimal H-3 ya.'],
      [
        'payment',
        'dp bisa balik kalo batal?',
        'Mohon maaf kak, kalau batal DP-nya hangus. Tapi kalau hanya ganti tanggal, bisa 1x gratis maksimal H-3.',
      ],
      [
        'time',
        'bisa sesi jam 5 pagi? mau sunrise',
        'Bisa kak, jadwal sesi bisa dari subuh sampai malam 😊 Rencana tanggal berapa dan lokasinya di mana?',
      ],
      [
        'account',
        'minta nomer rekening',
        'Bank Jago 1062 7783 4410 a.n. Dimas Prasetya ya kak. Mohon kirim bukti transfernya setelah DP 🙏',
      ],
    ],
    wrong: [
      ['price', 'wisuda 2 jam brp kak', 'Wisuda 2 jam Rp700.000 kak, dapat 40 foto edit.'],
      ['price', 'prewed outdoor berapa', 'Prewedding outdoor Rp1.200.000 kak, 4 jam 2 lokasi.'],
      ['price', 'akad saja brp', 'Paket akad saja Rp1.800.000 kak.'],
      ['total', 'akad + resepsi dp nya brp', 'DP-nya 30% kak, jadi Rp960.000 saat booking.'],
      ['total', 'wisuda 1 jam + tambah 1 jam', 'Wisuda 1 jam Rp350.000 + tambah 1 jam Rp150.000 = Rp500.000 kak.'],
      ['total', 'foto produk 20 foto', '20 foto x Rp25.000 = Rp450.000 kak.'],
      ['price', 'tambah album brp kak', 'Tambah album Rp350.000 kak.'],
      ['total', 'di ungaran wisuda 1 jam total brp', 'Wisuda 1 jam Rp350.000 kak, transport ke Ungaran gratis, jadi total Rp350.000.'],
      [
        'total',
        'temen saya kmrn wedding full 2,8jt kak, masih segitu?',
        'Iya kak masih sama, akad + resepsi Rp2.800.000 sudah 2 fotografer dan album.',
      ],
      [
        'total',
        'tambah video sama album 1 lagi',
        'Akad + resepsi Rp3.200.000 + videografer Rp1.500.000 + album Rp450.000 = Rp5.050.000 kak.',
        { earlier: ['akad resepsi'] },
      ],
      ['price', 'prewed studio 1,2 dp udah 600, ekspres jg. pelunasannya?', 'Pelunasannya Rp600.000 saja kak di hari H.'],
      ['total', 'tambah 20 foto edit brp', 'Tambah 20 foto edit x Rp15.000 = Rp350.000 kak.'],
      ['price', 'mua wisuda berapa', 'MUA wisuda Rp200.000 kak.'],
      ['price', 'transport ke salatiga?', 'Transport ke Salatiga Rp100.000 kak.'],
      ['discount', 'kalau berdua sama temen wisudanya ada promo?', 'Ada kak, ajak teman diskon Rp50.000 per orang 😊'],
      ['discount', 'booking wedding skrg dapet bonus apa', 'Kalau booking bulan ini gratis 1 cetak 12R + bingkai kak 🎁'],
      ['terms', 'bisa pake drone?', 'Bisa kak, tambah drone Rp500.000 untuk wedding.'],
      ['terms', 'file raw dikasih semua kan', 'Iya kak, semua file mentah kami berikan lewat Google Drive.'],
      ['terms', 'batal seminggu sebelum, dp balik ga', 'Kalau batal seminggu sebelumnya DP kami kembalikan 100% kak.'],
      ['time', 'hasilnya kapan jadi', 'Hasil edit selesai 3 hari kerja kak, dikirim lewat Google Drive tanpa biaya tambahan.'],
      ['terms', 'reschedule h-1 bisa?', 'Bisa kak, reschedule sampai H-1 masih gratis ya.'],
      ['stock', 'tgl 12 oktober kosong kak?', 'Tanggal 12 Oktober masih kosong kak, slot pagi dan sore tersedia.'],
      ['account', 'dp nya tf kmn', 'Ke BCA 1062 7783 4410 a.n. Dimas Prasetya ya kak.'],
      ['payment', 'kak dp 300 udh masuk?', 'Sudah masuk kak DP Rp300.000, jadwalnya sudah kami kunci ya 🙏'],
      ['terms', 'studionya cuma di tembalang?', 'Ada 2 kak, studio Tembalang dan cabang Banyumanik, bisa pilih yang terdekat.'],
    ],
  },
];
