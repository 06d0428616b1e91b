import type { Shop } from '../shop.js';

/** Fifteen further shops, written together with the first ones and run once after the rules were changed for the first ones. */
export const secondSet: readonly Shop[] = [
  {
    name: 'dumplings',
    owner: `Dimsum Cece Lia
Siomay isi 4: 15rb, isi 10: 34rb
hakau isi 3 18rb, isi 10 55rb
mentai +5rb, chili oil 3rb/cup
frozen pack 20pcs mix 62rb, rasa lain 68rb
gratis ongkir radius 3km min 50rb. lebih jauh 2.500/km`,
    right: [
      ['price', 'siomay yg 10', 'Siomay isi 10 Rp 34.000 Kak 🥟'],
      ['total', 'hakau isi 3 dua, pake mentai semua', 'Hakau isi 3 2 porsi Rp 36.000 + mentai 2 x Rp 5.000 = Rp 46.000 Kak.'],
      ['price', 'frozen mix', 'Frozen pack mix isi 20 Rp 62.000 Kak, kalau rasa lain Rp 68.000.'],
    ],
    wrong: [
      ['price', 'hakau isi 10', 'Hakau isi 10 Rp 34.000 Kak.'],
      ['total', 'siomay isi 4 tambah chili oil', 'Siomay isi 4 + chili oil jadi Rp 20.000 Kak.'],
      ['shipping', 'pesen siomay isi 10 aja, rumah 2km', 'Siomay isi 10 Rp 34.000, ongkirnya gratis Kak karena 2 km.'],
    ],
  },
  {
    name: 'projectors and screens for rent',
    owner: `Sewa Proyektor Bekasi
infocus 3000 lumens 200rb/hari, 5000 lumens 450rb/hari
layar 2x3 tripod 75rb, layar 3x4 gantung 150rb
TV LED 50" 350rb - 65" 600rb
setup + standby teknisi 250rb/8 jam, lembur 40rb per jam
sewa paket infocus 3000 + layar 2x3 = 250rb
ambil sendiri titip KTP & SIM / diantar 100rb PP bekasi`,
    right: [
      ['price', 'tv 65 inch', 'TV LED 65" Rp 600.000 per hari Kak.'],
      [
        'price',
        'paket infocus layar',
        'Paket infocus 3000 lumens + layar 2x3 Rp 250.000 Kak, lebih hemat Rp 25.000 dibanding sewa terpisah.',
      ],
      ['total', 'teknisi 10 jam', 'Teknisi standby 8 jam Rp 250.000, lembur 2 jam Rp 80.000, jadi Rp 330.000 Kak.'],
    ],
    wrong: [
      ['price', 'layar 3x4', 'Layar 3x4 gantung Rp 75.000 Kak.'],
      ['total', 'infocus 5000 2 hari sama layar 3x4', 'Infocus 5000 lumens 2 hari dan layar 3x4 totalnya Rp 900.000 Kak.'],
      ['price', 'diantar ke bekasi timur', 'Antar jemput Bekasi gratis Kak.'],
    ],
  },
  {
    name: 'self publishing',
    owner: `Penerbit Aksara Muda
Paket terbit: Hemat 450rb (10 eks), Reguler 850rb (25 eks), Premium 1.650.000 (50 eks)
semua paket ISBN, layout, cover. editing 3.500 / halaman
cetak ulang min 10 eks: 100 hal 28rb/eks, 200 hal 45rb/eks
cover custom ilustrasi 300rb
cicil 2x bisa, 60% di awal`,
    right: [
      ['price', 'paket reguler', 'Paket Reguler Rp 850.000 dapat 25 eksemplar Kak, sudah ISBN, layout dan cover.'],
      ['price', 'editing 120 halaman', 'Editing 120 halaman x Rp 3.500 = Rp 420.000 Kak.'],
      ['total', 'premium kalo dicicil', 'Paket Premium Rp 1.650.000 bisa dicicil 2x Kak: 60% di awal Rp 990.000, sisanya Rp 660.000.'],
    ],
    wrong: [
      ['price', 'paket hemat dapet brp buku', 'Paket Hemat Rp 450.000 dapat 25 eksemplar Kak.'],
      ['total', 'cetak ulang 20 buku 200 hal', 'Cetak ulang 20 eksemplar 200 halaman totalnya Rp 560.000 Kak.'],
      ['price', 'cover ilustrasi', 'Cover ilustrasi custom sudah termasuk paket Kak, tidak ada biaya tambahan.'],
    ],
  },
  {
    name: 'cleaning of water tanks',
    owner: `Cuci Toren Bersih Jaya (Depok, Cibubur)
toren 500L 150rb, 1000-1200L 200rb, 2000 L 275rb
tangki bawah tanah per m3 125rb min 2m3
sedot + buang lumpur tambah 50rb
dua toren diskon 10%
ganti pelampung 65rb pasang, pipa per meter 25rb
survey gratis`,
    right: [
      ['price', 'toren 1100 liter', 'Toren 1000-1200 L Rp 200.000 Kak.'],
      ['total', 'tangki bawah tanah 3 kubik', 'Tangki bawah tanah 3 m3 x Rp 125.000 = Rp 375.000 Pak.'],
      ['discount', '2 toren 500L', 'Dua toren 500L Rp 300.000, diskon 10% jadi Rp 270.000 Kak.'],
    ],
    wrong: [
      ['price', 'toren 2000', 'Toren 2000 L Rp 200.000 Kak.'],
      ['total', 'toren 500 sama sedot lumpur', 'Toren 500L dengan sedot lumpur Rp 215.000 Kak.'],
      ['total', 'tangki bawah 1 kubik', 'Tangki bawah tanah 1 m3 Rp 125.000 Kak.'],
    ],
  },
  {
    name: 'salted eggs and smoked fish',
    owner: `Telur Asin HTM Brebes
telur asin asap 5.500/btr, biasa 4.500/btr
1 dus isi 10: asap 52rb biasa 43rb
reseller min 20 dus: asap 48rb biasa 39rb
ikan asap manyung ekor kecil 45rb, besar 80rb
bandeng presto isi 2 40rb isi 3 50rb
kirim: dus 1-5 pakai JNE, cargo min 10kg`,
    right: [
      ['price', 'telur asap 1 dus', 'Telur asin asap 1 dus isi 10 Rp 52.000 Kak 🥚'],
      ['total', 'telur biasa 6 butir', 'Telur asin biasa 6 butir x Rp 4.500 = Rp 27.000 Kak.'],
      ['price', 'reseller 25 dus', 'Reseller minimal 20 dus Kak, asap Rp 48.000 dan biasa Rp 39.000 per dus.'],
    ],
    wrong: [
      ['price', 'bandeng isi 3', 'Bandeng presto isi 3 Rp 40.000 Kak.'],
      ['total', 'telur asap 10 dus', 'Telur asap 10 dus harganya Rp 480.000 Kak.'],
      ['price', 'manyung besar', 'Ikan asap manyung besar Rp 45.000 Kak.'],
    ],
  },
  {
    name: 'caps and bucket hats',
    owner: `Konveksi Topi Wijaya
Topi trucker polos 18.000, baseball 22.000, bucket 27.000, rimba 32.000
sablon 1 warna +4.000, 2 warna +6.500; bordir +8.000
lusinan turun 2.000/pc (semua model), 100 pcs keatas turun 4.000/pc
sample 50.000 (dipotong dari order)
produksi 10-14 hari, DP 60 persen`,
    right: [
      ['price', 'topi rimba polos', 'Topi rimba polos Rp 32.000 per pcs Kak 🧢'],
      ['price', 'bucket pake bordir satu aja', 'Topi bucket Rp 27.000 + bordir Rp 8.000 jadi Rp 35.000 Kak.'],
      ['total', 'trucker 24 pcs', 'Lusinan turun Rp 2.000, jadi topi trucker Rp 16.000 x 24 = Rp 384.000 Kak.'],
    ],
    wrong: [
      ['price', 'baseball sablon 2 warna', 'Topi baseball sablon 2 warna Rp 26.000 Kak.'],
      ['total', 'bucket 100 pcs', 'Topi bucket 100 pcs Rp 2.500.000 Kak.'],
      ['price', 'sample', 'Sample Rp 40.000 Kak.'],
    ],
  },
  {
    name: 'crickets and live feed',
    owner: `Jangkrik Barokah
jangkrik 1kg 75rb | 1/2kg 40rb | 1 ons 10rb
ulat hongkong 1kg 60rb, 1/4 kg 17rb
kroto 1 ons 25rb 5 ons 115rb
ulat jerman 20rb/ons
cod sekitar pasar pramuka +5rb
langganan mingguan 4x dapet bonus 1/4 ulat hongkong`,
    right: [
      ['price', 'jangkrik setengah kilo', 'Jangkrik 1/2 kg Rp 40.000 Om.'],
      ['total', 'kroto 3 ons', 'Kroto 3 ons x Rp 25.000 = Rp 75.000 Om.'],
      [
        'total',
        'jangkrik 1kg ulat hongkong seperempat',
        'Jangkrik 1 kg Rp 75.000 + ulat hongkong 1/4 kg Rp 17.000, totalnya Rp 92.000 Om.',
      ],
    ],
    wrong: [
      ['price', 'ulat jerman', 'Ulat jerman Rp 17.000 per ons Om.'],
      ['price', 'kroto 5 ons', 'Kroto 5 ons Rp 125.000 Om.'],
      ['total', 'jangkrik 1 ons cod pramuka', 'Jangkrik 1 ons COD Pasar Pramuka totalnya Rp 10.000 Om.'],
    ],
  },
  {
    name: 'wedding organisers',
    owner: `Kirana WO Semarang
WO hari H 4,5 juta (8 crew), full planning 12jt
tambahan crew 250rb/org
MC 1,5jt; MC bilingual 2,5jt
paket intimate 50 tamu 18jt, 100 tamu 27jt sudah dekor + katering
luar kota transport akomodasi dari klien
booking fee 2 juta, lunas H-14`,
    right: [
      ['price', 'wo hari h aja', 'WO hari H Rp 4,5 juta Kak dengan 8 crew.'],
      ['total', 'hari h tambah 2 crew', 'WO hari H Rp 4.500.000 + 2 crew tambahan Rp 500.000 = Rp 5.000.000 Kak.'],
      [
        'total',
        'intimate 100 tamu, abis booking fee sisanya brp',
        'Paket intimate 100 tamu Rp 27.000.000 Kak, setelah booking fee Rp 2.000.000 sisanya Rp 25.000.000, lunas H-14.',
      ],
    ],
    wrong: [
      ['price', 'mc bahasa inggris', 'MC bilingual Rp 1,5 juta Kak.'],
      ['price', 'intimate 100', 'Paket intimate 100 tamu Rp 18 juta Kak, sudah dekor dan katering.'],
      ['total', 'full planning plus mc biasa', 'Full planning + MC totalnya Rp 14,5 juta Kak.'],
    ],
  },
  {
    name: 'horse riding lessons',
    owner: `Pagi Stable - Lembang
Keliling 1 putaran 35rb, 3 putaran 90rb
les berkuda 1x (45 menit) 275rb, 4x 1jt, 8x 1.850.000
sewa helm+boots 50rb (member free)
anak <5th harus didampingi, pendamping jalan 20rb
foto bareng kuda 25 rb
weekend & tgl merah naik 10% khusus keliling`,
    right: [
      ['price', 'les 4x', 'Les berkuda 4x Rp 1.000.000 Kak, sekali les 45 menit.'],
      ['price', 'keliling 1 putaran hari minggu', 'Weekend naik 10% Kak, keliling 1 putaran jadi Rp 38.500.'],
      ['total', 'les sekali sewa helm boots', 'Les 1x Rp 275.000 + sewa helm dan boots Rp 50.000 = Rp 325.000 Kak.'],
    ],
    wrong: [
      ['price', 'les 8x', 'Les 8x Rp 2.000.000 Kak.'],
      ['price', 'les sekali hari sabtu', 'Les 1x hari Sabtu Rp 302.500 Kak karena weekend naik 10%.'],
      ['price', 'foto sama kuda', 'Foto bareng kuda Rp 20.000 Kak.'],
    ],
  },
  {
    name: 'spicy noodles and seblak',
    owner: `Seblak Teh Neng
seblak original 10k, komplit 16k, seafood 18k
level 0-3 free, lvl 4-5 +2k
topping @2k: ceker, sosis, bakso, makaroni (ambil 3 cuma 5k)
es jeruk 5k teh manis 3k
paket hemat komplit + es jeruk 19k
buka po hajatan min 30 porsi 14k komplit`,
    right: [
      ['price', 'paket hemat', 'Paket hemat seblak komplit + es jeruk Rp 19.000 Kak 🔥'],
      ['total', 'original lvl 5 tambah ceker', 'Seblak original Rp 10.000 + level 5 Rp 2.000 + ceker Rp 2.000 = Rp 14.000 Kak.'],
      ['total', 'hajatan 40 porsi komplit', 'Untuk hajatan 40 porsi seblak komplit Rp 14.000 x 40 = Rp 560.000 Kak.'],
    ],
    wrong: [
      ['price', 'seafood', 'Seblak seafood Rp 16.000 Kak.'],
      ['total', 'komplit 20 porsi', 'Seblak komplit 20 porsi Rp 280.000 Kak.'],
      ['total', 'topping ceker sosis bakso', 'Topping ceker, sosis, bakso jadi Rp 6.000 Kak.'],
    ],
  },
  {
    name: 'goat milk',
    owner: `Susu Kambing Etawa Kaligesing
susu segar 30rb/liter, 1/2 liter 17rb
bubuk original 200gr 45rb, coklat/jahe 48rb
kefir 500ml 40 ribu
kefir masker 35rb
beli 3 bubuk 130rb (original), campur 140rb
susu segar cuma area purworejo-jogja, ongkir 15rb`,
    right: [
      ['price', 'bubuk coklat', 'Susu bubuk coklat 200gr Rp 48.000 Kak 🐐'],
      ['total', 'susu segar 4 liter ke jogja', 'Susu segar 4 liter Rp 120.000 + ongkir Rp 15.000 jadi Rp 135.000 Kak.'],
      ['price', '3 bubuk campur', 'Beli 3 bubuk campur Rp 140.000 Kak, kalau original semua Rp 130.000.'],
    ],
    wrong: [
      ['price', 'kefir setengah liter', 'Kefir 500ml Rp 35.000 Kak.'],
      ['price', 'bubuk jahe', 'Bubuk jahe 200gr Rp 45.000 Kak.'],
      ['shipping', 'kirim segar ke purworejo', 'Ongkir ke Purworejo gratis Kak.'],
    ],
  },
  {
    name: 'escape rooms',
    owner: `Escape Room Misteri Surabaya
2-3 orang 110rb/org, 4-6 orang 90rb/org, >6 75rb/org
senin-kamis potong 15rb per orang
ruangan Penjara (hard) +20rb/org
kostum 25rb, foto polaroid 15rb/lembar
ulang tahun paket 10 org 900rb (kue mini + dekor)
DP 100rb nggak bisa refund`,
    right: [
      ['price', 'ber 5 sabtu', 'Untuk 5 orang Rp 90.000 per orang Kak, totalnya Rp 450.000.'],
      ['price', 'paket ultah', 'Paket ulang tahun 10 orang Rp 900.000 Kak, sudah kue mini dan dekor.'],
      ['total', 'ber 2 hari selasa', 'Hari Selasa potong Rp 15.000 per orang, jadi Rp 95.000 x 2 = Rp 190.000 Kak.'],
    ],
    wrong: [
      ['price', 'kalo ber 3', 'Untuk 3 orang Rp 90.000 per orang Kak.'],
      ['total', 'ber 4 ruang penjara minggu', '4 orang di ruangan Penjara totalnya Rp 360.000 Kak.'],
      ['discount', 'jumat dapet potongan?', 'Dapat Kak, hari Jumat potong Rp 15.000 per orang.'],
    ],
  },
  {
    name: 'antennas and dishes',
    owner: `Parabola Berkah Cianjur
pasang parabola jaring 6 feet komplit 1.150.000
parabola mini + receiver 650rb
antena TV digital luar 275rb terpasang, STB 180rb
tracking ulang 100rb, geser / pindah 200rb
kabel lebih dari 20 meter 6rb per meter
servis receiver mulai 50rb
luar kota cianjur +50rb bensin`,
    right: [
      ['price', 'parabola mini', 'Parabola mini sudah dengan receiver Rp 650.000 Pak.'],
      ['total', 'antena digital sama stb', 'Antena TV digital luar terpasang Rp 275.000 + STB Rp 180.000 = Rp 455.000 Pak.'],
      ['price', 'kabelnya 30 meter', 'Kabel lebih dari 20 meter kena Rp 6.000 per meter Pak, jadi lebih 10 meter Rp 60.000.'],
    ],
    wrong: [
      ['price', 'pindah parabola', 'Geser atau pindah parabola Rp 100.000 Pak.'],
      ['price', 'stb', 'STB Rp 275.000 Pak.'],
      ['total', 'tracking ulang di sukabumi', 'Tracking ulang di Sukabumi totalnya Rp 100.000 Pak.'],
    ],
  },
  {
    name: 'carved calligraphy',
    owner: `Kaligrafi Jati Jepara
ayat kursi 60x120 1,1jt, 80x150 1,75jt
allah muhammad sepasang 40cm 480rb / 60cm 780rb
nama custom 15rb per huruf (min 8 huruf)
finishing emas prada +150rb
packing kayu jawa 60rb luar jawa 120rb
dp 40%`,
    right: [
      ['price', 'allah muhammad 60', 'Kaligrafi Allah Muhammad sepasang 60 cm Rp 780.000 Pak.'],
      ['total', 'nama custom 12 huruf', 'Nama custom 12 huruf x Rp 15.000 = Rp 180.000 Kak.'],
      [
        'total',
        'ayat kursi kecil pake prada',
        'Ayat kursi 60x120 Rp 1.100.000 + finishing emas prada Rp 150.000 = Rp 1.250.000 Pak, DP 40% Rp 500.000.',
      ],
    ],
    wrong: [
      ['price', 'ayat kursi 80x150', 'Ayat kursi 80x150 Rp 1.100.000 Pak.'],
      ['total', 'nama 5 huruf', 'Nama custom 5 huruf Rp 75.000 Kak.'],
      ['price', 'packing ke makassar', 'Packing kayu ke Makassar Rp 60.000 Pak.'],
    ],
  },
  {
    name: 'company registration',
    owner: `Legalin.id - pendirian usaha
PT Perorangan 1,5jt, PT biasa 5jt (modal <1M), CV 3,5jt
NIB saja 500rb, PIRT 1jt, halal reguler 3 juta
virtual office setahun 2,4jt, 6 bln 1,5jt
bundling CV + virtual office 1 th 5,5jt
pajak bulanan start 350rb/bln
bayar 2 termin 50:50`,
    right: [
      ['price', 'bikin cv', 'Pendirian CV Rp 3,5 juta Kak, bisa 2 termin 50:50.'],
      ['price', 'bundling cv sama vo', 'Bundling CV + virtual office 1 tahun Rp 5.500.000 Kak, hemat Rp 400.000.'],
      ['total', 'pt biasa termin pertama', 'PT biasa Rp 5.000.000 Kak, termin pertama 50% Rp 2.500.000.'],
    ],
    wrong: [
      ['price', 'pt perorangan', 'PT Perorangan Rp 3,5 juta Kak.'],
      ['price', 'vo 6 bulan', 'Virtual office 6 bulan Rp 1,2 juta Kak.'],
      ['total', 'nib sama pirt', 'NIB dan PIRT totalnya Rp 1.000.000 Kak.'],
    ],
  },
];
