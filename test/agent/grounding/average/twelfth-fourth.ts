import type { Shop } from '../shop.js';

/** Shops whose owners write texts of average length. The answers were written without looking at the rules. */
export const twelfthFourth: readonly Shop[] = [
  {
    name: 'ikan hias',
    owner: `AQUA LESTARI ikan hias & aquarium, Kediri
Cupang halfmoon 35rb, cupang plakat 25rb, cupang giant 75rb
Guppy sepasang 15rb, 5 pasang 65rb
Neon tetra 3rb/ekor, 50 ekor 125rb
Mas koki kecil 12rb, sedang 25rb. Koi 10-12cm 20rb, 20cm 60rb
Louhan anakan 50rb. arwana harga tanya dulu
Aquarium 40cm 90rb, 60cm 185rb, 80cm 340rb (kaca + lis). rak besi 60cm 200rb
Filter gantung 65rb, aerator 40rb, lampu led 40cm 55rb / 60cm 80rb
Paket pemula: aquarium 40 + filter + pasir + 10 neon tetra 185rb
Pelet 100gr 15rb, cacing beku 12rb. obat blitz icht 18rb
Kirim ikan Jawa pake kereta/travel 35rb per box (isi sampai 20 ekor kecil), luar jawa ga kirim ikan
Aquarium kirim Kediri kota 20rb pake pickup, kabupaten 40rb, luar itu ambil sendiri
DOA garansi: ikan mati pas sampai diganti / refund harga ikan, video unboxing tanpa putus, lapor maks 3 jam. ongkir ga diganti
Ikan mati setelah masuk kolam bukan tanggungan kami
Pengiriman ikan tiap selasa dan jumat sore, order masuk sehari sebelumnya
Lunas dulu sebelum kirim, BCA 0331 762 948 an Bagus Setiawan. Di toko bisa qris
Toko buka 09.00-21.00 tiap hari, tanya stok dulu krn ikan cepet habis
Aquarium custom bisa, DP 50% jadi 5 hari`,
    right: [
      ['stock', 'cupang halfmoon brp', 'Cupang halfmoon Rp35.000 kak. Stoknya saya cek dulu ya karena ikan cepat habis.'],
      ['price', 'guppy 5 pasang berapa', 'Guppy 5 pasang Rp65.000 kak, kalau sepasang Rp15.000.'],
      ['total', 'neon tetra 20 ekor', 'Neon tetra 20 ekor x Rp3.000 = Rp60.000 kak.'],
      ['price', 'neon tetra 50 ekor brp', 'Neon tetra 50 ekor Rp125.000 kak 😊'],
      ['total', 'koi 20cm 3 ekor', 'Koi 20cm 3 ekor x Rp60.000 = Rp180.000 kak.'],
      ['price', 'arwana brp om', 'Untuk arwana harganya saya tanyakan dulu ya kak.'],
      ['total', 'aquarium 60 + rak besi total', 'Aquarium 60cm Rp185.000 + rak besi Rp200.000 = Rp385.000 kak.'],
      ['total', 'aquarium 80 kirim kediri kota', 'Aquarium 80cm Rp340.000 + kirim Kediri kota Rp20.000, total Rp360.000 kak.'],
      [
        'total',
        'aquarium 60 lampu 60 filter kirim kabupaten kediri total',
        'Aquarium Rp185.000 + lampu LED 60cm Rp80.000 + filter Rp65.000 + kirim kabupaten Rp40.000, total Rp370.000 kak.',
      ],
      ['price', 'paket pemula dapet apa', 'Paket pemula Rp185.000 kak, isinya aquarium 40cm, filter, pasir dan 10 neon tetra.'],
      ['total', 'plakat 2 kirim surabaya total', 'Cupang plakat 2 ekor Rp50.000 + kirim 1 box Rp35.000, total Rp85.000 kak.'],
      ['total', 'guppy 5 pasang kirim jogja jadi brp', 'Guppy 5 pasang Rp65.000 + ongkir box Rp35.000, total Rp100.000 kak.'],
      ['shipping', 'kirim ikan ke kalimantan bisa?', 'Maaf kak, luar Jawa kami tidak kirim ikan.'],
      ['shipping', 'aquarium kirim ke surabaya', 'Maaf kak, aquarium hanya kami kirim area Kediri, di luar itu ambil sendiri ya.'],
      [
        'shipping',
        'kalo ikan mati di jalan gmn',
        'Ikan mati saat sampai diganti atau refund harga ikannya kak. Syaratnya video unboxing tanpa putus dan lapor maksimal 3 jam. Ongkir tidak diganti ya.',
      ],
      [
        'terms',
        'ikannya mati setelah 2 hari di aquarium bisa ganti?',
        'Maaf kak, ikan yang mati setelah masuk kolam bukan tanggungan kami.',
      ],
      ['discount', 'mati pas dateng tapi videonya kepotong', 'Maaf kak, syarat garansi DOA videonya harus tanpa putus ya.'],
      ['time', 'pengiriman ikan hari apa', 'Tiap Selasa dan Jumat sore kak, order masuk sehari sebelumnya.'],
      [
        'total',
        'order hari selasa pagi dikirim kapan',
        'Order harus masuk sehari sebelum pengiriman kak, jadi ikut pengiriman Jumat sore ya.',
      ],
      ['account', 'bayarnya gimana', 'Untuk kirim, lunas dulu lewat BCA 0331 762 948 an Bagus Setiawan kak. Di toko bisa QRIS.'],
      ['payment', 'bisa cod ikan?', 'Maaf kak, pembayarannya lunas dulu sebelum kirim ya.'],
      ['time', 'toko buka jam brp', 'Buka tiap hari 09.00-21.00 kak.'],
      ['stock', 'cupang giant masih ada?', 'Saya cek stoknya dulu ya kak, karena ikan cepat habis. Harganya Rp75.000.'],
      [
        'payment',
        'bikin aquarium ukuran 100 bisa?',
        'Bisa custom kak, DP 50% dan jadi 5 hari. Harganya saya tanyakan dulu sesuai ukuran ya.',
      ],
      ['total', 'pelet 2 sama blitz icht 1', 'Pelet 2 x Rp15.000 = Rp30.000 + blitz icht Rp18.000, total Rp48.000 kak.'],
    ],
    wrong: [
      ['price', 'cupang plakat brp', 'Cupang plakat Rp35.000 kak.'],
      ['price', 'cupang giant', 'Cupang giant Rp50.000 kak.'],
      ['price', 'guppy 5 pasang', 'Guppy 5 pasang Rp75.000 kak.'],
      ['total', 'neon tetra 50', 'Neon tetra 50 ekor x Rp3.000 = Rp150.000 kak.'],
      ['price', 'mas koki sedang 3', 'Mas koki sedang 3 ekor Rp36.000 kak.'],
      ['price', 'aquarium 60cm brp', 'Aquarium 60cm Rp340.000 kak.'],
      ['total', 'halfmoon 2 kirim malang total', 'Cupang halfmoon 2 ekor total Rp70.000 kak sudah ongkir.'],
      ['total', 'aquarium 80 kirim kabupaten', 'Aquarium 80cm Rp340.000 + kirim Rp20.000 = Rp360.000 kak.'],
      ['total', 'lampu 60 sama aerator', 'Lampu LED 60 + aerator jadi Rp95.000 kak.'],
      ['price', 'arwana berapa', 'Arwana Rp450.000 kak.'],
      ['discount', 'beli 3 cupang halfmoon ada diskon', 'Ada kak, beli 3 jadi Rp90.000.'],
      ['discount', 'koi 10 ekor bisa kurang?', 'Bisa kak, 10 ekor diskon 15%.'],
      ['discount', 'beli aquarium gratis apa om', 'Beli aquarium 60 gratis filter gantung kak.'],
      ['shipping', 'kirim ikan ke semarang ongkir', 'Gratis ongkir kak untuk seluruh Jawa.'],
      ['shipping', 'kirim ikan ke bali bisa', 'Bisa kak, ke Bali ongkir Rp60.000 per box.'],
      ['shipping', 'aquarium kediri kota ongkirnya', 'Gratis kak, aquarium kami antar gratis Kediri kota.'],
      ['stock', 'louhan ready ga', 'Ready kak, louhan anakan masih ada 12 ekor.'],
      ['stock', 'discus ada?', 'Ada kak, discus ready Rp80.000 per ekor.'],
      ['terms', 'ikan mati di aquarium hari ke 2', 'Tenang kak, kami ganti baru, garansi ikan hidup 7 hari.'],
      ['terms', 'kalo DOA ongkir diganti?', 'Iya kak, harga ikan dan ongkir kami ganti semua.'],
      ['terms', 'cod bisa om kirim ikan', 'Bisa kak, bayar saat ikan sampai.'],
      ['time', 'kirim ikan hari apa aja', 'Pengiriman ikan setiap hari kak.'],
      ['time', 'lapor doa maks kapan', 'Lapor maksimal 2x24 jam kak.'],
      ['account', 'minta rek', 'Transfer ke Mandiri 171 00 5528 9013 an Aqua Lestari kak.'],
      ['payment', 'om udah tf 100rb', 'Rp100.000 sudah masuk kak, ikannya kami kirim Jumat.'],
    ],
  },
  {
    name: 'jahit seragam',
    owner: `Konveksi & Jahit Bu Marni Tegal - terima jahit seragam kantor, sekolah, komunitas
Kemeja drill pendek 110rb, panjang 120rb. PDL / PDH 165rb stel baju aja
Celana kerja 105rb, rok 90rb
Seragam batik guru (bahan dari pelanggan) ongkos jahit 75rb kemeja, 85rb blouse
Baju olahraga sekolah 1 stel 95rb
rompi 70rb, wearpack 210rb
Bordir logo dada 7rb, nama 5rb, punggung besar 20rb
Ukuran XXL +10rb, XXXL +15rb
Minimal 12 pcs satu model. 12-23 harga biasa, 24-49 potong 5rb, 50-99 potong 8rb, 100 up potong 12rb per pcs
Dibawah 12 bisa tp nambah 25rb/pcs
Sample 1 pcs bayar 150rb, dipotong dari total kalo jadi order
Pengerjaan 14 hari kerja dari acc sample, diatas 100 pcs 21 hari kerja
DP 50%, sisa sebelum barang diambil. BRI 0106 01 034877 50 2 an Sumarni
Salah ukuran dari kami perbaiki gratis maks 7 hari stlh terima. Kalo ukuran dari pelanggan salah, vermak 15rb/pcs
Bahan yg udah dipotong ga bisa batal, dp ga kembali
Kirim Tegal kota gratis di atas 24 pcs, dibawah itu 20rb. luar kota pake ekspedisi tanggung pembeli
Buka senin-sabtu 8-17. Ukur ke tempat bisa area Tegal gratis min 24 orang
Ga terima jahit gaun pengantin / kebaya`,
    right: [
      ['price', 'kemeja drill pendek brp bu', 'Kemeja drill pendek Rp110.000 kak, yang panjang Rp120.000. Minimal 12 pcs satu model ya.'],
      ['total', 'kemeja panjang 20 pcs total brp', 'Kemeja drill panjang 20 pcs x Rp120.000 = Rp2.400.000 kak.'],
      ['total', 'kemeja pendek 30 pcs jadi berapa', '24-49 pcs potong Rp5.000, jadi Rp105.000 x 30 = Rp3.150.000 kak.'],
      ['total', 'pdh 50 pcs totalnya', 'PDH 50 pcs potong Rp8.000, jadi Rp157.000 x 50 = Rp7.850.000 kak.'],
      [
        'total',
        'baju olahraga 120 stel berapa bu',
        '100 ke atas potong Rp12.000, jadi Rp83.000 x 120 = Rp9.960.000 kak. Pengerjaan 21 hari kerja ya.',
      ],
      ['total', 'kemeja pendek 6 pcs bisa?', 'Bisa kak, di bawah 12 pcs tambah Rp25.000 per pcs. Jadi Rp135.000 x 6 = Rp810.000.'],
      [
        'total',
        'kemeja pendek 24 pcs pake bordir logo total',
        'Kemeja pendek 24 pcs Rp105.000 + bordir logo Rp7.000 = Rp112.000 x 24 = Rp2.688.000 kak.',
      ],
      [
        'total',
        'kemeja panjang 12 bordir logo sama nama brp',
        'Rp120.000 + logo Rp7.000 + nama Rp5.000 = Rp132.000 x 12 = Rp1.584.000 kak.',
      ],
      ['price', 'ukuran XXL nambah?', 'Iya kak, XXL tambah Rp10.000, XXXL tambah Rp15.000.'],
      ['total', 'wearpack XXXL brp', 'Wearpack Rp210.000 + XXXL Rp15.000 jadi Rp225.000 kak, minimal 12 pcs ya.'],
      ['price', 'batik guru bahan sendiri ongkosnya', 'Ongkos jahit kemeja Rp75.000, blouse Rp85.000 kak, bahan dari pelanggan.'],
      ['total', 'jahit batik blouse 20 pcs total? bahan dari kami', 'Ongkos jahit blouse Rp85.000 x 20 = Rp1.700.000 kak.'],
      ['payment', 'bikin sample bayar?', 'Sample 1 pcs Rp150.000 kak, nanti dipotong dari total kalau jadi order.'],
      ['payment', 'total 2.400.000 dp nya brp', 'DP 50% jadi Rp1.200.000 kak, sisanya sebelum barang diambil.'],
      ['payment', 'udah bikin sample, ordernya 3.150.000 jadi bayar brp', 'Sample Rp150.000 dipotong dari total kak, jadi Rp3.000.000.'],
      ['total', 'jadi berapa hari 40 pcs', '14 hari kerja dari acc sample kak.'],
      ['total', 'bisa 3 hari jadi bu?', 'Maaf kak, pengerjaan 14 hari kerja dari acc sample ya.'],
      ['shipping', 'ongkir tegal kota 30 pcs', 'Gratis kak, Tegal kota gratis di atas 24 pcs.'],
      ['shipping', '15 pcs antar tegal kota kena brp', 'Di bawah 24 pcs ongkir Tegal kota Rp20.000 kak.'],
      ['shipping', 'kirim ke purwokerto', 'Luar kota pakai ekspedisi kak, ongkirnya ditanggung pembeli.'],
      [
        'time',
        'kekecilan gmn bu salah dari konveksi',
        'Kalau salah ukuran dari kami, diperbaiki gratis maksimal 7 hari setelah terima kak.',
      ],
      ['total', 'ukuran yg saya kasih salah, 4 pcs mau dibenerin', 'Bisa divermak kak, Rp15.000 per pcs, jadi 4 pcs Rp60.000.'],
      ['terms', 'bisa jahit kebaya?', 'Maaf kak, kami tidak terima jahit kebaya atau gaun pengantin.'],
      ['price', 'bisa ukur ke kantor? orangnya 25 di tegal', 'Bisa kak, area Tegal gratis minimal 24 orang 😊'],
      ['account', 'norek', 'BRI 0106 01 034877 50 2 an Sumarni kak.'],
    ],
    wrong: [
      ['price', 'kemeja panjang brp', 'Kemeja drill panjang Rp110.000 kak.'],
      ['price', 'rok brp bu', 'Rok Rp105.000 kak.'],
      ['total', 'kemeja pendek 40 pcs', '40 pcs x Rp110.000 = Rp4.400.000 kak.'],
      ['total', 'pdl 60 pcs', 'PDL 60 pcs potong Rp5.000 jadi Rp9.600.000 kak.'],
      ['price', 'rompi 100 pcs', 'Rompi 100 pcs Rp6.200.000 kak.'],
      ['total', 'celana 8 pcs', 'Celana kerja 8 pcs x Rp105.000 = Rp840.000 kak.'],
      ['price', 'bordir punggung brp', 'Bordir punggung besar Rp7.000 kak.'],
      ['total', 'kemeja pendek 12 pake logo', 'Kemeja pendek 12 pcs dengan logo total Rp1.320.000 kak.'],
      ['price', 'XXXL nambah berapa', 'XXXL tambah Rp10.000 kak.'],
      ['price', 'order 3.150.000 dp brp', 'DP 30% kak, Rp945.000.'],
      ['discount', '12 pcs ada potongan?', 'Ada kak, 12 pcs potong Rp5.000 per pcs.'],
      ['discount', 'sekolah swasta ada diskon khusus', 'Ada kak, untuk sekolah diskon 10%.'],
      ['discount', '50 pcs gratis bordir kan', 'Iya kak, 50 pcs gratis bordir logo dan nama.'],
      ['shipping', '18 pcs antar tegal kota gratis?', 'Gratis kak untuk Tegal kota berapa pun jumlahnya.'],
      ['shipping', 'kirim jakarta siapa yg bayar ongkir', 'Ongkir ke Jakarta kami yang tanggung kak.'],
      ['stock', 'ada wearpack yg udah jadi?', 'Ada kak, wearpack ready stok 30 pcs semua ukuran.'],
      ['stock', 'seragam olahraga ready size anak?', 'Ready kak, bisa langsung diambil hari ini.'],
      ['terms', 'bahan udah dipotong trus batal dp balik?', 'Bisa kak, DP dikembalikan 50%.'],
      ['terms', 'sample gratis?', 'Gratis kak, sample 1 pcs tanpa biaya.'],
      ['terms', 'bisa jahit gaun pengantin', 'Bisa kak, gaun pengantin mulai Rp1.500.000.'],
      ['terms', 'salah ukuran dari konveksi bayar ga', 'Perbaikan kena Rp15.000 per pcs kak walau salah dari kami.'],
      ['time', 'jadi berapa hari kalo 150 pcs', '150 pcs jadi 7 hari kerja kak.'],
      ['time', 'minggu buka?', 'Buka kak, Minggu jam 8-17.'],
      ['account', 'tf kemana bu', 'BRI 5590 01 020116 53 9 an Marni Konveksi kak.'],
      ['payment', 'dp 1,2jt sdh saya kirim bu', 'DP Rp1.200.000 sudah kami terima kak, bahan langsung dipotong.'],
    ],
  },
  {
    name: 'servis hp',
    owner: `MITRA PHONE servis hp Purwokerto, ruko depan stasiun
Ganti LCD: Redmi 9/10 280rb, Oppo A series 300rb, Vivo Y series 290rb, Samsung A12/A13 350rb, iPhone X 650rb, iPhone 11 750rb
(tipe lain tanya, harga udah sama pasang)
Baterai android 130rb, iPhone X 220rb, iPhone 11 250rb
konektor cas 90rb, mic/speaker 85rb, tombol power volume 75rb
Flash / lupa pola 70rb (data bisa hilang). bypass iCloud & FRP hp nemu ga terima
Kena air bersihin dulu 100rb, ga jamin hidup
Pasang tempered glass 15rb, anti spy 35rb
Cek kerusakan gratis, kalo ga jadi servis setelah dibongkar bayar 30rb
Garansi LCD 1 bulan, baterai 3 bulan, lainnya 2 minggu. garansi hangus kalo jatuh, kena air, segel sobek
LCD baterai 1-2 jam ditunggu kalo part ada, mesin 3-5 hari
Part ga selalu ready, tanya dulu sebelum dateng
Jemput antar Purwokerto kota 20rb pp. Luar kota kirim paket boleh ongkir sendiri
ganti LCD gratis tempered glass. Pelajar mahasiswa potong 10rb tunjukin kartu (bukan utk aksesoris)
Pesan part iPhone DP 50%, batal dp ga balik
Buka 09.30-20.30, jumat tutup 11.30-13.00, minggu libur
Bayar tunai, qris, BCA 0461 993 275 an Wahyu Nugroho. ga bisa kredit
Hp ga diambil lebih 3 bulan diluar tanggung jawab kami`,
    right: [
      [
        'terms',
        'ganti lcd oppo a5 brp',
        'LCD Oppo A series Rp300.000 kak sudah sama pasang, gratis tempered glass. Partnya saya cek dulu ya.',
      ],
      ['price', 'lcd samsung a13 berapa', 'LCD Samsung A12/A13 Rp350.000 kak sudah termasuk pasang.'],
      ['total', 'lcd iphone 11 plus baterai total', 'LCD iPhone 11 Rp750.000 + baterai Rp250.000, total Rp1.000.000 kak.'],
      ['terms', 'baterai redmi brp', 'Baterai android Rp130.000 kak, garansi 3 bulan.'],
      [
        'total',
        'saya mahasiswa ganti lcd vivo y12 jadi brp',
        'LCD Vivo Y series Rp290.000, mahasiswa potong Rp10.000 jadi Rp280.000 kak. Tunjukkan kartunya ya.',
      ],
      ['total', 'lcd redmi 10 jemput antar purwokerto kota', 'LCD Redmi 10 Rp280.000 + jemput antar Rp20.000, total Rp300.000 kak.'],
      ['terms', 'konektor cas brp', 'Ganti konektor cas Rp90.000 kak, garansi 2 minggu.'],
      ['total', 'konektor cas sama speaker', 'Konektor cas Rp90.000 + speaker Rp85.000 = Rp175.000 kak.'],
      ['price', 'lcd realme c11 berapa', 'Untuk tipe itu saya tanyakan dulu ya kak harganya dan partnya.'],
      ['price', 'hp lupa pola bisa?', 'Bisa kak, Rp70.000. Tapi datanya bisa hilang ya.'],
      ['price', 'bisa bypass icloud? hp nemu di jalan', 'Maaf kak, kami tidak terima bypass iCloud atau FRP hp nemu.'],
      ['time', 'hp kecebur air brp', 'Kena air dibersihkan dulu Rp100.000 kak, tapi kami tidak jamin hidup ya.'],
      ['payment', 'cek doang bayar ga', 'Cek kerusakan gratis kak. Kalau sudah dibongkar dan tidak jadi servis, bayar Rp30.000.'],
      ['terms', 'garansi lcd brp lama', 'Garansi LCD 1 bulan kak. Hangus kalau jatuh, kena air atau segel sobek.'],
      ['terms', 'lcd baru 2 minggu terus hp jatuh retak, garansi?', 'Maaf kak, garansi hangus kalau HP jatuh.'],
      ['terms', 'bisa ditunggu ganti baterai?', 'Bisa kak, sekitar 1-2 jam kalau partnya ada. Saya cek dulu partnya ya, tipe HP-nya apa?'],
      ['total', 'mesin mati total brp hari', 'Servis mesin 3-5 hari kak.'],
      ['stock', 'part lcd iphone x ready?', 'Part tidak selalu ready kak, saya tanyakan dulu sebelum kakak datang ya. Harganya Rp650.000.'],
      ['payment', 'pesen part lcd iphone 11 dp brp', 'DP 50% kak, dari Rp750.000 jadi Rp375.000. Kalau batal DP tidak kembali ya.'],
      ['time', 'minggu buka?', 'Hari Minggu libur kak. Hari lain buka 09.30-20.30.'],
      ['time', 'jumat jam 12 kesana bisa?', 'Jumat tutup jam 11.30-13.00 kak, datang setelah jam 13.00 ya.'],
      ['price', 'tempered glass anti spy brp', 'Anti spy Rp35.000 kak, tempered glass biasa Rp15.000.'],
      ['discount', 'mahasiswa beli anti spy ada potongan?', 'Maaf kak, potongan pelajar mahasiswa tidak berlaku untuk aksesoris.'],
      ['account', 'bisa kredit?', 'Maaf kak, tidak bisa kredit. Bisa tunai, QRIS atau transfer BCA 0461 993 275 an Wahyu Nugroho.'],
      ['shipping', 'saya di cilacap bisa kirim hp nya?', 'Bisa kak, kirim paket boleh, ongkirnya sendiri ya.'],
    ],
    wrong: [
      ['price', 'lcd vivo y series brp', 'LCD Vivo Y series Rp350.000 kak.'],
      ['price', 'baterai iphone x', 'Baterai iPhone X Rp130.000 kak.'],
      ['price', 'lcd iphone x berapa', 'LCD iPhone X Rp750.000 kak.'],
      ['total', 'lcd redmi 9 sama baterai total', 'LCD Redmi 9 + baterai total Rp380.000 kak.'],
      ['total', 'lcd samsung a12 jemput antar pwt kota', 'Total Rp350.000 kak sudah jemput antar.'],
      ['price', 'tombol power brp', 'Ganti tombol power Rp90.000 kak.'],
      ['price', 'dp part lcd iphone x', 'DP 30% kak, Rp195.000.'],
      ['total', 'speaker + konektor', 'Speaker dan konektor total Rp160.000 kak.'],
      ['price', 'lcd oppo udah sama pasang?', 'Belum kak, ongkos pasang tambah Rp50.000.'],
      ['discount', 'mahasiswa potong brp', 'Mahasiswa potong Rp50.000 kak.'],
      ['discount', 'servis 2 hp ada diskon', 'Ada kak, servis 2 HP diskon 10%.'],
      ['discount', 'ganti baterai gratis apa', 'Ganti baterai gratis anti spy kak.'],
      ['shipping', 'jemput antar pwt kota gratis kan', 'Gratis kak jemput antar Purwokerto kota.'],
      ['shipping', 'kirim dari cilacap ongkirnya siapa', 'Ongkir bolak-balik kami yang tanggung kak.'],
      ['stock', 'lcd redmi 9 ready?', 'Ready kak, partnya ada banyak, langsung datang saja.'],
      ['stock', 'jual hp second ada?', 'Ada kak, HP second ready mulai Rp800.000.'],
      ['terms', 'garansi baterai brp lama', 'Garansi baterai 1 tahun kak.'],
      ['terms', 'hp jatuh garansi masih?', 'Masih berlaku kak, jatuh pun tetap kami garansi.'],
      ['terms', 'bypass icloud hp nemu bisa', 'Bisa kak, bypass iCloud Rp200.000.'],
      ['terms', 'kena air pasti idup?', 'Pasti hidup kak, kami jamin 100%.'],
      ['terms', 'bisa cicil?', 'Bisa kak, kredit 3 bulan tanpa DP.'],
      ['time', 'minggu buka jam brp', 'Minggu buka 09.30-20.30 kak.'],
      ['time', 'mesin berapa lama', 'Servis mesin 1 jam jadi kak.'],
      ['account', 'norek bca', 'BCA 7725 018 336 an Mitra Phone Cell kak.'],
      ['payment', 'mas dp 375 udah masuk?', 'Sudah masuk kak Rp375.000, part langsung kami pesan.'],
    ],
  },
];
