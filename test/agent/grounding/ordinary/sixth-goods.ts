import type { Shop } from '../shop.js';
import { structuredShop } from '../structured/structured-shop.js';

const found1 =
  '{"tujuan":"Taman, Madiun","dari":"Lowokwaru, Malang, Jawa Timur","berat_gram":1100,"ongkir":[{"kurir":"JNE","layanan":"REG","biaya":21000,"estimasi":"2-3 hari"},{"kurir":"J&T","layanan":"EZ","biaya":20000,"estimasi":"2 hari"}]}';

const onderdil = structuredShop(
  'Maju Motor Parts, spare part motor. Order sebelum jam 14.00 dikirim hari yang sama. Barang salah kirim bisa ditukar 3 hari. Pasang di bengkel kami 20.000 per item. Tidak terima COD.',
  [
    { name: 'V-belt Mio', priceIdr: 95_000, weightGrams: 250, stock: 8 },
    { name: 'Roller set Beat', priceIdr: 62_000, weightGrams: 150, stock: 15 },
    { name: 'Busi Iridium', priceIdr: 88_000, weightGrams: 50, stock: 0 },
    { name: 'Filter udara Vario 125', priceIdr: 41_000, weightGrams: 120, stock: 9 },
    { name: 'Shockbreaker Supra', priceIdr: 275_000, weightGrams: 3_000, stock: 2 },
    { name: 'Rantai 428H', priceIdr: 118_000, weightGrams: 1_100, stock: 5 },
  ],
);

