import type { Shop } from '../shop.js';

const toCimahi =
  '{"tujuan":"Cimahi Utara, Cimahi","berat_gram":3000,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":33000,"estimasi":"2-3 hari"},{"kurir":"SiCepat","layanan":"BEST","biaya":45000,"estimasi":"1 hari"}]}';
const toMalang =
  '{"tujuan":"Lowokwaru, Malang","berat_gram":1000,"ongkir":[{"kurir":"J&T","layanan":"EZ","biaya":19000,"estimasi":"3-4 hari"},{"kurir":"JNE","layanan":"REG","biaya":21000,"estimasi":"2-4 hari"}]}';
const toPalu =
  '{"tujuan":"Palu Barat, Palu","berat_gram":2000,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":92000,"estimasi":"5-7 hari"}]}';

/** Third blind set, first half: written in one go, without looking at the rules or other tables. Used to change the rules. */
export const thirdGoods: readonly Shop[] = [
  {
    name: 'third frozen',
    owner: `Dapur Beku Mama Ina - frozen food rumahan, Antapani Bandung
Dimsum ayam isi 20: 45rb. isi 50: 105rb
Risol mayo isi 10 = 30rb
Cireng rujak isi 15 = 22rb (bumbu rujak ekstra +3rb)
Nugget ayam wortel 500gr 38rb, 1kg 72rb
Rolade sapi 35rb/roll, ambil 3 roll 99rb
Semua tanpa pengawet. Sudah PIRT & halal MUI. Belum BPOM.
Tahan 3 bulan di freezer, 2 hari di chiller, kalau suhu ruang cuma 6 jam.
Kirim luar kota wajib pakai es gel + styrofoam 15rb, pengiriman Senin-Kamis aja, cuma layanan 1 hari sampai.
Dalam kota Bandung bisa gosend/grab tiap hari jam 9-16.
Rolade lagi kosong, ready lagi tgl 5 Desember.
Order sebelum jam 12 dikirim hari itu juga.
Reseller daftar gratis, min belanja pertama 500rb, potongan 12%.
Komplain produk rusak/meleleh wajib video unboxing, max 3 jam setelah diterima. Uang kembali 50% atau kirim ulang.
BCA 4370998126 a.n. Ina Rosmalina. ga bisa cod`,
    tools: [toCimahi],
    right: [
      ['price', 'dimsum brp kak', 'Dimsum ayam isi 20 45rb kak, kalau yang isi 50 105rb 😊'],
      ['price', 'nugget sekilo?', 'Nugget ayam wortel yang 1kg 72rb ya kak'],
      ['price', 'cireng + bumbu extra jd brp', 'Cireng rujak 22rb, tambah bumbu rujak ekstra 3rb, jadi 25rb kak'],
      ['total', 'dimsum 50 satu, risol 2', 'Siap kak, dimsum isi 50 105rb + risol mayo 2 x 30rb = 60rb, totalnya 165rb ya'],
      ['total', 'nugget 500gr 2 sama cireng 1', 'Nugget 500gr 2 pack 76rb, cireng 22rb. Total 98rb kak, belum ongkir'],
      ['price', 'rolade ambil 3', 'Rolade sapi ambil 3 roll jadi 99rb kak, tapi saat ini lagi kosong ya'],
      ['stock', 'rolade ada?', 'Mohon maaf rolade sapinya lagi kosong kak, ready lagi tanggal 5 Desember 🙏'],
      ['terms', 'halal ga?', 'Halal kak, udah ada halal MUI dan PIRT nya juga.'],
      ['terms', 'udah bpom?', 'Untuk BPOM belum ada kak, adanya PIRT sama halal MUI.'],
      ['time', 'tahan brp lama kak', 'Di freezer tahan 3 bulan kak, kalau di chiller 2 hari. Di suhu ruang cuma 6 jam ya.'],
      ['shipping', 'ke cimahi ongkirnya', 'Ke Cimahi Utara pakai SiCepat BEST 45rb kak, 1 hari sampai. Plus es gel + styrofoam 15rb ya'],
      ['terms', 'bisa cod?', 'Maaf kak, COD belum bisa ya. Pembayarannya transfer ke BCA.'],
      ['time', 'kalo order skrg dikirim kpn', 'Kalau ordernya sebelum jam 12 dikirim hari ini juga kak.'],
      [
        'terms',
        'kalo meleleh gmn',
        'Kalau sampai meleleh boleh komplain kak, sertakan video unboxing maksimal 3 jam setelah diterima. Nanti uang kembali 50% atau kami kirim ulang.',
      ],
      ['discount', 'reseller diskon?', 'Reseller dapat potongan 12% kak, daftarnya gratis, belanja pertama minimal 500rb.'],
      ['account', 'norek', 'BCA 4370998126 a.n. Ina Rosmalina ya kak 🙏'],
      ['time', 'bisa kirim luar kota hari jumat?', 'Luar kota pengirimannya cuma Senin sampai Kamis kak, jadi paling cepat Senin ya'],
      ['shipping', 'dalam kota bs gosend?', 'Bisa kak, dalam kota Bandung pakai GoSend atau Grab tiap hari jam 9 sampai jam 16.'],
    ],
    wrong: [
      ['price', 'dimsum isi 50', 'Dimsum isi 50 cuma 95rb kak 😊'],
      ['price', 'nugget setengah kilo', 'Nugget ayam wortel 500gr 36rb kak'],
      ['total', 'dimsum 50 satu, risol 2', 'Totalnya 155rb ya kak'],
      ['total', 'nugget 500gr 2 sama cireng 1', 'Total 108rb kak, belum ongkir'],
      ['stock', 'rolade ada?', 'Ada kak, rolade sapinya ready. Mau berapa roll?'],
      ['stock', 'rolade kapan ada', 'Rolade ready lagi tanggal 1 Desember kak'],
      ['terms', 'udah bpom?', 'Sudah BPOM kak, aman dikonsumsi anak-anak.'],
      ['time', 'tahan brp lama kak', 'Di chiller tahan 2 minggu kak, aman.'],
      ['time', 'di suhu ruang?', 'Kalau di suhu ruang tahan seharian kok kak'],
      ['shipping', 'ke cimahi ongkirnya', 'Ke Cimahi SiCepat BEST 33rb aja kak'],
      ['shipping', 'es gel bayar?', 'Es gel dan styrofoamnya gratis kak'],
      ['terms', 'bisa cod?', 'Bisa kak, bayar di tempat aja pas kurirnya datang.'],
      ['time', 'bisa kirim luar kota hari sabtu?', 'Bisa kak, Sabtu kami tetap kirim ke luar kota'],
      ['terms', 'kalo meleleh gmn', 'Kalau meleleh uang kembali 100% kak, tenang aja.'],
      ['terms', 'komplain max brp lama', 'Komplain paling lambat 24 jam setelah barang diterima ya kak'],
      ['discount', 'reseller diskon?', 'Reseller potongannya 20% kak'],
      ['discount', 'beli 3 dapet diskon?', 'Beli 3 pack dapat diskon 5% kak, lumayan'],
      ['account', 'norek', 'BCA 4370998162 a.n. Ina Rosmalina ya kak'],
    ],
  },
  {
    name: 'third skincare',
    owner: `GLOWRA SKIN official
- Serum niacinamide 20ml Rp 89.000
- Sunscreen SPF 50 40gr Rp 75.000
- Toner centella 100ml Rp 65.000
- Facial wash 100ml Rp 49.000
- Paket lengkap (serum, sunscreen, toner, facial wash) Rp 249.000
Semua produk BPOM. Serum & toner aman untuk bumil busui, sunscreen juga. Facial wash mengandung salicylic acid jadi TIDAK untuk ibu hamil.
Usia minimal 15 tahun
Expired 2027. Setelah dibuka pakai maks 6 bulan (serum 3 bulan).
Free ongkir untuk pembelian min 200rb, maksimal subsidi 20rb, khusus Jawa.
Pembelian paket lengkap bonus pouch, selama stok ada.
Belum buka toko offline. Bisa beli di shopee: https://shopee.co.id/glowra.official
Admin balas 08.00-21.00. Kirim setiap hari kecuali Minggu & tanggal merah. Cut off jam 14.00.
Retur: produk salah kirim atau pecah, kirim video unboxing maks 2x24 jam. Alergi / gak cocok bukan tanggungan kami.
Jadi agen modal 2jt, diskon 35%. Jadi reseller modal 500rb, diskon 20%.
Transfer Mandiri 1310015522871 atas nama PT Glowra Cantik Indonesia. COD bisa (biaya cod 4%).
Hasil biasanya mulai terlihat 3-4 minggu pemakaian rutin.`,
    tools: [toMalang],
    right: [
      ['price', 'serumnya brp min', 'Serum niacinamide 20ml Rp 89.000 kak ✨'],
      ['price', 'paket lengkap isinya apa', 'Paket lengkapnya Rp 249.000 kak, isinya serum, sunscreen, toner, sama facial wash.'],
      ['total', 'toner 1 sunscreen 2', 'Toner 65rb + sunscreen 2 pcs 150rb, totalnya 215rb kak'],
      ['total', 'serum sama fw', 'Serum 89.000 + facial wash 49.000 jadinya 138.000 ya kak 💕'],
      [
        'terms',
        'aman buat bumil?',
        'Serum, toner sama sunscreennya aman untuk bumil busui kak. Cuma facial wash-nya tidak untuk ibu hamil karena ada salicylic acid.',
      ],
      ['terms', 'bpom?', 'Sudah BPOM semua kak'],
      ['terms', 'umur 13 boleh?', 'Maaf kak, minimal usianya 15 tahun ya.'],
      ['time', 'abis dibuka tahan brp lama', 'Setelah dibuka maksimal 6 bulan kak, khusus serum 3 bulan ya'],
      ['shipping', 'ongkir malang brp', 'Ke Lowokwaru Malang J&T EZ Rp19.000 atau JNE REG Rp21.000 kak.'],
      ['shipping', 'ada free ongkir?', 'Ada kak, free ongkir minimal belanja 200rb khusus Jawa, maksimal subsidinya 20rb ya'],
      ['discount', 'beli paket dapet apa', 'Beli paket lengkap dapat bonus pouch kak, selama stok masih ada ya'],
      [
        'terms',
        'ga cocok bisa balikin?',
        'Mohon maaf kak, kalau alergi atau tidak cocok tidak termasuk tanggungan kami. Retur hanya untuk salah kirim atau pecah.',
      ],
      ['time', 'minggu kirim ga', 'Minggu kami libur kirim kak, tanggal merah juga. Selain itu kirim tiap hari, cut off jam 14.00.'],
      ['terms', 'cod bs?', 'Bisa COD kak, ada biaya COD 4% ya'],
      ['discount', 'jd reseller gmn', 'Untuk reseller modalnya 500rb kak, dapat diskon 20%.'],
      ['time', 'hasil brp lama', 'Biasanya mulai terlihat 3-4 minggu pemakaian rutin kak'],
      ['link', 'shopeenya ada?', 'Ada kak, di https://shopee.co.id/glowra.official ya'],
      ['terms', 'tokonya dmn min', 'Kami belum ada toko offline kak, pemesanan lewat chat ini atau Shopee ya'],
      ['account', 'tf kemana', 'Transfer ke Mandiri 1310015522871 atas nama PT Glowra Cantik Indonesia ya kak'],
    ],
    wrong: [
      ['price', 'toner brp', 'Toner centella 100ml Rp 75.000 kak'],
      ['price', 'paket lengkap brp', 'Paket lengkapnya 229rb aja kak'],
      ['total', 'toner 1 sunscreen 2', 'Totalnya 205rb ya kak'],
      ['terms', 'facial wash aman buat hamil?', 'Aman kak, facial wash-nya boleh dipakai ibu hamil.'],
      ['terms', 'umur 13 boleh?', 'Boleh kak, mulai 12 tahun udah bisa pakai.'],
      ['time', 'serum abis dibuka tahan brp lama', 'Serumnya tahan 12 bulan setelah dibuka kak'],
      ['shipping', 'ada free ongkir?', 'Free ongkir seluruh Indonesia tanpa minimal belanja kak 🥰'],
      ['shipping', 'aku di makassar free ongkir ga, belanja 250rb', 'Iya kak, ke Makassar dapat free ongkir juga.'],
      ['terms', 'ga cocok bisa balikin?', 'Bisa kak, kalau ga cocok uang kembali 100%.'],
      ['time', 'minggu kirim ga', 'Kirim kak, hari Minggu tetap jalan'],
      ['time', 'pesen jam 4 sore dikirim kpn', 'Jam 4 sore masih sempat dikirim hari ini kak, cut off kita jam 17.00.'],
      ['terms', 'cod kena biaya?', 'COD gratis kak, ga ada biaya tambahan'],
      ['discount', 'agen diskon brp', 'Agen diskonnya 50% kak, modal 2jt'],
      ['discount', 'reseller modal', 'Modal reseller cuma 300rb kak, diskonnya 20%'],
      ['time', 'hasil brp lama', 'Dijamin glowing dalam 7 hari kak!'],
      ['terms', 'bisa ngilangin flek?', 'Bisa kak, flek hitam hilang permanen dijamin.'],
      ['link', 'tiktok shopnya ada?', 'Ada kak, https://tiktok.com/@glowra.official'],
      ['terms', 'tokonya dmn min', 'Toko offline kami di Jalan Diponegoro Surabaya kak, silakan mampir'],
      ['account', 'tf kemana', 'Ke Mandiri 1310015522871 atas nama Siti Rahma ya kak'],
    ],
  },
  {
    name: 'third hijab',
    owner: `Kerudung Nusa grosir Pasar Tanah Abang Blok B lt 3 no 27
segi empat voal: ecer 35rb, 1 lusin 300rb, 1 kodi 460rb
pashmina ceruty: ecer 28rb, lusin 264rb
bergo instan: ecer 42rb, 6pcs ke atas 37rb, 20pcs ke atas 33rb
ciput 10rb, 3 pcs 25rb
warna voal: hitam, mocca, milo, navy, sage. Maroon habis.
campur warna boleh, campur model ga boleh kalo lusinan
custom logo min 50 pcs, tambah 4rb/pcs, jadi 10 hari kerja
toko buka selasa-minggu 08.00-16.00, senin tutup
online tetep jalan senin tapi kirimnya selasa
cacat jahit/bolong tukar barang, 3 hari dari terima, label jangan dilepas
salah pilih warna ga bisa tukar
no cod, no keep lewat 1x24 jam. dp 30% buat custom, sisanya sebelum kirim
dropship bisa, nama pengirim ikut kakak, tambah 2rb per paket
bri 033801024455507 nuraini / dana 081288776655 nuraini`,
    right: [
      ['price', 'voal selusin', 'Voal segi empat 1 lusin 300rb kak'],
      ['price', 'klo sekodi', 'Sekodi voal 460rb kak, isi 20 pcs'],
      ['price', 'bergo 10 pcs brp satunya', 'Ambil 10 pcs bergo instan jadi 37rb per pcs kak'],
      ['total', 'bergo 10', 'Bergo instan 10 pcs x 37rb = 370rb kak'],
      ['total', 'bergo 25 sm ciput 3', 'Bergo 25 pcs x 33rb = 825rb, ciput 3 pcs 25rb. Total 850rb ya kak belum ongkir'],
      ['price', 'pashmina ecer', 'Ceruty eceran 28rb kak, kalau lusinan 264rb (jatuhnya 22rb per pcs)'],
      ['stock', 'maroon ada', 'Maroon voalnya habis kak, adanya hitam, mocca, milo, navy sama sage'],
      ['stock', 'sage ready?', 'Sage ready kak 😊 mau berapa pcs?'],
      ['terms', 'lusinan bs campur?', 'Campur warna boleh kak, campur model yang ga bisa ya'],
      ['terms', 'bisa pasang logo?', 'Bisa kak, custom logo minimal 50 pcs, tambah 4rb per pcs, jadinya 10 hari kerja'],
      ['terms', 'dp brp', 'Buat custom DP 30% dulu kak, sisanya dilunasi sebelum kirim'],
      [
        'time',
        'senin buka?',
        'Senin tokonya tutup kak, bukanya Selasa sampai Minggu jam 8 sampai jam 4 sore. Kalau order online Senin tetap kami layani, kirimnya Selasa',
      ],
      [
        'terms',
        'kalo bolong gmn',
        'Kalau ada cacat jahit atau bolong bisa tukar barang kak, maksimal 3 hari dari terima, labelnya jangan dilepas ya',
      ],
      ['terms', 'keep dulu ya seminggu', 'Maaf kak, keep maksimal 1x24 jam ya'],
      ['terms', 'dropship bs?', 'Bisa dropship kak, nama pengirim pakai nama kakak, ada tambahan 2rb per paket'],
      ['account', 'ada dana?', 'Ada kak, DANA 081288776655 a.n. Nuraini'],
      ['terms', 'tokonya dimana', 'Di Pasar Tanah Abang Blok B lantai 3 no 27 kak'],
      ['total', '100 pcs voal pake logo, tambahan logonya brp', 'Tambahan logo untuk 100 pcs: 100 x 4rb = 400rb kak'],
    ],
    wrong: [
      ['price', 'voal selusin', 'Selusin voal 264rb kak'],
      ['price', 'bergo 10 pcs brp satunya', 'Bergo 10 pcs dapat 33rb per pcs kak'],
      ['total', 'bergo 10', 'Total 420rb kak untuk 10 bergo'],
      ['total', 'bergo 25 sm ciput 3', 'Totalnya 855rb kak'],
      ['price', 'ciput 3', 'Ciput 3 pcs 30rb kak'],
      ['stock', 'maroon ada', 'Maroon ada kak, mau berapa?'],
      ['stock', 'dusty pink ready?', 'Dusty pink ready kak, tinggal dikit lagi'],
      ['terms', 'lusinan bs campur model?', 'Boleh campur model kak, bebas pilih'],
      ['terms', 'custom logo 20 pcs bs?', 'Bisa kak, custom logo 20 pcs boleh'],
      ['terms', 'dp custom brp', 'DP-nya 50% dulu ya kak'],
      ['time', 'custom brp lama', 'Custom logo 3 hari jadi kak'],
      ['time', 'senin buka?', 'Buka kak, setiap hari dari jam 8'],
      ['time', 'order senin dikirim kapan', 'Kalau order Senin ya dikirim Senin itu juga kak'],
      ['terms', 'salah warna bisa tukar?', 'Bisa kak, salah pilih warna boleh ditukar asal label masih ada'],
      ['terms', 'keep dulu ya', 'Siap kak, kami keep sampai 3 hari ya'],
      ['terms', 'cod ya', 'Oke kak bisa COD'],
      ['account', 'bri nya', 'BRI 033801024455570 a.n. Nuraini kak'],
      ['terms', 'dropship kena biaya?', 'Dropship gratis kak tanpa tambahan'],
    ],
  },
  {
    name: 'third parts',
    owner: `Sumber Jaya Motor — sparepart & oli
Oli Yamalube Matic 0.8L 48.000 | Oli MPX2 0.8L 52.000 | Oli Shell AX7 1L 78.000
Kampas rem depan Beat/Vario 45.000 (ori Honda), 25.000 (aspira)
Ban FDR 80/90-14: 215.000; 90/90-14: 245.000. Pasang ban +15.000
Aki GTZ5S 235.000 (tukar tambah aki bekas -25.000)
Busi NGK 18.000, iridium 95.000
V-belt Vario 125 kit 165.000, Nmax 210.000
Ganti oli di tempat gratis kalau beli olinya disini. Servis ringan matic 65.000, servis CVT 85.000.
Aki garansi 6 bln, ban garansi pabrik 1 thn (kecuali kena paku / robek samping). Elektrik tidak garansi.
Barang bisa retur 7 hari kalo salah cocok, kemasan utuh belum dipasang.
Buka 07.30 - 20.00, Minggu sampai jam 15.00. Jumat istirahat 11.30-13.00.
Kirim luar kota pakai JNE/J&T, ban & aki ga bisa dikirim luar kota
stok aki GTZ5S sisa 4. ban 90/90 kosong
bayar: tunai, qris, transfer BNI 0765543210 Hendra Wijaya. Ongkir kurir toko 10rb radius 5 km, gratis di atas 300rb`,
    right: [
      ['price', 'oli mpx brp', 'Oli MPX2 0.8L 52.000 bang'],
      ['price', 'kampas rem beat', 'Kampas rem depan Beat ada dua bang: ori Honda 45.000, aspira 25.000'],
      ['price', 'ban 80/90 brp', 'Ban FDR 80/90-14 215.000, kalau sekalian pasang tambah 15.000'],
      ['total', 'ban 80/90 dua sekalian pasang', 'Ban 80/90-14 2 x 215.000 = 430.000, pasangnya 2 x 15.000 = 30.000, jadi 460.000 bang'],
      [
        'total',
        'aki sama busi biasa, aki lama saya bawa',
        'Aki GTZ5S 235.000 dikurangi tukar tambah 25.000 = 210.000, tambah busi NGK 18.000, totalnya 228.000',
      ],
      ['price', 'vbelt nmax', 'V-belt Nmax 210.000 bang'],
      ['price', 'ganti oli bayar jasa?', 'Gratis bang ganti olinya kalau beli oli di sini'],
      ['price', 'servis cvt', 'Servis CVT 85.000 bang, kalau servis ringan matic 65.000'],
      ['stock', 'akinya ada?', 'Aki GTZ5S masih ada bang, stok sisa 4'],
      ['stock', 'ban 90/90', 'Ban 90/90-14 lagi kosong bang, yang ada 80/90-14'],
      ['terms', 'aki garansi?', 'Garansi 6 bulan bang akinya'],
      [
        'terms',
        'ban kena paku garansi ga',
        'Kalau kena paku tidak masuk garansi bang, garansi pabrik 1 tahun di luar kena paku dan robek samping',
      ],
      ['time', 'minggu buka?', 'Minggu buka bang, sampai jam 15.00'],
      ['time', 'jumat siang buka?', 'Jumat istirahat jam 11.30-13.00 bang, di luar itu buka'],
      ['shipping', 'bs kirim ban ke luar kota?', 'Maaf bang, ban sama aki ga bisa dikirim ke luar kota'],
      ['shipping', 'antar ke rumah bs', 'Bisa bang pakai kurir toko, 10rb radius 5 km. Gratis kalau belanja di atas 300rb'],
      ['terms', 'kalo ga cocok bs balikin?', 'Bisa retur 7 hari bang kalau salah cocok, asal kemasan utuh dan belum dipasang'],
      ['account', 'transfer kemana', 'BNI 0765543210 a.n. Hendra Wijaya bang, QRIS juga bisa'],
    ],
    wrong: [
      ['price', 'oli shell', 'Shell AX7 1L 52.000 bang'],
      ['price', 'kampas rem beat yg ori', 'Kampas rem ori Honda 25.000 bang'],
      ['total', 'ban 80/90 dua sekalian pasang', 'Totalnya 445.000 bang sudah pasang'],
      ['total', 'aki sama busi biasa, aki lama saya bawa', 'Jadinya 253.000 bang'],
      ['price', 'vbelt vario', 'V-belt Vario 125 kit 210.000 bang'],
      ['price', 'ganti oli bawa oli sendiri', 'Bawa oli sendiri juga gratis bang jasa gantinya'],
      ['stock', 'akinya ada?', 'Ada bang, stok aki masih 10'],
      ['stock', 'ban 90/90', 'Ban 90/90-14 ready bang 245.000'],
      ['terms', 'aki garansi?', 'Aki garansi 1 tahun bang'],
      ['terms', 'elektrik garansi?', 'Elektrik garansi 3 bulan bang'],
      ['terms', 'ban robek samping garansi?', 'Masuk garansi bang, klaim aja bawa ke sini'],
      ['time', 'minggu buka sampe jam brp', 'Minggu sampai jam 20.00 bang seperti biasa'],
      ['time', 'buka jam 7?', 'Jam 7 pagi udah buka bang'],
      ['shipping', 'kirim aki ke luar kota', 'Bisa bang, aki dikirim pakai J&T'],
      ['shipping', 'antar ke rumah jarak 12 km', 'Bisa bang, kurir toko antar 10rb'],
      ['terms', 'udah kepasang ga cocok bs balikin?', 'Bisa bang, udah dipasang juga boleh retur dalam 7 hari'],
      ['account', 'transfer kemana', 'BNI 0765543210 a.n. Sumber Jaya Motor ya bang'],
      ['discount', 'beli oli 5 diskon?', 'Beli 5 botol dapat 1 gratis bang'],
    ],
  },
  {
    name: 'third honey',
    owner: `Madu Hutan Sumbawa "Rimba Lebah"
Madu hutan 350ml 95.000 / 650ml 165.000 / jerigen 5kg 950.000
Madu trigona (klanceng) 250ml 140.000
Madu anak 250ml 85.000 utk usia 1 tahun ke atas
Propolis 10ml 120.000, beli 2 gratis 1
PIRT, halal MUI 15120046880321. Uji lab ada, bisa minta hasilnya.
Asli atau uang kembali 2x lipat (bukti uji lab SNI)
Bayi di bawah 1 thn dilarang konsumsi madu. Penderita diabetes konsultasi dokter dulu
Stok jerigen pre order 5-7 hari. Yg botol ready semua kecuali trigona (panen Januari)
Kemasan kaca dibubble wrap tebal, pecah di jalan kami ganti baru asal ada video.
Kirim tiap sore jam 4. Sabtu ikut kirim, Minggu tidak.
Gratis ongkir se-Jawa Bali min 2 botol 650ml
Bayar BSI 7155566778 an Lalu Ahmad Fauzan. COD bisa khusus wilayah Mataram & Lombok Barat.
Grosir min 12 botol: 350ml jadi 80.000, 650ml jadi 140.000`,
    tools: [toPalu],
    right: [
      ['price', 'madu 650 brp', 'Madu hutan 650ml 165.000 kak 🍯'],
      ['price', 'yg buat anak', 'Madu anak 250ml 85.000 kak, untuk usia 1 tahun ke atas ya'],
      ['total', '650 dua botol', 'Dua botol 650ml jadi 330.000 kak, gratis ongkir kalau kirimnya ke Jawa atau Bali'],
      ['total', '12 botol yg 350', 'Ambil 12 botol masuk harga grosir kak, 80.000 x 12 = 960.000'],
      ['discount', 'propolis ada promo?', 'Ada kak, beli 2 gratis 1. Harga propolis 10ml 120.000 per botol'],
      ['total', 'propolis dapet 3 bayar brp', 'Bayar 2 aja kak 240.000, gratis 1 jadi dapat 3 botol'],
      ['stock', 'klanceng ready?', 'Madu trigona belum ready kak, panennya Januari'],
      ['stock', 'jerigen ada?', 'Jerigen 5kg pre order kak, 5-7 hari'],
      ['terms', 'asli ga kak', 'Asli kak, garansi uang kembali 2x lipat dengan bukti uji lab SNI. Hasil uji lab kami juga bisa diminta.'],
      ['terms', 'bayi 8 bulan boleh?', 'Bayi di bawah 1 tahun dilarang konsumsi madu kak 🙏'],
      ['terms', 'diabetes boleh?', 'Untuk penderita diabetes sebaiknya konsultasi dokter dulu ya kak'],
      ['terms', 'halal?', 'Halal kak, sertifikat halal MUI 15120046880321, PIRT juga ada'],
      ['terms', 'kalo pecah', 'Kalau pecah di jalan kami ganti baru kak, asal ada videonya'],
      ['shipping', 'ke palu', 'Ke Palu Barat pakai JNE REG 92.000 kak, estimasi 5-7 hari'],
      ['shipping', 'free ongkir ke surabaya?', 'Gratis ongkir ke Surabaya kalau ambil minimal 2 botol 650ml kak'],
      ['time', 'sabtu kirim?', 'Sabtu tetap kirim kak, Minggu yang libur. Pengiriman tiap sore jam 4'],
      ['terms', 'cod di mataram', 'Mataram bisa COD kak'],
      ['account', 'rek', 'BSI 7155566778 a.n. Lalu Ahmad Fauzan kak'],
    ],
    wrong: [
      ['price', 'madu 650 brp', 'Yang 650ml 140.000 kak'],
      ['price', 'jerigen', 'Jerigen 5kg 850.000 kak'],
      ['total', '12 botol yg 350', '12 botol 350ml jadi 1.140.000 kak'],
      ['total', '650 dua botol', 'Dua botol 650ml 320.000 kak'],
      ['discount', 'propolis ada promo?', 'Ada kak, beli 1 gratis 1'],
      ['discount', 'madu hutan ada promo?', 'Madu hutan juga beli 2 gratis 1 kak'],
      ['stock', 'klanceng ready?', 'Ready kak madu trigonanya, mau berapa botol?'],
      ['stock', 'jerigen ada?', 'Jerigen ready kak, bisa kirim hari ini'],
      ['terms', 'asli ga kak', 'Asli kak, kalau palsu uang kembali 10x lipat'],
      ['terms', 'bayi 8 bulan boleh?', 'Boleh kak, sedikit-sedikit dulu ya buat bayi'],
      ['terms', 'diabetes boleh?', 'Aman kak untuk penderita diabetes, langsung minum aja'],
      ['terms', 'bpom?', 'Sudah terdaftar BPOM kak'],
      ['terms', 'kalo pecah ga ada video', 'Tetap kami ganti kak walau tanpa video'],
      ['shipping', 'ke palu', 'Ke Palu JNE REG 82.000 kak'],
      ['shipping', 'free ongkir ke palu? beli 2 yang 650', 'Iya kak, gratis ongkir ke Palu'],
      ['time', 'minggu kirim?', 'Minggu juga kirim kak'],
      ['terms', 'cod di sumbawa besar', 'Bisa COD kak di Sumbawa Besar'],
      ['account', 'rek', 'BSI 7155566787 a.n. Lalu Ahmad Fauzan kak'],
    ],
  },
  {
    name: 'third plants',
    owner: `Kebun Bibit Pak Darto, Ngaglik Sleman
alpukat aligator 60-80cm 65rb, alpukat miki 50rb
durian musang king 85rb, durian bawor 70rb tinggi 1 meter
mangga irwin 75rb
jeruk santang 45rb
kelengkeng new kristal 60rb
anggur jupiter 40rb
pupuk kandang 15rb/karung, 10 karung 130rb
pot 30cm 18rb
beli 10 bibit campur diskon 10%, beli 25 bibit diskon 15%. pupuk & pot ga ikut diskon
semua bibit okulasi/sambung bukan biji. berbuah 2-3 tahun (anggur 8-12 bulan, durian 4-5 tahun)
garansi hidup 14 hari sejak diterima, ganti bibit aja, ongkir ditanggung pembeli. foto/video wajib
packing kayu 20rb per koli, isi max 8 bibit
kirim senin, rabu, sabtu
ga kirim ke papua dan maluku (karantina)
kebun buka 08-17 tiap hari, boleh petik langsung dan lihat2
mangga irwin tinggal 3 pohon, musang king inden sampai februari
tf bca 8610445599 sudarto. jogja bisa cod / ambil ditempat`,
    right: [
      ['price', 'alpukat aligator brp', 'Alpukat aligator tinggi 60-80cm 65rb pak'],
      ['price', 'bawor', 'Durian bawor 70rb pak, tinggi 1 meter'],
      ['total', 'anggur 2 jeruk 1', 'Anggur jupiter 2 x 40rb = 80rb, jeruk santang 45rb, total 125rb pak'],
      ['total', 'pupuk 10 karung pot 5', 'Pupuk kandang 10 karung 130rb, pot 30cm 5 x 18rb = 90rb, jadi 220rb pak'],
      ['discount', 'beli 10 bibit diskon ga', 'Ada pak, beli 10 bibit campur diskon 10%. Pupuk dan pot tidak ikut diskon'],
      ['total', 'kelengkeng 10', 'Kelengkeng new kristal 10 x 60rb = 600rb, diskon 10% jadi 540rb pak'],
      ['time', 'durian brp lama buahnya', 'Durian berbuah sekitar 4-5 tahun pak'],
      ['time', 'anggur cepet buah ga', 'Anggur 8-12 bulan sudah berbuah pak'],
      ['stock', 'mangga irwin ada', 'Ada pak, mangga irwin tinggal 3 pohon'],
      ['stock', 'musang king', 'Musang king inden pak, sampai Februari'],
      [
        'terms',
        'kalo mati gmn',
        'Garansi hidup 14 hari sejak diterima pak, diganti bibit baru, ongkirnya ditanggung pembeli. Foto atau video wajib ya',
      ],
      ['terms', 'dari biji ya?', 'Bukan pak, semua bibit okulasi atau sambung'],
      ['shipping', 'packing kayu kena brp', 'Packing kayu 20rb per koli pak, satu koli maksimal 8 bibit'],
      ['total', '12 bibit packing kayunya brp', '12 bibit butuh 2 koli pak, jadi packing kayunya 40rb'],
      ['shipping', 'kirim ke jayapura', 'Maaf pak, kami tidak kirim ke Papua dan Maluku karena karantina'],
      ['time', 'kirim hari apa aja', 'Kirim Senin, Rabu, dan Sabtu pak'],
      ['terms', 'boleh liat2?', 'Boleh pak, kebun buka tiap hari jam 8 sampai jam 17'],
      ['terms', 'saya di jogja cod bs', 'Jogja bisa COD atau ambil di tempat pak'],
    ],
    wrong: [
      ['price', 'alpukat miki', 'Alpukat miki 65rb pak'],
      ['price', 'musang king', 'Durian musang king 70rb pak'],
      ['total', 'anggur 2 jeruk 1', 'Total 130rb pak'],
      ['total', 'kelengkeng 10', 'Kelengkeng 10 pohon jadi 510rb pak'],
      ['discount', 'beli 5 bibit diskon ga', 'Beli 5 bibit diskon 10% pak'],
      ['discount', 'pot ikut diskon?', 'Iya pak, pot ikut diskon juga'],
      ['time', 'durian brp lama buahnya', 'Durian 2 tahun sudah berbuah pak'],
      ['time', 'anggur', 'Anggur 3 bulan sudah berbuah pak'],
      ['stock', 'mangga irwin 10 pohon ada', 'Ada pak, mangga irwin 10 pohon siap'],
      ['stock', 'musang king', 'Musang king ready pak, bisa dikirim Rabu'],
      ['terms', 'kalo mati gmn', 'Garansi hidup 30 hari pak'],
      ['terms', 'kalo mati uang kembali?', 'Bisa pak, uang dikembalikan penuh'],
      ['terms', 'ongkir garansi sapa yg nanggung', 'Ongkir penggantian kami yang tanggung pak'],
      ['shipping', 'packing kayu', 'Packing kayu gratis pak'],
      ['shipping', 'kirim ke ambon', 'Bisa pak, ke Ambon kami kirim'],
      ['time', 'jumat kirim?', 'Jumat kirim pak'],
      ['terms', 'saya di solo cod bs', 'Solo bisa COD pak'],
      ['terms', 'dari biji?', 'Iya pak, bibitnya dari biji semua'],
    ],
  },
];
