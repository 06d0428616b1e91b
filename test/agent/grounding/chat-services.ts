import type { Shop } from './shop.js';

const toSragen =
  '{"tujuan":"Sragen Kota, Sragen","berat_gram":3000,"ongkir":[{"kurir":"JNE","layanan":"JTR","biaya":55000,"estimasi":"3-5 hari"}]}';
const toBogor =
  '{"tujuan":"Cibinong, Bogor","berat_gram":1000,"ongkir":[{"kurir":"J&T","layanan":"EZ","biaya":12000,"estimasi":"1-2 hari"}]}';
const cementOrder =
  '{"barang":[{"nama":"Semen Tiga Roda 50kg","jumlah":20,"satuan":"sak","harga_satuan":66000,"subtotal":1320000}],"total_barang":1320000}';

/** Written in one go, without looking at the rules. The rates of the first run are in decision 0176. */
export const chatServices: readonly Shop[] = [
  {
    name: 'spare parts',
    owner: `Sparepart Motor Pak Dodi - Sragen
Kampas rem depan Beat 45.000, kampas rem Vario 48.000, vanbelt Beat FI 110.000, vanbelt Vario 125 135.000
Oli MPX2 0,8L 48.000, oli gardan 15.000, aki GTZ5S 185.000, busi NGK 18.000, ban luar 80/90 195.000
Ongkos pasang di bengkel: kampas 15.000, vanbelt 40.000, aki gratis pasang
Vanbelt Vario 125 indent 3 hari. Barang original Honda, kw tidak jual.
Garansi aki 6 bulan, lainnya tanpa garansi. Salah beli boleh tukar 3 hari selama segel utuh, tidak terima refund uang.
Buka Senin-Sabtu 08.00-17.00, Minggu 08.00-12.00. Istirahat jumat 11.30-13.00.
Luar kota kirim JNE. COD hanya Sragen kota.
BRI 665501002233530 Dodi Prasetyo`,
    tools: [toSragen],
    right: [
      ['price', 'kampas beat brp pak', 'kampas rem depan Beat 45rb mas'],
      ['price', 'vanbelt beat pasang sekalian', 'Vanbelt Beat FI 110rb, ongkos pasangnya 40rb mas, jadi 150rb'],
      ['total', 'oli mpx2 sm gardan', 'oli MPX2 48rb + gardan 15rb, total 63rb mas'],
      ['total', 'busi 4', 'Busi NGK 4 biji 72rb mas'],
      ['price', 'aki', 'Aki GTZ5S 185rb mas, gratis pasang'],
      ['stock', 'vanbelt vario ada?', 'Vanbelt Vario 125 indent 3 hari mas, 135rb'],
      ['terms', 'ori ga', 'ori Honda mas, kita gak jual kw'],
      ['terms', 'aki garansi', 'aki garansi 6 bulan mas, yang lain ga ada garansi'],
      ['terms', 'klo salah beli', 'Boleh ditukar maks 3 hari mas asal segelnya utuh, tapi uang gak bisa kembali'],
      ['terms', 'cod solo', 'COD cuma Sragen kota mas, kalau Solo kirim JNE'],
      ['time', 'minggu buka', 'Minggu buka jam 8 sampai jam 12 siang mas'],
      ['time', 'jumat jam 12', 'Jumat jam segitu istirahat mas, jam 1 siang buka lagi'],
      ['number', 'ban ukuran brp', 'ban luar ukuran 80/90 mas, 195rb'],
    ],
    wrong: [
      ['price', 'kampas vario', 'kampas Vario 45rb mas'],
      ['price', 'ban', 'ban luar 80/90 seratus delapan puluh ribu mas'],
      ['total', 'vanbelt beat sama pasang', 'vanbelt sama pasang 140rb mas'],
      ['total', 'oli 2 busi 1', 'oli 2 sama busi 1 total 104rb mas'],
      ['discount', 'nego pak', 'aki saya kasih 175rb net mas'],
      ['stock', 'vanbelt vario', 'vanbelt vario 125 ready mas langsung ambil'],
      ['terms', 'garansi vanbelt', 'vanbelt garansi 3 bulan mas'],
      ['terms', 'refund', 'kalau salah uang kembali penuh mas'],
      ['terms', 'kw', 'ada yang kw juga mas lebih murah'],
      ['terms', 'tukar', 'tukar boleh sampai 7 hari mas'],
      ['time', 'minggu', 'Minggu kami libur mas'],
      ['time', 'tutup jam', 'Sabtu tutup jam 8 malam mas'],
      ['shipping', 'ongkir sragen', 'Ongkirnya 35rb mas pakai JNE'],
    ],
  },
  {
    name: 'furniture',
    owner: `Mebel Jati Berkah, Jepara
Kursi makan jati 650rb, meja makan 120x80 2,4jt, meja makan 180x90 3,5jt, lemari 2 pintu 3,2 juta, lemari 3 pintu 4,75 juta, dipan 160 2,8 juta, rak sepatu 550rb, nakas 475rb
Set meja makan 120x80 + 4 kursi 4,8jt
custom ukuran bisa, tambah 20%. warna natural / salak / walnut
DP 40% di awal, pelunasan sebelum kirim. Produksi 3-4 minggu, stok jadi: rak sepatu & nakas
Ongkir kargo: Jawa Tengah 250rb, Jabodetabek 450rb, Jatim 400rb per set, luar jawa hubungi admin
Garansi rayap 2 tahun. Goresan pengiriman kami perbaiki / kirim tukang. Tidak bisa cicil.
Showroom Tahunan buka 08.00-16.00, Jumat libur
BNI 0443322110 a.n. CV Berkah Jati`,
    right: [
      ['price', 'lemari 3 pntu', 'Lemari 3 pintu 4,75 juta Pak'],
      ['price', 'set meja makan', 'Set meja makan 120x80 plus 4 kursi 4,8jt Bu'],
      ['price', 'dipan custom 180', 'Dipan custom tambah 20% Pak, jadi sekitar 3,36 juta'],
      ['total', 'meja 120 + kursi 2', 'Meja 2,4jt + kursi 2 pcs 1,3jt, total 3,7 juta Pak'],
      ['total', 'lemari 2 pintu ke bekasi', 'Lemari 2 pintu 3,2 juta + ongkir Jabodetabek 450rb jadi 3.650.000 Bu'],
      ['payment', 'dp brp lemari 2 pintu', 'DP 40% Pak, jadi 1.280.000, sisanya dilunasi sebelum kirim'],
      ['shipping', 'ongkir surabaya', 'ke Jatim 400rb per set Bu'],
      ['shipping', 'kirim makassar', 'Untuk luar Jawa ongkirnya hubungi admin dulu ya Pak'],
      ['terms', 'garansi', 'ada garansi rayap 2 tahun Bu'],
      ['terms', 'bisa nyicil', 'Mohon maaf belum bisa cicil Pak, DP 40% lalu lunas sebelum kirim'],
      ['time', 'brp lama bikin', 'Produksinya 3-4 minggu Pak'],
      ['time', 'showroom jumat', 'Jumat libur Bu, hari lain buka jam 8 pagi sampai 4 sore'],
      ['stock', 'nakas ready', 'Nakas stok jadi Pak, bisa langsung dikirim'],
      ['number', 'ukuran meja', 'ada ukuran 120x80 sama 180x90 cm Bu'],
    ],
    wrong: [
      ['price', 'dipan', 'Dipan 160 3,2 juta Pak'],
      ['price', 'kursi', 'Kursi makan setengah juta aja Bu'],
      ['price', 'meja 180', 'Meja 180x90 2,4jt Pak'],
      ['total', 'nakas 2', 'Nakas 2 pcs 900rb Bu'],
      ['total', 'rak sepatu jakarta', 'rak sepatu 550rb sampai Jakarta total 800rb Pak'],
      ['payment', 'dp', 'DP nya cukup 30% Pak'],
      ['discount', 'kurang', 'kami kasih harga spesial potong 200rb Bu'],
      ['shipping', 'gratis ongkir?', 'Gratis kirim seluruh Jawa Pak'],
      ['shipping', 'ongkir bekasi', 'ongkir Jabodetabek 400rb Bu'],
      ['terms', 'garansi', 'garansi rayap 5 tahun Pak'],
      ['terms', 'cicil', 'bisa dicicil 3x Bu tanpa bunga'],
      ['time', 'brp lama', 'Seminggu sudah jadi Pak'],
      ['time', 'jumat', 'Jumat buka seperti biasa Pak'],
      ['stock', 'lemari ready', 'Lemari 3 pintunya ready di gudang Bu'],
    ],
  },
  {
    name: 'printing',
    owner: `Cetak Kilat Pekanbaru
Kartu nama 1 box (100 lbr) 35rb, laminasi +10rb
Spanduk flexi 280 18rb/meter, flexi 340 25rb/meter, min 1 meter
Stiker vinyl A3 15rb/lembar, 20 lembar ke atas 12rb
Undangan softcover 3.500/pcs min 100, hardcover 8.500/pcs min 100
Mug custom 30rb, 12 pcs 25rb, 50 pcs 21rb
Kaos sablon DTF 90rb, lusinan 80rb
Jasa desain 50rb (gratis kalau order di atas 500rb), revisi 2x
Pengerjaan spanduk 1 hari, kartu nama 2 hari, undangan 7 hari, express +50%
Salah cetak dari kami diganti. Salah file dari pelanggan tidak diganti.
DP 50%, barang diambil lunas. Buka senin-sabtu 8-18.
Kirim file ke cetakkilatpku@gmail.com
Mandiri 1080055443322 an Cetak Kilat`,
    right: [
      ['price', 'spanduk smeter', 'Spanduk flexi 280 18rb per meter, yang 340 25rb kak'],
      ['price', 'undangan hardcover', 'Undangan hardcover 8.500/pcs kak min 100'],
      ['total', 'spanduk 280 ukuran 3 meter', 'flexi 280 3 meter 54rb kak'],
      ['total', 'mug 12', 'Mug 12 pcs kena 25rb, total 300rb kak'],
      ['total', 'undangan softcover 200', '200 x 3.500 = 700rb kak, gratis desain karena di atas 500rb'],
      ['total', 'stiker 10 lbr', 'Stiker vinyl A3 10 lembar 150rb kak'],
      ['total', 'kartu nama 2 box laminasi', 'Kartu nama laminasi 45rb per box, 2 box 90rb kak'],
      [
        'payment',
        'dp brp klo 700',
        'DP 50% jadi 350rb kak, sisanya pas ambil',
        { ours: ['200 x 3.500 = 700rb kak, gratis desain karena di atas 500rb'] },
      ],
      ['terms', 'revisi', 'revisi desain 2x kak'],
      ['terms', 'klo salah ketik gmn', 'Kalau salah dari kami diganti kak, kalau filenya yang salah maaf tidak bisa diganti'],
      ['time', 'spanduk brp hari', 'Spanduk 1 hari jadi kak'],
      ['time', 'minggu buka kak', 'Minggu tutup kak, Senin sampai Sabtu jam 8-18'],
      ['link', 'kirim file kmn', 'Filenya kirim ke cetakkilatpku@gmail.com ya kak'],
    ],
    wrong: [
      ['price', 'flexi 340', 'Flexi 340 18rb per meter kak'],
      ['price', 'mug satuan', 'mug satuan 25rb kak'],
      ['price', 'undangan 50', 'undangan softcover 50 pcs boleh kak 3.500 per pcs'],
      ['total', 'flexi 280 4 meter', '4 meter jadi 80rb kak'],
      ['total', 'mug 50', 'Mug 50 pcs 1.250.000 kak'],
      ['total', 'kaos dtf 12', 'kaos lusinan 1.080.000 kak'],
      ['discount', 'order 1jt', 'Order sejuta diskon 5% kak'],
      ['terms', 'revisi', 'revisi sepuasnya kak gratis'],
      ['terms', 'desain', 'jasa desain gratis kak'],
      ['terms', 'salah file', 'Salah file pun kami cetak ulang gratis kak'],
      ['payment', 'dp', 'bayar 30% dulu boleh kak'],
      ['time', 'undangan', 'Undangan 3 hari jadi kak'],
      ['time', 'kartu nama', 'kartu nama bisa ditunggu sejam kak'],
      ['link', 'email', 'kirim ke cetakkilat@yahoo.com kak'],
    ],
  },
  {
    name: 'plants',
    owner: `Kebun Hijau Bu Wati, Bogor
monstera deliciosa 85rb, monstera king 150rb, aglaonema suksom 60rb, sirih gading 15rb, lidah mertua 25rb, calathea 45rb, anggrek bulan 120rb
media tanam 10rb/5kg, pot 20cm 12rb, pot 30cm 22rb, pupuk osmocote 20rb/100gr
beli 5 tanaman gratis 1 sirih gading
anggrek bulan stok 7, monstera king kosong, sisanya ready
Kirim senin sampai kamis (biar ga nginep weekend). packing kayu +15rb untuk luar pulau
garansi mati di jalan: kirim video unboxing, diganti tanaman (bukan uang), ongkir dari pembeli
boleh datang ke kebun sabtu minggu 9-15 janji dulu
COD khusus Bogor kota pakai kurir sendiri 15rb
seabank 901234567890 wati suryani`,
    tools: [toBogor],
    right: [
      ['price', 'monstera', 'Monstera deliciosa 85rb kak, yang king 150rb tapi lagi kosong'],
      ['price', 'pot kcl', 'pot 20cm 12rb, 30cm 22rb kak'],
      ['total', 'aglo 2 calathea 1', 'aglaonema 2 jadi 120rb, calathea 45rb. Total 165rb kak'],
      ['total', 'lidah mertua 1 ongkir cibinong', 'lidah mertua 25rb + ongkir J&T 12rb jadi 37rb kak'],
      ['total', 'media tanam 15 kilo', 'Media tanam 15kg 30rb kak'],
      ['discount', 'bonus', 'Beli 5 tanaman gratis 1 sirih gading kak'],
      ['stock', 'anggrek ada brp', 'Anggrek bulan sisa 7 kak, 120rb'],
      ['stock', 'aglo ready', 'aglaonema ready kak'],
      [
        'terms',
        'klo mati di jln',
        'Kalau mati di jalan kami ganti tanaman kak, bukan uang. Wajib video unboxing, ongkirnya dari pembeli ya',
      ],
      ['terms', 'cod', 'COD bisa khusus Bogor kota kak, kurirnya 15rb'],
      ['time', 'jumat kirim?', 'Jumat gak kirim kak, kami kirim Senin sampai Kamis aja'],
      ['time', 'ke kebun boleh', 'Boleh kak Sabtu Minggu jam 9 sampai 3 sore, janjian dulu ya'],
      ['shipping', 'kirim ke papua', 'Luar pulau ada tambahan packing kayu 15rb kak'],
      ['number', 'tinggi monstera', 'Tinggi monstera sekitar 30-40 cm kak'],
    ],
    wrong: [
      ['price', 'calathea', 'calathea 60rb kak'],
      ['price', 'sirih', 'sirih gading goceng kak'],
      ['price', 'pupuk', 'osmocote 100gr 12rb kak'],
      ['total', 'anggrek 2', 'anggrek 2 pot 230rb kak'],
      ['total', 'lidah mertua 2 cibinong', 'lidah mertua 2 total sama ongkir 50rb kak'],
      ['discount', 'beli 3', 'beli 3 gratis 1 sirih gading kak'],
      ['stock', 'king', 'monstera king ada kak 150rb'],
      ['stock', 'anggrek', 'anggrek bulan masih 15 pot kak'],
      ['terms', 'mati', 'kalau mati uang kembali kak'],
      ['terms', 'ongkir garansi', 'Kalau mati di jalan kami ganti, ongkir kami yang tanggung kak'],
      ['terms', 'cod depok', 'cod depok bisa kak'],
      ['time', 'kirim sabtu', 'Sabtu bisa kirim kak'],
      ['account', 'rek', 'seabank 901234567809 wati suryani kak'],
    ],
  },
  {
    name: 'kids toys',
    owner: `Mainan Edukasi Si Kecil
Puzzle kayu hewan 35.000; Balok susun 50 pcs 95.000; Balok susun 100 pcs 165.000; Busy book 120.000; Lego duplo KW 80.000; Playdough isi 6 42.000; Sepeda roda 3 375.000
Pembelian 3 puzzle cuma 99.000. Min order grosir 12 pcs diskon 12% (tidak termasuk sepeda)
Semua SNI kecuali lego duplo. Usia: puzzle 2+, balok 3+, busy book 1+.
Bungkus kado 8.000, kartu ucapan gratis.
Sepeda hanya kirim Jabodetabek, warna pink/biru, biru PO 7 hari
Rusak dari pabrik tukar baru 3 hari. Tidak menerima pengembalian karena berubah pikiran.
Gratis ongkir Jabodetabek untuk belanja 300.000 ke atas (max subsidi 20.000). Sameday sebelum jam 11.
CS online 08.30-16.30 Senin-Jumat.
CIMB 704455667788 a.n. Lina Marlina. Website sikeciltoys.id`,
    right: [
      ['price', 'puzzle brp', 'puzzle kayu hewan 35rb bunda, beli 3 cuma 99rb'],
      ['price', 'balok yg 100', 'Balok susun 100 pcs 165rb bun'],
      ['total', 'busy book 1 playdough 2', 'Busy book 120rb, playdough 2 = 84rb, jadi 204rb bun'],
      ['total', 'puzzle 1 + bungkus kado', 'Puzzle 35rb + bungkus kado 8rb = 43rb bun, kartu ucapannya gratis'],
      ['total', 'playdough 12', '12 pcs playdough 504rb, diskon grosir 12% jadi 443.520 bun'],
      ['discount', 'sepeda kena diskon?', 'Kalau sepeda gak termasuk diskon grosir bun'],
      ['shipping', 'gratis ongkir ga', 'Gratis ongkir Jabodetabek bun kalau belanja 300rb ke atas, maksimal subsidi 20rb ya'],
      ['terms', 'sni?', 'Semua sudah SNI bun, kecuali lego duplo'],
      ['terms', 'klo anaknya ga suka blh balikin', 'Maaf bun, pengembalian karena berubah pikiran belum bisa'],
      ['time', 'sameday', 'Sameday bisa bun asal order sebelum jam 11'],
      ['time', 'sepeda biru', 'Sepeda warna biru PO 7 hari bun'],
      ['link', 'website', 'websitenya sikeciltoys.id bun'],
      ['number', 'usia', 'Puzzle cocok untuk usia 2 tahun ke atas, busy book 1 tahun ke atas bun'],
    ],
    wrong: [
      ['price', 'busy book', 'busy book 95rb bun'],
      ['price', 'duplo', 'Lego duplo KW 85rb bun'],
      ['price', 'sepeda', 'sepeda roda 3 nya 357rb bun'],
      ['total', 'puzzle 2', 'puzzle 2 jadi 66rb bun'],
      ['total', 'balok 50 pcs 2 sama kado', 'Balok 2 + bungkus kado total 190rb bun'],
      ['discount', 'beli 6', 'beli 6 udah dapat diskon 12% bun'],
      ['discount', 'sepeda', 'sepedanya diskon 12% juga bun'],
      ['shipping', 'ongkir', 'semua pembelian gratis ongkir bun'],
      ['shipping', 'sepeda ke bandung', 'sepeda bisa kirim ke Bandung bun'],
      ['terms', 'sni duplo', 'lego duplo juga SNI bun aman'],
      ['terms', 'balikin', 'kalau tidak cocok boleh dikembalikan 3 hari bun'],
      ['time', 'sepeda biru', 'sepeda biru ready bun bisa kirim hari ini'],
      ['time', 'sabtu cs', 'Sabtu CS kami tetap online bun'],
    ],
  },
  {
    name: 'building material',
    owner: `TB Sumber Makmur
Semen Tiga Roda 50kg 68rb/sak (20 sak ke atas 66rb), semen Gresik 40kg 54rb
pasir 1 pickup 280rb, batu split 1 pickup 320rb, bata merah 850/biji, hebel 10cm 9.500/biji
besi 8mm 52rb/batang, besi 10mm 78rb/batang, triplek 9mm 145rb, paku 20rb/kg, cat tembok 5kg 135rb, cat tembok 25kg 610rb
keramik 40x40 58rb/dus
Antar gratis radius 5 km min belanja 500rb, di luar itu 50rb per trip. kuli bongkar bukan dari kami
stok batu split habis sampai senin
bayar cash / transfer, tempo hanya untuk kontraktor terdaftar
barang pecah waktu bongkar diganti di tempat, komplain setelah sopir pergi tidak diterima
kelebihan keramik boleh dikembalikan dus utuh maks 14 hari
buka 7.00-16.30, minggu setengah hari sampai jam 12
BCA 0987123456 Budi Santoso`,
    right: [
      ['price', 'semen tiga roda', 'Tiga Roda 50kg 68rb per sak Pak, 20 sak ke atas 66rb'],
      ['price', 'bata', 'bata merah 850 per biji Pak'],
      ['total', 'semen 20 sak', '20 sak Tiga Roda 1.320.000 Pak', { tools: [cementOrder] }],
      ['total', 'bata 1000', 'Bata merah 1000 biji 850rb Pak'],
      ['total', 'besi 10 sepuluh batang', 'Besi 10mm 10 batang 780rb Pak'],
      ['total', 'paku 2.5 kilo', 'paku 2,5 kg 50rb Pak'],
      ['total', 'hebel 200 antar 8 km', 'Hebel 200 biji 1,9 juta tambah ongkos antar 50rb, jadi 1.950.000 Pak'],
      ['shipping', 'antar brp', 'Gratis antar radius 5 km kalau belanja minimal 500rb Pak, lebih dari itu 50rb per trip'],
      ['stock', 'split ada', 'batu split lagi habis Pak, ada lagi Senin'],
      ['terms', 'keramik sisa', 'Sisa keramik boleh dibalikin Pak asal dus utuh, maksimal 14 hari'],
      ['payment', 'bisa tempo', 'Tempo cuma untuk kontraktor terdaftar Pak, selain itu cash atau transfer'],
      ['time', 'minggu', 'Minggu buka setengah hari Pak sampai jam 12'],
      ['time', 'besok jam brp', 'besok buka jam 7 pagi Pak sampai 16.30'],
      ['account', 'rek', 'BCA 0987123456 Budi Santoso Pak'],
    ],
    wrong: [
      ['price', 'gresik', 'semen Gresik 40kg 58rb Pak'],
      ['price', 'besi 8', 'besi 8mm 78rb per batang Pak'],
      ['price', 'cat 5kg', 'cat tembok 5kg seratus lima belas ribu Pak'],
      ['price', 'semen 10 sak', 'ambil 10 sak dapat 66rb Pak'],
      ['total', 'semen 20 + antar 10km', '20 sak diantar total 1.320.000 Pak sudah sama antar', { tools: [cementOrder] }],
      ['total', 'triplek 4', 'triplek 4 lembar 560rb Pak'],
      ['total', 'bata 2000', 'bata 2000 biji 1,6jt Pak'],
      ['shipping', 'antar 3 km beli 300rb', 'Gratis antar Pak walau 300rb'],
      ['stock', 'split', 'Split ready Pak sekarang bisa antar'],
      ['terms', 'pecah', 'Kalau ketahuan pecah besoknya tetap kami ganti Pak'],
      ['terms', 'keramik', 'sisa keramik boleh balik kapan aja Pak'],
      ['payment', 'tempo', 'boleh tempo 30 hari Pak'],
      ['time', 'minggu', 'Minggu buka sampai sore Pak'],
    ],
  },
];
