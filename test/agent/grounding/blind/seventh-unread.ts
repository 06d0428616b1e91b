import type { Shop } from '../shop.js';

/** The other half of that set: measured when the rules were done, and not read for them. */
export const seventhUnread: readonly Shop[] = [
  {
    name: 'laundry',
    owner: `Laundry Bersih Wangi, Jl Kaliurang km 7. Kiloan reguler 6rb/kg selesai 3 hari, express 10rb/kg selesai 1 hari, minimal 3 kg. Satuan: jas 30rb, gaun pesta 45rb, selimut 20rb, boneka besar 25rb, gordyn 12rb per meter.
Jemput antar gratis untuk 5 kg ke atas, kurang dari itu 8rb. Radius maksimal 4 km. Member bayar 50rb dapat saldo 60rb, berlaku 6 bulan.
Luntur dan susut bukan tanggung jawab kami kalau tidak dipisah. Hilang diganti maksimal 5x ongkos cuci. Buka 07.00-20.00, Jumat mulai jam 1 siang. Tidak terima pakaian dalam dan sepatu.`,
    right: [
      ['shipping', 'jemput bayar gak', 'Gratis kalau cuciannya 5 kg ke atas Kak, kalau kurang dari itu kena 8rb aja.'],
      ['time', 'jumat pagi buka?', 'Jumat pagi belum buka Kak, baru mulai jam 1 siang.'],
      ['total', 'express 4 kilo brp', 'Express 4 kg x 10rb jadi 40rb Kak, selesainya 1 hari.'],
      ['terms', 'sepatu bisa?', 'Maaf Kak, kami nggak terima sepatu dan pakaian dalam.'],
      ['discount', 'ada member?', 'Ada Kak, bayar 50rb saldonya jadi 60rb dan bisa dipakai sampai 6 bulan.'],
    ],
    wrong: [
      ['shipping', '3 kg jemput gratis?', 'Iya Kak, jemput antar gratis untuk 3 kg.'],
      ['price', 'selimut berapa', 'Selimut 25rb Kak.'],
      ['terms', 'kalo ilang?', 'Kalau hilang kami ganti penuh seharga barangnya Kak.'],
      ['time', 'express brp lama', 'Express selesai 6 jam Kak.'],
      ['number', 'jarak 7 km bisa?', 'Bisa Kak, jemput sampai radius 7 km.'],
    ],
  },
  {
    name: 'klinik kecantikan',
    owner: `Klinik kecantikan Ayu Skin, Malang. Facial basic 120rb, facial acne 185rb, chemical peeling 275rb, laser rejuve 650rb, IPL ketiak 300rb. Konsultasi dokter 75rb, gratis kalau ambil tindakan hari itu.
Dokter ada Senin, Rabu, Jumat jam 13.00-19.00, Sabtu 09.00-14.00. Facial bisa tiap hari jam 9 pagi sampai 8 malam, Minggu tutup.
Ibu hamil tidak boleh laser dan peeling, facial basic boleh. Umur minimal 17 tahun untuk laser. Paket facial acne 5x 800rb, berlaku 4 bulan, tidak bisa dipindahkan ke orang lain.
Booking DP 50rb BCA 011-889-7766 a.n. Ayu Kartika, batal H-1 masih bisa ganti jadwal 1 kali. Krim dokter mulai 90rb, sudah BPOM, harus konsultasi dulu.`,
    right: [
      ['price', 'konsul dokter bayar?', 'Konsultasi dokter 75rb Kak, tapi gratis kalau langsung ambil tindakan di hari yang sama.'],
      [
        'time',
        'dokternya hari apa',
        'Dokternya ada Senin, Rabu, Jumat jam 1 siang sampai 7 malam, kalau Sabtu jam 9 pagi sampai 2 siang Kak.',
      ],
      ['terms', 'lagi hamil boleh peeling?', 'Untuk ibu hamil peeling dan laser tidak boleh ya Kak, kalau facial basic boleh.'],
      ['price', 'facial jerawat brp, ada paket?', 'Facial acne 185rb Kak. Ada juga paket 5x 800rb yang berlaku 4 bulan.'],
      ['terms', 'krimnya aman?', 'Krim dokternya sudah BPOM Kak, mulai 90rb, tapi harus konsultasi dulu ya.'],
    ],
    wrong: [
      ['time', 'dokter selasa ada?', 'Ada Kak, dokter praktik Selasa jam 13.00-19.00.'],
      ['terms', 'bumil boleh laser?', 'Boleh Kak, ibu hamil aman untuk laser dan facial basic.'],
      ['price', 'peeling berapa', 'Chemical peeling 185rb Kak.'],
      ['terms', 'paketnya bisa buat adik saya?', 'Bisa Kak, paket facial acne boleh dipakai orang lain.'],
      ['number', 'adik saya 15 th mau laser', 'Bisa Kak, laser boleh mulai umur 15 tahun.'],
    ],
  },
  {
    name: 'toko bangunan',
    owner: `TB Makmur Jaya, Bekasi Timur. Semen Tiga Roda 50kg 68rb, semen Padang 50kg 65rb, pasir pikap 350rb, batu split pikap 420rb, bata merah 900/biji min 500, hebel 10cm 680rb/m3, besi 8mm 48rb, besi 10mm 76rb per batang, cat Vinilex 5kg 145rb.
Antar gratis area Bekasi Timur belanja di atas 1 juta, di bawah itu 50rb. Bekasi Barat dan Utara 100rb. Turun barang sampai depan rumah saja, tidak masuk gang.
Barang sudah dibeli tidak bisa dikembalikan kecuali cat salah warna belum dibuka, maks 2 hari. Nota PPN bisa untuk perusahaan. Pembayaran tunai, transfer, tempo 14 hari khusus kontraktor langganan. Buka 07.30-17.00, Minggu tutup jam 12.`,
    right: [
      ['price', 'semen berapa', 'Semen Tiga Roda 68rb, yang Padang 65rb per sak 50kg Kak.'],
      ['shipping', 'antar ke bekasi utara brp', 'Ke Bekasi Utara ongkos antarnya 100rb Kak.'],
      ['terms', 'cat salah warna bisa tuker?', 'Bisa Kak, asal catnya belum dibuka dan maksimal 2 hari.'],
      ['terms', 'rumah saya masuk gang', 'Mohon maaf Kak, turun barangnya cuma sampai depan rumah, tidak bisa masuk gang.'],
      ['total', 'besi 10 20 batang', 'Besi 10mm 20 batang x 76rb = Rp1.520.000 Kak, kalau antar ke Bekasi Timur sudah gratis.'],
    ],
    wrong: [
      ['price', 'besi 8 berapa', 'Besi 8mm 76rb per batang Kak.'],
      ['payment', 'bisa tempo?', 'Bisa Kak, pembayaran tempo 30 hari.'],
      ['terms', 'sisa semen bisa balikin?', 'Bisa Kak, semen sisa boleh dikembalikan maksimal 2 hari.'],
      ['shipping', 'gratis ongkir ke bekasi barat?', 'Gratis Kak kalau belanja di atas 1 juta.'],
      ['number', 'bata 200 boleh?', 'Boleh Kak, bata merah bisa beli 200 biji.'],
    ],
  },
  {
    name: 'tanaman hias',
    owner: `Kebun Ijo Batu. Monstera deliciosa 85rb (S), 150rb (M), 275rb (L). Aglonema suksom 60rb, aglonema red sumatra 75rb. Sansevieria 35rb, kaktus mini 12rb (beli 10 gratis 1), lidah mertua jumbo 120rb. Pot keramik 45rb terpisah dari tanaman.
Packing kayu 25rb wajib untuk luar Jawa. Pengiriman Senin sampai Kamis supaya tidak menginap di gudang. Garansi mati di jalan 3 hari sejak diterima, sertakan video, ganti tanaman tidak ganti ongkir. Luar Jawa tidak garansi.
Monstera L sedang habis, ready lagi awal bulan. Sewa tanaman kantor 25rb per pot per bulan minimal 20 pot, ganti tanaman tiap 2 minggu. Konsultasi perawatan gratis lewat chat.`,
    right: [
      ['stock', 'monstera besar ada?', 'Monstera L lagi habis Kak, awal bulan ready lagi. Yang ada ukuran S 85rb dan M 150rb.'],
      [
        'terms',
        'kalo mati di jalan?',
        'Ada garansi 3 hari sejak diterima Kak, kirim videonya ya. Tanamannya kami ganti, tapi ongkirnya tidak.',
      ],
      ['time', 'kirim hari jumat bisa?', 'Pengirimannya Senin sampai Kamis Kak, biar tanamannya nggak menginap di gudang.'],
      ['price', 'udah sama pot?', 'Belum Kak, pot keramiknya terpisah 45rb.'],
      ['total', 'sewa 30 pot sebulan', 'Sewa 30 pot x 25rb jadi Rp750.000 per bulan Kak, tanamannya kami ganti tiap 2 minggu.'],
    ],
    wrong: [
      ['price', 'monstera m', 'Monstera M 85rb Kak.'],
      ['terms', 'kirim ke medan garansi?', 'Iya Kak, luar Jawa juga garansi mati 3 hari.'],
      ['discount', 'kaktus ada promo?', 'Ada Kak, kaktus mini beli 5 gratis 1.'],
      ['price', 'ke makassar packing kayu bayar?', 'Packing kayunya gratis Kak untuk luar Jawa.'],
      ['stock', 'monstera L ready?', 'Ready Kak, monstera L 275rb.'],
    ],
  },
  {
    name: 'kos',
    owner: `Kos Putri Melati, dekat UNDIP Tembalang. Kamar A (kamar mandi dalam, AC) 1,4 juta per bulan. Kamar B (kamar mandi dalam, kipas) 950rb. Kamar C (kamar mandi luar) 700rb. Listrik token sendiri untuk kamar AC, yang lain sudah termasuk. Wifi dan air gratis.
Bayar 6 bulan diskon 5%, setahun gratis 1 bulan. Deposit 500rb kembali saat keluar. Kamar A penuh, kamar B sisa 2, kamar C sisa 3. Jam malam 22.00. Tamu laki-laki hanya di ruang tamu sampai jam 9 malam.
Boleh masak di dapur bersama, tidak boleh bawa hewan. Parkir motor ada, mobil tidak ada. Orang tua boleh menginap maksimal 2 malam. Survei hubungi dulu, jam 10-17.`,
    right: [
      ['stock', 'kamar yg ac masih ada?', 'Kamar A yang AC sudah penuh Kak. Yang masih ada kamar B sisa 2 dan kamar C sisa 3.'],
      ['price', 'listriknya gimana', 'Kalau kamar AC listriknya token sendiri Kak, kamar lain sudah termasuk.'],
      ['discount', 'bayar setahun ada diskon?', 'Kalau bayar setahun gratis 1 bulan Kak, kalau 6 bulan diskonnya 5%.'],
      ['terms', 'ibu saya boleh nginep?', 'Boleh Kak, orang tua boleh menginap paling lama 2 malam.'],
      ['terms', 'bawa kucing boleh?', 'Maaf Kak, hewan peliharaan tidak boleh dibawa ya.'],
    ],
    wrong: [
      ['price', 'kamar b sebulan', 'Kamar B 700rb per bulan Kak.'],
      ['stock', 'kamar a ada?', 'Ada Kak, kamar A sisa 2.'],
      ['terms', 'parkir mobil ada?', 'Ada Kak, parkir motor dan mobil tersedia.'],
      ['terms', 'cowok boleh masuk kamar?', 'Boleh Kak, tamu laki-laki boleh masuk kamar sampai jam 9 malam.'],
      ['discount', 'kalo 6 bulan', 'Bayar 6 bulan gratis 1 bulan Kak.'],
    ],
  },
  {
    name: 'servis ac',
    owner: `Dingin Jaya Servis AC Semarang. Cuci AC 0,5-1 PK 75rb, 1,5-2 PK 90rb, minimal 2 unit atau tambah transport 25rb. Isi freon R32 175rb, R410 225rb. Bongkar pasang 350rb termasuk pipa 3 meter, tambahan pipa 90rb/meter. Cek kerusakan 50rb, gratis kalau jadi diperbaiki.
Garansi servis 30 hari, freon 14 hari. Teknisi jam 8 pagi - 5 sore, Senin sampai Sabtu. Minggu bisa dengan janji, tambah 50rb. Area Semarang kota dan Ungaran.
Bayar setelah selesai, tunai atau transfer BNI 0456781234 a.n. Agus Riyanto. Jual AC second 1 PK 1,6 juta garansi 3 bulan, sudah termasuk pasang.`,
    right: [
      ['total', 'cuci ac 1pk 3 unit brp', 'Cuci AC 1 PK 75rb per unit Kak, 3 unit jadi Rp225.000.'],
      ['price', 'ac saya ga dingin, cek bayar?', 'Cek kerusakannya 50rb Kak, tapi kalau jadi diperbaiki gratis.'],
      ['time', 'minggu bisa dateng?', 'Bisa Kak kalau janjian dulu, hari Minggu ada tambahan 50rb.'],
      ['terms', 'garansinya?', 'Servis garansi 30 hari, kalau freon 14 hari Kak.'],
      ['payment', 'bayarnya kapan', 'Bayarnya setelah selesai dikerjakan Kak, bisa tunai atau transfer BNI.'],
    ],
    wrong: [
      ['price', 'freon r410', 'Isi freon R410 175rb Kak.'],
      ['terms', 'freon garansi brp lama', 'Freon garansinya 30 hari Kak.'],
      ['terms', 'pasang ac pipanya 5 meter', 'Bongkar pasang 350rb sudah termasuk pipa 5 meter Kak.'],
      ['price', 'cuci 1 unit aja', 'Boleh Kak, cuci 1 unit 75rb tanpa tambahan.'],
      ['terms', 'kendal bisa?', 'Bisa Kak, kami melayani Semarang kota, Ungaran dan Kendal.'],
    ],
  },
];
