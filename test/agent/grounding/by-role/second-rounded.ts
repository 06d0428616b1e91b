import type { Shop } from '../shop.js';

/** The roles of rounded-and-counted.ts in other shops, written before the rules for them were measured with it. */
export const secondRounded: readonly Shop[] = [
  {
    name: 'shoes',
    owner: `Sepatu Tapak Rimba. Sneakers Alto 319rb, sandal gunung 148rb, pantofel Rama 412rb, kaos kaki 9rb/pasang.
Sol tambahan 27rb/pasang. Semir 16rb/buah. COD Surabaya biaya 6rb, Sidoarjo 11rb, kota lain transfer.
Sandal gunung ready kirim hari ini. Pantofel dibuat 12 hari kerja.`,
    right: [
      ['price', 'sandal gunung kira2 brp', 'Sandal gunung hampir seratus lima puluh ribu Kak.'],
      ['price', 'alto mahal ga', 'Sneakers Alto nggak sampai 350 ribu Kak, 319rb.'],
      ['price', 'kaos kaki 5 pasang', 'Kaos kaki 5 pasang Rp 45.000 Kak.'],
      ['total', 'sandal cod sidoarjo', 'COD Sidoarjo biaya 11rb, jadi totalnya Rp 159.000 Kak.'],
      ['price', 'pantofel brp an', 'Pantofel Rama empat ratusan ribu Kak.'],
      ['price', 'semir 2', 'Semir 2 buah Rp 32.000 Kak.'],
      ['terms', 'sandal dikirim hari ini bs', 'Bisa Kak, sandal gunung dikirim hari ini.'],
    ],
    wrong: [
      ['price', 'sandal gunung kira2 brp', 'Sandal gunung hampir dua ratus ribu Kak.'],
      ['price', 'alto brp', 'Sneakers Alto puluhan ribu Kak.'],
      ['price', 'kaos kaki 5 pasang', 'Kaos kaki 5 pasang Rp 9.000 Kak.'],
      ['total', 'sandal cod sidoarjo', 'COD Sidoarjo totalnya Rp 154.000 Kak.'],
      ['price', 'pantofel brp an', 'Pantofel Rama tiga ratusan ribu Kak.'],
      ['price', 'semir 2', 'Semir 2 buah Rp 16.000 Kak.'],
      ['terms', 'pantofel hari ini bs dikirim', 'Pantofel bisa dikirim hari ini Kak.'],
      ['total', 'sandal cod surabaya', 'COD Surabaya sandal gunung totalnya Rp 148.000 Kak.'],
    ],
  },
  {
    name: 'waterpark',
    owner: `Tirta Ria Waterpark. Dewasa 55rb, anak 3-6 tahun 30rb, anak 7-11 tahun 42rb, di bawah 3 tahun gratis, lansia 25rb.
Sewa ban 15rb/buah, gazebo 120rb, loker 12rb. Rombongan min 25 orang diskon 15%.`,
    right: [
      ['total', '3 dewasa anak 5 th', '3 dewasa 165rb + anak 5 tahun 30rb = Rp 195.000 Kak.'],
      ['total', '1 dewasa anak 4 th sama 9 th', 'Dewasa 55rb, anak 4 tahun 30rb, anak 9 tahun 42rb, totalnya Rp 127.000 Kak.'],
      ['price', 'anak 2 th bayar?', 'Anak 2 tahun gratis Kak.'],
      ['price', 'sewa ban 3', 'Sewa ban 3 buah Rp 45.000 Kak.'],
      ['price', 'anak 10 th brp', 'Anak 10 tahun Rp 42.000 Kak.'],
      ['price', 'gazebo kisaran', 'Gazebo seratus dua puluh ribuan Kak.'],
    ],
    wrong: [
      ['total', '3 dewasa anak 5 th', '3 dewasa dan anak 5 tahun totalnya Rp 207.000 Kak.'],
      ['total', '1 dewasa anak 4 th sama 9 th', 'Totalnya Rp 115.000 Kak untuk 1 dewasa dan 2 anak.'],
      ['price', 'anak 4 th bayar?', 'Anak 4 tahun gratis Kak.'],
      ['price', 'sewa ban 3', 'Sewa ban 3 buah Rp 15.000 Kak.'],
      ['price', 'anak 10 th brp', 'Anak 10 tahun Rp 30.000 Kak.'],
      ['price', 'gazebo kisaran', 'Gazebo sekitar delapan puluh ribu Kak.'],
    ],
  },
  {
    name: 'bakery',
    owner: `Roti Manis Ayu. Roti sobek 38rb, donat 6rb/buah, bolu gulung 72rb, tart 22cm 265rb.
Tulisan cokelat +15rb, lilin 5rb/buah, box mika 4rb per buah. Tart pesan H-2, roti sobek bisa besok.
Antar Bekasi 18rb, Cikarang 28rb.`,
    right: [
      ['price', 'donat 6 brp', 'Donat 6 buah Rp 36.000 Kak.'],
      ['total', 'tart pakai tulisan', 'Tart 22cm dengan tulisan cokelat jadi Rp 280.000 Kak.'],
      ['terms', 'roti sobek besok bs', 'Bisa Kak, roti sobek bisa besok.'],
      ['total', 'bolu gulung antar cikarang', 'Bolu gulung 72rb + antar Cikarang 28rb = Rp 100.000 Kak.'],
      ['price', 'lilin 4', 'Lilin 4 buah Rp 20.000 Kak.'],
      ['price', 'bolu gulung brp an', 'Bolu gulung tujuh puluhan ribu Kak.'],
      ['price', 'donat murah?', 'Donat ribuan saja Kak, 6rb per buah.'],
    ],
    wrong: [
      ['price', 'donat 6 brp', 'Donat 6 buah Rp 6.000 Kak.'],
      ['total', 'tart pakai tulisan', 'Tart 22cm dengan tulisan cokelat jadi Rp 265.000 Kak.'],
      ['terms', 'tart besok bs', 'Tart bisa besok Kak.'],
      ['total', 'bolu gulung antar cikarang', 'Bolu gulung antar Cikarang total Rp 90.000 Kak.'],
      ['price', 'lilin 4', 'Lilin 4 buah Rp 5.000 Kak.'],
      ['price', 'bolu gulung brp an', 'Bolu gulung belasan ribu Kak.'],
      ['price', 'tart brp', 'Tart 22cm hampir dua ratus ribu Kak.'],
    ],
  },
  {
    name: 'dive trips',
    owner: `Selam Biru. Fun dive 520rb/orang, intro dive 690rb/orang. Anak 8-12 th diskon 30%, di bawah 8 th hanya snorkeling 150rb.
Sewa kamera 130rb, foto edit 45rb/buah. Kelompok 6 orang atau lebih diskon 10%. Jadwal tiap Jumat dan Minggu.`,
    right: [
      ['total', 'fun dive anak 10 th', 'Anak 10 tahun diskon 30%, jadi Rp 364.000 Kak.'],
      ['total', 'fun dive 2 dewasa anak 11 th total', '2 dewasa Rp 1.040.000, anak 11 tahun Rp 364.000, total Rp 1.404.000 Kak.'],
      ['price', 'foto edit 3', 'Foto edit 3 buah Rp 135.000 Kak.'],
      ['price', 'intro dive kisaran', 'Intro dive hampir tujuh ratus ribu Kak.'],
    ],
    wrong: [
      ['total', 'fun dive anak 10 th', 'Anak 10 tahun diskon 30%, jadi Rp 156.000 Kak.'],
      ['total', 'fun dive 2 dewasa anak 11 th total', '2 dewasa dan anak 11 tahun total Rp 1.560.000 Kak.'],
      ['price', 'foto edit 3', 'Foto edit 3 buah Rp 45.000 Kak.'],
      ['price', 'intro dive kisaran', 'Intro dive lima ratusan ribu Kak.'],
      ['terms', 'fun dive besok bs?', 'Fun dive besok bisa Kak.'],
    ],
  },
  {
    name: 'motorbike parts',
    owner: `Sparepart Roda Dua. Ban luar 178rb, ban dalam 34rb, kampas rem 46rb/set, oli 58rb/botol, busi 19rb/buah.
Pasang ban 12rb/buah. COD khusus Malang Kota, biaya 4%. Luar kota lewat ekspedisi.`,
    right: [
      ['price', 'busi 2', 'Busi 2 buah Rp 38.000 Kak.'],
      ['price', 'oli 3 botol', 'Oli 3 botol Rp 174.000 Kak.'],
      ['total', 'ban luar pasang', 'Ban luar 178rb + pasang ban 12rb = Rp 190.000 Kak.'],
      ['price', 'ban dalam kisaran', 'Ban dalam tiga puluhan ribu Kak, tepatnya 34rb.'],
      ['price', 'ban luar brp', 'Ban luar kurang lebih 180rb Kak.'],
    ],
    wrong: [
      ['price', 'busi 2', 'Busi 2 buah Rp 19.000 Kak.'],
      ['price', 'oli 3 botol', 'Oli 3 botol Rp 58.000 Kak.'],
      ['total', 'ban luar pasang', 'Ban luar 178rb + pasang ban 12rb = Rp 188.000 Kak.'],
      ['price', 'ban dalam kisaran', 'Ban dalam dua puluhan ribu Kak.'],
      ['terms', 'oli cod luar kota', 'COD luar kota bisa Kak.'],
      ['price', 'ban luar brp', 'Ban luar hampir tiga ratus ribu Kak.'],
    ],
  },
  {
    name: 'upholstery',
    owner: `Sofa Baru Lagi. Ganti kain sofa 1 dudukan 425rb, 2 dudukan 780rb, cuci sofa 95rb/dudukan. Busa tambahan 65rb/buah, bantal 55rb per buah.
Cuci selesai besok. Ganti kain 7 hari kerja. Antar jemput Depok 40rb, Bogor 60rb.`,
    right: [
      ['price', 'bantal 3', 'Bantal 3 buah Rp 165.000 Kak.'],
      ['terms', 'cuci sofa kapan selesai', 'Cuci sofa selesai besok Kak.'],
      ['total', 'ganti kain 1 dudukan sama bantal 2', 'Ganti kain 425rb + bantal 2 buah 110rb = Rp 535.000 Kak.'],
      ['price', 'cuci sofa brp an', 'Cuci sofa hampir seratus ribu per dudukan Kak.'],
      ['total', 'ganti kain 2 dudukan antar bogor', 'Ganti kain 2 dudukan 780rb + antar jemput Bogor 60rb = Rp 840.000 Kak.'],
    ],
    wrong: [
      ['price', 'bantal 3', 'Bantal 3 buah Rp 55.000 Kak.'],
      ['total', 'ganti kain besok jadi?', 'Ganti kain besok jadi Kak.'],
      ['total', 'ganti kain 1 dudukan sama bantal 2', 'Ganti kain 425rb + bantal 2 buah 110rb = Rp 480.000 Kak.'],
      ['price', 'cuci sofa brp an', 'Cuci sofa sekitar lima puluh ribu per dudukan Kak.'],
      ['total', 'ganti kain 2 dudukan antar bogor', 'Ganti kain 2 dudukan antar jemput Bogor total Rp 820.000 Kak.'],
    ],
  },
  {
    name: 'stationery',
    owner: `Toko Tulis Cemara. Buku A5 17rb/buah, pulpen 4rb/buah, map plastik 7rb/buah, spidol 11rb, kertas HVS 54rb/rim.
Cetak nama +3rb/buah. Beli 12 buku 180rb. Kirim Solo 9rb, Klaten 13rb.`,
    right: [
      ['price', 'buku 4', 'Buku A5 4 buah Rp 68.000 Kak.'],
      ['price', 'buku 12', '12 buku Rp 180.000 Kak.'],
      ['total', 'pulpen 10 cetak nama', 'Pulpen 10 buah 40rb + cetak nama 30rb = Rp 70.000 Kak.'],
      ['price', 'hvs brp an', 'Kertas HVS lima puluhan ribu Kak.'],
      ['total', 'spidol 2 map 3', 'Spidol 2 pcs 22rb + map plastik 3 buah 21rb = Rp 43.000 Kak.'],
      ['price', 'map murah ya', 'Map plastik cuma ribuan Kak.'],
    ],
    wrong: [
      ['price', 'buku 4', 'Buku A5 4 buah Rp 17.000 Kak.'],
      ['price', 'buku 12', '12 buku Rp 17.000 Kak.'],
      ['price', 'hvs brp an', 'Kertas HVS tiga puluhan ribu Kak.'],
      ['total', 'spidol 2 map 3', 'Spidol 2 pcs 22rb + map plastik 3 buah 21rb = Rp 34.000 Kak.'],
      ['price', 'hvs', 'Kertas HVS ratusan ribu Kak.'],
      ['price', 'map 3', 'Map plastik 3 buah Rp 7.000 Kak.'],
    ],
  },
  {
    name: 'cosmetics',
    owner: `Cantik Raya. Lip cream 63rb, cushion 187rb, blush on 74rb, spons 8rb/buah, pouch 26rb/buah.
COD hanya Bandung dan Cimahi, fee 5rb. Kode RAYA10 potongan 10% min belanja 175rb.`,
    right: [
      ['total', 'cushion kode RAYA10', 'Dengan kode RAYA10 cushion potongan 10% jadi Rp 168.300 Kak.'],
      ['price', 'spons 3', 'Spons 3 buah Rp 24.000 Kak.'],
      ['total', 'lip cream cod cimahi total', 'COD Cimahi fee 5rb, lip cream totalnya Rp 68.000 Kak.'],
      ['price', 'cushion kisaran', 'Cushion hampir dua ratus ribu Kak.'],
      ['price', 'blush on brp an', 'Blush on tujuh puluhan ribu Kak.'],
    ],
    wrong: [
      ['total', 'lip cream kode RAYA10', 'Dengan kode RAYA10 lip cream potongan 10% jadi Rp 56.700 Kak.'],
      ['price', 'spons 3', 'Spons 3 buah Rp 8.000 Kak.'],
      ['total', 'lip cream cod cimahi total', 'COD Cimahi lip cream totalnya Rp 63.000 Kak.'],
      ['price', 'cushion kisaran', 'Cushion seratusan ribu Kak.'],
      ['price', 'blush on brp an', 'Blush on hampir seratus lima puluh ribu Kak.'],
      ['total', 'lip cream cod jakarta', 'COD Jakarta bisa Kak, totalnya Rp 68.000.'],
    ],
  },
  {
    name: 'farm eggs',
    owner: `Telur Desa Makmur. Telur ayam kampung 3rb/butir, telur bebek 3.500/butir, telur asin 5rb/buah, madu 88rb/botol.
Tray isi 30 telur ayam kampung 85rb. Antar Boyolali 10rb, Salatiga 20rb. Telur asin bisa kirim besok, madu tiap Sabtu.`,
    right: [
      ['price', 'telur asin 8', 'Telur asin 8 buah Rp 40.000 Kak.'],
      ['price', 'telur bebek 10', 'Telur bebek 10 butir Rp 35.000 Kak.'],
      ['price', 'madu 2 botol', 'Madu 2 botol Rp 176.000 Kak.'],
      ['price', 'madu kisaran brp', 'Madu kurang lebih 90rb sebotol Kak.'],
      ['total', 'tray antar salatiga', 'Tray 85rb + antar Salatiga 20rb = Rp 105.000 Kak.'],
      ['terms', 'telur asin besok bs kirim', 'Telur asin bisa kirim besok Kak.'],
    ],
    wrong: [
      ['price', 'telur asin 8', 'Telur asin 8 buah Rp 5.000 Kak.'],
      ['price', 'telur bebek 10', 'Telur bebek 10 butir Rp 3.500 Kak.'],
      ['price', 'madu 2 botol', 'Madu 2 botol Rp 88.000 Kak.'],
      ['price', 'madu kisaran brp', 'Madu belasan ribu Kak.'],
      ['total', 'tray antar salatiga', 'Tray antar Salatiga totalnya Rp 95.000 Kak.'],
      ['terms', 'madu besok bs kirim', 'Madu bisa kirim besok Kak.'],
    ],
  },
  {
    name: 'dance school',
    owner: `Sanggar Tari Melati. Kelas anak 220rb/bulan, kelas remaja 260rb/bulan, kelas dewasa 310rb/bulan. Daftar 75rb. Kostum sewa 85rb/buah, sampur 28rb/buah.
Mahasiswa diskon 20%, guru diskon 15% untuk kelas dewasa. Kelas anak bisa mulai besok, kelas lain tiap awal bulan.`,
    right: [
      ['total', 'kelas dewasa mahasiswa', 'Mahasiswa diskon 20%, kelas dewasa jadi Rp 248.000 Kak.'],
      ['price', 'sampur 2', 'Sampur 2 buah Rp 56.000 Kak.'],
      ['total', 'kelas remaja sama daftar', 'Kelas remaja 260rb + daftar 75rb = Rp 335.000 Kak.'],
      ['terms', 'kelas anak besok mulai bs', 'Kelas anak bisa mulai besok Kak.'],
      ['price', 'kelas dewasa brp an', 'Kelas dewasa tiga ratusan ribu per bulan Kak.'],
    ],
    wrong: [
      ['total', 'kelas dewasa mahasiswa', 'Mahasiswa diskon 20%, kelas dewasa jadi Rp 263.500 Kak.'],
      ['price', 'sampur 2', 'Sampur 2 buah Rp 28.000 Kak.'],
      ['total', 'kelas remaja sama daftar', 'Kelas remaja dengan daftar totalnya Rp 260.000 Kak.'],
      ['terms', 'kelas remaja besok mulai bs', 'Kelas remaja bisa mulai besok Kak.'],
      ['price', 'kelas dewasa brp an', 'Kelas dewasa dua ratusan ribu per bulan Kak.'],
    ],
  },
  {
    name: 'party rental',
    owner: `Sewa Pesta Gembira. Kursi 6rb/buah, meja bulat 45rb/buah, tenda 4x6 650rb, sound 900rb, genset 750rb/hari.
Sarung kursi +2rb/buah. Ongkos antar Magelang 50rb, Temanggung 90rb. DP 30%. Kursi bisa besok, tenda pesan H-4.`,
    right: [
      ['price', 'kursi 50', 'Kursi 50 buah Rp 300.000 Kak.'],
      ['price', 'meja 4', 'Meja bulat 4 buah Rp 180.000 Kak.'],
      ['total', 'kursi 50 pakai sarung', 'Kursi 50 buah 300rb + sarung kursi 100rb = Rp 400.000 Kak.'],
      ['total', 'tenda antar temanggung', 'Tenda 650rb + antar Temanggung 90rb = Rp 740.000 Kak.'],
      ['price', 'genset brp an', 'Genset tujuh ratus lima puluhan ribu sehari Kak.'],
      ['total', 'sound dp', 'DP 30% dari 900rb = Rp 270.000 Kak.'],
    ],
    wrong: [
      ['price', 'kursi 50', 'Kursi 50 buah Rp 6.000 Kak.'],
      ['price', 'meja 4', 'Meja bulat 4 buah Rp 45.000 Kak.'],
      ['terms', 'tenda besok bs', 'Tenda bisa besok Kak.'],
      ['total', 'tenda antar temanggung', 'Tenda antar Temanggung totalnya Rp 700.000 Kak.'],
      ['price', 'genset brp an', 'Genset jutaan Kak.'],
      ['total', 'sound dp', 'DP 30% dari 900rb = Rp 300.000 Kak.'],
    ],
  },
  {
    name: 'tailor',
    owner: `Penjahit Bu Lastri. Jahit kemeja 135rb, jahit rok 110rb, kebaya 480rb, potong celana 18rb/buah, ganti resleting 22rb/buah.
Ukuran XL +15rb, XXL +25rb, furing +40rb. Potong celana bisa ditunggu. Kebaya 3 minggu.`,
    right: [
      ['price', 'potong celana 3', 'Potong celana 3 buah Rp 54.000 Kak.'],
      ['price', 'kemeja xxl', 'Jahit kemeja XXL Rp 160.000 Kak.'],
      ['price', 'xl nambah brp', 'Ukuran XL tambah 15rb Kak.'],
      ['total', 'rok furing', 'Jahit rok dengan furing jadi Rp 150.000 Kak.'],
      ['price', 'kebaya kisaran', 'Kebaya hampir lima ratus ribu Kak.'],
      ['price', 'kemeja brp an', 'Jahit kemeja seratus tiga puluhan ribu Kak.'],
    ],
    wrong: [
      ['price', 'potong celana 3', 'Potong celana 3 buah Rp 18.000 Kak.'],
      ['price', 'kemeja xxl', 'Jahit kemeja XXL Rp 150.000 Kak.'],
      ['price', 'xl nambah brp', 'Ukuran XL tambah 25rb Kak.'],
      ['total', 'rok furing', 'Jahit rok dengan furing jadi Rp 110.000 Kak.'],
      ['terms', 'kebaya hari ini bs', 'Kebaya hari ini bisa Kak.'],
      ['price', 'kemeja brp an', 'Jahit kemeja dua ratusan ribu Kak.'],
    ],
  },
];
