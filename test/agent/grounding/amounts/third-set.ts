import type { Shop } from '../shop.js';

/** Fifteen further shops, written together with the first ones and run once after the changes for the second ones. */
export const thirdSet: readonly Shop[] = [
  {
    name: 'scented candles',
    owner: `Lilin Aroma Senja
tin 100gr 55rb, jar 200gr 95rb, jar 300gr 130rb
reed diffuser 50ml 79rb, refill 45rb
souvenir lilin 30gr mulai 12rb (50-99), 100-299 10.500, 300+ 9rb
kartu ucapan 1.500/pc, pouch 2rb/pc
Workshop 225rb/pax
free ongkir jabodetabek min blanja 250rb`,
    right: [
      ['price', 'jar 300', 'Lilin jar 300gr Rp 130.000 Kak 🕯️'],
      ['price', 'souvenir 150', 'Souvenir lilin 30gr untuk 150 pcs Rp 10.500 per pcs Kak.'],
      ['total', 'souvenir 100 sama kartu ucapan', 'Souvenir 100 pcs Rp 1.050.000 + kartu ucapan 100 pcs Rp 150.000 = Rp 1.200.000 Kak.'],
    ],
    wrong: [
      ['price', 'souvenir 80 pcs', 'Souvenir lilin 80 pcs Rp 10.500 per pcs Kak.'],
      ['price', 'refill diffuser', 'Refill diffuser Rp 79.000 Kak.'],
      ['shipping', 'beli jar 200gr dua ke depok', 'Jar 200gr 2 pcs Rp 190.000, gratis ongkir ke Depok Kak.'],
    ],
  },
  {
    name: 'archery club',
    owner: `Busur Nusa Archery
harian 40rb/jam incl alat + coach
paket latihan bulanan 4x 250rb; 8x 420rb
pendaftaran member 150rb (kaos)
anak SD 20% off paket bulanan
busur sendiri sewa lapangan 15rb/jam
event kantor 20 org 1,6jt, lebih 75rb/org`,
    right: [
      ['price', 'latihan 8x sebulan', 'Paket latihan bulanan 8x Rp 420.000 Kak 🏹'],
      ['total', 'daftar baru ambil 4x', 'Pendaftaran member Rp 150.000 + paket 4x Rp 250.000, jadi Rp 400.000 Kak.'],
      ['discount', 'anak sd paket 4x', 'Anak SD dapat 20% off, paket bulanan 4x dari Rp 250.000 jadi Rp 200.000 Kak.'],
    ],
    wrong: [
      ['price', 'bawa busur sendiri', 'Sewa lapangan bawa busur sendiri Rp 40.000 per jam Kak.'],
      ['total', 'event 24 orang', 'Event kantor 24 orang totalnya Rp 1.800.000 Kak.'],
      ['discount', 'anak smp diskon?', 'Anak SMP juga dapat 20% Kak, paket 8x jadi Rp 336.000.'],
    ],
  },
  {
    name: 'rice cones for celebrations',
    owner: `Dapur Tumpeng Bu Endang
Tumpeng mini 25rb/porsi min 20, tumpeng 10 porsi 350rb, 20 porsi 600rb, 30 porsi 850rb
nasi kuning / nasi uduk harga sama, nasi liwet +50rb per tumpeng
ganti ayam bakar utuh +75rb
tulisan ucapan 15rb
antar bekasi kota 30rb, jakarta timur 50rb`,
    right: [
      ['price', 'tumpeng 20 porsi', 'Tumpeng 20 porsi Rp 600.000 Bu.'],
      ['total', 'tumpeng 10 porsi nasi liwet', 'Tumpeng 10 porsi Rp 350.000 + nasi liwet Rp 50.000 = Rp 400.000 Bu.'],
      ['total', 'mini 30 porsi antar jaktim', 'Tumpeng mini 30 porsi Rp 750.000 + antar Jakarta Timur Rp 50.000, totalnya Rp 800.000 Bu.'],
    ],
    wrong: [
      ['price', 'tumpeng 30', 'Tumpeng 30 porsi Rp 600.000 Bu.'],
      ['price', 'mini 10 porsi', 'Tumpeng mini 10 porsi Rp 250.000 Bu.'],
      ['total', '20 porsi ayam bakar utuh', 'Tumpeng 20 porsi ganti ayam bakar utuh Rp 650.000 Bu.'],
    ],
  },
  {
    name: 'portable toilets for rent',
    owner: `Sewa Toilet Portable Bersih
standar 650rb/hari, VIP 1,3jt/hari, wastafel portable 300rb
sewa 3-6 hari disc 15%, seminggu 25%
penjaga 200rb/shift (8jam)
antar jemput tangerang 400rb/truk (muat 4 unit)
sedot tambahan 350rb`,
    right: [
      ['price', 'yg vip', 'Toilet portable VIP Rp 1.300.000 per hari Pak.'],
      ['total', 'standar 4 hari', 'Standar 4 hari Rp 2.600.000, diskon 15% jadi Rp 2.210.000 Pak.'],
      ['total', 'standar 2 unit sehari antar tangerang', 'Standar 2 unit Rp 1.300.000 + antar jemput Rp 400.000 = Rp 1.700.000 Pak.'],
    ],
    wrong: [
      ['total', 'standar 2 hari', 'Standar 2 hari dapat diskon 15% jadi Rp 1.105.000 Pak.'],
      ['price', 'wastafel', 'Wastafel portable Rp 350.000 Pak.'],
      ['total', 'penjaga 2 shift', 'Penjaga 2 shift Rp 200.000 Pak.'],
    ],
  },
  {
    name: 'watch repair',
    owner: `Service Jam Tangan Koh Aliong
ganti baterai biasa 35rb, original swiss 75rb
kaca mineral 90rb, kaca safir 250rb
servis mesin automatic 350-600rb tergantung merk, quartz 150rb
rantai: potong 20rb, poles 100rb
waterproof test 50rb gratis kalo ganti baterai ori
kirim jam balik ongkir customer`,
    right: [
      ['price', 'ganti batre', 'Ganti baterai biasa Rp 35.000, yang original Swiss Rp 75.000 Kak ⌚'],
      ['price', 'servis automatic', 'Servis mesin automatic Rp 350.000 - Rp 600.000 Kak tergantung merknya.'],
      ['total', 'kaca safir sama poles rantai', 'Kaca safir Rp 250.000 + poles rantai Rp 100.000, totalnya Rp 350.000 Kak.'],
    ],
    wrong: [
      ['price', 'servis quartz', 'Servis mesin quartz Rp 350.000 Kak.'],
      ['price', 'kaca mineral', 'Kaca mineral Rp 250.000 Kak.'],
      ['price', 'test waterproof, ganti batre biasa', 'Waterproof test gratis Kak kalau ganti baterai biasa.'],
    ],
  },
  {
    name: 'coconut oil and soap',
    owner: `VCO Kelapa Murni Selayar
vco 100ml 25rb · 250ml 52rb · 500ml 95rb · 1L 175rb
Minyak kelapa goreng 1L 38rb
sabun kelapa 18rb, 4 pcs 65rb
karton vco 250ml (24 botol) 1.080.000
ongkir makassar 8rb/kg, jawa 38rb/kg
pembayaran bca saja`,
    right: [
      ['price', 'vco setengah liter', 'VCO 500ml Rp 95.000 Kak 🥥'],
      ['total', 'sabun 4 sama vco 100', 'Sabun kelapa 4 pcs Rp 65.000 + VCO 100ml Rp 25.000 = Rp 90.000 Kak.'],
      ['price', 'sekarton jatuhnya brp per botol', 'Karton VCO 250ml isi 24 botol Rp 1.080.000 Kak, jatuhnya Rp 45.000 per botol.'],
    ],
    wrong: [
      ['price', 'vco 1 liter', 'VCO 1L Rp 190.000 Kak.'],
      ['shipping', 'ongkir surabaya 2kg', 'Ongkir ke Surabaya 2 kg Rp 38.000 Kak.'],
      ['total', 'sabun 5', 'Sabun kelapa 5 pcs Rp 81.000 Kak.'],
    ],
  },
  {
    name: 'statistics for theses',
    owner: `OlahData Skripsi Bimbel
SPSS 300rb, SmartPLS 450rb, Eviews 400rb
+ bab 4 pembahasan 350rb
konsultasi zoom 75rb/jam (min 2 jam)
kuesioner online 3rb/responden, 200 responden ke atas 2.500
kelar 3 hari, kilat besok jadi nambah 40%
bayar setengah dulu`,
    right: [
      ['price', 'smartpls', 'Olah data SmartPLS Rp 450.000 Kak.'],
      ['total', 'spss sama bab 4', 'SPSS Rp 300.000 + pembahasan bab 4 Rp 350.000 = Rp 650.000 Kak, bayar setengah dulu Rp 325.000.'],
      ['total', 'responden 250', 'Kuesioner 250 responden x Rp 2.500 = Rp 625.000 Kak.'],
    ],
    wrong: [
      ['total', 'responden 150', 'Kuesioner 150 responden Rp 375.000 Kak.'],
      ['price', 'spss kilat', 'SPSS kilat jadi Rp 400.000 Kak.'],
      ['total', 'zoom sejam', 'Konsultasi zoom 1 jam Rp 75.000 Kak.'],
    ],
  },
  {
    name: 'flower boards',
    owner: `Papan Bunga Ananda Florist Medan
papan 1,5 x 2m 350rb, 2x2,5 m 550 rb, 2x4 jumbo 900rb
akrilik standing 450rb
duka cita & pernikahan sama harga, ucapan led +200rb
free kirim kota medan, binjai 50rb, deli serdang 75rb
order 3 papan @325 (ukuran kecil)`,
    right: [
      ['price', 'papan jumbo', 'Papan jumbo 2x4 Rp 900.000 Kak 💐'],
      ['total', 'papan 2x2,5 kirim binjai', 'Papan 2x2,5 m Rp 550.000 + kirim Binjai Rp 50.000, totalnya Rp 600.000 Kak.'],
      ['price', '3 papan kecil', 'Order 3 papan ukuran kecil Rp 325.000 per papan Kak, totalnya Rp 975.000.'],
    ],
    wrong: [
      ['price', 'akrilik', 'Akrilik standing Rp 550.000 Kak.'],
      ['shipping', 'ke deli serdang', 'Kirim ke Deli Serdang gratis Kak.'],
      ['total', 'papan kecil 2', 'Papan 1,5 x 2 m 2 papan Rp 650.000 Kak.'],
    ],
  },
  {
    name: 'electric bicycles for rent',
    owner: `Sepeda Listrik Kota Lama
30 menit 20rb, 1 jam 35rb, 3 jam 85rb, seharian 150rb
sepeda tandem 45rb/jam
anak dibonceng gratis
helm 5rb
kelebihan waktu 10rb/15 menit
jaminan KTP/uang 200rb
rombongan >10 unit potong 5rb/unit utk sewa 1 jam`,
    right: [
      ['price', '3 jam', 'Sewa 3 jam Rp 85.000 Kak 🚲'],
      ['total', '1 jam 2 sepeda plus helm 2', 'Sewa 1 jam 2 sepeda Rp 70.000 + 2 helm Rp 10.000 = Rp 80.000 Kak.'],
      ['price', 'telat setengah jam', 'Kelebihan waktu Rp 10.000 per 15 menit Kak, 30 menit jadi Rp 20.000.'],
    ],
    wrong: [
      ['price', 'tandem sejam', 'Sepeda tandem Rp 35.000 per jam Kak.'],
      ['price', 'seharian', 'Seharian Rp 85.000 Kak.'],
      ['total', 'rombongan 8 sepeda sejam', 'Rombongan 8 unit dapat potongan jadi Rp 240.000 Kak.'],
    ],
  },
  {
    name: 'gardens and artificial grass',
    owner: `Taman Asri Landscape
rumput gajah mini 25rb/m2, jepang 22rb, rumput sintetis 2cm 95rb/m2 3 cm 125rb/m2
jasa pasang 15rb/m2 (sintetis 30rb)
batu koral sikat 180rb/m2 terpasang
kolam minimalis 2,5jt/m3
perawatan bulanan 400rb (2x datang)
min order taman 10 m2`,
    right: [
      ['price', 'sintetis 3cm', 'Rumput sintetis 3 cm Rp 125.000 per m2 Pak.'],
      ['total', 'gajah mini 20 m2 sama pasang', 'Rumput gajah mini 20 m2 Rp 500.000 + jasa pasang Rp 300.000 = Rp 800.000 Pak.'],
      ['price', 'perawatan', 'Perawatan bulanan Rp 400.000 Pak, 2x datang.'],
    ],
    wrong: [
      ['total', 'sintetis 2cm 10 m2 terpasang', 'Rumput sintetis 2 cm 10 m2 terpasang Rp 1.100.000 Pak.'],
      ['price', 'rumput jepang', 'Rumput jepang Rp 25.000 per m2 Pak.'],
      ['price', 'koral sikat', 'Batu koral sikat Rp 125.000 per m2 terpasang Pak.'],
    ],
  },
  {
    name: 'silver rings',
    owner: `Perak Kotagede Mas Heri
cincin polos pria 285rb wanita 225rb, sepasang 480rb
cincin batu zircon 350rb
lapis emas putih (rhodium) 65rb per cincin
grafir nama free dalam cincin, grafir luar 40rb
kotak kayu 35rb
ukuran diatas 20 nambah 30rb
cicilan tidak ada`,
    right: [
      ['price', 'sepasang polos', 'Cincin polos sepasang Rp 480.000 Kak 💍'],
      ['total', 'sepasang rhodium semua', 'Sepasang Rp 480.000 + rhodium 2 cincin Rp 130.000 = Rp 610.000 Kak.'],
      ['price', 'polos pria ukuran 22', 'Cincin polos pria Rp 285.000, ukuran di atas 20 tambah Rp 30.000, jadi Rp 315.000 Kak.'],
    ],
    wrong: [
      ['price', 'polos cewek', 'Cincin polos wanita Rp 285.000 Kak.'],
      ['price', 'grafir di luar', 'Grafir luar gratis Kak.'],
      ['total', 'zircon sama kotak kayu', 'Cincin batu zircon + kotak kayu jadi Rp 390.000 Kak.'],
    ],
  },
  {
    name: 'henna art',
    owner: `Henna by Dinda
henna wedding: simple 250K, medium 400K, full 650K
nail henna 30K
tamu/keluarga 35K per tangan
white henna nambah 50K
transport Cirebon kota free, kab 50-100K
paket wedding medium + 4 tangan tamu 500K
booking 100K`,
    right: [
      ['price', 'wedding full', 'Henna wedding full Rp 650.000 Kak 🌸'],
      ['total', 'simple white henna', 'Henna wedding simple Rp 250.000 + white henna Rp 50.000 = Rp 300.000 Kak.'],
      ['price', 'paket medium sama tamu', 'Paket wedding medium + 4 tangan tamu Rp 500.000 Kak, hemat Rp 40.000.'],
    ],
    wrong: [
      ['price', 'medium', 'Henna wedding medium Rp 500.000 Kak.'],
      ['total', 'tamu 6 tangan', 'Henna tamu 6 tangan Rp 180.000 Kak.'],
      ['price', 'transport kabupaten', 'Transport kabupaten gratis Kak.'],
    ],
  },
  {
    name: 'yoghurt and cheese',
    owner: `Rumah Susu Boyolali
yogurt cup 120ml 6rb, botol 250ml 12 rb, 1L 38rb (plain 35rb)
rasa: stroberi, blueberry, leci, rasa lain PO
keju mozarela 250gr 35rb / 1kg 130rb
butter 200g 32rb
ambil >50 cup 5rb
es gel 3rb wajib luar kota, box styro 10rb`,
    right: [
      ['price', 'mozarela sekilo', 'Keju mozarela 1kg Rp 130.000 Kak 🧀'],
      ['total', 'yogurt cup 60', 'Yogurt cup ambil lebih dari 50 jadi Rp 5.000, 60 cup Rp 300.000 Kak.'],
      ['price', 'yg seliter', 'Yogurt 1L Rp 38.000, yang plain Rp 35.000 Kak.'],
    ],
    wrong: [
      ['price', 'butter', 'Butter 200g Rp 35.000 Kak.'],
      ['total', 'cup 40', 'Yogurt cup 40 pcs Rp 200.000 Kak.'],
      ['price', 'plain 1L', 'Yogurt plain 1L Rp 38.000 Kak.'],
    ],
  },
  {
    name: 'rewinding of motors',
    owner: `Gulung Dinamo Pak Min
gulung pompa air 125W 175rb, jet pump 300-400rb, mesin cuci 200rb
kipas angin 85rb
gulung dinamo 1HP 650rb, 2 HP 950rb, 3HP 1,2jt
ganti bearing 40rb/pc, kapasitor 35rb
cek kerusakan gratis kalau jadi servis, batal 25rb
garansi 3 bln`,
    right: [
      ['price', 'dinamo 2hp', 'Gulung dinamo 2 HP Rp 950.000 Pak, garansi 3 bulan.'],
      ['total', 'pompa air 125 ganti kapasitor', 'Gulung pompa air 125W Rp 175.000 + kapasitor Rp 35.000 = Rp 210.000 Pak.'],
      ['price', 'kalo ga jadi servis', 'Kalau batal servis, biaya cek Rp 25.000 Pak.'],
    ],
    wrong: [
      ['price', 'mesin cuci', 'Gulung dinamo mesin cuci Rp 175.000 Pak.'],
      ['total', 'kipas sama bearing 2', 'Kipas angin + ganti bearing 2 pc Rp 125.000 Pak.'],
      ['price', 'dinamo 3hp', 'Gulung dinamo 3 HP Rp 950.000 Pak.'],
    ],
  },
  {
    name: 'motorcycle wash by subscription',
    owner: `Cuci Motor Kinclong
motor kecil 15rb, matic besar 18rb, moge 35rb
cuci + semir ban 20rb (kecil)
wax 25rb, detailing full 250rb (kecil) 350rb (nmax dkk)
kartu langganan 10x cuci 130rb motor kecil
jok & helm steam helm 20rb
jemput motor 5rb/km maks 5 km
hujan dalam 24 jam cuci ulang gratis`,
    right: [
      ['price', 'nmax detailing', 'Detailing full untuk NMAX Rp 350.000 Kak 🏍️'],
      ['price', 'langganan', 'Kartu langganan 10x cuci motor kecil Rp 130.000 Kak, jatuhnya Rp 13.000 sekali cuci.'],
      ['total', 'matic besar sama wax', 'Cuci matic besar Rp 18.000 + wax Rp 25.000 = Rp 43.000 Kak.'],
    ],
    wrong: [
      ['price', 'moge', 'Cuci moge Rp 18.000 Kak.'],
      ['total', 'motor kecil cuci jemput 4km', 'Motor kecil cuci + jemput 4 km Rp 20.000 Kak.'],
      ['price', 'detailing beat', 'Detailing full motor kecil Rp 350.000 Kak.'],
    ],
  },
];
