import type { Shop } from '../shop.js';

/** Written without looking at the rules and measured once; then read while the rules were changed. */
export const tenthRead: readonly Shop[] = [
  {
    name: 'bread by pre-order',
    owner: `Roti Pagi Bu Sari, sistem PO. Roti sisir 22rb, roti gandum 34rb/loaf, cinnamon roll isi 6 78rb, focaccia 55rb.
PO tutup Rabu jam 6 sore, dikirim Sabtu. Min order 2 item untuk dikirim, ambil sendiri bebas.
Ongkir Sleman 12rb, Jogja kota 15rb, Bantul 18rb. Beli 5 roti sisir 100rb. Tahan 3 hari suhu ruang, seminggu di kulkas.`,
    right: [
      [
        'total',
        'gandum 2 sama focaccia kirim bantul',
        'Roti gandum 2 loaf 68rb + focaccia 55rb + ongkir Bantul 18rb, totalnya Rp 141.000 ya Kak.',
      ],
      ['price', 'roti sisir 5 berapa', '5 roti sisir jadi Rp 100.000 Kak, lebih hemat 10rb.'],
      ['time', 'kalau pesan sekarang dikirim kapan', 'Dikirimnya Sabtu ya Kak, PO kami tutup Rabu jam 6 sore.'],
      ['terms', 'tahan berapa lama rotinya', 'Di suhu ruang tahan 3 hari Kak, kalau di kulkas bisa seminggu.'],
      ['terms', 'beli satu bisa dikirim?', 'Untuk dikirim minimal 2 item Kak, tapi kalau ambil sendiri boleh satu.'],
    ],
    wrong: [
      ['total', 'gandum 2 sama focaccia kirim bantul', 'Roti gandum 2 loaf + focaccia dikirim ke Bantul totalnya Rp 138.000 ya Kak.'],
      ['price', 'roti sisir 5 berapa', '5 roti sisir Rp 110.000 Kak.'],
      ['time', 'kalau pesan sekarang dikirim kapan', 'Dikirim besok ya Kak.'],
      ['terms', 'beli satu bisa dikirim?', 'Bisa Kak, beli satu pun kami kirim.'],
      ['price', 'cinnamon roll berapa', 'Cinnamon roll isi 6 Rp 55.000 Kak.'],
    ],
  },
  {
    name: 'phone repair',
    owner: `Servis HP Pak Dedi. Ganti LCD iPhone 11 850rb, LCD Redmi Note 10 420rb, baterai iPhone 11 375rb, baterai Redmi 160rb, konektor cas 125rb, IC power 550rb.
Cek kerusakan gratis. Garansi LCD 1 bulan, baterai 3 bulan, konektor 2 minggu, tidak termasuk jatuh dan kena air. LCD dan baterai ditunggu 1-2 jam, IC power 3-5 hari.
Buka Senin-Sabtu jam 10-20. Pasang anti gores +25rb.`,
    right: [
      ['total', 'lcd redmi note 10 sekalian anti gores', 'LCD Redmi Note 10 Rp 420.000 tambah anti gores 25rb, jadi Rp 445.000 Kak.'],
      ['price', 'ganti batre iphone 11 brp bang', 'Baterai iPhone 11 Rp 375.000 Kak, sudah bisa ditunggu 1-2 jam.'],
      ['terms', 'lcd garansi brp lama', 'LCD garansinya 1 bulan Kak, di luar jatuh dan kena air ya.'],
      ['price', 'ngecek aja bayar?', 'Cek kerusakan gratis Kak.'],
      ['total', 'lcd sama batre iphone 11', 'LCD 850rb dan baterai 375rb, totalnya Rp 1.225.000 Kak.'],
    ],
    wrong: [
      ['total', 'lcd redmi note 10 sekalian anti gores', 'LCD Redmi Note 10 sama anti gores totalnya Rp 420.000 Kak.'],
      ['price', 'ganti batre iphone 11 brp bang', 'Baterai iPhone 11 Rp 160.000 Kak.'],
      ['terms', 'lcd garansi brp lama', 'LCD garansinya 3 bulan Kak.'],
      ['time', 'ic power bisa ditunggu?', 'IC power bisa ditunggu 1-2 jam Kak.'],
      ['price', 'ngecek aja bayar?', 'Cek kerusakan bayar 25rb Kak.'],
    ],
  },
  {
    name: 'catering by portions',
    owner: `Dapur Nusantara Catering. Nasi box: 20-49 box 28rb, 50-99 box 26rb, 100 box ke atas 24rb. Prasmanan 45rb/porsi min 75 porsi. Snack box 13rb min 30.
Tambah buah potong 3rb/box, es teh 2.500/cup. Ongkir dalam kota gratis untuk 50 box ke atas, di bawah itu 40rb. DP 50%, pelunasan H-1. Pesan paling lambat H-3.`,
    right: [
      [
        'total',
        '60 nasi box pake buah',
        '60 nasi box x 26rb = Rp 1.560.000, buah potong 60 x 3rb = Rp 180.000, totalnya Rp 1.740.000 gratis ongkir dalam kota Kak.',
      ],
      [
        'total',
        'dp 60 box tadi',
        'DP 50% Rp 870.000 Kak, sisanya H-1.',
        { ours: ['60 nasi box + buah potong totalnya Rp 1.740.000 Kak.'] },
      ],
      ['price', '120 box harganya?', 'Untuk 120 box kena Rp 24.000 per box Kak, jadi Rp 2.880.000.'],
      ['shipping', 'cuma 30 box ongkirnya gmn', 'Di bawah 50 box ongkirnya 40rb Kak untuk dalam kota.'],
      ['terms', 'prasmanan 50 porsi bs?', 'Mohon maaf Kak, prasmanan minimal 75 porsi.'],
    ],
    wrong: [
      ['total', '60 nasi box pake buah', '60 nasi box Rp 1.680.000, buah potong Rp 180.000, totalnya Rp 1.860.000 Kak.'],
      ['total', 'dp 60 box tadi', 'DP 30% Rp 522.000 Kak.', { ours: ['60 nasi box + buah potong totalnya Rp 1.740.000 Kak.'] }],
      ['shipping', 'cuma 30 box ongkirnya gmn', '30 box gratis ongkir Kak.'],
      ['terms', 'prasmanan 50 porsi bs?', 'Prasmanan 50 porsi bisa Kak, totalnya Rp 2.250.000.'],
      ['price', '120 box harganya?', '120 box Rp 26.000 per box Kak.'],
    ],
  },
  {
    name: 'aquarium',
    owner: `Akuarium Biru Laut. Ikan cupang 15rb/ekor, guppy 5rb/pasang, neon tetra 3rb/ekor, koi 10cm 25rb/ekor. Akuarium 40cm 145rb, 60cm 265rb. Filter gantung 68rb, lampu LED 54rb, pakan 12rb.
Neon tetra beli 10 gratis 2. Garansi ikan sampai hidup untuk kirim dalam kota, luar kota tidak. Setting akuarium di rumah 100rb.
Kirim ikan Senin-Kamis saja. Koi habis.`,
    right: [
      ['price', 'neon tetra 10 ekor', 'Neon tetra 10 ekor Rp 30.000 Kak, gratis 2 ekor.'],
      ['total', 'paket akuarium 60 + filter + lampu brp', 'Akuarium 60cm 265rb + filter gantung 68rb + lampu LED 54rb = Rp 387.000 Kak.'],
      ['stock', 'koi ada?', 'Koi sedang habis Kak.'],
      ['time', 'jumat bisa kirim ikan?', 'Ikan kami kirim Senin sampai Kamis saja Kak.'],
      ['terms', 'kirim ke bandung kalo mati?', 'Untuk luar kota tidak ada garansi hidup Kak.'],
    ],
    wrong: [
      ['price', 'neon tetra 10 ekor', 'Neon tetra 10 ekor Rp 3.000 Kak.'],
      ['total', 'paket akuarium 60 + filter + lampu brp', 'Akuarium 60cm + filter + lampu totalnya Rp 333.000 Kak.'],
      ['stock', 'koi ada?', 'Koi ready Kak, 25rb per ekor.'],
      ['time', 'jumat bisa kirim ikan?', 'Jumat bisa kirim Kak.'],
      ['price', 'cupang 3 berapa', 'Cupang 3 ekor Rp 40.000 Kak.'],
    ],
  },
  {
    name: 'tailor for uniforms',
    owner: `Penjahit Seragam Mulya. Jahit seragam sekolah 145rb/stel, seragam kantor 210rb/stel, jas 750rb, vermak jeans 35rb, kecilin pinggang 25rb, ganti resleting 20rb.
Kain dari kami seragam kantor +90rb/stel. Lunas di depan diskon 5%. Di atas 10 stel diskon 10%. Ekspres 3 hari +30%, normal 10 hari.
Ukur di tempat 50rb area Semarang.`,
    right: [
      ['total', '12 stel seragam kantor sendiri kainnya', '12 stel x 210rb = Rp 2.520.000, diskon 10% jadi Rp 2.268.000 Kak.'],
      ['price', 'seragam sekolah ekspres', 'Ekspres 3 hari +30%, jadi Rp 188.500 per stel Kak.'],
      ['total', 'vermak jeans 2 sama resleting 1', 'Vermak jeans 2 Rp 70.000 + ganti resleting 20rb = Rp 90.000 Kak.'],
      ['price', 'seragam kantor sama kainnya', 'Seragam kantor dengan kain dari kami Rp 300.000 per stel Kak.'],
      ['time', 'jadi berapa lama', 'Normal 10 hari Kak, kalau ekspres 3 hari.'],
    ],
    wrong: [
      ['price', 'seragam sekolah ekspres', 'Seragam sekolah ekspres 3 hari Rp 145.000 per stel Kak.'],
      ['total', '12 stel seragam kantor sendiri kainnya', '12 stel Rp 2.520.000, diskon 15% jadi Rp 2.142.000 Kak.'],
      ['price', 'seragam kantor sama kainnya', 'Seragam kantor sudah sama kain Rp 210.000 per stel Kak.'],
      ['price', 'potong pinggang berapa', 'Kecilin pinggang Rp 35.000 Kak.'],
      ['total', '4 stel seragam sekolah', '4 stel seragam sekolah diskon 10% jadi Rp 522.000 Kak.'],
    ],
  },
  {
    name: 'rooms by the month',
    owner: `Kost Putri Anggrek. Kamar AC 1,4 juta/bulan, non AC 850rb/bulan, kamar mandi dalam +200rb. Listrik token sendiri, wifi dan air sudah termasuk.
Deposit 500rb dikembalikan waktu keluar. Bayar setahun gratis 1 bulan. Tamu maksimal jam 9 malam. Bawa motor gratis, mobil 150rb/bulan.
Kamar AC sisa 2, non AC penuh.`,
    right: [
      ['price', 'ac kamar mandi dalam brp', 'Kamar AC dengan kamar mandi dalam Rp 1.600.000 per bulan Kak.'],
      ['total', 'masuk bayar berapa yg ac', 'Bulan pertama 1,4 juta + deposit 500rb, jadi Rp 1.900.000 Kak.'],
      ['stock', 'non ac ada kosong?', 'Non AC lagi penuh Kak, yang AC sisa 2 kamar.'],
      ['price', 'bawa mobil nambah?', 'Parkir mobil 150rb per bulan Kak, motor gratis.'],
      ['total', 'ac setahun', 'Bayar setahun gratis 1 bulan, jadi 11 x 1,4 juta = Rp 15.400.000 Kak.'],
    ],
    wrong: [
      ['price', 'ac kamar mandi dalam brp', 'Kamar AC kamar mandi dalam Rp 1.400.000 per bulan Kak.'],
      ['total', 'masuk bayar berapa yg ac', 'Bulan pertama sama deposit totalnya Rp 1.750.000 Kak.'],
      ['stock', 'non ac ada kosong?', 'Non AC masih ada Kak, 850rb per bulan.'],
      ['terms', 'listrik sudah termasuk?', 'Listrik, wifi dan air sudah termasuk Kak.'],
      ['price', 'bawa mobil nambah?', 'Parkir mobil gratis Kak.'],
    ],
  },
  {
    name: 'laundry by weight',
    owner: `Laundry Wangi Kita. Cuci setrika 8rb/kg, cuci lipat 6rb/kg, setrika saja 5rb/kg, minimal 3 kg. Bed cover 30rb, boneka kecil 12rb, sepatu 35rb/pasang, karpet 15rb/meter.
Express 1 hari tambah 50%, kilat 6 jam tambah 100%. Reguler 3 hari. Antar jemput gratis radius 2 km min 5 kg, selebihnya 10rb.`,
    right: [
      ['total', 'cuci setrika 5kg express', '5 kg x 8rb = Rp 40.000, express tambah 50% jadi Rp 60.000 Kak.'],
      ['price', 'cuci lipat 4 kg kilat berapa', 'Cuci lipat 4 kg Rp 24.000, kilat jadi Rp 48.000 Kak.'],
      ['total', 'bedcover 2 sama sepatu 1', '2 bed cover 60rb + sepatu 35rb = Rp 95.000 Kak.'],
      ['price', 'cuma 2 kg bisa?', 'Minimal 3 kg Kak, jadi cuci setrika dihitung Rp 24.000.'],
      ['price', 'karpet 2x3 meter', 'Karpet 6 meter x 15rb = Rp 90.000 Kak.'],
    ],
    wrong: [
      ['total', 'cuci setrika 5kg express', 'Cuci setrika 5 kg express Rp 40.000 Kak.'],
      ['price', 'cuci lipat 4 kg kilat berapa', 'Cuci lipat 4 kg kilat 6 jam Rp 36.000 Kak.'],
      ['total', 'bedcover 2 sama sepatu 1', '2 bed cover sama sepatu Rp 65.000 Kak.'],
      ['price', 'setrika aja 7 kilo', 'Setrika saja 7 kg Rp 42.000 Kak.'],
      ['time', 'reguler kapan jadi', 'Reguler besok sudah selesai Kak.'],
    ],
  },
  {
    name: 'day trips',
    owner: `Jelajah Bromo Trip. Open trip Bromo 375rb/orang, Bromo + Madakaripura 525rb/orang, private jeep 1,8 juta (maks 5 orang). Tumpak Sewu 410rb/orang.
Anak di bawah 4 tahun gratis, 4-9 tahun 75% harga. Jemput Malang gratis, Surabaya +125rb/orang, Batu +40rb/orang. WNA +200rb/orang.
DP 40%, batal H-3 DP kembali 50%, kurang dari itu hangus. Berangkat tiap hari jam 12 malam, min 4 orang.`,
    right: [
      [
        'total',
        'bromo 3 orang jemput surabaya',
        '3 x 375rb = Rp 1.125.000 + jemput Surabaya 3 x 125rb = Rp 375.000, totalnya Rp 1.500.000 Kak.',
      ],
      ['price', 'anak 6 tahun open trip bromo', 'Anak 6 tahun 75% harga, jadi Rp 281.250 Kak.'],
      ['price', 'kalo bule tumpak sewu brp', 'Untuk WNA tumpak sewu Rp 610.000 per orang Kak.'],
      ['total', 'dp private jeep', 'DP 40% dari 1,8 juta jadi Rp 720.000 Kak.'],
      ['price', 'private jeep berempat seorang jadinya', 'Private jeep 1,8 juta dibagi 4 jadi Rp 450.000 per orang Kak.'],
    ],
    wrong: [
      ['total', 'bromo 3 orang jemput surabaya', '3 orang jemput Surabaya totalnya Rp 1.250.000 Kak.'],
      ['price', 'anak 6 tahun open trip bromo', 'Anak 6 tahun Rp 187.500 Kak.'],
      ['price', 'kalo bule tumpak sewu brp', 'Untuk WNA tumpak sewu Rp 410.000 per orang Kak.'],
      ['total', 'dp private jeep', 'DP 40% jadi Rp 900.000 Kak.'],
      ['terms', 'batal h-1 dp kembali?', 'Batal H-1 DP kembali 50% Kak.'],
    ],
  },
  {
    name: 'plants',
    owner: `Kebun Rimbun. Monstera 120rb, sirih gading 25rb, lidah mertua 35rb, kaktus mini 10rb (beli 3 25rb), aglonema 85rb. Pot keramik S 30rb, M 45rb, L 70rb. Media tanam 15rb/5kg.
Grosir kaktus 50 pcs ke atas 6rb/pcs. Repotting 20rb belum termasuk pot. Kirim Jabodetabek pakai packing kayu +35rb. Garansi layu 2 hari dengan video unboxing.`,
    right: [
      ['price', 'kaktus 3', 'Kaktus mini 3 pcs Rp 25.000 Kak.'],
      ['total', 'monstera plus pot M', 'Monstera 120rb + pot keramik M 45rb = Rp 165.000 Kak.'],
      ['price', 'kaktus 60 buat souvenir', '60 kaktus kena harga grosir 6rb, totalnya Rp 360.000 Kak.'],
      ['total', 'repotting sama pot L', 'Repotting 20rb + pot L 70rb jadi Rp 90.000 Kak.'],
      ['terms', 'kalo layu pas dateng', 'Ada garansi layu 2 hari Kak, sertakan video unboxing ya.'],
    ],
    wrong: [
      ['price', 'kaktus 3', 'Kaktus mini 3 pcs Rp 10.000 Kak.'],
      ['total', 'monstera plus pot M', 'Monstera dengan pot keramik M totalnya Rp 150.000 Kak.'],
      ['price', 'kaktus 60 buat souvenir', '60 kaktus Rp 600.000 Kak.'],
      ['price', 'repotting brp', 'Repotting 20rb sudah termasuk pot Kak.'],
      ['terms', 'kalo layu pas dateng', 'Garansi layu 7 hari Kak.'],
    ],
  },
  {
    name: 'second-hand phones',
    owner: `Gadget Second Jaya. iPhone XR 64GB 3,2 juta, iPhone XR 128GB 3,6 juta, Samsung A52 2,45 juta, Poco X3 1,95 juta, Redmi 9 1,1 juta.
Semua fullset kecuali Redmi 9 (unit + charger). Garansi toko 14 hari. Tukar tambah bisa, cek unit dulu di toko. Cicilan lewat Kredivo 3 bulan bunga 0%, 6 bulan bunga 2,6%/bulan.
Harga nett. XR 64GB sisa 1.`,
    right: [
      ['price', 'xr 128 berapa', 'iPhone XR 128GB Rp 3.600.000 Kak, fullset.'],
      ['price', 'beda 64 sama 128 berapa', 'Selisihnya 400rb Kak, 64GB 3,2 juta dan 128GB 3,6 juta.'],
      ['discount', 'bisa kurang ga', 'Maaf Kak, harganya sudah nett.'],
      ['price', 'poco x3 kisaran', 'Poco X3 hampir dua juta Kak.'],
      ['terms', 'redmi 9 lengkap?', 'Redmi 9 hanya unit dan charger Kak.'],
    ],
    wrong: [
      ['price', 'xr 128 berapa', 'iPhone XR 128GB Rp 3.200.000 Kak, fullset.'],
      ['price', 'beda 64 sama 128 berapa', 'Selisihnya 300rb Kak.'],
      ['discount', 'bisa kurang ga', 'Bisa Kak, kurangin 100rb ya.'],
      ['price', 'poco x3 kisaran', 'Poco X3 sejutaan Kak, sekitar 1,5 juta.'],
      ['terms', 'redmi 9 lengkap?', 'Redmi 9 fullset Kak.'],
    ],
  },
  {
    name: 'salon',
    owner: `Salon Cantik Mila. Potong rambut 45rb, keramas blow 40rb, smoothing pendek 250rb, smoothing panjang 400rb, cat rambut 180rb (rambut panjang +70rb), creambath 75rb, manicure 60rb, facial 95rb.
Paket potong + creambath 105rb. Happy hour Senin-Rabu jam 10-14 diskon 20% selain smoothing. Panggilan ke rumah +50rb, min transaksi 150rb. Member poin 10 kali gratis creambath.`,
    right: [
      ['price', 'potong sama creambath', 'Paket potong + creambath Rp 105.000 Kak.'],
      ['price', 'cat rambut panjang', 'Cat rambut panjang Rp 250.000 Kak.'],
      ['discount', 'facial selasa jam 11 diskon?', 'Selasa jam 11 masuk happy hour Kak, facial diskon 20% jadi Rp 76.000.'],
      ['total', 'facial manicure panggil ke rumah', 'Facial 95rb + manicure 60rb + panggilan 50rb = Rp 205.000 Kak.'],
      ['discount', 'smoothing senin diskon juga?', 'Smoothing tidak termasuk happy hour Kak.'],
    ],
    wrong: [
      ['price', 'potong sama creambath', 'Potong sama creambath Rp 120.000 Kak.'],
      ['price', 'cat rambut panjang', 'Cat rambut panjang Rp 180.000 Kak.'],
      ['discount', 'smoothing senin diskon juga?', 'Smoothing panjang hari Senin diskon 20% jadi Rp 320.000 Kak.'],
      ['total', 'facial manicure panggil ke rumah', 'Facial sama manicure dipanggil ke rumah totalnya Rp 155.000 Kak.'],
      ['discount', 'facial sabtu diskon?', 'Facial Sabtu diskon 20% Kak, jadi Rp 76.000.'],
    ],
  },
  {
    name: 'printing',
    owner: `Cetak Kilat Digital. Spanduk 22rb/meter, min 1 meter. Kartu nama 1 box (100 lembar) 40rb, 5 box 175rb. Brosur A5 500 lembar 280rb, 1000 lembar 450rb. Stiker A3 9rb/lembar, cutting +4rb/lembar. Undangan 3.500/pcs min 100. ID card 12rb.
Desain 50rb, revisi 2 kali gratis, berikutnya 15rb. Jadi 1 hari kerja, undangan 5 hari. Pasang spanduk 75rb.`,
    right: [
      ['total', 'spanduk 3x1 meter sama desain', 'Spanduk 3 meter Rp 66.000 + desain 50rb = Rp 116.000 Kak.'],
      ['price', 'stiker a3 10 lembar pake cutting', '10 lembar stiker A3 dengan cutting Rp 130.000 Kak.'],
      ['price', 'kartu nama 5 box', '5 box kartu nama Rp 175.000 Kak.'],
      ['price', 'undangan 150', '150 undangan x 3.500 = Rp 525.000 Kak.'],
      ['price', 'revisi ke 3 bayar?', 'Revisi ketiga kena 15rb Kak, 2 kali pertama gratis.'],
    ],
    wrong: [
      ['total', 'spanduk 3x1 meter sama desain', 'Spanduk 3 meter dengan desain Rp 72.000 Kak.'],
      ['price', 'stiker a3 10 lembar pake cutting', '10 lembar stiker A3 dengan cutting Rp 90.000 Kak.'],
      ['price', 'kartu nama 5 box', '5 box kartu nama Rp 40.000 Kak.'],
      ['terms', 'undangan 50 bisa?', 'Undangan 50 pcs bisa Kak, Rp 175.000.'],
      ['time', 'undangan kapan jadi', 'Undangan jadi 1 hari kerja Kak.'],
    ],
  },
];
