import type { Shop } from '../shop.js';

/** Shops whose owners write texts of average length. The answers were written without looking at the rules. */
export const twelfthThird: readonly Shop[] = [
  {
    name: 'furniture',
    owner: `Jati Makmur Mebel Jepara - kayu jati asli & mahoni
Kursi tamu jati minimalis 3-2-1 + meja 6,5jt
Meja makan jati 4 kursi 4,2jt, 6 kursi 5,5jt
Lemari 2 pintu mahoni 2,3jt / jati 3,4jt. Lemari 3 pintu mahoni 3,1jt / jati 4,8jt
Dipan 160x200 jati 2,9jt, 180x200 jati 3,2jt (ga termasuk kasur)
Rak tv 150cm mahoni 1,4jt
Nakas jati 550rb, beli 2 jadi 1jt
Custom ukuran bisa, kirim gambar dulu nanti dihitung. finishing natural / salak brown / duco putih (duco +10%)
Semua sistem pre order 3-4 minggu, kalo ada yang ready nanti dikabarin
DP 40%, pelunasan sebelum kirim setelah difoto
Ongkir ekspedisi mebel: Jateng DIY 250rb, Jabar Jabodetabek 400rb, Jatim 350rb per alamat (sampai 3 barang). Lebih dari 3 barang / luar Jawa tanya
Garansi kayu & konstruksi 1 tahun. Rayap ga termasuk utk mahoni
Lecet di jalan kami servis gratis, foto maks 1x24 jam
Ga ada COD, ga ada cicilan. Bank BCA 2471 885 306 an Mulyono
Batal setelah produksi jalan dp ga bisa kembali
Workshop buka senin sabtu 8-16, boleh datang lihat`,
    right: [
      ['total', 'kursi tamu brp pak', 'Kursi tamu jati minimalis 3-2-1 + meja Rp6.500.000 kak.'],
      ['price', 'meja makan 6 kursi berapa', 'Meja makan jati 6 kursi Rp5.500.000 kak, kalau 4 kursi Rp4.200.000.'],
      [
        'price',
        'lemari 2 pintu jati sama mahoni selisih brp',
        'Lemari 2 pintu mahoni Rp2.300.000, jati Rp3.400.000, selisihnya Rp1.100.000 kak.',
      ],
      [
        'total',
        'dipan 180 kirim bandung total',
        'Dipan jati 180x200 Rp3.200.000 + ongkir Jabar Rp400.000, total Rp3.600.000 kak. Belum termasuk kasur ya.',
      ],
      ['price', 'dipan udah sama kasur?', 'Belum kak, harga dipan tidak termasuk kasur.'],
      ['total', 'nakas 2 brp', 'Nakas jati beli 2 jadi Rp1.000.000 kak, kalau satuan Rp550.000.'],
      [
        'total',
        'dipan 160 + nakas 2 kirim jogja total brp',
        'Dipan 160x200 Rp2.900.000 + nakas 2 pcs Rp1.000.000 + ongkir DIY Rp250.000 (sampai 3 barang), total Rp4.150.000 kak.',
      ],
      [
        'total',
        'lemari 3 pintu mahoni duco putih jadi berapa',
        'Lemari 3 pintu mahoni Rp3.100.000, finishing duco +10% Rp310.000, jadi Rp3.410.000 kak, belum ongkir.',
      ],
      ['total', 'rak tv duco kirim surabaya', 'Rak TV Rp1.400.000 + duco 10% Rp140.000 + ongkir Jatim Rp350.000, total Rp1.890.000 kak.'],
      ['payment', 'dp meja makan 4 kursi berapa', 'DP 40% kak, dari Rp4.200.000 jadi Rp1.680.000. Pelunasan sebelum kirim setelah difoto.'],
      [
        'payment',
        'kursi tamu dp brp sisanya brp',
        'Kursi tamu Rp6.500.000, DP 40% Rp2.600.000, sisanya Rp3.900.000 belum termasuk ongkir kak.',
      ],
      ['payment', 'bisa cod pak?', 'Maaf kak, kami tidak ada COD. Sistemnya DP 40%, pelunasan sebelum kirim.'],
      ['stock', 'bisa nyicil ga', 'Maaf kak, belum ada cicilan ya.'],
      ['total', 'berapa lama jadinya', 'Pre order 3-4 minggu kak.'],
      [
        'stock',
        'lemari 2 pintu ready ga?',
        'Semua sistem pre order 3-4 minggu kak. Saya tanyakan dulu kalau ada yang ready nanti dikabari ya.',
      ],
      ['shipping', 'bisa ukuran custom?', 'Bisa kak, boleh kirim gambar dan ukurannya dulu nanti kami hitungkan harganya.'],
      [
        'shipping',
        'ongkir ke palembang',
        'Untuk luar Jawa ongkirnya perlu ditanyakan dulu kak. Boleh info alamat dan barang yang mau dipesan?',
      ],
      [
        'shipping',
        'pesan 5 barang ke jakarta ongkir 400?',
        'Ongkir Rp400.000 untuk sampai 3 barang per alamat kak. Kalau lebih dari 3 barang saya tanyakan dulu ya.',
      ],
      ['terms', 'garansinya gimana', 'Garansi kayu dan konstruksi 1 tahun kak. Untuk mahoni, rayap tidak termasuk garansi.'],
      ['terms', 'lemari mahoni dimakan rayap digaransi ga', 'Maaf kak, rayap tidak termasuk garansi untuk mahoni.'],
      ['shipping', 'pas nyampe lecet gmn pak', 'Lecet di jalan kami servis gratis kak, kirim fotonya maksimal 1x24 jam ya.'],
      ['account', 'no rek', 'BCA 2471 885 306 an Mulyono ya kak.'],
      ['payment', 'kalo batal dp balik?', 'Kalau produksi sudah berjalan DP tidak bisa kembali kak.'],
      ['time', 'minggu bisa ke workshop?', 'Workshop buka Senin sampai Sabtu jam 8-16 kak, Minggu tutup.'],
      ['stock', 'pilihan warnanya apa aja', 'Finishing ada natural, salak brown dan duco putih kak. Duco tambah 10%.'],
    ],
    wrong: [
      ['price', 'lemari 3 pintu jati', 'Lemari 3 pintu jati Rp3.400.000 kak.'],
      ['price', 'meja makan 4 kursi', 'Meja makan jati 4 kursi Rp5.500.000 ya kak.'],
      ['total', 'dipan 160 kirim jakarta total', 'Dipan 160x200 total Rp2.900.000 kak sudah termasuk kirim Jakarta.'],
      ['price', 'rak tv duco', 'Rak TV duco tetap Rp1.400.000 kak.'],
      ['price', 'nakas 2 berapa', 'Nakas 2 pcs Rp1.100.000 kak.'],
      ['total', 'dp lemari 2 pintu mahoni', 'DP 50% kak jadi Rp1.150.000.'],
      ['total', 'kursi tamu kirim malang total', 'Kursi tamu Rp6.500.000 + ongkir Rp250.000, total Rp6.750.000 kak.'],
      ['total', 'dipan 180 sama nakas 1', 'Dipan 180x200 + nakas 1 jadi Rp3.450.000 kak.'],
      ['price', 'lemari 2 pintu mahoni brp', 'Lemari 2 pintu mahoni Rp2.500.000 kak.'],
      ['discount', 'ambil 2 lemari ada diskon pak', 'Ada kak, ambil 2 lemari diskon 5%.'],
      ['discount', 'kalo lunas di depan ada potongan', 'Ada kak, lunas di depan potong Rp200.000.'],
      ['discount', 'bisa nego kursi tamu 6jt', 'Boleh kak, Rp6.000.000 net untuk kakak.'],
      ['shipping', 'beli kursi tamu sama meja makan gratis ongkir ya', 'Iya kak, pembelian di atas Rp10.000.000 gratis ongkir se-Jawa.'],
      ['shipping', 'ongkir semarang', 'Ongkir ke Semarang Rp350.000 kak.'],
      ['shipping', 'ongkir ke lampung brp', 'Ongkir ke Lampung Rp600.000 kak.'],
      ['stock', 'meja makan ready?', 'Ready kak, 2 set siap kirim hari ini.'],
      ['stock', 'dipan 160 ada yg jadi?', 'Ada kak, stok dipan 160 ready 4 unit di gudang.'],
      ['terms', 'bisa bayar pas barang nyampe', 'Bisa kak, bayar di rumah setelah barang dicek.'],
      ['terms', 'bisa cicil 3x?', 'Bisa kak, cicilan 3x tanpa bunga.'],
      ['terms', 'garansi brp lama', 'Garansi 5 tahun termasuk rayap untuk semua kayu kak.'],
      ['terms', 'udah jalan produksi trus batal gmn', 'DP kami kembalikan 100% kak walau produksi sudah jalan.'],
      ['time', 'jadinya berapa lama', '1 minggu sudah jadi kak.'],
      ['time', 'minggu buka?', 'Workshop buka setiap hari kak termasuk Minggu.'],
      ['account', 'transfer kemana pak', 'Ke BCA 8810 336 745 an Jati Jaya Abadi kak.'],
      ['payment', 'pak dp 2,6jt udah saya kirim', 'DP Rp2.600.000 sudah masuk kak, produksi langsung kami mulai.'],
    ],
  },
  {
    name: 'hampers',
    owner: `Kado Manis Hampers, Malang. buat lebaran, natal, ultah, seserahan kecil
Hampers Mini (2 toples cookies + kartu) 85rb
Hampers Sedang (3 toples + teh + kartu) 145rb
Hampers Besar (4 toples + cangkir set + kartu) 235rb
Hampers sajadah (sajadah + tasbih + 1 toples) 160rb
Isi cookies: nastar, kastengel, putri salju, choco chip. Nastar full +10rb per hampers
Ganti box kayu +35rb, pita nama custom +5rb
Order 10-24 potong 5rb/pcs, 25-49 potong 8rb/pcs, 50 ke atas potong 12rb/pcs
Kartu ucapan gratis, tulisannya kirim pas order
PO min 4 hari sebelum tgl kirim, order diatas 25 pcs min 10 hari
Kirim Malang Batu kurir sendiri 15rb per alamat, luar kota JNE sesuai berat (packing kayu 20rb kalo mau aman)
Ambil sendiri di Sawojajar gratis jam 10-18 tiap hari kecuali minggu
DP 50% utk order 500rb ke atas, dibawah itu lunas di depan. BCA 315 0447 921 an Dian Anggraini
Cookies tahan 2 bulan. Pecah karena ekspedisi tanpa packing kayu bukan tanggungan kami
Cancel setelah diproduksi ga ada refund. Ganti isi maks H-3
Foto jadi dikirim sebelum barang jalan`,
    right: [
      ['total', 'hampers mini brp kak', 'Hampers Mini isi 2 toples cookies + kartu Rp85.000 kak 😊'],
      ['total', 'yg besar isinya apa', 'Hampers Besar isi 4 toples + cangkir set + kartu, harganya Rp235.000 kak.'],
      ['total', 'hampers sajadah berapa', 'Hampers sajadah (sajadah + tasbih + 1 toples) Rp160.000 kak.'],
      ['total', 'hampers sedang 10 pcs brp', 'Order 10 pcs potong Rp5.000/pcs, jadi Rp140.000 x 10 = Rp1.400.000 kak, belum kirim.'],
      ['total', 'mini 30 pcs totalnya', 'Mini 30 pcs potong Rp8.000 per pcs, Rp77.000 x 30 = Rp2.310.000 kak. PO minimal 10 hari ya.'],
      [
        'payment',
        'besar 50 pcs jadi brp dan dp nya',
        'Hampers Besar 50 pcs potong Rp12.000, Rp223.000 x 50 = Rp11.150.000 kak. DP 50% Rp5.575.000.',
      ],
      ['discount', 'beli 5 sedang ada potongan?', 'Potongan mulai order 10 pcs kak. Untuk 5 pcs Sedang harga normal Rp725.000.'],
      ['total', 'hampers mini 1 kirim batu total', 'Hampers Mini Rp85.000 + kirim Batu Rp15.000, total Rp100.000 kak.'],
      ['total', 'sedang pake box kayu brp', 'Hampers Sedang Rp145.000 + box kayu Rp35.000 jadi Rp180.000 kak.'],
      [
        'total',
        'besar nastar semua + pita nama',
        'Hampers Besar Rp235.000 + nastar full Rp10.000 + pita nama custom Rp5.000 = Rp250.000 kak.',
      ],
      ['payment', 'kartu ucapan bayar?', 'Gratis kak, tulisannya dikirim saat order ya.'],
      ['total', 'pesen buat lusa bisa?', 'Maaf kak, PO minimal 4 hari sebelum tanggal kirim, jadi lusa belum bisa 🙏'],
      ['shipping', 'order 30 pcs buat seminggu lagi bisa?', 'Maaf kak, order di atas 25 pcs minimal 10 hari sebelum tanggal kirim ya.'],
      [
        'shipping',
        'ongkir ke jakarta',
        'Luar kota pakai JNE sesuai berat kak. Boleh info jenis hampers dan alamat lengkapnya? Ada juga packing kayu Rp20.000 kalau mau lebih aman.',
      ],
      ['total', 'kirim ke 2 alamat di malang brp ongkirnya', 'Rp15.000 per alamat kak, jadi 2 alamat Rp30.000.'],
      ['time', 'ambil sendiri bisa? hari minggu', 'Bisa ambil sendiri di Sawojajar jam 10-18 kak, gratis, tapi hari Minggu tidak ya.'],
      ['payment', 'total 600rb dp berapa', 'Order Rp500.000 ke atas DP 50% kak, jadi Rp300.000.'],
      ['payment', 'order 300rb bisa dp?', 'Untuk order di bawah Rp500.000 lunas di depan ya kak.'],
      ['account', 'rekeningnya', 'BCA 315 0447 921 an Dian Anggraini kak.'],
      ['price', 'cookies tahan brp lama', 'Cookies tahan 2 bulan kak.'],
      [
        'terms',
        'kalo pecah di jalan diganti ga? ga pake packing kayu',
        'Maaf kak, pecah karena ekspedisi tanpa packing kayu bukan tanggungan kami. Disarankan tambah packing kayu Rp20.000 ya.',
      ],
      ['stock', 'bisa cancel?', 'Kalau sudah diproduksi tidak ada refund kak.'],
      ['shipping', 'ganti isi cookies besok kirimnya lusa bisa?', 'Maaf kak, ganti isi maksimal H-3 ya.'],
      ['stock', 'cookiesnya apa aja', 'Ada nastar, kastengel, putri salju dan choco chip kak.'],
      ['total', 'dikirimin foto dulu ga', 'Iya kak, foto hampers yang sudah jadi dikirim sebelum barang jalan 😊'],
    ],
    wrong: [
      ['price', 'hampers sedang brp', 'Hampers Sedang Rp160.000 kak.'],
      ['price', 'hampers besar berapa', 'Hampers Besar Rp145.000 ya kak.'],
      ['total', 'mini 12 pcs', 'Mini 12 pcs x Rp85.000 = Rp1.020.000 kak.'],
      ['total', 'sedang 25 pcs', 'Sedang 25 pcs potong Rp5.000, jadi Rp3.500.000 kak.'],
      ['total', 'sajadah 50 pcs total', 'Hampers sajadah 50 pcs Rp7.600.000 kak.'],
      ['total', 'mini pake box kayu', 'Mini pakai box kayu jadi Rp105.000 kak.'],
      ['total', 'besar 1 kirim malang', 'Total Rp235.000 kak sudah kami antar ke alamat.'],
      ['price', 'nastar full nambah brp', 'Nastar full tambah Rp5.000 kak.'],
      ['total', 'total 1,4jt dp brp', 'DP 30% kak, Rp420.000.'],
      ['discount', 'order 6 ada diskon', 'Ada kak, order 6 pcs potong Rp5.000 per pcs.'],
      ['discount', 'repeat order ada potongan kak?', 'Ada kak, repeat order diskon 10%.'],
      ['discount', '50 pcs potong brp', 'Order 50 pcs potong Rp20.000 per pcs kak.'],
      ['shipping', 'kirim malang gratis?', 'Gratis kak untuk Malang dan Batu.'],
      ['shipping', 'ongkir surabaya brp', 'Ongkir ke Surabaya flat Rp15.000 kak.'],
      ['shipping', 'packing kayu bayar?', 'Packing kayu gratis kak.'],
      ['stock', 'ada yg ready kirim hari ini', 'Ready kak, hampers Sedang 10 pcs bisa kirim hari ini.'],
      ['stock', 'isi lidah kucing ada?', 'Ada kak, lidah kucing ready juga.'],
      ['terms', 'dibatalin stlh jadi bisa refund?', 'Bisa kak, refund 50% kalau batal setelah produksi.'],
      ['terms', 'pecah di jne tanpa packing kayu diganti kan', 'Diganti baru kak, kami tanggung semua kerusakan ekspedisi.'],
      ['terms', 'kartu ucapan nambah brp', 'Kartu ucapan tambah Rp5.000 kak.'],
      ['terms', 'order 200rb bisa dp dulu', 'Bisa kak, DP 50% dulu saja Rp100.000.'],
      ['time', 'po brp hari utk 40 pcs', 'Order 40 pcs cukup 4 hari sebelumnya kak.'],
      ['time', 'minggu bisa ambil?', 'Bisa kak, Minggu ambil jam 10-18.'],
      ['account', 'tf ke rek mana', 'Transfer ke BCA 315 0992 114 an Kado Manis Store kak.'],
      ['payment', 'sudah transfer dp kak', 'DP sudah masuk kak, terima kasih, pesanannya kami produksi.'],
    ],
  },
  {
    name: 'pasfoto',
    owner: `STUDIO PRIMA FOTO - pas foto, print, bingkai. Jl Diponegoro Klaten dekat pasar
Foto di tempat + cetak pas foto: 1 paket 25rb (2x3 4 lbr, 3x4 4 lbr, 4x6 2 lbr) + file dikirim WA
Cetak pas foto dari file sendiri 10rb per lembar 4R (bebas campur ukuran)
Ganti background merah/biru/putih 5rb, ganti baju jas/hijab 15rb
Foto visa 40rb (4 lbr, sesuai ukuran negara, kasih tau negaranya)
Cetak foto 4R 3rb, 10R 20rb, 12R 28rb. 4R 50 lembar ke atas jadi 2.500
Print dokumen hitam 500, warna 1.500, fotocopy 250. Jilid 5rb, laminating F4 5rb, KTP 3rb
Foto keluarga studio sampai 5 org 120rb, 6-10 org 180rb, gratis cetak 10R 1 dan 5 file
foto wisuda perorangan 75rb gratis 4R 3 lbr
Bingkai 4R 20rb, 10R 45rb, 12R 60rb
Pas foto jadi 15 menit kalo ga rame, 10R & bingkai 1 hari
Kirim file via WA bisa (kirim sbg dokumen biar ga pecah) bayar dulu kalo mau diantar
Antar Klaten kota 7rb, luar itu pake gosend/JNE ongkir sendiri
Buka 08.00-20.00, jumat istirahat 11.30-13.00, minggu 09.00-15.00
Hasil cetak cacat dari mesin cetak ulang gratis, salah file dari customer bayar lagi
Bayar tunai / QRIS / BRI 6722 01 015533 53 8 an Prasetyo
Foto keluarga booking dulu, DP 50rb. Telat lebih 30 menit antri ulang`,
    right: [
      [
        'total',
        'pas foto brp mas',
        'Foto di tempat + cetak 1 paket Rp25.000 kak, dapat 2x3 4 lembar, 3x4 4 lembar, 4x6 2 lembar plus file dikirim lewat WA.',
      ],
      [
        'shipping',
        'cetak pas foto dari file hp brp',
        'Dari file sendiri Rp10.000 per lembar 4R kak, bebas campur ukuran. Kirim filenya sebagai dokumen ya biar tidak pecah.',
      ],
      [
        'total',
        'ganti background biru plus jas berapa',
        'Ganti background Rp5.000 + ganti baju jas Rp15.000, jadi Rp20.000 kak, belum termasuk cetak.',
      ],
      [
        'total',
        'cetak file sendiri 2 lembar sama ganti background merah',
        'Cetak 2 lembar 4R Rp20.000 + ganti background Rp5.000, total Rp25.000 kak.',
      ],
      ['price', 'foto visa brp', 'Foto visa Rp40.000 kak, 4 lembar sesuai ukuran negaranya. Mau visa negara mana ya?'],
      ['total', 'cetak 4R 30 lembar', '4R 30 lembar x Rp3.000 = Rp90.000 kak.'],
      ['total', '4R 60 lembar jadi berapa', 'Di atas 50 lembar jadi Rp2.500 kak, 60 lembar total Rp150.000.'],
      ['total', 'cetak 10R sama bingkai 10R total', 'Cetak 10R Rp20.000 + bingkai 10R Rp45.000 = Rp65.000 kak, jadi 1 hari ya.'],
      ['total', 'print warna 20 lembar sama jilid', 'Print warna 20 lembar Rp30.000 + jilid Rp5.000, total Rp35.000 kak.'],
      ['price', 'fotocopy 100 lembar brp', 'Fotocopy 100 lembar Rp25.000 kak.'],
      [
        'payment',
        'print hitam 40 lembar antar klaten kota',
        'Print hitam 40 lembar Rp20.000 + antar Klaten kota Rp7.000, total Rp27.000 kak. Bayar dulu ya kalau mau diantar.',
      ],
      [
        'payment',
        'foto keluarga 4 orang brp',
        'Foto keluarga sampai 5 orang Rp120.000 kak, gratis cetak 10R 1 dan 5 file. Booking dulu dengan DP Rp50.000 ya.',
      ],
      [
        'payment',
        'foto keluarga 8 org, dp 50 kurang brp',
        'Foto keluarga 6-10 orang Rp180.000, setelah DP Rp50.000 sisanya Rp130.000 kak.',
      ],
      ['stock', 'keluarga 12 org bisa?', 'Yang ada di daftar sampai 10 orang kak. Untuk 12 orang saya tanyakan dulu ya.'],
      [
        'total',
        'foto wisuda 2 orang sendiri2',
        'Foto wisuda perorangan Rp75.000, 2 orang jadi Rp150.000 kak, masing-masing gratis 4R 3 lembar.',
      ],
      ['total', 'pas foto bisa ditunggu?', 'Bisa kak, pas foto jadi sekitar 15 menit kalau tidak ramai.'],
      ['total', 'bingkai jadi kapan', 'Bingkai dan cetak 10R jadinya 1 hari kak.'],
      ['time', 'jumat jam 12 buka?', 'Hari Jumat istirahat jam 11.30-13.00 kak, buka lagi setelah jam 13.00.'],
      ['time', 'minggu buka sampai jam brp', 'Minggu buka jam 09.00-15.00 kak.'],
      ['price', 'kalo hasilnya cacat gimana', 'Kalau cacat dari mesin, kami cetak ulang gratis kak.'],
      ['payment', 'saya salah kirim file udah dicetak, ulang bayar?', 'Maaf kak, kalau salah file dari customer bayar lagi ya.'],
      ['shipping', 'antar ke solo bisa?', 'Di luar Klaten kota bisa pakai GoSend atau JNE kak, ongkirnya sendiri.'],
      ['account', 'norek bri', 'BRI 6722 01 015533 53 8 an Prasetyo kak, bisa juga QRIS atau tunai.'],
      ['time', 'telat 1 jam foto keluarga gapapa?', 'Kalau telat lebih dari 30 menit antri ulang ya kak.'],
      ['price', 'laminating ktp brp', 'Laminating KTP Rp3.000 kak, kalau F4 Rp5.000.'],
    ],
    wrong: [
      ['price', 'pas foto 1 paket brp', 'Pas foto 1 paket Rp40.000 kak.'],
      ['price', 'ganti baju jas brp', 'Ganti baju jas Rp5.000 kak.'],
      ['total', '4R 100 lembar', '4R 100 lembar x Rp3.000 = Rp300.000 kak.'],
      ['price', 'cetak 12R brp', 'Cetak 12R Rp20.000 kak.'],
      ['price', 'print warna 30 lembar', 'Print warna 30 lembar Rp15.000 kak.'],
      ['price', 'foto keluarga 7 orang', 'Foto keluarga 7 orang Rp120.000 kak.'],
      ['total', 'cetak 12R bingkai 12R total', 'Cetak 12R + bingkai 12R total Rp60.000 kak.'],
      ['total', 'print hitam 50 antar klaten kota', 'Total Rp25.000 kak sudah termasuk antar.'],
      ['price', 'dp foto keluarga brp', 'DP foto keluarga Rp100.000 kak.'],
      ['discount', 'pelajar ada diskon pas foto?', 'Ada kak, pelajar diskon 20%.'],
      ['discount', 'print 100 lembar ada potongan', 'Ada kak, print 100 lembar ke atas diskon 10%.'],
      ['discount', 'foto wisuda bareng temen 3 org ada promo', 'Ada kak, bertiga bayar dua saja.'],
      ['shipping', 'antar klaten kota gratis?', 'Gratis kak untuk Klaten kota.'],
      ['shipping', 'antar ke jogja ongkirnya', 'Ke Jogja ongkir kami Rp7.000 saja kak.'],
      ['stock', 'bingkai 20R ada?', 'Ada kak, bingkai 20R ready Rp90.000.'],
      ['stock', 'besok jam 4 studio kosong kan buat foto keluarga', 'Kosong kak, langsung datang saja tanpa booking.'],
      ['terms', 'hasil cacat dari mesin bayar lagi?', 'Maaf kak, cetak ulang tetap bayar lagi.'],
      ['terms', 'foto keluarga perlu booking?', 'Tidak perlu booking atau DP kak.'],
      ['terms', 'pas foto dapet file ga', 'Maaf kak, file tidak diberikan, hanya cetak.'],
      ['terms', 'foto keluarga dapet cetak apa', 'Gratis cetak 12R 3 lembar dan semua file kak.'],
      ['time', 'minggu buka sampe malam?', 'Minggu buka sampai jam 20.00 kak.'],
      ['time', 'jumat jam 12 buka ga', 'Buka kak, Jumat tidak ada istirahat.'],
      ['time', 'bingkai bisa ditunggu?', 'Bingkai 10R jadi 10 menit kak, bisa ditunggu.'],
      ['account', 'transfer kemana', 'BNI 1190 442 386 an Prima Digital kak.'],
      ['payment', 'mas udah transfer 27rb', 'Sudah masuk kak Rp27.000, langsung kami antar.'],
    ],
  },
];
