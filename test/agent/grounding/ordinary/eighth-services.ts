import type { Shop } from '../shop.js';

/** Shops of further trades, written without looking at the rules. */
export const eighthServices: readonly Shop[] = [
  {
    name: 'laundry',
    owner: `Bersih Kilat Laundry, Jl. Kaliurang Km 5 Yogyakarta. Mohon dijawab sopan, gunakan Bapak/Ibu.
Cuci setrika kiloan (minimal 3 kg): reguler 3 hari Rp7.000/kg, ekspres 1 hari Rp12.000/kg, kilat 6 jam Rp18.000/kg.
Satuan: bed cover kecil Rp25.000, bed cover besar Rp35.000, jas Rp30.000, sepatu Rp38.000 per pasang, karpet Rp15.000 per meter persegi.
Antar jemput gratis sampai 3 km (minimal 5 kg), lebih dari 3 km Rp8.000.
Paket langganan 30 kg Rp180.000, berlaku 1 bulan.
Pembayaran tunai, QRIS, atau BRI 034101055672508 a.n. Sri Wahyuni.
Buka setiap hari 07.00-20.00. Komplain maksimal 1x24 jam, kehilangan diganti maksimal 10 kali ongkos cuci. Belum menerima gorden dan boneka.`,
    right: [
      [
        'time',
        'laundry kiloan berapa per kilo',
        'Untuk reguler (3 hari) Rp7.000/kg, ekspres (1 hari) Rp12.000/kg, kilat (6 jam) Rp18.000/kg, minimal 3 kg ya Bapak/Ibu.',
      ],
      ['time', 'reguler sekilo brp', 'Reguler Rp7.000 per kg Ibu, selesai 3 hari.'],
      ['price', 'bed cover besar berapa ya', 'Bed cover besar Rp35.000 Bapak/Ibu.'],
      ['price', 'cuci jas brp', 'Cuci jas 30rb Bapak.'],
      ['price', 'bed cover kecil?', 'Bed cover kecil Rp25.000 Bu.'],
      ['price', 'cuci sepatu berapa', 'Cuci sepatu Rp38.000 per pasang, Bapak/Ibu.'],
      ['price', 'karpet hitungannya gimana', 'Karpet dihitung Rp15.000 per meter persegi Bapak/Ibu.'],
      ['price', 'paket langganan berapa pak', 'Paket langganan 30 kg Rp180.000, berlaku 1 bulan.'],
      ['time', 'kalau yang kilat sekilonya?', 'Kilat 6 jam delapan belas ribu per kg, Bapak/Ibu.'],
      ['total', '4 kilo ekspres jadi berapa', 'Ekspres 4 kg x Rp12.000 = Rp48.000 Ibu.'],
      ['total', 'saya ada 5 kg mau yang 6 jam', 'Kilat 5 kg x Rp18.000 = Rp90.000 Bapak/Ibu.'],
      ['price', 'cuma 2 kilo reguler boleh?', 'Mohon maaf Bapak/Ibu, kiloan minimal 3 kg. Untuk reguler 3 kg biayanya Rp21.000.'],
      ['total', 'bed cover kecil 2 sama jas 1', 'Bed cover kecil 2 = Rp50.000, jas Rp30.000, total Rp80.000 Bu.'],
      ['total', 'karpet ukuran 2x3 meter berapa', 'Luasnya 6 meter persegi, jadi 6 x Rp15.000 = Rp90.000 Bapak/Ibu.'],
      [
        'total',
        'minta jemput',
        'Reguler 7 kg Rp49.000, antar jemput lebih dari 3 km Rp8.000. Totalnya Rp57.000 Bapak/Ibu.',
        { earlier: ['7 kg reguler, rumah saya 5 km dari situ'] },
      ],
      ['total', 'pakaian 5 kg reguler plus bed cover besar 1', 'Reguler 5 kg Rp35.000 + bed cover besar Rp35.000 = 70rb Ibu.'],
      ['payment', 'rumah 2 km, cucian 6 kg, jemput bayar ga?', 'Gratis Bapak/Ibu, karena masih di bawah 3 km dan lebih dari 5 kg.'],
      ['total', 'langganan sama reguler hemat mana', 'Reguler 30 kg = Rp210.000, paket langganan Rp180.000. Hemat Rp30.000 Bapak/Ibu.'],
      ['price', 'bisa cuci gorden?', 'Mohon maaf Ibu, kami belum menerima gorden.'],
      ['time', 'buka jam berapa', 'Kami buka setiap hari pukul 07.00-20.00 Bapak/Ibu.'],
      ['account', 'bisa qris?', 'Bisa Bapak/Ibu, pembayaran bisa tunai, QRIS, atau transfer BRI.'],
      ['account', 'no rekeningnya bu', 'BRI 034101055672508 a.n. Sri Wahyuni ya Bapak/Ibu.'],
      [
        'total',
        'kemarin ongkosnya 21rb',
        'Mohon maaf Bapak/Ibu. Kehilangan diganti maksimal 10 kali ongkos cuci, jadi untuk ongkos Rp21.000 maksimal Rp210.000. Komplain maksimal 1x24 jam ya.',
        { earlier: ['kalau baju hilang gimana'] },
      ],
      ['time', 'mau laundry 8 kg', 'Baik Bapak/Ibu, 8 kg mau layanan reguler 3 hari, ekspres 1 hari, atau kilat 6 jam?'],
      ['price', 'terima kasih ya mba', 'Sama-sama Ibu, terima kasih sudah mempercayakan cuciannya ke Bersih Kilat Laundry 🙏'],
    ],
    wrong: [
      ['account', 'rekening bri nya berapa', 'BRI 034101055672580 a.n. Sri Wahyuni Ibu.'],
      ['account', 'bisa transfer bca?', 'Bisa Bapak, BCA 8610345521 a.n. Sri Wahyuni.'],
      ['total', '6 kg ekspres berapa', 'Ekspres 6 kg totalnya Rp74.000 Bapak/Ibu.'],
      ['total', 'karpet 3x4 meter', 'Luas 12 meter persegi x Rp15.000 = Rp175.000 Bu.'],
      ['time', 'reguler berapa hari selesai', 'Reguler selesai 2 hari Bapak/Ibu.'],
      ['time', 'jam 10 malam masih bisa ambil?', 'Masih bisa Bu, kami buka sampai pukul 22.00.'],
      ['discount', 'mahasiswa ada diskon?', 'Ada, mahasiswa diskon 10% dengan menunjukkan KTM.'],
      ['discount', '10 kg ada potongan ga', 'Untuk 10 kg ke atas diskon 15% Bapak/Ibu.'],
      ['shipping', 'rumah 6 km, 5 kg, jemput gratis?', 'Gratis Bapak/Ibu, antar jemput tidak dikenakan biaya.'],
      ['shipping', 'langganan dapat bonus?', 'Paket langganan gratis cuci 1 bed cover Bu.'],
      ['terms', 'kalau baju luntur diganti?', 'Kalau luntur kami ganti baju baru, garansi penuh Bapak/Ibu.'],
      ['terms', 'bisa dry clean gaun pengantin?', 'Bisa Bu, kami melayani dry clean gaun pengantin.'],
      ['price', 'ekspres sekilo berapa', 'Ekspres Rp10.000 per kg Bapak/Ibu.'],
      ['price', 'cuci sepatu brp', 'Cuci sepatu Rp40.000 per pasang Bu.'],
      ['price', 'bed cover besar?', 'Bed cover besar empat puluh ribu Bapak/Ibu.'],
      ['price', 'reguler per kilo', 'Reguler goceng per kilo Bapak/Ibu.'],
      ['price', 'dulu langganan 30 kg 150rb kan?', 'Betul Bu, paket langganan 30 kg Rp150.000.'],
      ['price', 'sebelah jas 20rb, disini berapa', 'Di sini jas juga 20rb Bapak.'],
      ['stock', 'bisa cuci boneka besar ga', 'Bisa Bu, boneka kami terima.'],
      ['stock', 'kuota kilat hari ini masih ada?', 'Masih ada Bapak, sisa 2 slot kilat untuk hari ini.'],
      ['total', '5 kg reguler dari rumah saya 4 km minta jemput, total semua', 'Total semuanya dengan antar jemput Rp35.000 Bapak/Ibu.'],
      ['total', 'total bayar brp', 'Total bayarnya Rp72.000 sudah dengan jemput Bu.', { earlier: ['6 kg ekspres jarak 7 km dijemput'] }],
      ['price', 'bed cover kecil berapa', 'Bed cover kecil Rp35.000 Bapak/Ibu.'],
      ['price', 'yang 6 jam per kilo brp', 'Layanan 6 jam Rp12.000 per kg Bu.'],
      ['price', 'cuci jas?', 'Cuci jas Rp38.000 Bapak.'],
    ],
  },
  {
    name: 'ac',
    owner: `SEJUK TEKNIK, servis AC Bandung & Cimahi
T: Cuci AC? J: 0,5-1 PK 75rb, 1,5-2 PK 95rb. Cuci 3 unit ke atas (0,5-1 PK) jadi 65rb/unit
T: Freon? J: tambah R32 150rb, tambah R410 180rb, isi penuh 300rb
T: Bongkar pasang? J: bongkar 140rb, pasang 250rb, bongkar+pasang 375rb. Pipa 85rb/meter
T: AC mati/bocor? J: cek 50rb, gratis kalau jadi servis
T: Garansi? J: servis 30 hari, pemasangan 60 hari
T: Jam kerja? J: Senin-Sabtu 08.00-17.00. Minggu bisa janji, tambah 25rb per kunjungan
T: Transport? J: Bandung kota gratis, Cimahi 20rb. Di luar itu belum melayani
T: Bayar? J: setelah selesai, tunai atau Mandiri 1310077145526 a.n. Deden Kurnia
T: Jual AC / servis kulkas? J: tidak`,
    right: [
      ['price', 'cuci ac 1 pk berapa kang', 'Cuci AC 1 PK 75rb Kang.'],
      ['price', 'ac 2 pk cuci brp', 'Cuci AC 1,5-2 PK Rp95.000 ya.'],
      ['price', 'tambah freon r32 brp', 'Tambah freon R32 150rb Pak.'],
      ['price', 'freon r410 kalau nambah aja?', 'Tambah R410 180rb Kang.'],
      ['price', 'isi freon penuh berapa', 'Isi penuh 300rb.'],
      ['terms', 'pasang ac baru berapa ongkosnya', 'Ongkos pasang AC Rp250.000, garansi pemasangan 60 hari.'],
      ['price', 'bongkar aja brp', 'Bongkar saja 140rb Bu.'],
      ['price', 'pipa per meter berapa kang', 'Pipa 85rb per meter.'],
      ['payment', 'ac saya mati, ngecek bayar ga', 'Biaya cek 50rb Pak, gratis kalau jadi servis.'],
      ['total', 'bongkar pasang pindah kamar brp', 'Bongkar + pasang 375rb Bu. Kalau butuh pipa tambahan 85rb per meter.'],
      ['total', 'cuci 4 unit ac 1pk di bandung kota', 'Cuci 3 unit ke atas kena 65rb/unit, jadi 4 x 65rb = 260rb Pak.'],
      [
        'total',
        'saya di bandung kota',
        '2 x 75rb = 150rb, transport Bandung kota gratis. Totalnya 150rb Bu.',
        { earlier: ['cuci 2 ac setengah pk'] },
      ],
      ['total', 'saya di cimahi, cuci ac 1 pk satu unit total brp', 'Cuci 75rb + transport Cimahi 20rb = 95rb Pak.'],
      ['total', 'cuci 1 pk satu, 2 pk satu, bandung', '75rb + 95rb = 170rb Pak, transport Bandung kota gratis.'],
      ['total', 'pasang ac sama pipa 3 meter di bandung kota', 'Pasang 250rb + pipa 3 m x 85rb = 255rb, totalnya Rp505.000 Pak.'],
      [
        'total',
        'kalau bongkar dan pasang diambil paket hemat berapa',
        'Bongkar 140rb + pasang 250rb = 390rb, paketnya 375rb. Hemat 15rb Pak.',
      ],
      [
        'total',
        'minggu bisa ga, cuci 1 unit 1 pk di bandung kota',
        'Minggu bisa dengan janji, tambah 25rb per kunjungan. Jadi 75rb + 25rb = 100rb Bu.',
      ],
      [
        'total',
        'rumah di cimahi',
        'Cuci 75rb + freon R32 150rb + transport Cimahi 20rb = 245rb ya Pak.',
        { earlier: ['cuci ac 1pk sekalian tambah freon r32'] },
      ],
      ['terms', 'garansinya berapa lama kang', 'Servis garansi 30 hari, pemasangan 60 hari Kang.'],
      ['price', 'garut bisa?', 'Mohon maaf, kami baru melayani Bandung kota dan Cimahi, Garut belum.'],
      ['price', 'bisa servis kulkas', 'Mohon maaf Bu, kami tidak servis kulkas, khusus AC saja.'],
      ['account', 'bayarnya di muka?', 'Bayarnya setelah selesai Pak, bisa tunai atau transfer Mandiri 1310077145526 a.n. Deden Kurnia.'],
      ['time', 'sabtu sampe jam berapa', 'Sabtu kami kerja jam 08.00-17.00 Pak.'],
      ['price', 'mau cuci ac kang', 'Siap. AC-nya berapa PK dan berapa unit? Lokasinya di Bandung kota atau Cimahi?'],
      [
        'stock',
        'ac dipasang tahun 2018, no hp saya 081322004455',
        'Baik Pak, nomornya 081322004455 ya. AC tahun 2018 itu mau dicuci atau ada keluhan?',
      ],
    ],
    wrong: [
      ['account', 'transfer kemana kang', 'Mandiri 1310077145562 a.n. Deden Kurnia Pak.'],
      ['account', 'bayarnya kapan', 'Bayar DP 50% dulu sebelum teknisi datang Pak.'],
      ['total', 'cuci 5 unit 1 pk', '5 x 65rb = 335rb Pak.'],
      ['total', 'pasang ac + pipa 2 meter', 'Pasang 250rb + pipa 170rb = 410rb Bu.'],
      ['time', 'teknisi bisa datang jam brp hari ini', 'Teknisi sampai 30 menit lagi Pak.'],
      ['time', 'jam 8 malam masih bisa?', 'Bisa Bu, kami kerja sampai jam 21.00.'],
      ['discount', 'cuci 2 unit ada diskon?', 'Cuci 2 unit diskon 10% Pak.'],
      ['discount', 'langganan tiap 3 bulan dapat potongan?', 'Dapat Bu, pelanggan rutin potongan 20%.'],
      ['shipping', 'ke cimahi kena transport?', 'Cimahi gratis transport Pak.'],
      ['shipping', 'cuci ac dapat cek freon sama isi?', 'Cuci AC sudah gratis tambah freon Bu.'],
      ['terms', 'garansi cuci berapa lama', 'Garansi servis 90 hari Pak.'],
      ['terms', 'servis mesin cuci bisa kang?', 'Bisa Bu, mesin cuci juga kami servis.'],
      ['price', 'cuci ac 1 pk brp', 'Cuci AC 1 PK 80rb Pak.'],
      ['price', 'bongkar ac berapa', 'Bongkar AC Rp125.000 Bu.'],
      ['price', 'cek kerusakan berapa', 'Biaya cek cepek Pak.'],
      ['price', 'tambah freon r32?', 'Tambah R32 dua ratus ribu Pak.'],
      ['price', 'tetangga saya isi penuh freon 275rb, sama kan', 'Sama Pak, isi penuh 275rb.'],
      ['price', 'pipa 60rb semeter kan kang', 'Iya Kang, pipa 60rb per meter.'],
      ['stock', 'ada jual ac second?', 'Ada Pak, AC second ready 2 unit.'],
      ['stock', 'freon r22 ada?', 'Ada Bu, freon R22 stok aman.'],
      ['total', 'saya cimahi, cuci 3 unit 1 pk total semua berapa', 'Total semuanya 195rb sudah transport Pak.'],
      ['total', 'minggu depan hari minggu cuci 1 unit 2 pk di bandung, total brp', 'Total di hari Minggu 95rb Bu.'],
      ['price', 'cuci ac 1,5 pk', 'Cuci AC 1,5 PK 75rb Pak.'],
      ['price', 'tambah freon r410 brp', 'Tambah R410 150rb Pak.'],
      ['price', 'garansi pemasangan berapa hari', 'Garansi pemasangan 30 hari Bu.'],
    ],
  },
  {
    name: 'bimbel',
    owner: `Bimbel Cerdas Ceria Malang. Sapa Ayah/Bunda 🙏
Kelas reguler 8x pertemuan sebulan: SD 250rb, SMP 320rb, SMA 400rb. Maks 10 siswa per kelas.
Privat ke rumah (90 menit): SD 75rb/sesi, SMP 90rb/sesi, SMA 110rb/sesi.
Pendaftaran 100rb (sekali, kelas reguler), modul 60rb per semester. Bayar 3 bulan sekaligus bebas pendaftaran. Anak kedua diskon 10% biaya bulanan.
Intensif UTBK 1,2jt untuk 3 bulan, sisa 4 kursi.
Jadwal Senin & Rabu: SD 15.30, SMP 17.00, SMA 18.30.
Mapel Matematika, IPA, Bahasa Inggris. TK belum ada.
Coba kelas gratis 1x. Absen bisa ganti hari 1x sebulan. Uang tidak kembali.
Bayar maks tgl 10, CIMB 706655432100 a.n. Yayasan Cerdas Ceria.`,
    right: [
      ['price', 'les SD berapa sebulan', 'Kelas reguler SD 250rb sebulan Bunda, 8x pertemuan.'],
      ['price', 'kalau smp brp kak', 'SMP 320rb per bulan Ayah/Bunda.'],
      ['price', 'SMA reguler biayanya?', 'SMA Rp400.000 per bulan, 8x pertemuan Bunda.'],
      ['price', 'privat sd berapa per sesi', 'Privat SD 75rb per sesi, 90 menit, guru datang ke rumah Bunda.'],
      ['price', 'privat sma brp', 'Privat SMA 110rb/sesi Ayah.'],
      ['price', 'utbk berapa kak', 'Intensif UTBK 1,2jt untuk 3 bulan, sisa 4 kursi Bunda.'],
      [
        'payment',
        'pendaftarannya brp',
        'Pendaftaran cepek, 100rb sekali saja Ayah/Bunda. Kalau bayar 3 bulan sekaligus bebas pendaftaran.',
      ],
      ['payment', 'modul bayar lagi?', 'Iya Bunda, modul enam puluh ribu per semester.'],
      ['price', 'privat smp sesinya berapa', 'Privat SMP Rp90.000 per sesi Bunda.'],
      [
        'payment',
        'daftar SD bulan pertama total bayar berapa',
        'Bulan pertama: biaya SD 250rb + pendaftaran 100rb + modul 60rb = 410rb Bunda.',
      ],
      [
        'total',
        'total sama modul dan daftar',
        'SMP 320rb + pendaftaran 100rb + modul 60rb = 480rb Ayah.',
        { earlier: ['anak saya smp, masuk bulan ini'] },
      ],
      ['payment', 'kalau bayar 3 bulan SD sama modul', 'SD 3 x 250rb = 750rb + modul 60rb = 810rb, bebas pendaftaran Bunda.'],
      ['total', '3 bulan sma sekaligus, tanpa modul dulu', 'SMA 3 x 400rb = Rp1.200.000 dan bebas uang pendaftaran Ayah.'],
      ['total', 'privat smp 4x berapa', '4 x 90rb = 360rb Bunda.'],
      ['total', 'privat SD seminggu 2x, sebulan 8 sesi', '8 sesi x 75rb = 600rb Bunda.'],
      ['payment', 'anak kedua saya juga SD, bayar bulanannya brp', 'Anak kedua diskon 10%, jadi SD 225rb per bulan Bunda.'],
      [
        'total',
        'adiknya anak kedua',
        'SMP 320rb + SD anak kedua 225rb (diskon 10%) = 545rb per bulan Bunda.',
        { earlier: ['kakak smp adik sd, sebulan berdua brp'] },
      ],
      ['total', 'reguler sma per pertemuan jatuhnya berapa', '400rb dibagi 8 pertemuan, jadi 50rb per pertemuan Ayah.'],
      ['time', 'jadwal smp jam berapa', 'SMP Senin & Rabu jam 17.00 Bunda.'],
      ['price', 'bisa coba dulu?', 'Bisa Bunda, coba kelas gratis 1x.'],
      ['stock', 'ada kelas tk?', 'Mohon maaf Bunda, kelas TK belum ada.'],
      ['price', 'satu kelas isi berapa anak', 'Maksimal 10 siswa per kelas Ayah/Bunda.'],
      ['terms', 'kalau sakit ga masuk gimana', 'Bisa ganti hari 1x sebulan Bunda. Semoga lekas sehat ya 🙏'],
      ['account', 'bayar kemana dan sampai tanggal berapa', 'Paling lambat tanggal 10, ke CIMB 706655432100 a.n. Yayasan Cerdas Ceria.'],
      ['price', 'mau les matematika kak', 'Boleh Bunda. Anaknya kelas berapa, SD, SMP, atau SMA? Mau kelas reguler atau privat ke rumah?'],
    ],
    wrong: [
      ['account', 'norek bimbel', 'CIMB 706655432010 a.n. Yayasan Cerdas Ceria Bunda.'],
      ['account', 'a.n. siapa rekeningnya', 'CIMB 706655432100 a.n. Budi Santoso Ayah.'],
      ['total', 'privat sma 6 sesi', '6 x 110rb = 650rb Ayah.'],
      ['total', 'anak kedua sma bayar berapa sebulan', 'Diskon 10% dari 400rb jadi 350rb Bunda.'],
      ['time', 'jadwal sd jam brp', 'SD Senin & Rabu jam 14.00 Bunda.'],
      ['time', 'sabtu ada kelas?', 'Ada Bunda, Sabtu jam 09.00 pagi.'],
      ['discount', 'bayar 6 bulan ada diskon?', 'Bayar 6 bulan diskon 15% Ayah.'],
      ['discount', 'juara kelas dapat potongan ga', 'Siswa berprestasi diskon 20% Bunda.'],
      ['shipping', 'modul gratis kan', 'Iya Bunda, modul gratis.'],
      ['shipping', 'daftar sekarang dapat tas?', 'Daftar bulan ini gratis tas Cerdas Ceria Bunda.'],
      ['terms', 'kalau nilai ga naik uang kembali?', 'Iya Ayah, garansi nilai naik atau uang kembali.'],
      ['terms', 'ada antar jemput?', 'Ada Bunda, kami sediakan antar jemput siswa.'],
      ['price', 'smp sebulan', 'SMP 335rb sebulan Bunda.'],
      ['price', 'privat sd brp', 'Privat SD 80rb per sesi Ayah.'],
      ['price', 'sma sebulan berapa', 'SMA empat ratus lima puluh ribu sebulan Bunda.'],
      ['price', 'pendaftaran berapa', 'Pendaftaran gocap saja Bunda.'],
      ['price', 'tahun lalu SD 200rb kak, masih segitu?', 'Masih Bunda, SD 200rb sebulan.'],
      ['price', 'utbk 900rb kan?', 'Iya Ayah, intensif UTBK 900rb.'],
      ['stock', 'utbk masih ada kursi?', 'UTBK sudah penuh Bunda, kuotanya habis.'],
      ['stock', 'kelas sd masih bisa masuk?', 'Kelas SD tinggal 2 kursi Bunda.'],
      ['total', 'daftar smp bulan pertama total semua sama modul', 'Total semuanya bulan pertama 320rb Bunda.'],
      [
        'total',
        'transfer brp',
        'Transfer 500rb sudah dengan modul Ayah.',
        { earlier: ['bulan pertama SMA, total dengan pendaftaran dan modul'] },
      ],
      ['price', 'privat smp brp', 'Privat SMP 110rb per sesi Bunda.'],
      ['price', 'reguler sd brp', 'Reguler SD 320rb sebulan Bunda.'],
      ['price', 'kelas sma jam berapa', 'SMA jam 17.00 Ayah.'],
    ],
  },
  {
    name: 'camping',
    owner: `RIMBA OUTDOOR sewa alat camping Magelang
per malam:
tenda 2 org 25.000
tenda 4 org 40.000
tenda 6 org 60.000
sleeping bag 8.000
matras 4.000
carrier 60 L 20.000
kompor 10.000
headlamp 7.000
Paket Berdua 50.000 (tenda 2 org, 2 SB, 2 matras, kompor)
Gas kaleng 9.000 (beli)
Sewa 3 malam ke atas diskon 10%
Jaminan KTP asli + deposit 100.000, balik kalau barang lengkap
Booking DP 50%, batal H-1 DP hangus
Telat 5.000/jam per barang. Rusak/hilang ganti sesuai harga
Antar basecamp Merbabu 30.000, Sumbing 18.000
Sepatu gunung tidak ada. Tenda 6 org full sampai tgl 15
Buka 07.00-22.00 tiap hari
BSI 7188203345 a.n. Dwi Raharjo / QRIS`,
    right: [
      ['price', 'tenda 4 orang semalam brp', 'Tenda 4 orang 40.000 per malam kak.'],
      ['price', 'sleeping bag berapa', 'Sleeping bag 8rb per malam kak.'],
      ['price', 'carrier brp bang', 'Carrier 60 L 20.000 per malam bang.'],
      ['price', 'kompor sewanya berapa', 'Kompor ceban per malam kak.'],
      ['stock', 'headlamp ada?', 'Ada kak, headlamp 7.000 per malam.'],
      ['price', 'paket berdua isinya apa sama harganya', 'Paket Berdua 50rb per malam: tenda 2 orang, 2 SB, 2 matras, dan kompor.'],
      ['time', 'gas kaleng brp', 'Gas kaleng 9.000 kak, ini beli ya bukan sewa.'],
      ['price', 'tenda yg 2 orang?', 'Tenda 2 orang 25.000 per malam kak.'],
      ['price', 'matras brp semalem', 'Matras empat ribu per malam bang.'],
      ['total', 'tenda 4 org sama SB 4, semalam', 'Tenda 40.000 + 4 sleeping bag 32.000 = 72.000 kak untuk semalam.'],
      ['total', 'carrier 2 buat 2 malam', '2 carrier x 20.000 x 2 malam = 80.000 bang.'],
      ['total', 'paket berdua 3 malam brp', '3 malam x 50.000 = 150.000, diskon 10% jadi 135.000 kak.'],
      ['total', 'tenda 4 org 4 malam', '4 x 40.000 = 160.000, diskon 10% jadi 144rb kak.'],
      ['total', 'paket berdua semalam sama gas 2', 'Paket Berdua 50.000 + 2 gas 18.000 = 68.000 kak.'],
      [
        'total',
        'total sewanya brp',
        'Sewa 50.000 + antar Sumbing 18.000 = 68.000 kak. Depositnya 100.000, balik kalau barang lengkap.',
        { earlier: ['paket berdua 1 malam antar ke basecamp sumbing'] },
      ],
      ['total', 'tenda 2 org 2 malam, antar merbabu', '2 x 25.000 = 50.000 + antar Merbabu 30.000 = 80.000 bang, di luar deposit 100.000.'],
      [
        'total',
        'paket berdua satuannya berapa, hemat ga',
        'Kalau satuan: tenda 25.000 + 2 SB 16.000 + 2 matras 8.000 + kompor 10.000 = 59.000. Paketnya 50.000, hemat 9.000 kak.',
      ],
      ['payment', 'booking tenda 4 org 2 malam dp berapa', 'Totalnya 80.000, DP 50% 40.000 kak. Sisanya 40.000.'],
      ['total', 'telat 3 jam balikin 1 tenda kena brp', 'Telat 5.000/jam per barang, 3 jam 1 tenda jadi 15.000 kak.'],
      ['total', 'jaminannya apa bang', 'Jaminan KTP asli + deposit 100.000, depositnya balik kalau barang lengkap.'],
      ['price', 'sepatu gunung ada?', 'Maaf kak, sepatu gunung tidak ada.'],
      ['stock', 'tenda 6 org tgl 12 kosong?', 'Mohon maaf kak, tenda 6 orang full sampai tgl 15. Mau pakai tenda 4 orang dulu?'],
      ['payment', 'kalau cancel h-1 dp balik ga', 'Batal H-1 DP hangus kak.'],
      ['time', 'jam 9 malem masih bisa ambil?', 'Bisa kak, kami buka 07.00-22.00 tiap hari.'],
      ['account', 'bayar transfer kemana', 'BSI 7188203345 a.n. Dwi Raharjo, atau QRIS juga bisa kak.'],
    ],
    wrong: [
      ['account', 'rekening bang', 'BSI 7188203354 a.n. Dwi Raharjo bang.'],
      ['account', 'rekening bri ada?', 'Ada kak, BRI 300401022345509 a.n. Dwi Raharjo.'],
      ['total', 'SB 6 semalam brp', '6 x 8.000 = 46.000 kak.'],
      ['total', 'tenda 2 org 3 malam', '75.000 diskon 10% jadi 66.500 kak.'],
      ['time', 'buka jam berapa besok', 'Besok buka jam 05.00 pagi kak.'],
      ['time', 'balikin paling telat jam brp', 'Paling lambat jam 12 siang kak.'],
      ['discount', 'sewa 2 malam diskon ga', 'Sewa 2 malam diskon 5% kak.'],
      ['discount', 'rombongan 20 orang ada potongan?', 'Rombongan 20 orang diskon 25% bang.'],
      ['shipping', 'antar basecamp sumbing bayar?', 'Antar basecamp Sumbing gratis bang.'],
      ['shipping', 'sewa kompor dapat gas?', 'Sewa kompor gratis 1 gas kaleng kak.'],
      ['terms', 'ada guide gunung?', 'Ada bang, kami sediakan guide gunung juga.'],
      ['terms', 'kalo tenda robek kena ganti?', 'Tenang kak, kerusakan ditanggung asuransi kami, tidak perlu ganti.'],
      ['price', 'tenda 4 org brp', 'Tenda 4 orang 45.000 per malam kak.'],
      ['price', 'headlamp semalam', 'Headlamp 8.500 per malam bang.'],
      ['price', 'carrier berapa', 'Carrier dua puluh dua ribu per malam kak.'],
      ['price', 'kompor brp', 'Kompor dua belas ribu per malam bang.'],
      ['price', 'temenku kemarin sewa paket berdua 35rb', 'Iya kak, Paket Berdua 35rb per malam.'],
      ['price', 'deposit 75rb aja kan bang', 'Betul bang, deposit 75rb.'],
      ['stock', 'tenda 6 org tgl 10 ada?', 'Ada kak, tenda 6 orang tgl 10 masih kosong.'],
      ['stock', 'sepatu gunung ukuran 42 ada?', 'Ada bang, ukuran 42 ready.'],
      ['total', 'tenda 4 org semalam antar merbabu total sewa sama antar', 'Total sewa sama antar 40.000 kak.'],
      ['total', 'total semua', 'Total semuanya 109.000 kak, sudah diantar.', { earlier: ['paket berdua 2 malam antar sumbing, gas 1'] }],
      ['price', 'tenda 2 org brp', 'Tenda 2 orang 40.000 per malam kak.'],
      ['price', 'matras berapa', 'Matras 8.000 per malam bang.'],
      ['price', 'antar merbabu brp', 'Antar basecamp Merbabu 18.000 kak.'],
    ],
  },
];
