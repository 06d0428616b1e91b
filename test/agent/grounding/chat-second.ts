import type { Shop } from './shop.js';

const toCirebon =
  '{"tujuan":"Kesambi, Kota Cirebon","berat_gram":1000,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":16000,"estimasi":"2-3 hari"},{"kurir":"J&T","layanan":"EZ","biaya":15000,"estimasi":"2-3 hari"}]}';
const gamisOrder =
  '{"barang":[{"nama":"Gamis linen","varian":"XL","jumlah":2,"harga_satuan":195000,"subtotal":390000}],"total_barang":390000,"tujuan":"Kesambi, Kota Cirebon","dengan_ongkir":[{"kurir":"J&T","layanan":"EZ","ongkir":15000,"total":405000}]}';

/** Written in one go after the rules of decision 0176. The rates of the first run are in that decision. */
export const chatSecond: readonly Shop[] = [
  {
    name: 'modest wear',
    owner: `Nadhira Moslem Wear
* Gamis linen S-L 185k, XL 195k
* Gamis ceruty 225k (all size)
* Tunik rayon 99k
* Khimar instan 65k, pet antem
* Mukena travel 120k free tas
Ready semua kec gamis linen warna sage (PO 10 hari)
Reseller: min 5 pcs campur, disc 15%. Daftar reseller gratis.
Tukar size bisa 1x, max 3 hari stlh terima, ongkir PP customer. Refund tidak ada.
Kirim Senin-Jumat jam 3 sore. Sabtu Minggu slow respon.
Bayar: BSI 7123450098 a/n Nadhira Putri / shopee nadhira.wear. Gak ada cod.`,
    tools: [toCirebon],
    right: [
      ['price', 'gamis linen xl brp kak', 'Gamis linen XL 195rb ya ukhti, kalau S-L 185rb'],
      ['price', 'mukena', 'Mukena travel 120rb, udah free tas kak'],
      ['total', 'linen xl 2 ke kesambi cirebon', 'Gamis linen XL 2 pcs 390rb + ongkir 15rb, total 405rb kak', { tools: [gamisOrder] }],
      ['total', 'tunik 2 khimar 1', 'tunik 2 198rb, khimar 65rb, jadi 263rb kak'],
      ['total', 'khimar 5 reseller', '5 khimar 325rb, disc reseller 15% jadi 276.250 kak'],
      ['stock', 'linen sage ready?', 'Yang sage PO 10 hari ya kak'],
      ['stock', 'ceruty ready', 'gamis ceruty ready kak'],
      ['terms', 'klo kekecilan', 'Bisa tukar size 1x kak, maksimal 3 hari setelah terima, ongkir bolak balik ditanggung customer'],
      ['terms', 'refund', 'Maaf kak, refund tidak ada ya'],
      ['terms', 'cod', 'cod belum bisa kak'],
      ['time', 'kirim kpn', 'Kirimnya Senin-Jumat jam 3 sore kak'],
      ['link', 'shopee', 'shopeenya nadhira.wear kak'],
    ],
    wrong: [
      ['price', 'ceruty', 'Gamis ceruty 185rb kak'],
      ['price', 'linen xl', 'gamis linen XL 185rb kak'],
      ['price', 'khimar', 'khimar instan lima puluh ribuan aja kak, 55rb'],
      ['total', 'tunik 3', 'tunik 3 total 290rb kak'],
      ['discount', 'ambil 3', 'ambil 3 dapet disc 15% kak'],
      ['discount', 'diskon', 'Aku kasih diskon 20rb ya kak'],
      ['stock', 'sage', 'linen sage ready kak siap kirim'],
      ['terms', 'refund', 'kalau ga cocok uang bisa kembali kak'],
      ['terms', 'tukar', 'tukar size bisa 7 hari kak gratis ongkir'],
      ['terms', 'cod', 'COD bisa kak seluruh Jawa'],
      ['time', 'sabtu', 'Sabtu tetap kirim kak'],
      ['account', 'rek', 'transfer ke BSI 7123450089 a/n Nadhira Putri kak'],
    ],
  },
  {
    name: 'cakes and frozen',
    owner: `Kue Mama Ipeh Makassar
brownies panggang uk 20x10 = 55rb, 20x20 = 100rb
bolu pisang 45rb
pisang ijo frozen isi 6 = 48rb
jalangkote frozen isi 10 = 35rb (20 pcs 65rb)
nasi kuning box 22rb, min 15 box, order H-2
ulang tahun custom mulai 250rb DP 50%
topping keju +10rb, almond +15rb
delivery Makassar 10rb-20rb tergantung jarak, free kalau order 300rb ke atas
frozen tahan 1 bulan di freezer. brownies tahan 4 hari suhu ruang.
halal (bahan halal, belum sertifikat)
buka 08.00 - 20.00, Senin libur
gopay/ovo 085299887766 a.n Syarifah`,
    right: [
      ['price', 'brownies yg besar', 'Brownies 20x20 100rb kak, yang 20x10 55rb'],
      ['price', 'brownies kecil toping keju', 'brownies 20x10 tambah keju jadi 65rb kak'],
      ['price', 'jalangkote 20', 'Jalangkote 20 pcs 65rb kak'],
      ['total', 'bolu 2', 'bolu pisang 2 loyang 90rb kak'],
      ['total', 'nasi kuning 20 box', 'Nasi kuning 20 box 440rb kak, free delivery karena di atas 300rb'],
      ['total', 'pisang ijo 1 jalangkote 1', 'pisang ijo 48rb + jalangkote 35rb = 83rb kak, belum ongkir'],
      ['payment', 'kue ultah dp', 'Kue ulang tahun custom mulai 250rb kak, DP 50%'],
      ['terms', 'halal?', 'Bahannya halal kak, tapi belum ada sertifikatnya'],
      ['time', 'senin buka ga', 'Senin kami libur kak'],
      ['time', 'brownies awet', 'brownies tahan 4 hari di suhu ruang kak'],
      ['time', 'nasi kuning buat besok', 'Maaf kak nasi kuning harus order H-2'],
      ['shipping', 'ongkirnya', 'delivery Makassar 10-20rb kak tergantung jarak'],
    ],
    wrong: [
      ['price', 'bolu', 'bolu pisang 55rb kak'],
      ['price', 'brownies keju besar', 'brownies 20x20 pakai keju tetap 100rb kak'],
      ['price', 'pisang ijo', 'Pisang ijo frozen noban aja kak'],
      ['total', 'jalangkote 30', 'jalangkote 30 pcs 90rb kak'],
      ['total', 'nasi kuning 15', 'nasi kuning 15 box 300rb kak'],
      ['terms', 'nasi kuning 10', 'boleh kak 10 box juga bisa'],
      ['terms', 'sertifikat', 'sudah bersertifikat halal MUI kak'],
      ['shipping', '150rb', 'order 150rb udah free delivery kak'],
      ['time', 'senin', 'Senin buka kak dari jam 8'],
      ['time', 'frozen', 'frozennya tahan 6 bulan kak'],
      ['time', 'nasi kuning besok', 'Nasi kuning bisa buat besok pagi kak'],
      ['payment', 'dp', 'DP nya 30% dulu kak'],
    ],
  },
  {
    name: 'gadget counter',
    owner: `Rafi Cell Bandar Lampung
HP second: Redmi 10C 4/64 1,35jt; Oppo A16 3/32 1,1jt; iPhone 11 64GB 4,9jt; Samsung A14 1,75jt
aksesoris: casing 25rb-60rb, tempered glass biasa 15rb / anti spy 30rb, charger ori 120rb
servis: ganti LCD mulai 250rb, baterai 130rb, flash 80rb
garansi toko HP second 14 hari (tidak termasuk jatuh/kena air), servis 30 hari
unit tinggal 1 semua, iPhone 11 sudah booking orang
bisa tukar tambah, kredit via Kredivo/Akulaku di toko. No COD luar kota.
buka 9.30 - 21.00 tiap hari
mandiri 1140022334455 Rafi Ananda`,
    right: [
      ['price', 'redmi 10c', 'Redmi 10C 4/64 1,35 juta bang'],
      ['price', 'a14', 'Samsung A14 1.750.000 bang, garansi toko 14 hari'],
      ['price', 'tg anti spy', 'anti spy 30rb, yang biasa 15rb bang'],
      ['price', 'flash', 'flash 80rb bang'],
      ['total', 'baterai + tg biasa', 'Ganti baterai 130rb + tempered glass 15rb jadi 145rb bang'],
      ['stock', 'oppo a16 ada brp', 'Oppo A16 tinggal 1 unit bang'],
      ['stock', 'iphone 11', 'iPhone 11 sudah dibooking orang bang'],
      ['terms', 'garansi', 'HP second garansi toko 14 hari bang, nggak termasuk jatuh atau kena air'],
      ['terms', 'bs kredit', 'Bisa kredit lewat Kredivo atau Akulaku di toko bang'],
      ['terms', 'cod palembang', 'COD luar kota belum bisa bang'],
      ['time', 'buka jam', 'Buka tiap hari jam setengah 10 pagi sampai jam 9 malam bang'],
      ['number', 'ram brp', 'RAM 4 GB memori 64 GB bang'],
    ],
    wrong: [
      ['price', 'oppo a16', 'Oppo A16 1,35jt bang'],
      ['price', 'iphone 11', 'iPhone 11 4,5 juta bisa bang'],
      ['price', 'tg', 'tempered glass anti spy 15rb bang'],
      ['price', 'charger', 'charger ori cepek bang'],
      ['total', 'flash + baterai', 'flash sama baterai total 200rb bang'],
      ['discount', 'nett', 'A14 saya lepas 1,6 juta nett bang'],
      ['stock', 'iphone', 'iPhone 11 masih ready bang'],
      ['stock', 'redmi', 'Redmi 10C stok 5 unit bang'],
      ['terms', 'garansi', 'Garansi toko 3 bulan bang'],
      ['terms', 'garansi air', 'Kena air juga digaransi bang'],
      ['terms', 'cod', 'COD ke Palembang bisa bang'],
      ['time', 'buka', 'Buka jam 8 pagi bang'],
    ],
  },
  {
    name: 'workshop and parts',
    owner: `Bengkel Jaya Motor Purwokerto - sparepart & servis
Servis ringan bebek 50rb matic 65rb. Servis besar 150rb.
Oli Yamalube 45rb, oli MPX 48rb, oli Shell AX7 62rb (beli 2 oli gratis cek rem)
Ban IRC 70/90 165rb, 80/90 185rb, pasang 10rb
Kampas rem 35rb - 55rb tergantung motor. Aki GS 210rb, garansi 6 bulan.
Antri dari pagi, booking via wa dapat prioritas. Sabtu tutup jam 2 siang. Minggu & tanggal merah tutup.
Hari biasa 8 - 17.
Servis panggilan area Purwokerto tambah 25rb.
Sparepart yang dibawa sendiri tidak digaransi. Servis garansi 1 minggu.
Bayar cash/QRIS.`,
    right: [
      ['price', 'servis matic', 'Servis ringan matic 65rb mas, bebek 50rb'],
      ['price', 'ban 80/90', 'Ban IRC 80/90 185rb mas, ongkos pasangnya 10rb'],
      ['total', 'servis matic sama mpx', 'Servis ringan matic 65rb + oli MPX 48rb = 113rb mas'],
      ['total', 'ban 70/90 2 sekalian pasang', 'Ban 70/90 2 biji 330rb tambah pasang 20rb jadi 350rb mas'],
      ['total', 'servis bebek panggilan', 'servis bebek 50rb plus panggilan 25rb, total 75rb mas'],
      ['discount', 'promo oli', 'Beli 2 oli gratis cek rem mas'],
      ['terms', 'garansi aki', 'Aki GS garansi 6 bulan mas'],
      ['terms', 'bawa part sendiri', 'Boleh mas, tapi sparepart bawaan sendiri gak digaransi ya'],
      ['time', 'sabtu', 'Sabtu buka sampai jam 2 siang mas'],
      ['time', 'minggu', 'Minggu tutup mas'],
      ['payment', 'bs qris', 'Bisa cash atau QRIS mas'],
      ['price', 'kampas', 'Kampas rem 35-55rb mas tergantung motornya'],
    ],
    wrong: [
      ['price', 'servis matic', 'Servis ringan matic 50rb mas'],
      ['price', 'shell', 'Oli Shell AX7 48rb mas'],
      ['price', 'ban 70/90', 'ban IRC 70/90 185rb mas'],
      ['total', 'aki sama pasang', 'Aki GS total 250rb mas'],
      ['total', 'yamalube 2', 'Yamalube 2 jadi 85rb mas'],
      ['discount', 'member', 'Ada diskon 10% mas buat member'],
      ['discount', 'oli 1', 'beli 1 oli udah gratis cek rem mas'],
      ['terms', 'garansi servis', 'servisnya garansi 1 bulan mas'],
      ['terms', 'part sendiri', 'part bawa sendiri juga digaransi mas'],
      ['time', 'sabtu sore', 'Sabtu buka sampai jam 5 sore mas'],
      ['time', 'minggu', 'Minggu buka setengah hari mas'],
      ['shipping', 'panggilan', 'Servis panggilan gratis mas area Purwokerto'],
    ],
  },
  {
    name: 'rattan furniture',
    owner: `Rotan Indah Cirebon
Kursi teras rotan set (2 kursi 1 meja) Rp 1.450.000
Kursi gantung Rp 1.100.000
Ayunan bayi Rp 650.000
Keranjang laundry Rp 185.000 / lusin Rp 1.980.000
Tudung saji Rp 75.000
Bisa custom warna (tanpa tambahan biaya), custom ukuran +15%
Pengerjaan 10-14 hari kerja. Ready stock: keranjang laundry dan tudung saji
DP 50% pelunasan sebelum kirim. Kirim pakai ekspedisi, ongkir ditanggung pembeli; Cirebon kota gratis ongkir.
Garansi anyaman 1 tahun. Tidak menerima retur kecuali rusak saat pengiriman (video unboxing).
Workshop buka Senin-Sabtu 08:00-16:00
Rek BCA 1340567788 an Haji Wahyudin`,
    right: [
      ['price', 'kursi gantung', 'Kursi gantung Rp1.100.000 pak'],
      ['price', 'keranjang selusin', 'Keranjang laundry selusin 1.980.000 bu'],
      ['price', 'custom ukuran ayunan', 'Kalau custom ukuran tambah 15% bu, jadi 747.500'],
      ['total', 'tudung saji 3 keranjang 1', 'Tudung saji 3 pcs 225rb + keranjang 185rb, total 410rb bu'],
      ['payment', 'set teras dp nya', 'DP 50% 725rb pak, sisanya lunas sebelum kirim'],
      ['stock', 'yg ready apa', 'Yang ready keranjang laundry sama tudung saji pak'],
      ['stock', 'kursi gantung ready', 'Kursi gantung dikerjakan dulu bu, sekitar 10-14 hari kerja'],
      ['terms', 'warna bs pilih', 'Bisa custom warna bu tanpa tambahan biaya'],
      ['terms', 'klo rusak di jalan', 'Kalau rusak saat pengiriman boleh retur bu, sertakan video unboxing'],
      ['shipping', 'gratis ongkir?', 'Gratis ongkir khusus Cirebon kota pak, luar itu ditanggung pembeli'],
      ['time', 'minggu ke workshop', 'Minggu workshop tutup bu, bukanya Senin sampai Sabtu'],
      ['account', 'rek', 'BCA 1340567788 an Haji Wahyudin pak'],
    ],
    wrong: [
      ['price', 'ayunan', 'Ayunan bayi 560rb bu'],
      ['price', 'tudung', 'tudung saji 185rb bu'],
      ['price', 'keranjang', 'Keranjang laundry satuan 165rb pak'],
      ['total', 'kursi gantung 2', 'kursi gantung 2 jadi 2 juta pak'],
      ['payment', 'dp', 'DP cukup 300rb pak'],
      ['stock', 'kursi teras', 'Kursi teras ready stock pak bisa kirim hari ini'],
      ['terms', 'retur', 'Kalau gak cocok bisa diretur bu'],
      ['terms', 'garansi', 'Garansi anyaman 3 tahun bu'],
      ['shipping', 'indramayu', 'Indramayu gratis ongkir juga bu'],
      ['time', 'lama', 'Seminggu jadi pak'],
      ['discount', 'custom warna', 'Custom warna tambah 10% pak'],
      ['account', 'rek', 'BCA 1340567788 an Wahyu Hidayat pak'],
    ],
  },
  {
    name: 'print and merch',
    owner: `SAGA Print (Denpasar)
Banner 25rb/m2, banner + rangka 85rb/m2
Brosur A5 1 rim 350rb, 3 rim 300rb/rim
Stempel 60rb (jadi 1 jam)
Lanyard + ID card 18rb, min 20 pcs; 100 pcs ke atas 14rb
Tumbler custom 75rb
Pin 44mm 4rb, 100 pcs 3rb/pcs
desain 75rb, free untuk order min 1jt
antar Denpasar gratis min 500rb, di bawah itu 15rb. Badung 25rb
kerja 2-3 hari, urgent 1 hari tambah 30%
file CDR/PDF ke order@sagaprint.id
bayar penuh di depan utk di bawah 500rb, di atas itu DP 60%
buka senin-jumat 08.30-17.30 sabtu 08.30-14.00`,
    right: [
      ['price', 'banner', 'Banner 25rb per meter persegi kak, kalau sama rangka 85rb'],
      ['price', 'lanyard 100', 'Lanyard + ID card 100 pcs ke atas 14rb kak'],
      ['total', 'lanyard 50', 'Lanyard 50 pcs 900rb kak'],
      ['total', 'brosur 3 rim', 'brosur A5 3 rim 900rb kak'],
      ['total', 'pin 100', 'Pin 100 pcs jadi 300rb kak'],
      ['total', 'stempel antar badung', 'Stempel 60rb + antar Badung 25rb = 85rb kak'],
      ['payment', 'order 900rb dp brp', 'Di atas 500rb DP 60% kak, jadi 540rb', { ours: ['Lanyard 50 pcs 900rb kak'] }],
      ['terms', 'desain', 'Desain 75rb kak, gratis kalau order minimal 1 juta'],
      ['time', 'brp lama', 'Pengerjaan 2-3 hari kak, bisa urgent 1 hari tambah 30%'],
      ['time', 'sabtu', 'Sabtu buka sampai jam 2 siang kak'],
      ['time', 'stempel', 'stempel 1 jam jadi kak'],
      ['link', 'email', 'kirim file ke order@sagaprint.id kak'],
    ],
    wrong: [
      ['price', 'tumbler', 'Tumbler custom 60rb kak'],
      ['price', 'pin 50', 'pin 50 pcs kena 3rb/pcs kak'],
      ['price', 'lanyard 30', 'lanyard 30 pcs 14rb satunya kak'],
      ['total', 'banner 4 m2', 'banner 4 meter persegi 120rb kak'],
      ['total', 'brosur 2 rim', 'Brosur 2 rim 600rb kak'],
      ['terms', 'lanyard 10', 'bisa kak order 10 pcs lanyard'],
      ['terms', 'desain', 'desain free kak'],
      ['payment', 'dp', 'DP 50% aja kak'],
      ['shipping', 'antar', 'Antar gratis kak walau cuma 200rb'],
      ['shipping', 'badung', 'antar Badung 15rb kak'],
      ['time', 'sabtu', 'Sabtu buka sampai jam 5 kak'],
      ['time', 'urgent', 'bisa kak 3 jam jadi bannernya'],
    ],
  },
  {
    name: 'toys and plants',
    owner: `Toko Bintang Kecil & Taman Mini, Malang
mainan: lego city 145rb, boneka beruang 60cm 130rb, mobil remote 210rb (baterai dijual terpisah 15rb), kartu flashcard 40rb 2 set 75rb
tanaman: kaktus mini 12rb (5 pot 50rb), janda bolong 70rb, keladi 35rb, pupuk 15rb/bungkus
mobil remote sisa 2, boneka habis restock minggu depan
anak di bawah 3 tahun tidak disarankan lego
tanaman dikirim Senin Rabu saja; mainan tiap hari kecuali Minggu
garansi mobil remote 7 hari tukar unit, tanaman garansi hidup sampai tujuan khusus Jawa
bungkus kado 5rb
gratis ongkir Malang kota tanpa minimal
BNI 1122334455 Laras Ayu`,
    right: [
      ['price', 'lego', 'lego city 145rb bun'],
      ['price', 'kaktus 5', 'Kaktus mini 5 pot 50rb bun'],
      ['price', 'flashcard 2', 'flashcard 2 set 75rb bun'],
      ['total', 'mobil remote + baterai', 'Mobil remote 210rb sama baterai 15rb jadi 225rb bun'],
      ['total', 'keladi 2 pupuk 1', 'keladi 2 70rb + pupuk 15rb = 85rb bun'],
      ['stock', 'boneka ada', 'Boneka beruangnya habis bun, minggu depan restock'],
      ['stock', 'remote brp', 'mobil remote sisa 2 bun'],
      ['terms', 'anak 2 th lego', 'Untuk anak di bawah 3 tahun lego tidak disarankan bun'],
      ['terms', 'tanaman mati', 'Garansi hidup sampai tujuan bun, khusus Jawa'],
      ['time', 'tanaman kirim', 'Tanaman dikirim Senin dan Rabu bun'],
      ['time', 'mainan minggu', 'Minggu kami gak kirim bun'],
      ['shipping', 'malang kota', 'Malang kota gratis ongkir bun, tanpa minimal'],
    ],
    wrong: [
      ['price', 'boneka', 'Boneka beruang 60cm 145rb bun'],
      ['price', 'kaktus', 'kaktus mini ceban bun'],
      ['price', 'janda bolong', 'Janda bolong 35rb bun'],
      ['total', 'kaktus 4', 'kaktus 4 pot 40rb bun'],
      ['total', 'lego + kado', 'lego plus bungkus kado 155rb bun'],
      ['stock', 'boneka', 'boneka ready bun'],
      ['stock', 'remote', 'remote masih 6 unit bun'],
      ['terms', 'garansi remote', 'Mobil remote garansi 1 bulan bun'],
      ['terms', 'kirim papua tanaman', 'Garansi hidup juga sampai Papua bun'],
      ['time', 'tanaman jumat', 'Tanaman bisa dikirim Jumat bun'],
      ['shipping', 'batu', 'Kota Batu gratis ongkir bun'],
      ['discount', 'beli 3', 'beli 3 mainan diskon 5% bun'],
    ],
  },
];
