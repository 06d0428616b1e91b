import type { Shop } from '../shop.js';

/** Written before the rules were looked at. The misses of this half were read, and the rules changed for them. */
export const twelfthRead: readonly Shop[] = [
  {
    name: 'house moving',
    owner: `ANGKUT KILAT – jasa pindahan & sewa pick up
- pick up bak terbuka 150rb (maks 10 km), lebih dari itu +6rb/km
- engkel box 350rb (maks 15 km) lebih +9rb/km
- CDD box 650rb (maks 15 km), +12rb/km
harga udah sama sopir & bensin, tol + parkir ditanggung pemesan
tenaga angkut 100rb/orang, min 2 org utk engkel & CDD
naik lantai 2 +50rb per lantai, kalo ada lift barang ga kena
bongkar pasang lemari 75rb, AC 250rb/unit (blm termasuk freon)
kardus 12rb/pcs, beli 20 ke atas jadi 9rb. bubble wrap 5rb/meter
luar kota tanya dulu ya, ga nerima pindahan ke luar pulau
minimal booking H-1, hari H bisa kalo armada kosong +100rb
DP 30% pas booking, sisanya cash/transfer setelah barang turun. DP hangus kalo batal di hari H
asuransi: barang pecah belah TIDAK digaransi kecuali kita yg packing (jasa packing 200rb)
jam 06.00-21.00 tiap hari, lewat jam 9 malam charge 150rb
BCA 5120098871 a.n. Rudi Hartanto`,
    right: [
      ['price', 'pick up 10 km brp', 'Pick up bak terbuka untuk jarak sampai 10 km Rp 150.000 Kak, sudah sama sopir dan bensin.'],
      ['total', 'pickup jarak 15km', 'Jarak 15 km berarti lebih 5 km x 6rb = 30rb, jadi totalnya Rp 180.000 Kak.'],
      [
        'total',
        'engkel box jarak 12 km tenaga 2 org',
        'Engkel box 350rb + tenaga angkut 2 orang 200rb = Rp 550.000 Kak, belum termasuk tol dan parkir.',
      ],
      ['total', 'kardus 25 biji jadi brp', 'Beli 20 ke atas 9rb per pcs, jadi 25 kardus Rp 225.000 Kak.'],
      ['terms', 'lantai 3 pake lift barang kena charge?', 'Kalau ada lift barang tidak kena biaya naik lantai Kak.'],
      ['terms', 'kalo gelas2 pecah diganti ga', 'Barang pecah belah tidak digaransi Kak, kecuali packing-nya pakai jasa kami (200rb).'],
      ['payment', 'booking harus dp?', 'DP 30% saat booking Kak, sisanya dibayar setelah barang turun.'],
      ['time', 'jam 10 malem bs?', 'Bisa Kak, lewat jam 9 malam ada charge 150rb.'],
      ['terms', 'tol siapa yg bayar', 'Tol sama parkir ditanggung pemesan ya Kak.'],
      ['account', 'transfer kemana', 'Transfer ke BCA 5120098871 a.n. Rudi Hartanto ya Kak.'],
    ],
    wrong: [
      ['price', 'engkel box brp', 'Engkel box Rp 650.000 Kak, maksimal 15 km.'],
      ['total', 'pickup jarak 15km', 'Jarak 15 km totalnya Rp 150.000 Kak.'],
      ['total', 'cdd tenaga 3 org', 'CDD box dengan 3 tenaga angkut totalnya Rp 850.000 Kak.'],
      ['terms', 'tol udah termasuk?', 'Sudah termasuk sopir, bensin dan tol ya Kak.'],
      ['terms', 'gelas pecah diganti?', 'Tenang Kak, barang pecah belah kami garansi.'],
      ['terms', 'pasang ac brp sama freon', 'Bongkar pasang AC Rp 250.000 per unit sudah termasuk freon Kak.'],
      ['terms', 'pindahan ke kalimantan bisa?', 'Bisa Kak, kami terima pindahan ke luar pulau.'],
      ['payment', 'batal hari h dp balik ga', 'DP dikembalikan kalau batal di hari H Kak.'],
      ['time', 'buka jam brp', 'Kami buka jam 07.00 sampai 22.00 setiap hari Kak.'],
      ['total', 'kardus 10', '10 kardus 9rb per pcs, jadi Rp 90.000 Kak.'],
    ],
  },
  {
    name: 'balloon decoration',
    owner: `BalonKuu Decor 🎈
paket mini 275rb = backdrop kain + 30 balon + foil nama (maks 6 huruf), huruf lebih +10rb/huruf
paket medium 550rb = backdrop arch + 80 balon + foil angka + 1 standing
paket luxury 1,2jt = semua isi medium + meja dessert + lampu + 2 standing
tambah: balon helium 15rb/pcs (min 10), foil huruf 10rb, photobooth 400rb/2 jam
badut 350rb, MC 500rb – MC ga ada kalo weekday
pasang gratis sidoarjo kota & gedangan, surabaya +75rb, gresik/mojokerto +150rb
bongkar besoknya, backdrop & standing dibalikin (sewa) – balon boleh disimpen
warna bebas maks 3 warna, chrome +20%
booking min H-3, weekend H-7
dp 50% gabisa refund, reschedule 1x gratis max H-2
ga terima pasang di atas jam 8 mlm
gosend balon lepasan bs, lepasan 1rb/pcs ambil 100 dapet 80rb
pembayaran: mandiri 1420098123377 an Sinta Dewi, qris jg bisa. ga bisa cod`,
    right: [
      ['price', 'paket medium dapet apa aja', 'Paket medium Rp 550.000 dapat backdrop arch, 80 balon, foil angka, dan 1 standing Kak.'],
      ['total', 'mini nama ALEXANDER', 'Nama 9 huruf berarti tambah 3 huruf x 10rb, jadi paket mini Rp 305.000 Kak.'],
      ['total', 'medium di surabaya', 'Paket medium 550rb + pasang di Surabaya 75rb = Rp 625.000 ya Kak.'],
      ['shipping', 'gedangan kena ongkos?', 'Gedangan gratis pasang Kak.'],
      ['price', 'luxury warna chrome', 'Warna chrome tambah 20%, jadi paket luxury Rp 1.440.000 Kak.'],
      ['time', 'buat sabtu ini', 'Untuk weekend booking minimal H-7 Kak.'],
      [
        'terms',
        'backdropnya jd milik saya?',
        'Backdrop dan standing sifatnya sewa Kak, jadi kami ambil lagi besoknya. Balonnya boleh disimpan.',
      ],
      ['price', 'balon lepasan 100', 'Balon lepasan ambil 100 jadi Rp 80.000 Kak.'],
      ['payment', 'dp bs balik?', 'DP 50% tidak bisa refund Kak, tapi reschedule 1x gratis maksimal H-2.'],
      ['stock', 'mc hari rabu ada', 'Maaf Kak, MC tidak ada di hari kerja, adanya weekend Rp 500.000.'],
    ],
    wrong: [
      ['price', 'mini dapet brp balon', 'Paket mini Rp 275.000 isinya 80 balon Kak.'],
      ['total', 'mini nama ALEXANDER', 'Paket mini dengan nama 9 huruf tetap Rp 275.000 Kak.'],
      ['total', 'luxury mojokerto', 'Paket luxury pasang di Mojokerto totalnya Rp 1.275.000 Kak.'],
      ['shipping', 'surabaya gratis?', 'Pasang di Surabaya gratis Kak.'],
      ['terms', 'backdrop boleh disimpen?', 'Backdropnya boleh disimpan Kak.'],
      ['time', 'pasang jam 9 malam', 'Bisa Kak, pasang jam 9 malam.'],
      ['payment', 'cod?', 'Bisa bayar di tempat Kak.'],
      ['terms', 'medium ada meja dessert?', 'Paket medium sudah termasuk meja dessert Kak.'],
      ['price', 'helium 5 biji', 'Balon helium 5 pcs Rp 75.000 bisa Kak.'],
      ['terms', 'reschedule 2x?', 'Reschedule gratis sampai H-1 Kak.'],
    ],
  },
  {
    name: 'diet meals',
    owner: `SehatBox Catering (Depok)
Menu diet 400 kkal/box
Lunch only: 5 hari 190rb, 20 hari 700rb
Lunch+dinner: 5 hari 360rb, 20 hari 1.340.000
Tanpa nasi (low carb) +3rb per box
Menu vegetarian cuma hari Selasa & Kamis
Paket busui 5 hari 225rb (sudah + booster ASI & snack)
jus cold pressed 22rb, 6 botol 120rb
ongkir gratis Depok, Lenteng Agung, Jagakarsa. Cibubur/Bogor 8rb/antar. Luar itu blm bisa
antar jam 09.30-11.30, dinner ikut diantar sekalian siang (ada es gel)
Sabtu, minggu & tgl merah libur
order & ganti alamat max jam 15.00 H-1
skip/pause boleh 2x utk paket 20 hari, paket 5 hari ga bisa
alergi seafood & kacang bisa diganti, alergi telur belum bisa
halal MUI ✅ no msg, gula pake stevia
sisa hari ga bs diuangkan tp bs dipindah ke temen
pembayaran di depan full. BNI 0912245561 Rina Oktaviani`,
    right: [
      ['price', 'lunch 20 hari', 'Paket lunch 20 hari Rp 700.000 Kak.'],
      [
        'total',
        'lunch dinner 5 hari ke cibubur',
        'Lunch + dinner 5 hari 360rb, ongkir Cibubur 8rb x 5 antar = 40rb, totalnya Rp 400.000 Kak.',
      ],
      ['total', 'lunch 5 hari low carb', 'Low carb tambah 3rb per box, 5 box 15rb, jadi Rp 205.000 Kak.'],
      ['terms', 'vege ada?', 'Menu vegetarian ada tiap Selasa dan Kamis Kak.'],
      ['time', 'sabtu kirim?', 'Sabtu, Minggu dan tanggal merah kami libur Kak.'],
      ['terms', 'bs pause ga paket 5 hari', 'Untuk paket 5 hari tidak bisa pause Kak, yang bisa paket 20 hari, maksimal 2x.'],
      ['terms', 'alergi kacang', 'Alergi kacang bisa kami ganti menunya Kak.'],
      ['terms', 'halal?', 'Sudah halal MUI Kak, tanpa MSG.'],
      ['shipping', 'jagakarsa ongkir?', 'Jagakarsa gratis ongkir Kak.'],
      ['terms', 'paket busui isinya', 'Paket busui 5 hari Rp 225.000 sudah termasuk booster ASI dan snack Kak.'],
    ],
    wrong: [
      ['price', 'lunch dinner 20 hari', 'Lunch + dinner 20 hari Rp 700.000 Kak.'],
      ['total', 'lunch dinner 5 hari ke cibubur', 'Lunch + dinner 5 hari ke Cibubur totalnya Rp 368.000 Kak.'],
      ['terms', 'alergi telur', 'Alergi telur bisa diganti Kak.'],
      ['time', 'sabtu kirim?', 'Sabtu tetap kami antar Kak.'],
      ['terms', 'pause paket 5 hari', 'Paket 5 hari boleh di-pause 2x Kak.'],
      ['time', 'menu vege hari jumat', 'Menu vegetarian ada hari Jumat Kak.'],
      ['terms', 'sisa hari bs diuangkan', 'Sisa hari bisa diuangkan Kak.'],
      ['shipping', 'bogor gratis?', 'Bogor gratis ongkir Kak.'],
      ['price', 'jus 6', 'Jus cold pressed 6 botol Rp 132.000 Kak.'],
      ['terms', 'lunch only ada snack?', 'Paket lunch sudah termasuk snack Kak.'],
    ],
  },
  {
    name: 'swimming lessons',
    owner: `Tirta Swim Course
lokasi: kolam Graha (indoor air hangat) & kolam Bintang (outdoor)
privat 1 anak: 120rb/pertemuan, paket 8x 880rb
semi privat 2-3 anak: 80rb/anak/pertemuan, 8x 600rb/anak
grup maks 8 anak: 350rb/bulan (4x pertemuan)
dewasa privat +30rb per pertemuan, dewasa ga ada grup
baby swim 6-36 bulan khusus di Graha 150rb/sesi, orang tua wajib ikut nyebur
tiket kolam belum termasuk: graha 35rb, bintang 20rb. pengantar gratis 1 org
pendaftaran 100rb dapet kacamata renang + topi. baju renang beli sendiri
kacamata 65rb topi 25rb pelampung lengan 40rb
coach cewek ada (rabu, sabtu, minggu), hari lain coach cowok
senin kolam Bintang tutup (kuras), Graha buka tiap hari 06.00–19.00
ijin max 3 jam sblm les → diganti, kalo mendadak hangus
paket 8x berlaku 2 bulan
usia mulai 4th utk grup
kakak beradik diskon 10% pendaftaran
trial 1x 60rb (cuma grup)`,
    right: [
      ['price', 'privat 8x', 'Paket privat 8x pertemuan Rp 880.000 Kak.'],
      ['total', 'semi privat 2 anak 8x', 'Semi privat 8x 600rb per anak, untuk 2 anak jadi Rp 1.200.000 Kak.'],
      ['total', 'grup baru daftar', 'Grup 350rb + pendaftaran 100rb = Rp 450.000 Kak, belum termasuk tiket kolam.'],
      ['price', 'dewasa privat brp', 'Privat dewasa Rp 150.000 per pertemuan Kak (120rb + 30rb).'],
      ['terms', 'tiket udah termasuk?', 'Belum Kak, tiket kolam bayar terpisah: Graha 35rb, Bintang 20rb.'],
      ['time', 'senin di bintang bs', 'Senin kolam Bintang tutup Kak, kalau Graha buka.'],
      ['time', 'ada coach cewek', 'Ada Kak, coach perempuan hari Rabu, Sabtu dan Minggu.'],
      ['terms', 'pendaftaran dapet apa', 'Pendaftaran Rp 100.000 sudah dapat kacamata renang dan topi Kak.'],
      ['terms', 'anak 3 thn grup', 'Grup mulai usia 4 tahun Kak.'],
      ['terms', 'mendadak ga bisa dateng', 'Izin maksimal 3 jam sebelum les bisa diganti Kak, kalau mendadak hangus.'],
    ],
    wrong: [
      ['price', 'semi privat', 'Semi privat Rp 120.000 per anak Kak.'],
      ['total', 'privat 4 pertemuan dewasa', 'Privat dewasa 4 pertemuan Rp 480.000 Kak.'],
      ['terms', 'tiket udah termasuk?', 'Iya Kak, harganya sudah termasuk tiket kolam.'],
      ['terms', 'baby swim di bintang', 'Baby swim bisa di kolam Bintang Kak.'],
      ['terms', 'dewasa ikut grup', 'Dewasa bisa ikut kelas grup Kak, 350rb per bulan.'],
      ['time', 'coach cewek kamis', 'Coach perempuan ada hari Kamis Kak.'],
      ['terms', 'daftar dapet baju?', 'Pendaftaran sudah dapat baju renang Kak.'],
      ['discount', 'kakak adik', 'Kakak beradik diskon 10% untuk biaya les Kak.'],
      ['terms', 'paket 8x berlaku', 'Paket 8x berlaku 3 bulan Kak.'],
      ['price', 'trial privat', 'Trial privat 1x Rp 60.000 Kak.'],
    ],
  },
  {
    name: 'fishing tackle',
    owner: `Pancing Mania Shop
Joran: Maguro 165 cm 85rb, Maguro 180cm 99rb, Shimano Alivio 210 225rb
Reel: ukuran 1000 115rb, 3000 145rb, 5000 240rb
senar PE 100m 45rb, 300m 110rb; nilon 12rb
kail isi 10 8rb (no 3 s/d 12), timah 2rb
umpan: pelet 500gr 10rb, essen 15rb, cacing 5rb (cacing cuma bisa ambil di toko)
set pemula (joran maguro 165 + reel 1000 + senar nilon + kail) 199rb, udh siap pakai
box pancing 18L 175rb, yg ready warna biru, merah kosong
grosir kail min 12 pak 6rb, ecer tetep 8rb
joran >1,5m ga bisa JNE reg, hrs JTR/cargo atau ambil
packing pipa paralon joran 10rb wajib
garansi reel 6 bln (bukan krn jatuh/kena air laut), joran ga garansi
tukar ukuran max 2 hari, video unboxing
COD kota Semarang aja jam 9-16
buka 08-21, jumat istirahat 11.30-13.00
shopee: shopee.co.id/pancingmania.smg (di shopee +5% admin)`,
    right: [
      ['price', 'reel 3000', 'Reel ukuran 3000 Rp 145.000 Kak.'],
      [
        'total',
        'maguro 180 sama reel 3000 dikirim',
        'Joran Maguro 180 99rb + reel 3000 145rb + packing pipa 10rb = Rp 254.000 Kak, belum ongkir.',
      ],
      ['total', 'kail 12 pak', 'Kail 12 pak harga grosir 6rb, jadi Rp 72.000 Kak.'],
      ['stock', 'box pancing warna apa', 'Yang ready warna biru Kak, merah sedang kosong.'],
      ['terms', 'set pemula isi', 'Set pemula Rp 199.000 isinya joran Maguro 165, reel 1000, senar nilon dan kail, sudah siap pakai Kak.'],
      ['shipping', 'maguro 180 pake jne reg', 'Joran di atas 1,5 meter tidak bisa JNE reguler Kak, harus JTR/cargo atau ambil di toko.'],
      ['terms', 'reel garansi', 'Garansi reel 6 bulan Kak, tidak berlaku kalau jatuh atau kena air laut.'],
      ['payment', 'cod bs?', 'COD bisa khusus kota Semarang Kak, jam 9 sampai 16.'],
      ['link', 'ada shopee?', 'Ada Kak: shopee.co.id/pancingmania.smg, harga di sana tambah 5% admin.'],
      ['total', 'senar pe 300m 2', '2 senar PE 300m Rp 220.000 Kak.'],
    ],
    wrong: [
      ['price', 'maguro 180', 'Joran Maguro 180 cm Rp 85.000 Kak.'],
      ['total', 'maguro 180 + reel 3000 kirim', 'Total joran Maguro 180 dan reel 3000 plus packing pipa Rp 244.000 Kak.'],
      ['total', 'kail 5 pak', '5 pak kail 6rb per pak, jadi Rp 30.000 Kak.'],
      ['stock', 'box merah', 'Box pancing merah ready Kak.'],
      ['shipping', 'cacing dikirim', 'Cacing bisa dikirim Kak.'],
      ['terms', 'joran garansi', 'Joran garansi 6 bulan Kak.'],
      ['payment', 'cod ungaran', 'COD bisa ke Ungaran Kak.'],
      ['time', 'jumat jam 12 buka', 'Jumat jam 12 kami buka Kak.'],
      ['terms', 'tukar ukuran', 'Tukar ukuran bisa sampai 7 hari Kak.'],
      ['price', 'shopee harga sama', 'Harga di Shopee sama dengan di toko Kak.'],
    ],
  },
  {
    name: 'curtains and wallpaper',
    owner: `Rumah Gorden Asri - gorden, vitrase, roller blind, wallpaper
Blackout 95rb/m, semi blackout 80rb/m, vitrase 55rb/m (lebar kain 2,8m)
jahit smokering 35rb/m, jahit biasa 20rb/m – vitrase jahit biasa aja
rel minimalis 45rb/m, rel kupu2 60rb/m, batang besi 70rb/m
roller blind custom 185rb/m2, dimout 160rb/m2, minimal hitung 1 m2
wallpaper 230rb/roll (cover 5 m2) sdh sama lem, pasang 50rb/roll
survey & ukur free dalam kota Solo, Klaten/Boyolali 50rb (dipotong kalo jadi order)
pasang gorden gratis min 3 jendela, kurang dr itu 75rb
DP 60% produksi 5-7 hari kerja, roller blind 10 hari
yg udah dipotong ga bisa batal
garansi jahitan 1 th, rel 3 bln, kain luntur ga termasuk
cuci gorden 15rb/kg, blackout ga bisa dicuci mesin
bonus tali gorden tiap order diatas 1 juta
kirim luar kota bisa tp pasang sendiri
buka senin-sabtu 8.30-17.00`,
    right: [
      ['price', 'blackout semeter', 'Blackout Rp 95.000 per meter Kak.'],
      ['total', 'blackout 4m jahit smokering', 'Kain 4 m x 95rb = 380rb, jahit smokering 4 m x 35rb = 140rb, totalnya Rp 520.000 Kak.'],
      ['total', 'roller blind custom 2x1,5 m', 'Roller blind 2 x 1,5 m = 3 m2, jadi Rp 555.000 Kak.'],
      ['total', 'wallpaper 3 roll sama pasang', 'Wallpaper 3 roll 690rb + pasang 150rb = Rp 840.000 Kak, sudah termasuk lem.'],
      ['shipping', 'survey klaten', 'Survey ke Klaten Rp 50.000 Kak, dipotong kalau jadi order.'],
      ['terms', 'pasang gratis?', 'Pasang gorden gratis minimal 3 jendela Kak, kurang dari itu 75rb.'],
      ['time', 'roller blind brp lama', 'Roller blind 10 hari Kak.'],
      ['terms', 'garansi', 'Garansi jahitan 1 tahun dan rel 3 bulan Kak, kain luntur tidak termasuk.'],
      ['time', 'minggu buka', 'Minggu libur Kak, kami buka Senin sampai Sabtu jam 8.30-17.00.'],
      ['terms', 'bonus tali', 'Bonus tali gorden untuk order di atas 1 juta Kak.'],
    ],
    wrong: [
      ['price', 'vitrase brp', 'Vitrase Rp 80.000 per meter Kak.'],
      ['total', 'blackout 4m jahit smokering', 'Blackout 4 m sudah sama jahit smokering Rp 460.000 Kak.'],
      ['terms', 'wallpaper udh sama pasang?', 'Wallpaper 230rb per roll sudah termasuk pasang Kak.'],
      ['terms', 'pasang 1 jendela', 'Pasang gratis walau 1 jendela Kak.'],
      ['shipping', 'survey boyolali free', 'Survey ke Boyolali gratis Kak.'],
      ['time', 'gorden jadi', 'Gorden jadi 3 hari kerja Kak.'],
      ['terms', 'garansi rel', 'Rel garansi 1 tahun Kak.'],
      ['terms', 'luntur', 'Kain luntur masuk garansi Kak.'],
      ['payment', 'dp', 'DP cukup 50% Kak.'],
      ['terms', 'vitrase smokering', 'Vitrase bisa jahit smokering Kak.'],
    ],
  },
];
