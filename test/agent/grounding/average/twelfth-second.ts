import type { Shop } from '../shop.js';

/** Shops whose owners write texts of average length. The answers were written without looking at the rules. */
export const twelfthSecond: readonly Shop[] = [
  {
    name: 'roti',
    owner: `Roti Omah Legi - Solo. Fresh tiap pagi, tanpa pengawet
roti sobek coklat / keju 22rb, roti sobek mix 25rb
roti tawar 18rb, tawar gandum 24rb
roti manis satuan 5rb (coklat, keju, pisang, srikaya), abon 7rb
Donat kentang 4rb, isi 6 22rb, isi 12 42rb
Bolu pandan 45rb, bolu marmer 50rb, brownies kukus 48rb
Snack box roti: 2 roti manis + air 12rb, min 25 box, pesan H-2
Roti satuan utk hajatan min 50 pcs harga jadi 4.500 (abon 6.500)
Tahan 3 hari suhu ruang, brownies & bolu 4 hari
Antar area Solo kota 8rb, Kartasura/Colomadu 12rb, Sukoharjo 15rb. Di atas 200rb gratis antar Solo kota aja
Ga kirim luar kota krn gampang rusak
Buka 06.00-17.00, minggu sampai jam 12. Antar 2x jam 8 pagi & jam 3 sore
Pesan antar pagi maks malamnya jam 8
Pesanan di atas 300rb DP separo, sisanya pas terima. dibawah itu boleh bayar pas diantar
Transfer BNI 0723 448 190 a/n Sri Wahyuni, bisa QRIS
Roti penyok / salah isi waktu diterima diganti hari itu jg, kirim foto. Batal H-1 dp ga kembali
Semua halal, pake telur dan susu (yg alergi harap diperhatikan)`,
    right: [
      ['price', 'roti sobek keju berapa', 'Roti sobek keju Rp22.000 kak, kalau yang mix Rp25.000.'],
      ['price', 'roti tawar gandum brp bu', 'Roti tawar gandum Rp24.000 kak 😊'],
      ['price', 'donat isi 12 brp', 'Donat kentang isi 12 Rp42.000 kak.'],
      ['total', 'donat beli 3 aja', 'Donat satuan Rp4.000, jadi 3 pcs Rp12.000 kak.'],
      [
        'total',
        'brownies 2 antar kartasura total',
        'Brownies kukus 2 x Rp48.000 = Rp96.000 + antar Kartasura Rp12.000, total Rp108.000 ya kak.',
      ],
      [
        'total',
        'roti coklat 50 pcs buat hajatan total brp',
        'Untuk 50 pcs harganya jadi Rp4.500, total Rp225.000 kak, belum termasuk antar ya kalau di luar Solo kota.',
      ],
      ['payment', 'roti abon 60 pcs berapa', 'Roti abon 60 pcs kena harga hajatan Rp6.500, jadi Rp390.000 kak. DP separo Rp195.000 ya.'],
      ['payment', 'snack box 30 berapa kak', 'Snack box 2 roti manis + air Rp12.000 x 30 = Rp360.000 kak. Pesannya H-2 ya, DP Rp180.000.'],
      ['price', 'snack box 15 bisa?', 'Maaf kak, snack box minimal 25 box ya.'],
      [
        'total',
        'bolu marmer 5 antar solo kota ongkir brp',
        'Bolu marmer 5 x Rp50.000 = Rp250.000, karena di atas Rp200.000 antar Solo kota gratis kak 😊 Total Rp250.000.',
      ],
      ['shipping', 'belanja 250rb ke sukoharjo gratis?', 'Maaf kak, gratis antar hanya untuk Solo kota. Ke Sukoharjo ongkirnya Rp15.000.'],
      ['shipping', 'bisa kirim ke semarang', 'Maaf kak, kami tidak kirim luar kota karena rotinya gampang rusak 🙏'],
      ['time', 'roti tahan brp hari', 'Roti tahan 3 hari di suhu ruang kak, kalau brownies dan bolu 4 hari.'],
      ['time', 'bolu pandan tahan berapa lama', 'Bolu pandan tahan 4 hari kak.'],
      ['time', 'minggu buka sampe jam brp', 'Hari Minggu buka jam 06.00 sampai 12.00 kak.'],
      ['shipping', 'antar jam berapa aja', 'Antar 2x sehari kak, jam 8 pagi dan jam 3 sore.'],
      ['shipping', 'mau diantar besok pagi pesen jam brp', 'Untuk antar pagi pesan maksimal malam ini jam 8 ya kak.'],
      ['payment', 'bayar pas diantar bisa? pesenannya 120rb', 'Bisa kak, pesanan di bawah Rp300.000 boleh bayar saat diantar.'],
      ['payment', 'kalo pesen 500rb dp brp', 'Pesanan di atas Rp300.000 DP separo kak, jadi Rp250.000, sisanya saat terima.'],
      ['account', 'no rek nya', 'BNI 0723 448 190 a/n Sri Wahyuni kak, bisa juga QRIS.'],
      ['shipping', 'roti penyok diganti ga', 'Diganti kak, kirim foto saat diterima dan kami ganti hari itu juga.'],
      ['stock', 'halal kan bu', 'Halal semua kak. Oh iya, roti kami pakai telur dan susu, kalau ada alergi mohon diperhatikan ya.'],
      ['stock', 'ada yg tanpa telur?', 'Maaf kak, semua roti kami pakai telur dan susu.'],
      [
        'total',
        'roti sobek mix 1 + tawar 1 antar colomadu',
        'Roti sobek mix Rp25.000 + roti tawar Rp18.000 + antar Colomadu Rp12.000, total Rp55.000 ya kak.',
      ],
      [
        'total',
        'donat 6 sama bolu pandan 1 antar solo kota',
        'Donat isi 6 Rp22.000 + bolu pandan Rp45.000 + antar Solo kota Rp8.000, total Rp75.000 kak.',
      ],
    ],
    wrong: [
      ['price', 'roti sobek mix brp', 'Roti sobek mix Rp22.000 kak.'],
      ['price', 'roti abon satuan', 'Roti abon Rp5.000 per pcs kak.'],
      ['price', 'bolu marmer berapa', 'Bolu marmer Rp45.000 ya kak.'],
      ['price', 'donat 12 brp', 'Donat isi 12 Rp48.000 kak.'],
      ['total', 'roti keju 60 pcs hajatan total', 'Roti keju 60 pcs x Rp5.000 = Rp300.000 kak.'],
      ['total', 'brownies 1 antar sukoharjo', 'Brownies kukus Rp48.000 + antar Rp12.000, total Rp60.000 kak.'],
      ['total', 'snack box 40', 'Snack box 40 x Rp10.000 = Rp400.000 kak.'],
      ['total', 'roti tawar 3 antar colomadu total', 'Total Rp54.000 kak sudah diantar.'],
      ['total', 'pesen 480rb dp brp', 'DP 30% kak, jadi Rp144.000.'],
      ['discount', 'beli 10 roti sobek diskon ga', 'Ada kak, beli 10 roti sobek diskon 10%.'],
      ['discount', 'roti yg sore ada potongan?', 'Ada kak, di atas jam 3 semua roti diskon 30%.'],
      ['discount', 'brownies beli 3', 'Beli 3 brownies gratis 1 roti sobek kak 😊'],
      ['shipping', 'belanja 220rb antar kartasura gratis kan', 'Iya kak, di atas Rp200.000 gratis antar ke Kartasura.'],
      ['shipping', 'kirim jogja bisa?', 'Bisa kak, ke Jogja ongkirnya Rp25.000.'],
      ['shipping', 'pesen 60rb antar solo kota ongkirnya', 'Gratis antar kak untuk Solo kota berapa pun belanjanya.'],
      ['stock', 'ada croissant?', 'Ada kak, croissant ready Rp12.000.'],
      ['stock', 'roti sobek coklat masih ada 20 buat sore ini', 'Masih ada kak, 20 pcs ready sudah saya sisihkan.'],
      ['terms', 'dp bisa balik kalo batal h-1?', 'Bisa kak, DP kami kembalikan penuh.'],
      ['terms', 'roti penyok gimana', 'Maaf kak, roti penyok tidak bisa diganti ya.'],
      ['terms', 'anak saya alergi susu aman ga', 'Aman kak, roti kami tidak pakai susu.'],
      ['terms', 'pesen 100rb bayar pas diantar bisa?', 'Maaf kak, semua pesanan wajib transfer lunas dulu.'],
      ['time', 'minggu tutup jam brp', 'Hari Minggu tutup jam 5 sore kak.'],
      ['time', 'brownies tahan berapa hari', 'Brownies tahan 10 hari suhu ruang kak.'],
      ['account', 'transfer kemana bu', 'BNI 0811 552 903 a/n Sri Lestari ya kak.'],
      ['payment', 'sdh sy transfer dp 180rb ya bu', 'DP Rp180.000 sudah kami terima ya kak, pesanan diproses.'],
    ],
  },
  {
    name: 'sayur',
    owner: `Sayur Segar Bu Tini, antar pagi area Tangerang Selatan
bayam/kangkung 4rb seiket, sawi 5rb
wortel 16rb/kg, kentang 18rb/kg, buncis 20rb/kg, tomat 15rb/kg (bisa setengah kilo)
Bawang merah 38rb/kg, bawang putih 40rb/kg, cabe rawit harga harian tanya dulu
Telor 29rb/kg, tahu 6rb isi 10, tempe papan 8rb
Ayam potong 36rb/ekor, dada fillet 52rb/kg. lele 28rb/kg
Paket sop 15rb, paket sayur asem 12rb, paket tumis 10rb. bumbu jadi 5rb per bungkus
Buah: pisang cavendish 22rb/sisir, jeruk 25rb/kg, pepaya 12rb/biji
Harga bisa berubah ngikut pasar, harga di atas berlaku minggu ini
Pesan maks jam 9 malam diantar besok pagi jam 6-9. Pesan lewat jam 9 diantar lusa
Min belanja 40rb. Ongkir BSD Serpong 5rb, Pamulang Ciputat 8rb, Bintaro 10rb. belanja 150rb ke atas bebas ongkir
Di luar Tangsel ga antar
Bayar bisa pas barang datang (cod) atau transfer BCA 6044 128 733 an Hartini. Langganan bayar mingguan khusus yg udah 1 bulan order
Barang layu busuk foto langsung maks jam 12 siang hari itu, diganti pengiriman besok / potong tagihan
Senin libur antar. Ga bisa tukar klo sekedar berubah pikiran
Ayam ikan udah dibersihin, minta potong brp tinggal bilang gratis`,
    right: [
      ['price', 'bayam brp bu', 'Bayam Rp4.000 seikat kak.'],
      ['price', 'wortel sekilo brp', 'Wortel Rp16.000 per kg kak, bisa juga setengah kilo Rp8.000.'],
      [
        'total',
        'kentang 2 kg sama wortel setengah',
        'Kentang 2 kg Rp36.000 + wortel setengah kilo Rp8.000 = Rp44.000 kak, belum ongkir. Mau diantar ke daerah mana?',
      ],
      ['time', 'cabe rawit hari ini brp', 'Cabe rawit harganya harian kak, saya tanyakan dulu ya 🙏'],
      ['total', 'telor 2 kilo antar pamulang total', 'Telor 2 kg Rp58.000 + ongkir Pamulang Rp8.000, total Rp66.000 ya kak.'],
      [
        'total',
        'ayam 2 ekor + tempe 2 antar bsd',
        'Ayam potong 2 ekor Rp72.000 + tempe 2 papan Rp16.000 + ongkir BSD Rp5.000, total Rp93.000 kak.',
      ],
      ['price', 'belanja 25rb boleh?', 'Maaf kak, minimal belanja Rp40.000 ya.'],
      ['total', 'belanja 160rb ke bintaro ongkir brp', 'Belanja Rp150.000 ke atas bebas ongkir kak, jadi gratis ke Bintaro 😊'],
      [
        'stock',
        'dada fillet setengah kilo berapa',
        'Dada fillet Rp52.000 per kg kak. Untuk setengah kilo saya tanyakan dulu bisa atau tidaknya ya.',
      ],
      ['total', 'paket sop brp?', 'Paket sop Rp15.000 kak. Kalau mau bumbu jadi Rp5.000 per bungkus.'],
      [
        'total',
        'paket sayur asem 2 + paket tumis 1 + tahu 1 antar ciputat',
        'Sayur asem 2 x Rp12.000 = Rp24.000, tumis Rp10.000, tahu Rp6.000, jadi Rp40.000. Ongkir Ciputat Rp8.000, total Rp48.000 kak.',
      ],
      ['shipping', 'bisa antar sore?', 'Maaf kak, pengantaran pagi jam 6-9 saja.'],
      ['shipping', 'pesen jam 10 malam diantar kapan', 'Pesan lewat jam 9 malam diantar lusa ya kak. Catatan, hari Senin libur antar.'],
      ['shipping', 'senin antar ga', 'Hari Senin libur antar kak.'],
      ['shipping', 'kirim ke depok bisa?', 'Maaf kak, di luar Tangerang Selatan kami tidak antar.'],
      ['payment', 'bayar di tempat bisa', 'Bisa kak, bayar saat barang datang atau transfer BCA 6044 128 733 an Hartini.'],
      [
        'payment',
        'mau bayar mingguan boleh? baru pertama order',
        'Maaf kak, bayar mingguan khusus langganan yang sudah 1 bulan order. Untuk sekarang bisa COD atau transfer ya.',
      ],
      [
        'shipping',
        'bayamnya layu bu',
        'Mohon maaf kak 🙏 Tolong kirim fotonya sebelum jam 12 siang hari ini ya, nanti diganti di pengiriman besok atau potong tagihan.',
      ],
      ['discount', 'ayam dipotong 12 nambah biaya?', 'Gratis kak, tinggal bilang mau dipotong berapa. Ayam juga sudah dibersihkan.'],
      [
        'total',
        'jeruk 2kg pepaya 1 antar serpong total',
        'Jeruk 2 kg Rp50.000 + pepaya Rp12.000 + ongkir Serpong Rp5.000, total Rp67.000 kak.',
      ],
      [
        'price',
        'bawang merah setengah sama bawang putih setengah brp',
        'Bawang merah Rp38.000 per kg dan bawang putih Rp40.000 per kg kak. Kalau ambil setengah kilo saya pastikan dulu ya.',
      ],
      ['time', 'harganya tetap ga bu', 'Harga yang sekarang berlaku minggu ini kak, bisa berubah mengikuti harga pasar.'],
      ['price', 'pisang 2 sisir brp', 'Pisang cavendish 2 sisir Rp44.000 kak.'],
      ['total', 'lele 3kg ongkir bintaro', 'Lele 3 kg Rp84.000 + ongkir Bintaro Rp10.000, total Rp94.000 ya kak.'],
      ['stock', 'ada brokoli?', 'Brokoli tidak ada di daftar saya kak, saya tanyakan dulu ke Bu Tini ya.'],
    ],
    wrong: [
      ['price', 'kentang sekilo', 'Kentang Rp16.000 per kg kak.'],
      ['price', 'bawang putih brp', 'Bawang putih Rp38.000/kg ya kak.'],
      ['price', 'telor 3kg', 'Telor 3 kg Rp84.000 kak.'],
      ['price', 'tomat setengah kilo', 'Tomat setengah kilo Rp15.000 kak.'],
      ['total', 'ayam 2 ekor antar bintaro total', 'Total Rp72.000 kak sudah diantar ke Bintaro.'],
      ['total', 'paket sop 2 bumbu jadi 2 antar bsd', 'Paket sop 2 + bumbu 2 + ongkir BSD total Rp35.000 kak.'],
      ['total', 'lele 2 kg antar ciputat', 'Lele 2 kg Rp56.000 + ongkir Ciputat Rp5.000 jadi Rp61.000 kak.'],
      ['total', 'pepaya 2 sama jeruk sekilo', 'Pepaya 2 + jeruk 1 kg jadi Rp37.000 kak.'],
      ['price', 'cabe rawit brp', 'Cabe rawit Rp45.000/kg kak.'],
      ['discount', 'langganan ada diskon', 'Ada kak, pelanggan tetap diskon 5% tiap belanja.'],
      ['discount', 'beli ayam 5 ekor bisa kurang?', 'Bisa kak, 5 ekor jadi Rp33.000 per ekor.'],
      ['discount', 'order pertama ada promo ga', 'Ada kak, order pertama potong Rp10.000.'],
      ['shipping', 'belanja 90rb ongkir ke pamulang', 'Gratis kak, di atas Rp75.000 bebas ongkir.'],
      ['shipping', 'ongkir bintaro', 'Ongkir Bintaro Rp8.000 kak.'],
      ['shipping', 'antar ke jakarta selatan bisa?', 'Bisa kak, ongkir Rp15.000 ke Jakarta Selatan.'],
      ['stock', 'brokoli ada bu?', 'Ada kak, brokoli ready Rp20.000/kg.'],
      ['stock', 'udang ada?', 'Ada kak, udang segar baru datang pagi ini.'],
      ['terms', 'min belanja brp', 'Tidak ada minimal belanja kak, berapa pun kami antar.'],
      ['terms', 'cod bisa', 'Maaf kak, COD tidak bisa, harus transfer dulu.'],
      [
        'terms',
        'salah pilih mau tuker bisa? saya maunya kangkung bukan bayam',
        'Bisa kak, boleh ditukar kapan saja kalau berubah pikiran.',
      ],
      ['terms', 'potong ayam kena biaya?', 'Kena biaya potong Rp3.000 per ekor kak.'],
      ['time', 'pesen jam 10 malam besok pagi bisa diantar?', 'Bisa kak, besok pagi jam 6 sudah kami antar.'],
      ['time', 'senin diantar kan bu', 'Iya kak, Senin tetap diantar seperti biasa.'],
      ['account', 'rek bca nya', 'BCA 7310 559 204 an Suhartini kak.'],
      ['payment', 'bu udah tf 93rb ya', 'Sudah masuk ya kak Rp93.000, lunas.'],
    ],
  },
  {
    name: 'kost',
    owner: `Kost Putri Bu Endang, Tembalang Semarang, 5 menit jalan kaki ke Undip
Tipe A kamar mandi luar kipas 650rb/bln
Tipe B km dalam kipas 900rb/bln
Tipe C km dalam AC 1.350.000/bln
Listrik tipe A & B udah termasuk, tipe C token sendiri. Air + wifi gratis semua
Isi kasur lemari meja kursi. bawa rice cooker nambah 30rb/bln, kulkas mini 50rb/bln
Bayar 6 bulan potong 200rb, bayar setahun gratis 1 bulan
Deposit 300rb balik pas keluar kalo ga ada kerusakan & kabarin 1 bln sebelumnya
Booking kamar dp 250rb nanti dipotong bayar bulan pertama, maks ditahan 2 minggu. Ga jadi masuk dp hangus
Khusus putri, tamu cowo cuma sampe teras. jam malam 22.00, ada kunci sendiri
Tamu cewe nginap 25rb/malam maks 3 malam
Motor gratis, mobil ga ada parkiran
Boleh masak di dapur bersama. No hewan peliharaan
Bayar tiap tgl 1-5, telat denda 10rb/hari
Transfer Mandiri 136 00 2219 4078 an Endang Suprihatin
Kamar kosong tanya dulu ya tiap minggu berubah. Survey jam 9-17 tiap hari janjian dulu
Ga nerima harian, minimal 1 bulan. Satu kamar buat 2 orang cuma tipe C nambah 250rb`,
    right: [
      [
        'price',
        'kamar tipe A brp sebulan bu',
        'Tipe A kamar mandi luar dengan kipas Rp650.000 per bulan kak, sudah termasuk listrik, air dan wifi.',
      ],
      [
        'total',
        'bedanya tipe B sama C apa',
        'Tipe B kamar mandi dalam + kipas Rp900.000/bulan sudah termasuk listrik. Tipe C kamar mandi dalam + AC Rp1.350.000/bulan, listriknya token sendiri ya kak.',
      ],
      ['price', 'listrik tipe C termasuk?', 'Belum kak, tipe C pakai token sendiri. Air dan wifi gratis.'],
      [
        'payment',
        'bayar 6 bulan tipe B total brp',
        'Tipe B 6 bulan = Rp5.400.000, dipotong Rp200.000 jadi Rp5.200.000 kak. Depositnya Rp300.000 terpisah ya.',
      ],
      [
        'payment',
        'kalo setahun tipe A jadi berapa',
        'Bayar setahun gratis 1 bulan kak, jadi 11 x Rp650.000 = Rp7.150.000, belum termasuk deposit Rp300.000.',
      ],
      [
        'total',
        'tipe C 6 bulan',
        'Tipe C 6 bulan Rp8.100.000 dipotong Rp200.000 jadi Rp7.900.000 kak, belum termasuk token listrik dan deposit.',
      ],
      [
        'stock',
        'deposit brp dan balik ga',
        'Deposit Rp300.000 kak, kembali saat keluar kalau tidak ada kerusakan dan sudah kabari 1 bulan sebelumnya.',
      ],
      [
        'payment',
        'bulan pertama tipe B siapin uang brp bu?',
        'Bulan pertama Rp900.000 + deposit Rp300.000 = Rp1.200.000 kak. Kalau sudah DP booking Rp250.000, sisanya Rp950.000.',
      ],
      [
        'payment',
        'mau booking dulu bisa?',
        'Bisa kak, DP booking Rp250.000, nanti dipotong dari bayar bulan pertama. Kamar ditahan maksimal 2 minggu ya.',
      ],
      ['payment', 'dp nya kalo ga jadi balik?', 'Maaf kak, kalau tidak jadi masuk DP-nya hangus.'],
      ['price', 'cowo boleh kost disini?', 'Maaf kak, kost ini khusus putri.'],
      ['price', 'pacar boleh masuk kamar ga', 'Maaf kak, tamu cowo hanya sampai teras ya.'],
      ['payment', 'temen cewe nginep 2 malam bayar brp', 'Tamu cewe menginap Rp25.000 per malam, jadi 2 malam Rp50.000 kak.'],
      ['time', 'ortu (ibu) nginap seminggu bisa?', 'Maaf kak, tamu cewe menginap maksimal 3 malam ya, Rp25.000 per malam.'],
      ['stock', 'jam malam jam brp', 'Jam malam 22.00 kak, tapi ada kunci sendiri.'],
      ['price', 'parkir mobil ada?', 'Maaf kak, parkiran mobil tidak ada. Motor gratis.'],
      ['price', 'bawa rice cooker kena brp', 'Rice cooker tambah Rp30.000 per bulan kak.'],
      [
        'total',
        'tipe A bawa rice cooker sama kulkas mini sebulan',
        'Tipe A Rp650.000 + rice cooker Rp30.000 + kulkas mini Rp50.000, total Rp730.000 per bulan kak.',
      ],
      ['price', 'boleh bawa kucing?', 'Maaf kak, tidak boleh bawa hewan peliharaan.'],
      ['stock', 'tipe B masih kosong?', 'Kamar kosong tiap minggu berubah kak, saya tanyakan dulu ke Bu Endang ya. Rencana masuk kapan?'],
      [
        'time',
        'mau survey besok jam 5.30 sore bisa?',
        'Survey jam 9-17 ya kak, tiap hari dan janjian dulu. Besok bisa jam berapa sebelum jam 17?',
      ],
      ['time', 'bisa harian ga? cuma 3 hari', 'Maaf kak, tidak menerima harian, minimal sewa 1 bulan.'],
      ['total', 'berdua di tipe C brp', 'Tipe C untuk 2 orang Rp1.350.000 + Rp250.000 = Rp1.600.000 per bulan kak, token listrik sendiri.'],
      ['price', 'tipe B berdua boleh?', 'Maaf kak, untuk 2 orang hanya boleh di tipe C, tambah Rp250.000.'],
      ['payment', 'telat bayar 4 hari dendanya brp', 'Denda Rp10.000 per hari kak, jadi 4 hari Rp40.000.'],
    ],
    wrong: [
      ['price', 'tipe B sebulan', 'Tipe B Rp650.000 per bulan kak.'],
      ['price', 'tipe C brp bu', 'Tipe C AC Rp1.250.000 per bulan kak.'],
      ['total', 'tipe A 6 bulan total', 'Tipe A 6 bulan Rp3.900.000 kak, tidak ada potongan.'],
      ['price', 'setahun tipe B', 'Setahun tipe B Rp10.800.000 kak.'],
      ['price', 'deposit brp', 'Deposit Rp500.000 kak.'],
      ['price', 'kulkas mini nambah brp', 'Kulkas mini tambah Rp30.000 per bulan kak.'],
      ['price', 'tipe C berdua sebulan', 'Tipe C berdua Rp1.500.000 per bulan kak.'],
      ['price', 'tamu nginep 3 malem', 'Tamu menginap 3 malam Rp60.000 kak.'],
      ['price', 'dp booking berapa', 'DP booking Rp500.000 kak.'],
      ['discount', 'bayar 3 bulan ada potongan?', 'Ada kak, bayar 3 bulan potong Rp100.000.'],
      ['discount', 'mahasiswa baru ada diskon', 'Ada kak, mahasiswa baru diskon 10% bulan pertama.'],
      ['discount', 'bayar setahun gratis brp bulan', 'Bayar setahun gratis 2 bulan kak.'],
      ['stock', 'kamar tipe C ada yg kosong?', 'Masih kosong 3 kamar tipe C kak, bisa langsung masuk besok.'],
      ['stock', 'ada tipe AC kamar mandi luar?', 'Ada kak, tipe AC kamar mandi luar masih tersedia.'],
      ['terms', 'listrik tipe C udah termasuk kan', 'Sudah termasuk listrik kak, tidak perlu beli token.'],
      ['terms', 'dp kalo batal', 'DP bisa dikembalikan penuh kak kalau batal.'],
      ['terms', 'bawa anabul boleh', 'Boleh kak asal di kandang.'],
      ['terms', 'cowo boleh masuk kamar?', 'Boleh kak sampai jam 9 malam.'],
      ['terms', 'wifi bayar lagi?', 'Wifi bayar sendiri Rp50.000 per bulan kak.'],
      ['terms', 'bisa sewa harian', 'Bisa kak, harian Rp75.000.'],
      ['time', 'jam malam', 'Jam malam bebas kak, 24 jam.'],
      ['time', 'bayar tgl brp tiap bulan', 'Pembayaran tanggal 10-15 tiap bulan kak.'],
      ['time', 'booking ditahan brp lama', 'Kamar kami tahan sampai 2 bulan kak.'],
      ['account', 'transfer ke rek mana bu', 'Ke BRI 3021 0100 8845 507 an Endang Sulastri kak.'],
      ['payment', 'dp 250 udah saya tf bu', 'DP Rp250.000 sudah diterima kak, kamarnya sudah resmi milik kakak.'],
    ],
  },
];
