import type { Shop } from '../shop.js';

const toTegal =
  '{"tujuan":"Adiwerna, Tegal","berat_gram":2000,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":26000,"estimasi":"2-3 hari"},{"kurir":"J&T","layanan":"EZ","biaya":24000,"estimasi":"2-3 hari"}]}';

/**
 * Written in one go after the rules were changed for the set in blind-goods and blind-services, without
 * looking at that set.
 */
export const blindSecondGoods: readonly Shop[] = [
  {
    name: 'second coffee',
    owner: `Kopi Senja Roastery
Arabika Gayo 200gr 68rb / 500gr 160rb / 1kg 305rb
Robusta Temanggung 200gr 42rb / 500gr 95rb / 1kg 180rb
House blend 1kg 210rb (khusus kafe min 5 kg)
Bisa pilih biji atau giling halus/sedang/kasar, gratis giling.
Roasting setiap Selasa dan Jumat, dikirim sehari setelah roasting.
Best before 3 bulan setelah roasting.
Sample 50gr 20rb, maksimal 3 sample per orang.
Beli 1kg gratis 1 drip bag.
Pembayaran BCA 2830099118 an Bagus Wicaksono, atau QRIS.
Salah giling dari kami diganti, salah pilih dari pembeli tidak bisa.`,
    tools: [toTegal],
    right: [
      ['price', 'gayo 500 berapa', 'Arabika Gayo 500gr 160rb kak.'],
      ['price', 'robusta sekilo', 'Robusta Temanggung 1kg 180rb kak ☕'],
      ['total', 'gayo 200 dua, robusta 500 satu', 'Gayo 200gr 2 x 68rb = 136rb, robusta 500gr 95rb, total 231rb kak.'],
      ['price', 'giling nambah?', 'Gilingnya gratis kak, bisa halus, sedang, atau kasar.'],
      ['time', 'kapan roasting', 'Roasting tiap Selasa dan Jumat kak, dikirim sehari setelahnya.'],
      ['terms', 'tahan lama ga', 'Best before-nya 3 bulan setelah roasting kak.'],
      ['terms', 'sample bisa brp', 'Sample 50gr 20rb, maksimal 3 per orang kak.'],
      ['discount', 'beli sekilo ada bonus?', 'Beli 1kg gratis 1 drip bag kak.'],
      ['shipping', 'ongkir ke adiwerna', 'Ke Adiwerna Tegal J&T 24rb atau JNE REG 26rb kak, estimasi 2-3 hari.'],
      ['terms', 'kalo salah giling', 'Kalau salah giling dari kami, kami ganti kak.'],
    ],
    wrong: [
      ['price', 'gayo 500 berapa', 'Arabika Gayo 500gr 95rb kak.'],
      ['price', 'robusta 200', 'Robusta 200gr 48rb kak.'],
      ['total', 'gayo 200 dua, robusta 500 satu', 'Totalnya 221rb kak.'],
      ['price', 'giling nambah?', 'Giling tambah 5rb kak.'],
      ['time', 'kapan roasting', 'Roasting setiap hari kak.'],
      ['terms', 'tahan lama ga', 'Best before 1 tahun kak.'],
      ['terms', 'sample bisa brp', 'Sample boleh sampai 10 per orang kak.'],
      ['discount', 'beli 500 gram ada bonus?', 'Beli 500gr gratis 1 drip bag kak.'],
      ['shipping', 'ongkir ke adiwerna', 'JNE REG ke Adiwerna 24rb kak.'],
      ['terms', 'salah pilih giling bisa tuker?', 'Bisa kak, salah pilih tetap kami ganti.'],
      ['account', 'bca nya', 'BCA 2830099181 an Bagus Wicaksono kak.'],
    ],
  },
  {
    name: 'second shoes',
    owner: `Sepatu kulit Garut "Langkah"
Pantofel pria 325.000 size 38-44 (45 ke atas +25.000)
Loafer wanita 285.000 size 36-40
Sandal kulit 150.000 size 38-43
Ikat pinggang 95.000
Semua sepatu: garansi sol lepas 6 bulan. Sandal dan ikat pinggang tanpa garansi.
Tukar size gratis 1x dalam 5 hari, ongkir kirim balik ditanggung pembeli.
Custom warna bisa, tambah 50.000, pengerjaan 14 hari. Ready stock kirim besok.
COD bisa seluruh Indonesia via J&T, min pembelian 150rb.
Diskon 10% beli 2 pasang sepatu.
Reseller min 12 pasang potongan 20%.`,
    right: [
      ['price', 'pantofel brp', 'Pantofel pria 325.000 kak, size 38-44.'],
      ['price', 'size 45 ada?', 'Size 45 ada kak, tambah 25.000 jadi 350.000.'],
      ['terms', 'ada garansi?', 'Semua sepatu ada garansi sol lepas 6 bulan kak.'],
      ['terms', 'sandal garansi juga?', 'Untuk sandal belum ada garansi kak.'],
      ['terms', 'kalo kekecilan', 'Bisa tukar size gratis 1x dalam 5 hari kak, ongkir kirim baliknya ditanggung kakak.'],
      ['time', 'custom warna brp lama', 'Custom warna pengerjaannya 14 hari kak, tambah 50.000.'],
      ['time', 'kalo ready kirim kapan', 'Kalau ready stock kami kirim besok kak.'],
      ['payment', 'bisa cod?', 'Bisa COD via J&T kak, minimal pembelian 150rb.'],
      ['discount', 'beli 2 pasang loafer', 'Beli 2 pasang diskon 10% kak, loafer 570.000 jadi 513.000.'],
      ['price', 'sandalnya', 'Sandal kulit 150.000 kak.'],
    ],
    wrong: [
      ['price', 'pantofel brp', 'Pantofel pria 285.000 kak.'],
      ['price', 'size 45 brp', 'Pantofel size 45 tetap 325.000 kak.'],
      ['terms', 'ada garansi?', 'Garansi sol lepas 1 tahun kak.'],
      ['terms', 'sandal garansi juga?', 'Sandalnya juga bergaransi 6 bulan kak.'],
      ['terms', 'kalo kekecilan', 'Tukar size bisa sampai 14 hari kak.'],
      ['time', 'custom warna brp lama', 'Custom warna 3 hari jadi kak.'],
      ['discount', 'beli 1 pasang', 'Beli 1 pasang juga diskon 10% kak.'],
      ['discount', 'reseller', 'Reseller minimal 6 pasang kak, potongan 20%.'],
      ['payment', 'beli ikat pinggang bisa cod?', 'Bisa COD tanpa minimal pembelian kak.'],
      ['total', 'beli 2 pasang loafer', 'Loafer 2 pasang setelah diskon jadi 500.000 kak.'],
    ],
  },
  {
    name: 'second honey',
    owner: `Madu Hutan Sumbawa Asli - Pak Ridwan
Madu hutan 250ml Rp55.000, 500ml Rp100.000, 1 liter Rp185.000
Madu trigona 250ml Rp90.000 (stok 6 botol)
Bee pollen 100gr Rp65.000 (habis sampai tgl 20)
Propolis 10ml Rp45.000
Bisa dikonsumsi ibu hamil, tidak untuk bayi di bawah 1 tahun.
Sudah uji lab, izin PIRT 5105203010024-27. Halal MUI sedang diurus.
Garansi pecah: ganti baru kalau ada video unboxing, klaim 2x24 jam.
Kirim dari Mataram setiap hari kecuali Minggu, order max jam 3 sore.
Gratis ongkir Lombok min 2 botol.
Transfer BRI 056701012345504 a.n. M. Ridwan`,
    right: [
      ['price', 'madu setengah liter brp', 'Madu hutan 500ml Rp100.000 kak.'],
      ['stock', 'trigona ada?', 'Madu trigona ada kak, stok 6 botol, 250ml Rp90.000.'],
      ['stock', 'bee pollen ready?', 'Bee pollen sedang habis sampai tanggal 20 kak.'],
      [
        'total',
        'madu hutan 1 liter 2 sama propolis 1',
        'Madu hutan 1 liter 2 x Rp185.000 = Rp370.000, propolis Rp45.000, total Rp415.000 kak.',
      ],
      ['terms', 'aman buat bumil?', 'Boleh dikonsumsi ibu hamil kak.'],
      ['terms', 'buat bayi 8 bulan boleh?', 'Untuk bayi di bawah 1 tahun tidak boleh kak.'],
      ['terms', 'udah halal?', 'Halal MUI-nya sedang diurus kak, tapi sudah uji lab dan ada PIRT.'],
      ['terms', 'kalo botol pecah', 'Kami ganti baru kak kalau ada video unboxing, klaimnya 2x24 jam.'],
      ['time', 'order jam 2 siang dikirim hari ini?', 'Bisa kak, order maksimal jam 3 sore dikirim hari ini.'],
      ['shipping', 'free ongkir lombok?', 'Gratis ongkir Lombok minimal 2 botol kak.'],
    ],
    wrong: [
      ['price', 'madu setengah liter brp', 'Madu hutan 500ml Rp90.000 kak.'],
      ['stock', 'trigona ada?', 'Trigona masih stok 20 botol kak.'],
      ['stock', 'bee pollen ready?', 'Bee pollen ready kak, langsung kirim.'],
      ['total', 'madu hutan 1 liter 2 sama propolis 1', 'Totalnya Rp405.000 kak.'],
      ['terms', 'buat bayi 8 bulan boleh?', 'Aman untuk bayi kak, 8 bulan boleh.'],
      ['terms', 'udah halal?', 'Sudah halal MUI kak.'],
      ['terms', 'kalo botol pecah', 'Kami ganti baru kak, klaim sampai 7 hari.'],
      ['time', 'minggu kirim?', 'Minggu tetap kami kirim kak.'],
      ['shipping', 'free ongkir jakarta?', 'Gratis ongkir ke Jakarta kak.'],
      ['shipping', 'free ongkir lombok 1 botol?', 'Gratis ongkir Lombok walau 1 botol kak.'],
      ['account', 'rek', 'BRI 056701012345504 a.n. Ahmad Ridwan kak.'],
    ],
  },
  {
    name: 'second furniture',
    owner: `Mebel Jati Jepara "Rimba". Kursi teras 1 set (2 kursi 1 meja) 1.850.000. Meja makan 4 kursi 4.200.000, 6 kursi 5.900.000.
Lemari 2 pintu 3.400.000, 3 pintu 4.750.000. Rak sepatu 650.000.
Ready hanya rak sepatu dan kursi teras; lainnya PO 4-6 minggu.
DP 40%, pelunasan sebelum kirim dengan video barang jadi.
Ongkir pakai ekspedisi mebel: Jateng-DIY 250rb, Jatim-Jabar 400rb, Jabodetabek 500rb. Luar Jawa tanya dulu.
Garansi rayap 2 tahun, garansi finishing 3 bulan.
Cat bisa natural, salak brown, atau duco putih (duco +10%).
Rekening Mandiri 9000045678901 CV Rimba Jati Jaya.
Workshop buka Senin-Sabtu 8-16, boleh survei janjian dulu.`,
    right: [
      ['price', 'meja makan yg 6 kursi', 'Meja makan 6 kursi 5.900.000 pak.'],
      ['price', 'lemari 3 pintu brp', 'Lemari 3 pintu 4.750.000 bu.'],
      ['stock', 'yg ready apa aja', 'Yang ready rak sepatu dan kursi teras pak, lainnya PO.'],
      ['time', 'lemari berapa lama', 'Lemari PO 4-6 minggu bu.'],
      ['payment', 'dp kursi teras brp', 'DP 40% pak, untuk kursi teras 740.000.'],
      ['shipping', 'kirim bekasi', 'Untuk Jabodetabek ongkirnya 500rb pak.'],
      ['shipping', 'ke sleman', 'Jateng-DIY 250rb bu ongkirnya.'],
      ['terms', 'garansi rayap?', 'Garansi rayap 2 tahun pak, finishing 3 bulan.'],
      ['price', 'lemari 2 pintu duco', 'Lemari 2 pintu duco putih jadi 3.740.000 bu (tambah 10%).'],
      ['time', 'bisa liat ke workshop?', 'Bisa pak, Senin-Sabtu jam 8-16, janjian dulu ya.'],
    ],
    wrong: [
      ['price', 'meja makan yg 6 kursi', 'Meja makan 6 kursi 4.200.000 pak.'],
      ['price', 'lemari 3 pintu brp', 'Lemari 3 pintu 4.550.000 bu.'],
      ['stock', 'lemari ready?', 'Lemari 2 pintu ready bu, bisa langsung kirim.'],
      ['time', 'lemari berapa lama', 'Lemari 2 minggu jadi bu.'],
      ['payment', 'dp kursi teras brp', 'DP kursi teras 500.000 pak.'],
      ['shipping', 'kirim bekasi', 'Ongkir Bekasi 400rb pak.'],
      ['terms', 'garansi rayap?', 'Garansi rayap 5 tahun pak.'],
      ['terms', 'finishing garansi?', 'Garansi finishing 2 tahun bu.'],
      ['price', 'duco nambah?', 'Duco tidak ada tambahan biaya bu.'],
      ['time', 'minggu buka workshopnya?', 'Minggu buka pak sampai jam 16.'],
      ['payment', 'bisa bayar pas sampe?', 'Bisa COD pak, lunas saat barang datang.'],
    ],
  },
  {
    name: 'second baby',
    owner: `Baby & Me Store
- Gendongan kaos 129k (S,M,L,XL)
- Bouncer 375k
- Popok kain 45k/pcs, 3 pcs 120k, 6 pcs 225k
- Selimut bayi 89k, motif: awan, jerapah. Motif bintang habis
- Stroller lipat 899k, garansi rangka 1 tahun
Sewa bouncer 60k/minggu atau 180k/bulan, deposit 100k.
Barang higienis (popok) tidak bisa ditukar. Lainnya tukar max 3 hari asal tag utuh.
Kirim hari kerja, cut off jam 12 siang.
Free bubble wrap. Kartu ucapan 5k.
ShopeePay/OVO 085711112222 (Rini). COD khusus Bekasi.`,
    right: [
      ['price', 'gendongan kaos brp', 'Gendongan kaos 129k bun, size S sampai XL.'],
      ['price', 'popok kain 6', 'Popok kain 6 pcs 225k bun.'],
      ['total', 'popok 3 sama selimut 1', 'Popok kain 3 pcs 120k + selimut 89k = 209k bun.'],
      ['stock', 'motif bintang ada?', 'Motif bintang sedang habis bun, yang ada awan dan jerapah.'],
      ['terms', 'stroller garansi?', 'Stroller lipat garansi rangka 1 tahun bun.'],
      ['price', 'sewa bouncer sebulan', 'Sewa bouncer 180k per bulan bun, deposit 100k.'],
      ['terms', 'popok bisa tukar?', 'Popok tidak bisa ditukar ya bun karena barang higienis.'],
      ['terms', 'gendongan kekecilan bisa tukar?', 'Bisa tukar maksimal 3 hari bun asal tag masih utuh.'],
      ['payment', 'cod bisa?', 'COD khusus Bekasi bun.'],
      ['time', 'order jam 10 kirim hari ini?', 'Bisa bun, cut off jam 12 siang di hari kerja.'],
    ],
    wrong: [
      ['price', 'gendongan kaos brp', 'Gendongan kaos 119k bun.'],
      ['price', 'popok kain 6', 'Popok kain 6 pcs 240k bun.'],
      ['total', 'popok 3 sama selimut 1', 'Total 199k bun.'],
      ['stock', 'motif bintang ada?', 'Motif bintang ready bun.'],
      ['terms', 'bouncer garansi?', 'Bouncer garansi 1 tahun bun.'],
      ['price', 'sewa bouncer sebulan', 'Sewa bouncer 150k per bulan bun.'],
      ['terms', 'popok bisa tukar?', 'Bisa bun, popok bisa ditukar 3 hari.'],
      ['terms', 'sewa pake deposit?', 'Tanpa deposit bun.'],
      ['payment', 'cod bogor bisa?', 'COD Bogor bisa bun.'],
      ['time', 'order jam 3 sore', 'Masih dikirim hari ini bun, cut off jam 5 sore.'],
      ['price', 'bubble wrap bayar?', 'Bubble wrap 5k bun.'],
    ],
  },
  {
    name: 'second cake',
    owner: `Rumah Kue Aisyah Palembang
Bolu kojo 60rb, lapis legit 1 loyang 450rb / setengah 235rb, kue 8 jam 180rb
Pempek campur isi 20 100rb, isi 40 190rb (frozen vacuum)
Tart ultah diameter 16 cm 175rb, 20 cm 250rb, 24 cm 340rb. Tambah topper 15rb, lilin angka 5rb/pcs
Tart pesan H-2, lapis legit dan kue 8 jam H-1, bolu dan pempek ready setiap hari.
Antar sendiri dalam kota Palembang 15rb; kirim luar kota cuma pempek.
Pempek tahan 12 jam di luar kulkas, 3 minggu di freezer.
Bebas alkohol (rum), halal MUI no ID16110000123450221.
Tart tidak bisa dibatalkan kalau sudah H-1.
BSI 7001234567 Aisyah Rahmi. Toko buka 07.00-18.00, Jumat tutup 11.30-13.00.`,
    right: [
      ['price', 'lapis legit setengah', 'Lapis legit setengah loyang 235rb kak.'],
      ['price', 'tart 20 cm', 'Tart diameter 20 cm 250rb kak.'],
      ['total', 'tart 16 plus topper plus lilin angka 2', 'Tart 16 cm 175rb + topper 15rb + lilin angka 2 pcs 10rb = 200rb kak.'],
      ['time', 'tart pesen buat lusa bisa?', 'Bisa kak, tart dipesan H-2.'],
      ['stock', 'pempek ready?', 'Pempek ready setiap hari kak, isi 20 100rb.'],
      ['shipping', 'pempek kirim ke bandung?', 'Bisa kak, untuk luar kota kami kirim pempek saja.'],
      ['terms', 'pempek tahan brp lama', 'Tahan 12 jam di luar kulkas dan 3 minggu di freezer kak.'],
      ['terms', 'halal?', 'Halal MUI kak, tanpa rum.'],
      ['time', 'jumat buka?', 'Jumat buka kak, tapi tutup dulu jam 11.30-13.00.'],
      ['account', 'bayar ke?', 'Transfer BSI 7001234567 Aisyah Rahmi kak.'],
    ],
    wrong: [
      ['price', 'lapis legit setengah', 'Lapis legit setengah loyang 225rb kak.'],
      ['price', 'tart 20 cm', 'Tart 20 cm 340rb kak.'],
      ['total', 'tart 16 plus topper plus lilin angka 2', 'Semua jadi 195rb kak.'],
      ['time', 'tart pesen buat besok bisa?', 'Bisa kak, pesan tart sekarang untuk besok.'],
      ['shipping', 'bolu kirim ke bandung?', 'Bisa kak, bolu kami kirim ke Bandung.'],
      ['shipping', 'antar dalam kota brp', 'Antar dalam kota gratis kak.'],
      ['terms', 'pempek tahan brp lama', 'Tahan 3 hari di luar kulkas kak.'],
      ['terms', 'batal tart besok bisa?', 'Bisa dibatalkan kak walau H-1.'],
      ['time', 'buka sampe jam brp', 'Buka sampai jam 21.00 kak.'],
      ['number', 'nomor halalnya', 'Nomor halal ID16110000123450212 kak.'],
    ],
  },
];
