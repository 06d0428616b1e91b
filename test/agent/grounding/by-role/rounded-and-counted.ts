import type { Shop } from '../shop.js';

/** Shops whose answers round prices, count pieces, and name ages, surcharges, fees for some places and near days. */
export const roundedAndCounted: readonly Shop[] = [
  {
    name: 'bags',
    owner: `Tas Kanvas Lintang. Tas selempang 187rb, tas ransel 245rb, dompet panjang 68rb, pouch kecil 24rb.
COD khusus Sleman dan Bantul biaya 7rb, luar itu transfer.
Pengiriman tiap Senin dan Kamis. Kalau stok ada, besok dikirim.`,
    right: [
      ['price', 'tas selempang kisaran brp', 'Hampir dua ratus ribu Kak, tepatnya Rp 187.000.'],
      ['price', 'pouch brp an', 'Kurang lebih 25rb Kak, pasnya 24.000.'],
      ['price', 'tas ransel brp', 'Sekitar dua ratus lima puluh ribu Kak.'],
      ['price', 'pouch murah ga', 'Murah Kak, puluhan ribu saja, pouch kecil 24rb.'],
      ['price', 'dompet brp', 'Dompet panjang nggak sampai 70 ribu Kak, cuma 68rb.'],
      ['total', 'cod sleman dompet brp total', 'Untuk COD Sleman ada biaya 7rb, jadi totalnya Rp 75.000 Kak.'],
      ['price', 'tas ransel transfer dari solo brp', 'Tas ransel Rp 245.000 Kak, untuk Solo lewat transfer ya.'],
    ],
    wrong: [
      ['price', 'tas selempang kisaran brp', 'Hampir seratus lima puluh ribu Kak.'],
      ['price', 'pouch brp', 'Sekitar lima belas ribu Kak.'],
      ['price', 'tas ransel brp', 'Kurang lebih dua ratus ribu Kak.'],
      ['price', 'tas ransel mahal?', 'Cuma puluhan ribu Kak tas ransel.'],
      ['price', 'dompet brp', 'Dompet panjang nggak sampai 60 ribu Kak.'],
      ['price', 'tas selempang brp', 'Tas selempang hampir tiga ratus ribu Kak.'],
      ['total', 'cod bantul pouch total brp', 'COD Bantul totalnya Rp 24.000 Kak.'],
      ['total', 'pouch cod solo', 'COD Solo totalnya Rp 31.000 Kak.'],
      ['price', 'tas selempang brp', 'Tas selempang seratusan ribu Kak.'],
    ],
  },
  {
    name: 'cakes',
    owner: `Dapur Kue Ratna Bandung. Brownies 85rb, lapis legit 320rb/loyang, nastar 92rb/toples, bolu pandan 47rb.
Hampers isi 3 toples 270rb. Lilin angka 6rb/buah, topper akrilik 18rb/buah. Ucapan di atas kue +12rb.
Kue ulang tahun pesan H-3. Brownies bisa besok kalau pesan sebelum jam 2 siang.`,
    right: [
      ['price', 'lilin angka 2 buah brp', 'Lilin angka 2 buah Rp 12.000 Kak.'],
      ['price', 'topper 3', 'Topper akrilik 3 buah Rp 54.000 Kak.'],
      ['total', 'brownies sama lilin 2', 'Brownies 85rb + lilin angka 2 buah 12rb = Rp 97.000 Kak.'],
      ['total', 'bolu pandan pake ucapan', 'Bolu pandan dengan ucapan jadi Rp 59.000 Kak.'],
      ['price', 'brownies buat besok bs?', 'Brownies bisa besok Kak, asal pesan sebelum jam 2 siang.'],
      ['price', 'lapis legit kisaran', 'Tiga ratusan ribu Kak, lapis legit Rp 320.000 per loyang.'],
      ['price', 'nastar setoples', 'Nastar hampir seratus ribu Kak, 92rb setoples.'],
    ],
    wrong: [
      ['price', 'lilin angka 2 buah brp', 'Lilin angka 2 buah Rp 6.000 Kak.'],
      ['price', 'topper 3', 'Topper akrilik 3 buah Rp 18.000 Kak.'],
      ['total', 'brownies sama lilin 2', 'Brownies 85rb + lilin angka 2 buah 12rb = Rp 91.000 Kak.'],
      ['total', 'bolu pandan pake ucapan', 'Bolu pandan dengan ucapan jadi Rp 47.000 Kak.'],
      ['terms', 'kue ultah buat besok bs?', 'Kue ulang tahun bisa besok Kak.'],
      ['price', 'lapis legit kisaran', 'Lapis legit dua ratusan ribu Kak.'],
      ['price', 'nastar brp', 'Nastar sekitar tujuh puluh ribu Kak.'],
      ['price', 'lilin brp', 'Lilin angka 18rb per buah Kak.'],
    ],
  },
  {
    name: 'playground',
    owner: `Taman Main Ceria Malang. Tiket dewasa 40rb, anak 2-5 tahun 25rb, anak 6-12 tahun 32rb, di bawah 2 tahun gratis.
Sewa loker 10rb, kaos kaki 8rb/pasang. Paket ulang tahun 1,6jt untuk 20 anak, tambah anak 65rb/anak. Rombongan min 30 orang diskon 10%.`,
    right: [
      ['total', 'anak 4 th 1 sama 8 th 1', 'Anak 4 tahun 25rb, anak 8 tahun 32rb, totalnya Rp 57.000 Kak.'],
      ['total', '2 dewasa anak 3 th', '2 dewasa 80rb + anak 3 tahun 25rb = Rp 105.000 Kak.'],
      ['total', '2 dewasa, anak 1 th sama 7 th', '2 dewasa 80rb, anak 1 tahun gratis, anak 7 tahun 32rb, total Rp 112.000 Kak.'],
      ['price', 'bayi 1 th bayar ga', 'Di bawah 2 tahun gratis Kak.'],
      ['total', 'ultah 24 anak', 'Paket ulang tahun 1.600.000 + 4 anak x 65.000 = 260.000, jadi Rp 1.860.000 Kak.'],
      ['price', 'kaos kaki 3 pasang', 'Kaos kaki 3 pasang Rp 24.000 Kak.'],
    ],
    wrong: [
      ['price', 'anak 4 th brp', 'Anak 4 tahun Rp 32.000 Kak.'],
      ['price', 'anak 8 th brp', 'Anak 8 tahun Rp 25.000 Kak.'],
      ['price', 'anak 3 th gratis?', 'Anak 3 tahun gratis Kak.'],
      ['total', '2 dewasa anak 3 th', '2 dewasa + anak 3 tahun totalnya Rp 112.000 Kak.'],
      ['total', '2 dewasa, anak 1 th sama 7 th', 'Total Rp 105.000 Kak untuk 2 dewasa dan 2 anak.'],
      ['total', 'ultah 24 anak', 'Untuk 24 anak jadi Rp 1.665.000 Kak.'],
      ['price', 'kaos kaki 3 pasang', 'Kaos kaki 3 pasang Rp 8.000 Kak.'],
    ],
  },
  {
    name: 'boat trips',
    owner: `Karimata Boat. Snorkeling 275rb/orang, sunset cruise 180rb/orang. Anak di bawah 4 th gratis, 4-7 th bayar 50%, 8-11 th diskon 25%.
Sewa fin 30rb, kamera bawah air 120rb. Berangkat tiap Sabtu dan Minggu. Private charter besok bisa kalau DP hari ini.`,
    right: [
      ['total', 'snorkeling anak 6 th', 'Anak 6 tahun bayar 50%, jadi Rp 137.500 Kak.'],
      ['total', 'snorkeling anak 9 th', 'Anak 9 tahun diskon 25%, jadi Rp 206.250 Kak.'],
      [
        'total',
        'sunset 2 dewasa anak 5 th anak 10 th',
        '2 dewasa Rp 360.000, anak 5 tahun Rp 90.000, anak 10 tahun Rp 135.000, total Rp 585.000 Kak.',
      ],
      ['total', 'snorkeling 2 dewasa anak 3 th', '2 dewasa Rp 550.000, anak 3 tahun gratis, totalnya Rp 550.000 Kak.'],
      ['price', 'sunset brp an', 'Sunset cruise kurang lebih 180rb Kak.'],
    ],
    wrong: [
      ['total', 'snorkeling anak 6 th', 'Anak 6 tahun diskon 25%, jadi Rp 206.250 Kak.'],
      ['total', 'snorkeling anak 9 th', 'Anak 9 tahun bayar 50%, jadi Rp 137.500 Kak.'],
      ['total', 'sunset 2 dewasa anak 5 th anak 10 th', 'Totalnya Rp 540.000 Kak untuk 2 dewasa dan 2 anak.'],
      ['price', 'sunset anak 5 th', 'Anak 5 tahun Rp 135.000 Kak.'],
      ['price', 'sunset brp', 'Sunset cruise hampir seratus lima puluh ribu Kak.'],
    ],
  },
  {
    name: 'phone repair',
    owner: `Servis HP Kilat Medan. Ganti LCD Redmi 9 380rb, ganti baterai 145rb, ganti konektor cas 95rb, cek kerusakan gratis.
LCD bisa ditunggu 1 jam. Baterai 2 hari. Konektor selesai besok.
COD alat antar jemput area Medan Kota 20rb, Medan Johor 30rb.`,
    right: [
      ['price', 'baterai brp', 'Ganti baterai nggak sampai 150rb Kak, Rp 145.000.'],
      ['price', 'lcd kira2', 'Ganti LCD Redmi 9 hampir empat ratus ribu Kak.'],
      ['terms', 'konektor kapan jadi', 'Konektor cas selesai besok Kak.'],
      ['terms', 'lcd ditunggu bs?', 'Bisa Kak, LCD bisa ditunggu 1 jam.'],
      ['total', 'antar jemput medan johor konektor total', 'Ganti konektor cas 95rb + antar jemput Medan Johor 30rb = Rp 125.000 Kak.'],
    ],
    wrong: [
      ['total', 'baterai besok jadi?', 'Baterai besok jadi Kak.'],
      ['terms', 'baterai hari ini bs?', 'Baterai hari ini bisa Kak.'],
      ['total', 'antar jemput medan johor konektor total', 'Konektor dengan antar jemput Medan Johor totalnya Rp 115.000 Kak.'],
      ['price', 'lcd kira2', 'Ganti LCD Redmi 9 sekitar tiga ratus ribu Kak.'],
      ['price', 'baterai brp', 'Ganti baterai puluhan ribu Kak.'],
      ['price', 'konektor brp', 'Konektor cas hampir 150 ribu Kak.'],
    ],
  },
  {
    name: 'furniture',
    owner: `Mebel Sono Jati. Meja belajar 640rb, rak sepatu 215rb, kursi bar 390rb, lemari 2 pintu 2,3jt.
Knop tambahan 15rb/buah, kunci lemari 25rb per buah. Finishing duco +180rb. Antar dalam kota 75rb.
Rak sepatu ready bisa antar besok. Lemari 14 hari kerja. COD dalam kota saja, biaya COD 2%.`,
    right: [
      ['terms', 'rak sepatu besok bs antar', 'Bisa Kak, rak sepatu bisa antar besok.'],
      ['total', 'lemari plus 2 kunci', 'Lemari 2 pintu 2.300.000 + kunci lemari 2 buah 50.000 = Rp 2.350.000 Kak.'],
      ['price', 'knop 4 brp', 'Knop tambahan 4 buah Rp 60.000 Kak.'],
      ['total', 'meja belajar duco', 'Meja belajar dengan finishing duco jadi Rp 820.000 Kak.'],
      ['total', 'rak sepatu cod dalam kota', 'COD dalam kota biaya 2% Kak, rak sepatu jadi Rp 219.300.'],
      ['price', 'lemari brp', 'Lemari 2 pintu dua jutaan Kak, tepatnya Rp 2.300.000.'],
      ['price', 'kursi bar kisaran', 'Kursi bar hampir empat ratus ribu Kak.'],
    ],
    wrong: [
      ['terms', 'lemari besok bs antar', 'Lemari besok bisa antar Kak.'],
      ['total', 'lemari plus 2 kunci', 'Lemari dengan 2 kunci jadi Rp 2.325.000 Kak.'],
      ['price', 'knop 4 brp', 'Knop tambahan 4 buah Rp 15.000 Kak.'],
      ['total', 'meja belajar duco', 'Meja belajar dengan finishing duco jadi Rp 640.000 Kak.'],
      ['total', 'rak sepatu cod dalam kota', 'COD dalam kota totalnya Rp 215.000 Kak.'],
      ['price', 'lemari brp', 'Lemari 2 pintu sejutaan Kak.'],
      ['price', 'kursi bar kisaran', 'Kursi bar tiga ratus ribuan Kak, tepatnya 290rb.'],
      ['total', 'rak sepatu cod luar kota', 'COD luar kota bisa Kak, jadi Rp 219.300.'],
    ],
  },
  {
    name: 'plants',
    owner: `Kebun Sela. Monstera 125rb, aglaonema 88rb, kaktus mini 17rb/buah, pot tanah liat 22rb/buah, media tanam 15rb/5kg.
Beli 10 kaktus gratis 1. Packing kayu 35rb. Antar Depok 20rb, Bogor 40rb.`,
    right: [
      ['price', 'kaktus 4 buah', 'Kaktus mini 4 buah Rp 68.000 Kak.'],
      ['price', 'pot 2', 'Pot tanah liat 2 buah Rp 44.000 Kak.'],
      ['price', 'kaktus murah?', 'Kaktus mini belasan ribu Kak, 17rb per buah.'],
      ['price', 'monstera kisaran brp', 'Monstera seratus dua puluhan ribu Kak.'],
      ['total', 'aglaonema antar bogor total', 'Aglaonema 88rb + antar Bogor 40rb = Rp 128.000 Kak.'],
      ['price', 'kaktus 10', '10 kaktus mini Rp 170.000 Kak, gratis 1.'],
      ['price', 'media tanam 10kg', 'Media tanam 10kg Rp 30.000 Kak.'],
    ],
    wrong: [
      ['price', 'kaktus 4 buah', 'Kaktus mini 4 buah Rp 17.000 Kak.'],
      ['price', 'pot 2', 'Pot tanah liat 2 buah Rp 34.000 Kak.'],
      ['price', 'kaktus 10', '10 kaktus Rp 17.000 Kak.'],
      ['price', 'monstera murah?', 'Monstera belasan ribu Kak.'],
      ['price', 'monstera kisaran brp', 'Monstera hampir seratus ribu Kak.'],
      ['total', 'aglaonema antar bogor total', 'Aglaonema antar Bogor totalnya Rp 108.000 Kak.'],
      ['price', 'media tanam 10kg', 'Media tanam 10kg Rp 15.000 Kak.'],
    ],
  },
  {
    name: 'laundry',
    owner: `Laundry Wangi Pagi. Kiloan 7rb/kg, bedcover 30rb/buah, boneka kecil 12rb per buah, sepatu 35rb/pasang, jas 28rb/buah.
Reguler 2 hari, express 1 hari +50%. Jas 3 hari. Antar jemput gratis radius 2 km, lebih dari itu 8rb.`,
    right: [
      ['price', 'bedcover 2', 'Bedcover 2 buah Rp 60.000 Kak.'],
      ['price', 'boneka kecil 3', 'Boneka kecil 3 buah Rp 36.000 Kak.'],
      ['total', 'kiloan express 4kg', '4 kg x 7.000 = 28.000, express +50% jadi Rp 42.000 Kak.'],
      ['price', 'kiloan reguler besok jadi?', 'Reguler 2 hari Kak, kalau express 1 hari.'],
      ['price', 'jas 2 brp', 'Jas 2 buah Rp 56.000 Kak.'],
      ['price', 'sepatu brp', 'Sepatu tiga puluhan ribu Kak, 35rb sepasang.'],
    ],
    wrong: [
      ['price', 'bedcover 2', 'Bedcover 2 buah Rp 30.000 Kak.'],
      ['price', 'boneka kecil 3', 'Boneka kecil 3 buah Rp 24.000 Kak.'],
      ['total', 'jas besok jadi?', 'Jas besok jadi Kak.'],
      ['total', 'kiloan express 4kg', '4 kg express jadi Rp 28.000 Kak.'],
      ['price', 'jas 2 brp', 'Jas 2 buah Rp 28.000 Kak.'],
      ['price', 'sepatu brp', 'Sepatu belasan ribu Kak.'],
    ],
  },
  {
    name: 'gadgets',
    owner: `Aksesori Zona. TWS Air 210rb, powerbank 10000mAh 165rb, kabel type C 28rb, holder motor 55rb.
Bubble wrap 3rb/buah, kartu ucapan 5rb/buah. COD hanya Jabodetabek, fee 10rb. Luar Jabodetabek transfer dulu.
Sameday Jakarta order sebelum jam 12.`,
    right: [
      ['total', 'tws cod bekasi total', 'TWS Air 210rb + fee COD 10rb = Rp 220.000 Kak.'],
      ['total', 'kabel 3 kartu ucapan 2', 'Kabel type C 3 pcs 84rb + kartu ucapan 2 buah 10rb = Rp 94.000 Kak.'],
      ['price', 'powerbank kisaran', 'Powerbank seratus enam puluhan ribu Kak.'],
      ['price', 'tws brp', 'TWS Air dua ratusan ribu Kak, Rp 210.000.'],
      ['price', 'kabel brp', 'Kabel type C dua puluhan ribu Kak, 28rb.'],
    ],
    wrong: [
      ['total', 'tws cod bekasi total', 'COD Bekasi TWS Air totalnya Rp 210.000 Kak.'],
      ['total', 'kabel 3 kartu ucapan 2', 'Kabel type C 3 pcs 84rb + kartu ucapan 2 buah 10rb = Rp 89.000 Kak.'],
      ['total', 'tws cod surabaya', 'COD Surabaya TWS Air totalnya Rp 220.000 Kak.'],
      ['price', 'powerbank kisaran', 'Powerbank hampir seratus ribu Kak.'],
      ['price', 'kartu ucapan 2', 'Kartu ucapan 2 buah Rp 5.000 Kak.'],
      ['price', 'tws brp', 'TWS Air kurang lebih seratus delapan puluh ribu Kak.'],
    ],
  },
  {
    name: 'course',
    owner: `Kursus Jahit Bunda Tari. Kelas dasar 450rb/bulan, kelas pola 600rb/bulan, kelas privat 125rb/pertemuan. Pendaftaran 50rb. Modul 35rb/buah.
Pelajar diskon 20%, ibu rumah tangga diskon 10% untuk kelas dasar. Kelas dasar mulai tiap Senin. Kelas privat bisa mulai besok.`,
    right: [
      ['terms', 'privat besok bs mulai?', 'Bisa Kak, kelas privat bisa mulai besok.'],
      ['total', 'kelas dasar pelajar', 'Pelajar diskon 20%, kelas dasar jadi Rp 360.000 Kak.'],
      ['price', 'modul 2', 'Modul 2 buah Rp 70.000 Kak.'],
      ['total', 'kelas pola sama daftar', 'Kelas pola 600rb + pendaftaran 50rb = Rp 650.000 Kak.'],
      ['price', 'kelas dasar kisaran brp', 'Kelas dasar empat ratusan ribu Kak, tepatnya 450rb per bulan.'],
      ['price', 'privat 4x', 'Kelas privat 4 pertemuan Rp 500.000 Kak.'],
    ],
    wrong: [
      ['terms', 'kelas dasar besok bs mulai?', 'Kelas dasar bisa mulai besok Kak.'],
      ['total', 'kelas dasar pelajar', 'Pelajar diskon 20%, kelas dasar jadi Rp 405.000 Kak.'],
      ['price', 'modul 2', 'Modul 2 buah Rp 35.000 Kak.'],
      ['total', 'kelas pola sama daftar', 'Kelas pola dengan pendaftaran totalnya Rp 600.000 Kak.'],
      ['price', 'kelas dasar brp', 'Kelas dasar sekitar tiga ratus ribu Kak.'],
      ['price', 'privat 4x', 'Kelas privat 4 pertemuan Rp 450.000 Kak.'],
    ],
  },
  {
    name: 'catering',
    owner: `Catering Bu Wulan Solo. Nasi box ayam 27rb, nasi box ikan 29rb, snack box 14rb, tumpeng mini 95rb/buah.
Minimal 15 box. Sendok garpu 1rb/buah, air mineral 4rb per buah. Antar Solo 25rb, Sukoharjo 35rb. Pesan H-2, snack box bisa H-1.`,
    right: [
      ['total', 'snack box besok bs?', 'Snack box bisa H-1 Kak, jadi besok bisa.'],
      ['total', 'nasi box ayam 20 sama air mineral', '20 box ayam 540rb + air mineral 20 buah 80rb = Rp 620.000 Kak.'],
      ['price', 'tumpeng mini 2', 'Tumpeng mini 2 buah Rp 190.000 Kak.'],
      ['price', 'tumpeng mini kisaran', 'Tumpeng mini hampir seratus ribu Kak.'],
      ['total', 'snack box 30 antar sukoharjo', 'Snack box 30 420rb + antar Sukoharjo 35rb = Rp 455.000 Kak.'],
      ['price', 'nasi box brp an', 'Nasi box dua puluhan ribu Kak, ayam 27rb ikan 29rb.'],
    ],
    wrong: [
      ['terms', 'nasi box ayam besok bs?', 'Nasi box ayam besok bisa Kak.'],
      ['price', 'tumpeng mini 2', 'Tumpeng mini 2 buah Rp 95.000 Kak.'],
      ['total', 'nasi box ayam 20 sama air mineral', '20 nasi box ayam sama 20 air mineral totalnya Rp 544.000 Kak.'],
      ['price', 'tumpeng mini kisaran', 'Tumpeng mini sekitar tujuh puluh ribu Kak.'],
      ['total', 'snack box 30 antar sukoharjo', 'Snack box 30 antar Sukoharjo total Rp 445.000 Kak.'],
      ['price', 'nasi box brp an', 'Nasi box belasan ribu Kak.'],
    ],
  },
  {
    name: 'fashion',
    owner: `Batik Gendhis. Kemeja batik 235rb, blus batik 198rb, sarung 130rb, kain meteran 55rb/meter.
Ukuran XL +10rb, XXL +20rb, kancing batok +2rb/buah. Stok XL ada. Reguler JNE, dalam kota kurir toko 15rb bayar di tempat biaya 5rb.`,
    right: [
      ['price', 'kemeja xxl', 'Kemeja batik XXL Rp 255.000 Kak.'],
      ['price', 'xl nambah brp', 'Ukuran XL tambah 10rb Kak.'],
      ['total', 'blus xl', 'Blus batik XL jadi Rp 208.000 Kak.'],
      ['price', 'kancing batok 6', 'Kancing batok 6 buah tambah Rp 12.000 Kak.'],
      ['price', 'blus brp', 'Blus hampir dua ratus ribu Kak, 198rb.'],
      ['price', 'kain 2 meter', 'Kain 2 meter Rp 110.000 Kak.'],
      ['price', 'sarung brp an', 'Sarung seratus tiga puluhan Kak.'],
    ],
    wrong: [
      ['price', 'kemeja xxl', 'Kemeja batik XXL Rp 245.000 Kak.'],
      ['price', 'xl nambah brp', 'Ukuran XL tambah 20rb Kak.'],
      ['price', 'xxl', 'Ukuran XXL tambah 10rb Kak.'],
      ['price', 'kancing batok 6', 'Kancing batok 6 buah tambah Rp 2.000 Kak.'],
      ['price', 'blus brp', 'Blus batik 150-an Kak.'],
      ['price', 'sarung brp an', 'Sarung dua ratusan Kak.'],
      ['price', 'kemeja brp', 'Kemeja batik hampir dua ratus ribu Kak.'],
      ['total', 'blus xl', 'Blus batik XL jadi Rp 198.000 Kak.'],
    ],
  },
];
