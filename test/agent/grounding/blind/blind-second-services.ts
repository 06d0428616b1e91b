import type { Shop } from '../shop.js';

/**
 * Written in one go after the rules were changed for the set in blind-goods and blind-services, without
 * looking at that set.
 */
export const blindSecondServices: readonly Shop[] = [
  {
    name: 'second salon',
    owner: `Salon Cantika (khusus wanita) Jl Merdeka 12 Bogor
Potong rambut 50rb, anak 35rb. Creambath 75rb. Smoothing mulai 350rb (pendek), 450rb (sedang), 600rb (panjang).
Cat rambut 250rb, bleaching tambah 150rb. Nail art 80rb, hapus 20rb.
Facial 120rb. Paket pengantin 2.500.000 (DP 30%).
Member 50rb/tahun diskon 15% semua perawatan kecuali paket pengantin.
Selasa potong rambut diskon 20%.
Home service min 300rb, area Bogor Kota, transport 30rb.
Durasi: smoothing 3-4 jam, creambath 1 jam, facial 90 menit.
Buka 09.00-19.00, Senin tutup. Booking via chat, telat 20 menit hangus.`,
    right: [
      ['price', 'smoothing rambut panjang', 'Smoothing rambut panjang 600rb kak.'],
      ['price', 'creambath brp', 'Creambath 75rb kak.'],
      ['total', 'potong sama creambath', 'Potong 50rb + creambath 75rb jadi 125rb kak.'],
      ['discount', 'ada promo?', 'Setiap Selasa potong rambut diskon 20% kak.'],
      ['discount', 'member dapet apa', 'Member 50rb per tahun dapat diskon 15% semua perawatan kecuali paket pengantin kak.'],
      ['time', 'smoothing lama?', 'Smoothing sekitar 3-4 jam kak.'],
      ['time', 'senin buka?', 'Senin tutup kak, kami buka Selasa sampai Minggu jam 09.00-19.00.'],
      ['shipping', 'bisa ke rumah?', 'Bisa home service minimal 300rb untuk area Bogor Kota, transport 30rb kak.'],
      ['payment', 'paket pengantin dp brp', 'DP 30% kak, jadi 750.000.'],
      ['terms', 'kalo telat', 'Kalau telat lebih dari 20 menit bookingnya hangus ya kak.'],
    ],
    wrong: [
      ['price', 'smoothing rambut panjang', 'Smoothing rambut panjang 450rb kak.'],
      ['price', 'cat plus bleaching', 'Cat rambut plus bleaching 350rb kak.'],
      ['total', 'potong sama creambath', 'Jadi 115rb kak.'],
      ['discount', 'ada promo?', 'Setiap Selasa creambath diskon 20% kak.'],
      ['discount', 'member diskon pengantin?', 'Paket pengantin juga diskon 15% untuk member kak.'],
      ['time', 'facial lama?', 'Facial 30 menit kak.'],
      ['time', 'senin buka?', 'Senin buka jam 09.00 kak.'],
      ['shipping', 'bisa ke depok?', 'Home service ke Depok bisa kak.'],
      ['payment', 'paket pengantin dp brp', 'DP paket pengantin 50% kak.'],
      ['terms', 'kalo telat', 'Telat 1 jam masih kami tunggu kak.'],
    ],
  },
  {
    name: 'second rental cars',
    owner: `Rental Mobil Amanah Yogyakarta
Avanza lepas kunci 300rb/hari, dengan sopir 500rb/hari (12 jam, belum BBM)
Innova Reborn lepas kunci 500rb, sopir 700rb
Hiace 15 seat sopir 1.100.000 (tidak lepas kunci)
Overtime 10% per jam. Luar kota tambah 100rb/hari.
Syarat lepas kunci: KTP, SIM A, motor + STNK sebagai jaminan.
Antar jemput bandara YIA 75rb, stasiun Tugu gratis.
DP 100rb, cancel H-3 DP kembali, kurang dari itu hangus.
Telat balik lewat 3 jam dihitung 1 hari.
BCA 0373456789 an PT Amanah Trans. CS 24 jam.`,
    right: [
      ['price', 'avanza lepas kunci', 'Avanza lepas kunci 300rb per hari kak.'],
      ['price', 'innova sama sopir', 'Innova Reborn dengan sopir 700rb per hari kak.'],
      ['total', 'avanza lepas kunci 3 hari', 'Avanza lepas kunci 3 hari 900rb kak.'],
      ['terms', 'syaratnya apa', 'Syarat lepas kunci: KTP, SIM A, serta motor dan STNK sebagai jaminan kak.'],
      ['terms', 'hiace lepas kunci bisa?', 'Maaf kak, Hiace tidak bisa lepas kunci.'],
      ['shipping', 'antar ke yia brp', 'Antar jemput bandara YIA 75rb kak, kalau stasiun Tugu gratis.'],
      ['payment', 'dp nya', 'DP 100rb kak.'],
      ['terms', 'kalo cancel', 'Cancel H-3 DP kembali kak, kurang dari itu hangus.'],
      ['price', 'ke luar kota nambah?', 'Luar kota tambah 100rb per hari kak.'],
      ['terms', 'telat 4 jam', 'Lewat 3 jam dihitung 1 hari ya kak.'],
    ],
    wrong: [
      ['price', 'avanza lepas kunci', 'Avanza lepas kunci 250rb per hari kak.'],
      ['price', 'innova sama sopir', 'Innova dengan sopir 500rb per hari kak.'],
      ['total', 'avanza lepas kunci 3 hari', '3 hari 850rb kak.'],
      ['terms', 'syaratnya apa', 'Cukup KTP saja kak, tanpa jaminan.'],
      ['terms', 'hiace lepas kunci bisa?', 'Hiace bisa lepas kunci kak.'],
      ['shipping', 'antar ke yia brp', 'Antar ke YIA gratis kak.'],
      ['payment', 'dp nya', 'DP 50rb kak.'],
      ['terms', 'kalo cancel H-1', 'Cancel H-1 DP tetap kembali kak.'],
      ['terms', 'bbm termasuk?', 'Sudah termasuk BBM kak.'],
      ['terms', 'telat 4 jam', 'Telat sampai 6 jam tidak dihitung kak.'],
    ],
  },
  {
    name: 'second printing',
    owner: `Cetak Kilat Medan
Banner 20rb/meter, min 1 meter. Banner flexi korea 35rb/meter.
Stiker A3+ 12rb/lembar, 10 lembar ke atas 10rb.
Undangan mulai 3.500/lembar min 100 lembar.
Kaos sablon 85rb, lusinan 75rb/pcs.
Mug 30rb, min 6 pcs 25rb/pcs.
Desain gratis 2x revisi, revisi berikutnya 15rb.
Jadi 1 hari (banner, stiker), 3 hari (mug, kaos), 7 hari (undangan). Express hari itu juga +50% khusus banner dan stiker.
Salah cetak karena kami dicetak ulang gratis; salah file dari pelanggan tidak.
Buka 8.30-20.00, Minggu 10.00-16.00. QRIS, cash, transfer Mandiri 1050012345678 Cetak Kilat.`,
    right: [
      ['price', 'banner semeter', 'Banner 20rb per meter kak, yang flexi korea 35rb.'],
      ['price', 'stiker 10 lembar', 'Stiker A3+ 10 lembar ke atas 10rb per lembar, jadi 100rb kak.'],
      ['total', 'mug 6', 'Mug 6 pcs 150rb kak (25rb per pcs).'],
      ['total', 'undangan 200', 'Undangan 200 lembar mulai 700rb kak.'],
      ['terms', 'revisi brp kali', 'Desainnya gratis 2x revisi kak, berikutnya 15rb per revisi.'],
      ['time', 'kaos brp hari', 'Kaos 3 hari jadi kak.'],
      ['time', 'banner bisa hari ini?', 'Bisa express hari ini kak, tambah 50%.'],
      ['terms', 'kalo salah cetak', 'Kalau salah cetak dari kami, dicetak ulang gratis kak.'],
      ['time', 'minggu buka jam brp', 'Minggu buka jam 10.00-16.00 kak.'],
      ['price', 'kaos lusinan', 'Kaos sablon lusinan 75rb per pcs kak.'],
    ],
    wrong: [
      ['price', 'banner korea semeter', 'Banner flexi korea 20rb per meter kak.'],
      ['price', 'stiker 5 lembar', 'Stiker 5 lembar 10rb per lembar kak.'],
      ['total', 'mug 6', 'Mug 6 pcs 180rb kak.'],
      ['terms', 'undangan 50 bisa?', 'Bisa kak, undangan minimal 50 lembar.'],
      ['terms', 'revisi brp kali', 'Gratis 5x revisi kak.'],
      ['time', 'undangan brp hari', 'Undangan 3 hari jadi kak.'],
      ['time', 'kaos bisa hari ini?', 'Bisa kak, kaos express jadi hari ini.'],
      ['terms', 'file saya salah', 'Kalau file salah dari pelanggan juga kami cetak ulang gratis kak.'],
      ['time', 'minggu buka jam brp', 'Minggu buka jam 8.30-20.00 kak.'],
      ['price', 'kaos satuan', 'Kaos sablon satuan 75rb kak.'],
    ],
  },
  {
    name: 'second gym',
    owner: `Fit Zone Samarinda
Member bulanan 250rb, 3 bulan 650rb, setahun 2.200.000. Pelajar/mahasiswa diskon 15% (tunjukkan kartu).
Harian 35rb. Personal trainer 150rb/sesi, paket 10 sesi 1.300.000.
Kelas zumba Senin & Rabu 18.30, yoga Sabtu 07.00 - gratis untuk member, non member 40rb.
Pendaftaran 50rb, gratis untuk paket 3 bulan dan tahunan.
Cuti membership maksimal 30 hari per tahun. Tidak bisa dipindahtangankan. Uang tidak kembali.
Buka Senin-Jumat 06.00-22.00, Sabtu-Minggu 07.00-20.00.
Handuk sewa 5rb. Loker gratis.
Cicilan 0% 3x hanya paket tahunan (kartu BNI).`,
    right: [
      ['price', 'member sebulan', 'Member bulanan 250rb kak.'],
      ['price', 'PT berapa', 'Personal trainer 150rb per sesi, paket 10 sesi 1.300.000 kak.'],
      ['total', 'daftar bulanan total brp', 'Bulanan 250rb + pendaftaran 50rb = 300rb kak.'],
      ['discount', 'mahasiswa ada diskon', 'Pelajar dan mahasiswa diskon 15% kak, tunjukkan kartunya ya.'],
      ['time', 'zumba hari apa', 'Zumba Senin dan Rabu jam 18.30 kak.'],
      ['time', 'minggu buka jam brp', 'Minggu buka jam 07.00-20.00 kak.'],
      ['terms', 'bisa cuti?', 'Cuti membership maksimal 30 hari per tahun kak.'],
      ['terms', 'bisa dipindah ke temen?', 'Membership tidak bisa dipindahtangankan kak.'],
      ['payment', 'cicilan bisa?', 'Cicilan 0% 3x untuk paket tahunan pakai kartu BNI kak.'],
      ['price', 'loker bayar?', 'Loker gratis kak, handuk sewanya 5rb.'],
    ],
    wrong: [
      ['price', 'member sebulan', 'Member bulanan 220rb kak.'],
      ['price', '3 bulan', 'Member 3 bulan 750rb kak.'],
      ['total', 'daftar bulanan total brp', 'Totalnya 325rb kak.'],
      ['discount', 'mahasiswa ada diskon', 'Mahasiswa diskon 25% kak.'],
      ['time', 'yoga hari apa', 'Yoga Minggu jam 07.00 kak.'],
      ['time', 'minggu buka jam brp', 'Minggu buka jam 06.00-22.00 kak.'],
      ['terms', 'bisa cuti?', 'Cuti bisa 90 hari kak.'],
      ['terms', 'bisa dipindah ke temen?', 'Bisa dipindahtangankan kak.'],
      ['payment', 'cicilan paket bulanan bisa?', 'Bisa kak, paket bulanan juga bisa dicicil 3x.'],
      ['terms', 'uang kembali?', 'Kalau tidak cocok uang kembali kak.'],
      ['price', 'zumba non member', 'Zumba gratis untuk non member kak.'],
    ],
  },
  {
    name: 'second ac',
    owner: `Dingin Teknik - servis AC Tangerang Selatan & Jakarta Selatan
Cuci AC 0,5-1 PK 75rb, 1,5-2 PK 100rb. Isi freon R32 250rb, R410 300rb, tambah freon 150rb.
Bongkar pasang 350rb (pipa dari pelanggan). Pasang baru 300rb termasuk 3 meter pipa.
Pengecekan 50rb, gratis kalau lanjut servis.
Cuci 3 unit ke atas potongan 10rb per unit.
Garansi servis 30 hari, freon 14 hari, cuci tidak bergaransi.
Teknisi jalan 08.00-17.00, booking minimal sehari sebelumnya, Minggu libur.
Pembayaran setelah selesai, cash/QRIS.`,
    right: [
      ['price', 'cuci ac 1 pk', 'Cuci AC 0,5-1 PK 75rb kak.'],
      ['price', 'isi freon r410', 'Isi freon R410 300rb kak.'],
      ['total', 'cuci 2 unit 1pk', 'Cuci 2 unit 1 PK 150rb kak.'],
      ['discount', 'cuci 3 unit ada potongan?', 'Cuci 3 unit ke atas potongan 10rb per unit kak.'],
      ['price', 'ngecek doang bayar?', 'Pengecekan 50rb kak, gratis kalau lanjut servis.'],
      ['terms', 'garansi brp lama', 'Garansi servis 30 hari, freon 14 hari kak.'],
      ['terms', 'cuci ada garansi?', 'Untuk cuci tidak bergaransi kak.'],
      ['time', 'minggu bisa?', 'Minggu libur kak, teknisi jalan Senin-Sabtu 08.00-17.00.'],
      ['payment', 'bayar kapan', 'Pembayaran setelah selesai kak, bisa cash atau QRIS.'],
      ['shipping', 'bintaro bisa?', 'Bisa kak, kami melayani Tangerang Selatan dan Jakarta Selatan.'],
    ],
    wrong: [
      ['price', 'cuci ac 2 pk', 'Cuci AC 2 PK 75rb kak.'],
      ['price', 'isi freon r410', 'Isi freon R410 250rb kak.'],
      ['total', 'cuci 2 unit 1pk', 'Dua unit 130rb kak.'],
      ['discount', 'cuci 2 unit ada potongan?', 'Cuci 2 unit juga potongan 10rb per unit kak.'],
      ['terms', 'freon garansi?', 'Freon garansi 30 hari kak.'],
      ['terms', 'cuci ada garansi?', 'Cuci AC garansi 14 hari kak.'],
      ['time', 'hari ini bisa?', 'Bisa kak, teknisi datang hari ini.'],
      ['payment', 'bayar kapan', 'Bayar DP 50% dulu kak.'],
      ['shipping', 'bogor bisa?', 'Bogor bisa kak, teknisi kami datang ke Bogor.'],
      ['price', 'pasang baru termasuk pipa brp meter', 'Pasang baru termasuk 5 meter pipa kak.'],
    ],
  },
  {
    name: 'second photo',
    owner: `Studio Kenangan Manado
Self photo 15 menit 75rb/2 orang, tambah orang 20rb. 30 menit 130rb/2 orang.
Wisuda 250rb (5 foto edit, 1 cetak 10R), keluarga 400rb (maks 6 orang, tambah orang 25rb).
Prewedding indoor 1.200.000, outdoor 2.000.000 belum termasuk tiket lokasi.
Pas foto 25rb isi 8 lembar, bisa ditunggu 15 menit.
File dikirim lewat Google Drive, edit selesai 5 hari kerja. File dihapus setelah 30 hari.
Reschedule 1x maksimal H-1. Refund tidak ada.
Booking DP 50rb ke BNI 1234509876 Stevi Mandagi. Prewedding DP 30%.
Buka tiap hari 10.00-21.00. Kostum sewa 35rb.`,
    right: [
      ['price', 'self photo 15 menit', 'Self photo 15 menit 75rb untuk 2 orang kak.'],
      ['total', 'self photo 15 menit 4 orang', '75rb + tambah 2 orang 40rb jadi 115rb kak.'],
      ['price', 'foto wisuda dapet apa', 'Wisuda 250rb kak, dapat 5 foto edit dan 1 cetak 10R.'],
      ['terms', 'keluarga 6 orang brp', 'Foto keluarga 400rb maksimal 6 orang kak.'],
      ['time', 'edit brp lama', 'Edit selesai 5 hari kerja kak, file dikirim lewat Google Drive.'],
      ['terms', 'bisa reschedule?', 'Bisa reschedule 1x maksimal H-1 kak.'],
      ['terms', 'refund bisa?', 'Maaf kak, tidak ada refund.'],
      ['payment', 'dp booking', 'DP booking 50rb kak, kalau prewedding DP 30%.'],
      ['time', 'tutup jam brp', 'Kami tutup jam 21.00 kak.'],
      ['price', 'pas foto', 'Pas foto 25rb isi 8 lembar kak, bisa ditunggu 15 menit.'],
    ],
    wrong: [
      ['price', 'self photo 30 menit', 'Self photo 30 menit 75rb kak.'],
      ['total', 'self photo 15 menit 4 orang', 'Jadi 95rb kak.'],
      ['price', 'foto wisuda dapet apa', 'Wisuda 250rb dapat 10 foto edit kak.'],
      ['price', 'prewed outdoor', 'Prewedding outdoor 1.200.000 kak.'],
      ['terms', 'prewed outdoor termasuk tiket?', 'Sudah termasuk tiket lokasi kak.'],
      ['time', 'edit brp lama', 'Edit selesai besok kak.'],
      ['terms', 'bisa reschedule?', 'Reschedule bisa 3x kak.'],
      ['terms', 'refund bisa?', 'Bisa refund kak sebelum H-1.'],
      ['payment', 'dp prewed', 'DP prewedding 50rb kak.'],
      ['account', 'dp kemana', 'BNI 1234509867 Stevi Mandagi kak.'],
      ['terms', 'file disimpan brp lama', 'File kami simpan 1 tahun kak.'],
    ],
  },
];
