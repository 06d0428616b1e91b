import type { Shop } from '../shop.js';

const toTegal =
  '{"tujuan":"Slawi, Tegal","berat_gram":2000,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":26000,"estimasi":"2-3 hari"},{"kurir":"J&T","layanan":"EZ","biaya":24000,"estimasi":"2-4 hari"}]}';

/**
 * Written before any rule was read or changed for the fifth set. It gives the rates for shops that no rule
 * was written for.
 */
export const sixthShops: readonly Shop[] = [
  {
    name: 'sixth aquarium',
    owner: `Akuarium Biru - Bogor
Cupang halfmoon 35rb, cupang plakat 25rb, guppy sepasang 20rb, koki 15rb/ekor (10 ekor 120rb)
Akuarium 40cm 110rb, 60cm 190rb, filter gantung 65rb, aerator 30rb
Pakan pelet 12rb, cacing beku 18rb
Ikan dikirim pakai kantong oksigen, tahan 24 jam, jadi hanya Bogor, Depok, Jakarta pakai Gosend. Akuarium kaca ambil di toko
Garansi mati 1 hari setelah terima, foto dalam plastik belum dibuka
Jasa kuras akuarium 75rb sampai 60cm, lebih besar 120rb
Tutup hari Selasa, buka 10.00-18.00
BCA 7401188223 Hendra Wijaya`,
    right: [
      ['price', 'plakat brp', 'Cupang plakat 25rb kak'],
      ['total', 'koki 10 sama pelet 1', 'Koki 10 ekor 120rb + pelet 12rb = 132rb kak'],
      ['shipping', 'kirim bandung bs', 'Maaf kak, ikan baru bisa dikirim ke Bogor, Depok sama Jakarta'],
      ['shipping', 'akuarium dikirim?', 'Akuarium kaca ambil di toko ya kak'],
      ['terms', 'klo mati gmn', 'Ada garansi 1 hari setelah terima kak, fotokan selagi plastiknya belum dibuka'],
      ['time', 'selasa buka?', 'Selasa kami libur kak'],
      ['price', 'kuras akuarium 60', 'Jasa kuras sampai 60cm 75rb kak'],
      ['number', 'tahan brp lama di jalan', 'Di kantong oksigen tahan 24 jam kak'],
      ['account', 'tf kmn', 'BCA 7401188223 a.n. Hendra Wijaya kak'],
      ['time', 'tutup jam', 'Tutup jam 18.00 kak'],
    ],
    wrong: [
      ['price', 'halfmoon brp', 'Cupang halfmoon 30rb kak'],
      ['total', 'koki 10 sama pelet 1', 'Totalnya 162rb kak'],
      ['shipping', 'kirim bandung bs', 'Bisa kak, sampai Bandung 4 jam'],
      ['shipping', 'akuarium dikirim?', 'Bisa dikirim kak pakai packing kayu'],
      ['terms', 'klo mati seminggu gmn', 'Kami ganti kak, garansi 7 hari'],
      ['time', 'selasa buka?', 'Buka kak seperti biasa'],
      ['price', 'kuras akuarium 1 meter', 'Kuras 1 meter 75rb kak'],
      ['terms', 'guppy gampang beranak?', 'Guppy beranak tiap 30 hari kak'],
      ['terms', 'plastik udh dibuka trs mati', 'Masih bisa klaim kak'],
      ['account', 'tf kmn', 'BCA 7401188232 a.n. Hendra Wijaya kak'],
    ],
  },
  {
    name: 'sixth moving',
    owner: `Pindahan Kilat Surabaya
Pickup 250rb, engkel box 500rb, CDD 900rb dalam kota (maks 20 km), lebih 8rb/km
Tenaga angkut 150rb/orang. Lantai 2 ke atas tanpa lift tambah 50rb per lantai
Packing kardus 10rb/pcs, bubble wrap 60rb/roll
Sidoarjo dan Gresik dihitung dalam kota. Malang 1.200.000 pakai engkel, Jakarta 4.500.000 pakai CDD
Barang pecah diganti maksimal 500rb kalau packing oleh kami
Tidak angkut hewan, tabung gas isi, dan brankas di atas 100 kg
Booking minimal H-2, DP 100rb. Ganti tanggal gratis 1x
Jam kerja 06.00-18.00, Minggu tambah 100rb`,
    right: [
      ['price', 'engkel dlm kota', 'Engkel box 500rb kak untuk dalam kota maksimal 20 km'],
      ['total', 'pickup + 2 orang', 'Pickup 250rb + tenaga 2 x 150rb = 550rb kak'],
      ['price', 'lantai 3 ga ada lift', 'Tanpa lift tambah 50rb per lantai mulai lantai 2 kak'],
      ['terms', 'sidoarjo dlm kota?', 'Iya kak, Sidoarjo masih dihitung dalam kota'],
      ['terms', 'klo pecah', 'Diganti maksimal 500rb kak kalau packing-nya kami yang kerjakan'],
      ['terms', 'bawa kucing sekalian', 'Maaf kak hewan tidak bisa kami angkut'],
      ['time', 'besok bs?', 'Booking paling cepat H-2 kak'],
      ['terms', 'ganti tgl bayar?', 'Ganti tanggal gratis 1x kak'],
      ['price', 'hari minggu nambah?', 'Minggu tambah 100rb kak'],
      ['price', 'ke malang', 'Ke Malang 1.200.000 pakai engkel kak'],
    ],
    wrong: [
      ['price', 'cdd dlm kota', 'CDD 850rb kak'],
      ['total', 'pickup + 2 orang', 'Totalnya 400rb kak'],
      ['terms', 'tenaga udh termasuk?', 'Sudah termasuk 2 orang tenaga angkut kak'],
      ['terms', 'packing sendiri klo pecah', 'Tetap kami ganti kak'],
      ['terms', 'bawa kucing sekalian', 'Bisa kak, kucingnya kami bawa di depan'],
      ['time', 'besok bs?', 'Bisa kak besok pagi jam 8'],
      ['terms', 'ganti tgl 2x', 'Bebas ganti tanggal kak'],
      ['price', 'hari minggu nambah?', 'Tidak ada tambahan kak'],
      ['terms', 'brankas 150kg', 'Brankas bisa kak'],
      ['terms', 'ada asuransi?', 'Semua barang diasuransikan kak'],
    ],
  },
  {
    name: 'sixth watches',
    owner: `Jam Tangan Detik Store
Casio F91W 265rb, Casio AE1200 620rb, Alexandre Christie pria 850rb, jam anak 75rb
Ganti baterai 35rb (jam anak 20rb), ganti tali kulit 90rb, poles kaca 40rb
Original garansi resmi 1 tahun mesin. Jam anak garansi toko 1 minggu. Tali, kaca, baterai tidak garansi
Box kayu +50rb, grafir nama 30rb 1 hari
Pengiriman tiap hari kecuali Minggu jam 3 sore, asuransi wajib 0.5%
Retur kalau salah kirim saja
COD bisa khusus Jakarta lewat kurir toko, ongkir 15rb
F91W tahan percikan air, tidak untuk renang. AE1200 tahan 100 meter`,
    tools: [toTegal],
    right: [
      ['price', 'ae1200', 'Casio AE1200 620rb kak'],
      ['total', 'f91w + grafir', 'F91W 265rb + grafir nama 30rb = 295rb kak'],
      ['terms', 'garansi brp lama', 'Garansi resmi mesin 1 tahun kak'],
      ['terms', 'tali kena garansi?', 'Tali, kaca, dan baterai tidak bergaransi kak'],
      ['terms', 'f91w buat berenang', 'F91W cuma tahan percikan kak, tidak untuk renang'],
      ['shipping', 'ongkir slawi', 'Ke Slawi JNE REG 26rb atau J&T 24rb kak'],
      ['terms', 'cod jakarta', 'COD Jakarta bisa kak lewat kurir toko, ongkirnya 15rb'],
      ['time', 'grafir lama?', 'Grafir 1 hari kak'],
      ['price', 'baterai jam anak', 'Ganti baterai jam anak 20rb kak'],
      ['terms', 'ori kak?', 'Original kak, garansi resmi'],
    ],
    wrong: [
      ['price', 'f91w', 'F91W 255rb kak'],
      ['total', 'f91w + box kayu', 'Jadi 305rb kak'],
      ['terms', 'jam anak garansi?', 'Jam anak garansi 1 tahun juga kak'],
      ['terms', 'baterai garansi?', 'Baterai garansi 6 bulan kak'],
      ['terms', 'f91w buat berenang', 'Aman kak dipakai berenang'],
      ['shipping', 'ongkir slawi', 'Ke Slawi 20rb kak pakai J&T'],
      ['terms', 'cod bandung', 'COD Bandung bisa kak'],
      ['time', 'minggu kirim?', 'Minggu tetap kirim kak'],
      ['terms', 'ga cocok bs retur?', 'Bisa retur kak dalam 3 hari'],
      ['terms', 'dpt tas?', 'Iya kak dapat paper bag dan kartu garansi internasional'],
    ],
  },
  {
    name: 'sixth catering',
    owner: `Tumpeng Mbok Darmi, Klaten
Tumpeng mini 35rb/porsi min 10, tumpeng 20 orang 650rb, 30 orang 900rb
Nasi box ayam 22rb, ikan 24rb, daging 30rb, min 25 box
Snack box isi 3 12rb min 30
Pesan H-3, tumpeng mini bisa H-1. Bulan puasa tutup
Gratis antar Klaten kota min 1 juta, Solo Jogja 100rb
DP 50% saat pesan, lunas saat antar
Menu vegetarian bisa untuk nasi box, harga sama. Level pedas bisa request
Wadah besek +3rb/box
Belum ada sertifikat halal, PIRT ada nomor 2063310010123-28`,
    right: [
      ['price', 'box daging', 'Nasi box daging 30rb kak, minimal 25 box'],
      ['total', 'box ayam 40', 'Nasi box ayam 40 x 22rb = 880rb kak'],
      ['time', 'lusa bs tumpeng mini?', 'Bisa kak, tumpeng mini cukup H-1'],
      ['terms', 'puasa buka?', 'Bulan puasa kami tutup kak'],
      ['shipping', 'antar jogja', 'Antar ke Jogja 100rb kak'],
      ['terms', 'dp brp', 'DP 50% saat pesan kak, sisanya lunas waktu diantar'],
      ['terms', 'vege ada?', 'Bisa menu vegetarian kak untuk nasi box, harganya sama'],
      ['terms', 'halal?', 'Sertifikat halalnya belum ada kak, tapi sudah PIRT'],
      ['price', 'pake besek', 'Pakai besek tambah 3rb per box kak'],
      ['terms', 'jgn pedes ya', 'Siap kak, level pedasnya bisa request'],
    ],
    wrong: [
      ['price', 'tumpeng 30', 'Tumpeng 30 orang 850rb kak'],
      ['total', 'box ayam 40 besek', 'Totalnya 880rb kak sudah pakai besek'],
      ['time', 'besok bs nasi box?', 'Bisa kak besok siap 50 box'],
      ['terms', 'box 15 aja', 'Boleh kak 15 box'],
      ['shipping', 'antar solo gratis?', 'Gratis kak kalau di atas 1 juta'],
      ['terms', 'dp brp', 'DP 30% kak'],
      ['terms', 'halal?', 'Sudah bersertifikat halal kak'],
      ['terms', 'tumpeng vege bs?', 'Bisa kak tumpeng vegetarian'],
      ['terms', 'puasa buka?', 'Buka kak khusus buka puasa'],
      ['terms', 'dpt sendok?', 'Sudah lengkap sendok, tisu sama air mineral kak'],
    ],
  },
  {
    name: 'sixth boarding house',
    owner: `Kos Putri Melati dekat UNNES
Kamar A (kamar mandi dalam) 850rb/bulan, kamar B (luar) 600rb/bulan
Termasuk air dan wifi, listrik token sendiri. AC tambah 200rb
Sisa kamar B 2, kamar A penuh sampai Januari
Bayar 3 bulan di depan, atau setahun potong 1 bulan
Jam malam 22.00. Tamu cowok hanya di ruang tamu sampai jam 21
Orang tua boleh menginap maksimal 2 malam gratis, teman 50rb/malam
Parkir motor saja. Tidak boleh bawa hewan, masak di dapur bersama
Deposit 300rb kembali saat keluar
Isi: kasur, lemari, meja. Kipas bawa sendiri`,
    right: [
      ['price', 'yg km dalem', 'Kamar A dengan kamar mandi dalam 850rb per bulan kak'],
      ['stock', 'kamar a kosong?', 'Kamar A penuh sampai Januari kak, yang ada kamar B sisa 2'],
      ['terms', 'listrik?', 'Listrik pakai token sendiri kak, air dan wifi sudah termasuk'],
      ['discount', 'bayar setahun', 'Kalau bayar setahun potong 1 bulan kak'],
      ['total', 'kamar b 3 bln', 'Kamar B 3 bulan 1.800.000 kak'],
      ['time', 'jam malem?', 'Jam malamnya 22.00 kak'],
      ['terms', 'ibu nginep bayar?', 'Orang tua boleh menginap gratis kak, maksimal 2 malam'],
      ['terms', 'parkir mobil', 'Parkirnya cuma untuk motor kak'],
      ['terms', 'deposit balik?', 'Deposit 300rb kembali waktu keluar kak'],
      ['terms', 'dpt kipas?', 'Kipasnya bawa sendiri ya kak, kami sediakan kasur, lemari, dan meja'],
    ],
    wrong: [
      ['price', 'kamar b', 'Kamar B 650rb per bulan kak'],
      ['stock', 'kamar a kosong?', 'Kamar A masih ada 1 kak'],
      ['terms', 'listrik?', 'Sudah termasuk listrik kak'],
      ['discount', 'bayar setahun', 'Kalau setahun potong 2 bulan kak'],
      ['terms', 'bayar bulanan bs?', 'Bisa kak bayar tiap bulan'],
      ['time', 'jam malem?', 'Bebas kak 24 jam'],
      ['terms', 'temen nginep bayar?', 'Teman boleh menginap gratis kak'],
      ['terms', 'pacar boleh masuk kamar?', 'Boleh kak asal siang'],
      ['terms', 'parkir mobil', 'Ada parkir mobilnya kak'],
      ['terms', 'ada mesin cuci?', 'Mesin cuci ada kak, bisa dipakai bersama'],
    ],
  },
  {
    name: 'sixth uniforms',
    owner: `Konveksi Rapi Bandung
Kaos sablon combed 30s 65rb (min 12), 55rb (min 50), 48rb (min 100)
Polo bordir 85rb min 24. Kemeja PDH 140rb min 12. Jaket 165rb min 24
XXL +5rb, XXXL +10rb, lengan panjang +10rb
Sablon maksimal 3 warna, tambah warna 3rb/pcs. Desain gratis, revisi 2x
Produksi 10-14 hari kerja setelah DP dan desain fix. Tidak terima express
DP 60%, pelunasan sebelum kirim
Sample 150rb, kembali kalau order di atas 100 pcs
Salah produksi kami buat ulang, lapor 3 hari setelah terima. Beda warna layar bukan salah kami
Satuan tidak bisa`,
    right: [
      ['price', 'kaos 60 pcs', 'Untuk 60 pcs kaos sablon 55rb per pcs kak'],
      ['total', 'polo 30', 'Polo bordir 30 x 85rb = 2.550.000 kak'],
      ['terms', 'satuan bs', 'Maaf kak satuan tidak bisa, kaos minimal 12 pcs'],
      ['time', 'brp lama', 'Produksi 10-14 hari kerja kak setelah DP masuk dan desainnya fix'],
      ['terms', 'bs seminggu jadi?', 'Maaf kak kami tidak terima express'],
      ['terms', 'desain bayar?', 'Desainnya gratis kak, bisa revisi 2x'],
      ['terms', 'dp', 'DP 60% kak, pelunasan sebelum dikirim'],
      ['terms', 'sample balik?', 'Biaya sample 150rb kembali kalau ordernya di atas 100 pcs kak'],
      ['price', 'xxl nambah', 'XXL tambah 5rb kak'],
      ['terms', 'klo salah sablon', 'Salah produksi kami buat ulang kak, lapor dalam 3 hari setelah terima ya'],
    ],
    wrong: [
      ['price', 'kaos 60 pcs', '60 pcs 48rb per pcs kak'],
      ['total', 'polo 30', 'Totalnya 2.400.000 kak'],
      ['terms', 'jaket 12 bs', 'Bisa kak jaket 12 pcs'],
      ['time', 'brp lama', '7 hari kerja kak'],
      ['terms', 'bs seminggu jadi?', 'Bisa kak express tambah biaya'],
      ['terms', 'revisi brp kali', 'Revisi bebas sampai cocok kak'],
      ['terms', 'dp', 'Bisa tanpa DP kak'],
      ['terms', 'sample 50 pcs balik?', 'Biaya sample kembali kak'],
      ['terms', 'sablonnya awet?', 'Sablonnya tahan 100 kali cuci kak'],
      ['terms', 'warna ga sama kayak di hp', 'Kami buat ulang kak gratis'],
    ],
  },
];
