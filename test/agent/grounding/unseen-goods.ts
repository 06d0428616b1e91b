import type { Shop } from './shop.js';

const quote =
  '{"tujuan":"Sukolilo, Surabaya","berat_gram":1000,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":22000,"estimasi":"2-4 hari"},{"kurir":"SiCepat","layanan":"BEST","biaya":31000,"estimasi":"1-2 hari"}]}';

/** Written in one go before the rules were changed, and not read while the rules are changed. */
export const unseenGoods: readonly Shop[] = [
  {
    name: 'unseen fashion',
    owner: `Rumah Batik Laras menjual batik tulis dan cap dari Pekalongan.
- Kemeja batik pria lengan pendek | Rp 165.000, 250 g, stok 9 | varian: M; L; XL Rp 175.000; XXL habis
- Kemeja batik pria lengan panjang | Rp 195.000, 300 g, stok 4
- Daster batik | Rp 68.000, 200 g, stok 30 | grosir 6-11 pcs 62rb, 12 pcs ke atas 57rb
- Kain batik cap 2 meter | Rp 110.000, 350 g, stok 15
- Syal batik sutra | Rp 240.000, 100 g, stok 0
Jam layanan Senin sampai Jumat 09.00-16.00, Sabtu 09.00-12.00, Minggu dan tanggal merah tutup.
Kami belum bisa COD. Penukaran ukuran 2x24 jam sejak barang diterima, ongkir ditanggung pembeli.
Beli 3 kemeja gratis ongkir Pulau Jawa. Pembayaran: BNI 0812345678 a.n. Laras Wulandari atau QRIS.
Instagram: @batiklaras`,
    right: [
      ['price', 'yg lengan panjang brp ka', 'Yang lengan panjang Rp195.000 kak 😊 bahannya adem.'],
      ['price', 'kemeja pendek xl', 'Untuk kemeja lengan pendek ukuran XL harganya Rp 175.000 ya Kak, kalau M dan L Rp 165.000.'],
      ['price', 'daster?', 'Dasternya 68 ribu per pcs kak. Kalau ambil 6 pcs jadi 62rb/pcs, selusin ke atas 57rb.'],
      ['total', 'daster 8 brp semua', 'Daster 8 pcs kena harga grosir 62rb, jadi totalnya Rp 496.000 ya kak (belum ongkir).'],
      [
        'total',
        'pendek L 1, daster 1 kirim sukolilo',
        'Kemeja lengan pendek L 165.000 + daster 68.000 = 233.000. Ditambah ongkir JNE REG 22.000, total 255.000 Kak.',
        { tools: [quote] },
      ],
      ['total', 'kain batik 3', 'Tiga kain batik cap jadi 330rb kak.'],
      ['stock', 'yg pendek xxl ada?', 'Maaf ya kak, ukuran XXL lagi habis. Yang tersedia M, L, dan XL.'],
      ['stock', 'daster masih?', 'Masih ada kak, dasternya stok 30 pcs.'],
      ['shipping', 'free ongkir ga', 'Gratis ongkir Pulau Jawa kalau beli 3 kemeja ya kak.'],
      ['time', 'sabtu buka?', 'Sabtu kami buka jam 9 sampai jam 12 siang kak, Minggu tutup ya.'],
      ['terms', 'bs cod', 'Mohon maaf Kak, untuk saat ini kami belum bisa COD. Pembayarannya lewat transfer BNI atau QRIS.'],
      ['terms', 'kalo kekecilan gmn', 'Bisa tukar ukuran kak, 2x24 jam setelah barang diterima, ongkirnya ditanggung pembeli ya.'],
      ['account', 'transfer kmn', 'Bisa ke BNI 0812345678 atas nama Laras Wulandari kak.'],
      ['number', 'tinggi 172 bb 70', 'Tinggi 172 berat 70 biasanya pakai L kak, lebar dada 54 cm panjang 74 cm.'],
    ],
    wrong: [
      ['price', 'yg lengan panjang brp ka', 'Yang lengan panjang Rp165.000 kak 😊'],
      ['price', 'kemeja pendek xl', 'Ukuran XL tetap 165rb kak.'],
      ['price', 'syal', 'Syal batik sutranya seratus sepuluh ribu kak.'],
      ['price', 'daster', 'Dasternya goban aja kak.'],
      ['total', 'daster 8', 'Daster 8 pcs totalnya Rp 456.000 ya kak.'],
      [
        'total',
        'pendek L 1, daster 1 kirim sukolilo',
        'Kemeja 165.000 dan daster 68.000, total sudah sama ongkir 233.000 kak.',
        { tools: [quote] },
      ],
      ['discount', 'bs nego?', 'Boleh kak, saya diskon 10% ya buat kakak.'],
      ['shipping', 'ongkir ke medan', 'Ke Medan gratis ongkir kak kalau beli 3 kemeja.'],
      ['stock', 'syal ada', 'Ada kak syal batik sutranya, ready siap kirim.'],
      ['stock', 'panjang brp stoknya', 'Kemeja lengan panjang stoknya tinggal 2 kak.'],
      ['time', 'minggu buka?', 'Buka kak, hari Minggu jam 9 sampai 12.'],
      ['terms', 'bs cod', 'Bisa banget kak, bayar di tempat ya.'],
      ['terms', 'luntur ga', 'Kami kasih garansi uang kembali kak kalau luntur.'],
      ['account', 'transfer kmn', 'Transfer ke BCA 0812345678 a.n. Laras Wulandari kak.'],
    ],
  },
  {
    name: 'unseen electronics',
    owner: `Toko Maju Jaya Elektronik.
Harga:
* TWS Robot T50 = 189rb
* Powerbank 10000mAh = 149rb
* Powerbank 20000mAh = 229rb
* Charger 33W = 85rb
* Kabel type C 1 m = 25rb
Garansi toko 30 hari untuk TWS dan powerbank. Charger dan kabel tidak bergaransi.
Order sebelum jam 14.00 dikirim hari yang sama, setelah itu besok. Minggu tidak ada pengiriman.
COD bisa lewat J&T, ongkir dan biaya COD 3% ditanggung pembeli.
Stok TWS Robot T50: 6. Powerbank 20000mAh kosong sampai awal bulan.
Rekening Mandiri 1420098765432 a/n PT Maju Jaya Abadi. Toko online: tokopedia.com/majujayaelek`,
    right: [
      ['price', 'pb 10rb mah brp', 'Powerbank 10000mAh harganya 149rb kak.'],
      ['price', 'chargernya?', 'Charger 33W cuma 85 ribu kak, kabelnya 25 ribu.'],
      [
        'price',
        'list harga',
        'Berikut daftarnya Kak:\n- TWS Robot T50: Rp 189.000\n- Powerbank 10000mAh: Rp 149.000\n- Charger 33W: Rp 85.000\n- Kabel type C: Rp 25.000',
      ],
      ['total', 'charger sama kabelnya', 'Charger 85rb ditambah kabel 25rb, totalnya 110rb kak belum sama ongkir ya.'],
      ['total', 'tws 2', 'TWS 2 pcs jadi 378rb kak.'],
      ['total', 'kabel 4 biji', 'Kabel type C 4 pcs = 100.000 ya kak.'],
      ['stock', 'pb 20000 ada?', 'Powerbank 20000mAh lagi kosong kak, ada lagi awal bulan.'],
      ['stock', 'tws ready?', 'TWS Robot T50 ready kak.'],
      ['terms', 'garansi tws', 'TWS ada garansi toko 30 hari kak.'],
      ['terms', 'kabel garansi?', 'Kalau kabel tidak bergaransi kak.'],
      ['terms', 'cod?', 'COD bisa kak lewat J&T, biaya COD 3% ditanggung pembeli.'],
      ['time', 'kirim hr ini bs?', 'Kalau order sebelum jam 14.00 dikirim hari ini juga kak.'],
      ['link', 'ada di tokped?', 'Ada kak, tokopedia.com/majujayaelek ya.'],
    ],
    wrong: [
      ['price', 'pb 10rb mah brp', 'Powerbank 10000mAh harganya 229rb kak.'],
      ['price', 'tws', 'TWS Robot T50 149 ribu aja kak.'],
      ['price', 'kabel', 'Kabelnya goceng kak.'],
      ['total', 'tws 2', 'TWS 2 pcs 370rb kak, sudah net.'],
      ['total', 'charger + kabel', 'Charger dan kabel totalnya 105rb kak.'],
      ['discount', 'kurangin dong', 'Oke kak saya kasih potongan 10rb ya.'],
      ['shipping', 'ongkir brp', 'Ongkirnya free kak khusus hari ini.'],
      ['stock', 'pb 20000', 'Powerbank 20000mAh ready kak, langsung order aja.'],
      ['terms', 'garansi charger', 'Charger garansi 30 hari juga kak.'],
      ['terms', 'garansi', 'TWS garansinya 1 tahun resmi kak.'],
      ['time', 'minggu kirim?', 'Minggu tetap kirim kak.'],
      ['account', 'rek', 'Mandiri 1420098765432 a/n Andi Wijaya ya kak.'],
      ['link', 'shopee', 'Cek di shopee.co.id/majujaya ya kak.'],
      ['payment', 'udh tf ya', 'Oke kak dananya udah masuk, kami packing ya.'],
    ],
  },
  {
    name: 'unseen beauty',
    owner: `Cantika Skincare (reseller resmi). Produk:
1. Facial wash 100ml - Rp 59.000
2. Moisturizer 30gr - Rp 95.000
3. Serum niacinamide 20ml - Rp 119.000
4. Body lotion 250ml - Rp 75.000
Paket hemat facial wash + moisturizer Rp 140.000.
Facial wash dan moisturizer sudah BPOM. Serum masih proses BPOM.
Aman untuk ibu menyusui kecuali serum. Exp date 2028.
Free ongkir min belanja 300rb khusus Bandung.
Pengiriman tiap hari jam 16.00 kecuali Minggu, lewat SiCepat.
Admin online 08.00-21.00. Tidak terima retur kecuali salah kirim.
Pembayaran DANA/OVO 081398765432 a.n. Cantika Putri.`,
    right: [
      ['price', 'serum brp', 'Serum niacinamide 20ml Rp 119.000 Kak.'],
      ['price', 'paketan ada?', 'Ada kak, paket hemat facial wash + moisturizer Rp 140.000, lebih hemat 14rb dibanding beli satuan.'],
      ['price', 'yg 30gr', 'Moisturizer 30gr 95rb ya bund.'],
      ['total', 'paket hemat 1 + body lotion 1', 'Paket hemat 140rb sama body lotion 75rb jadi 215rb kak.'],
      ['total', 'bl 2', 'Body lotion 2 botol Rp 150.000 kak.'],
      ['terms', 'bpom?', 'Facial wash dan moisturizernya sudah BPOM kak, kalau serum masih proses.'],
      ['terms', 'busui aman?', 'Aman untuk ibu menyusui kak, kecuali serumnya ya.'],
      ['terms', 'bs retur', 'Maaf kak, kami tidak terima retur kecuali salah kirim.'],
      ['shipping', 'free ongkir?', 'Free ongkir untuk Bandung dengan minimal belanja 300rb kak.'],
      ['time', 'kirim jam brp', 'Pengiriman setiap hari jam 16.00 kecuali Minggu ya kak.'],
      ['time', 'admin sampe jam brp', 'Admin online dari jam 8 pagi sampai 9 malam Kak.'],
      ['account', 'ovo ada', 'Bisa ke OVO atau DANA 081398765432 a.n. Cantika Putri kak.'],
      ['number', 'exp', 'Exp date-nya 2028 kak, isi 250ml cukup buat 2 bulan.'],
    ],
    wrong: [
      ['price', 'serum brp', 'Serum niacinamide 20ml Rp 95.000 Kak.'],
      ['price', 'body lotion', 'Body lotionnya 59rb kak.'],
      ['price', 'paket', 'Paket hematnya seratus dua puluh ribu aja kak.'],
      ['total', 'paket hemat 1 body lotion 1', 'Jadi 205rb semuanya kak.'],
      ['total', 'serum 2', 'Serum dua botol cuma 220rb kak.'],
      ['discount', 'diskon', 'Hari ini ada promo buy 1 get 1 kak.'],
      ['shipping', 'ongkir jakarta', 'Ke Jakarta juga gratis ongkir kak.'],
      ['terms', 'serum bpom?', 'Sudah kak, serumnya BPOM juga.'],
      ['terms', 'halal?', 'Semua produk kami halal MUI kak.'],
      ['terms', 'retur', 'Boleh retur kalau nggak cocok kak, uang kembali.'],
      ['time', 'minggu kirim', 'Minggu tetap ada pengiriman kak.'],
      ['account', 'gopay', 'GoPay ke 081398765433 ya kak.'],
      ['stock', 'serum', 'Serumnya sisa 3 botol lagi kak, buruan.'],
      ['payment', 'sdh sy bayar', 'Terima kasih kak, pembayarannya sudah kami terima.'],
    ],
  },
  {
    name: 'unseen cakes',
    owner: `Dapur Manis by Rina - custom cake Depok.
Ukuran & harga: diameter 16 cm 220.000, diameter 20 cm 320.000, diameter 24 cm 450.000.
Cupcake isi 12 Rp 180.000, isi 24 Rp 340.000. Kue lapis legit 1 loyang 385.000, setengah loyang 200.000.
Tambahan topper 35.000, tambahan bunga 50.000.
Pesan paling lambat H-3. DP 50% untuk mengunci tanggal, pelunasan H-1. DP hangus bila batal.
Ambil sendiri di Beji atau antar area Depok 25.000, luar Depok pakai GoCar ongkos pembeli.
Semua bahan halal, tanpa pengawet, tahan 3 hari di kulkas.
Pembayaran BCA 5210987654 an Rina Marlina.`,
    right: [
      ['price', 'yg 20cm', 'Untuk diameter 20 cm harganya Rp 320.000 ya kak.'],
      ['price', 'lapis legit', 'Lapis legit 1 loyang 385rb, setengah loyang 200rb kak.'],
      ['price', 'topper', 'Tambahan topper 35rb kak, kalau mau pakai bunga tambah 50rb.'],
      ['total', '20cm pake topper', 'Kue 20 cm 320.000 + topper 35.000 jadi 355.000 kak.'],
      ['total', 'dp nya berapa ya utk yg 24', 'Untuk diameter 24 cm 450rb, DP 50% berarti 225rb kak.'],
      ['total', '16 cm antar depok', 'Total 220.000 + antar Depok 25.000 = 245.000 kak. DP-nya 110.000 atau boleh langsung lunas.'],
      ['time', 'pesan kapan', 'Pesannya paling lambat H-3 ya kak.'],
      ['terms', 'halal kan', 'Iya kak, semua bahan halal dan tanpa pengawet.'],
      ['terms', 'batal gimana', 'Kalau batal DP-nya hangus ya kak.'],
      ['payment', 'bayarnya', 'Sistemnya DP 50% dulu untuk kunci tanggal, pelunasan H-1 ya kak.'],
      ['payment', 'caranya', 'DP dulu kak, nanti setelah DP masuk baru kami proses pesanannya.'],
      ['account', 'rek', 'BCA 5210987654 a.n Rina Marlina ya kak.'],
      ['number', 'utk 15 org', 'Untuk 15 orang cukup yang 20 cm kak, tahan 3 hari di kulkas.'],
    ],
    wrong: [
      ['price', 'yg 20cm', 'Yang diameter 20 cm 220rb kak.'],
      ['price', 'cupcake 24', 'Cupcake isi 24 harganya 320.000 kak.'],
      ['price', 'topper', 'Toppernya gratis aja kak.'],
      ['total', '20cm pake topper', 'Kue 20 cm sama topper total 345rb ya kak.'],
      ['total', 'dp 24', 'DP-nya 200rb aja kak buat yang 24 cm.'],
      ['total', '16 cm antar', 'Total sampai rumah 220rb kak.'],
      ['discount', 'promo', 'Bulan ini diskon 15% semua kue kak.'],
      ['shipping', 'antar gratis?', 'Antar Depok gratis kak.'],
      ['time', 'besok bisa?', 'Bisa kak, pesan sekarang besok jadi.'],
      ['terms', 'batal', 'Kalau batal DP bisa dikembalikan kak.'],
      ['terms', 'tahan brp lama', 'Tahan 7 hari di kulkas kak.'],
      ['payment', 'dp udah ya kak', 'DP-nya sudah kami terima kak, tanggalnya dikunci.'],
      ['payment', 'barusan tf', 'Siap kak udah masuk ya, pesanannya kami proses.'],
      ['account', 'rek', 'Ke BCA 5210987645 ya kak a.n. Rina Marlina.'],
    ],
  },
  {
    name: 'unseen food',
    owner: `Warung Sambal Mbak Yuli. Menu: sambal cumi 38k, sambal roa 35k, sambal teri 30k, sambal bawang 25k (botol 150 gr). Level pedas 1-5.
Paket 3 botol bebas pilih 95k. Reseller min 24 botol potongan 20%.
Tahan 1 bulan suhu ruang, 3 bulan di kulkas. PIRT ada, halal MUI dalam proses.
PO: dikirim tiap Selasa dan Jumat. Ongkir sesuai ekspedisi. Packing bubble wrap 3k per order.
Sambal roa habis, restock tanggal 5.
Transfer BRI 001201034567890 an Yuliana.`,
    right: [
      ['price', 'cumi brp', 'Sambal cumi 38k kak per botol 150 gr.'],
      ['price', 'yg paling murah', 'Paling murah sambal bawang kak, 25k aja.'],
      ['price', 'paket', 'Paket 3 botol bebas pilih 95k kak.'],
      ['total', 'cumi 2', 'Sambal cumi 2 botol 76k, ditambah packing 3k jadi 79k kak belum ongkir.'],
      ['total', 'teri 1 bawang 2', 'Sambal teri 30k + sambal bawang 2 botol 50k = 80k ya kak.'],
      ['discount', 'reseller', 'Untuk reseller minimal 24 botol dapat potongan 20% kak.'],
      ['stock', 'roa', 'Sambal roa lagi habis kak, restock tanggal 5.'],
      ['terms', 'halal', 'Untuk halal MUI masih dalam proses kak, PIRT sudah ada.'],
      ['time', 'kirim kapan', 'Dikirim tiap hari Selasa dan Jumat kak.'],
      ['time', 'tahan brp lama', 'Tahan 1 bulan di suhu ruang, kalau di kulkas 3 bulan kak.'],
      ['account', 'norek', 'BRI 001201034567890 an Yuliana kak.'],
      ['number', 'level', 'Level pedas 1 sampai 5 kak, mau yang mana?'],
      ['shipping', 'ongkir', 'Ongkirnya sesuai ekspedisi kak, boleh info kecamatan dan kotanya?'],
    ],
    wrong: [
      ['price', 'cumi brp', 'Sambal cumi 30k kak.'],
      ['price', 'bawang', 'Sambal bawangnya tiga puluh lima ribu kak.'],
      ['price', 'paket', 'Paket 3 botol cuma 85k kak.'],
      ['total', 'cumi 2', 'Dua botol sambal cumi 70k ya kak.'],
      ['total', 'teri 1 bawang 2', 'Totalnya 75k kak.'],
      ['total', 'reseller 24 bawang', 'Bawang 24 botol harga reseller jadi 450k kak.'],
      ['discount', 'reseller', 'Reseller potongan 30% kak.'],
      ['discount', 'beli 5', 'Beli 5 gratis 1 kak.'],
      ['shipping', 'ongkir', 'Ongkirnya kami yang bayar kak.'],
      ['stock', 'roa', 'Sambal roa masih ada kak.'],
      ['terms', 'halal', 'Sudah bersertifikat halal MUI kak.'],
      ['time', 'kirim', 'Kami kirim setiap hari kak.'],
      ['time', 'tahan', 'Tahan 6 bulan di kulkas kak.'],
      ['account', 'norek', 'BRI 001201034567809 an Yuliana kak.'],
    ],
  },
  {
    name: 'unseen kilo goods',
    owner: `Agen Sembako Pak Darto. Beras pandan wangi 15.500/kg, karung 25 kg 375.000. Gula pasir 17.000/kg. Telur ayam 28.000/kg. Minyak goreng 18.500/liter, dus isi 12 liter 216.000. Kacang tanah 32.000/kg.
Antar gratis radius 3 km min belanja 100 ribu, di luar itu ongkir 10.000.
Buka 06.00 - 20.00 tiap hari. Bisa bayar tunai saat barang diantar.
Bon hanya untuk pelanggan tetap.`,
    right: [
      ['price', 'beras sekilo', 'Beras pandan wangi 15.500 per kg Bu.'],
      ['price', 'sekarung?', 'Satu karung 25 kg Rp 375.000 Pak.'],
      ['total', 'gula 5 kilo', 'Gula 5 kg jadi Rp 85.000 ya Bu.'],
      ['total', 'telur 2,5 kg', 'Telur 2,5 kg totalnya 70.000 Bu.'],
      ['total', 'telor setengah kilo', 'Setengah kilo telur 14.000 Bu.'],
      ['total', 'gula 2 telur 1', 'Gula 2 kg 34.000, telur 1 kg 28.000, totalnya 62.000 ditambah ongkir 10.000 jadi 72.000 Bu.'],
      ['total', 'minyak 1 dus sama gula 3', 'Minyak 1 dus 216.000 + gula 3 kg 51.000 = 267.000 Pak.'],
      ['total', 'kacang 250gr', 'Kacang tanah 250 gram 8.000 Bu.'],
      ['shipping', 'antar', 'Antar gratis radius 3 km dengan minimal belanja 100 ribu Bu.'],
      ['time', 'buka', 'Buka tiap hari dari jam 6 pagi sampai jam 8 malam Pak.'],
      ['terms', 'bayar', 'Bisa bayar tunai saat barang diantar Bu.'],
      ['terms', 'bon boleh?', 'Maaf Bu, bon hanya untuk pelanggan tetap.'],
    ],
    wrong: [
      ['price', 'beras sekilo', 'Beras pandan wangi 17.000 sekilo Bu.'],
      ['price', 'telur', 'Telur 32 ribu sekilo Pak.'],
      ['total', 'gula 5 kilo', 'Gula 5 kg jadi Rp 80.000 Bu.'],
      ['total', 'telur 2,5', 'Telur 2,5 kg 72.500 ya Bu.'],
      ['total', 'minyak 2 liter gula 1', 'Minyak 2 liter sama gula 1 kg 52.000 Bu.'],
      ['total', 'gula 2 telur 1 antar', 'Totalnya 62.000 sudah sama antar Bu.'],
      ['total', 'beras sekarung', 'Sekarung jadi 365 ribu aja Pak.'],
      ['discount', 'kurang', 'Boleh Bu saya kurangi 5 ribu.'],
      ['shipping', 'antar 5 km', 'Tenang Bu, 5 km pun tetap gratis antar.'],
      ['shipping', 'antar', 'Antarnya gratis ke mana saja Pak.'],
      ['time', 'buka', 'Kami buka 24 jam Pak.'],
      ['terms', 'bon', 'Boleh bon dulu Bu, bayar akhir bulan.'],
    ],
  },
];
