import type { Shop } from '../shop.js';

/** Further shops whose owners write dense lists. The answers were written without looking at the rules. */
export const tenthHomes: readonly Shop[] = [
  {
    name: 'servis ac',
    owner: `Dingin Jaya servis AC area Sleman n Kota Jogja
cuci ac 1/2 - 1 pk 75rb, 1,5 - 2 pk 90rb. cuci 3 unit ke atas diskon 10rb per unit
tambah freon R32 / R410 150rb (1/2-1pk), 200rb (1,5-2pk). isi full dari kosong 1/2-1pk 300rb, 1,5-2pk 400rb
bongkar pasang ac 350rb, bongkar aja 150rb, pasang aja 250rb (blm termasuk pipa). pipa per meter 85rb, kabel 15rb/m, bracket outdoor 75rb
cek kerusakan 50rb, klo jadi diperbaiki biaya cek ga dihitung
ganti kapasitor 175rb, ganti modul/pcb mulai 450rb tergantung merk, las bocor evaporator 250rb
Garansi servis 30 hari utk perbaikan, cuci ga ada garansi, freon garansi 14 hari
Jam kerja senin-sabtu 08.00-17.00, minggu libur. Di luar jam kerja (sampai jam 8 malam) tambah 50rb per kunjungan
Transport gratis Kota Jogja & Sleman. Bantul +25rb, Kulon Progo sama Gunungkidul ga kami layani
booking H-1 ya, hari yg sama tergantung jadwal teknisi
Bayar setelah selesai, cash atau transfer Mandiri 137 00 1234 8890 an Agus Purnomo
kami ga terima servis kulkas/mesin cuci, ga jual ac second dan ga beli ac bekas
satu unit cuci sekitar 45 menit. AC cassette/standing blm bisa`,
    right: [
      ['time', 'cuci ac 1pk brp mas', 'Cuci AC 1 PK Rp75.000 per unit kak. Mau dijadwalkan hari apa?'],
      ['price', 'Kalau AC 2 PK cuci berapa?', 'Untuk AC 1,5 - 2 PK cuci Rp90.000 per unit kak 🙏'],
      ['stock', 'tambah freon r32 ac 1 pk brp', 'Tambah freon R32 untuk AC 1 PK Rp150.000 kak. Kalau isi full dari kosong Rp300.000.'],
      [
        'price',
        'bongkar pasang ac kena brp ya',
        'Bongkar pasang AC Rp350.000 kak, belum termasuk pipa kalau perlu tambahan. Pipa Rp85.000 per meter.',
      ],
      ['total', 'biaya cek kerusakan?', 'Biaya cek Rp50.000 kak. Kalau jadi diperbaiki, biaya ceknya tidak dihitung 😊'],
      ['stock', 'ganti kapasitor berapa mas', 'Ganti kapasitor Rp175.000 kak, ada garansi servis 30 hari.'],
      ['stock', 'isi freon dari kosong utk 1,5pk', 'Isi freon full dari kosong untuk AC 1,5 PK Rp400.000 kak, garansi 14 hari.'],
      ['terms', 'ganti pcb brp', 'Ganti modul/PCB mulai dari Rp450.000 kak, tergantung merknya. AC-nya merk apa ya?'],
      ['price', 'bracket outdoor ada? harganya?', 'Bracket outdoor Rp75.000 kak.'],
      [
        'stock',
        'evaporator bocor kira2 abis brp',
        'Untuk las bocor evaporator Rp250.000 kak. Kalau freonnya ikut habis, isi full AC 1/2-1 PK Rp300.000 dan 1,5-2 PK Rp400.000.',
      ],
      [
        'total',
        'cuci ac 4 unit 1pk semua total berapa',
        'Cuci 3 unit ke atas dapat diskon Rp10.000 per unit kak, jadi Rp65.000 x 4 = Rp260.000 😊',
      ],
      [
        'total',
        'mau cuci 2 unit 1/2 pk sama 1 unit 2pk',
        'Total 3 unit jadi dapat diskon Rp10.000 per unit kak:\n2 unit 1/2 PK x Rp65.000 = Rp130.000\n1 unit 2 PK Rp80.000\nTotalnya Rp210.000.',
      ],
      [
        'total',
        'pasang ac baru, pipa 5 meter kabel 5 meter sama bracket',
        'Rinciannya kak:\nPasang Rp250.000\nPipa 5m x Rp85.000 = Rp425.000\nKabel 5m x Rp15.000 = Rp75.000\nBracket Rp75.000\nTotal Rp825.000',
      ],
      [
        'total',
        'cuci ac 1 pk 2 unit brp jadinya',
        'Cuci 2 unit x Rp75.000 = Rp150.000, tambah transport Bantul Rp25.000, totalnya Rp175.000 kak.',
        { earlier: ['rumah saya di bantul mas'] },
      ],
      [
        'total',
        'cuci 1 unit 1pk + tambah freon, bs jam 6 sore? brp semuanya',
        'Bisa kak, tapi di luar jam kerja ada tambahan Rp50.000 per kunjungan. Cuci Rp75.000 + tambah freon Rp150.000 + Rp50.000 = Rp275.000.',
      ],
      [
        'total',
        'kapasitor sama cuci 1pk sekalian, total?',
        'Ganti kapasitor Rp175.000 + cuci Rp75.000 = Rp250.000 kak. Biaya cek tidak dihitung karena jadi diperbaiki.',
      ],
      [
        'total',
        'Bongkar di kos lama pasang di kos baru beda harga ya? klo terpisah brp',
        'Kalau bongkar saja Rp150.000 dan pasang saja Rp250.000, totalnya Rp400.000 kak. Kalau bongkar pasang sekalian Rp350.000, jadi lebih hemat Rp50.000.',
      ],
      [
        'total',
        'cuci 3 unit 1,5pk hemat brp',
        'Harga normal 3 x Rp90.000 = Rp270.000, dengan diskon jadi Rp240.000. Hemat Rp30.000 kak 😊',
      ],
      [
        'time',
        'minggu bisa mas?',
        'Mohon maaf kak, hari Minggu kami libur. Bisa Senin sampai Sabtu jam 08.00-17.00, mau saya jadwalkan Senin?',
      ],
      ['price', 'bisa servis kulkas jg?', 'Maaf kak, kami belum terima servis kulkas, hanya AC ya 🙏'],
      ['stock', 'cuci ada garansi ga', 'Untuk cuci tidak ada garansi kak. Yang bergaransi itu perbaikan 30 hari dan freon 14 hari.'],
      [
        'price',
        'saya di gunungkidul, bisa kesini?',
        'Mohon maaf kak, Gunungkidul belum kami layani. Area kami Kota Jogja, Sleman, dan Bantul (tambah Rp25.000).',
      ],
      [
        'account',
        'bayarnya gimana mas? dp dulu?',
        'Tidak perlu DP kak, bayar setelah selesai. Bisa cash atau transfer Mandiri 137 00 1234 8890 a.n. Agus Purnomo.',
      ],
      [
        'time',
        'hari ini bisa dateng ga',
        'Untuk hari yang sama tergantung jadwal teknisi kak, saya cekkan dulu ya. Biasanya booking H-1. Alamatnya di mana?',
      ],
      ['total', 'cuci 2 ac lama ga mas', 'Satu unit sekitar 45 menit kak, jadi 2 unit kurang lebih 1,5 jam.'],
    ],
    wrong: [
      ['price', 'cuci ac 1,5 pk brp', 'Cuci AC 1,5 PK Rp75.000 per unit kak.'],
      ['price', 'tambah freon 2pk kena brp', 'Tambah freon untuk AC 2 PK Rp150.000 kak, garansi 14 hari.'],
      ['total', 'cuci ac 5 unit 1pk brp totalnya', '5 unit x Rp75.000 = Rp375.000 kak.'],
      ['total', 'cuci 3 unit 1/2pk, total?', 'Cuci 3 unit dapat diskon Rp10.000, jadi Rp225.000 - Rp10.000 = Rp215.000 kak.'],
      ['total', 'pasang ac, pipa 3 meter', 'Pasang Rp250.000 + pipa 3 meter Rp255.000, totalnya Rp525.000 kak.'],
      [
        'total',
        'saya di bantul, cuci 1 unit 1pk brp',
        'Cuci 1 unit Rp75.000 kak, transport ke Bantul gratis jadi totalnya tetap Rp75.000.',
      ],
      ['price', 'kapasitor rusak, di tempat lain 120rb. di sini?', 'Di tempat kami juga Rp120.000 kak, sudah sama pasang.'],
      ['total', 'bongkar pasang 2 ac', '2 unit x Rp350.000 = Rp600.000 kak.'],
      ['price', 'isi full freon 1pk kosong brp', 'Isi full dari kosong untuk 1 PK Rp400.000 kak.'],
      [
        'price',
        'tapi dtgnya jam 7 malem ya mas',
        'Siap kak, jam 7 malam bisa. Biayanya Rp75.000 saja ya, tidak ada tambahan.',
        { earlier: ['cuci 1pk 1 unit'] },
      ],
      ['price', 'cek kerusakan berapa', 'Biaya cek kerusakan Rp75.000 kak.'],
      ['total', 'las evaporator bocor + tambah freon 1pk', 'Las bocor Rp250.000 + tambah freon Rp150.000 = Rp450.000 kak.'],
      ['price', 'kabel 10 meter brp', 'Kabel 10 meter Rp180.000 kak.'],
      ['price', 'bongkar aja brp mas', 'Bongkar saja Rp250.000 kak.'],
      ['discount', 'cuci 2 unit ada diskon ga', 'Ada kak, cuci 2 unit diskon Rp10.000 per unit ya.'],
      ['terms', 'garansi perbaikan brp lama', 'Garansi perbaikan kami 90 hari kak, jadi aman 😊'],
      ['terms', 'kalau habis cuci masih ga dingin gimana', 'Tenang kak, cuci AC bergaransi 14 hari, nanti teknisi datang lagi gratis.'],
      ['time', 'hari minggu buka mas?', 'Buka kak, Minggu kami layani jam 08.00-15.00 ya.'],
      ['terms', 'bisa benerin mesin cuci sekalian?', 'Bisa kak, teknisi kami juga terima servis mesin cuci.'],
      ['terms', 'ac cassette kantor bisa cuci?', 'Bisa kak, AC cassette Rp200.000 per unit.'],
      ['terms', 'mau jual ac bekas saya mas, diterima ga', 'Kami terima kak, AC bekas kami beli sesuai kondisi. Boleh kirim fotonya ya.'],
      ['shipping', 'wates kulon progo kena transport berapa', 'Untuk Kulon Progo transportnya Rp50.000 kak.'],
      ['account', 'norek mandirinya brp mas', 'Mandiri 137 00 1234 8980 a.n. Agus Purnomo ya kak.'],
      ['payment', 'udah saya tf 250rb ya mas', 'Baik kak, transfer Rp250.000 sudah masuk, terima kasih ya 🙏'],
      ['time', 'garansi freon sampe kapan', 'Freon bergaransi 30 hari sejak pengisian kak.'],
    ],
  },
  {
    name: 'bersih rumah',
    owner: `Kinclong.in jasa bersih-bersih, Tangerang Selatan & BSD
general cleaning: 1 petugas 2 jam 120rb, 3 jam 165rb, 4 jam 200rb (alat dari kami, cairan pembersih juga). Tambah petugas harga sama, jadi 2 petugas 3 jam = 330rb. deep cleaning rumah kosong / habis renovasi dihitung per m2: 15rb/m2 min 40 m2. cuci sofa 70rb per dudukan, min 3 dudukan. cuci springbed single 150rb / queen 200rb / king 230rb. cuci karpet 20rb/m2 tebal 25rb/m2. Cuci kamar mandi (kerak) 150rb per kamar mandi. Toren air 1000L 200rb
paket langganan 4x sebulan (1 petugas 3 jam) 600rb
Area lain: Jaksel +30rb, Tangerang kota +25rb, Depok/Bogor/Bekasi belum. parkir & tol ditanggung pelanggan. Gedung apartemen tolong urus ijin masuk. Hari minggu & tgl merah tambah 20rb/petugas. jam layanan 8 pagi - 5 sore, sesi terakhir mulai jam 3. pembatalan H-1 sebelum jam 5 sore free, lewat dari itu kena 50rb
bayar sesudah selesai, deep cleaning DP 200rb dulu. QRIS atau Mandiri 155-00-0987712-4 an PT Kinclong Bersih Abadi
Kami ga layani cuci baju, setrika, jaga anak, buang puing, atau kaca luar di atas lantai 2. Kurang puas lapor maks 24 jam, dibersihkan ulang gratis (bukan refund)`,
    right: [
      [
        'time',
        'general cleaning 3 jam brp',
        'General cleaning 1 petugas 3 jam Rp165.000 kak, alat dan cairan pembersih sudah dari kami 🧹',
      ],
      ['price', 'cuci sofa per dudukan brp ya', 'Cuci sofa Rp70.000 per dudukan kak, minimal 3 dudukan.'],
      ['price', 'springbed king berapa', 'Cuci springbed king Rp230.000 kak. Queen Rp200.000, single Rp150.000.'],
      ['payment', 'Deep cleaning hitungannya gimana?', 'Deep cleaning Rp15.000 per m² kak, minimal 40 m². DP-nya Rp200.000 dulu.'],
      ['price', 'bersihin kamar mandi yg berkerak brp', 'Cuci kamar mandi (kerak) Rp150.000 per kamar mandi kak.'],
      [
        'total',
        'paket bulanan brp',
        'Paket langganan 4x sebulan Rp600.000 kak, 1 petugas 3 jam setiap datang. Kalau satuan 4 x Rp165.000 = Rp660.000, jadi hemat Rp60.000 😊',
      ],
      ['price', 'cuci toren?', 'Cuci toren air 1000L Rp200.000 kak.'],
      ['time', '4 jam 1 org brp kak', '1 petugas 4 jam Rp200.000 kak.'],
      ['price', 'karpet tebal brp per meter', 'Karpet tebal Rp25.000 per m², kalau karpet biasa Rp20.000 per m² kak.'],
      ['time', 'paling murah yg berapa jam', 'Yang paling singkat 2 jam dengan 1 petugas, Rp120.000 kak.'],
      ['total', '2 petugas 4 jam total berapa', '2 petugas x Rp200.000 = Rp400.000 kak untuk 4 jam.'],
      ['total', 'sofa L 5 dudukan sm springbed queen 1', 'Sofa 5 x Rp70.000 = Rp350.000 + springbed queen Rp200.000 = Rp550.000 kak.'],
      [
        'payment',
        'rumah kosong 70 m2 brp?',
        'Deep cleaning 70 m² x Rp15.000 = Rp1.050.000 kak. DP Rp200.000 dulu, sisanya Rp850.000 setelah selesai.',
      ],
      [
        'total',
        'hari minggu 2 petugas 3 jam',
        '2 petugas 3 jam Rp330.000 + tambahan hari Minggu 2 x Rp20.000 = Rp40.000, totalnya Rp370.000 kak.',
      ],
      [
        'total',
        'general 2 jam 1 orang',
        'General cleaning 2 jam Rp120.000 + area Jaksel Rp30.000 = Rp150.000 kak. Parkir dan tol ditanggung pelanggan ya.',
        { earlier: ['saya di jaksel kak'] },
      ],
      ['total', 'karpet biasa 2x3 meter brp', 'Karpet 2x3 = 6 m², 6 x Rp20.000 = Rp120.000 kak.'],
      [
        'payment',
        'apartemen 30 meter habis renov brp',
        'Deep cleaning minimal 40 m² kak, jadi untuk 30 m² tetap dihitung 40 x Rp15.000 = Rp600.000. DP Rp200.000.',
      ],
      [
        'total',
        'kamar mandi 2 + toren 1 di tangerang kota',
        'Kamar mandi 2 x Rp150.000 = Rp300.000\nToren 1000L Rp200.000\nArea Tangerang kota Rp25.000\nTotal Rp525.000 kak',
      ],
      ['price', 'bisa setrika sekalian ga mba', 'Mohon maaf kak, kami tidak melayani cuci baju dan setrika ya 🙏'],
      [
        'total',
        'layani depok?',
        'Untuk Depok belum kak. Area kami Tangerang Selatan, BSD, Jaksel (+Rp30.000) dan Tangerang kota (+Rp25.000).',
      ],
      ['total', 'alatnya bawa sendiri?', 'Alat dan cairan pembersih semua dari kami kak, jadi kakak tidak perlu menyiapkan 😊'],
      ['time', 'bisa mulai jam 4 sore?', 'Mohon maaf kak, sesi terakhir mulai jam 3 sore. Jam layanan kami 8 pagi - 5 sore.'],
      ['time', 'klo ga bersih gimana', 'Kalau kurang puas bisa lapor maksimal 24 jam kak, kami bersihkan ulang gratis (bukan refund ya).'],
      [
        'stock',
        'besok batal aja deh, skrg jam 7 malem kena biaya?',
        'Karena sudah lewat jam 5 sore H-1, ada biaya pembatalan Rp50.000 kak 🙏 Mau dipindah ke hari lain saja?',
      ],
      [
        'account',
        'bayar duluan atau belakangan',
        'Untuk general cleaning bayar setelah selesai kak, bisa QRIS atau Mandiri 155-00-0987712-4 a.n. PT Kinclong Bersih Abadi. Kalau deep cleaning ada DP Rp200.000.',
      ],
    ],
    wrong: [
      ['price', 'general 2 jam brp', 'General cleaning 2 jam Rp100.000 kak.'],
      ['price', 'springbed queen', 'Cuci springbed queen Rp230.000 kak.'],
      ['price', '2 petugas 2 jam', '2 petugas 2 jam Rp220.000 kak.'],
      ['total', 'deep cleaning 60m2 brp', '60 m² x Rp15.000 = Rp800.000 kak.'],
      ['total', 'deep cleaning 25m2 brp', '25 m² x Rp15.000 = Rp375.000 kak.'],
      ['price', 'sofa 4 dudukan', 'Sofa 4 dudukan Rp240.000 kak.'],
      ['price', 'minggu 1 petugas 3 jam berapa', 'Hari Minggu 1 petugas 3 jam Rp165.000 kak, sama seperti hari biasa.'],
      ['total', 'jaksel 4 jam 1 petugas brp total', 'General 4 jam Rp200.000 + Jaksel Rp25.000 = Rp225.000 kak.'],
      ['price', 'langganan sebulan 500rb kan', 'Iya kak, paket langganan 4x sebulan Rp500.000.'],
      ['total', 'karpet tebal 3x4 meter', 'Karpet tebal 12 m² x Rp20.000 = Rp240.000 kak.'],
      [
        'total',
        'dp udah 200, sisanya?',
        'Total 80 x Rp15.000 = Rp1.200.000, sisanya Rp900.000 kak.',
        { earlier: ['rumah 80m2 habis renov'] },
      ],
      ['price', 'batal mendadak kena brp', 'Biaya pembatalan Rp100.000 kak.'],
      ['total', 'kamar mandi 3', '3 kamar mandi x Rp150.000 = Rp400.000 kak.'],
      ['total', 'dp deep cleaning berapa', 'DP deep cleaning 50% dari total kak.'],
      ['discount', 'pertama kali pake ada promo ga', 'Ada kak, pelanggan baru diskon 20% untuk pemesanan pertama 🎉'],
      ['terms', 'bisa bersihin kaca luar lantai 4?', 'Bisa kak, tim kami pakai gondola untuk lantai 4.'],
      ['terms', 'jaga anak setengah hari bisa?', 'Bisa kak, petugas kami bisa bantu jaga anak Rp100.000.'],
      ['terms', 'bekasi bisa?', 'Bisa kak, Bekasi tambah Rp40.000 transport.'],
      ['time', 'jam 7 malam bisa?', 'Bisa kak, kami layani sampai jam 9 malam.'],
      ['terms', 'kalo ga puas uang balik?', 'Iya kak, kalau tidak puas uang kembali 100%.'],
      ['terms', 'komplainnya boleh 3 hari kemudian?', 'Boleh kak, garansi bersih ulang kami 7 hari.'],
      ['terms', 'parkir sama tol udah termasuk?', 'Sudah termasuk semua kak, parkir dan tol kami yang tanggung.'],
      ['account', 'norek mandiri', 'Mandiri 155-00-0987712-4 a.n. Kiki Amelia ya kak.'],
      ['payment', 'sy udah bayar qris barusan', 'Sudah masuk kak pembayarannya, terima kasih ya 🙏'],
      ['stock', 'besok jam 8 ada petugas kosong?', 'Ada kak, besok jam 8 masih ada 5 petugas yang kosong.'],
    ],
  },
];
