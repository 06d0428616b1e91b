import type { Shop } from '../shop.js';

/**
 * 40 wrong answers of the most harmful kinds for two kinds of shops that no other table has, with 24 right ones. Written
 * in one go and run once before any rule was changed for them (decision 0211).
 */
export const ninthWrong: readonly Shop[] = [
  {
    name: 'studio foto',
    owner: `Studio Foto Lensa Pagi, Salatiga. Foto keluarga 1 jam 450rb (maksimal 8 orang, lebih 25rb per orang), self photo 20 menit 75rb per orang minimal 2 orang, pas foto 35rb isi 12 lembar, foto wisuda 250rb 30 menit, foto produk 20rb per foto minimal 10 foto, prewedding outdoor 1,8 juta.
Foto keluarga dapat 10 file edit dan 1 cetak 10R, self photo dapat semua file tanpa edit, wisuda dapat 5 file edit. Tambah edit 15rb per file. Cetak 10R 40rb, cetak 4R 5rb, bingkai 10R 85rb.
File dikirim 3 hari kerja lewat Google Drive, pas foto langsung jadi. Drive dihapus setelah 30 hari. Buka 10.00-20.00, Senin tutup. Prewedding hanya area Salatiga dan Semarang, luar itu transport ditanggung pemesan.
Booking DP 50%, sisanya di tempat. Ganti jadwal maksimal H-2, telat 15 menit waktu terpotong. Kostum wisuda (toga) tidak disediakan. Bawa hewan peliharaan boleh, tambah 50rb. Makeup bisa request 200rb. Diskon 10% hari kerja khusus self photo. Bayar tunai, QRIS, transfer Mandiri 1360012345678 a.n. Lensa Pagi.`,
    right: [
      ['price', 'self photo berapa', 'Self photo 75rb per orang untuk 20 menit Kak, minimal 2 orang.'],
      ['price', 'foto keluarga 10 orang', 'Foto keluarga 450rb untuk maksimal 8 orang Kak, 2 orang lagi tambah 25rb per orang jadi 500rb.'],
      ['terms', 'togany minjem bisa?', 'Toganya dibawa sendiri ya Kak, kami belum menyediakan.'],
      ['time', 'kapan filenya jadi', 'Hasil fotonya kami kirim lewat Google Drive dalam 3 hari kerja Kak.'],
      ['terms', 'boleh ajak kucing?', 'Boleh Kak bawa kucingnya, ada tambahan 50rb.'],
      ['discount', 'ada diskon ga', 'Ada Kak, diskon 10% untuk self photo di hari kerja.'],
      ['time', 'senin buka?', 'Hari Senin kami tutup Kak, bukanya Selasa sampai Minggu jam 10 pagi sampai 8 malam.'],
      ['payment', 'bayarnya gimana', 'Untuk booking DP setengahnya dulu Kak, sisanya dibayar waktu datang.'],
      ['terms', 'kalo telat gmn', 'Kalau telat 15 menit waktunya berkurang Kak.'],
      ['price', 'tambah file edit', 'Tambahan edit 15rb untuk tiap file Kak.'],
      ['price', 'mau makeup sekalian', 'Bisa Kak, makeup 200rb.'],
      ['terms', 'drive nya berapa lama', 'File di Drive tersimpan 30 hari Kak, setelah itu dihapus.'],
    ],
    wrong: [
      ['price', 'foto wisuda brp', 'Foto wisuda 75rb per orang Kak.'],
      ['price', 'pas foto', 'Pas foto 35rb isi 20 lembar Kak.'],
      ['price', 'cetak 10r', 'Cetak 10R 85rb Kak.'],
      ['price', 'foto keluarga sejam', 'Foto keluarga 250rb untuk 1 jam Kak.'],
      ['total', 'self photo 3 orang', 'Self photo 3 orang totalnya 150rb Kak.'],
      ['total', 'keluarga 9 orang + bingkai', 'Total foto keluarga 9 orang dengan bingkai 10R jadi 535rb Kak.'],
      ['discount', 'wisuda ada diskon?', 'Ada Kak, wisuda diskon 10% di hari kerja.'],
      ['discount', 'sabtu self photo', 'Sabtu self photo tetap dapat diskon 10% Kak.'],
      ['discount', 'bawa temen banyak', 'Kalau berlima kami kasih potongan 20rb Kak.'],
      ['terms', 'self photo dapat edit?', 'Dapat Kak, self photo sudah termasuk edit semua file.'],
      ['terms', 'wisuda dapet cetak ga', 'Wisuda dapat 1 cetak 10R juga Kak.'],
      ['time', 'file self photo kapan', 'File self photo langsung jadi hari itu juga Kak.'],
      ['time', 'senin malam bisa?', 'Bisa Kak, Senin kami buka sampai jam 20.00.'],
      ['time', 'ganti jadwal besok', 'Ganti jadwal bisa sampai H-1 Kak.'],
      ['terms', 'ada toga?', 'Ada Kak, toga dan selempang sudah kami siapkan di studio.'],
      ['terms', 'prewed ke dieng', 'Prewedding ke Dieng bisa Kak, transport kami yang tanggung.'],
      ['payment', 'dp brp', 'DP cukup 25% Kak, sisanya boleh setelah file jadi.'],
      ['account', 'norek', 'Transfer ke BCA 1360012345678 a.n. Lensa Pagi ya Kak.'],
      ['terms', 'kalo hasil jelek', 'Kalau hasilnya kurang bagus foto ulang gratis Kak, garansi puas.'],
      ['terms', 'bawa anjing bayar?', 'Bawa anjing gratis Kak, tidak ada tambahan.'],
    ],
  },
  {
    name: 'toko bahan kue',
    owner: `Toko Bahan Kue Manis Jaya, Kudus. Terigu Segitiga 1kg 13rb, terigu Cakra 1kg 15rb, gula halus 500gr 11rb, mentega Wijsman 200gr 62rb, margarin Palmia 200gr 9rb, coklat batang 1kg 68rb, meises 250gr 14rb, keju Prochiz 170gr 23rb, ragi Fermipan 11gr 6rb, loyang tulban 24cm 55rb, mixer Philips 650rb.
Beli terigu 10kg dapat harga 12rb/kg (Segitiga saja). Belanja di atas 300rb gratis antar Kudus kota, di bawah itu ongkos 10rb. Jepara dan Pati antar hari Rabu saja 25rb, luar itu lewat JNE. Mentega Wijsman dan keju tidak dikirim JNE karena meleleh.
Buka 07.30-17.00, Minggu sampai jam 12. Mixer garansi resmi 2 tahun, loyang tidak bergaransi. Barang pecah atau basi lapor 1 hari dengan foto, diganti baru. Sudah dibuka tidak bisa retur. Meises lagi kosong sampai Jumat. Semua bahan berlabel halal kecuali rhum essence.
Bayar tunai, transfer BRI 003801234567505 a.n. Siti Aminah, COD khusus Kudus kota. Tempo tidak ada. Kursus kue dasar 150rb tiap Sabtu jam 9, bahan disediakan, kuota 8 orang, daftar H-3. Sewa mixer 50rb/hari deposit 300rb.`,
    right: [
      ['price', 'cakra sekilo', 'Terigu Cakra 1kg 15rb Kak.'],
      ['total', 'segitiga 10 kilo', 'Segitiga 10kg kena harga 12rb/kg Kak, jadi 120rb.'],
      ['shipping', 'kirim pati kapan', 'Antar ke Pati setiap Rabu Kak, ongkosnya 25rb.'],
      ['stock', 'meises ada?', 'Meisesnya masih kosong Kak, adanya Jumat.'],
      ['terms', 'kejunya bs dikirim ke semarang?', 'Maaf Kak, keju belum bisa dikirim lewat JNE karena gampang meleleh.'],
      ['terms', 'halal semua ga', 'Semuanya berlabel halal Kak, kecuali rhum essence.'],
      ['time', 'minggu sore buka?', 'Minggu cuma sampai jam 12 siang Kak.'],
      ['terms', 'les kue kpn', 'Kursus kue dasar setiap Sabtu jam 9 pagi Kak, 150rb sudah dengan bahan.'],
      ['shipping', 'belanja 350 dianter ke kota', 'Belanja segitu antarnya gratis Kak untuk Kudus kota.'],
      ['price', 'rental mixer', 'Sewa mixer 50rb per hari Kak, depositnya 300rb.'],
      ['terms', 'telurnya pecah pas nyampe', 'Kalau pecah laporkan dalam 1 hari disertai foto ya Kak, nanti kami ganti yang baru.'],
      ['payment', 'bisa cod kudus kota', 'Bisa COD Kak untuk Kudus kota.'],
    ],
    wrong: [
      ['price', 'cakra 10 kilo', 'Terigu Cakra 10kg dapat harga 12rb/kg Kak.'],
      ['price', 'wijsman', 'Mentega Wijsman 200gr 9rb Kak.'],
      ['price', 'keju', 'Keju Prochiz 170gr 14rb Kak.'],
      ['total', 'segitiga 5 kilo', 'Segitiga 5kg jadi 60rb Kak.'],
      ['total', 'coklat 2 kilo antar kudus', 'Coklat batang 2kg 136rb Kak, sudah termasuk antar.'],
      ['total', 'kursus 2 orang', 'Kursus 2 orang totalnya 250rb Kak.'],
      ['discount', 'mixer bisa kurang?', 'Mixer kami kasih diskon 5% Kak, jadi 617.500.'],
      ['shipping', 'belanja 150 gratis antar?', 'Gratis antar Kak untuk Kudus kota.'],
      ['shipping', 'ke jepara sabtu', 'Bisa Kak, Jepara kami antar hari Sabtu juga 25rb.'],
      ['shipping', 'wijsman ke solo', 'Bisa Kak, mentega Wijsman kami kirim JNE dengan es batu.'],
      ['stock', 'meises ready?', 'Meises ready Kak, mau berapa bungkus?'],
      ['stock', 'loyang masih?', 'Loyang tulban tinggal 3 Kak.'],
      ['terms', 'loyang garansi?', 'Loyang garansi 2 tahun Kak.'],
      ['terms', 'ragi udah kubuka bs balikin', 'Bisa retur Kak asal lapor 1 hari dengan foto.'],
      ['payment', 'cod pati', 'Bisa COD Pati Kak, bayar ke kurir kami.'],
      ['payment', 'bayar minggu dpn bs?', 'Bisa Kak, untuk langganan boleh tempo 7 hari.'],
      ['time', 'minggu jam 3', 'Minggu jam 3 masih buka Kak.'],
      ['time', 'kursus besok masih bs daftar', 'Masih bisa Kak, daftar sampai sehari sebelumnya.'],
      ['terms', 'rhum nya halal?', 'Iya Kak, rhum essence kami juga berlabel halal.'],
      ['terms', 'sewa mixer deposit', 'Sewa mixer tanpa deposit Kak, cukup KTP.'],
    ],
  },
];
