import type { Shop } from '../shop.js';

/** Further shops whose owners write dense lists. The answers were written without looking at the rules. */
export const tenthEvents: readonly Shop[] = [
  {
    name: 'sewa tenda',
    owner: `SEWA TENDA & ALAT PESTA "BAROKAH" - Bekasi Timur
Harga sewa per hari (1 hari = 24 jam):
Tenda plafon 4x6 = 450rb, Tenda plafon 6x6 = 650rb
Tenda kerucut (sarnafil) 3x3 = 350rb, 5x5 = 700rb
Kursi lipat chitose @6.000, kursi futura + sarung @9.000, kursi plastik @3.000 (min sewa kursi 30)
Meja bulat + taplak @35.000, meja prasmanan @50.000. Kipas besar (misty) 175rb/unit, kipas blower biasa 100rb/unit
Panggung per meter persegi 60rb (min 12 m2). Sound system paket kecil 850rb sudah sama operator. Pemanas prasmanan/chafing dish @40.000, piring+sendok+gelas 2.500/set
Hari ke-2 dst dihitung 50% dr harga sewa
Ongkir + pasang bongkar: Bekasi Timur 150rb, Bekasi kota lainnya 250rb, Cikarang/Tambun 350rb. Jakarta blm terima
DP 30% utk kunci tanggal, pelunasan H-1 pas pasang. Batal kurang dari 7 hari DP hangus, sebelum itu bs ganti tanggal 1x
Bayar BCA 7410 228 915 an Slamet Riyanto. Pasang H-1 siang/sore, bongkar maks jam 9 malam di hari acara
Barang hilang/rusak ganti: kursi lipat 175rb, kursi plastik 60rb, piring 15rb, gelas 8rb
Kami ga sediakan dekorasi, pelaminan dan katering
Sewa total alat di atas 5jt (blm ongkir) gratis 2 kipas blower. chat dibalas jam 8-21`,
    right: [
      [
        'total',
        'sewa tenda 4x6 brp kak sehari',
        'Tenda plafon 4x6 Rp450.000 per hari kak, belum termasuk ongkir + pasang bongkar. Lokasi acaranya di mana?',
      ],
      ['time', 'kursi plastik brp ya', 'Kursi plastik Rp3.000 per kursi per hari kak, minimal sewa 30 kursi.'],
      ['total', 'Harga kursi futura berapa?', 'Kursi futura + sarung Rp9.000 per kursi per hari kak 🙏'],
      ['stock', 'sarnafil 5x5 ada? harganya', 'Ada kak, tenda kerucut (sarnafil) 5x5 Rp700.000 per hari. Yang 3x3 Rp350.000.'],
      ['time', 'sewa sound brp', 'Sound system paket kecil Rp850.000 per hari kak, sudah termasuk operator.'],
      [
        'price',
        'kipas misty sama blower beda harganya berapa min',
        'Kipas besar (misty) Rp175.000/unit, kipas blower biasa Rp100.000/unit. Selisihnya Rp75.000 per unit kak.',
      ],
      ['total', 'meja bulat berapaan', 'Meja bulat + taplak Rp35.000 per meja kak. Butuh berapa meja?'],
      [
        'total',
        'panggung hitungannya gimana kak?',
        'Panggung dihitung Rp60.000 per meter persegi kak, minimal 12 m². Jadi paling kecil Rp720.000.',
      ],
      ['total', 'ongkir ke tambun berapa', 'Untuk Tambun ongkir + pasang bongkar Rp350.000 kak.'],
      ['total', 'piring gelas disewakan?', 'Iya kak, piring + sendok + gelas Rp2.500 per set. Untuk berapa orang acaranya?'],
      [
        'total',
        'tenda 6x6 1 sama kursi lipat 50, di bekasi timur. total brp?',
        'Rinciannya kak:\nTenda plafon 6x6 Rp650.000\nKursi lipat 50 x Rp6.000 = Rp300.000\nOngkir Bekasi Timur Rp150.000\nTotal Rp1.100.000 untuk 1 hari 😊',
      ],
      [
        'total',
        'tenda 4x6 satu aja, brp sewanya?',
        'Untuk 2 hari: hari pertama Rp450.000, hari ke-2 dihitung 50% yaitu Rp225.000. Jadi sewanya Rp675.000 kak, belum termasuk ongkir pasang bongkar.',
        { earlier: ['Acara 2 hari kak'] },
      ],
      [
        'payment',
        'klo total sewa 2jt dp nya brp',
        'DP-nya 30% kak, jadi Rp600.000 untuk kunci tanggal. Sisanya Rp1.400.000 dilunasi H-1 saat pasang.',
      ],
      [
        'payment',
        'kursi plastik 100 + meja prasmanan 3 di cikarang',
        'Kursi plastik 100 x Rp3.000 = Rp300.000\nMeja prasmanan 3 x Rp50.000 = Rp150.000\nOngkir Cikarang Rp350.000\nTotal Rp800.000 kak. DP 30% Rp240.000 ya.',
      ],
      ['total', 'panggung 4x5 meter brp kak, sehari', 'Panggung 4x5 = 20 m², 20 x Rp60.000 = Rp1.200.000 kak, belum termasuk ongkir.'],
      [
        'total',
        'Chafing dish 6 sama piring set 150, berapa?',
        'Chafing dish 6 x Rp40.000 = Rp240.000, piring set 150 x Rp2.500 = Rp375.000. Jumlahnya Rp615.000 kak, belum termasuk ongkir.',
      ],
      [
        'payment',
        'kursi futura 80 + tenda sarnafil 3x3 2 unit, lokasi bekasi barat. total sm dp nya?',
        'Kursi futura 80 x Rp9.000 = Rp720.000\nSarnafil 3x3 2 x Rp350.000 = Rp700.000\nOngkir Bekasi kota Rp250.000\nTotal Rp1.670.000, DP 30% Rp501.000 kak. Sisanya Rp1.169.000 dilunasi H-1 waktu pasang.',
      ],
      [
        'total',
        'kemarin kursi lipat hilang 2 kena berapa?',
        'Untuk kursi lipat yang hilang gantinya Rp175.000 per kursi kak, jadi 2 kursi Rp350.000 🙏',
      ],
      [
        'total',
        'bisa sewa kursi 15 aja?',
        'Mohon maaf kak, minimal sewa kursi 30 ya 🙏 Kalau kursi plastik 30 kursi jadi Rp90.000, belum termasuk ongkir.',
      ],
      [
        'price',
        'sekalian dekor pelaminan bisa kak?',
        'Maaf kak, kami tidak menyediakan dekorasi dan pelaminan. Kami bisa bantu untuk tenda, kursi, meja, panggung, sound, dan alat prasmanannya 😊',
      ],
      [
        'price',
        'lokasi saya di jakarta timur bisa ga',
        'Mohon maaf kak, saat ini kami belum terima untuk Jakarta. Areanya baru Bekasi dan Cikarang/Tambun 🙏',
      ],
      [
        'total',
        'pasangnya kapan ya kak kalo acara hari minggu',
        'Pasangnya H-1, jadi hari Sabtu siang/sore kak. Bongkarnya maksimal jam 9 malam di hari Minggunya.',
      ],
      [
        'payment',
        'kalau batal 3 hari sebelum acara dp balik ga',
        'Mohon maaf kak, kalau batal kurang dari 7 hari sebelum acara DP-nya hangus. Kalau masih di atas 7 hari, bisa ganti tanggal 1 kali.',
      ],
      [
        'account',
        'transfer DP kemana mas',
        'Ke BCA 7410 228 915 a.n. Slamet Riyanto ya kak. Setelah transfer mohon kirim buktinya, biar tanggalnya kami kunci 🙏',
      ],
      [
        'shipping',
        'sewa alat 6jt dapet bonus apa',
        'Untuk sewa alat di atas Rp5 juta (belum termasuk ongkir) dapat gratis 2 kipas blower kak 😊',
      ],
    ],
    wrong: [
      ['price', 'tenda 6x6 brp sehari', 'Tenda plafon 6x6 Rp450.000 per hari kak.'],
      ['price', 'kursi lipat chitose brp', 'Kursi lipat chitose Rp9.000 per kursi kak, minimal 30 kursi.'],
      ['total', 'kursi futura 60 berapa', 'Kursi futura 60 x Rp9.000 = Rp450.000 kak.'],
      ['total', 'tenda 4x6 untuk 3 hari jadi brp', 'Untuk 3 hari jadi 3 x Rp450.000 = Rp1.350.000 kak, belum ongkir.'],
      ['total', 'total 3jt dp brp kak', 'DP-nya 50% kak, jadi Rp1.500.000 untuk kunci tanggal.'],
      ['total', 'ongkir ke cikarang brp', 'Ongkir + pasang bongkar ke Cikarang Rp250.000 kak.'],
      [
        'total',
        'tenda 4x6 sama kursi plastik 50 di bekasi timur total brp',
        'Tenda 4x6 Rp450.000 + kursi plastik 50 Rp150.000, totalnya Rp600.000 sudah sampai pasang di Bekasi Timur ya kak.',
      ],
      ['total', 'panggung 3x6 brp', 'Panggung 3x6 = 18 m², jadi Rp1.180.000 kak.'],
      [
        'price',
        'tahun lalu saya sewa sound 750 kak, masih sama?',
        'Masih sama kak, sound system paket kecil Rp750.000 sudah dengan operator 😊',
      ],
      [
        'total',
        'sama kipas misty 2',
        'Meja bulat 10 Rp350.000 + kipas misty 2 Rp200.000, jadi Rp550.000 kak.',
        { earlier: ['mau sewa meja bulat 10'] },
      ],
      ['total', 'gelas pecah 5 ganti brp', 'Untuk gelas gantinya Rp15.000 per pcs, jadi 5 gelas Rp75.000 kak.'],
      ['total', 'totalnya 1,1jt, DP 30% brp dan sisanya?', 'DP 30% = Rp330.000, sisanya Rp870.000 dilunasi H-1 kak.'],
      ['price', 'sarnafil 5x5 1 unit hari ke2 nya kena brp', 'Hari ke-2 kena Rp490.000 kak, dihitung 70% dari harga sewa.'],
      ['total', 'chafing dish 4 brp', 'Chafing dish 4 x Rp35.000 = Rp140.000 kak.'],
      ['discount', 'kalau sewa kursi 200 ada diskon?', 'Ada kak, sewa di atas 150 kursi kami kasih diskon 10% 😊'],
      ['shipping', 'kalo sewa nya banyak ongkir gratis ga', 'Kalau sewa di atas Rp5 juta ongkir dan pasang bongkarnya gratis kak 🎉'],
      ['discount', 'sewa 4jt dapet bonus ga', 'Dapat kak, sewa 4 juta gratis 2 kipas blower ya.'],
      [
        'terms',
        'ada paket sama pelaminan kak?',
        'Ada kak, paket pelaminan sederhana ukuran 4 meter sudah termasuk bunga, nanti kami kirim fotonya ya.',
      ],
      ['terms', 'kalau batal 5 hari sebelum acara gimana', 'Kalau batal 5 hari sebelum acara, DP kami kembalikan 50% kak.'],
      ['time', 'acara sampe jam 11 malam, bongkarnya bisa jam 12?', 'Bisa kak, tim kami standby, bongkar jam 12 malam tidak masalah.'],
      ['terms', 'bisa antar ke jakarta selatan?', 'Bisa kak, untuk Jakarta Selatan kami tetap layani, ongkir menyesuaikan jarak ya.'],
      ['account', 'minta norek nya mas', 'BCA 7410 228 915 a.n. Riyanto Wibowo ya kak.'],
      ['payment', 'dp udah saya tf tadi pagi ya', 'Siap kak, DP-nya sudah kami terima dan tanggalnya sudah kami kunci ya 🙏'],
      ['stock', 'tgl 17 agustus tenda 6x6 masih ada?', 'Masih ada kak, tanggal 17 Agustus tersisa 3 unit tenda 6x6 yang kosong.'],
      ['terms', 'pelunasan bisa setelah acara?', 'Bisa kak, pelunasan maksimal 3 hari setelah acara ya.'],
    ],
  },
  {
    name: 'sablon kaos',
    owner: `Sablon Kaos ABADI Bandung. min order 12 pcs (1 lusin), satuan ga terima
Kaos cotton combed 30s + sablon 1 sisi 1 warna:
12-23 pcs 65rb/pcs, 24-49 pcs 58rb/pcs, 50-99 pcs 52rb/pcs, 100 ke atas 47rb/pcs
bahan 24s nambah 5rb/pcs. lengan panjang nambah 10rb/pcs
tiap nambah warna 3rb/pcs, nambah sisi (belakang) 7rb/pcs
size S M L XL harga sama, XXL +5rb, XXXL +10rb
Hoodie fleece sablon 1 sisi: 145rb (12-23), 130rb (24 ke atas)
Totebag kanvas 28rb/pcs min 24. Polo lacoste bordir 85rb/pcs min 12
desain: dari kamu gratis, kami buatin 75rb (revisi 2x). sample 1pcs 100rb, dikembalikan klo order min 50pcs
Pengerjaan 7-10 hari kerja stlh DP & acc desain. Express 4 hari tambah 10rb/pcs (maks 50pcs)
DP 50%, lunas sblm kirim. Rek BCA 3481 776 502 an Yudi Hermawan
warna kaos: hitam, putih, navy, maroon, abu misty, army
salah cetak dari kami diganti baru, salah ukuran dari pemesan ga bs retur
Workshop buka senin-sabtu 9-17 Jl Surapati no 88. Ongkir ditanggung pemesan, bisa ambil di workshop`,
    right: [
      [
        'price',
        'kaos 24 pcs sablon 1 warna 1 sisi brp satuannya',
        'Untuk 24-49 pcs harganya Rp58.000 per pcs kak, cotton combed 30s sablon 1 sisi 1 warna.',
      ],
      ['price', 'kalo 100 kaos per pcs nya brp', '100 pcs ke atas Rp47.000 per pcs kak (30s, 1 sisi 1 warna) 👍'],
      ['price', 'hoodie 12 pcs harganya?', 'Hoodie fleece sablon 1 sisi untuk 12-23 pcs Rp145.000 per pcs kak.'],
      ['price', 'totebag berapa kak', 'Totebag kanvas Rp28.000 per pcs, minimal 24 pcs kak.'],
      ['price', 'polo bordir brp', 'Polo lacoste bordir Rp85.000 per pcs, minimal 12 pcs kak.'],
      ['payment', 'jasa desain bayar ga', 'Kalau desain dari kakak gratis. Kalau kami buatkan Rp75.000 dengan revisi 2x.'],
      ['price', 'nambah sablon belakang brp', 'Tambah sisi belakang Rp7.000 per pcs kak.'],
      ['price', 'xxl nambah brp ya', 'XXL tambah Rp5.000 per pcs, XXXL tambah Rp10.000 per pcs kak. S sampai XL harganya sama.'],
      ['price', 'beda 24s sama 30s berapa', 'Bahan 24s tambah Rp5.000 per pcs dari harga 30s kak.'],
      ['payment', 'sample bisa? bayar brp', 'Bisa kak, sample 1 pcs Rp100.000 dan dikembalikan kalau order minimal 50 pcs.'],
      [
        'payment',
        '30 kaos 1 warna depan aja total brp',
        '30 pcs masuk harga Rp58.000 kak, jadi 30 x Rp58.000 = Rp1.740.000. DP 50% Rp870.000.',
      ],
      [
        'total',
        '50 pcs depan belakang masing2 1 warna',
        'Untuk 50 pcs: Rp52.000 + tambah sisi belakang Rp7.000 = Rp59.000 per pcs. Total 50 x Rp59.000 = Rp2.950.000 kak.',
      ],
      [
        'total',
        '20 kaos 2 warna 1 sisi brp totalnya',
        'Harga 12-23 pcs Rp65.000 + tambah 1 warna Rp3.000 = Rp68.000 per pcs. 20 x Rp68.000 = Rp1.360.000 kak.',
      ],
      [
        'payment',
        'sablon depan 1 warna',
        'Siap kak. Harga Rp65.000 + lengan panjang Rp10.000 = Rp75.000 per pcs, jadi 12 pcs Rp900.000. DP 50% Rp450.000 ya.',
        { earlier: ['mau 12 kaos lengan panjang hitam'] },
      ],
      [
        'total',
        'hoodie 24 sama totebag 24 brp semua',
        'Hoodie 24 x Rp130.000 = Rp3.120.000\nTotebag 24 x Rp28.000 = Rp672.000\nTotal Rp3.792.000 kak.',
      ],
      [
        'total',
        'kaos 25 pcs, yg xxl ada 5. total?',
        '25 x Rp58.000 = Rp1.450.000, tambahan XXL 5 x Rp5.000 = Rp25.000. Totalnya Rp1.475.000 kak.',
      ],
      ['total', 'klo 12 pcs express jadinya brp', 'Express 4 hari tambah Rp10.000 per pcs kak, jadi Rp75.000 x 12 = Rp900.000.'],
      [
        'total',
        'Saya mau 45 pcs, kalo ditambah jadi 50 lebih murah ga?',
        'Kalau 45 pcs x Rp58.000 = Rp2.610.000. Kalau 50 pcs x Rp52.000 = Rp2.600.000, malah lebih murah Rp10.000 dan dapat 5 pcs lebih banyak kak 😄',
      ],
      ['price', 'bisa bikin 3 kaos aja?', 'Mohon maaf kak, minimal order 12 pcs, satuan belum kami terima 🙏'],
      [
        'payment',
        'berapa lama jadinya',
        '7-10 hari kerja setelah DP dan desain di-acc kak. Ada express 4 hari tambah Rp10.000 per pcs, maksimal 50 pcs.',
      ],
      ['price', 'warna apa aja kak', 'Warnanya hitam, putih, navy, maroon, abu misty, dan army kak.'],
      [
        'terms',
        'kalo kekecilan bisa tuker ga',
        'Mohon maaf kak, kalau salah ukuran dari pemesan tidak bisa retur. Tapi kalau salah cetak dari kami, kami ganti baru.',
      ],
      ['account', 'dp nya kemana?', 'DP 50% ke BCA 3481 776 502 a.n. Yudi Hermawan ya kak. Setelah transfer mohon kirim buktinya 🙏'],
      ['time', 'sabtu bisa dateng ke workshop?', 'Bisa kak, workshop buka Senin-Sabtu jam 9-17 di Jl Surapati no 88.'],
      ['time', '60 pcs express bisa?', 'Maaf kak, express maksimal 50 pcs. Untuk 60 pcs pengerjaannya 7-10 hari kerja ya.'],
    ],
    wrong: [
      ['price', 'kaos 12 pcs brp satuannya', 'Untuk 12 pcs Rp58.000 per pcs kak, 1 sisi 1 warna.'],
      ['price', '60 kaos per pcs berapa', '60 pcs harganya Rp47.000 per pcs kak.'],
      ['total', '40 kaos 1 warna total brp', '40 x Rp58.000 = Rp2.230.000 kak.'],
      ['total', 'hoodie 30 pcs brp total', 'Hoodie 30 x Rp145.000 = Rp4.350.000 kak.'],
      ['total', '24 kaos depan belakang 1 warna', '24 x Rp58.000 = Rp1.392.000 kak, sudah depan belakang ya.'],
      ['total', 'totebag 30 pcs', 'Totebag 30 x Rp28.000 = Rp804.000 kak.'],
      ['total', 'total 1,74jt dp brp', 'DP 30% kak, jadi Rp522.000.'],
      ['price', 'nambah 1 warna brp', 'Tambah warna Rp5.000 per pcs kak.'],
      ['price', 'vendor lama saya 50rb kak buat 24 pcs, di sini sama kan?', 'Sama kak, untuk 24 pcs Rp50.000 per pcs sudah sablon 1 sisi.'],
      ['total', '20 pcs xxxl semua brp', '20 pcs: Rp65.000 + XXXL Rp5.000 = Rp70.000, jadi Rp1.400.000 kak.'],
      ['total', 'polo 15 pcs brp', 'Polo 15 x Rp85.000 = Rp1.225.000 kak.'],
      ['price', 'dibuatin desain bayar brp', 'Jasa desain Rp50.000 kak, revisi 2x.'],
      ['total', '1 warna 1 sisi total?', '50 pcs bahan 24s x Rp52.000 = Rp2.600.000 kak.', { earlier: ['kaos 24s 50 pcs'] }],
      ['total', '100 kaos express... eh ga jadi, 100 kaos biasa totalnya brp', '100 x Rp52.000 = Rp5.200.000 kak.'],
      ['discount', 'kalo langganan ada potongan?', 'Ada kak, untuk pelanggan lama potongan 5% dari total 😊'],
      ['discount', 'order 50 dapet bonus ga', 'Order 50 pcs dapat bonus 2 kaos gratis kak 🎉'],
      ['terms', 'min order brp', 'Tidak ada minimal kak, 1 pcs pun bisa kami kerjakan.'],
      ['terms', 'salah size bisa diganti?', 'Bisa kak, salah ukuran bisa ditukar maksimal 3 hari setelah terima.'],
      ['time', 'bisa jadi 2 hari?', 'Bisa kak, express 2 hari tambah Rp10.000 per pcs.'],
      ['time', 'minggu workshop buka?', 'Buka kak, Minggu kami buka jam 9-13.'],
      ['stock', 'warna kuning ada?', 'Ada kak, kuning tersedia ukuran S sampai XXL.'],
      ['account', 'norek dong', 'BCA 3481 776 502 a.n. Yudi Gunawan kak.'],
      ['shipping', 'ongkir ke jakarta brp', 'Untuk order di atas 24 pcs ongkir ke Jakarta gratis kak.'],
      ['terms', 'sample 100rb nya balik kan? saya order 24', 'Iya kak, biaya sample Rp100.000 dikembalikan untuk order 24 pcs.'],
      ['payment', 'dp udah tf ya 870', 'Oke kak, DP Rp870.000 sudah kami terima, langsung masuk antrean produksi ya.'],
    ],
  },
];
