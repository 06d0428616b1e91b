import type { Shop } from '../shop.js';

/** Three ordinary shops with amounts as statements about things, written before any rule was changed. */
export const firstTexts: readonly Shop[] = [
  {
    name: 'house dresses of batik',
    owner: `Daster Bu Yanti Pekalongan
daster lengan pendek 45rb
daster lengan panjang 55rb
daster kancing depan (busui) 60rb
daster jumbo LD 130: 65rb
setelan celana 75rb
kulot 40rb
daster anak 3-5th 30rb, 6-8th 35rb
grosir min 10 pcs campur potongan 5rb/pcs
min 20 pcs potongan 8rb/pcs
ongkir pekalongan 8rb, jateng 12rb, jawa barat & jkt 18rb, luar jawa cek dulu
belanja 500rb gratis ongkir pulau jawa
bisa cod area kota pekalongan
rek bri 3077 0101 2233 509 an sri yanti
harga lama (sebelum lebaran) pendek 40rb panjang 50rb sudah tidak berlaku`,
    right: [
      ['price', 'daster pendek brp bu', 'Daster lengan pendek Rp 45.000 Kak 😊'],
      ['price', 'yg panjang?', 'Yang lengan panjang 55rb ya Kak, bahannya adem.'],
      ['price', 'busui ada?', 'Ada Kak, daster kancing depan (busui) harganya Rp60.000.'],
      ['price', 'ld 130 ada gak', 'Ada Kak, daster jumbo LD 130 harganya Rp 65.000.'],
      ['price', 'buat anak umur 7 th', 'Untuk umur 7 tahun pakai yang 6-8 tahun Kak, harganya Rp 35.000.'],
      [
        'price',
        'list harga dong',
        'Berikut daftar harganya Kak:\n- Daster lengan pendek Rp 45.000\n- Daster lengan panjang Rp 55.000\n- Daster busui Rp 60.000\n- Daster jumbo Rp 65.000\n- Setelan celana Rp 75.000\n- Kulot Rp 40.000',
      ],
      [
        'total',
        'pendek 2 panjang 1 brp',
        'Daster pendek 2 x 45.000 = 90.000, daster panjang 55.000. Totalnya Rp 145.000 Kak, belum termasuk ongkir.',
      ],
      ['total', 'kulot 3', 'Kulot 3 pcs jadi Rp 120.000 Kak.'],
      [
        'discount',
        'kalo grosir gmn',
        'Minimal 10 pcs boleh campur, potongannya 5rb per pcs Kak. Kalau 20 pcs ke atas potongannya 8rb per pcs.',
      ],
      ['discount', 'daster pendek ambil 12 jadi brp', 'Kalau ambil 12 pcs harganya jadi Rp 40.000/pcs Kak, totalnya Rp 480.000.'],
      ['shipping', 'ongkir ke bandung brp', 'Ongkir ke Bandung 18rb Kak.'],
      ['total', 'setelan 1 kirim semarang', 'Setelan celana Rp 75.000 + ongkir Jateng Rp 12.000 = Rp 87.000 ya Kak 🙏'],
      ['shipping', 'gratis ongkir ga', 'Gratis ongkir untuk belanja mulai Rp 500.000 khusus Pulau Jawa Kak.'],
      ['price', 'setelan sama kulot bedanya brp', 'Setelan celana Rp 75.000, kulot Rp 40.000, selisihnya Rp 35.000 Kak.'],
      ['price', 'kok dulu 40rb', 'Iya Kak, harga 40rb itu harga lama sebelum Lebaran. Sekarang daster pendek Rp 45.000 ya.'],
    ],
    wrong: [
      ['price', 'daster pendek brp bu', 'Daster lengan pendek Rp 55.000 Kak 😊'],
      ['price', 'yg panjang?', 'Yang lengan panjang 50rb ya Kak, bahannya adem.'],
      ['price', 'busui ada?', 'Ada Kak, daster busui harganya Rp 65.000.'],
      ['price', 'buat anak umur 7 th', 'Untuk umur 7 tahun harganya Rp 30.000 Kak.'],
      ['price', 'kulot brp', 'Kulotnya 45rb Kak.'],
      ['price', 'daster pendek brp bu', 'Masih 40rb Kak untuk yang pendek 😊'],
      ['total', 'pendek 2 panjang 1 brp', 'Totalnya Rp 155.000 Kak, belum termasuk ongkir.'],
      ['total', 'kulot 3', 'Kulot 3 pcs jadi Rp 110.000 Kak.'],
      ['discount', 'pendek ambil 12 jadi brp', 'Kalau ambil 12 pcs harganya jadi Rp 37.000/pcs Kak.'],
      ['discount', 'ambil 5 dapet diskon?', 'Bisa Kak, ambil 5 pcs potongan 5rb per pcs.'],
      ['shipping', 'ongkir ke bandung brp', 'Ongkir ke Bandung 12rb Kak.'],
      ['total', 'setelan 1 kirim semarang', 'Totalnya Rp 75.000 sudah sampai Semarang ya Kak 🙏'],
      ['shipping', 'gratis ongkir ga', 'Untuk pembelian 3 pcs gratis ongkir ya Kak.'],
      ['discount', 'diskon dong', 'Khusus hari ini kami kasih diskon 10% Kak 🎉'],
      ['shipping', 'ke jkt gratis ongkir? beli 300rb', 'Bisa Kak, belanja 300rb ke Jakarta gratis ongkir.'],
    ],
  },
  {
    name: 'bento cakes and brownies',
    owner: `Dapur Kue Alya - Malang
Bento cake diameter 10cm: 55rb (polos), 65rb (gambar karakter)
Cake 16cm 150rb, 18cm 185rb, 20cm 220rb
tulisan gratis, topper +10rb, lilin angka 5rb/pcs
Brownies kukus 20x10 45rb. Brownies panggang 20x20 85rb, sekat 4 rasa 95rb
Cupcake isi 6 60rb, isi 12 110rb
Donat kentang 1 lusin 48rb, setengah lusin 25rb
order H-2, dp 50%
antar: lowokwaru & klojen 10rb, sukun/blimbing 15rb, kedungkandang 20rb. ambil sendiri gratis
harga bento per 1 desember naik 5rb`,
    right: [
      ['price', 'bento brp kak', 'Bento cake diameter 10 cm polos Rp 55.000, yang gambar karakter Rp 65.000 Kak 🎂'],
      ['price', 'bento karakter spiderman', 'Bento gambar karakter Rp 65.000 Kak, sudah termasuk tulisan.'],
      ['price', 'cake 18 brp', 'Cake 18 cm Rp 185.000 Kak.'],
      ['price', 'ukuran cake apa aja', 'Ada 3 ukuran Kak: 16 cm Rp 150.000, 18 cm Rp 185.000, dan 20 cm Rp 220.000.'],
      ['price', 'brownies panggang', 'Brownies panggang 20x20 Rp 85.000, kalau mau sekat 4 rasa Rp 95.000 Kak.'],
      ['price', 'brownies kukus harganya?', 'Brownies kukus 20x10 cuma 45rb Kak 😍'],
      ['price', 'donat setengah lusin', 'Donat kentang setengah lusin 25rb Kak, kalau 1 lusin 48rb.'],
      [
        'total',
        'cake 20 pake topper sama lilin angka 2',
        'Cake 20 cm Rp 220.000 + topper Rp 10.000 + lilin angka 2 pcs Rp 10.000, totalnya Rp 240.000 Kak.',
      ],
      ['total', 'cupcake isi 12 antar ke sukun', 'Cupcake isi 12 Rp 110.000, ongkir ke Sukun Rp 15.000, jadi totalnya Rp 125.000 Kak.'],
      ['payment', 'dp cake 20cm brp', 'DP-nya 50% Kak, jadi Rp 110.000 untuk cake 20 cm.'],
      ['shipping', 'antar ke klojen brp', 'Antar ke Klojen 10rb Kak, kalau ambil sendiri gratis.'],
      ['total', 'donat 2 lusin', 'Donat kentang 2 lusin Rp 96.000 Kak.'],
      ['price', 'lilin angka?', 'Lilin angkanya 5rb per pcs Kak.'],
      ['price', 'tulisan nambah ga', 'Tulisannya gratis Kak 😊 Kalau mau topper tambah 10rb.'],
      ['price', 'cupcake', 'Cupcake isi 6 60rb dan isi 12 110rb ya Kak.'],
    ],
    wrong: [
      ['price', 'bento brp kak', 'Bento cake polos Rp 50.000 Kak 🎂'],
      ['price', 'bento karakter spiderman', 'Bento gambar karakter Rp 55.000 Kak, sudah termasuk tulisan.'],
      ['price', 'cake 18 brp', 'Cake 18 cm Rp 150.000 Kak.'],
      ['price', 'ukuran cake apa aja', 'Ada 3 ukuran Kak: 16 cm Rp 150.000, 18 cm Rp 175.000, dan 20 cm Rp 220.000.'],
      ['price', 'brownies panggang', 'Brownies panggang 20x20 Rp 45.000 Kak.'],
      ['price', 'brownies sekat', 'Brownies sekat 4 rasa Rp 85.000 Kak.'],
      ['price', 'donat setengah lusin', 'Donat kentang setengah lusin 24rb Kak.'],
      ['total', 'cake 20 pake topper sama lilin angka 2', 'Totalnya Rp 235.000 Kak sudah dengan topper dan lilin.'],
      ['total', 'cupcake isi 12 antar ke sukun', 'Cupcake isi 12 diantar ke Sukun totalnya Rp 110.000 Kak.'],
      ['payment', 'dp cake 20cm brp', 'DP cake 20 cm cukup Rp 100.000 Kak.'],
      ['shipping', 'antar ke kedungkandang', 'Antar ke Kedungkandang 15rb Kak.'],
      ['total', 'donat 2 lusin', 'Donat kentang 2 lusin Rp 90.000 Kak.'],
      ['shipping', 'antar lowokwaru', 'Untuk Lowokwaru gratis ongkir Kak 😊'],
      ['discount', 'cake 20cm bisa kurang?', 'Bisa Kak, untuk Kakak jadi Rp 200.000 saja.'],
      ['price', 'topper brp', 'Toppernya 5rb Kak.'],
    ],
  },
  {
    name: 'phone cases and chargers',
    owner: `GadgetKita Acc - Cirebon
tempered glass bening 15rb, privacy/spy 35rb, ceramic 25rb
softcase 20rb, anticrack 25rb, leather flip 55rb, magsafe 65rb
kabel data type c 25rb | lightning 35rb | micro 18rb
kepala charger 20W 85rb, 33W 110rb
paket charger 20w + kabel lightning 110rb
TWS mulai 120rb (F9), M10 95rb, Air Pro 165rb
pb 10.000mah 145rb, 20.000mah 235rb
pasang tg gratis di toko. kirim jne/jnt dari cirebon
beli 3 case bebas campur diskon 10%
grosir tg bening min 20 pcs 8rb, min 50 pcs 6rb
garansi charger 3bln, pb 6bln`,
    right: [
      ['price', 'tempered glass brp bang', 'Tempered glass bening 15rb, ceramic 25rb, privacy 35rb Kak.'],
      ['price', 'antispy?', 'Yang privacy/spy 35rb Kak.'],
      ['price', 'case leather', 'Leather flip case Rp 55.000 Kak.'],
      ['price', 'kabel iphone', 'Kabel data lightning Rp 35.000 Kak, cocok untuk iPhone.'],
      ['price', 'kepala charger 33 watt', 'Kepala charger 33W harganya Rp 110.000 Kak.'],
      [
        'price',
        'paket charger iphone brp',
        'Paket charger 20W + kabel lightning Rp 110.000 Kak, lebih hemat 10rb daripada beli terpisah 👍',
      ],
      ['price', 'tws paling murah', 'TWS paling murah M10 Kak, harganya Rp 95.000.'],
      ['price', 'powerbank 20rb mah', 'Powerbank 20.000 mAh harganya Rp 235.000 Kak.'],
      ['price', 'pb ada apa aja', 'Ada dua Kak:\n1. Powerbank 10.000mAh - Rp 145.000\n2. Powerbank 20.000mAh - Rp 235.000'],
      ['total', 'softcase 2 tg bening 2', 'Softcase 2 pcs Rp 40.000 + tempered glass bening 2 pcs Rp 30.000, totalnya Rp 70.000 Kak.'],
      ['discount', 'beli case 3 ada diskon?', 'Ada Kak, beli 3 case bebas campur diskon 10%.'],
      ['total', 'softcase 3 jadi brp', 'Softcase 3 pcs Rp 60.000, dapat diskon 10% jadi Rp 54.000 Kak.'],
      ['discount', 'tg bening ambil 50', 'Tempered glass bening ambil 50 pcs jadi Rp 6.000/pcs Kak, total Rp 300.000.'],
      ['price', 'air pro brp', 'Air Pro 165rb Kak.'],
      ['price', 'pasang tg bayar lagi?', 'Pasang tempered glass gratis di toko Kak 😊'],
    ],
    wrong: [
      ['price', 'tempered glass brp bang', 'Tempered glass bening 20rb, ceramic 25rb, privacy 35rb Kak.'],
      ['price', 'antispy?', 'Yang privacy/spy 25rb Kak.'],
      ['price', 'case leather', 'Leather flip case Rp 65.000 Kak.'],
      ['price', 'kabel iphone', 'Kabel data lightning Rp 25.000 Kak, cocok untuk iPhone.'],
      ['price', 'kepala charger 33 watt', 'Kepala charger 33W harganya Rp 85.000 Kak.'],
      ['price', 'paket charger iphone brp', 'Paket charger 20W + kabel lightning Rp 120.000 Kak.'],
      ['price', 'powerbank 20rb mah', 'Powerbank 20.000 mAh harganya Rp 145.000 Kak.'],
      ['total', 'softcase 2 tg bening 2', 'Totalnya Rp 75.000 Kak.'],
      ['total', 'softcase 3 jadi brp', 'Softcase 3 pcs setelah diskon jadi Rp 50.000 Kak.'],
      ['discount', 'tg bening ambil 20', 'Ambil 20 pcs jadi Rp 6.000/pcs Kak.'],
      ['discount', 'beli 2 case diskon ga', 'Beli 2 case dapat diskon 10% Kak.'],
      ['shipping', 'ongkir ke tegal', 'Gratis ongkir ke Tegal ya Kak.'],
      ['price', 'air pro brp', 'Air Pro 120rb Kak.'],
      ['price', 'micro', 'Kabel micro 15rb Kak.'],
      ['discount', 'tws f9 bisa kurang?', 'Bisa Kak, TWS F9 jadi 110rb aja.'],
    ],
  },
];
