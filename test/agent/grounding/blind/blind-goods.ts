import type { Shop } from '../shop.js';

const toCikarang =
  '{"tujuan":"Cikarang Selatan, Bekasi","berat_gram":1500,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":18000,"estimasi":"2-3 hari"},{"kurir":"AnterAja","layanan":"REG","biaya":15500,"estimasi":"2-4 hari"}]}';

/** Written in one go, without looking at the rules or the other tables. */
export const blindGoods: readonly Shop[] = [
  {
    name: 'blind cookies',
    owner: `Dapur Mama Rina, kue kering rumahan di Depok.
Nastar 500gr 85rb, 250gr 48rb
Kastengel 500gr 95rb, 250gr 52rb
Putri salju 500gr 80.000 (250gr belum ada)
Lidah kucing 500gr 70.000
Beli 6 toples 500gr ke atas diskon 5rb per toples.
PO dulu ya, jadi 4 hari kerja setelah DP masuk. DP 50%.
Sudah halal MUI, PIRT ada. Tahan 3 bulan di suhu ruang.
Kirim pakai JNE/SiCepat, area Depok bisa GoSend.
Transfer BCA 7340221987 a.n. Rina Marlina. Tidak bisa COD.
Jam balas chat 08.00 - 20.00, Minggu libur.
Kue yang pecah di jalan kami ganti 50%, sertakan video unboxing.`,
    right: [
      ['price', 'nastarnya brp kak', 'Nastar yang 500gr 85rb kak, yang 250gr 48rb 😊'],
      ['price', 'kastengel setengah kilo?', 'Kastengel 500gr Rp95.000 kak.'],
      [
        'total',
        'nastar 2 toples gede sama lidah kucing 1',
        'Nastar 500gr 2 toples 170rb + lidah kucing 70rb, totalnya 240rb ya kak, belum ongkir.',
      ],
      ['discount', 'klo ambil 6 nastar besar dapet brp', 'Kalau 6 toples jadi 80rb per toples kak, total 480rb.'],
      ['payment', 'dp nya berapa', 'DP-nya 50% dulu kak, sisanya sebelum dikirim ya.'],
      ['time', 'jadinya kapan kalo pesen skrg', 'Dibuatkan dulu ya kak, siap 4 hari kerja setelah DP masuk.'],
      ['terms', 'ini halal kan?', 'Halal kak, sudah ada sertifikat halal MUI dan PIRT-nya.'],
      ['terms', 'kalo remuk gmn', 'Kalau pecah di jalan kami ganti 50% kak, tolong sertakan video unboxing ya.'],
      ['account', 'rek nya?', 'Transfer ke BCA 7340221987 a.n. Rina Marlina ya kak.'],
      ['payment', 'bisa cod?', 'Maaf kak, belum bisa COD. Pembayarannya transfer BCA dulu ya.'],
    ],
    wrong: [
      ['price', 'nastarnya brp kak', 'Nastar 500gr 80rb kak, 250gr 48rb.'],
      ['price', 'putri salju yg kecil ada?', 'Ada kak, putri salju 250gr 45rb.'],
      ['total', 'nastar 2 toples gede sama lidah kucing 1', 'Totalnya 230rb ya kak, belum ongkir.'],
      ['discount', 'klo ambil 4 nastar besar', 'Ambil 4 toples dapat potongan 5rb per toples kak, jadi 80rb.'],
      ['payment', 'dp nya berapa', 'DP cukup 30% dulu kak.'],
      ['time', 'jadinya kapan kalo pesen skrg', 'Besok sudah bisa kami kirim kak.'],
      ['terms', 'tahan lama ga', 'Tahan 6 bulan di suhu ruang kak.'],
      ['terms', 'kalo remuk gmn', 'Kalau ada yang pecah kami ganti baru 100% kak.'],
      ['account', 'rek nya?', 'Transfer ke BCA 7340221978 a.n. Rina Marlina ya kak.'],
      ['payment', 'bisa cod?', 'Bisa COD kak untuk area Depok.'],
      ['time', 'minggu buka?', 'Buka kak, Minggu kami tetap melayani jam 08.00-20.00.'],
    ],
  },
  {
    name: 'blind hijab',
    owner: `Zahra Scarf
Pashmina ceruty | Rp 45.000 | stok: hitam 12, mocca 5, sage 0
Segi empat voal motif | Rp 65.000 | stok 20
Bergo instan anak | Rp 32.500 | stok 7
Inner ninja | Rp 15.000 | stok banyak
Semua pashmina: beli 3 gratis 1 inner ninja.
Reseller: min 10 pcs campur, potongan 20%.
Ongkir gratis ke seluruh Jawa untuk belanja minimal 250rb.
Order masuk sebelum jam 14.00 dikirim hari itu juga. Sabtu tetap kirim, Minggu dan tanggal merah tidak.
Bisa tukar warna max 2 hari sejak diterima, ongkir bolak balik ditanggung pembeli. Tidak menerima pengembalian uang.
Pembayaran: Mandiri 1370014455667 an Siti Zahra, atau ShopeePay 081377889900. COD lewat Shopee saja.
Toko Shopee: shopee.co.id/zahrascarf.id`,
    tools: [toCikarang],
    right: [
      ['price', 'pasmina ceruty brp ka', 'Pashmina ceruty Rp 45.000 ya kak 🥰'],
      ['stock', 'sage ada?', 'Warna sage lagi kosong kak, yang ready hitam dan mocca.'],
      ['stock', 'mocca masih?', 'Masih kak, mocca sisa 5.'],
      ['total', 'voal 2 sama bergo anak 1', 'Voal 2 x 65.000 = 130.000, bergo anak 32.500. Total Rp162.500 kak.'],
      ['discount', 'beli pashmina 3 dapet apa', 'Beli 3 pashmina gratis 1 inner ninja kak.'],
      ['discount', 'kalo reseller gmn', 'Untuk reseller minimal 10 pcs boleh campur, dapat potongan 20% kak.'],
      ['shipping', 'ongkir ke cikarang selatan brp', 'Ke Cikarang Selatan JNE REG 18.000 (2-3 hari) atau AnterAja 15.500 kak.'],
      ['shipping', 'free ongkir ga', 'Gratis ongkir se-Jawa kalau belanjanya minimal 250rb ya kak.'],
      ['time', 'kalo order jam 1 siang dikirim kpn', 'Sebelum jam 14.00 dikirim hari ini juga kak.'],
      [
        'terms',
        'bisa tuker ga kalo ga cocok warnanya',
        'Bisa tukar warna kak, maksimal 2 hari sejak diterima, ongkirnya ditanggung kakak ya.',
      ],
      ['link', 'ada shopee?', 'Ada kak: shopee.co.id/zahrascarf.id'],
    ],
    wrong: [
      ['price', 'pasmina ceruty brp ka', 'Pashmina ceruty Rp 65.000 ya kak 🥰'],
      ['stock', 'sage ada?', 'Sage ready kak, langsung diorder aja.'],
      ['stock', 'mocca masih?', 'Mocca masih 15 kak.'],
      ['total', 'voal 2 sama bergo anak 1', 'Total jadi Rp157.500 kak.'],
      ['discount', 'beli voal 3 dapet apa', 'Beli 3 voal gratis 1 inner ninja kak.'],
      ['discount', 'kalo reseller gmn', 'Reseller minimal 5 pcs kak, potongan 20%.'],
      ['shipping', 'ongkir ke cikarang selatan brp', 'JNE REG ke Cikarang Selatan 15.000 kak.'],
      ['shipping', 'free ongkir ke makassar ga', 'Gratis ongkir ke Makassar kak kalau belanja 250rb.'],
      ['time', 'kalo order jam 4 sore dikirim kpn', 'Order sebelum jam 17.00 masih dikirim hari ini kak.'],
      ['terms', 'bisa refund?', 'Bisa kak, kalau tidak cocok uangnya kami kembalikan.'],
      ['link', 'ada shopee?', 'Ada kak: shopee.co.id/zahrascarf.official'],
    ],
  },
  {
    name: 'blind skincare',
    owner: `Glowlab Beauty. Produk:
1) Serum Niacinamide 20ml - 89.000
2) Moisturizer Barrier 30gr - 99.000
3) Sunscreen SPF 50 40ml - 79.000
4) Facial wash 100ml - 59.000
Paket Glow (serum + moisturizer + sunscreen) 239.000, hemat 28rb.
Paket komplit isi 4 harga 289.000.
BPOM semua, nomor BPOM ada di kemasan. Belum bersertifikat halal, masih proses.
Aman untuk busui, untuk bumil hindari serum niacinamide (konsultasi dokter dulu).
Expired 2028. Garansi uang kembali 7 hari jika terbukti palsu.
Barang dikirim dari Bandung, setiap Senin-Jumat, resi diupdate malam hari.
Pembayaran QRIS dan transfer BRI 034501009876543 a/n Glowlab Indonesia.
Voucher pelanggan baru: GLOW10 potongan 10% maksimal 20rb, min belanja 150rb.`,
    right: [
      ['price', 'serumnya berapa min', 'Serum Niacinamide 20ml harganya 89.000 kak.'],
      ['price', 'paket glow brp isinya apa aja', 'Paket Glow 239.000 isinya serum, moisturizer, sama sunscreen. Hemat 28rb kak.'],
      ['total', 'facial wash 1 sunscreen 2', 'Facial wash 59.000 + sunscreen 2 pcs 158.000 = 217.000 kak.'],
      ['terms', 'udah bpom?', 'Sudah BPOM semua kak, nomornya ada di kemasan ya.'],
      ['terms', 'halal ga kak', 'Sertifikat halalnya masih dalam proses kak, tapi semua sudah BPOM.'],
      ['terms', 'aku lg hamil aman?', 'Untuk ibu hamil sebaiknya hindari serum niacinamide dan konsultasi ke dokter dulu ya kak.'],
      ['terms', 'kalo palsu gimana', 'Ada garansi uang kembali 7 hari kalau terbukti palsu kak.'],
      ['discount', 'ada diskon buat org baru?', 'Ada kak, pakai GLOW10 potongan 10% maksimal 20rb untuk belanja min 150rb.'],
      ['time', 'kirimnya hari apa aja', 'Pengiriman dari Bandung Senin sampai Jumat kak, resi kami update malam hari.'],
      ['payment', 'bayar pake apa', 'Bisa QRIS atau transfer BRI kak.'],
    ],
    wrong: [
      ['price', 'serumnya berapa min', 'Serum Niacinamide 20ml 79.000 kak.'],
      ['price', 'paket komplit brp', 'Paket komplit isi 4 cuma 279.000 kak.'],
      ['total', 'facial wash 1 sunscreen 2', 'Jadi 207.000 ya kak totalnya.'],
      ['terms', 'halal ga kak', 'Sudah halal kak, ada sertifikat MUI.'],
      ['terms', 'aku lg hamil aman?', 'Serumnya aman banget untuk ibu hamil kak.'],
      ['terms', 'kalo ga cocok gimana', 'Ada garansi uang kembali 30 hari kalau tidak cocok kak.'],
      ['discount', 'ada diskon buat org baru?', 'Pakai GLOW10 kak, potongan 15%.'],
      ['discount', 'belanja 100rb bisa pake voucher?', 'Bisa kak, GLOW10 berlaku tanpa minimal belanja.'],
      ['time', 'sabtu kirim?', 'Sabtu tetap kirim kak.'],
      ['payment', 'bisa cicil?', 'Bisa dicicil 3x pakai Kredivo kak.'],
      ['account', 'rek bri nya', 'BRI 034501009876534 a/n Glowlab Indonesia kak.'],
    ],
  },
  {
    name: 'blind frozen',
    owner: `Frozen Food Bu Tuti - Semarang
- Ayam ungkep 1 ekor 65rb, setengah ekor 35rb
- Dimsum ayam isi 20: 40rb; isi 50: 95rb
- Risol mayo isi 10 : 28rb
- Bakso sapi 1/2 kg 45rb, 1 kg 85rb
- Nugget homemade 500 gr 38rb (HABIS, restock Kamis)
Pengiriman hanya dalam kota Semarang pakai kurir sendiri: 10rb (s/d 5 km), 15rb (5-10 km), di atas itu pakai GoSend tarif aplikasi. Luar kota belum bisa karena tanpa pengawet.
Gratis antar kalau belanja 200rb dalam radius 5 km.
Antar 2x sehari: jam 10 pagi dan jam 4 sore. Pesan maksimal 1 jam sebelumnya.
Boleh COD. Boleh juga transfer BNI 0876543210 a.n Tuti Handayani.
Tahan 1 bulan di freezer, 3 hari di kulkas bawah.`,
    right: [
      ['price', 'bakso sapi sekilo brp bu', 'Bakso sapi 1 kg 85rb, kalau setengah kilo 45rb kak.'],
      ['price', 'dimsum yg isi 50', 'Dimsum ayam isi 50 95rb kak.'],
      ['total', 'ayam ungkep 2 ekor, risol 1', 'Ayam ungkep 2 ekor 130rb, risol mayo 28rb, jadi 158rb kak.'],
      ['stock', 'nugget ada?', 'Nugget lagi habis kak, restock hari Kamis ya.'],
      ['shipping', 'ongkirnya brp, jarak 7 km', 'Kalau jaraknya 7 km ongkirnya 15rb kak.'],
      ['shipping', 'bisa kirim ke solo?', 'Maaf kak, luar kota belum bisa karena tanpa pengawet.'],
      ['shipping', 'ada gratis antar?', 'Gratis antar untuk belanja 200rb dalam radius 5 km kak.'],
      ['time', 'antarnya jam berapa', 'Diantar jam 10 pagi dan jam 4 sore kak, pesan paling lambat 1 jam sebelumnya.'],
      ['payment', 'cod bisa bu?', 'Bisa COD kak.'],
      ['terms', 'tahan brp lama', 'Di freezer tahan 1 bulan, kalau di kulkas bawah 3 hari kak.'],
    ],
    wrong: [
      ['price', 'bakso sapi sekilo brp bu', 'Bakso sapi 1 kg 90rb kak.'],
      ['price', 'setengah ekor ayam ungkep', 'Ayam ungkep setengah ekor 32.500 kak.'],
      ['total', 'ayam ungkep 2 ekor, risol 1', 'Semuanya 148rb kak.'],
      ['stock', 'nugget ada?', 'Nugget ready kak, mau berapa bungkus?'],
      ['shipping', 'ongkirnya brp, jarak 7 km', 'Jarak 7 km ongkirnya 10rb kak.'],
      ['shipping', 'bisa kirim ke solo?', 'Bisa kak, ke Solo kami kirim pakai Paxel.'],
      ['shipping', 'ada gratis antar?', 'Gratis antar tanpa minimal belanja kak.'],
      ['time', 'antarnya jam berapa', 'Diantar jam 8 pagi dan jam 7 malam kak.'],
      ['terms', 'tahan brp lama', 'Tahan 6 bulan di freezer kak.'],
      ['stock', 'restock nugget kpn', 'Nugget restock besok Senin kak.'],
    ],
  },
  {
    name: 'blind building',
    owner: `TB Sumber Jaya, Jl. Raya Kaliurang KM 9 Sleman
Semen Tiga Roda 50kg: 62.000/sak, ambil 20 sak 60.000, ambil 50 sak 58.500
Pasir Progo per rit (4 kubik) 950.000; per kubik 260.000
Bata merah 850/biji, minimal 500 biji
Besi 10mm 82rb per batang, besi 8mm 54rb per batang
Cat tembok Avitex 5kg 145rb; 25kg 640rb
Gratis kirim radius 7 km minimal belanja 500rb. Selebihnya Rp 5.000 per km.
Buka Senin s/d Sabtu 07.30-16.30, Minggu tutup.
Bon/tempo khusus kontraktor langganan. Pembayaran cash atau transfer BCA 4561112223 an CV Sumber Jaya.
Barang yang sudah dikirim tidak bisa dikembalikan, kecuali semen sobek diganti.
Telp toko 0274-889123`,
    right: [
      ['price', 'semen brp pak satu sak', 'Semen Tiga Roda 50kg 62.000 per sak pak.'],
      ['price', 'kalo 20 sak', 'Ambil 20 sak jadi 60.000 per sak pak.'],
      ['total', 'semen 20 sak total brp', '20 sak x 60.000 = 1.200.000 pak.'],
      ['total', 'bata 1000 biji', 'Bata merah 1.000 biji Rp850.000 pak.'],
      ['price', 'pasir satu rit', 'Pasir Progo 950rb per rit (4 kubik) pak.'],
      ['shipping', 'kirim gratis?', 'Gratis kirim radius 7 km kalau belanja minimal 500rb, selebihnya 5.000 per km pak.'],
      ['time', 'tutup jam brp', 'Kami tutup jam 16.30 pak, Minggu libur.'],
      ['terms', 'kalo semennya sobek', 'Semen yang sobek kami ganti pak.'],
      ['payment', 'bisa bon dulu?', 'Mohon maaf pak, bon hanya untuk kontraktor langganan.'],
      ['number', 'no telp toko', 'Telepon toko 0274-889123 pak.'],
    ],
    wrong: [
      ['price', 'kalo 15 sak', 'Ambil 15 sak jadi 60.000 per sak pak.'],
      ['price', 'besi 8 berapa', 'Besi 8mm 82rb per batang pak.'],
      ['total', 'semen 20 sak total brp', 'Total 1.170.000 pak untuk 20 sak.'],
      ['total', 'bata 1000 biji', 'Bata 1.000 biji 800rb pak.'],
      ['terms', 'bata beli 200 biji boleh?', 'Boleh pak, minimal 100 biji saja.'],
      ['shipping', 'kirim gratis?', 'Gratis kirim radius 10 km tanpa minimal belanja pak.'],
      ['time', 'minggu buka?', 'Minggu buka setengah hari sampai jam 12 pak.'],
      ['terms', 'sisa bata bisa balikin?', 'Bisa pak, sisa bata kami terima kembali.'],
      ['payment', 'bisa bon dulu?', 'Bisa pak, bon dulu bayar bulan depan.'],
      ['number', 'no telp toko', 'Telepon toko 0274-889132 pak.'],
    ],
  },
  {
    name: 'blind plants',
    owner: `Kebun Ijo - tanaman hias Lembang
Monstera deliciosa: kecil 35k, sedang 75k, besar 150k
Aglaonema red anjamani 60k (sisa 3 pot)
Sirih gading 20k, beli 3 jadi 50k
Kaktus mini 12.500 per pot, campur 10 pot 100k
Pot keramik putih 25k - kosong
Media tanam 5kg 15k
Packing kayu 20k, wajib untuk luar Jawa.
Garansi hidup 3 hari sejak diterima (foto hari yang sama). Kalau mati kami kirim ulang, ongkir dibagi dua.
Kirim tiap Senin dan Rabu aja biar tanaman ga nginep.
Transfer ke Jago 505012345678 a.n. Dimas Prasetya.
IG @kebunijo.lembang`,
    right: [
      ['price', 'monstera yg sedang brp', 'Monstera sedang 75k kak, yang besar 150k.'],
      ['price', 'sirih gading 3', 'Sirih gading beli 3 jadi 50k kak 🌿'],
      ['stock', 'aglonema masih?', 'Aglaonema red anjamani masih ada kak, sisa 3 pot.'],
      ['stock', 'pot putih ada', 'Pot keramik putihnya sedang kosong kak.'],
      ['total', 'monstera kecil 1 sama media tanam 2', 'Monstera kecil 35k + media tanam 2 x 15k = 65k kak.'],
      ['shipping', 'ke medan perlu packing kayu?', 'Untuk luar Jawa wajib packing kayu kak, tambah 20k.'],
      ['time', 'kapan dikirim', 'Kami kirim tiap Senin dan Rabu kak supaya tanaman tidak menginap.'],
      ['terms', 'kalo mati di jalan', 'Ada garansi hidup 3 hari kak, foto di hari yang sama ya. Kami kirim ulang, ongkirnya dibagi dua.'],
      ['account', 'tf kemana', 'Bisa transfer ke Jago 505012345678 a.n. Dimas Prasetya kak.'],
      ['total', 'kaktus 10 pot', 'Kaktus mini campur 10 pot 100k kak.'],
    ],
    wrong: [
      ['price', 'monstera yg sedang brp', 'Monstera sedang 150k kak.'],
      ['price', 'sirih gading 2', 'Sirih gading 2 pot 35k kak.'],
      ['stock', 'aglonema masih?', 'Masih banyak kak, ada 10 pot aglaonemanya.'],
      ['stock', 'pot putih ada', 'Pot keramik putih ready kak, 25k.'],
      ['total', 'monstera kecil 1 sama media tanam 2', 'Totalnya 50k kak.'],
      ['shipping', 'packing kayunya gratis?', 'Packing kayu gratis kak.'],
      ['time', 'kapan dikirim', 'Kirim setiap hari kak.'],
      ['terms', 'kalo mati di jalan', 'Garansi hidup 14 hari kak, kami ganti tanpa biaya.'],
      ['account', 'tf kemana', 'Transfer ke BCA 505012345678 a.n. Dimas Prasetya kak.'],
      ['link', 'ig nya apa', 'IG kami @kebunijo.bandung kak.'],
    ],
  },
];
