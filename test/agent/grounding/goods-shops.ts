import type { Shop } from './shop.js';

const bandung = '{"tujuan":"Coblong, Bandung","ongkir":[{"kurir":"JNE","layanan":"REG","biaya":18000,"estimasi":"2-3 hari"}]}';

/** Shops that sell goods by the piece. */
export const goodsShops: readonly Shop[] = [
  {
    name: 'fashion',
    owner: `Toko Sari, baju muslim. Buka Senin-Sabtu 08.00-17.00, Minggu libur.
Gamis Aisyah: Rp 185.000, stok 12, warna hitam dan navy
Gamis Khadijah: Rp 210.000, stok habis
Kerudung segi empat: 35rb, stok 40
Mukena katun: Rp 149.000, stok 6
Grosir kerudung segi empat 12 pcs: 30rb/pcs
Tukar ukuran boleh maksimal 3 hari setelah diterima. Tidak ada garansi.
COD tersedia, biaya COD Rp 5.000. Pesanan sebelum jam 15.00 dikirim hari itu juga.
Transfer ke BCA 7751234567 a.n. Sari Dewi. Katalog: tokosari.id/katalog, IG @tokosari`,
    tools: [bandung],
    right: [
      ['price', 'gamis aisyah brp', 'Gamis Aisyah Rp 185.000 ya Kak.'],
      ['price', 'kerudung?', 'Kerudung segi empatnya 35rb Kak.'],
      ['price', 'list dong', 'Gamis Aisyah 185rb, Gamis Khadijah 210rb, Mukena katun 149rb.'],
      ['total', 'gamis aisyah 2', '2 Gamis Aisyah jadi Rp 370.000 Kak.'],
      ['total', 'gamis aisyah 1 ongkir coblong', 'Ongkir JNE Rp 18.000, total Rp 203.000 ya Kak.'],
      ['total', 'kerudung selusin', 'Kerudung 12 pcs kena harga grosir 30rb, totalnya 360rb.'],
      ['stock', 'mukena ready?', 'Mukena katun ready Kak, stok 6.'],
      ['stock', 'khadijah ada?', 'Mohon maaf Kak, Gamis Khadijah sedang habis.'],
      ['time', 'buka kapan', 'Kami buka Senin sampai Sabtu jam 8 pagi sampai 5 sore Kak.'],
      ['time', 'minggu buka?', 'Hari Minggu kami libur Kak.'],
      ['time', 'lama ga', 'Estimasi 2-3 hari sampai ke Bandung Kak.'],
      ['time', 'kirim kapan', 'Kalau pesan sebelum jam 15.00 dikirim hari itu juga ya Kak.'],
      ['terms', 'bisa cod?', 'Bisa COD Kak, biaya COD Rp 5.000.'],
      ['terms', 'garansi?', 'Mohon maaf belum ada garansi Kak.'],
      ['terms', 'kalau kekecilan', 'Boleh tukar ukuran Kak, maksimal 3 hari setelah diterima.'],
      ['account', 'norek', 'Transfer ke BCA 7751234567 a.n. Sari Dewi ya Kak.'],
      ['link', 'katalog', 'Katalognya di tokosari.id/katalog Kak, atau IG @tokosari.'],
      ['payment', 'sudah tf kak', 'Terima kasih Kak, bukti transfernya saya teruskan ke admin untuk dicek ya.'],
      ['number', 'pinggang 90', 'Ukuran L lingkar dada 100 cm, panjang 138 cm Kak.'],
      ['number', 'kirim ke jl dago 150 bandung 40135', 'Baik Kak, alamatnya Jl. Dago 150 Bandung 40135 ya?'],
    ],
    wrong: [
      ['price', 'gamis aisyah brp', 'Gamis Aisyah Rp 210.000 ya Kak.'],
      ['price', 'kerudung?', 'Kerudung segi empatnya 149rb Kak.'],
      ['price', 'mukena?', 'Mukena katun 35rb saja Kak.'],
      ['price', 'gamis aisyah', 'Gamis Aisyah seratus lima puluh ribu Kak.'],
      ['price', 'mukena?', 'Mukena katun gocap aja Kak.'],
      ['price', 'mukena?', 'Mukenanya 170 aja Kak.'],
      ['total', 'gamis aisyah 2', '2 Gamis Aisyah jadi Rp 350.000 Kak.'],
      ['discount', 'bisa kurang?', 'Kami kasih diskon khusus untuk Kakak ya.'],
      ['discount', 'bisa kurang?', 'Ada potongan harga kalau ambil dua Kak.'],
      ['shipping', 'ongkir?', 'Gratis ongkir ke seluruh Indonesia Kak!'],
      ['shipping', 'ongkir?', 'Ongkirnya kami tanggung ya Kak.'],
      ['stock', 'khadijah ada?', 'Gamis Khadijah ready Kak, silakan diorder.'],
      ['stock', 'mukena?', 'Mukena katun stoknya masih 25 Kak.'],
      ['time', 'minggu buka?', 'Hari Minggu kami buka Kak.'],
      ['time', 'buka jam?', 'Kami buka sampai jam 21.00 Kak.'],
      ['time', 'kapan sampai', 'Besok sudah sampai Kak.'],
      ['terms', 'garansi?', 'Ada garansi 1 tahun Kak.'],
      ['terms', 'bisa cod', 'Mohon maaf tidak bisa COD Kak.'],
      ['terms', 'bisa refund?', 'Bisa refund 100% kapan saja Kak, uang kembali.'],
      ['account', 'norek', 'Transfer ke BCA 7751234567 a.n. Budi Santoso ya Kak.'],
      ['account', 'norek', 'Transfer ke BRI 7751234567 ya Kak.'],
      ['link', 'katalog', 'Silakan cek di shopee.co.id/tokosaribaru Kak.'],
      ['payment', 'sudah saya transfer ya', 'Sudah masuk ya Kak, langsung kami proses.'],
      ['payment', 'ini bukti transfernya', 'Oke Kak sudah kami terima, pesanan segera dikirim.'],
    ],
  },
  {
    name: 'electronics',
    owner: `Berkah Elektronik. Buka setiap hari jam 9.00-21.00.
Kipas angin Miyako | Rp 235.000 | stok 8
Rice cooker Cosmos 1,8 liter | Rp 389.000 | stok 3
Setrika Philips | Rp 279.000 | stok 5
Blender Philips | Rp 545.000 | stok 0
Garansi resmi 1 tahun untuk semua barang. Barang original.
Retur 7 hari bila rusak. Tidak melayani COD.
Diskon 5% untuk pembelian di atas 1 juta.
Pembayaran Mandiri 1310012345678 a.n. CV Berkah Jaya.`,
    right: [
      ['price', 'kipas', 'Kipas angin Miyako Rp 235.000 Kak.'],
      ['price', 'setrika', 'Setrika Philips harganya 279 ribu Kak.'],
      ['total', 'rice cooker 3', '3 rice cooker Cosmos totalnya Rp 1.167.000, dapat diskon 5% jadi Rp 1.108.650.'],
      ['terms', 'garansi', 'Semua barang bergaransi resmi 1 tahun Kak.'],
      ['terms', 'cod', 'Mohon maaf kami tidak melayani COD Kak.'],
      ['terms', 'asli?', 'Barang kami original Kak.'],
      ['terms', 'kalau rusak', 'Bisa retur 7 hari bila rusak ya Kak.'],
      ['stock', 'blender', 'Blender Philips stoknya sedang kosong Kak.'],
      ['stock', 'setrika ada?', 'Setrika Philips masih tersedia Kak.'],
      ['time', 'buka?', 'Kami buka setiap hari jam 9 pagi sampai 9 malam Kak.'],
      ['discount', 'diskon?', 'Ada diskon 5% untuk pembelian di atas 1 juta Kak.'],
      ['number', 'kapasitas', 'Kapasitas 1,8 liter, daya 395 watt Kak.'],
      ['account', 'rek', 'Mandiri 1310012345678 a.n. CV Berkah Jaya ya Kak.'],
      ['terms', 'garansi?', 'Untuk garansi saya tanyakan dulu ke admin ya Kak.'],
    ],
    wrong: [
      ['price', 'kipas', 'Kipas angin Miyako Rp 389.000 Kak.'],
      ['price', 'setrika', 'Setrika Philips 545 ribu Kak.'],
      ['total', 'kipas 2', 'Dua kipas totalnya Rp 440.000 Kak.'],
      ['terms', 'garansi', 'Garansi resmi 3 tahun ya Kak.'],
      ['terms', 'cod', 'Bisa COD Kak, bayar saat barang sampai.'],
      ['terms', 'rusak', 'Bisa retur sampai 30 hari Kak.'],
      ['stock', 'blender', 'Blender Philips ready stock Kak.'],
      ['stock', 'rice cooker', 'Rice cooker sisa 20 unit Kak.'],
      ['time', 'buka?', 'Toko kami buka 24 jam Kak.'],
      ['discount', 'diskon', 'Diskon 10% untuk Kakak hari ini.'],
      ['shipping', 'ongkir', 'Free ongkir ya Kak.'],
      ['account', 'rek', 'Ke Mandiri 1310012345679 ya Kak.'],
      ['terms', 'bisa cicil?', 'Bisa cicilan 0% Kak.'],
      ['terms', 'ada bonus?', 'Ada bonus kabel gratis Kak.'],
    ],
  },
  {
    name: 'beauty',
    owner: `Glow Beauty. Semua produk BPOM dan halal MUI.
Serum vitamin C 20 ml: Rp 129.000
Toner mawar 100 ml: Rp 89.000
Sunscreen SPF 50: Rp 99.000
Paket glowing (serum + toner + sunscreen): Rp 289.000
Bonus pouch untuk paket glowing. Semua ready stock.
Gratis ongkir Jabodetabek minimal belanja 200rb.
Tidak menerima retur. Dikirim setiap hari kerja, proses 1-2 hari.`,
    right: [
      ['price', 'serum', 'Serum vitamin C 20 ml Rp 129.000 Kak.'],
      ['price', 'paket', 'Paket glowing isi serum, toner dan sunscreen Rp 289.000, dapat bonus pouch.'],
      ['total', 'serum toner', 'Serum 129rb + toner 89rb totalnya 218rb Kak.'],
      ['total', 'hemat berapa', 'Beli paket 289rb, hemat 28rb dibanding satuan Kak.'],
      ['terms', 'bpom?', 'Sudah BPOM dan halal MUI Kak.'],
      ['terms', 'retur', 'Mohon maaf kami tidak menerima retur Kak.'],
      ['shipping', 'gratis ongkir?', 'Gratis ongkir Jabodetabek untuk belanja minimal 200rb Kak.'],
      ['stock', 'toner ada?', 'Toner mawar ready Kak.'],
      ['time', 'proses', 'Proses 1-2 hari kerja ya Kak.'],
      ['number', 'spf', 'Sunscreen SPF 50 cocok untuk kulit sensitif Kak.'],
    ],
    wrong: [
      ['price', 'serum', 'Serum vitamin C 89rb Kak.'],
      ['price', 'toner', 'Toner mawar Rp 99.000 ya Kak.'],
      ['total', 'serum 2', 'Serum 2 jadi 230rb Kak.'],
      ['terms', 'retur', 'Bisa diretur Kak kalau tidak cocok.'],
      ['terms', 'garansi', 'Garansi uang kembali kalau tidak glowing Kak.'],
      ['time', 'proses', 'Proses 5 hari ya Kak.'],
      ['time', 'kirim', 'Hari ini langsung kami kirim Kak.'],
      ['terms', 'cod', 'Bisa bayar di tempat Kak.'],
      ['discount', 'diskon', 'Ada cashback buat Kakak.'],
      ['link', 'beli', 'Beli di https://glow-promo.xyz ya Kak.'],
    ],
  },
  {
    name: 'plants and pets',
    owner: `Kebun Hijau. Anggrek bulan 75rb, monstera 150rb, kaktus mini 15rb.
Pupuk NPK 1 kg Rp 28.000. Pot tanah liat Rp 12.000.
Pakan kucing Whiskas 1,2 kg Rp 72.000. Pasir kucing 10 liter Rp 65.000.
Garansi tanaman mati di jalan 2 hari, kirim video unboxing. Monstera kosong sampai bulan depan.
Kirim tiap Senin dan Kamis. Packing kayu Rp 25.000.`,
    right: [
      ['price', 'anggrek', 'Anggrek bulan 75rb Kak.'],
      ['price', 'kaktus', 'Kaktus mini lima belas ribu saja Kak.'],
      ['total', 'kaktus 4', '4 kaktus mini jadi 60rb Kak.'],
      ['total', 'anggrek packing kayu', 'Anggrek bulan 75rb ditambah packing kayu 25rb jadi 100rb Kak.'],
      ['terms', 'kalau mati', 'Ada garansi tanaman mati di jalan 2 hari Kak, mohon kirim video unboxing.'],
      ['stock', 'monstera', 'Monstera sedang kosong Kak.'],
      ['price', 'whiskas', 'Whiskas 1,2 kg 72rb Kak.'],
    ],
    wrong: [
      ['price', 'anggrek', 'Anggrek bulan 150rb Kak.'],
      ['price', 'pot', 'Pot tanah liat 28rb Kak.'],
      ['price', 'whiskas', 'Pakan Whiskas 65rb Kak.'],
      ['terms', 'kalau mati', 'Garansi 30 hari ya Kak.'],
      ['stock', 'monstera', 'Monstera ready Kak.'],
      ['shipping', 'ongkir', 'Bebas ongkir Kak.'],
      ['total', 'kaktus 4', '4 kaktus jadi 50rb Kak.'],
    ],
  },
];