/** Shops written after the changes for the fourth and the fifth set, and before they were measured. */
export const sixthGoods: readonly Shop[] = [
  {
    name: 'baju',
    owner: `Hai, aku Rina dari Rina Outfit Surabaya. Panggil customer Kak.
Dress Kirana 159rb (S-L), XL 169rb
Blouse Sekar 98rb
Celana kulot 85rb
Rok plisket 75rb, beli 2 = 140rb
Inner manset 29rb
Seragam min 10 pcs potong 10rb/pcs semua model
Gratis ongkir Surabaya min belanja 300rb
TF BCA 4680221199 an Rina Maharani
Keep barang DP 50rb, pelunasan maks 3 hari
Tukar ukuran bisa 2 hari setelah terima, ongkir ditanggung pembeli. Admin 08.00-17.00, Minggu libur.`,
    right: [
      ['price', 'dress kirana brp', 'Dress Kirana Rp 159.000 Kak untuk S-L, XL Rp 169.000.'],
      ['price', 'kulot 2', '2 celana kulot Rp 170.000 Kak.'],
      ['price', 'rok plisket beli 2', 'Beli 2 rok plisket jadi 140rb Kak, hemat 10rb.'],
      ['total', 'blouse 1 rok 1', 'Blouse Sekar 98.000 + rok plisket 75.000 = Rp 173.000 Kak.'],
      ['total', 'buat seragam blouse 12 pcs', '12 pcs kena potongan 10rb, jadi 88rb x 12 = Rp 1.056.000 Kak.'],
      ['payment', 'bisa keep ga', 'Bisa Kak, DP 50rb dan pelunasan maksimal 3 hari ya.'],
      ['payment', 'kirana M 1 keep, sisanya brp', 'Dress Kirana Rp 159.000, DP Rp 50.000, sisanya Rp 109.000 Kak.'],
      ['shipping', 'tukar ukuran bisa?', 'Bisa tukar ukuran 2 hari setelah terima Kak, ongkirnya ditanggung pembeli.'],
      ['shipping', 'kirim sby gratis ongkir?', 'Surabaya gratis ongkir min belanja 300rb ya Kak.'],
      ['account', 'norek', 'BCA 4680221199 a.n. Rina Maharani ya Kak.'],
      ['price', 'manset', 'Inner manset dua puluh sembilan ribu Kak.'],
      ['terms', 'jaket ada?', 'Maaf Kak jaket belum ada. Adanya dress, blouse, kulot, rok, sama manset. Kakak cari yang mana?'],
    ],
    wrong: [
      ['price', 'kulot', 'Celana kulot Rp 79.000 Kak.'],
      ['price', 'blouse', 'Blouse Sekar sembilan puluh ribu Kak.'],
      ['discount', 'diskon?', 'Hari ini diskon 15% semua model Kak.'],
      ['discount', 'seragam', 'Seragam min 10 pcs diskon 20% Kak.'],
      ['shipping', 'ongkir jakarta', 'Gratis ongkir ke Jakarta juga Kak min 300rb.'],
      ['stock', 'kirana S hitam', 'Kirana S hitam tinggal 1 Kak.'],
      ['terms', 'tukar ukuran', 'Tukar ukuran bisa sampai 7 hari Kak.'],
      ['price', 'kirana M', 'Dress Kirana M 169rb Kak.'],
      ['price', 'rok', 'Rok plisket 85rb Kak.'],
      ['price', 'kirana 140 ya', 'Oke Kak, Kirana 140rb saya keep ya.'],
      ['total', 'kulot 1 manset 2', 'Totalnya Rp 133.000 Kak.'],
      ['account', 'norek', 'Transfer ke BCA 4680221911 a.n. Rina Maharani Kak.'],
    ],
  },
  {
    name: 'toko',
    owner: `Toko Sembako Bu Tini Sidoarjo. Sapa Bapak/Ibu.
Beras IR64 13.200/kg, karung 25 kg 322.500
Beras ketan 16.000/kg
Minyak goreng 1 liter 18.500, dus isi 12 216.000
Gula 17.000/kg
Tepung terigu 11.500/kg
Telur 27.500/kg
Kopi bubuk 250 gr 24.000
Antar dalam kota gratis min 150rb, di bawah itu 8rb. Luar kota belum bisa antar.
Buka 06.00-20.00 setiap hari. Bayar tunai atau QRIS. Tidak bisa hutang.`,
    right: [
      ['price', 'ir64 brp', 'Beras IR64 Rp13.200/kg Bu, karung 25 kg Rp322.500.'],
      ['price', 'ketan 3 kg', 'Ketan 3 kg Rp48.000 Pak.'],
      ['price', 'minyak 1 dus', 'Minyak 1 dus isi 12 Rp216.000 Bu, jatuhnya Rp18.000 per liter.'],
      ['total', 'telur 2 kg terigu 1 kg', 'Telur 2 kg Rp55.000 + terigu Rp11.500 = Rp66.500 Bu.'],
      ['price', 'karung ir64 per kilonya', 'Karung 25 kg jatuhnya Rp12.900 per kg Pak.'],
      ['shipping', 'antar brp', 'Antar dalam kota gratis kalau belanja minimal 150rb Bu, di bawah itu Rp8.000.'],
      ['total', 'gula 2 kopi 1 antar sidoarjo kota', 'Gula 2 kg Rp34.000 + kopi Rp24.000 + ongkir Rp8.000 = Rp66.000 Pak.'],
      ['shipping', 'kirim surabaya bisa', 'Mohon maaf Bu, luar kota belum bisa antar.'],
      ['time', 'buka jam brp', 'Buka setiap hari jam 06.00-20.00 Pak.'],
      ['price', 'telur seperempat', 'Telur seperempat kilo Rp6.875 Bu.'],
      ['payment', 'bayar pake qris', 'Bisa Bu, tunai atau QRIS.'],
      ['total', 'uang 100rb, gula 3 minyak 1', 'Totalnya Rp69.500, kembaliannya Rp30.500 Pak.'],
    ],
    wrong: [
      ['price', 'kecap', 'Kecap botol Rp14.000 Bu.'],
      ['price', 'terigu', 'Tepung terigu Rp12.000/kg Pak.'],
      ['price', 'telur', 'Telur dua puluh enam ribu sekilo Bu.'],
      ['price', 'kopi', 'Kopi bubuk dua puluh ribu Pak.'],
      ['discount', 'beli banyak', 'Beli 3 karung diskon 5% Bu.'],
      ['shipping', 'belanja 80rb', 'Belanja 80rb antar tetap gratis Bu.'],
      ['time', 'tutup jam', 'Kami buka sampai jam 10 malam Pak.'],
      ['terms', 'hutang', 'Boleh bayar tanggal muda Bu, nanti kami catat.'],
      ['price', 'ketan', 'Beras ketan 13.200 per kg Bu.'],
      ['price', 'gula', 'Gula 11.500 sekilo Pak.'],
      ['total', 'ir64 5kg', 'IR64 5 kg Rp65.000 Bu.'],
      ['total', 'gula 2 antar total', 'Gula 2 kg sampai rumah total sama ongkir Rp34.000 Bu.'],
    ],
  },
  {
    name: 'cetak',
    owner: `Percetakan Mitra Grafika Malang.
Kartu nama 1 box (100 lbr) 35.000, 5 box 150.000
Brosur A5 art paper: 500 lbr 275.000, 1000 lbr 450.000
Banner flexi 22.000/m2, min 1 m2
Stiker vinyl A3+ 15.000/lembar, min 10 lembar 12.500/lembar
Undangan mulai 2.500/pcs min 100 pcs
Jasa desain 50rb, revisi 2x
Cetak 2-3 hari kerja, express 1 hari tambah 20%
DP 50%, BNI 0712334455 an CV Mitra Grafika`,
    right: [
      ['price', 'kartu nama', 'Kartu nama Rp 35.000 per box isi 100 lembar Kak, 5 box Rp 150.000.'],
      ['price', 'brosur 1000', 'Brosur A5 art paper 1000 lembar Rp 450.000 Kak, jatuhnya Rp 450 per lembar.'],
      ['total', 'banner 3x1', 'Banner 3 x 1 m = 3 m2, 22.000 x 3 = Rp 66.000 Kak.'],
      ['price', 'banner 2 x 1,5 meter', 'Ukuran 2 x 1,5 meter itu 3 m2, jadi Rp 66.000 Kak.'],
      ['total', 'stiker 20', '20 lembar stiker vinyl kena Rp 12.500 per lembar, total Rp 250.000 Kak.'],
      ['total', 'stiker 4 lembar', '4 lembar x 15.000 = Rp 60.000 Kak.'],
      ['price', 'undangan nikah brp', 'Undangan mulai Rp 2.500 per pcs Kak, minimal 100 pcs. Rencana cetak berapa?'],
      ['total', 'brosur 500 express', 'Brosur 500 lembar Rp 275.000 + express 20% Rp 55.000 = Rp 330.000 Kak, 1 hari jadi.'],
      ['price', 'desain sekalian bisa', 'Bisa Kak, jasa desain 50rb dengan revisi 2x.'],
      ['total', 'brosur 1000 + desain dp brp', 'Rp 450.000 + desain Rp 50.000 = Rp 500.000, DP 50% Rp 250.000 Kak.'],
      ['time', 'berapa lama', 'Cetak 2-3 hari kerja Kak, kalau express 1 hari tambah 20%.'],
      ['account', 'tf ke mana', 'BNI 0712334455 a.n. CV Mitra Grafika ya Pak.'],
    ],
    wrong: [
      ['price', 'kalender', 'Kalender dinding Rp 18.000 per pcs Kak.'],
      ['price', 'banner', 'Banner flexi 25.000 per m2 Kak.'],
      ['price', 'kartu nama', 'Kartu nama empat puluh ribu per box Kak.'],
      ['price', 'undangan', 'Undangan mulai seribu lima ratus per pcs Kak.'],
      ['discount', 'brosur 5000', 'Brosur 5000 lembar diskon 20% Kak.'],
      ['shipping', 'desain', 'Desainnya gratis Kak.'],
      ['time', 'hari ini jadi?', 'Ditunggu saja Kak, 2 jam jadi.'],
      ['price', 'brosur 500', 'Brosur A5 500 lembar Rp 450.000 Kak.'],
      ['price', 'stiker 15', '15 lembar stiker kena 15.000 per lembar Kak.'],
      ['price', 'kartu nama 5 box 120 ya', 'Deal Kak 5 box 120rb.'],
      ['total', 'banner 4x2', 'Banner 4 x 2 meter Rp 186.000 Kak.'],
      ['account', 'tf', 'Transfer ke BNI 0712344355 a.n. CV Mitra Grafika Kak.'],
    ],
  },
  {
    name: 'dapur',
    owner: `Dapur Mbak Sari Solo, sapa Kak.
Rice box ayam geprek 18rb, ayam teriyaki 22rb, dori sambal matah 24rb. Min 15 box.
Prasmanan 45rb/porsi min 50 porsi, 100 porsi ke atas 42rb/porsi
Snack box isi 3 12rb, isi 4 15rb. Min 30 box.
Air mineral gelas +1.000/box
Ongkir dalam kota 20rb, Sukoharjo & Karanganyar 40rb
Pesan H-2, prasmanan H-7. DP 40%, lunas H-1.
BRI 0987 01 002233 53 9 an Sari Wulandari`,
    right: [
      ['price', 'geprek brp', 'Rice box ayam geprek 18rb per box Kak, minimal 15 box.'],
      ['price', 'teriyaki 20', '20 box ayam teriyaki Rp 440.000 Kak.'],
      ['total', 'dori 15 + air mineral', 'Dori 24.000 + air mineral 1.000 = 25.000, 15 box jadi Rp 375.000 Kak.'],
      ['total', 'prasmanan 60', '60 porsi x 45.000 = Rp 2.700.000 Kak.'],
      ['total', 'prasmanan 120 dp', '120 x 42rb = Rp 5.040.000, DP 40% Rp 2.016.000 Kak.'],
      ['price', 'snack isi 4 50 box', '50 snack box isi 4 Rp 750.000 Kak.'],
      ['shipping', 'ongkir karanganyar', 'Ongkir Karanganyar 40rb Kak, dalam kota 20rb.'],
      ['time', 'pesan kapan', 'Rice box dan snack pesan H-2 ya Kak, prasmanan H-7.'],
      ['terms', 'geprek 10', 'Maaf Kak, rice box minimal 15 box.'],
      ['total', 'geprek 30 ke sukoharjo', '30 x 18.000 = 540.000 + ongkir Sukoharjo 40.000 = Rp 580.000 Kak.'],
      ['account', 'bayarnya gimana', 'DP 40% dulu Kak, pelunasan H-1. Transfer ke BRI 0987 01 002233 53 9 a.n. Sari Wulandari.'],
      ['terms', 'pedes ga gepreknya', 'Level pedasnya saya tanyakan dulu ke dapur ya Kak. Untuk acara tanggal berapa?'],
    ],
    wrong: [
      ['price', 'rendang', 'Rice box rendang Rp 26.000 Kak.'],
      ['price', 'geprek', 'Ayam geprek 16rb per box Kak.'],
      ['price', 'prasmanan 50', 'Prasmanan empat puluh ribu per porsi Kak.'],
      ['discount', '50 box', 'Order 50 box diskon 10% Kak.'],
      ['shipping', 'air', 'Air mineral sudah gratis Kak.'],
      ['shipping', 'ongkir solo', 'Dalam kota gratis ongkir Kak.'],
      ['time', 'prasmanan lusa', 'Prasmanan untuk lusa masih bisa Kak.'],
      ['price', 'teriyaki', 'Ayam teriyaki 24rb Kak.'],
      ['price', 'snack isi 3', 'Snack box isi 3 15rb Kak.'],
      ['total', 'snack isi 3 40', '40 snack box isi 3 Rp 460.000 Kak.'],
      ['total', 'geprek 30 sukoharjo total', 'Geprek 30 box total sampai Sukoharjo Rp 540.000 Kak.'],
      ['account', 'sudah dp kak', 'DP Kakak sudah kami terima, pesanan dijadwalkan ya.'],
    ],
  },
  {
    name: 'onderdil',
    owner: onderdil.owner,
    right: [
      ['stock', 'vbelt mio', 'V-belt Mio Rp 95.000 Kak, stok 8.'],
      ['stock', 'busi iridium', 'Mohon maaf Kak busi iridium sedang kosong.'],
      ['price', 'roller beat 2', '2 roller set Beat Rp 124.000 Kak.'],
      ['total', 'filter vario + pasang', 'Filter udara Vario 125 Rp 41.000 + pasang Rp 20.000 = Rp 61.000 Kak.'],
      ['stock', 'shock supra', 'Shockbreaker Supra 275rb Kak, stok tinggal 2.'],
      ['total', 'rantai sama roller', 'Rantai 428H 118.000 + roller set Beat 62.000 = Rp 180.000 Kak.'],
      ['payment', 'cod bisa?', 'Maaf Kak, kami tidak terima COD.'],
      ['shipping', 'bisa kirim hari ini?', 'Order sebelum jam 14.00 dikirim hari yang sama Kak.'],
      [
        'total',
        'ke madiun jne',
        'Rantai Rp 118.000 + ongkir JNE REG Rp 21.000 = Rp 139.000 Kak.',
        { tools: [found1], earlier: ['rantai 1'] },
      ],
      ['shipping', 'kalo salah barang gmn', 'Kalau salah kirim bisa ditukar dalam 3 hari Kak.'],
      ['price', 'pasang vbelt sama roller ongkosnya', 'Pasang 2 item jadi Rp 40.000 Kak, 20rb per item.'],
      ['stock', 'shock supra 3 ada?', 'Stok shockbreaker Supra cuma 2 Kak, belum ada 3.'],
    ],
    wrong: [
      ['price', 'kampas kopling', 'Kampas kopling Rp 135.000 Kak.'],
      ['price', 'vbelt', 'V-belt Mio Rp 89.000 Kak.'],
      ['price', 'rantai', 'Rantai 428H seratus ribu Kak.'],
      ['discount', 'langganan', 'Bengkel langganan dapat diskon 10% Kak.'],
      ['shipping', 'pasang', 'Pasangnya gratis Kak.'],
      ['stock', 'busi iridium', 'Busi iridium ready Kak, Rp 88.000.'],
      ['stock', 'filter vario', 'Filter udara Vario 125 tinggal 1 Kak.'],
      ['time', 'jam 4 order', 'Order jam 4 sore tetap dikirim hari ini Kak.'],
      ['terms', 'garansi shock', 'Shockbreaker garansi 1 tahun Kak.'],
      ['price', 'roller', 'Roller set Beat 41rb Kak.'],
      ['price', 'filter', 'Filter udara Vario 125 Rp 62.000 Kak.'],
      ['total', 'ke madiun total', 'Totalnya sudah sama ongkir Rp 118.000 Kak.', { tools: [found1], earlier: ['rantai 1'] }],
    ],
  },
  {
    name: 'kosmetik',
    owner: `Halo dari Bening Skin, admin Mita.
Sabun muka 45.000
Toner 55.000
Day cream 68.000, night cream 72.000
Serum niacinamide 89.000
Paket basic (sabun + day cream + night cream) 170.000
Paket lengkap isi 5 295.000, beli 2 paket lengkap bonus pouch
Reseller min 12 pcs diskon 20%
Ongkir flat Jawa 12rb, luar Jawa 25rb
Sudah BPOM, tidak untuk ibu hamil dan menyusui
BCA 6042118833 an Mita Anggraini. COD khusus Jabodetabek, biaya 5rb.`,
    right: [
      ['price', 'krim brp', 'Day cream Rp 68.000, night cream Rp 72.000 Kak.'],
      ['price', 'paket basic', 'Paket basic 170rb Kak, isinya sabun, day cream, dan night cream.'],
      ['price', 'paket basic hemat brp', 'Kalau satuan Rp 185.000, jadi hemat Rp 15.000 Kak.'],
      ['total', 'serum 2 toner 1', 'Serum 2 x 89.000 = 178.000 + toner 55.000 = Rp 233.000 Kak.'],
      ['shipping', 'kirim semarang', 'Semarang kena ongkir flat Jawa 12rb Kak.'],
      ['total', 'paket lengkap ke makassar', 'Paket lengkap Rp 295.000 + ongkir luar Jawa Rp 25.000 = Rp 320.000 Kak.'],
      ['discount', 'mau reseller', 'Reseller minimal 12 pcs diskon 20% Kak. Rencananya mau ambil produk apa saja?'],
      ['total', 'reseller serum 12', 'Serum harga reseller Rp 71.200 x 12 = Rp 854.400 Kak.'],
      ['terms', 'bumil aman?', 'Maaf Kak, produk kami tidak untuk ibu hamil dan menyusui.'],
      ['terms', 'bpom?', 'Sudah BPOM Kak.'],
      ['payment', 'cod bekasi', 'Bisa COD Kak khusus Jabodetabek, ada biaya 5rb.'],
      ['total', 'pouch dapat kalau beli brp', 'Bonus pouch kalau beli 2 paket lengkap Kak, totalnya Rp 590.000.'],
    ],
    wrong: [
      ['price', 'masker', 'Masker wajah Rp 25.000 Kak.'],
      ['price', 'toner', 'Toner lima puluh ribu Kak.'],
      ['price', 'serum', 'Serum niacinamide cepek aja Kak.'],
      ['discount', 'reseller', 'Reseller diskon 30% Kak min 12 pcs.'],
      ['shipping', 'pouch', 'Beli 1 paket lengkap sudah dapat bonus pouch Kak.'],
      ['shipping', 'ongkir', 'Gratis ongkir ke seluruh Jawa Kak.'],
      ['terms', 'busui', 'Aman Kak untuk ibu menyusui.'],
      ['terms', 'hasil', 'Dijamin glowing dalam 7 hari Kak, kalau tidak uang kembali.'],
      ['price', 'night cream', 'Night cream 68rb Kak.'],
      ['price', 'ongkir bali', 'Ongkir ke Bali 12rb Kak.'],
      ['total', 'sabun 2 toner 2', 'Total Rp 190.000 Kak.'],
      ['account', 'norek', 'BCA 6042118833 a.n. Dewi Lestari ya Kak.'],
    ],
  },
  {
    name: 'tour',
    owner: `Sahabat Trip Lombok.
One day Gili 275rb/orang
Rinjani 3D2N 1,85jt/pax, min 4 orang
Paket honeymoon 3D2N 3,4jt/pasangan
Sewa Avanza + driver 550rb/hari sudah BBM, motor 75rb/hari
Antar jemput bandara 150rb sekali jalan
Anak di bawah 5 th gratis, 5-10 th bayar 50%
DP 30%, batal H-5 DP hangus, ganti tanggal boleh 1x
Mandiri 1610004455667 an Lalu Rahman`,
    right: [
      ['price', 'gili brp', 'One day Gili 275rb per orang Kak.'],
      ['price', 'gili 5 org', '5 orang Rp 1.375.000 Kak.'],
      ['total', 'rinjani 4 org dp', '4 x 1,85jt = 7,4jt, DP 30% Rp 2.220.000 Kak.'],
      ['terms', 'rinjani 2 org bs', 'Maaf Kak, Rinjani minimal 4 orang.'],
      ['price', 'honeymoon', 'Paket honeymoon 3D2N Rp 3.400.000 per pasangan Kak.'],
      ['price', 'avanza 2 hari', 'Sewa Avanza 2 hari Rp 1.100.000 Kak, sudah driver dan BBM.'],
      ['price', 'motor 3 hari', 'Motor 3 hari 225rb Kak.'],
      ['price', 'jemput bandara pp', '150rb sekali jalan Kak, kalau pulang pergi 300rb.'],
      ['terms', 'anak 4 th', 'Anak di bawah 5 tahun gratis Kak.'],
      ['total', 'gili 2 dewasa 1 anak 7 th', '2 x 275.000 = 550.000 + anak 137.500 = Rp 687.500 Kak.'],
      ['payment', 'kalo batal', 'Batal H-5 DP hangus Kak, tapi ganti tanggal boleh 1x.'],
      ['account', 'norek', 'Mandiri 1610004455667 a.n. Lalu Rahman ya Kak.'],
    ],
    wrong: [
      ['price', 'komodo', 'Trip Komodo 2,9jt per pax Kak.'],
      ['price', 'gili', 'One day Gili Rp 250.000 Kak.'],
      ['price', 'rinjani', 'Rinjani satu setengah juta per orang Kak.'],
      ['price', 'honeymoon', 'Honeymoon tiga juta berdua Kak.'],
      ['discount', 'rombongan', 'Di atas 10 orang diskon 15% Kak.'],
      ['discount', 'anak 12', 'Anak 12 tahun bayar 50% Kak.'],
      ['time', 'jadwal rinjani', 'Rinjani berangkat tiap Sabtu pagi Kak.'],
      ['terms', 'batal h-5', 'Kalau batal H-5 DP kembali penuh Kak.'],
      ['price', 'avanza', 'Sewa Avanza 150rb per hari Kak.'],
      ['price', 'gili 200 ya ber 6', 'Boleh Kak, 200rb per orang untuk 6 orang.'],
      ['total', 'gili 3', 'One day Gili 3 orang Rp 800.000 Kak.'],
      ['account', 'norek', 'Mandiri 1610004455776 a.n. Lalu Rahman Kak.'],
    ],
  },
];
