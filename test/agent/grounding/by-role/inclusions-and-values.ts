import type { Shop } from '../shop.js';

/** Inclusions, extra costs, and numbers and conditions that belong to one thing only. */
export const inclusionsAndValues: readonly Shop[] = [
  {
    name: 'rooms with electricity apart',
    owner: `Kos Bu Ratna
kamar AC 1,4jt/bln, kamar kipas 850rb/bln
harga udah sama wifi + air, listrik token bayar sendiri
parkir motor gratis, mobil 150rb/bln
tamu menginap 50rb/malam max 2 malam
DP 1 bulan, batal H-7 balik 50%`,
    right: [
      ['terms', 'wifi air udah?', 'Sudah termasuk wifi dan air Kak, listrik token bayar sendiri.'],
      ['terms', 'listrik gmn', 'Listrik belum termasuk Kak, pakai token bayar sendiri.'],
      ['price', 'parkir mobil', 'Parkir mobil Rp 150.000 per bulan Kak.'],
      ['total', 'tamu nginep 2 malam', 'Tamu menginap 50rb x 2 malam = Rp 100.000 Kak.'],
    ],
    wrong: [
      ['terms', 'udah termasuk apa aja', 'Listrik, wifi dan air sudah termasuk Kak.'],
      ['terms', 'listrik termasuk?', 'Kamar AC sudah termasuk wifi, air dan listrik Kak.'],
      ['total', 'tamu nginep 2 malam', 'Tamu menginap 2 malam Rp 50.000 Kak.'],
      ['payment', 'batal', 'Batal sampai H-3 DP kembali 50% Kak.'],
    ],
  },
  {
    name: 'villa with extras',
    owner: `Villa Lembah Hijau Batu
weekday 1,2jt/malam, weekend 1,8jt/malam, kapasitas 10 org, lebih dari itu +75rb/org
termasuk: kolam renang, karaoke, dapur + gas
belum termasuk breakfast (35rb/org), kayu api unggun 50rb/ikat, BBQ set 100rb
cek in jam 14 cek out jam 12, late 100rb/jam
deposit 500rb balik kalo ga ada kerusakan
hewan peliharaan ga boleh masuk`,
    right: [
      ['terms', 'dapet apa aja', 'Sudah termasuk kolam renang, karaoke, dapur dan gas Kak.'],
      ['terms', 'breakfast dapet?', 'Breakfast belum termasuk Kak, 35rb per orang.'],
      ['total', 'weekday 2 malam', 'Weekday 2 malam Rp 2.400.000 Kak.'],
      ['total', 'late cek out 3 jam', 'Late check out 100rb x 3 jam = Rp 300.000 Kak.'],
    ],
    wrong: [
      ['terms', 'dapet apa aja', 'Sudah termasuk kolam renang, karaoke dan breakfast Kak.'],
      ['terms', 'bbq gratis?', 'BBQ set dan karaoke sudah termasuk Kak.'],
      ['total', 'weekday 2 malam', 'Weekday 2 malam Rp 1.200.000 Kak.'],
      ['price', 'late 3 jam', 'Late check out 3 jam Rp 100.000 Kak.'],
      ['number', 'muat brp org', 'Kapasitasnya 15 orang Kak.'],
    ],
  },
  {
    name: 'sound system rental',
    owner: `Audio Jaya sewa sound
Paket A 750rb: 2 speaker aktif, 1 mixer, 2 mic wireless
Paket B 1,5jt: 4 speaker, 2 subwoofer, mixer 12ch, 4 mic wireless, 1 operator
paket A ga dapet operator, operator +200rb
harga udah termasuk pasang & kabel, genset blm termasuk (400rb)
sewa per 8 jam, lebih 100rb/jam
tambah mic 50rb/pcs, min sewa mic aja 4 pcs
dalam kota gratis antar, luar kota 5rb/km`,
    right: [
      ['terms', 'paket a isi', 'Paket A Rp 750.000 isinya 2 speaker aktif, 1 mixer dan 2 mic wireless Kak.'],
      ['terms', 'udah sama kabel', 'Sudah termasuk pasang dan kabel Kak, genset belum termasuk.'],
      ['total', 'paket a sama operator', 'Paket A 750rb + operator 200rb = Rp 950.000 Kak.'],
      ['number', 'paket b mic brp', 'Paket B dapat 4 mic wireless Kak.'],
    ],
    wrong: [
      ['terms', 'paket a isi', 'Paket A Rp 750.000 isinya 4 speaker Kak.'],
      ['terms', 'genset?', 'Harganya sudah termasuk pasang, kabel dan genset Kak.'],
      ['number', 'paket a mic brp', 'Paket A dapat 4 mic wireless Kak.'],
      ['terms', 'paket a operator', 'Paket A sudah dapat operator Kak.'],
      ['total', 'mic 2 pcs aja', 'Sewa mic 2 pcs saja Rp 100.000 bisa Kak.'],
    ],
  },
  {
    name: 'hampers with ribbons',
    owner: `Hampers by Nad
box S 65rb isi 3 toples, box M 110rb isi 5 toples, box L 175rb isi 8 toples
udah sama pita & kartu ucapan. Paperbag 8rb, nama custom +5rb
grosir min 24 box diskon 10%, ecer ga ada diskon
PO H-5, lebaran PO tutup H-10
kue tahan 2 bulan, nastar 1 bulan
kirim luar jawa wajib bubblewrap 10rb/box
custom isi bisa, khusus box L aja`,
    right: [
      ['terms', 'udah pake pita?', 'Sudah termasuk pita dan kartu ucapan Kak.'],
      ['price', 'box m', 'Box M Rp 110.000 isi 5 toples Kak.'],
      ['terms', 'paperbag dapet?', 'Paperbag belum termasuk Kak, 8rb.'],
      ['discount', 'ambil 24 box s', 'Ambil 24 box dapat diskon 10%, box S jadi Rp 58.500 per box Kak.'],
      ['terms', 'custom isi box l', 'Custom isi bisa Kak, khusus box L.'],
    ],
    wrong: [
      ['terms', 'dapet apa', 'Sudah termasuk pita, kartu ucapan dan paperbag Kak.'],
      ['price', 'box m', 'Box M Rp 110.000 isi 8 toples Kak.'],
      ['discount', 'ambil 10', 'Ambil 10 box dapat diskon 10% Kak.'],
      ['time', 'pesen buat lusa', 'PO-nya H-2 Kak.'],
      ['terms', 'custom isi box s', 'Box S bisa custom isi Kak.'],
    ],
  },
  {
    name: 'sheep for ceremonies',
    owner: `Aqiqah Berkah Farm
Betina tipe A 1,5jt (70 porsi), tipe B 1,8jt (90 porsi), jantan tipe A 2,1jt (80 porsi), tipe B 2,5jt (100 porsi)
ekor ke-2 diskon 10%
udah termasuk potong + masak + dokumentasi, nasi box 7rb/box terpisah
antar free 10km, lebih dari itu 4rb/km
sertifikat + risalah gratis
pesan H-2, bayar DP 500rb`,
    right: [
      ['discount', 'kalo 2 ekor ada diskon', 'Ekor ke-2 diskon 10% Kak.'],
      ['terms', 'udah masak?', 'Sudah termasuk potong, masak dan dokumentasi Kak.'],
      ['price', 'jantan b', 'Jantan tipe B Rp 2.500.000, sekitar 100 porsi Kak.'],
      ['total', 'antar 15 km', 'Lebih 5 km x 4rb = Rp 20.000 Kak.'],
    ],
    wrong: [
      ['discount', 'beli 1 diskon?', 'Ekor pertama diskon 10% Kak.'],
      ['terms', 'nasi box termasuk?', 'Sudah termasuk masak dan nasi box Kak.'],
      ['price', 'jantan b', 'Jantan tipe B Rp 2.500.000 dapat 80 porsi Kak.'],
      ['time', 'buat besok', 'Pesan minimal H-1 Kak.'],
    ],
  },
  {
    name: 'boxed rice',
    owner: `Nasi Box Bu Yanti
ayam bakar 22rb, ayam geprek 20rb, rendang 27rb
air mineral 3rb, buah 4rb, kerupuk 2rb
min order 20 box, di bawah itu ambil sendiri
100 box ke atas free es buah
snack box isi 3 kue 12rb, isi 4 kue 15rb
antar gratis dalam kota, luar kota 30rb
pesan H-1 sebelum jam 3 sore`,
    right: [
      ['total', '20 ayam geprek sama air', 'Ayam geprek 20rb + air mineral 3rb = 23rb x 20 = Rp 460.000 Kak.'],
      ['total', 'rendang 30', 'Rendang 30 box Rp 810.000 Kak.'],
      ['price', 'snack isi 4', 'Snack box isi 4 kue Rp 15.000 Kak.'],
      ['terms', 'es buah gratis?', 'Es buah gratis untuk 100 box ke atas Kak.'],
    ],
    wrong: [
      ['total', '20 ayam geprek sama air', '20 nasi box ayam geprek sama air mineral totalnya 544.000 Kak.'],
      ['total', 'rendang sama buah 30', '30 rendang sama buah totalnya Rp 810.000 Kak.'],
      ['terms', 'es buah 50 box', 'Pesan 50 box gratis es buah Kak.'],
      ['price', 'snack isi 4', 'Snack box isi 4 kue Rp 12.000 Kak.'],
    ],
  },
  {
    name: 'daycare by age',
    owner: `Daycare Ceria
0-1 th 1,8jt/bln, 1-3 th 1,5jt/bln, 3-5 th 1,2jt/bln
harian 100rb/hari (umur 1 th ke atas aja)
senin-jumat 07.00-17.00, sabtu tutup. telat jemput 20rb/jam
biaya sudah sama makan siang & snack, susu + popok bawa sendiri
pendaftaran 350rb dapet seragam 1 stel
kakak beradik potongan 10% SPP`,
    right: [
      ['price', 'anak 2 tahun', 'Umur 1-3 tahun Rp 1.500.000 per bulan Kak.'],
      ['terms', 'makan dapet?', 'Sudah termasuk makan siang dan snack Kak, susu dan popok bawa sendiri.'],
      ['total', 'telat jemput 2 jam', 'Telat jemput 2 jam Rp 40.000 Kak.'],
      ['time', 'sabtu', 'Sabtu tutup Kak.'],
    ],
    wrong: [
      ['price', 'anak 4 tahun', 'Umur 4 tahun Rp 1.500.000 per bulan Kak.'],
      ['terms', 'susu dapet', 'Sudah termasuk makan siang, snack dan susu Kak.'],
      ['price', 'telat 2 jam', 'Telat jemput 2 jam Rp 20.000 Kak.'],
      ['time', 'sabtu bs', 'Sabtu tetap kami terima Kak.'],
      ['terms', 'harian bayi 6 bulan', 'Bayi 6 bulan bisa harian Kak.'],
    ],
  },
  {
    name: 'phone cases and prints',
    owner: `Cetak Kilat Solo
case custom softcase 45rb, hardcase 60rb, glow 75rb
stiker A3 12rb/lembar, min 5 lembar
kartu nama 35rb/box isi 100, 10 box ke atas 28rb/box
banner 22rb/m2 minimal hitung 1 m2, mata ayam gratis 4
jasa desain 50rb, gratis kalo cetak di atas 500rb
tokped +3% dari harga sini
jadi 2 hari, express sehari +50%
laminasi doff aja utk kartu nama, glossy cuma stiker`,
    right: [
      ['total', 'stiker a3 10', 'Stiker A3 10 lembar Rp 120.000 Kak.'],
      ['price', 'kartu nama 10 box', 'Kartu nama 10 box 28rb per box, jadi Rp 280.000 Kak.'],
      ['price', 'tokped', 'Harga di Tokopedia tambah 3% Kak.'],
      ['terms', 'kartu nama laminasi', 'Kartu nama laminasinya doff saja Kak.'],
    ],
    wrong: [
      ['total', 'stiker a3 3', 'Stiker A3 3 lembar Rp 36.000 bisa Kak.'],
      ['price', 'kartu nama 5 box', 'Kartu nama 5 box 28rb per box, jadi Rp 140.000 Kak.'],
      ['price', 'tokped sama?', 'Harga di Tokped sama dengan di sini Kak.'],
      ['terms', 'kartu nama glossy', 'Kartu nama bisa laminasi glossy Kak.'],
      ['price', 'kartu nama 3 box', 'Kartu nama 3 box Rp 35.000 Kak.'],
    ],
  },
];
