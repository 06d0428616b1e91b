import type { Shop } from '../shop.js';

/** Four ordinary shops with longer answers, written before the rules were changed for the first ones. */
export const thirdShops: readonly Shop[] = [
  {
    name: 'photo prints and frames',
    owner: `Cetak Foto Cahaya - Solo
cetak foto: 2R 1.500, 3R 2.000, 4R 2.500, 5R 5.000, 10R 20.000
4R min 50 lembar jadi 2.000, min 100 lembar 1.700
frame 4R 18rb, 10R 45rb
pas foto paket 6 lembar 15rb (bisa campur ukuran)
album isi 100 85rb
polaroid 2.500/lbr, minimal 10
cetak kanvas 30x40 90rb, 40x60 150rb
edit ganti background 10rb
jadi 1 hari. ongkir solo raya 10rb, luar solo ikut tarif jne
admin qris 1.000 untuk transaksi di bawah 50rb`,
    right: [
      [
        'price',
        'cetak 4r brp',
        'Cetak foto 4R Rp 2.500 per lembar Kak. Kalau cetak minimal 50 lembar jadi Rp 2.000, minimal 100 lembar Rp 1.700 per lembar 😊',
      ],
      ['total', 'mau cetak 4r 20 lembar', 'Siap Kak! Cetak 4R 20 lembar x Rp 2.500 = *Rp 50.000*. Fotonya bisa dikirim lewat WA ya.'],
      ['total', '4r 60 lembar brp', 'Untuk 60 lembar 4R harganya Rp 2.000 per lembar Kak, jadi totalnya Rp 120.000.'],
      ['price', 'frame 10r ada?', 'Ada Kak, frame ukuran 10R Rp 45.000.'],
      ['total', 'cetak 10r sama framenya', 'Cetak 10R Rp 20.000 + frame 10R Rp 45.000 = Rp 65.000 Kak.'],
      ['price', 'pas foto', 'Pas foto paket 6 lembar Rp 15.000 Kak, ukurannya boleh campur.'],
      [
        'total',
        'pas foto sekalian ganti background',
        'Pas foto paket 6 lembar Rp 15.000 ditambah edit ganti background Rp 10.000, jadi Rp 25.000 Kak.',
      ],
      ['price', 'kanvas ukuran brp aja', 'Cetak kanvas ada ukuran 30x40 Rp 90.000 dan 40x60 Rp 150.000 Kak.'],
      ['price', 'polaroid', 'Polaroid Rp 2.500 per lembar, minimal 10 lembar ya Kak.'],
      ['total', 'polaroid 20', 'Polaroid 20 lembar Rp 50.000 Kak.'],
      ['shipping', 'kirim sukoharjo', 'Untuk area Solo Raya ongkirnya Rp 10.000 Kak.'],
      ['price', '3r sama 5r', 'Cetak 3R Rp 2.000 dan 5R Rp 5.000 per lembar Kak.'],
    ],
    wrong: [
      ['price', 'cetak 4r brp', 'Cetak foto 4R Rp 2.000 per lembar Kak 😊'],
      ['total', 'mau cetak 4r 20 lembar', 'Siap Kak! Cetak 4R 20 lembar *Rp 40.000*. Fotonya bisa dikirim lewat WA ya.'],
      ['total', '4r 60 lembar brp', 'Untuk 60 lembar 4R totalnya Rp 150.000 Kak.'],
      ['price', 'frame 10r ada?', 'Ada Kak, frame ukuran 10R Rp 18.000.'],
      ['total', 'cetak 10r sama framenya', 'Cetak 10R sama framenya Rp 55.000 Kak.'],
      ['price', 'pas foto', 'Pas foto paket 6 lembar Rp 10.000 Kak.'],
      ['price', 'kanvas 40x60', 'Cetak kanvas 40x60 Rp 90.000 Kak.'],
      ['price', 'polaroid', 'Polaroid Rp 2.000 per lembar Kak.'],
      ['price', '5r', 'Cetak 5R Rp 2.500 per lembar Kak.'],
      ['shipping', 'kirim sukoharjo', 'Untuk Solo Raya gratis ongkir Kak.'],
      ['discount', 'album 2 bisa kurang', 'Bisa Kak, album 2 pcs jadi Rp 160.000.'],
      ['total', 'polaroid 20', 'Polaroid 20 lembar Rp 45.000 Kak.'],
    ],
  },
  {
    name: 'daily meal subscription',
    owner: `Dapur Bunda Rantang - Tangerang
rantang harian (nasi+3 lauk): 1 orang 25rb, 2 orang 45rb, 4 orang 80rb
langganan 5 hari: 1 org 115rb, 2 org 210rb, 4 org 375rb
langganan 20 hari: 1 org 430rb | 2 org 790rb | 4 org 1.400.000
menu diet +8rb/hari
lauk saja tanpa nasi kurang 3rb per orang
antar gratis sampai 3 km, selebihnya +5rb tiap km
libur sabtu minggu
bayar di muka, stop langganan sisa hari dikembalikan
ayam ungkep 1 ekor 85rb, sambal botol 22rb & 28rb (kecil & besar)`,
    right: [
      ['price', 'rantang harian brp bun', 'Rantang harian untuk 1 orang Rp 25.000, 2 orang Rp 45.000, dan 4 orang Rp 80.000 Kak 🍱'],
      ['price', 'langganan seminggu 2 orang', 'Langganan 5 hari untuk 2 orang Rp 210.000 Kak, Sabtu Minggu libur ya.'],
      ['price', 'yg 20 hari 4 org', 'Langganan 20 hari untuk 4 orang Rp 1.400.000 Kak.'],
      ['price', 'menu diet nambah?', 'Menu diet tambah Rp 8.000 per hari Kak.'],
      [
        'total',
        'langganan 5 hari 1 orang menu diet',
        'Langganan 5 hari 1 orang Rp 115.000 + menu diet 5 x Rp 8.000 = Rp 40.000, totalnya Rp 155.000 Kak.',
      ],
      ['shipping', 'rumah saya 5 km', 'Gratis sampai 3 km Kak, selebihnya tambah Rp 5.000 tiap km. Untuk 5 km jadi tambah Rp 10.000.'],
      ['shipping', 'antar bayar ga', 'Antarnya gratis sampai 3 km Kak 😊 Lebih dari itu tambah 5rb per km.'],
      ['price', 'sambal', 'Sambal botol kecil Rp 22.000, yang besar Rp 28.000 Kak.'],
      ['price', 'ayam ungkep seekor', 'Ayam ungkep 1 ekor 85rb Kak.'],
      ['total', 'ayam ungkep 2', 'Ayam ungkep 2 ekor Rp 170.000 ya Kak.'],
      ['price', 'klo lauk aja', 'Kalau lauk saja tanpa nasi kurang Rp 3.000 per orang Kak, jadi untuk 1 orang Rp 22.000.'],
      [
        'price',
        'lebih hemat mana harian apa 20 hari',
        'Lebih hemat langganan 20 hari Kak: 1 orang Rp 430.000, kalau harian 20 x Rp 25.000 = Rp 500.000. Hemat Rp 70.000 🎉',
      ],
    ],
    wrong: [
      ['price', 'rantang harian brp bun', 'Rantang harian untuk 1 orang Rp 22.000 Kak 🍱'],
      ['price', 'langganan seminggu 2 orang', 'Langganan 5 hari untuk 2 orang Rp 115.000 Kak.'],
      ['price', 'yg 20 hari 4 org', 'Langganan 20 hari untuk 4 orang Rp 790.000 Kak.'],
      ['price', 'menu diet nambah?', 'Menu diet tambah Rp 5.000 per hari Kak.'],
      ['total', 'langganan 5 hari 1 orang menu diet', 'Totalnya Rp 123.000 Kak.'],
      ['shipping', 'rumah saya 5 km', 'Untuk 5 km tambah Rp 5.000 Kak.'],
      ['shipping', 'rumah 6 km', 'Untuk 6 km antarnya masih gratis Kak 😊'],
      ['price', 'sambal yg gede', 'Sambal botol besar Rp 22.000 Kak.'],
      ['price', 'ayam ungkep seekor', 'Ayam ungkep 1 ekor 80rb Kak.'],
      ['total', 'ayam ungkep 2', 'Ayam ungkep 2 ekor Rp 160.000 ya Kak.'],
      ['discount', 'langganan diskon dong', 'Langganan 20 hari kami diskon 10% Kak.'],
      ['price', 'harian 4 orang', 'Rantang harian 4 orang Rp 90.000 Kak.'],
    ],
  },
  {
    name: 'skincare with permits',
    owner: `Glow by Nisa (reseller resmi) Makassar
Facial wash 45rb BPOM NA18211201234
Toner 55rb, Moist gel 68rb, Sunscreen spf 50 75rb
Serum vit c 89rb | serum retinol 99rb
Paket basic (fw+toner+moist) 150rb
paket komplit (basic+sunscreen+serum vit c) 295rb
lip tint 39rb, 2 pcs 70rb
masker sheet 9rb, 1 box isi 10 75rb
agen: min 10 pcs campur diskon 15%, distributor min 50 pcs 25%
ongkir makassar 10rb, gowa/maros 15rb, luar kota jnt
promo november: free pouch tiap beli paket komplit
sunscreen lama (spf 30) 60rb sudah habis`,
    right: [
      ['price', 'facial wash brp? udah bpom?', 'Facial wash Rp 45.000 Kak, sudah BPOM NA18211201234 ✨'],
      ['price', 'sunscreen', 'Sunscreen SPF 50 Rp 75.000 Kak.'],
      ['price', 'serum ada apa aja', 'Ada 2 serum Kak:\n✨ Serum Vit C Rp 89.000\n✨ Serum Retinol Rp 99.000'],
      [
        'price',
        'paket basic',
        'Paket basic isinya facial wash, toner, moist gel, harganya Rp 150.000 Kak. Kalau beli satuan Rp 168.000, jadi hemat Rp 18.000.',
      ],
      [
        'price',
        'paket komplit dapet apa',
        'Paket komplit Rp 295.000 Kak, isinya paket basic + sunscreen + serum vit c. Bulan ini dapat free pouch juga 🎁',
      ],
      ['total', 'lip tint 2', 'Lip tint 2 pcs cuma Rp 70.000 Kak.'],
      [
        'total',
        'lip tint 1 toner 1 antar gowa',
        'Lip tint Rp 39.000 + toner Rp 55.000 = Rp 94.000. Ongkir ke Gowa Rp 15.000, totalnya jadi Rp 109.000 Kak 😊',
      ],
      ['discount', 'agen gimana kak', 'Untuk agen minimal 10 pcs campur dapat diskon 15%, distributor minimal 50 pcs diskon 25% Kak.'],
      ['price', 'masker', 'Masker sheet Rp 9.000 per pcs, 1 box isi 10 Rp 75.000 Kak.'],
      ['total', 'toner 10 pcs harga agen', 'Toner 10 pcs Rp 550.000, diskon agen 15% jadi Rp 467.500 Kak.'],
      ['shipping', 'ongkir maros', 'Ongkir ke Maros Rp 15.000 Kak.'],
      ['price', 'moist gel sama toner berapaan', 'Moist gel Rp 68.000, toner Rp 55.000 Kak. Kalau ambil keduanya Rp 123.000.'],
    ],
    wrong: [
      ['price', 'facial wash brp', 'Facial wash Rp 55.000 Kak.'],
      ['price', 'sunscreen', 'Sunscreen SPF 50 Rp 60.000 Kak.'],
      ['price', 'serum retinol', 'Serum Retinol Rp 89.000 Kak.'],
      ['price', 'paket basic', 'Paket basic Rp 168.000 Kak.'],
      ['price', 'paket komplit', 'Paket komplit Rp 259.000 Kak.'],
      ['total', 'lip tint 2', 'Lip tint 2 pcs cuma Rp 65.000 Kak.'],
      ['total', 'lip tint 1 toner 1 antar gowa', 'Lip tint dan toner sampai Gowa totalnya Rp 94.000 Kak 😊'],
      ['discount', 'agen gimana kak', 'Untuk agen minimal 5 pcs dapat diskon 15% Kak.'],
      ['price', 'masker 1 box', 'Masker sheet 1 box Rp 90.000 Kak.'],
      ['total', 'toner 10 pcs harga agen', 'Toner 10 pcs setelah diskon agen jadi Rp 412.500 Kak.'],
      ['shipping', 'ongkir maros', 'Ongkir ke Maros Rp 10.000 Kak.'],
      ['discount', 'beli 3 diskon?', 'Beli 3 produk dapat diskon 5% Kak.'],
    ],
  },
  {
    name: 'sand, bricks and paving',
    owner: `TB Sumber Makmur - Jember
pasir lumajang 1 pickup 350rb, 1 truk 1.450.000
pasir cor 1 pickup 320rb, 1 truk 1.300.000
bata merah 850/biji, min 500. bata ringan 9.500/biji
koral 1 pickup 380rb
paving 6cm 78rb/m2, 8cm 92rb/m2
semen gresik 40kg 58rb, 50kg 68rb. tiga roda 50kg 66rb
besi 8mm 48rb, 10mm 72rb, 12mm 104rb per lonjor
triplek 9mm 125rb, 12mm 158rb
harga pasir sdh termasuk antar dlm kota. bata & paving ongkir 100rb/rit
beli semen 50 sak ke atas potong 1.500/sak`,
    right: [
      ['price', 'pasir lumajang satu truk', 'Pasir Lumajang 1 truk Rp 1.450.000 Pak, sudah termasuk antar dalam kota.'],
      ['price', 'pasir cor pickup', 'Pasir cor 1 pickup Rp 320.000 Pak.'],
      ['total', 'bata merah 1000', 'Bata merah 1.000 biji x Rp 850 = Rp 850.000 Pak, belum termasuk ongkir Rp 100.000 per rit.'],
      ['price', 'semen gresik', 'Semen Gresik 40 kg Rp 58.000, yang 50 kg Rp 68.000 Pak.'],
      ['price', 'tiga roda', 'Semen Tiga Roda 50 kg Rp 66.000 Pak.'],
      ['total', 'paving 6cm 20 meter sama ongkirnya', 'Paving 6 cm 20 m2 Rp 1.560.000 + ongkir Rp 100.000 = Rp 1.660.000 Pak.'],
      ['price', 'besi 10', 'Besi 10 mm Rp 72.000 per lonjor Pak.'],
      ['total', 'besi 8 10 lonjor', 'Besi 8 mm 10 lonjor Rp 480.000 Pak.'],
      [
        'discount',
        'gresik 50kg ambil 60 sak',
        'Ambil 60 sak dapat potongan Rp 1.500 per sak, jadi Rp 66.500/sak Pak. Totalnya Rp 3.990.000.',
      ],
      ['price', 'triplek 12', 'Triplek 12 mm 158rb per lembar Pak.'],
      ['price', 'bata ringan', 'Bata ringan Rp 9.500 per biji Pak.'],
      ['total', 'pasir lumajang 2 pickup', 'Pasir Lumajang 2 pickup Rp 700.000 Pak.'],
    ],
    wrong: [
      ['price', 'pasir lumajang satu truk', 'Pasir Lumajang 1 truk Rp 1.300.000 Pak.'],
      ['price', 'pasir cor pickup', 'Pasir cor 1 pickup Rp 350.000 Pak.'],
      ['total', 'bata merah 1000', 'Bata merah 1.000 biji Rp 800.000 Pak.'],
      ['price', 'semen gresik 50', 'Semen Gresik 50 kg Rp 66.000 Pak.'],
      ['price', 'tiga roda', 'Semen Tiga Roda 50 kg Rp 68.000 Pak.'],
      ['total', 'paving 6cm 20 meter sama ongkirnya', 'Paving 6 cm 20 m2 sudah dengan ongkir Rp 1.560.000 Pak.'],
      ['price', 'besi 10', 'Besi 10 mm Rp 48.000 per lonjor Pak.'],
      ['total', 'besi 8 10 lonjor', 'Besi 8 mm 10 lonjor Rp 450.000 Pak.'],
      ['discount', 'gresik 50kg ambil 30 sak', 'Ambil 30 sak jadi Rp 66.500 per sak Pak.'],
      ['price', 'triplek 12', 'Triplek 12 mm 125rb Pak.'],
      ['shipping', 'paving antar dalam kota', 'Paving gratis ongkir dalam kota Pak.'],
      ['total', 'pasir lumajang 2 pickup', 'Pasir Lumajang 2 pickup Rp 640.000 Pak.'],
    ],
  },
];
