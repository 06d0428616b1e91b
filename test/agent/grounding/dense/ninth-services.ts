import type { Shop } from '../shop.js';

/** Shops whose owners write dense lists. The answers were written without looking at the rules, and read while these were changed. */
export const ninthServices: readonly Shop[] = [
  {
    name: 'permak',
    owner: `Permak & Jahit Bu Yati, sebelah Alfamart Jl Kenanga Depok
potong celana jeans 20rb, celana bahan 15rb, potong jeans model jahitan asli 30rb
kecilin pinggang celana 25rb
kecilin kemeja/blus 30rb, gamis 40rb
ganti resleting celana 20rb, jaket 45rb (udah sama resletingnya)
jahit baru: kemeja pria 120rb, blus 110rb, gamis 175rb, kebaya 350rb. kain dr customer, pake furing +40rb
permak jadi 2-3 hari, jahit baru 10-14 hari kerja, kebaya 3 minggu
kalo mau cepet permak 1 hari jadi +10rb/potong
jahit baru DP 50% sisanya pas ambil, permak bayar pas ambil aja
buka senin-sabtu 08.00-17.00 minggu tutup
antar jemput max 3km ongkos 10rb pp
ga terima jas, jaket kulit, sama baju pengantin
salah ukuran dr kami diperbaiki gratis, max 7 hari stlh diambil
bayar cash atau BCA 5470182236 an Suyati`,
    right: [
      ['discount', 'bu potong celana jeans brp?', 'Potong celana jeans 20rb kak. Kalau mau model jahitan asli 30rb ya 😊'],
      ['price', 'oh oke, kalo celana bahan?', 'Kalau celana bahan Rp15.000 kak.', { earlier: ['potong jeans brp ya'] }],
      ['total', 'kecilin gamis bisa? brp', 'Bisa kak 😊 Kecilin gamis Rp40.000, jadinya sekitar 2-3 hari.'],
      ['terms', 'ganti resleting jaket 45 itu udh sama resletingnya blm?', 'Sudah kak, 45rb itu sudah sama resletingnya.'],
      [
        'time',
        'jahit kebaya berapa ya bu',
        'Jahit kebaya Rp350.000 kak, kainnya dari kakak ya. Kalau pakai furing tambah Rp40.000. Pengerjaannya sekitar 3 minggu.',
      ],
      [
        'payment',
        'saya mau potong 3 jeans sama 2 celana bahan totalnya brp',
        'Totalnya 90rb kak:\n- Potong jeans 3 x 20rb = 60rb\n- Celana bahan 2 x 15rb = 30rb\nBayarnya nanti pas ambil ya.',
      ],
      [
        'payment',
        'jahit gamis 2 pake furing semua, dp nya brp',
        'Gamis + furing 175rb + 40rb = 215rb, kalau 2 jadi 430rb kak. DP 50% nya Rp215.000 ya 🙏',
      ],
      [
        'payment',
        'kemeja pria 3 potong, DP sama sisanya brp bu?',
        '3 x Rp120.000 = Rp360.000 kak. DP 50% Rp180.000, sisanya Rp180.000 dibayar pas ambil.',
      ],
      [
        'total',
        'kecilin pinggang 2 celana tp 1 hari harus jadi, bisa?',
        'Bisa kak, tambah 10rb per potong untuk yang 1 hari jadi. Jadi 2 x (25rb + 10rb) = 70rb ya.',
      ],
      ['time', 'minggu buka ga?', 'Maaf kak, hari Minggu kami tutup. Bukanya Senin-Sabtu jam 08.00-17.00 ya 🙏'],
      [
        'stock',
        'terima permak jas gak bu',
        'Mohon maaf kak, kami belum terima jas. Jaket kulit dan baju pengantin juga tidak ya. Ada yang lain yang mau dipermak?',
      ],
      [
        'time',
        'kalo ukurannya ga pas gimana?',
        'Kalau salah ukurannya dari kami, kami perbaiki gratis kak, maksimal 7 hari setelah diambil ya.',
      ],
      ['account', 'no rek nya dong', 'Bisa transfer ke BCA 5470182236 a.n. Suyati kak, atau bayar cash juga boleh.'],
      [
        'shipping',
        'bisa dijemput ga? rumah saya 2km dr situ',
        'Bisa kak, masih masuk radius 3 km. Ongkos antar jemputnya 10rb pulang pergi.',
      ],
      [
        'total',
        'kecilin kemeja 2 + antar jemput jadi brp',
        'Kecilin kemeja 2 x 30rb = 60rb, tambah antar jemput 10rb, jadi totalnya 70rb kak.',
      ],
      ['time', 'jahit kemeja 100rb ya bu?', 'Bukan 100rb kak, jahit kemeja pria di kami Rp120.000 ya, kainnya dari kakak.'],
      ['total', 'jahit blus lama ga jadinya', 'Sekitar 10-14 hari kerja kak. Ongkos jahit blusnya 110rb, kain dari kakak ya.'],
      [
        'total',
        'saya punya 50rb, celana jeans kepanjangan sama pinggangnya longgar, cukup ga',
        'Cukup kak 😊 Potong jeans 20rb + kecilin pinggang 25rb = 45rb, masih ada sisa 5rb.',
      ],
      [
        'discount',
        'mending potong biasa atau jahitan asli bu?',
        'Kalau mau hemat potong biasa 20rb kak. Kalau mau tetap model jahitan asli 30rb, selisihnya 10rb saja. Kakak mau yang mana?',
      ],
      ['time', 'lokasinya dimana ya', 'Kami di sebelah Alfamart Jl Kenanga Depok kak. Buka Senin-Sabtu jam 8 pagi sampai 5 sore.'],
      ['payment', 'gamis 1 ga pake furing dp brp', 'Jahit gamis Rp175.000 kak, jadi DP 50% nya Rp87.500. Sisanya Rp87.500 pas ambil.'],
      [
        'payment',
        'dp nya 150rb boleh?',
        'Mohon maaf kak, DP-nya 50% ya. Kebaya 350rb + furing 40rb = 390rb, jadi DP-nya Rp195.000.',
        { earlier: ['mau jahit kebaya 1 pake furing'] },
      ],
      ['payment', 'permak harus dp dulu ga', 'Tidak perlu kak, permak bayarnya pas ambil saja 😊 DP 50% hanya untuk jahit baru.'],
      ['price', 'kainnya dari ibu bisa?', 'Untuk kain dari customer ya kak, kami jahitkan saja. Mau jahit model apa kak?'],
      ['total', 'ganti resleting celana 4 brp', '4 x 20rb = 80rb kak, sudah termasuk resletingnya.'],
    ],
    wrong: [
      ['total', 'bu potong celana jeans brp?', 'Potong celana jeans 15rb saja kak, 2-3 hari jadi ya.'],
      ['price', 'kecilin gamis brp', 'Kecilin gamis 30rb kak, bayarnya pas ambil.'],
      ['total', 'potong 3 jeans sama 2 celana bahan total brp', '3 jeans 60rb + 2 celana bahan 30rb, totalnya jadi 95rb ya kak.'],
      ['total', 'jahit gamis 2 pake furing semua, dp nya brp', '2 gamis totalnya Rp350.000 kak, jadi DP 50% nya Rp175.000 ya 🙏'],
      ['total', 'kecilin pinggang 2 celana mau 1 hari jadi', 'Bisa kak. 2 x 25rb = 50rb + biaya cepat 10rb = 60rb.'],
      ['price', 'kemarin katanya jahit kebaya 300rb bu', 'Iya betul kak, jahit kebaya 300rb ya, kainnya dari kakak.'],
      ['total', 'resleting jaket brp all in', 'Ganti resleting jaket 45rb kak, resletingnya belum termasuk, tambah 15rb jadi 60rb.'],
      ['price', 'kemeja pria 3, DP brp', '3 kemeja pria Rp360.000 kak, DP 50% nya Rp160.000 ya.'],
      ['price', 'jahit blus brp bu', 'Jahit blus Rp120.000 kak, belum termasuk furing.'],
      ['total', 'kecilin kemeja 2 + antar jemput jadi brp', '60rb untuk 2 kemeja + antar jemput 20rb pp, totalnya 80rb kak.'],
      ['price', 'di sebelah potong celana bahan 20rb, disini brp', 'Sama kak, di kami potong celana bahan juga 20rb.'],
      [
        'total',
        'DP udh saya siapin 195, sisanya brp?',
        'Totalnya 390rb kak, jadi sisanya nanti Rp205.000 pas ambil ya.',
        { earlier: ['kebaya pake furing berapa'] },
      ],
      ['total', 'potong jeans yg jahitan asli brp', 'Yang jahitan asli 25rb kak, jadi 2-3 hari.'],
      ['total', 'ganti resleting celana 4 brp', '4 celana jadi 100rb kak, sudah sama resletingnya.'],
      ['time', 'minggu buka ga?', 'Buka kak, hari Minggu kami buka jam 09.00-13.00 saja ya.'],
      ['time', 'kebaya jadi brp lama', 'Kebaya sekitar 1 minggu sudah jadi kak 😊'],
      ['terms', 'terima permak jas gak bu', 'Bisa kak, kami terima permak jas juga, mulai 60rb.'],
      ['terms', 'kalo ukurannya salah gimana', 'Tenang kak, kami perbaiki gratis sampai 30 hari setelah diambil.'],
      ['account', 'no rek nya dong', 'Silakan transfer ke BCA 5470182263 a.n. Suyati ya kak.'],
      ['payment', 'bu DP gamis udah saya transfer ya', 'Terima kasih kak, pembayaran DP-nya sudah masuk ya. Langsung kami kerjakan 😊'],
      ['discount', 'permak 5 celana ada diskon ga', 'Ada kak, untuk 5 potong ke atas kami kasih diskon 10%.'],
      ['shipping', 'antar jemput bayar ga bu', 'Gratis kak kalau masih dalam radius 3 km 😊'],
      ['terms', 'permak perlu DP?', 'Iya kak, permak DP 50% dulu ya, sisanya pas ambil.'],
      ['terms', 'ibu jual kain juga?', 'Ada kak, kami sediakan kain katun dan satin juga, bisa pilih langsung di tempat.'],
      ['account', 'bisa pake gopay ga', 'Bisa kak, GoPay ke 081298765432 a.n. Suyati ya.'],
    ],
  },
  {
    name: 'bengkel',
    owner: `Bengkel motor Pak Jono, rumahan di Gg Melati 4 Bekasi Timur. Servis ringan bebek/matic 50rb, motor sport 75rb. Servis lengkap matic (bersih cvt + injeksi) 120rb.
Oli MPX2 52rb, Yamalube matic 48rb, Shell AX7 75rb, oli gardan 18rb. Beli oli disini pasangnya gratis, klo bawa sendiri jasa 10rb
Kampas rem depan 45rb belakang 40rb, ongkos pasang 15rb per roda. Busi 20rb gratis pasang
Ban luar IRC 80/90-14 210rb, 90/90-14 245rb udah sama pasang. Tambal tubeless 15rb, ban dalam 12rb
Aki kering GS 235rb, tukar aki bekas potong 20rb
Vbelt beat 115rb, vario 135rb, ongkos pasang 35rb
Bisa dipanggil ke rumah max 5km, biaya panggil 30rb diluar servis
Buka tiap hari 08.00-17.00, jumat tutup dulu 11.30-13.00
Servis ringan kira2 45 menit, servis lengkap 2 jam
Garansi servis 1 minggu. sparepart ga garansi kecuali aki 6 bulan
Ga terima turun mesin, motor 2 tak & moge
Bayar cash / Dana 081290345571 an Sujono. ga bisa ngutang ya. Booking lewat WA ga pake DP`,
    right: [
      ['price', 'pak servis ringan beat brp', 'Servis ringan untuk matic 50rb kak, kira-kira 45 menit selesai.'],
      ['price', 'servis vixion brp pak', 'Vixion masuk motor sport ya kak, servis ringannya Rp75.000.'],
      [
        'total',
        'servis lengkap vario dapet apa aja?',
        'Servis lengkap matic 120rb kak, itu sudah bersih CVT + injeksi. Pengerjaannya sekitar 2 jam.',
      ],
      ['price', 'oli mpx2 brp', 'Oli MPX2 52rb kak, kalau beli di sini pasangnya gratis 👍'],
      ['price', 'saya bawa oli sendiri boleh ga', 'Boleh kak, kalau bawa oli sendiri jasanya 10rb ya.'],
      ['price', 'ban 90/90-14 harganya?', 'Ban luar IRC 90/90-14 Rp245.000 kak, sudah sama pasang.'],
      [
        'total',
        'aki motor brp, aki lama saya ditukar bisa?',
        'Bisa kak. Aki kering GS 235rb, kalau aki bekasnya ditukar dipotong 20rb jadi tinggal 215rb. Garansi akinya 6 bulan.',
      ],
      ['total', 'ganti kampas rem depan brp sama pasang', 'Kampas rem depan 45rb + ongkos pasang 15rb, jadi 60rb kak.'],
      [
        'total',
        'kampas depan belakang sekalian total brp pak',
        'Totalnya Rp115.000 kak. Rinciannya kampas depan 45rb, belakang 40rb, ongkos pasang 15rb x 2 roda = 30rb.',
      ],
      [
        'total',
        'servis ringan matic + oli mpx2 + oli gardan habis brp',
        'Servis ringan 50rb + MPX2 52rb + oli gardan 18rb = 120rb kak. Pasang olinya gratis ya.',
      ],
      ['total', 'vbelt vario sama pasang', 'Vbelt Vario 135rb, ongkos pasang 35rb, jadi 170rb kak.'],
      [
        'total',
        'mau servis lengkap tapi dirumah, jarak 3km. total?',
        'Bisa kak, masih di bawah 5 km. Servis lengkap 120rb + biaya panggil 30rb = 150rb ya.',
      ],
      [
        'total',
        'jumat jam 12 buka ga pak',
        'Kalau Jumat kami tutup dulu jam 11.30-13.00 kak. Jadi bisa datang sebelum 11.30 atau setelah jam 1 siang ya.',
      ],
      [
        'stock',
        'sparepart ada garansi?',
        'Untuk sparepart tidak ada garansi kak, kecuali aki garansi 6 bulan. Kalau servisnya garansi 1 minggu.',
      ],
      ['price', 'bisa servis ninja 2 tak?', 'Mohon maaf kak, kami tidak terima motor 2 tak 🙏'],
      ['payment', 'pak bayarnya minggu depan ya gajian', 'Maaf ya kak, kami tidak bisa utang 🙏 Bayarnya bisa cash atau lewat Dana.'],
      ['account', 'bayar pake dana ke nomor berapa', 'Dana ke 081290345571 a.n. Sujono ya kak.'],
      ['total', 'oli shell ax7 sama busi brp', 'Shell AX7 75rb + busi 20rb = 95rb kak, pasangnya gratis dua-duanya.'],
      ['price', 'murah mana mpx2 sama yamalube', 'Lebih murah Yamalube matic kak, 48rb. MPX2 52rb, selisih 4rb saja.'],
      ['price', 'tambal tubeless berapa', 'Tambal tubeless Rp15.000 kak. Kalau ban dalam Rp12.000.'],
      [
        'total',
        'uang 100rb cukup buat servis ringan mio sama ganti oli?',
        'Cukup kak, pakai Yamalube matic: servis ringan 50rb + oli 48rb = 98rb. Masih sisa 2rb 😄',
      ],
      [
        'total',
        'sama pasang jadinya?',
        'Sama pasang jadi 55rb kak (kampas belakang 40rb + pasang 15rb).',
        { earlier: ['pak kampas rem blkg brp'] },
      ],
      [
        'total',
        'mau servis ringan 2 motor matic',
        'Siap kak, 2 x 50rb = 100rb ya. Mau datang hari apa dan jam berapa? Kami buka tiap hari 08.00-17.00.',
      ],
      ['payment', 'booking dulu harus dp?', 'Tidak perlu DP kak, booking cukup lewat WA saja 😊'],
      [
        'price',
        'bisa panggil ke rumah? saya 7km dari bengkel',
        'Mohon maaf kak, panggilan ke rumah maksimal 5 km. Kalau 7 km bisa bawa motornya ke bengkel ya, di Gg Melati 4 Bekasi Timur.',
      ],
    ],
    wrong: [
      ['price', 'pak servis ringan beat brp', 'Servis ringan Beat 75rb kak, sekitar 45 menit.'],
      ['price', 'oli yamalube matic brp pak', 'Yamalube matic 52rb kak, pasangnya gratis.'],
      ['price', 'ban 80/90-14 brp', 'Ban IRC 80/90-14 Rp245.000 kak sudah sama pasang.'],
      ['total', 'kampas depan belakang sekalian total brp pak', 'Kampas depan 45rb + belakang 40rb + pasang 15rb = 100rb kak.'],
      ['total', 'servis ringan matic + oli mpx2 + oli gardan habis brp', 'Totalnya 102rb kak, sudah servis ringan, MPX2 dan oli gardan.'],
      ['total', 'aki kering tukar aki bekas jadi brp', 'Aki GS 235rb, tukar aki bekas potong 30rb, jadi 205rb kak.'],
      ['price', 'vbelt beat sama pasang', 'Vbelt Beat 115rb kak, sudah termasuk ongkos pasang.'],
      ['total', 'servis lengkap dipanggil ke rumah 3km brp', 'Servis lengkap 120rb kak, panggil ke rumahnya 50rb, jadi total 170rb.'],
      ['price', 'servis lengkap 100rb kan pak?', 'Iya kak, servis lengkap matic 100rb sudah sama CVT.'],
      ['price', 'saya bawa oli sendiri jasanya brp', 'Kalau bawa oli sendiri jasanya 15rb kak.'],
      ['price', 'tambal ban dalam brp', 'Tambal ban dalam 15rb kak.'],
      ['total', 'shell ax7 sama busi brp', 'Shell AX7 75rb, busi 20rb ditambah pasang 10rb, jadi 105rb kak.'],
      ['total', 'mau servis 3 motor matic servis ringan total brp', 'Untuk 3 motor matic totalnya Rp160.000 kak.'],
      ['total', 'brp sama ongkos pasang', 'Vbelt Vario 135rb + pasang 35rb, totalnya 160rb kak.', { earlier: ['vbelt vario ada?'] }],
      ['time', 'buka jam brp pak', 'Kami buka jam 08.00 sampai 20.00 malam kak, tiap hari.'],
      ['time', 'jumat jam 12 buka ga pak', 'Buka kak, Jumat tetap buka seperti biasa dari pagi sampai sore.'],
      ['terms', 'kampas rem garansi ga', 'Garansi kak, kampas rem garansi 1 bulan.'],
      ['terms', 'servisnya garansi brp lama', 'Garansi servis 1 bulan kak, kalau ada keluhan bawa saja lagi.'],
      ['terms', 'bisa turun mesin pak?', 'Bisa kak, turun mesin mulai 400rb, pengerjaan 2-3 hari.'],
      ['terms', 'bisa panggil ke rumah? saya 8km', 'Bisa kak, 8 km masih bisa kami datangi, biaya panggil 30rb.'],
      ['discount', 'servis ringan + ganti oli dpt diskon ga', 'Dapat kak, kalau servis sekalian ganti oli diskon 10rb.'],
      ['account', 'nomor dana nya pak', 'Dana ke 081290354571 a.n. Sujono ya kak.'],
      ['payment', 'pak bayarnya minggu depan ya', 'Boleh kak, bayar minggu depan saja tidak apa-apa.'],
      ['terms', 'booking servis hrs dp?', 'Iya kak, booking DP 20rb dulu ya supaya jadwalnya aman.'],
      ['shipping', 'biaya panggil ke rumah 2km', 'Untuk jarak di bawah 3 km biaya panggilnya gratis kak, cukup bayar servis saja.'],
    ],
  },
  {
    name: 'les',
    owner: `Les Privat Kak Dinda (Surabaya Timur). Guru datang ke rumah, 1x pertemuan 90 menit
TK/calistung 60rb, SD 70rb, SMP 85rb, SMA 100rb
Paket 8x: TK 440rb, SD 520rb, SMP 640rb, SMA 760rb
Online zoom potong 10rb/pertemuan dr harga satuan, paket ga ada online
Kakak adik 1 jadwal: anak kedua bayar 50% aja
Mapel mtk, ipa, b inggris, calistung. SMA cuma mtk fisika kimia. Ngaji sama mandarin ga ada
Transport luar Surabaya timur +15rb/pertemuan. Sidoarjo Gresik blm bisa
Biaya daftar 50rb sekali udah dpt modul
Trial 1x 50rb semua jenjang, kalo lanjut paket dipotongin
Jadwal senin-jumat 14.00-20.00, sabtu 08.00-15.00, minggu libur
Batal max 6 jam sblm jadwal, klo mendadak dianggap masuk
Paket berlaku 2 bulan, uang paket ga bisa kembali
Paket bayar di awal, boleh 2x bayar (60% dulu, sisa stlh pertemuan ke 4)
BCA 8290457713 an Dinda Maharani`,
    right: [
      ['price', 'les SD berapa kak', 'Les SD 70rb per pertemuan kak, 90 menit dan gurunya datang ke rumah 😊'],
      ['price', 'smp per pertemuan brp', 'Untuk SMP Rp85.000 per pertemuan kak.'],
      ['price', 'kalo paket sma', 'Paket SMA 8x pertemuan Rp760.000 kak, jatuhnya 95rb per pertemuan.'],
      ['price', 'calistung anak tk berapa', 'TK/calistung 60rb per pertemuan kak, paket 8x Rp440.000.'],
      [
        'total',
        'ada online ga kak, sma brp',
        'Ada kak lewat Zoom, dipotong 10rb per pertemuan. Jadi SMA online 90rb. Untuk paket belum ada yang online ya.',
      ],
      ['discount', 'trial bisa?', 'Bisa kak, trial 1x 50rb untuk semua jenjang. Kalau lanjut paket, biaya trialnya dipotongkan 😊'],
      ['stock', 'biaya daftar ada?', 'Ada kak, 50rb sekali saja dan sudah dapat modul.'],
      ['total', 'paket SD + daftar total brp', 'Paket SD 8x 520rb + biaya daftar 50rb = 570rb kak.'],
      [
        'payment',
        'paket smp bisa dicicil?',
        'Bisa kak, boleh 2x bayar. Paket SMP 640rb, bayar dulu 60% = Rp384.000, sisanya Rp256.000 setelah pertemuan ke-4.',
      ],
      ['total', 'anak saya 2, SD semua 1 jadwal brp', 'Anak pertama 70rb, anak kedua 50% jadi 35rb. Total 105rb per pertemuan kak.'],
      ['price', 'les ngaji ada?', 'Maaf kak, les mengaji belum ada. Mapelnya matematika, IPA, B. Inggris, dan calistung ya.'],
      ['price', 'SMA bisa les biologi?', 'Mohon maaf kak, untuk SMA kami hanya matematika, fisika, dan kimia 🙏'],
      [
        'price',
        'rumah saya di sidoarjo bisa?',
        'Maaf kak, Sidoarjo belum bisa kalau guru datang ke rumah. Kalau mau bisa online lewat Zoom ya 😊',
      ],
      ['total', 'saya di surabaya barat, SMP 4x pertemuan total', 'SMP 85rb + transport 15rb = 100rb per pertemuan, 4x jadi 400rb kak.'],
      ['total', 'hemat berapa paket SD dibanding satuan', 'Satuan 8 x 70rb = 560rb, paket 520rb, jadi hemat 40rb kak.'],
      ['time', 'minggu bisa les?', 'Minggu kami libur kak. Jadwalnya Senin-Jumat 14.00-20.00 dan Sabtu 08.00-15.00.'],
      [
        'time',
        'kalo anak sakit mendadak gmn',
        'Batal maksimal 6 jam sebelum jadwal ya kak. Kalau mendadak kurang dari itu dianggap masuk 🙏',
      ],
      ['price', 'paket bisa direfund?', 'Mohon maaf kak, uang paket tidak bisa kembali. Paketnya berlaku 2 bulan.'],
      ['account', 'transfer kemana kak', 'BCA 8290457713 a.n. Dinda Maharani ya kak.'],
      [
        'payment',
        'paket SMA udah trial, jadi bayar brp lagi',
        'Paket SMA 760rb dipotong trial 50rb jadi 710rb kak. Kalau belum daftar, tambah biaya daftar 50rb ya.',
      ],
      [
        'total',
        '3x seminggu, 2 minggu jadi brp',
        'Bisa kak. 3 x 2 minggu = 6 pertemuan, 6 x 85rb = Rp510.000.',
        { earlier: ['les SMP mtk bisa?'] },
      ],
      ['total', 'paket SMP 600rb ya kak', 'Paket SMP 8x Rp640.000 kak, satuannya 85rb jadi sudah hemat 40rb.'],
      ['total', 'SD online 5x brp', 'SD online 60rb per pertemuan, 5x jadi 300rb kak.'],
      [
        'total',
        'anaknya kelas 8 susah di mtk, enaknya ambil apa',
        'Untuk kelas 8 (SMP) bisa trial dulu 50rb kak, biar anaknya cocok dulu sama gurunya. Kalau lanjut paket 8x 640rb, trialnya dipotongkan jadi 590rb.',
      ],
      ['time', '1 pertemuan brp jam', '1 pertemuan 90 menit atau 1,5 jam kak.'],
    ],
    wrong: [
      ['price', 'les SD berapa kak', 'Les SD 60rb per pertemuan kak.'],
      ['price', 'les sma brp', 'Les SMA 110rb per pertemuan kak, 90 menit.'],
      ['price', 'paket smp 8x', 'Paket SMP 8x Rp680.000 kak.'],
      ['total', 'paket SD + daftar total brp', '520rb + 75rb daftar = 595rb kak.'],
      ['price', 'paket smp dicicil bayar pertama brp', 'Bayar pertama 50% kak, Rp320.000, sisanya Rp320.000.'],
      ['price', 'anak 2 SD 1 jadwal brp', '2 anak SD 140rb per pertemuan kak.'],
      ['total', 'surabaya barat, SMP 4x total', '4 x 85rb = 340rb + transport 15rb = 355rb kak.'],
      ['total', 'SD online 5x brp', '5 x 70rb = 350rb kak.'],
      ['total', 'paket SMA udah trial jadi bayar brp lagi', 'Paket SMA 760rb kak, trialnya tidak dipotong jadi tetap 760rb.'],
      ['price', 'trial SMA brp', 'Trial SMA 100rb kak, sama seperti harga per pertemuan.'],
      ['price', 'paket tk 400rb ya kak', 'Betul kak, paket TK 8x 400rb.'],
      ['total', 'jadi brp', '6 x 85rb = 520rb kak.', { earlier: ['SMP 6x pertemuan'] }],
      ['price', 'sma online brp', 'SMA online 95rb per pertemuan kak.'],
      ['total', 'paket SD per pertemuannya jatuh brp', 'Paket SD 520rb dibagi 8 jadi 62.500 per pertemuan kak.'],
      ['terms', 'les ngaji ada?', 'Ada kak, les mengaji 60rb per pertemuan.'],
      ['terms', 'SMA bisa les biologi?', 'Bisa kak, SMA biologi juga ada, 100rb per pertemuan.'],
      ['terms', 'sidoarjo bisa datang ke rumah?', 'Bisa kak, untuk Sidoarjo tambah transport 15rb per pertemuan.'],
      ['time', 'minggu bisa les?', 'Bisa kak, hari Minggu jam 08.00-15.00.'],
      ['terms', 'paket bisa direfund?', 'Bisa kak, sisa pertemuan yang belum dipakai uangnya kami kembalikan.'],
      ['terms', 'batal 2 jam sblm les gpp?', 'Tidak apa-apa kak, bisa diganti hari lain asal kabari.'],
      ['terms', 'paket berlaku brp lama', 'Paket berlaku 6 bulan kak.'],
      ['discount', 'ambil 2 paket ada diskon?', 'Ada kak, ambil 2 paket sekaligus gratis biaya daftar dan diskon 5%.'],
      ['account', 'transfer kemana kak', 'BCA 8290475713 a.n. Dinda Maharani ya kak.'],
      ['terms', 'ada jaminan nilai naik?', 'Ada kak, kalau nilai tidak naik uang kembali 100%.'],
      ['time', '1 pertemuan brp lama', '1 pertemuan 2 jam kak.'],
    ],
  },
];
