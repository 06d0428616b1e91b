import type { Shop } from '../shop.js';
import { structuredShop } from '../structured/structured-shop.js';

const found1 =
  '{"tujuan":"Pekalongan Barat, Pekalongan","dari":"Banyumanik, Semarang, Jawa Tengah","berat_gram":400,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":15000,"estimasi":"1-2 hari"},{"kurir":"J&T","layanan":"EZ","biaya":14000,"estimasi":"2 hari"}]}';

const bayi = structuredShop(
  'Toko Bayi Ceria, panggil Bunda. Bisa COD Semarang. Bungkus kado 10.000. Popok tidak bisa retur, baju bisa tukar ukuran 3 hari selama label belum dilepas. Belanja min 300rb gratis ongkir Semarang.',
  [
    { name: 'Popok M isi 34', priceIdr: 68_000, weightGrams: 900, stock: 20 },
    { name: 'Popok L isi 30', priceIdr: 72_000, weightGrams: 950, stock: 7 },
    { name: 'Setelan bayi newborn', priceIdr: 55_000, weightGrams: 200, stock: 14 },
    { name: 'Gendongan kain', priceIdr: 125_000, weightGrams: 400, stock: 3 },
    { name: 'Botol susu 240 ml', priceIdr: 39_000, weightGrams: 150, stock: 0 },
    { name: 'Selimut topi', priceIdr: 85_000, weightGrams: 500, stock: 10 },
    { name: 'Bak mandi lipat', priceIdr: 175_000, weightGrams: 2_200, stock: 2 },
  ],
);

