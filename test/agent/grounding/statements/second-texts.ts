import type { Shop } from '../shop.js';

/** Three ordinary shops, written before the rules were changed for the first ones. */
export const secondTexts: readonly Shop[] = [
  {
    name: 'potted plants and soil',
    owner: `Kebun Bu Endang Bogor
monstera daun 3: 65rb, daun 5: 95rb
aglaonema suksom 120rb / red sumatra 85rb
sirih gading gantung 25rb
kaktus mini 12rb, beli 5 50rb
lidah mertua kecil 20rb besar 45rb
pupuk kandang 10rb/karung, sekam bakar 8rb/karung, media tanam siap pakai 15rb/karung
pot plastik 15cm 5rb, 20cm 8rb, 30cm 17rb. pot tanah liat 25rb
repot 10rb/pohon
packing kayu +20rb (luar kota), packing kardus gratis
kirim luar kota via jne, ongkir dicek. antar bogor kota 15rb, ciawi 25rb, sentul 30rb
belanja di atas 300rb gratis antar bogor kota`,
    right: [
      ['price', 'monstera brp bu', 'Monstera daun 3 Rp 65.000, yang daun 5 Rp 95.000 Kak 🌿'],
      ['price', 'aglonema suksom', 'Aglaonema Suksom harganya Rp 120.000 Kak.'],
      ['price', 'red sumatra?', 'Red Sumatra 85rb Kak.'],
      ['price', 'kaktus brp', 'Kaktus mini 12rb per pot Kak, kalau beli 5 jadi 50rb.'],
      ['price', 'lidah mertua yg gede', 'Lidah mertua yang besar Rp 45.000 Kak.'],
      ['total', 'sekam 3 karung pupuk 2', 'Sekam bakar 3 karung Rp 24.000 + pupuk kandang 2 karung Rp 20.000 = Rp 44.000 Kak.'],
      ['price', 'pot 20 cm', 'Pot plastik 20 cm 8rb, kalau pot tanah liat 25rb Kak.'],
      ['price', 'pot plastik ukuran apa aja', 'Pot plastik ada 3 ukuran Kak:\n• 15 cm: Rp 5.000\n• 20 cm: Rp 8.000\n• 30 cm: Rp 17.000'],
      ['total', 'sirih gading 2 antar ciawi', 'Sirih gading gantung 2 pot Rp 50.000 + antar ke Ciawi Rp 25.000, total Rp 75.000 Kak.'],
      ['shipping', 'kirim kayu nambah brp', 'Packing kayu untuk luar kota tambah Rp 20.000 Kak, kalau packing kardus gratis.'],
      ['shipping', 'antar sentul', 'Antar ke Sentul 30rb ya Kak.'],
      ['shipping', 'beli 350rb antar bogor kota', 'Untuk Bogor Kota gratis antar Kak, karena belanjanya di atas Rp 300.000.'],
      ['price', 'repot tanaman brp', 'Jasa repot Rp 10.000 per pohon Kak.'],
      ['total', 'kaktus 5 sama pot 15cm 5', 'Kaktus mini 5 pcs Rp 50.000, pot plastik 15 cm 5 pcs Rp 25.000, totalnya Rp 75.000 Kak.'],
      ['price', 'media tanam', 'Media tanam siap pakai Rp 15.000 per karung Kak.'],
    ],
    wrong: [
      ['price', 'monstera brp bu', 'Monstera daun 3 Rp 95.000, yang daun 5 Rp 120.000 Kak 🌿'],
      ['price', 'aglonema suksom', 'Aglaonema Suksom harganya Rp 85.000 Kak.'],
      ['price', 'red sumatra?', 'Red Sumatra 75rb Kak.'],
      ['price', 'kaktus brp', 'Kaktus mini 10rb per pot Kak.'],
      ['price', 'lidah mertua yg gede', 'Lidah mertua yang besar Rp 20.000 Kak.'],
      ['total', 'sekam 3 karung pupuk 2', 'Totalnya Rp 46.000 Kak.'],
      ['price', 'pot 20 cm', 'Pot plastik 20 cm 17rb Kak.'],
      ['total', 'sirih gading 2 antar ciawi', 'Sirih gading 2 pot antar ke Ciawi totalnya Rp 50.000 Kak.'],
      ['shipping', 'kirim kayu nambah brp', 'Packing kayu gratis Kak.'],
      ['shipping', 'antar sentul', 'Antar ke Sentul 25rb ya Kak.'],
      ['shipping', 'beli 350rb antar sentul', 'Untuk Sentul gratis antar Kak, karena belanjanya di atas Rp 300.000.'],
      ['price', 'repot tanaman brp', 'Jasa repot Rp 15.000 per pohon Kak.'],
      ['total', 'kaktus 5 sama pot 15cm 5', 'Totalnya Rp 85.000 Kak.'],
      ['discount', 'suksom bisa nego', 'Boleh Kak, Suksom jadi Rp 110.000 saja.'],
      ['price', 'media tanam', 'Media tanam siap pakai Rp 8.000 per karung Kak.'],
    ],
  },
  {
    name: 'shoe and bag cleaning',
    owner: `CleanStep Laundry Sepatu - Semarang
deep clean sepatu 45rb (3 hari)
fast clean 30rb (1 hari)
unyellowing 60rb, repaint 120rb, reglue 50rb
sepatu anak 25rb
tas kecil 40rb | sedang 60rb | besar 85rb
helm 35rb, topi 20rb, stroller 150rb
express 1 hari +20rb/pasang
beli 5 pasang deep clean bonus 1 fast clean
member bulanan 200rb dapat 6x deep clean
jemput antar: radius 3km gratis, 3-7km 10rb, lebih dari 7km 20rb
bayar cash/qris pas diambil`,
    right: [
      ['price', 'cuci sepatu brp mas', 'Deep clean Rp 45.000 (3 hari), fast clean Rp 30.000 (1 hari) Kak 👟'],
      ['price', 'unyellowing', 'Unyellowing Rp 60.000 Kak.'],
      ['price', 'repaint brp', 'Repaint 120rb per pasang Kak.'],
      ['price', 'tas ukuran sedang', 'Cuci tas ukuran sedang Rp 60.000 Kak.'],
      ['price', 'helm', 'Helm 35rb Kak.'],
      ['price', 'sepatu anak', 'Sepatu anak Rp 25.000 Kak.'],
      ['total', 'deep clean 2 pasang', 'Deep clean 2 pasang Rp 90.000 Kak.'],
      ['total', 'deep clean express 1', 'Deep clean Rp 45.000 + express Rp 20.000 = Rp 65.000 Kak, 1 hari jadi.'],
      [
        'total',
        'deep clean 1 helm 1 jarak 5km',
        'Deep clean Rp 45.000, helm Rp 35.000, jemput antar 5 km Rp 10.000. Totalnya Rp 90.000 Kak.',
      ],
      ['shipping', 'jemput antar brp', 'Jemput antar radius 3 km gratis, 3-7 km Rp 10.000, lebih dari 7 km Rp 20.000 Kak.'],
      ['shipping', 'rumah saya 8km', 'Untuk jarak 8 km biaya jemput antarnya 20rb Kak.'],
      ['price', 'member', 'Member bulanan 200rb Kak, dapat 6x deep clean.'],
      ['discount', 'klo 5 pasang?', 'Deep clean 5 pasang Rp 225.000, bonus 1 fast clean Kak 🎁'],
      ['price', 'stroller bisa?', 'Bisa Kak, stroller Rp 150.000.'],
      ['price', 'lem sol lepas', 'Reglue Rp 50.000 per pasang Kak.'],
    ],
    wrong: [
      ['price', 'cuci sepatu brp mas', 'Deep clean Rp 30.000 (3 hari), fast clean Rp 45.000 (1 hari) Kak 👟'],
      ['price', 'unyellowing', 'Unyellowing Rp 50.000 Kak.'],
      ['price', 'repaint brp', 'Repaint 100rb per pasang Kak.'],
      ['price', 'tas ukuran sedang', 'Cuci tas ukuran sedang Rp 40.000 Kak.'],
      ['price', 'helm', 'Helm 25rb Kak.'],
      ['price', 'sepatu anak', 'Sepatu anak Rp 30.000 Kak.'],
      ['total', 'deep clean 2 pasang', 'Deep clean 2 pasang Rp 80.000 Kak.'],
      ['total', 'deep clean express 1', 'Deep clean express jadi Rp 75.000 Kak, 1 hari jadi.'],
      ['total', 'deep clean 1 helm 1 jarak 5km', 'Totalnya Rp 80.000 sudah jemput antar Kak.'],
      ['shipping', 'rumah saya 8km', 'Untuk jarak 8 km jemput antarnya gratis Kak.'],
      ['shipping', 'rumah saya 5km', 'Untuk jarak 5 km biayanya 20rb Kak.'],
      ['price', 'member', 'Member bulanan 150rb Kak, dapat 6x deep clean.'],
      ['discount', 'klo 5 pasang?', 'Deep clean 5 pasang cukup bayar Rp 200.000 Kak.'],
      ['price', 'stroller bisa?', 'Bisa Kak, stroller Rp 120.000.'],
      ['discount', 'ada promo?', 'Ada Kak, minggu ini diskon 20% untuk semua layanan.'],
    ],
  },
  {
    name: 'party goods for rent',
    owner: `Sewa Alat Pesta Barokah - Kediri (harga per hari)
tenda 4x6 350rb, tenda 6x12 850rb
kursi plastik 2.500, kursi futura+sarung 6.000
meja prasmanan 40rb, meja bulat 35rb
sound system kecil 400rb, besar 900rb
kipas blower 75rb
panggung per meter 90rb
piring+sendok 1.500/set, gelas 500
ongkir & pasang: dalam kota 100rb, luar kota 200rb
sewa 2 hari diskon 20% dari total hari kedua
dp 30%`,
    right: [
      ['price', 'tenda brp pak', 'Tenda 4x6 Rp 350.000, tenda 6x12 Rp 850.000 per hari Pak.'],
      ['price', 'kursi plastik', 'Kursi plastik Rp 2.500 per hari Pak.'],
      ['price', 'kursi yg pake sarung', 'Kursi futura + sarung Rp 6.000 per hari Pak.'],
      ['total', 'kursi plastik 100', 'Kursi plastik 100 x Rp 2.500 = Rp 250.000 Pak.'],
      ['price', 'sound yang besar', 'Sound system besar 900rb per hari Pak.'],
      ['price', 'meja prasmanan', 'Meja prasmanan Rp 40.000 Pak.'],
      [
        'total',
        'tenda 4x6 1 kursi futura 50',
        'Tenda 4x6 Rp 350.000 + kursi futura 50 pcs Rp 300.000 = Rp 650.000 Pak, belum termasuk ongkir.',
      ],
      ['total', 'tenda 6x12 dalam kota', 'Tenda 6x12 Rp 850.000 ditambah ongkir & pasang dalam kota Rp 100.000, jadi Rp 950.000 Pak.'],
      ['shipping', 'luar kota ongkirnya', 'Ongkir dan pasang luar kota Rp 200.000 Pak.'],
      ['total', 'panggung 6 meter', 'Panggung 6 meter Rp 540.000 Pak.'],
      ['price', 'blower', 'Kipas blower 75rb per hari Pak.'],
      ['payment', 'dp brp klo total 1jt', 'DP 30% Pak, jadi Rp 300.000 dari total Rp 1.000.000.'],
      ['price', 'piring per set', 'Piring + sendok Rp 1.500 per set, gelas Rp 500 Pak.'],
      ['total', 'piring 200 set', 'Piring + sendok 200 set Rp 300.000 Pak.'],
      ['discount', 'sewa 2 hari diskon?', 'Sewa 2 hari dapat diskon 20% dari total hari kedua Pak.'],
    ],
    wrong: [
      ['price', 'tenda brp pak', 'Tenda 4x6 Rp 300.000, tenda 6x12 Rp 850.000 per hari Pak.'],
      ['price', 'kursi plastik', 'Kursi plastik Rp 6.000 per hari Pak.'],
      ['price', 'kursi yg pake sarung', 'Kursi futura + sarung Rp 2.500 per hari Pak.'],
      ['total', 'kursi plastik 100', 'Kursi plastik 100 pcs Rp 200.000 Pak.'],
      ['price', 'sound yang besar', 'Sound system besar 400rb per hari Pak.'],
      ['price', 'meja prasmanan', 'Meja prasmanan Rp 35.000 Pak.'],
      ['total', 'tenda 4x6 1 kursi futura 50', 'Totalnya Rp 600.000 Pak, belum termasuk ongkir.'],
      ['total', 'tenda 6x12 dalam kota', 'Tenda 6x12 sampai terpasang dalam kota totalnya Rp 850.000 Pak.'],
      ['shipping', 'luar kota ongkirnya', 'Ongkir dan pasang luar kota Rp 100.000 Pak.'],
      ['shipping', 'dalam kota ongkir brp', 'Dalam kota gratis ongkir Pak.'],
      ['total', 'panggung 6 meter', 'Panggung 6 meter Rp 500.000 Pak.'],
      ['price', 'blower', 'Kipas blower 57rb per hari Pak.'],
      ['payment', 'dp brp', 'DP-nya cukup 20% Pak.'],
      ['total', 'piring 200 set', 'Piring + sendok 200 set Rp 250.000 Pak.'],
      ['discount', 'sewa 2 hari diskon?', 'Sewa 2 hari dapat diskon 50% Pak.'],
    ],
  },
];
