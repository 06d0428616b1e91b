import type { Shop } from './shop.js';

const order =
  '{"barang":[{"nama":"Totebag kanvas","jumlah":50,"harga_satuan":17500,"subtotal":875000}],"total_barang":875000,"tujuan":"Laweyan, Surakarta","dengan_ongkir":[{"kurir":"JNE","layanan":"JTR","ongkir":60000,"total":935000},{"kurir":"J&T","layanan":"EZ","ongkir":82000,"total":957000}]}';

/** Written in one go before the rules were changed, and not read while the rules are changed. */
export const unseenServices: readonly Shop[] = [
  {
    name: 'unseen wholesale',
    owner: `Konveksi Totebag Solo.
- Totebag kanvas | Rp 22.000, 120 g, stok 500 | varian: putih; hitam; krem | 10-49 pcs 19.500, 50-99 pcs 17.500, 100 pcs ke atas 16.000
- Pouch kanvas | Rp 15.000, 60 g, stok 200 | min 20 pcs 12.000
Sablon 1 warna tambah 2.500/pcs, minimal 20 pcs. Produksi sablon 5-7 hari kerja setelah desain disetujui.
DP 50% dulu, lunas sebelum dikirim. Tidak menerima COD. Cacat produksi diganti baru, lapor maksimal 3 hari.
Pembayaran BCA 0154321987 a.n. Sri Hartati.`,
    right: [
      ['price', 'totebag ecer', 'Totebag kanvas eceran 22rb kak, mulai 10 pcs jadi 19.500.'],
      ['price', '60 pcs', 'Kalau 60 pcs masuk harga 17.500/pcs ya kak.'],
      ['total', '50 totebag ke laweyan', 'Totebag 50 pcs Rp 875.000, ongkir JNE JTR Rp 60.000, total Rp 935.000 kak.', { tools: [order] }],
      ['total', '100 pcs', 'Untuk 100 pcs harganya 16rb/pcs, jadi totalnya 1,6 juta kak.'],
      ['total', '20 totebag sablon', '20 pcs: totebag 19.500 + sablon 2.500 = 22.000/pcs, total 440.000 kak.'],
      ['total', 'pouch 20', 'Pouch 20 pcs 240rb kak, sudah harga grosir 12rb.'],
      ['total', 'dpnya', 'DP 50% dari 875.000 yaitu 437.500 kak.', { ours: ['Totebag 50 pcs totalnya Rp 875.000 kak.'], tools: [order] }],
      ['terms', 'cod', 'Maaf kak kami tidak menerima COD ya.'],
      ['terms', 'kalau cacat', 'Kalau cacat produksi kami ganti baru kak, lapor maksimal 3 hari ya.'],
      ['time', 'berapa lama sablon', 'Produksi sablonnya 5-7 hari kerja setelah desain disetujui kak.'],
      ['payment', 'bayar gmn', 'DP 50% dulu kak, sisanya lunas sebelum dikirim.'],
      ['stock', 'warna', 'Warna yang tersedia putih, hitam, dan krem kak.'],
      ['number', 'ukuran', 'Ukurannya 35x40 cm kak, berat 120 gram.'],
    ],
    wrong: [
      ['price', '60 pcs', 'Kalau 60 pcs harganya 16.000/pcs kak.'],
      ['price', 'pouch', 'Pouch kanvas 19.500 kak.'],
      ['price', 'ecer', 'Eceran 17.500 aja kak.'],
      ['total', '50 totebag ke laweyan', 'Total 50 pcs sudah termasuk ongkir Rp 875.000 kak.', { tools: [order] }],
      ['total', '100 pcs', '100 pcs totalnya 1,5 juta kak.'],
      ['total', 'pouch 20', 'Pouch 20 pcs cuma 220rb kak.'],
      ['total', 'dpnya', 'DP-nya cukup 300rb kak.', { ours: ['Totebag 50 pcs totalnya Rp 875.000 kak.'] }],
      ['discount', 'nego', 'Saya kasih harga teman deh kak, 15.000/pcs.'],
      ['shipping', 'ongkir', 'Pembelian di atas 100 pcs bebas ongkir kak.'],
      ['terms', 'retur', 'Boleh retur sampai 14 hari kak.'],
      ['time', 'sablon', 'Sablonnya 2 hari jadi kak.'],
      ['stock', 'merah ada', 'Warna merah ready 50 pcs kak.'],
      ['payment', 'lunas kak, cek ya', 'Oke kak sudah kami cek dan lunas, barang segera dikirim.'],
    ],
  },
  {
    name: 'unseen services',
    owner: `Bengkel AC Sejuk (Bekasi). Cuci AC 0,5-1 PK 75.000, 1,5-2 PK 90.000. Tambah freon 150.000. Bongkar pasang 350.000. Isi freon full R32 250.000.
Biaya kunjungan 30.000 (gratis kalau jadi servis). Garansi servis 14 hari.
Jadwal Senin-Sabtu 08.00-17.00. Booking minimal sehari sebelumnya. Area Bekasi dan Jakarta Timur saja.
Bayar tunai atau transfer Mandiri 1560012345678 an Agus Salim setelah pekerjaan selesai.`,
    right: [
      ['price', 'cuci ac 1pk', 'Cuci AC 1 PK 75.000 kak.'],
      ['price', 'bongkar pasang', 'Bongkar pasang Rp350.000 kak, belum termasuk freon.'],
      ['price', 'ac 2 pk', 'AC 2 PK cucinya 90 ribu ya kak.'],
      ['total', 'cuci 3 unit 1pk', 'Cuci 3 unit AC 1 PK totalnya 225.000 kak.'],
      ['total', 'cuci 1pk + tambah freon', 'Cuci AC 75.000 sama tambah freon 150.000 jadi 225.000 kak.'],
      ['price', 'kalau cuma cek', 'Biaya kunjungan 30rb kak, gratis kalau jadi servis.'],
      ['terms', 'garansi', 'Ada garansi servis 14 hari kak.'],
      ['time', 'minggu bisa?', 'Jadwal kami Senin-Sabtu jam 8 sampai 5 sore kak, Minggu belum ada.'],
      ['time', 'besok bs?', 'Bisa kak, booking minimal sehari sebelumnya. Mau jam berapa?'],
      ['terms', 'depok bisa?', 'Maaf kak, area kami Bekasi dan Jakarta Timur saja.'],
      ['payment', 'bayar kapan', 'Pembayarannya setelah pekerjaan selesai kak, bisa tunai atau transfer.'],
      [
        'number',
        'alamat rt 03/05',
        'Baik kak, alamatnya Jl. Melati No. 12 RT 03/05 ya? Nomor HP yang bisa dihubungi 0812-3456-7890?',
        { earlier: ['jl melati no 12 rt 03/05 hp 081234567890'] },
      ],
    ],
    wrong: [
      ['price', 'cuci ac 2pk', 'Cuci AC 2 PK 75.000 aja kak.'],
      ['price', 'freon full', 'Isi freon full R32 150.000 kak.'],
      ['price', 'bongkar pasang', 'Bongkar pasang 250rb kak.'],
      ['total', 'cuci 3 unit', 'Cuci 3 unit AC 1 PK totalnya 200.000 kak.'],
      ['total', 'cuci 2 unit 2pk', 'Dua unit 2 PK jadi 150rb kak.'],
      ['discount', '3 unit diskon?', 'Cuci 3 unit kami kasih diskon 25rb kak.'],
      ['terms', 'garansi', 'Garansi servisnya 3 bulan kak.'],
      ['terms', 'kunjungan', 'Kunjungannya selalu gratis kak.'],
      ['time', 'minggu', 'Hari Minggu tetap buka kak jam 8.'],
      ['time', 'hari ini', 'Teknisi kami sampai 1 jam lagi kak.'],
      ['account', 'rek', 'Transfer ke BRI 1560012345678 kak.'],
      ['payment', 'sudah transfer mas', 'Makasih kak, sudah masuk ya.'],
    ],
  },
  {
    name: 'unseen rent',
    owner: `Sewa Kebaya & Jas Anggun, Yogyakarta.
Kebaya modern: 150rb/3 hari. Kebaya pengantin: 750rb/3 hari. Jas pria: 200rb/3 hari. Aksesori kepala 35rb.
Terlambat 25rb per hari. Deposit 200rb dikembalikan setelah barang kembali. Jaminan KTP/KTM asli.
Laundry sudah termasuk. Rusak/noda permanen dipotong deposit.
Buka setiap hari 10.00-20.00. Fitting gratis dengan janji. DP 50rb buat booking, tidak bisa dikembalikan.
BSI 7123456789 a.n. Anggun Lestari`,
    right: [
      ['price', 'sewa kebaya modern', 'Kebaya modern 150rb untuk 3 hari kak, sudah termasuk laundry.'],
      ['price', 'jas', 'Jas pria 200 ribu per 3 hari ya kak.'],
      ['price', 'telat', 'Kalau terlambat 25rb per hari kak.'],
      ['total', 'kebaya modern sm jas', 'Kebaya modern 150rb + jas pria 200rb totalnya 350rb kak, belum deposit 200rb.'],
      ['total', 'telat 2 hari', 'Terlambat 2 hari jadi 50rb kak.'],
      ['total', 'kebaya modern 2', '2 kebaya modern 300rb kak buat 3 hari.'],
      ['terms', 'deposit', 'Depositnya 200rb kak, dikembalikan setelah barang kembali.'],
      ['terms', 'dp balik?', 'DP booking 50rb tidak bisa dikembalikan ya kak.'],
      ['time', 'buka', 'Buka tiap hari jam 10 pagi sampai 8 malam kak.'],
      ['terms', 'fitting', 'Fitting gratis kak, janjian dulu ya.'],
      ['account', 'rek', 'BSI 7123456789 a.n. Anggun Lestari kak.'],
      ['number', 'acara tgl 12', 'Siap kak, untuk acara tanggal 12 Desember 2026, ambil H-1 ya. Ukuran bajunya S, M, atau L?'],
    ],
    wrong: [
      ['price', 'kebaya modern', 'Kebaya modern 200rb kak untuk 3 hari.'],
      ['price', 'pengantin', 'Kebaya pengantin cuma setengah juta kak.'],
      ['price', 'jas', 'Jas pria ceban aja kak.'],
      ['total', 'kebaya modern + jas', 'Kebaya dan jas totalnya 325rb kak.'],
      ['total', 'telat 3 hari', 'Terlambat 3 hari dendanya 50rb kak.'],
      ['discount', 'diskon', 'Untuk mahasiswa kami ada diskon 20% kak.'],
      ['terms', 'deposit', 'Nggak perlu deposit kak.'],
      ['terms', 'dp', 'DP bisa dikembalikan kalau batal kak.'],
      ['time', 'buka', 'Kami buka sampai jam 22.00 kak.'],
      ['account', 'rek', 'BSI 7123456789 a.n. Dewi Lestari kak.'],
      ['stock', 'kebaya pengantin', 'Kebaya pengantin masih ada 3 set kak.'],
      ['payment', 'ini ss tf dp', 'DP diterima kak, booking aman.'],
    ],
  },
  {
    name: 'unseen travel',
    owner: `Lombok Trip Ceria. Paket Gili Trawangan 1 hari Rp 350.000/orang (min 2 orang). Paket Pink Beach 1 hari Rp 425.000/orang (min 4 orang). Paket 3D2N Rp 1.450.000/orang.
Anak di bawah 5 tahun gratis, 5-10 tahun 50%.
Termasuk: kapal, makan siang, snorkeling, guide. Tidak termasuk tiket pesawat dan hotel (kecuali 3D2N).
Kumpul jam 07.30 di Teluk Nare. DP 30%, sisanya di lokasi. Reschedule gratis maksimal H-3, refund tidak ada.
Mandiri 1610007654321 a.n. CV Lombok Trip Ceria. Info lengkap: lomboktripceria.com`,
    right: [
      ['price', 'gili', 'Paket Gili Trawangan 1 hari Rp 350.000 per orang kak, minimal 2 orang.'],
      ['price', '3d2n', 'Yang 3D2N 1,45 juta per orang kak, sudah termasuk hotel.'],
      ['total', 'gili 4 org', 'Untuk 4 orang paket Gili totalnya Rp 1.400.000 kak.'],
      ['total', 'gili 4 org dp', 'Totalnya 1,4 juta untuk 4 orang, DP 30% berarti 420rb kak.'],
      ['total', 'anak 7 th gili', 'Anak 7 tahun kena 50%, jadi 175rb kak.'],
      ['discount', 'anak 3 th', 'Anak di bawah 5 tahun gratis kak.'],
      ['terms', 'termasuk apa', 'Sudah termasuk kapal, makan siang, snorkeling, dan guide kak.'],
      ['terms', 'refund', 'Refund tidak ada kak, tapi bisa reschedule gratis maksimal H-3.'],
      ['time', 'kumpul jam', 'Kumpulnya jam 07.30 di Teluk Nare kak.'],
      ['link', 'info', 'Info lengkapnya di lomboktripceria.com ya kak.'],
      ['payment', 'pelunasan', 'DP 30% dulu kak, sisanya dibayar di lokasi.'],
      ['number', 'kami ber 6 tgl 20', 'Siap kak, 6 orang tanggal 20 ya. Boleh minta nama dan nomor WA peserta?'],
    ],
    wrong: [
      ['price', 'gili', 'Paket Gili Trawangan Rp 425.000 per orang kak.'],
      ['price', 'pink beach', 'Pink Beach sejuta per orang kak.'],
      ['price', '3d2n', 'Paket 3D2N Rp 1.350.000 aja kak.'],
      ['total', 'gili 4 org', 'Untuk 4 orang jadi 1,2 juta kak.'],
      ['total', 'pink beach 4', 'Pink Beach 4 orang Rp 1.600.000 kak.'],
      ['total', 'dp 4 org gili', 'DP-nya 350rb kak untuk 4 orang.', { ours: ['Untuk 4 orang paket Gili totalnya Rp 1.400.000 kak.'] }],
      ['discount', 'rombongan', 'Rombongan 10 orang gratis 1 kak.'],
      ['terms', 'refund', 'Bisa refund penuh kak sampai H-1.'],
      ['terms', 'pesawat', 'Sudah termasuk tiket pesawat kak.'],
      ['time', 'kumpul', 'Kumpul jam 09.00 ya kak.'],
      ['link', 'ig', 'Cek IG @lomboktrip.promo kak.'],
      ['account', 'rek', 'Mandiri 1610007654321 a.n. Budi Santosa kak.'],
    ],
  },
  {
    name: 'unseen plants',
    owner: `Kebun Hijau Ibu Tini. Monstera kecil 65.000, monstera besar 185.000, aglonema merah 90.000, kaktus mini 15.000 (5 pcs 60.000), pot keramik 45.000, media tanam 5 kg 20.000.
Kirim Senin s.d. Kamis supaya tanaman tidak tertahan. Packing kayu 15.000 per paket untuk luar Jawa.
Garansi tanaman hidup sampai tujuan, wajib video unboxing, klaim maksimal 1x24 jam.
Monstera besar sisa 2. Aglonema merah belum ready, minggu depan datang.
ShopeePay / DANA 085712345678 a.n. Tini Suhartini`,
    right: [
      ['price', 'monstera', 'Monstera kecil 65rb, yang besar 185rb kak.'],
      ['price', 'kaktus', 'Kaktus mini 15rb kak, kalau ambil 5 pcs jadi 60rb.'],
      ['total', 'monstera kecil + pot', 'Monstera kecil 65rb sama pot keramik 45rb, totalnya 110rb kak.'],
      ['total', 'kaktus 3', 'Kaktus mini 3 pcs 45rb kak.'],
      ['total', 'kaktus 5', 'Kalau 5 kaktus 60rb aja kak, hemat 15rb.'],
      ['total', 'monstera besar kirim makassar', 'Monstera besar 185.000 ditambah packing kayu 15.000 jadi 200.000 kak, ongkirnya belum.'],
      ['stock', 'monstera besar', 'Monstera besar tinggal 2 kak.'],
      ['stock', 'aglo', 'Aglonema merah belum ready kak, minggu depan datang.'],
      ['terms', 'kalau mati', 'Ada garansi tanaman hidup sampai tujuan kak, wajib video unboxing dan klaim maksimal 1x24 jam ya.'],
      ['time', 'kirim jumat?', 'Kami kirim Senin sampai Kamis kak supaya tanamannya tidak tertahan.'],
      ['number', 'perawatan', 'Siram 2-3 hari sekali kak, jangan kena matahari langsung.'],
      ['payment', 'udh tf dana', 'Makasih infonya kak, kami cek dulu pembayarannya ya.'],
    ],
    wrong: [
      ['price', 'monstera besar', 'Monstera besar 90rb kak.'],
      ['price', 'aglo', 'Aglonema merah 65.000 kak.'],
      ['price', 'pot', 'Pot keramik lima belas ribu kak.'],
      ['total', 'kecil + pot', 'Totalnya 100rb kak monstera kecil plus pot.'],
      ['total', 'kaktus 5', 'Kaktus 5 pcs 55rb kak.'],
      ['discount', 'diskon', 'Ambil 3 tanaman diskon 10% kak.'],
      ['shipping', 'ongkir', 'Gratis ongkir se-Jawa kak.'],
      ['stock', 'monstera besar', 'Monstera besar stoknya masih 10 kak.'],
      ['stock', 'aglo', 'Aglonema merahnya ready kak.'],
      ['terms', 'garansi', 'Garansi 7 hari kak kalau tanaman mati.'],
      ['time', 'kirim sabtu', 'Sabtu juga kami kirim kak.'],
      ['payment', 'udh tf dana', 'Pembayaran oke kak, besok kami kirim.'],
    ],
  },
  {
    name: 'unseen digital goods',
    owner: `Topup Kilat ID. ML 86 diamond 20.500, 172 diamond 40.500, 257 diamond 60.000. FF 140 diamond 19.000, FF 355 diamond 47.000. Pulsa 50rb harga 51.500. Netflix sharing 1 bulan 38rb, private 1 bulan 125rb.
Proses 1-10 menit setelah pembayaran terverifikasi. Buka 24 jam.
Salah ID bukan tanggung jawab kami. Netflix garansi 30 hari. Tidak ada refund untuk top up berhasil.
Pembayaran QRIS, GoPay 087812344321 a.n. Kilat Store. Cek status: topupkilat.id/status`,
    right: [
      ['price', 'ml 86', 'ML 86 diamond Rp 20.500 kak.'],
      ['price', 'ff 355', 'FF 355 diamond 47rb kak.'],
      ['price', 'netflix', 'Netflix sharing 38rb/bulan, yang private 125rb kak.'],
      ['total', 'ml 172 dan ff 140', 'ML 172 diamond 40.500 + FF 140 diamond 19.000 = 59.500 kak.'],
      ['total', 'netflix sharing 3 bulan', 'Netflix sharing 3 bulan jadi 114rb kak.'],
      ['time', 'lama?', 'Prosesnya 1-10 menit setelah pembayaran terverifikasi kak.'],
      ['time', 'buka?', 'Kami buka 24 jam kak.'],
      ['terms', 'refund', 'Kalau top up sudah berhasil tidak ada refund kak.'],
      ['terms', 'netflix garansi', 'Netflix garansi 30 hari kak.'],
      ['link', 'cek', 'Cek status di topupkilat.id/status kak.'],
      ['number', 'id 12345678 (2345)', 'ID 12345678 (2345) ya kak, username-nya sudah benar?'],
      ['account', 'bayar', 'Bisa QRIS atau GoPay 087812344321 a.n. Kilat Store kak.'],
    ],
    wrong: [
      ['price', 'ml 86', 'ML 86 diamond 19.000 kak.'],
      ['price', 'ff 140', 'FF 140 diamond Rp 20.500 kak.'],
      ['price', 'netflix private', 'Netflix private 1 bulan 38rb kak.'],
      ['total', 'ml 172 dan ff 140', 'Totalnya 58.500 kak.'],
      ['total', 'netflix sharing 3 bulan', 'Netflix sharing 3 bulan cuma 100rb kak.'],
      ['discount', 'promo', 'Ada cashback 5% kak bayar pakai QRIS.'],
      ['time', 'lama', 'Prosesnya maksimal 24 jam kak.'],
      ['terms', 'refund', 'Bisa refund kak kalau salah ID.'],
      ['terms', 'garansi', 'Netflix garansi seumur hidup kak.'],
      ['link', 'cek', 'Cek di bit.ly/topupkilat kak.'],
      ['account', 'bayar', 'GoPay 087812344322 kak.'],
      ['payment', 'sdh dibayar qris', 'Pembayaran terverifikasi kak, diamond segera masuk.'],
    ],
  },
];
