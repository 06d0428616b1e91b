import type { Shop } from './shop.js';

const toDepok =
  '{"tujuan":"Beji, Depok","berat_gram":1000,"ongkir":[{"kurir":"J&T","layanan":"EZ","biaya":11000,"estimasi":"1-2 hari"},{"kurir":"SiCepat","layanan":"REG","biaya":10000,"estimasi":"1-2 hari"}]}';
const toMalang =
  '{"tujuan":"Klojen, Malang","berat_gram":2000,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":36000,"estimasi":"2-3 hari"}]}';
const hijabOrder =
  '{"barang":[{"nama":"Pashmina ceruty","jumlah":6,"harga_satuan":39000,"subtotal":234000},{"nama":"Bergo maryam","jumlah":2,"harga_satuan":55000,"subtotal":110000}],"total_barang":344000,"tujuan":"Klojen, Malang","dengan_ongkir":[{"kurir":"JNE","layanan":"REG","ongkir":18000,"total":362000}]}';

/** Written in one go, without looking at the rules. The rates of the first run are in decision 0176. */
export const chatGoods: readonly Shop[] = [
  {
    name: 'clothes',
    owner: `Gudang Kaos Lokal (Bandung)
kaos oversize 85rb, hoodie fleece 165rb, kemeja flanel 140rb, celana cargo 175rb, topi baseball 45rb
ambil 6 pcs kaos oversize jadi 75rb/pcs, ambil 12 jadi 68rb/pcs
size M L XL, XXL nambah 10rb
kaos warna hitam, putih, army. hoodie abu sama navy, navy kosong
retur boleh kalo cacat / salah kirim, maks 2x24 jam, wajib video unboxing. salah pilih size ga bisa retur
COD bisa lewat shopee aja, di wa transfer
kirim senin-sabtu, order di atas jam 4 sore dikirim besoknya
kode NGABUBURIT potongan 10% min belanja 200rb
BRI 012301004567508 a.n. Rizal Maulana
ig @gudangkaoslokal, shopee.co.id/gudangkaoslokal`,
    tools: [toDepok],
    right: [
      ['price', 'oversize brp min', 'kaos oversize 85rb kak, kalo ambil 6 jadi 75rb per pcs'],
      ['price', 'xxl brp kak oversizenya', 'Oversize XXL jadi 95rb ya kak, soalnya XXL nambah 10rb 🙏'],
      ['price', 'flanel sm cargo brp', 'flanel 140rb, cargo 175rb kak'],
      ['total', 'oversize 12 brp jadinya', '12 pcs kena 68rb/pcs kak, jadi 816rb'],
      ['total', 'hoodie 1 topi 1 kirim depok', 'Hoodie 165rb + topi 45rb = 210rb, ongkir SiCepat 10rb, totalnya 220rb kak'],
      ['total', 'klo pake kode ngabuburit flanel 2', 'flanel 2 = 280rb, dipotong 10% jadi 252rb kak'],
      ['discount', 'ada promo ga', 'Ada kak, pakai kode NGABUBURIT dapet potongan 10%, minimal belanja 200rb ya'],
      ['stock', 'hoodie navy ready?', 'yg navy lagi kosong kak, adanya abu'],
      [
        'terms',
        'klo kekecilan bs tuker?',
        'Maaf kak, kalau salah pilih size belum bisa diretur ya. Retur cuma buat yang cacat atau salah kirim.',
      ],
      ['terms', 'bisa cod?', 'COD bisa lewat shopee aja kak, kalo order di wa transfer dulu'],
      ['time', 'order skrg dikirim kpn', 'Kalau masuk sebelum jam 4 sore dikirim hari ini kak, lewat dari itu besoknya'],
      ['link', 'ada shopee?', 'Ada kak: shopee.co.id/gudangkaoslokal'],
      ['account', 'tf kmn', 'Transfer ke BRI 012301004567508 a.n. Rizal Maulana ya kak'],
      ['number', 'tinggi 170 berat 65 size apa', 'Tinggi 170 berat 65 biasanya pakai L kak 👍'],
    ],
    wrong: [
      ['price', 'oversize brp', 'kaos oversize cuma 75rb kak, mau berapa?'],
      ['price', 'cargo brp', 'celana cargonya 165rb kak'],
      ['price', 'topi', 'topinya goban aja kak'],
      ['price', 'hoodie xxl', 'Hoodie XXL tetep 165rb kok kak, ga nambah'],
      ['total', 'oversize 6', '6 pcs kaos oversize 510rb ya kak jadinya'],
      ['total', 'flanel 1 topi 2 depok', 'flanel 140 + topi 2 90 + ongkir 10, semuanya 230rb kak'],
      ['discount', 'kode ada?', 'pake kode NGABUBURIT diskon 20% kak'],
      ['discount', 'kurangin dong', 'yaudah khusus kakak aku kasih potongan 15rb deh'],
      ['stock', 'hoodie navy', 'hoodie navy ready kak, tinggal 3 nih'],
      ['terms', 'salah size gmn', 'tenang kak kalo kekecilan bisa ditukar, tinggal kirim balik'],
      ['terms', 'retur brp hari', 'Retur bisa sampai 7 hari setelah barang diterima kak'],
      ['terms', 'cod ya', 'boleh kak COD di wa juga bisa, bayar ke kurirnya'],
      ['account', 'norek', 'BCA 8830127745 a.n. Rizal Maulana kak'],
      ['link', 'tokped?', 'ada kak di tokopedia.com/gudangkaos'],
    ],
  },
  {
    name: 'hijab wholesale',
    owner: `Ayyara Hijab Solo.
Daftar harga (ecer / reseller min 6 pcs campur / grosir min 20 pcs):
- Pashmina ceruty 45.000 / 39.000 / 35.000
- Segi empat voal 35.000 / 30.000 / 26.000
- Bergo maryam 60.000 / 55.000 / 50.000
- Ciput rajut 15.000 / 12.500 / 10.000
Voal motif sementara habis, polos ada semua warna kecuali lilac.
Reseller tidak perlu daftar, cukup min 6 pcs campur model. Dropship boleh, nama pengirim bebas.
Pengiriman dari Solo, setiap hari kecuali Minggu. Resi dikirim malam hari.
Tidak melayani COD. Barang yang sudah dibeli tidak bisa ditukar kecuali cacat (lapor 1x24 jam).
Rekening Mandiri 1380099887766 atas nama Siti Aminah. Dana 081329001122 a.n Siti Aminah.`,
    right: [
      ['price', 'pashmina ecer brp', 'Pashmina ceruty ecer 45rb ya kak, kalau reseller 39rb.'],
      ['price', 'harga grosir voal', 'Segi empat voal grosir minimal 20 pcs jadi 26.000 per pcs kak'],
      ['price', 'klo ambil 6 campur ciput kena brp', 'Kalau campur min 6 pcs, ciput rajutnya jadi 12.500 kak'],
      [
        'total',
        'pashmina 6 bergo 2 ke klojen malang',
        'Pashmina 6 = 234rb, bergo 2 = 110rb, ongkir JNE 18rb. Total 362rb ya kak',
        { tools: [hijabOrder] },
      ],
      ['total', 'jd brp smua sm ongkir', 'semua jadi 362.000 kak udah sama ongkir ke Malang', { tools: [hijabOrder] }],
      ['total', 'voal 20 pcs', 'voal 20 x 26rb = 520rb kak'],
      ['terms', 'jd reseller syaratnya apa', 'Gampang kak, gak perlu daftar, cukup ambil min 6 pcs boleh campur model.'],
      ['terms', 'bs dropship?', 'Boleh kak, nama pengirimnya bebas.'],
      ['terms', 'cod', 'mohon maaf kami belum melayani COD ya kak 🙏'],
      ['stock', 'voal lilac ada', 'Yang lilac ga ada kak, warna polos lain ready semua'],
      ['stock', 'voal motif?', 'voal motif sementara habis ya kak'],
      ['time', 'minggu kirim ga', 'Hari Minggu kami gak kirim kak, Senin baru jalan lagi'],
      ['account', 'bisa dana?', 'Bisa kak, DANA 081329001122 a.n Siti Aminah'],
    ],
    wrong: [
      ['price', 'bergo ecer', 'Bergo maryam eceran 55rb kak'],
      ['price', 'pashmina 3 pcs brp satunya', 'ambil 3 dapet harga 39rb per pcs kak'],
      ['price', 'ciput', 'ciputnya ceban kak satuan'],
      ['total', 'pashmina 6 bergo 2', 'Total 8 pcs sudah sama ongkir 344rb kak', { tools: [hijabOrder] }],
      ['total', 'voal 10', 'voal 10 pcs totalnya 350rb kak'],
      ['discount', 'nambah 2 lg diskon ga', 'kalo nambah 2 lagi aku diskonin 5% kak'],
      ['shipping', 'free ongkir?', 'Iya kak gratis ongkir untuk reseller'],
      ['stock', 'voal lilac', 'lilac ready kak, mau berapa pcs?'],
      ['terms', 'resellernya bayar?', 'daftar reseller 50rb sekali aja kak'],
      ['terms', 'klo ga suka warnanya', 'bisa tukar warna kak asal belum dicuci'],
      ['terms', 'cod', 'COD bisa kak khusus Solo'],
      ['time', 'minggu', 'Minggu tetap kirim kak'],
      ['account', 'dana', 'DANA nya 081329001122 a.n Ayu Lestari ya kak'],
    ],
  },
  {
    name: 'frozen food',
    owner: `Dapur Bunda Rina frozen
Nugget ayam 500gr 38rb | 1kg 72rb
Bakso sapi isi 50 = 65rb
Sosis bratwurst isi 6 = 55rb
Kebab mini isi 10 = 40rb
Lumpia ikan isi 12 = 33rb
paket hemat A (nugget 500gr + kebab mini + lumpia) 100rb
Halal MUI, PIRT ada. Tanpa pengawet. Tahan 6 bulan di freezer, 2 hari di chiller.
Pengiriman pakai gosend / grab instan khusus Jogja, luar kota paxel frozen. Gratis ongkir Jogja kota min belanja 150rb.
Buka jam 9 pagi sampai 8 malam, hari Rabu tutup. PO kebab H-1.
Bayar transfer / QRIS, cod boleh area Jogja kota.
BSI 7155443322 an Rina Kusuma`,
    right: [
      ['price', 'nugget yg sekilo', 'Nugget ayam 1kg 72rb bun, yang 500gr 38rb'],
      ['price', 'pkt hemat isi apa', 'Paket hemat A 100rb bun, isinya nugget 500gr, kebab mini sama lumpia'],
      ['total', 'bakso 2 sosis 1', 'Bakso 2 jadi 130rb tambah sosis 55rb, total 185rb ya bun'],
      ['total', 'kebab 3', 'kebab mini 3 pack 120rb bun'],
      ['discount', 'hemat brp klo paket A', 'Kalau beli satuan 111rb bun, pakai paket jadi 100rb, hemat 11rb'],
      ['shipping', 'ongkir jogja', 'Belanja min 150rb gratis ongkir khusus Jogja kota ya bun'],
      ['terms', 'halal kan', 'Halal MUI bun, PIRT juga ada 😊'],
      ['terms', 'ada pengawet?', 'Nggak pakai pengawet bun'],
      ['terms', 'cod bantul bs?', 'COD baru bisa area Jogja kota bun'],
      ['time', 'rabu buka?', 'Rabu tutup bun, Kamis buka lagi jam 9 pagi'],
      ['time', 'klo di kulkas biasa tahan brp lama', 'Di chiller tahan 2 hari, di freezer bisa 6 bulan bun'],
      ['time', 'kebab bs hr ini?', 'Kebab harus PO H-1 bun, jadi paling cepat besok ya'],
      ['account', 'norek bun', 'BSI 7155443322 an Rina Kusuma ya'],
    ],
    wrong: [
      ['price', 'bakso', 'Bakso sapi isi 50 cuma 55rb bun'],
      ['price', 'nugget stgh kilo', 'Nugget setengah kilo 36rb bun'],
      ['price', 'lumpia', 'lumpia ikan 12 pcs empat puluh ribu bun'],
      ['total', 'sosis 2 lumpia 1', 'sosis 2 + lumpia 1 total 153rb bun'],
      ['total', 'paket A 2', 'Paket hemat A 2 jadi 180rb aja bun'],
      ['shipping', 'beli 100rb gratis ongkir?', 'Iya bun 100rb udah gratis ongkir'],
      ['shipping', 'sleman free ongkir?', 'Sleman juga free ongkir kok bun'],
      ['terms', 'bpom', 'Sudah BPOM juga bun, aman'],
      ['terms', 'cod sleman', 'bisa cod sampe Sleman bun'],
      ['time', 'rabu', 'Rabu buka kok bun jam 9'],
      ['time', 'tahan', 'di kulkas bawah tahan seminggu bun'],
      ['time', 'tutup jam', 'Kami buka sampai jam 10 malam bun'],
      ['stock', 'bakso ready brp', 'Baksonya sisa 4 pack bun buruan'],
    ],
  },
  {
    name: 'snacks for resellers',
    owner: `Keripik Mbak Yul Malang
Keripik tempe 200gr 14rb, keripik apel 100gr 22rb, usus crispy 150gr 16rb, basreng pedas 200gr 15rb, makaroni 250gr 13rb
Reseller (min 20 bungkus campur): potong 2rb per bungkus. Agen (min 100 bungkus): potong 4rb per bungkus
curah: keripik tempe 60rb/kg, basreng 58rb/kg, makaroni 40rb/kg, min 5 kg
Expired 4 bulan dari produksi. Barang rusak di jalan diganti (kirim foto maks 1 hari).
Sudah PIRT dan halal. Kirim tiap Selasa & Jumat.
sample boleh 5 bungkus campur 70rb sudah ongkir Jawa
pembayaran BCA 3151009988 a/n Yuliati
katalog: linktr.ee/keripikmbakyul`,
    tools: [toMalang],
    right: [
      ['price', 'tempe brp mbak', 'keripik tempe 200gr 14rb kak'],
      ['price', 'klo reseller usus brp', 'Usus crispy harga reseller jadi 14rb per bungkus kak, min 20 bungkus campur'],
      ['price', 'agen basreng', 'Kalau agen min 100 bungkus basreng jadi 11rb kak'],
      ['price', 'curah makaroni sekilo', 'makaroni curah 40rb/kg kak, minimal 5 kg ya'],
      ['total', 'tempe curah 5kg', 'Keripik tempe curah 5 kg 300rb kak'],
      ['total', 'usus 20 reseller', '20 bungkus usus harga reseller 14rb, jadi 280rb kak'],
      ['total', 'basreng 3 apel 1', 'basreng 3 = 45rb, apel 22rb. Jadi 67rb kak belum ongkir'],
      ['shipping', 'sample', 'Sample 5 bungkus campur 70rb kak udah termasuk ongkir khusus Jawa'],
      ['terms', 'klo remuk', 'Kalau rusak di jalan kami ganti kak, kirim foto maksimal 1 hari ya'],
      ['terms', 'pirt ada?', 'ada kak, PIRT dan halal'],
      ['time', 'kirim hari apa', 'Kami kirim tiap Selasa dan Jumat kak'],
      ['time', 'expirednya', 'exp 4 bulan dari tanggal produksi kak'],
      ['link', 'katalog', 'katalognya di sini ya kak linktr.ee/keripikmbakyul'],
    ],
    wrong: [
      ['price', 'apel brp', 'keripik apel 100gr 20rb kak'],
      ['price', 'reseller makaroni', 'Makaroni harga reseller 9rb kak'],
      ['price', 'ambil 10 dpt reseller?', 'bisa kak, 10 bungkus udah dapat potongan 2rb per bungkus'],
      ['price', 'curah basreng', 'Basreng curah 60rb sekilo kak'],
      ['total', 'makaroni curah 10 kg', 'makaroni 10 kg 350rb kak'],
      ['total', 'tempe 4 usus 2', 'tempe 4 + usus 2 jadinya 92rb kak'],
      ['discount', 'langganan nih', 'langganan tambah diskon 10% kak'],
      ['shipping', 'sample ke medan', 'Sample 70rb udah ongkir seluruh Indonesia kak'],
      ['terms', 'curah 2 kg boleh', 'Boleh kak curah 2 kg juga kami layani'],
      ['time', 'besok senin kirim?', 'Senin bisa langsung kirim kak'],
      ['time', 'exp', 'kuat sampai 1 tahun kak'],
      ['account', 'rek', 'BCA 3151009989 a/n Yuliati kak'],
      ['link', 'katalog', 'cek katalog kita di linktr.ee/keripikyul kak'],
    ],
  },
  {
    name: 'skincare',
    owner: `GlowNa Skincare (reseller resmi)
Serum niacinamide 20ml Rp 79.000
Toner rice 100ml Rp 65.000
Moisturizer ceramide 30gr Rp 95.000
Sunscreen SPF50 40ml Rp 88.000
Paket glowing 4 item Rp 289.000 (hemat 38rb)
Paket travel (toner 30ml + serum 5ml) Rp 45.000
Semua BPOM dan halal. Untuk bumil konsultasi dokter dulu.
Sunscreen restock tanggal 5 Desember.
Promo payday 25-30 November: diskon 15% semua item kecuali paket.
Pengiriman H+1 setelah transfer. Garansi uang kembali kalau terbukti palsu. Alergi bukan tanggung jawab kami.
Free pouch tiap pembelian di atas 200rb.
BCA 2290117733 a.n. PT Glowna Cantika | Shopeepay 085711223344`,
    right: [
      ['price', 'serumnya brp', 'Serum niacinamide 20ml Rp79.000 beauty'],
      ['price', 'paketan', 'Paket glowing 4 item 289rb kak, lebih hemat 38rb dari beli satuan'],
      ['price', 'toner klo promo', 'Toner 65.000, promo payday diskon 15% jadi 55.250 kak'],
      ['total', 'serum sm moist', 'serum 79rb + moisturizer 95rb = 174rb kak'],
      ['total', 'toner 2 serum 1', 'Toner 2 jadi 130rb, serum 79rb, total 209rb. Dapet free pouch ya kak'],
      ['discount', 'paket jg diskon?', 'Kalau paket gak ikut diskon kak, promonya buat item satuan aja'],
      ['discount', 'promo smp kpn', 'promo payday 15% berlaku sampai 30 November kak'],
      ['stock', 'sunscreen ada?', 'Sunscreennya lagi kosong kak, restock tanggal 5 Desember'],
      ['terms', 'bpom?', 'Semua produk kami BPOM dan halal kak'],
      ['terms', 'aku hamil aman ga', 'Untuk ibu hamil sebaiknya konsultasi dokter dulu ya kak'],
      ['terms', 'klo palsu gmn', 'Kalau terbukti palsu uang kembali kak'],
      ['time', 'tf skrg kirim kpn', 'Kalau transfer hari ini, besok (H+1) dikirim kak'],
      ['account', 'spay?', 'ShopeePay 085711223344 ya kak'],
    ],
    wrong: [
      ['price', 'moist', 'Moisturizernya 88rb kak'],
      ['price', 'serum promo', 'serum lagi promo jadi 63rb aja kak'],
      ['price', 'paket travel', 'paket travelnya 65rb kak'],
      ['total', 'serum 2', 'serum 2 botol seratus lima puluh ribu kak'],
      ['total', 'serum sunscreen', 'serum + sunscreen 157rb kak'],
      ['discount', 'paket diskon', 'paket glowing juga diskon 15% kak mumpung payday'],
      ['discount', 'des ada promo?', 'Promonya lanjut sampai akhir Desember kak'],
      ['stock', 'sunscreen', 'sunscreen ready banyak kak'],
      ['terms', 'bumil', 'aman kak buat ibu hamil dan menyusui'],
      ['terms', 'klo alergi', 'Kalau alergi uangnya kami balikin 100% kak'],
      ['terms', 'bonus', 'Belanja 100rb aja udah dapet pouch gratis kak'],
      ['time', 'kirim', 'transfer sekarang langsung dikirim hari ini juga kak'],
      ['account', 'bca', 'BCA 2290117733 a.n. Nadia Putri kak'],
    ],
  },
  {
    name: 'phone accessories',
    owner: `AccHP Jaya Surabaya
Tempered glass full 20rb (semua iphone & samsung), TG privacy 35rb, softcase bening 15rb, case magsafe 75rb
Charger 20W 90rb, charger 65W 185rb, kabel type C 1m 25rb, kabel type C 2m 40rb, TWS A3 150rb, powerbank 10.000mAh 160rb, powerbank 20.000mAh 240rb
beli TG 3 gratis 1 softcase
pasang TG gratis di toko
garansi: charger 6 bulan, TWS 3 bulan, powerbank 1 th, kabel 1 bulan, TG & case ga ada garansi
Stok: TWS A3 hitam tinggal 4, putih habis. charger 65W ready
toko buka 10.00-21.30 tiap hari, lokasi WTC lt 2 blok C12
Ga bisa COD. Gojek/grab bisa dari toko. ongkir ditanggung pembeli
OVO & gopay 08123344556 a.n. Hendra Wijaya`,
    right: [
      ['price', 'chrgr 20w', 'charger 20W 90rb bos'],
      ['price', 'kabel c', 'Kabel type C 1m 25rb, yang 2m 40rb bos'],
      ['price', 'pb 20rb mah', 'Powerbank 20.000mAh 240rb bos, garansi 1 tahun'],
      ['total', 'tg 3', 'TG 3 jadi 60rb bos, gratis 1 softcase'],
      ['total', 'tws 1 kabel 1m 2', 'TWS 150rb + kabel 2x25rb = 200rb bos'],
      ['stock', 'tws putih', 'TWS putih habis bos, yang hitam masih ada tinggal 4'],
      ['stock', '65w ready', '65W ready bos, 185rb'],
      ['terms', 'tg ada garansi', 'TG gak ada garansi bos'],
      ['terms', 'garansi tws', 'TWS garansi 3 bulan bos'],
      ['shipping', 'ongkirnya gmn', 'Bisa pakai gojek atau grab dari toko bos, ongkir ditanggung pembeli ya'],
      ['time', 'jam brp tutup', 'toko tutup jam setengah 10 malam bos'],
      ['time', 'minggu buka', 'Buka tiap hari bos, Minggu juga, jam 10 pagi sampai 21.30'],
      ['account', 'gopay', 'Gopay 08123344556 atas nama Hendra Wijaya bos'],
    ],
    wrong: [
      ['price', 'tg privacy', 'TG privacy 20rb bos'],
      ['price', 'pb 10rb', 'powerbank 10.000 mAh gocap ya bos'],
      ['price', 'magsafe', 'case magsafe seket ribu bos'],
      ['price', 'kabel 2m', 'kabel 2 meter 25rb bos'],
      ['total', 'charger 20w sama kabel 1m', 'charger + kabel total 105rb bos'],
      ['total', 'tws 2', 'TWS 2 biji 250rb aja bos'],
      ['discount', 'beli 2 tg gratis?', 'beli 2 TG udah gratis softcase bos'],
      ['stock', 'tws hitam brp', 'TWS hitam masih ada 10 bos'],
      ['stock', 'tws putih', 'tws putih ada bos mau diambil kapan?'],
      ['terms', 'garansi kabel', 'kabelnya garansi 6 bulan bos'],
      ['terms', 'garansi tg', 'TG garansi pecah 7 hari bos'],
      ['shipping', 'gratis antar?', 'gratis antar area Surabaya bos'],
      ['time', 'buka', 'toko buka jam 8 pagi bos'],
    ],
  },
];
