import type { Shop } from '../shop.js';

/** Shops whose owners write dense lists. The answers were written without looking at the rules, and read while these were changed. */
export const ninthGoods: readonly Shop[] = [
  {
    name: 'frozen',
    owner: `Frozen Food Mama Keisha (Cimanggis Depok)
- Nugget ayam 500gr 38rb / 1kg 72rb
- Sosis sapi isi 15 42rb, sosis ayam isi 20 35rb
- Kentang goreng 1kg 32rb / 2,5kg 75rb
- Bakso sapi isi 25 29rb, isi 50 55rb
- Dimsum ayam isi 10/20/50 = 25/47/110rb
- Cireng isi 10 15rb, risol mayo isi 10 30rb
- Ebi furai isi 10 33rb >> lg kosong, masuk lagi tgl 20
Paket A (nugget 500gr + sosis ayam + kentang 1kg) 99rb. Paket B (dimsum 20 + cireng + risol) 87rb
Reseller min 10 pack boleh campur, potong 2rb/pack, paket A/B ga ikut
Kirim gosend/grab ongkir sesuai aplikasi, luar Depok pakai Paxel: Jabodetabek 25rb, Bandung 35rb (maks 3kg). Paxel cuma senin-jumat order sblm jam 14.00
Belanja min 200rb dpt thermal bag gratis. COD khusus Cimanggis, selain itu transfer dulu
Buka tiap hari 09.00-20.00. Tahan 3 bulan di freezer. Halal MUI baru nugget sama bakso, yg lain masih PIRT
Barang rusak wajib video unboxing max 3 jam, diganti barang bukan uang. BCA 7310664205 an Dewi Lestari / QRIS`,
    right: [
      ['price', 'nugget brp ya bun', 'Nugget ayam 500gr 38rb, yang 1kg 72rb kak 😊'],
      ['price', 'sosis sapi sama sosis ayam harganya?', 'Sosis sapi isi 15 Rp42.000, sosis ayam isi 20 Rp35.000 kak.'],
      ['price', 'dimsum isi 20 brp', 'Dimsum ayam isi 20 harganya 47rb kak.'],
      ['price', 'kentang 2,5kg berapa', 'Kentang goreng 2,5kg Rp75.000 kak.'],
      ['price', 'cireng sama risol brp kak', 'Cireng isi 10 15rb, risol mayo isi 10 30rb kak 🙌'],
      [
        'total',
        'paket A isinya apa aja, hematnya brp',
        'Paket A 99rb kak: nugget 500gr, sosis ayam, dan kentang 1kg. Kalau beli satuan 105rb, jadi hemat 6rb.',
      ],
      ['price', 'paket B brp', 'Paket B Rp87.000 kak, isinya dimsum 20, cireng, dan risol mayo.'],
      [
        'total',
        'bakso isi 50 brp, mending itu apa 2 yg isi 25',
        'Bakso isi 50 55rb kak. Kalau ambil 2 pack isi 25 jadi 2 x 29rb = 58rb, jadi lebih hemat 3rb yang isi 50.',
      ],
      ['stock', 'ebi furai ada?', 'Maaf kak, ebi furai lagi kosong. Masuk lagi tanggal 20 ya 🙏'],
      [
        'total',
        'mau nugget 1kg 2, bakso isi 50 1 totalnya',
        'Nugget 1kg 2 x 72rb = 144rb + bakso isi 50 55rb = 199rb kak, belum termasuk ongkir. Tambah dikit lagi sudah dapat thermal bag gratis lho (min belanja 200rb) 😄',
      ],
      [
        'shipping',
        'kirim bandung brp ongkirnya',
        'Ke Bandung pakai Paxel 35rb kak, maksimal 3kg. Kirimnya Senin-Jumat, order sebelum jam 14.00 ya.',
      ],
      ['total', 'paket B 2 kirim ke bekasi total brp', 'Paket B 2 x 87rb = 174rb + Paxel Jabodetabek 25rb = 199rb kak.'],
      [
        'discount',
        'reseller gimana syaratnya',
        'Reseller minimal 10 pack kak, boleh campur, dipotong 2rb per pack. Paket A/B tidak ikut ya.',
      ],
      ['total', 'kalo reseller cireng 10 pack jadi brp', 'Cireng 15rb dipotong 2rb jadi 13rb per pack, 10 pack = 130rb kak.'],
      [
        'total',
        'reseller 5 nugget 500 sama 5 sosis ayam',
        'Totalnya Rp345.000 kak.\nNugget 500gr: 5 x 36rb = 180rb\nSosis ayam: 5 x 33rb = 165rb\nSudah harga reseller potong 2rb/pack, dan dapat thermal bag gratis ya 😊',
      ],
      [
        'account',
        'bisa cod ga? saya di cibubur',
        'Mohon maaf kak, COD hanya khusus Cimanggis. Untuk Cibubur transfer dulu ya, BCA 7310664205 a.n. Dewi Lestari atau QRIS.',
      ],
      ['terms', 'semua halal kan kak?', 'Yang sudah Halal MUI baru nugget dan bakso kak. Produk lainnya masih PIRT ya.'],
      ['shipping', 'sabtu bisa kirim paxel?', 'Belum bisa kak, Paxel cuma Senin-Jumat dengan order sebelum jam 14.00.'],
      ['price', 'tahan brp lama', 'Tahan 3 bulan kalau disimpan di freezer kak.'],
      [
        'stock',
        'kalo pas nyampe rusak gmn',
        'Kalau rusak kami ganti barang ya kak, wajib ada video unboxing dan lapornya maksimal 3 jam. Gantinya berupa barang, bukan uang.',
      ],
      ['time', 'buka sampe jam brp', 'Kami buka tiap hari jam 09.00-20.00 kak.'],
      [
        'total',
        'tambah risol 2 jadi brp',
        'Dimsum isi 50 110rb + risol 2 x 30rb = 60rb, jadi 170rb kak.',
        { earlier: ['dimsum 50 110 ya'] },
      ],
      [
        'stock',
        'ada 100rb pgn buat cemilan anak, enaknya apa',
        'Bisa ambil Paket A kak, 99rb sudah dapat nugget 500gr, sosis ayam, dan kentang 1kg. Atau Paket B 87rb isi dimsum 20, cireng, dan risol.',
      ],
      ['time', 'nugget 1kg 70rb kan bun', 'Nugget 1kg 72rb kak, bukan 70rb ya. Yang 500gr 38rb.'],
      [
        'shipping',
        'kalo kirim gosend brp',
        'Kalau GoSend/Grab ongkirnya sesuai aplikasi kak, ditentukan jarak alamatnya. Boleh kirim alamat lengkapnya?',
      ],
    ],
    wrong: [
      ['price', 'nugget 1kg brp', 'Nugget ayam 1kg 76rb kak.'],
      ['price', 'sosis sapi brp bun', 'Sosis sapi isi 15 35rb kak.'],
      ['price', 'dimsum isi 50 brp', 'Dimsum isi 50 Rp115.000 kak.'],
      ['total', 'paket B 2 kirim ke bekasi total brp', 'Paket B 2 x 87rb = 174rb + Paxel 35rb = 209rb kak.'],
      ['total', 'nugget 1kg 2 sama bakso isi 50 total', 'Totalnya 189rb kak, belum ongkir ya.'],
      ['total', 'reseller cireng 10 pack jadi brp', 'Cireng 10 pack harga reseller 150rb kak.'],
      ['total', 'paket A hematnya brp dibanding satuan', 'Kalau beli satuan 110rb kak, jadi Paket A hemat 11rb.'],
      ['price', 'risol mayo 25rb ya', 'Iya kak, risol mayo isi 10 25rb 😊'],
      ['total', 'kentang 1kg 3 brp', '3 x 32rb = 98rb kak.'],
      [
        'total',
        'reseller 5 nugget 500 sama 5 sosis ayam',
        'Total harga reseller 5 nugget + 5 sosis ayam 355rb kak, sudah potong 2rb per pack.',
      ],
      ['price', 'paket B brp', 'Paket B Rp92.000 kak, isi dimsum 20, cireng, dan risol.'],
      ['total', 'bakso isi 25 2 pack', 'Bakso isi 25 2 pack jadi 55rb kak.'],
      ['total', 'risol 1, cireng 2', 'Dimsum 47rb + risol 30rb + cireng 2 x 15rb = 97rb kak.', { earlier: ['dimsum 20 1'] }],
      ['total', 'reseller paket A 10 jadi brp', 'Paket A harga reseller 97rb, jadi 10 paket 970rb kak.'],
      ['stock', 'ebi furai ada?', 'Ada kak, ebi furai ready. Isi 10 33rb, mau berapa pack?'],
      ['terms', 'semua halal MUI kan kak?', 'Iya kak, semua produk kami sudah bersertifikat Halal MUI 👍'],
      ['payment', 'bisa cod ga? saya di cibubur', 'Bisa kak, Cibubur bisa COD, bayar ke kurir pas barang sampai.'],
      ['time', 'sabtu bisa kirim paxel?', 'Bisa kak, Paxel jalan Senin sampai Sabtu, order sebelum jam 14.00.'],
      ['terms', 'kalo pas nyampe rusak gmn', 'Kalau rusak uangnya kami kembalikan penuh kak, cukup kirim foto.'],
      ['shipping', 'belanja 200rb free ongkir ga', 'Iya kak, belanja minimal 200rb gratis ongkir se-Jabodetabek.'],
      ['terms', 'tahan brp lama', 'Tahan sampai 6 bulan di freezer kak.'],
      ['account', 'rek bca nya', 'BCA 7310664025 a.n. Dewi Lestari ya kak.'],
      ['discount', 'beli 3 nugget ada diskon?', 'Ada kak, beli 3 nugget dipotong 2rb per pack.'],
      ['time', 'ebi furai kapan ada lagi', 'Ebi furai masuk lagi tanggal 15 kak, bisa langsung kami keep 😊'],
      ['payment', 'udah transfer ya bun', 'Terima kasih kak, dananya sudah masuk ke rekening kami. Segera kami kirim ya.'],
    ],
  },
  {
    name: 'hijab',
    owner: `HIJAB NAFISA grosir & ecer, online only
Pashmina ceruty ecer 35rb, seri (6pcs) 28rb/pcs, kodi (20pcs) 25rb/pcs
Segiempat voal ecer 30rb, seri 24rb/pcs, kodi 21rb/pcs
Bergo jersey 25/30/35rb utk S/M/L, ambil 6 potong 4rb/pcs, kodi potong 7rb/pcs
Bergo anak 20rb, seri 15rb/pcs. Ciput 10rb, selusin 90rb
Warna pashmina: hitam mocca navy dusty army, maroon habis. Voal: hitam, cream, milo, sage
Ongkir per kg: jkt 9rb, bandung 12rb, jateng 17rb, surabaya 18rb. luar jawa cek dulu ya
1kg muat 10 pashmina atau 12 voal atau 6 bergo
Belanja diatas 1jt disc 3% (blm ongkir)
Dropship bisa +2rb per paket. Keep max 1x24 jam. Ga ada COD
Order masuk sblm jam 15 dikirim hari itu, minggu & tgl merah libur
Retur cuma cacat produksi, max 2 hari stlh terima + video unboxing. salah pilih warna ga bisa tukar
Mandiri 1260009981753 an Siti Nafisah, BSI 7145522098 nama sama`,
    right: [
      ['total', 'pashmina ceruty ecer brp kak', 'Pashmina ceruty ecer 35rb kak. Kalau ambil seri isi 6 jadi 28rb/pcs 😍'],
      ['total', 'voal kodian brp', 'Segiempat voal kodi Rp21.000/pcs kak, isi 20 pcs jadi Rp420.000 per kodi.'],
      ['total', 'bergo L brp', 'Bergo jersey ukuran L 35rb kak. Kalau ambil 6 dipotong 4rb/pcs jadi 31rb.'],
      ['price', 'bergo anak seri berapa', 'Bergo anak kalau seri 15rb/pcs kak, kalau satuan 20rb.'],
      ['price', 'ciput selusin?', 'Ciput selusin Rp90.000 kak, jatuhnya 7.500 per pcs.'],
      ['stock', 'pashmina warna apa aja', 'Pashmina ready hitam, mocca, navy, dusty, dan army kak. Maroon lagi habis ya 🙏'],
      [
        'stock',
        'maroon ada ga pashminanya',
        'Mohon maaf kak, yang maroon habis. Yang ada hitam, mocca, navy, dusty, army. Mau pilih yang mana?',
      ],
      [
        'total',
        'kalo pashmina 1 kodi + ongkir bandung jadi brp',
        'Pashmina 1 kodi 20 x 25rb = 500rb. Beratnya 2kg (1kg muat 10), ongkir Bandung 2 x 12rb = 24rb. Totalnya 524rb kak.',
      ],
      ['total', 'pashmina seri 6 kirim jakarta total', '6 x 28rb = 168rb + ongkir Jakarta 9rb (1kg) = 177rb kak.'],
      ['total', 'ambil 12 voal brp, kirim surabaya', '12 voal harga seri 24rb = 288rb, ongkir Surabaya 1kg 18rb, total 306rb kak.'],
      ['total', 'bergo M 6 pcs jadi berapa', 'Bergo M 30rb dipotong 4rb jadi 26rb/pcs. 6 pcs = Rp156.000 kak.'],
      ['total', 'bergo S sekodi berapa total', 'Bergo S 25rb potong 7rb = 18rb/pcs, 1 kodi 20 pcs jadi Rp360.000 kak.'],
      ['payment', 'bisa cod kak?', 'Maaf kak, kami tidak ada COD ya. Pembayaran transfer ke Mandiri atau BSI 🙏'],
      [
        'total',
        'tokonya dimana kak mau liat langsung',
        'Kami online only kak, jadi belum ada toko untuk dikunjungi. Mau saya bantu pilihkan lewat WA?',
      ],
      ['price', 'dropship bisa?', 'Bisa kak, dropship tambah 2rb per paket.'],
      [
        'shipping',
        'kalo order jam 4 sore dikirim kapan',
        'Order yang masuk sebelum jam 15 dikirim hari itu kak. Kalau jam 4 sore berarti dikirim di hari kerja berikutnya ya, Minggu & tanggal merah libur.',
      ],
      [
        'stock',
        'kak saya salah pilih warna bisa tuker?',
        'Mohon maaf kak, salah pilih warna belum bisa ditukar. Retur hanya untuk cacat produksi, maksimal 2 hari setelah diterima dan ada video unboxing.',
      ],
      ['account', 'rek bsi dong', 'BSI 7145522098 a.n. Siti Nafisah ya kak.'],
      ['shipping', 'ada diskon ga kalo banyak', 'Ada kak, belanja di atas 1jt diskon 3% (belum termasuk ongkir).'],
      [
        'total',
        'pashmina 3 kodi habis diskon brp',
        '3 kodi pashmina = 60 x 25rb = Rp1.500.000. Diskon 3% Rp45.000, jadi Rp1.455.000 kak, belum ongkir.',
      ],
      ['price', 'voal seri 20rb ya kak', 'Untuk voal seri 24rb/pcs kak, kalau kodi baru 21rb/pcs 🙏'],
      [
        'price',
        'beda harga ecer sama seri voal berapa',
        'Selisihnya 6rb per pcs kak. Ecer 30rb, seri 24rb. Kalau 6 pcs lumayan hemat 36rb 😊',
      ],
      [
        'total',
        'sampe lusa',
        'Keep maksimal 1x24 jam kak, jadi kalau sampai lusa belum bisa ya 🙏',
        { earlier: ['bisa keep dulu ga kak'] },
      ],
      [
        'total',
        'uang 300rb dapet brp pashmina',
        'Dengan 300rb bisa ambil 1 seri (6 pcs) 168rb + 3 pcs ecer 105rb = 273rb kak, sisa 27rb bisa buat ongkir 😊',
      ],
      ['total', '2 ciput sama 1 pashmina 1 voal ecer', 'Ciput 2 x 10rb = 20rb, pashmina 35rb, voal 30rb. Total 85rb kak belum ongkir.'],
    ],
    wrong: [
      ['price', 'pashmina seri brp kak', 'Pashmina seri 25rb/pcs kak, isi 6 pcs.'],
      ['price', 'voal ecer brp', 'Voal ecer 35rb kak, ada hitam, cream, milo, sage.'],
      ['price', 'bergo M brp', 'Bergo jersey M 35rb kak.'],
      ['total', 'pashmina 1 kodi kirim bandung total', '20 x 25rb = 500rb + ongkir 12rb = 512rb kak.'],
      ['total', 'bergo M 6 pcs jadi berapa', '6 x 30rb = 180rb kak.'],
      ['total', 'pashmina 3 kodi habis diskon brp', '3 kodi Rp1.500.000, diskon 3% jadi Rp1.425.000 kak.'],
      ['price', 'ciput selusin?', 'Ciput selusin Rp120.000 kak.'],
      ['total', 'bergo S sekodi berapa total', 'Bergo S kodi 18rb/pcs, totalnya Rp340.000 kak.'],
      ['total', '12 voal seri kirim surabaya', '12 x 24rb = 288rb + ongkir 17rb = 305rb kak.'],
      ['price', 'toko lain voal kodi 19rb kak', 'Di kami juga bisa 19rb/pcs kak kalau ambil kodi 😊'],
      ['total', 'bergo anak 6 pcs brp', 'Bergo anak seri 15rb, 6 pcs jadi 100rb kak.'],
      [
        'total',
        'kirim jkt jadi brp',
        '6 x 35rb = 210rb + ongkir Jakarta 9rb = 219rb kak.',
        { earlier: ['pashmina 6 mau yg campur warna'] },
      ],
      ['total', 'kalo belanja 1,2jt diskonnya brp', 'Diskon 3% dari 1,2jt itu 30rb kak, jadi bayar 1.170.000.'],
      ['total', 'bergo L kodi brp per pcs', 'Bergo L kalau kodi jadi 31rb/pcs kak.'],
      ['stock', 'pashmina maroon ada ga', 'Ada kak, maroon ready. Mau berapa pcs?'],
      ['stock', 'voal warna navy ada?', 'Ada kak, voal ready hitam, cream, milo, sage, dan navy.'],
      ['payment', 'bisa cod kak?', 'Bisa kak, COD untuk daerah Jakarta dan Bandung ya.'],
      ['terms', 'tokonya dimana kak mau liat langsung', 'Toko kami di Tanah Abang Blok A lantai 3 kak, silakan mampir jam 9-16.'],
      ['terms', 'salah warna bisa tuker?', 'Bisa kak, tukar warna maksimal 2 hari setelah diterima, ongkir ditanggung pembeli.'],
      ['time', 'order jam 5 sore dikirim kapan', 'Tetap kami kirim hari ini kak, order sampai jam 17.00 masih dikirim di hari yang sama.'],
      ['shipping', 'dropship kena biaya?', 'Tidak kena biaya kak, dropship gratis 😊'],
      ['account', 'rek mandiri nya', 'Mandiri 1260009981735 a.n. Siti Nafisah ya kak.'],
      ['terms', 'bisa keep 3 hari kak?', 'Bisa kak, keep maksimal 3 hari ya.'],
      ['discount', 'belanja 500rb ada diskon?', 'Ada kak, belanja di atas 500rb dapat diskon 3%.'],
      ['shipping', 'luar jawa ongkirnya brp', 'Untuk luar Jawa 35rb/kg rata semua kota kak.'],
    ],
  },
  {
    name: 'galon',
    owner: `Depot Air & Gas BERKAH - Cibubur
isi ulang galon RO 7rb, mineral biasa 5rb
aqua 21rb, le minerale 22rb, vit 17rb (tukar galon)
galon kosong aqua 45rb, galon polos 35rb. le minerale sekali pakai jd ga tukar
gas 3kg 22rb, 5,5kg 105rb, 12kg 215rb (isi saja). tabung 3kg + isi 190rb, 12kg + isi 720rb
regulator 85rb, selang 45rb, karet seal 2rb
pompa galon manual 35rb, elektrik 60rb
antar gratis radius 2km min 2 galon atau 1 gas, kalo cm 1 galon +2rb. 2-4km +5rb sekali antar, lebih dr 4km blm bisa. lantai 2 ke atas +1rb/galon
kupon: beli 10 isi ulang bayar 9
buka 07.00-19.00, minggu 08.00-14.00, antar terakhir 1 jam sblm tutup
biasanya nyampe 30-60 menit
gas bocor/segel rusak langsung ditukar hari itu
ga bisa ngutang, ga jual gas bright gas
bayar cash, QRIS, gopay 085710023344 an Maryanto`,
    right: [
      ['price', 'isi ulang galon brp bang', 'Isi ulang RO 7rb, mineral biasa 5rb kak.'],
      ['terms', 'aqua galon brp', 'Aqua galon 21rb kak, tukar galon ya.'],
      ['price', 'le minerale sama vit brp', 'Le Minerale 22rb, Vit 17rb kak.'],
      ['price', 'gas 3 kilo berapa', 'Gas 3kg 22rb kak, isi saja.'],
      ['price', 'gas 12kg?', 'Gas 12kg isi saja Rp215.000 kak.'],
      ['total', 'beli tabung 3kg baru sama isinya', 'Tabung 3kg + isi 190rb kak.'],
      ['stock', 'galon kosong aqua jual?', 'Ada kak, galon kosong Aqua 45rb. Kalau galon polos 35rb.'],
      ['total', 'regulator sama selang total brp', 'Regulator 85rb + selang 45rb = 130rb kak.'],
      [
        'total',
        'pesen 3 aqua 1 gas 3kg, rumah 1km, brp',
        '3 x 21rb = 63rb + gas 22rb = 85rb kak, antarnya gratis karena masih radius 2km 👍',
      ],
      ['total', '1 galon RO dianter brp, deket kok 500m', 'RO 7rb + antar 2rb = 9rb kak. Kalau ambil 2 galon antarnya gratis.'],
      ['total', '2 galon RO ke lantai 3, jarak 1km', '2 x 7rb = 14rb + naik lantai 2 x 1rb = 2rb, jadi 16rb kak. Antarnya gratis.'],
      ['total', 'rumah 3km mau 5 galon mineral sama gas 12kg', '5 x 5rb = 25rb + gas 215rb + ongkos antar 5rb = 245rb kak.'],
      ['shipping', 'jarak 6km bisa antar?', 'Mohon maaf kak, lebih dari 4km belum bisa diantar 🙏 Kalau mau bisa ambil sendiri ke depot.'],
      ['payment', 'kupon isi ulang gimana bang', 'Beli 10 isi ulang bayar 9 saja kak. Jadi kalau RO cukup 63rb untuk 10 galon.'],
      ['total', 'kupon yg mineral brp jadinya', 'Kupon mineral biasa 9 x 5rb = 45rb kak untuk 10 isi ulang, hemat 5rb.'],
      ['shipping', 'minggu sampe jam brp antarnya', 'Hari Minggu buka 08.00-14.00, antar terakhir jam 13.00 ya kak.'],
      ['price', 'skrg pesen brp lama nyampe', 'Biasanya nyampe 30-60 menit kak 🙏'],
      ['terms', 'gasnya bocor pas dibuka gmn', 'Kalau gas bocor atau segel rusak langsung kami tukar hari itu juga kak.'],
      ['price', 'bright gas ada?', 'Maaf kak, bright gas kami tidak jual. Adanya gas 3kg, 5,5kg, dan 12kg.'],
      ['account', 'bayar besok ya bang', 'Maaf ya kak, tidak bisa utang 🙏 Bisa cash, QRIS, atau GoPay.'],
      ['account', 'gopay nya kemana', 'GoPay ke 085710023344 a.n. Maryanto kak.'],
      ['shipping', 'malem jam 7 masih anter?', 'Antar terakhir jam 18.00 kak, karena tutup jam 19.00. Kalau jam 7 malam sudah tidak bisa.'],
      ['total', 'yg elektrik 2 ya', 'Pompa elektrik 2 x 60rb = 120rb kak.', { earlier: ['pompa galon brp'] }],
      ['price', 'vit 15rb kan bang', 'Vit 17rb kak sekarang, kalau Aqua 21rb.'],
      ['total', '50rb dapet brp galon RO', 'Rp50.000 dapat 7 galon RO kak, 7 x 7rb = 49rb, sisa 1rb.'],
    ],
    wrong: [
      ['price', 'isi ulang RO brp', 'Isi ulang RO 6rb kak.'],
      ['price', 'aqua galon brp', 'Aqua galon 22rb kak, tukar galon.'],
      ['price', 'gas 5,5kg', 'Gas 5,5kg 115rb kak isi saja.'],
      ['total', 'regulator sama selang total brp', 'Regulator 85rb + selang 45rb = 120rb kak.'],
      ['total', '3 aqua 1 gas 3kg jarak 1km', '63rb + 22rb + ongkir 5rb = 90rb kak.'],
      ['price', '1 galon RO dianter brp', 'Cukup 7rb saja kak untuk 1 galon.'],
      ['total', '2 galon RO ke lantai 3, jarak 1km', '2 x 7rb = 14rb kak, naik lantai tidak ada tambahan.'],
      ['total', 'rumah 3km mau 5 galon mineral sama gas 12kg', '25rb + 215rb = 240rb kak.'],
      ['price', 'kupon RO 10 brp', 'Kupon 10 isi ulang RO 70rb kak.'],
      ['total', 'tabung 3kg + isi', 'Tabung 3kg + isi 170rb kak.'],
      ['price', 'vit 15rb kan bang', 'Iya kak, Vit 15rb per galon.'],
      ['price', 'galon kosong polos brp', 'Galon polos 45rb kak.'],
      ['price', 'yg elektrik 2 ya', '2 pompa elektrik 70rb kak.', { earlier: ['pompa galon brp'] }],
      ['total', 'gas 12kg tabung baru', 'Tabung 12kg + isi Rp215.000 kak.'],
      ['shipping', 'jarak 6km bisa antar?', 'Bisa kak, 6km tambah ongkos 10rb.'],
      ['time', 'malem jam 7 masih anter?', 'Masih kak, kami antar sampai jam 21.00.'],
      ['time', 'minggu buka jam brp', 'Minggu buka jam 07.00-19.00 seperti biasa kak.'],
      ['stock', 'bright gas ada?', 'Ada kak, bright gas 5,5kg 110rb.'],
      ['payment', 'bayar besok ya bang', 'Boleh kak, dicatat dulu ya bayar besok.'],
      ['account', 'gopay nya kemana', 'GoPay ke 085710023434 a.n. Maryanto kak.'],
      ['terms', 'gas bocor gmn', 'Kalau gas bocor uangnya kami kembalikan 2x lipat kak.'],
      ['discount', 'beli 5 isi ulang ada diskon?', 'Ada kak, beli 5 isi ulang gratis 1.'],
      ['terms', 'le minerale bisa tukar galon?', 'Bisa kak, galon Le Minerale kosong bisa ditukar, dapat potongan 5rb.'],
      ['shipping', 'antar gratis sampe brp km', 'Gratis sampai radius 4km kak.'],
      ['account', 'ovo bisa?', 'Bisa kak, OVO ke 085710023355 a.n. Maryanto.'],
    ],
  },
];