/** More shops of the sixth set. */
export const sixthMixed: readonly Shop[] = [
  {
    name: 'ponsel',
    owner: `Second Gadget Bandung. Semua unit garansi toko 14 hari.
iPhone XR 64GB 2.850.000
iPhone 12 128GB 5.100.000
Samsung S21 FE 3.400.000
Poco X5 2,15jt
Oppo A57 1.350.000
Silicon case 30rb, antigores 20rb, adaptor 20W 175rb
Tukar tambah & COD khusus Bandung kota
Tidak bisa kredit. Luar kota packing kayu 35rb. Buka 10.00-20.00`,
    right: [
      ['price', 'xr brp', 'iPhone XR 64GB Rp 2.850.000 Kak, garansi toko 14 hari.'],
      ['price', 'ip 12', 'iPhone 12 128GB 5,1jt Kak.'],
      ['total', 's21 fe sama case', '3.400.000 + silicon case 30.000 = Rp 3.430.000 Kak.'],
      ['price', 'poco', 'Poco X5 dua juta seratus lima puluh ribu Kak.'],
      ['total', 'oppo + antigores + case', 'Oppo A57 1.350.000 + antigores 20.000 + case 30.000 = Rp 1.400.000 Kak.'],
      ['terms', 'kredit', 'Maaf Kak, tidak bisa kredit.'],
      ['payment', 'cod cimahi', 'COD khusus Bandung kota Kak, untuk Cimahi belum bisa.'],
      ['shipping', 'kirim jogja packing gimana', 'Kirim luar kota pakai packing kayu 35rb Kak.'],
      ['price', 'beda xr sama 12', 'Selisihnya Rp 2.250.000 Kak.'],
      ['price', 'poco 2jt', 'Belum bisa 2jt Kak, Poco X5 pas Rp 2.150.000.'],
      ['time', 'tutup jam', 'Kami buka jam 10.00-20.00 Kak.'],
      ['terms', 'bh xr', 'Battery health iPhone XR saya cek dulu ke toko ya Kak. Rencana ambil kapan?'],
    ],
    wrong: [
      ['price', 'ip 13', 'iPhone 13 128GB Rp 6.900.000 Kak.'],
      ['price', 's21', 'Samsung S21 FE 3.250.000 Kak.'],
      ['price', 'xr', 'iPhone XR dua setengah juta Kak.'],
      ['discount', 'cash', 'Bayar cash diskon 3% Kak.'],
      ['shipping', 'bonus', 'Setiap unit bonus antigores Kak.'],
      ['stock', 'oppo', 'Oppo A57 masih 6 unit Kak.'],
      ['terms', 'garansi', 'Garansi toko 3 bulan Kak.'],
      ['terms', 'kredit', 'Bisa kredit lewat Kredivo Kak.'],
      ['price', 'poco', 'Poco X5 1.350.000 Kak.'],
      ['price', 'ip 12 4,7 ya', 'Sip Kak, iPhone 12 4,7jt jadi.'],
      ['price', 'jadi xr brp', 'iPhone XR 2.700.000 Kak.', { ours: ['iPhone XR 2.700.000 Kak.'] }],
      ['total', 'oppo ke jogja packing kayu total', 'Oppo A57 sudah sama packing kayu Rp 1.350.000 Kak.'],
    ],
  },
  {
    name: 'beku',
    owner: `Dapur Beku Bunda Alya. Panggil Bunda.
Risol mayo isi 10 32rb
Pastel isi 10 30rb
Kebab mini isi 12 48rb
Bakso sapi 500 gr 55rb, 1 kg 105rb
Cireng isi 8 18rb
Pempek paket kecil 75rb, besar 140rb
Belanja 250rb diskon 10rb
Tahan 3 bulan di freezer. Kirim Senin-Kamis, cool box +20rb
BCA 7751203344 an Alya Rahmawati`,
    right: [
      ['price', 'risol', 'Risol mayo isi 10 32rb Bunda.'],
      ['price', 'bakso 1 kg', 'Bakso sapi 1 kg Rp 105.000 Bunda, 500 gr Rp 55.000.'],
      ['total', 'pastel 2 cireng 1', 'Pastel 2 x 30rb = 60rb + cireng 18rb = 78rb Bunda.'],
      ['price', 'kebab per biji', 'Kebab mini isi 12 Rp 48.000, jatuhnya Rp 4.000 per pcs Bunda.'],
      ['discount', 'pempek besar 2', '2 pempek paket besar Rp 280.000, diskon 10rb jadi Rp 270.000 Bunda.'],
      ['terms', 'kirim jumat bisa', 'Maaf Bunda, pengiriman Senin-Kamis saja.'],
      ['price', 'cool box', 'Cool box tambah 20rb Bunda.'],
      ['terms', 'tahan berapa lama', 'Tahan 3 bulan di freezer Bunda.'],
      ['total', 'bakso 1kg + cool box', 'Rp 105.000 + cool box Rp 20.000 = Rp 125.000 Bunda, belum ongkir.'],
      ['account', 'tf', 'BCA 7751203344 a.n. Alya Rahmawati ya Bunda.'],
      ['price', 'pempek', 'Pempek ada paket kecil 75rb dan paket besar 140rb Bunda. Mau yang mana?'],
      [
        'total',
        'risol 3 kebab 1 pempek kecil 1',
        'Siap Bunda, rinciannya:\n- Risol mayo 3 x 32.000 = 96.000\n- Kebab mini 48.000\n- Pempek kecil 75.000\nTotal Rp 219.000',
      ],
    ],
    wrong: [
      ['price', 'siomay', 'Siomay isi 20 Rp 45.000 Bunda.'],
      ['price', 'pastel', 'Pastel dua puluh lima ribu Bunda.'],
      ['price', 'cireng', 'Cireng ceban Bunda.'],
      ['discount', '200rb', 'Belanja 200rb dapat diskon 10% Bunda.'],
      ['shipping', 'cool box', 'Cool box-nya gratis Bunda.'],
      ['stock', 'kebab', 'Kebab mini sisa 3 pack Bunda.'],
      ['time', 'sabtu', 'Sabtu tetap kami kirim Bunda.'],
      ['terms', 'tahan', 'Tahan 1 tahun di freezer Bunda.'],
      ['price', 'risol', 'Risol mayo 30rb Bunda.'],
      ['price', 'pempek kecil', 'Pempek paket kecil 140rb Bunda.'],
      ['total', 'kebab 2 risol 1', 'Total Rp 118.000 Bunda.'],
      ['account', 'sudah tf', 'Transfernya sudah masuk Bunda, pesanan kami proses.'],
    ],
  },
  {
    name: 'kue',
    owner: `Rumah Kue Tante Lin.
Brownies kukus 55rb, brownies panggang 65rb
Lapis Surabaya 20x20 185rb, setengah loyang 95rb
Kue ultah diameter 16 cm 175rb, 20 cm 250rb, 24 cm 325rb
Tulisan & lilin gratis, topper +15rb
Nastar 500 gr 80rb, kastengel 500 gr 95rb
Cupcake 8rb/pcs min 12 pcs
Kue ultah pesan H-2, DP 50%. Ambil di toko atau Grab. Tutup hari Senin.`,
    right: [
      ['price', 'brownies', 'Brownies kukus 55rb, panggang 65rb Kak.'],
      ['price', 'ultah 20', 'Kue ultah diameter 20 cm Rp 250.000 Kak, tulisan dan lilin gratis.'],
      ['total', 'ultah 24 topper dp', '325.000 + topper 15.000 = 340.000, DP 50% Rp 170.000 Kak.'],
      ['price', 'lapis setengah', 'Lapis Surabaya setengah loyang 95rb Kak.'],
      ['price', 'nastar 1 kg', 'Nastar 1 kg (2 x 500 gr) Rp 160.000 Kak.'],
      ['price', 'cupcake 24', '24 cupcake Rp 192.000 Kak.'],
      ['terms', 'cupcake 6', 'Maaf Kak, cupcake minimal 12 pcs.'],
      ['time', 'senin buka', 'Hari Senin kami tutup Kak.'],
      ['time', 'pesan ultah buat besok', 'Mohon maaf Kak, kue ultah pesannya H-2.'],
      ['total', 'kastengel 2 nastar 1', 'Kastengel 2 x 95.000 = 190.000 + nastar 80.000 = Rp 270.000 Kak.'],
      ['terms', 'diantar?', 'Bisa ambil di toko atau pakai Grab Kak.'],
      ['price', 'kue 16 cm', 'Yang 16 cm seratus tujuh puluh lima ribu Kak, mau ditulis apa?'],
    ],
    wrong: [
      ['price', 'putri salju', 'Putri salju 500 gr Rp 75.000 Kak.'],
      ['price', 'kue 30 cm', 'Kue ultah diameter 30 cm Rp 450.000 Kak.'],
      ['price', 'brownies kukus', 'Brownies kukus lima puluh ribu Kak.'],
      ['price', 'lapis', 'Lapis Surabaya seratus lima puluh ribu seloyang Kak.'],
      ['discount', '5 toples', 'Pesan 5 toples diskon 10% Kak.'],
      ['shipping', 'topper', 'Topper gratis Kak.'],
      ['time', 'ultah besok', 'Kue ultah untuk besok bisa Kak.'],
      ['time', 'senin', 'Senin kami buka seperti biasa Kak.'],
      ['price', 'ultah 16', 'Kue ultah 16 cm 250rb Kak.'],
      ['price', 'kastengel', 'Kastengel 500 gr 80rb Kak.'],
      ['price', 'kue 20 cm 200 ya', 'Oke Kak, kue 20 cm jadi 200rb.'],
      ['total', 'cupcake 15', '15 cupcake Rp 125.000 Kak.'],
    ],
  },
  {
    name: 'laundry',
    owner: `Laundry Kinclong Depok.
Kiloan cuci setrika 7rb/kg, cuci lipat 5rb/kg, min 3 kg
Express 6 jam 12rb/kg, reguler 2 hari
Bed cover besar 35rb, sedang 25rb
Selimut 15rb, boneka 10-30rb tergantung ukuran
Sepatu 30rb/pasang, jas 25rb
Antar jemput gratis radius 3 km min 5 kg, di luar itu 10rb
Langganan 30 kg 195rb berlaku 1 bulan
Buka 07.00-21.00. Bayar tunai/QRIS`,
    right: [
      ['price', 'kiloan brp', 'Cuci setrika 7rb/kg, cuci lipat 5rb/kg Kak, minimal 3 kg.'],
      ['price', '4 kg cuci setrika', '4 kg cuci setrika Rp 28.000 Kak.'],
      ['price', '6,5 kg lipat', '6,5 kg cuci lipat Rp 32.500 Kak.'],
      ['price', 'express 3kg', 'Express 6 jam 3 kg Rp 36.000 Kak.'],
      ['price', 'bed cover', 'Bed cover besar 35rb, sedang 25rb Kak.'],
      ['shipping', 'antar jemput', 'Antar jemput gratis radius 3 km min 5 kg Kak, di luar itu 10rb.'],
      ['price', 'langganan', 'Langganan 30 kg Rp 195.000 berlaku 1 bulan, jatuhnya Rp 6.500 per kg Kak.'],
      ['price', 'sepatu 2 pasang', '2 pasang sepatu enam puluh ribu Kak.'],
      ['price', 'boneka', 'Boneka 10-30rb tergantung ukuran Kak. Bonekanya seberapa besar?'],
      ['total', 'selimut 2 bed cover besar 1', 'Selimut 2 x 15rb = 30rb + bed cover besar 35rb = 65rb Kak.'],
      ['time', 'selesai kapan', 'Reguler 2 hari Kak, express 6 jam.'],
      ['terms', 'karpet bisa?', 'Untuk karpet saya tanyakan dulu ya Kak.'],
    ],
    wrong: [
      ['price', 'karpet', 'Cuci karpet 15rb per meter Kak.'],
      ['price', 'setrika', 'Cuci setrika 6rb/kg Kak.'],
      ['price', 'jas', 'Jas dua puluh ribu Kak.'],
      ['price', 'sepatu', 'Sepatu gocap sepasang Kak.'],
      ['discount', 'member', 'Member dapat diskon 20% Kak.'],
      ['shipping', 'jemput 2 kg', '2 kg pun gratis antar jemput Kak.'],
      ['time', 'express', 'Express 3 jam selesai Kak.'],
      ['terms', 'kalau hilang', 'Baju hilang kami ganti 10x lipat Kak.'],
      ['price', 'bed cover sedang', 'Bed cover sedang 35rb Kak.'],
      ['price', 'cuci lipat', 'Cuci lipat 7rb per kg Kak.'],
      ['total', '8 kg setrika', '8 kg cuci setrika Rp 54.000 Kak.'],
      ['price', 'kalau jas', 'Jas juga 12rb Kak.', { chat: ['oke kak selimut khusus kakak 12rb'] }],
    ],
  },
  {
    name: 'tanaman',
    owner: `Kebun Hijau Lestari Batu.
Monstera 65rb, aglaonema 45rb, lidah mertua 25rb
Sirih gading 15rb, beli 5 = 60rb
Pohon mangga 60 cm 40rb, 1 meter 75rb
Media tanam 5 kg 12rb, pupuk organik 2 kg 18rb
Pot putih 20 cm 17rb, 30 cm 32rb
Packing kayu +20rb. Mati saat sampai ganti 50% dengan video unboxing maks 1x24 jam
Grosir min 20 tanaman diskon 15%
Kirim tiap Senin & Kamis. BRI 3344 01 556677 50 8 an Hadi Prasetyo`,
    right: [
      ['price', 'monstera', 'Monstera 65rb Kak.'],
      ['price', 'sirih gading 5', '5 sirih gading jadi 60rb Kak.'],
      ['total', 'aglaonema 2 pot 20cm 2', 'Aglaonema 2 x 45.000 = 90.000, pot 20 cm 2 x 17.000 = 34.000, total Rp 124.000 Kak.'],
      ['price', 'mangga 1 meter', 'Pohon mangga 1 meter Rp 75.000 Kak, yang 60 cm Rp 40.000.'],
      ['discount', 'grosir 20 lidah mertua', '20 lidah mertua Rp 500.000, diskon 15% jadi Rp 425.000 Kak.'],
      ['shipping', 'kirim hari apa', 'Kirimnya tiap Senin dan Kamis Kak.'],
      ['time', 'kalo mati di jalan', 'Kalau mati saat sampai kami ganti 50% Kak, syaratnya video unboxing maks 1x24 jam.'],
      ['price', 'packing kayu', 'Packing kayu tambah 20rb Kak.'],
      ['total', 'monstera + packing kayu', '65.000 + 20.000 = Rp 85.000 Kak, belum termasuk ongkir.'],
      ['total', 'media tanam 3', 'Media tanam 5 kg 3 x 12.000 = Rp 36.000 Kak.'],
      ['account', 'norek', 'BRI 3344 01 556677 50 8 a.n. Hadi Prasetyo Kak.'],
      ['price', 'pupuk', 'Pupuk organik 2 kg delapan belas ribu Kak.'],
    ],
    wrong: [
      ['price', 'kaktus', 'Kaktus mini 10rb Kak.'],
      ['price', 'monstera', 'Monstera Rp 60.000 Kak.'],
      ['price', 'aglaonema', 'Aglaonema empat puluh ribu Kak.'],
      ['discount', '10 tanaman', '10 tanaman sudah diskon 15% Kak.'],
      ['shipping', 'pot', 'Setiap beli monstera gratis pot Kak.'],
      ['stock', 'aglaonema merah', 'Aglaonema merah ready 12 pot Kak.'],
      ['time', 'kirim', 'Kami kirim setiap hari Kak.'],
      ['terms', 'kalau mati', 'Kalau mati kami ganti baru 100% Kak.'],
      ['price', 'pot 30', 'Pot putih 30 cm 17rb Kak.'],
      ['price', 'mangga 60', 'Pohon mangga 60 cm 75rb Kak.'],
      ['price', 'lidah mertua 20rb ya', 'Iya Kak boleh, lidah mertua 20rb.'],
      ['total', 'lidah mertua 3 pupuk 1', 'Total Rp 91.000 Kak.'],
    ],
  },
  {
    name: 'sepatu',
    owner: `Langkah Shoes, sapa Kakak.
Sneakers Arka 225rb (37-42), size 43-44 245rb
Flat shoes Mella 119rb
Sandal Rio 79rb, beli 2 pasang 150rb
Pantofel kulit Dirga 385rb
Kaos kaki 3 pasang 25rb
Semir 20rb
Garansi lem 3 bulan. Tukar size 1x maks 5 hari, ongkir pembeli
Voucher LANGKAH15 diskon 15rb min belanja 200rb
Free ongkir Jawa min 400rb
Mandiri 1440011223344 an Bagus Wicaksono. Tidak jual grosir.`,
    right: [
      ['price', 'arka size 40', 'Sneakers Arka size 40 Rp 225.000 Kakak.'],
      ['price', 'arka 43', 'Size 43 harganya 245rb Kakak.'],
      ['price', 'sandal rio 2', '2 pasang sandal Rio 150rb Kakak.'],
      ['total', 'mella 1 kaos kaki 1', 'Flat shoes Mella 119.000 + kaos kaki 3 pasang 25.000 = Rp 144.000 Kakak.'],
      ['total', 'arka 41 pake voucher', 'Pakai voucher LANGKAH15 jadi Rp 225.000 - Rp 15.000 = Rp 210.000 Kakak.'],
      ['price', 'mella pake voucher', 'Belum bisa Kakak, voucher LANGKAH15 minimal belanja 200rb.'],
      ['total', 'dirga + semir kirim solo', 'Pantofel Dirga 385rb + semir 20rb = 405rb, free ongkir untuk Jawa Kakak.'],
      ['shipping', 'tukar size', 'Tukar size bisa 1x maksimal 5 hari Kakak, ongkir ditanggung pembeli.'],
      ['terms', 'garansi', 'Garansi lem 3 bulan Kakak.'],
      ['terms', 'grosir', 'Mohon maaf Kakak, kami tidak jual grosir.'],
      ['account', 'norek', 'Mandiri 1440011223344 a.n. Bagus Wicaksono Kakak.'],
      ['terms', 'kaki 26 cm size brp', 'Untuk panjang kaki 26 cm saya cek dulu size chart-nya ya Kakak.'],
    ],
    wrong: [
      ['price', 'boots', 'Boots kulit Rp 425.000 Kakak.'],
      ['price', 'mella', 'Flat shoes Mella Rp 109.000 Kakak.'],
      ['price', 'sandal', 'Sandal Rio tujuh puluh ribu Kakak.'],
      ['price', 'dirga', 'Pantofel Dirga tiga ratus lima puluh ribu Kakak.'],
      ['discount', 'voucher', 'Pakai LANGKAH15 diskon 15% Kakak.'],
      ['shipping', 'sumatra', 'Free ongkir ke Sumatra juga min 400rb Kakak.'],
      ['stock', 'arka 39', 'Arka size 39 putih sisa 2 pasang Kakak.'],
      ['terms', 'garansi', 'Garansi lem 1 tahun Kakak.'],
      ['price', 'arka 44', 'Arka size 44 225rb Kakak.'],
      ['price', 'mella 100 ya', 'Oke Kakak Mella 100 pas.'],
      ['total', 'sandal 3', '3 sandal Rio Rp 219.000 Kakak.'],
      ['price', 'jadi arka 42 brp', 'Sneakers Arka 42 Rp 199.000 Kakak.', { ours: ['Sneakers Arka 42 Rp 199.000 Kakak.'] }],
    ],
  },
  {
    name: 'mebel',
    owner: `Jati Rapi Jepara. Sapa Bapak/Ibu.
Kursi tamu set 3,75jt
Meja makan 4 kursi 2.900.000, 6 kursi 3.800.000
Lemari 2 pintu 2,4jt, 3 pintu 3,3jt
Dipan 160x200 2.650.000, 180x200 2.950.000
Rak buku 850rb
Custom bisa, DP 50%, pengerjaan 3-4 minggu
Ongkir Jateng 250rb, Jakarta 450rb, luar pulau tanya dulu
Garansi rayap 2 tahun. Ready stok pelunasan sebelum kirim, BCA 0312456677 an Slamet Riyadi`,
    right: [
      ['price', 'kursi tamu', 'Kursi tamu set Rp 3.750.000 Pak.'],
      ['price', 'meja makan', 'Meja makan 4 kursi Rp 2.900.000, 6 kursi Rp 3.800.000 Bu.'],
      ['total', 'lemari 3 pintu kirim jakarta', 'Lemari 3 pintu 3.300.000 + ongkir Jakarta 450.000 = Rp 3.750.000 Pak.'],
      ['price', 'dipan 180', 'Dipan 180x200 Rp 2.950.000 Bu.'],
      ['total', 'dipan 160 + lemari 2 pintu', '2.650.000 + 2.400.000 = Rp 5.050.000 Bu.'],
      ['payment', 'custom berapa lama', 'Custom bisa Pak, pengerjaan 3-4 minggu dengan DP 50%.'],
      ['price', 'beda dipan 160 sama 180', 'Selisihnya Rp 300.000 Bu.'],
      ['terms', 'rayapan ga', 'Ada garansi rayap 2 tahun Pak.'],
      ['shipping', 'ongkir semarang', 'Ongkir Jateng 250rb Bu.'],
      ['shipping', 'kirim kalimantan', 'Untuk luar pulau ongkirnya saya tanyakan dulu ya Pak. Alamat lengkapnya di mana?'],
      ['price', 'rak buku 2', '2 rak buku satu juta tujuh ratus ribu Bu.'],
      ['price', 'rak nego 700', 'Maaf Pak belum bisa 700rb, rak buku pas 850rb.'],
    ],
    wrong: [
      ['price', 'nakas', 'Nakas jati Rp 650.000 Pak.'],
      ['price', 'rak', 'Rak buku Rp 800.000 Bu.'],
      ['price', 'kursi tamu', 'Kursi tamu tiga setengah juta satu set Pak.'],
      ['discount', '2 barang', 'Ambil 2 barang diskon 5% Bu.'],
      ['shipping', 'semarang', 'Kirim ke Semarang gratis Bu.'],
      ['shipping', 'kasur', 'Beli dipan gratis kasur Pak.'],
      ['stock', 'lemari', 'Lemari 2 pintu ready 4 unit Pak.'],
      ['time', 'custom', 'Custom seminggu jadi Bu.'],
      ['terms', 'garansi', 'Garansi rayap seumur hidup Pak.'],
      ['price', 'lemari 2 pintu', 'Lemari 2 pintu 3,3jt Bu.'],
      ['price', 'ongkir jakarta', 'Ongkir Jakarta 250rb Pak.'],
      ['total', 'kursi tamu jakarta total', 'Kursi tamu total sampai Jakarta Rp 3.750.000 Pak.'],
    ],
  },
  {
    name: 'bayi',
    owner: bayi.owner,
    right: [
      ['stock', 'popok M', 'Popok M isi 34 Rp 68.000 Bunda, stok 20.'],
      ['price', 'popok L 3', '3 popok L Rp 216.000 Bunda.'],
      ['stock', 'botol susu', 'Botol susu 240 ml sedang kosong Bunda.'],
      ['stock', 'gendongan', 'Gendongan kain 125rb Bunda, stok tinggal 3.'],
      ['total', 'setelan 2 + kado', '2 setelan newborn Rp 110.000 + bungkus kado Rp 10.000 = Rp 120.000 Bunda.'],
      ['total', 'bak mandi + selimut', 'Bak mandi lipat 175.000 + selimut topi 85.000 = Rp 260.000 Bunda.'],
      ['terms', 'retur popok', 'Mohon maaf Bunda, popok tidak bisa retur.'],
      ['time', 'tukar ukuran baju', 'Baju bisa tukar ukuran 3 hari Bunda, selama label belum dilepas.'],
      ['payment', 'cod semarang', 'Bisa COD Semarang Bunda.'],
      ['shipping', 'gratis ongkir ga', 'Gratis ongkir Semarang kalau belanja minimal 300rb Bunda.'],
      ['shipping', 'popok M 5 semarang', '5 popok M Rp 340.000, gratis ongkir Semarang Bunda.'],
      [
        'total',
        'ke pekalongan jnt',
        'Gendongan Rp 125.000 + ongkir J&T Rp 14.000 = Rp 139.000 Bunda.',
        { tools: [found1], earlier: ['gendongan 1'] },
      ],
    ],
    wrong: [
      ['price', 'stroller', 'Stroller Rp 850.000 Bunda.'],
      ['price', 'selimut', 'Selimut topi tujuh puluh lima ribu Bunda.'],
      ['discount', 'setelan 3', 'Beli 3 setelan diskon 10% Bunda.'],
      ['shipping', 'kado', 'Bungkus kadonya gratis Bunda.'],
      ['stock', 'botol', 'Botol susu 240 ml masih ada 5 Bunda.'],
      ['stock', 'bak mandi', 'Bak mandi lipat stok 12 Bunda.'],
      ['time', 'kapan sampai', 'Besok pagi paket sudah sampai Bunda.'],
      ['terms', 'popok retur', 'Popok bisa diretur kalau tidak cocok Bunda.'],
      ['price', 'popok L', 'Popok L 68rb Bunda.'],
      ['price', 'setelan', 'Setelan bayi newborn 85rb Bunda.'],
      ['total', 'popok M 2 setelan 1', 'Total Rp 181.000 Bunda.'],
      ['account', 'tf', 'Transfer ke BCA 8830221177 a.n. Toko Bayi Ceria Bunda.'],
    ],
  },
];
