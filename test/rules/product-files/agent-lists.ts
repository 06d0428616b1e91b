import { excel, text, type ShopFile } from './tables.js';

/** Price lists of agents, services and rentals. */
export const agentLists: readonly ShopFile[] = [
  {
    name: 'pulsa: the amount in the name is what it is worth',
    bytes: text(`HARGA PULSA RINA CELL
Telkomsel 5.000 = 6.500
Telkomsel 10.000 = 11.500
Telkomsel 20.000 = 21.500
XL 10.000 = 11.700
Indosat 25.000 = 26.200
Tri 50.000 = 50.500`),
    outcome: [
      'Telkomsel 5.000: Rp 6.500 (Kategori: HARGA PULSA RINA CELL)',
      'Telkomsel 10.000: Rp 11.500 (Kategori: HARGA PULSA RINA CELL)',
      'Telkomsel 20.000: Rp 21.500 (Kategori: HARGA PULSA RINA CELL)',
      'XL 10.000: Rp 11.700 (Kategori: HARGA PULSA RINA CELL)',
      'Indosat 25.000: Rp 26.200 (Kategori: HARGA PULSA RINA CELL)',
      'Tri 50.000: Rp 50.500 (Kategori: HARGA PULSA RINA CELL)',
    ],
  },
  {
    name: 'tokens: the amount is a name only with its group',
    bytes: text(`Token PLN
20k = 22.500
50k = 52.500
100k = 102.500
Bayar tagihan PLN admin 3.000`),
    outcome: [
      'Token PLN 20k: Rp 22.500 (Kategori: Token PLN)',
      'Token PLN 50k: Rp 52.500 (Kategori: Token PLN)',
      'Token PLN 100k: Rp 102.500 (Kategori: Token PLN)',
      '? 5 Bayar tagihan PLN admin ask',
    ],
  },
  {
    name: 'credit and data in a table',
    bytes: text(`Kode;Produk;Harga
TD1;Telkomsel Data 1GB 7 hari;12.500
TD5;Telkomsel Data 5GB 30 hari;47.000
S10;Telkomsel 10.000;10.850
S25;Telkomsel 25.000;25.150`),
    outcome: [
      'Telkomsel Data 1GB 7 hari: Rp 12.500',
      'Telkomsel Data 5GB 30 hari: Rp 47.000',
      'Telkomsel 10.000: Rp 10.850',
      'Telkomsel 25.000: Rp 25.150',
      'tidak dipakai: Kode',
    ],
  },
  {
    name: 'frozen food: an at sign, sold out in words and a price for three',
    bytes: text(`🥶 *AGEN FROZEN FOOD BU HAJI* 🥶
📍Ready stok, antar sore

✅ Nugget Fiesta 500gr @42.000
✅ Sosis Kanzler 1 pack @18k
✅ Bakso Sumber Selera isi 50 @36.500 (habis)
✅ Kentang Shoestring 1kg @ 32.000
❌ Dimsum ayam isi 20 - sold
🔥 Cireng rujak 15k ➡️ beli 3 40k

Min. belanja 50rb antar gratis`),
    outcome: [
      'Nugget Fiesta 500gr: Rp 42.000 (Kategori: AGEN FROZEN FOOD BU HAJI)',
      'Sosis Kanzler 1 pack: Rp 18.000 (Kategori: AGEN FROZEN FOOD BU HAJI)',
      'Bakso Sumber Selera isi 50: Rp 36.500 · stok habis (Kategori: AGEN FROZEN FOOD BU HAJI)',
      'Kentang Shoestring 1kg: Rp 32.000 (Kategori: AGEN FROZEN FOOD BU HAJI)',
      '? 8 Dimsum ayam isi 20 drop',
      '? 9 Cireng rujak ask',
      '× 2 📍Ready stok, antar sore',
      '× 11 Min. belanja 50rb antar gratis',
    ],
  },
  {
    name: 'a grocer: prices per carton and per piece',
    bytes: excel(`DAFTAR HARGA SEMBAKO GROSIR TOKO MAKMUR | | | |
Per 28 November 2026 | | | |
No | Nama Barang | Isi/Dus | Harga/Dus | Harga/Pcs
1 | Mie Sedaap Goreng | 40 | 112.000 | 2.900
2 | Kopi Kapal Api 65g | 60 | 372.000 | 6.500
3 | Susu Indomilk Kaleng | 48 | 528.000 | 11.500`),
    outcome: ['kolom? Harga/Dus, Harga/Pcs', 'tidak dipakai: No, Isi/Dus'],
  },
  {
    name: 'building materials: units and goods for less than 1.000',
    bytes: text(`NAMA BARANG;SAT;HARGA SATUAN;KET
Besi 8 mm;btg;52.000;polos
Besi 10 mm;btg;78.500;ulir
Pasir Lumajang;m3;285.000;kirim min 3 m3
Batu Bata;bh;850;min 500
Triplek 9mm;lbr;142.000;`),
    outcome: [
      'Besi 8 mm: Rp 52.000 (per btg, polos)',
      'Besi 10 mm: Rp 78.500 (per btg, ulir)',
      'Pasir Lumajang: Rp 285.000 (per m3, kirim min 3 m3)',
      'Triplek 9mm: Rp 142.000 (per lbr)',
      '? 5 Batu Bata ask',
    ],
  },
  {
    name: 'spare parts: recommended and net price',
    bytes: text(`PART NO;NAMA PART;MOTOR;HET;DISC %;NETT
06435-K59;Kampas Rem Depan;Vario 125;68.500;10;61.650
23100-K44;V-Belt Kit;Beat FI;189.000;15;160.650`),
    outcome: ['kolom? HET, NETT', 'tidak dipakai: PART NO, MOTOR, DISC %'],
  },
  {
    name: 'skincare: the end user pays retail',
    bytes: excel(`PRICELIST GLOWRIA 2026 | | | | | |
Produk | End User | Reseller (6 pcs) | Agen (24 pcs) | Distributor (100 pcs) | BPOM
Facial Wash 100ml | 75.000 | 60.000 | 52.000 | 45.000 | NA18
Day Cream 15gr | 95.000 | 78.000 | 68.000 | 58.000 | NA19
Paket Glowing | 350.000 | 285.000 | 250.000 | 220.000 |`),
    outcome: [
      'Facial Wash 100ml: Rp 75.000',
      'Day Cream 15gr: Rp 95.000',
      'Paket Glowing: Rp 350.000',
      'tidak dipakai: Reseller (6 pcs), Agen (24 pcs), Distributor (100 pcs), BPOM',
    ],
  },
  {
    name: 'catering: the dishes below each package',
    bytes: text(`*PAKET CATERING DAPUR IBU*
1. Paket A Rp 20.000/box
   nasi, ayam goreng, tumis, sambal
2. Paket B Rp 25.000/box
   nasi, ayam bakar, capcay, kerupuk, buah
3. Paket C Rp 32.500/box
   nasi, rendang, sayur, buah, air mineral
min order 20 box, H-2`),
    outcome: [
      'Paket A: Rp 20.000 (Kategori: PAKET CATERING DAPUR IBU, nasi, ayam goreng, tumis, sambal, Harga per box)',
      'Paket B: Rp 25.000 (Kategori: PAKET CATERING DAPUR IBU, nasi, ayam bakar, capcay, kerupuk, buah, Harga per box)',
      'Paket C: Rp 32.500 (Kategori: PAKET CATERING DAPUR IBU, nasi, rendang, sayur, buah, air mineral, Harga per box)',
      '× 8 min order 20 box, H-2',
    ],
  },
  {
    name: 'laundry: prices by days, none of them called a price',
    bytes: excel(`Layanan | Satuan | Reguler (3 hari) | Express (1 hari) | Kilat (6 jam)
Cuci Kering Setrika | kg | 7.000 | 10.000 | 15.000
Bed Cover | pcs | 25.000 | 35.000 | 50.000
Sepatu | pasang | 30.000 | 45.000 | `),
    outcome: ['kolom? Reguler (3 hari), Express (1 hari), Kilat (6 jam)'],
  },
  {
    name: 'printing: one name in two materials',
    bytes: text(`Jenis Cetak;Bahan;Harga per meter;Min Order
Spanduk;Flexi 280gr;18.000/m;1 meter
Spanduk;Flexi 340gr;25.000/m;1 meter
X-Banner;Albatros;65.000;1
Stiker;Vinyl;75.000/m2;`),
    outcome: [
      'Spanduk: Rp 18.000 [Flexi 280gr = Rp 18.000; Flexi 340gr = Rp 25.000] (Harga per m)',
      'X-Banner: Rp 65.000 [Albatros] (per meter)',
      'Stiker: Rp 75.000 [Vinyl] (Harga per m2)',
      'tidak dipakai: Min Order',
    ],
  },
  {
    name: 'rental per day, per 24 hours and with extras',
    bytes: text(`RENTAL ALAT CAMPING MERAPI
Tenda 4P - 45k/hari
Tenda 6P - 65k/hari
Carrier 60L - 25k/24 jam
Sleeping bag - 10k / hari
Kompor portable - 8k/hari + gas 10k
Matras 5k
Jaminan KTP/SIM asli
Denda telat 50%/hari`),
    outcome: [
      'Tenda 4P: Rp 45.000 (Kategori: RENTAL ALAT CAMPING MERAPI, Harga per hari)',
      'Tenda 6P: Rp 65.000 (Kategori: RENTAL ALAT CAMPING MERAPI, Harga per hari)',
      'Carrier 60L: Rp 25.000 (Kategori: RENTAL ALAT CAMPING MERAPI, Harga per 24 jam)',
      'Sleeping bag: Rp 10.000 (Kategori: RENTAL ALAT CAMPING MERAPI, Harga per hari)',
      'Matras: Rp 5.000 (Kategori: RENTAL ALAT CAMPING MERAPI)',
      '? 6 Kompor portable drop',
      '× 8 Jaminan KTP/SIM asli',
      '× 9 Denda telat 50%/hari',
    ],
  },
  {
    name: 'travel: the route has a dash, and the price follows a colon',
    bytes: text(`JADWAL & TARIF TRAVEL BAROKAH
Jogja - Semarang : 90.000/kursi
Jogja - Surabaya : 180.000/kursi
Solo - Malang : 165.000
Carter Hiace Jogja - Bandung : 2,8jt
Berangkat jam 08.00, 14.00 & 20.00`),
    outcome: [
      'Jogja - Semarang: Rp 90.000 (Harga per kursi)',
      'Jogja - Surabaya: Rp 180.000 (Harga per kursi)',
      'Solo - Malang: Rp 165.000',
      '? 5 Carter Hiace Jogja - Bandung ask',
      '× 1 JADWAL & TARIF TRAVEL BAROKAH',
      '× 6 Berangkat jam 08.00, 14.00 & 20.00',
    ],
  },
  {
    name: 'hampers: the contents below each price, IDR and K',
    bytes: text(`🎁 HAMPERS LEBARAN 2027 🎁

*Paket Syukur* — Rp 175.000
isi: nastar, kastengel, sirup

*Paket Barokah* — Rp 250.000
isi: 3 toples kue, kurma, kartu ucapan

*Paket Sultan* — IDR 499K
isi: 5 toples kue, mukena

DP 50% | PO sampai 1 Maret 2027`),
    outcome: [
      'Paket Syukur: Rp 175.000 (Kategori: HAMPERS LEBARAN 2027, isi: nastar, kastengel, sirup)',
      'Paket Barokah: Rp 250.000 (Kategori: HAMPERS LEBARAN 2027, isi: 3 toples kue, kurma, kartu ucapan)',
      'Paket Sultan: Rp 499.000 (Kategori: HAMPERS LEBARAN 2027, isi: 5 toples kue, mukena)',
      '× 12 DP 50% | PO sampai 1 Maret 2027',
    ],
  },
  {
    name: 'cars per 12 and 24 hours',
    bytes: excel(`Unit | 12 Jam | 24 Jam | Luar Kota
Avanza | 275.000 | 350.000 | 400.000
Innova Reborn | 450.000 | 600.000 | 700.000`),
    outcome: ['kolom? 12 Jam, 24 Jam, Luar Kota'],
  },
  {
    name: 'lessons: a fee once and one per month',
    bytes: text(`Program;Biaya Pendaftaran;SPP/Bulan\nCalistung;100.000;150.000\nSD Kelas 4-6;100.000;200.000`),
    outcome: ['kolom? Biaya Pendaftaran, SPP/Bulan'],
  },
  {
    name: 'rooms: a comma in brackets',
    bytes: text(`KOST PUTRI MELATI
Kamar A (AC, KM dalam) : 1.200.000/bulan
Kamar B (kipas) : 750rb / bln
Kamar C : 600rb/bulan
Parkir motor free`),
    outcome: [
      'Kamar A (AC, KM dalam): Rp 1.200.000 (Kategori: KOST PUTRI MELATI, Harga per bulan)',
      'Kamar B (kipas): Rp 750.000 (Kategori: KOST PUTRI MELATI, Harga per bln)',
      'Kamar C: Rp 600.000 (Kategori: KOST PUTRI MELATI, Harga per bulan)',
      '? 5 Parkir motor free drop',
    ],
  },
  {
    name: 'gold: weights below a title',
    bytes: text(`Harga Emas Antam 28/11/2026
0,5 gr : 1.245.000
1 gr : 2.390.000
2 gr : 4.720.000
5 gr : 11.725.000`),
    outcome: ['Harga Emas Antam 28/11/2026:  [0,5 gr = Rp 1.245.000; 1 gr = Rp 2.390.000; 2 gr = Rp 4.720.000; 5 gr = Rp 11.725.000]'],
  },
  {
    name: 'a second price per dozen or for three',
    bytes: text(`Kaos kaki 12rb/psg, 120rb/lusin\nHanduk 35rb, 3 pcs 100rb\nSprei 180x200 145rb`),
    outcome: ['Sprei 180x200: Rp 145.000', '? 1 Kaos kaki ask', '? 2 Handuk ask'],
  },
  {
    name: 'three selling prices',
    bytes: excel(`Nama | Harga Jual 1 | Harga Jual 2 | Harga Jual 3 | Stok
Kaos | 45000 | 42000 | 40000 | 4
Topi | 20000 | 19000 | 18000 | 4`),
    outcome: ['kolom? Harga Jual 1, Harga Jual 2, Harga Jual 3'],
  },
  {
    name: 'delivery beside the price and added to it',
    bytes: text(`Produk;Harga;Ongkir;Harga + Ongkir\nKaos;45000;10000;55000\nTopi;20000;10000;30000`),
    outcome: ['Kaos: Rp 45.000', 'Topi: Rp 20.000', 'tidak dipakai: Ongkir, Harga + Ongkir'],
  },
  {
    name: 'sizes above a list without a heading for prices',
    bytes: text(`Ukuran\tS\tM\tL\tXL\nKaos\t45000\t45000\t50000\t55000\nPolo\t65000\t65000\t70000\t75000`),
    outcome: [
      'Kaos:  [S = Rp 45.000; M = Rp 45.000; L = Rp 50.000; XL = Rp 55.000]',
      'Polo:  [S = Rp 65.000; M = Rp 65.000; L = Rp 70.000; XL = Rp 75.000]',
    ],
  },
  {
    name: 'laundry in lines, with a range',
    bytes: text(`LAUNDRY KILOAN
Cuci setrika 3 hari 6rb/kg
Cuci setrika 1 hari 9rb/kg
Setrika saja 4rb/kg
Boneka besar 30-50rb
Karpet 15rb/m`),
    outcome: [
      'Cuci setrika 3 hari: Rp 6.000 (Kategori: LAUNDRY KILOAN, Harga per kg)',
      'Cuci setrika 1 hari: Rp 9.000 (Kategori: LAUNDRY KILOAN, Harga per kg)',
      'Setrika saja: Rp 4.000 (Kategori: LAUNDRY KILOAN, Harga per kg)',
      'Karpet: Rp 15.000 (Kategori: LAUNDRY KILOAN, Harga per m)',
      '? 5 Boneka besar 30-50rb ask',
    ],
  },
  {
    name: 'prices of three months',
    bytes: excel(`Produk | Okt-26 | Nov-26 | Des-26
Telur | 27.000 | 28.000 | 29.500
Beras | 14.000 | 14.200 | 14.500`),
    outcome: ['kolom? Okt-26, Nov-26, Des-26'],
  },
  {
    name: 'cloth per metre',
    bytes: text(`Kain katun 35rb/m\nKain wolvis 28.000 per meter\nKain brokat Rp. 75.000,-/m\nBenang 5k/roll`),
    outcome: [
      'Kain katun: Rp 35.000 (Harga per m)',
      'Kain wolvis: Rp 28.000 (Harga per meter)',
      'Kain brokat: Rp 75.000 (Harga per m)',
      'Benang: Rp 5.000 (Harga per roll)',
    ],
  },
  {
    name: 'sachets for less than 1.000',
    bytes: text(`Barang;Harga\nRoyco;500\nMasako;500\nPermen;200\nKopi ABC;1.500\nSampo;1.000`),
    outcome: ['Kopi ABC: Rp 1.500', 'Sampo: Rp 1.000', '? 2 Royco ask', '? 3 Masako ask', '? 4 Permen ask'],
  },
];
