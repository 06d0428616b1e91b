import { excel, text, type ShopFile } from './tables.js';
import { workbook } from './workbook.js';

/** Tables that shops keep by hand. */
export const handmadeFiles: readonly ShopFile[] = [
  {
    name: 'title lines, numbering, remarks and a total',
    bytes: excel(
      `
      DAFTAR HARGA TOKO BERKAH JAYA
      Jl. Merdeka No. 12, Bandung | | | | |
      |
      No | Nama Barang | Harga Jual | Berat (gr) | Sisa Stok | Ket
      1 | Pashmina | 35000 | 100 | 20 | baru
      2 | Gamis | 145000 | 400 | 3 |
      3 | Khimar | 65.000,- | 150 | habis |
      | TOTAL | 245000 | | 23 |
      Harga sewaktu-waktu dapat berubah
      Hormat kami, Toko Berkah 0812-3456-7890`,
      ['A1:F1', 'A9:F9'],
    ),
    outcome: [
      'Pashmina: Rp 35.000 · 100 gram · stok 20 (baru)',
      'Gamis: Rp 145.000 · 400 gram · stok 3',
      'Khimar: Rp 65.000 · 150 gram · stok habis',
      '× 8 TOTAL',
      '× 9 Harga sewaktu-waktu dapat berubah',
      '× 10 Hormat kami, Toko Berkah 0812-3456-7890',
      'tidak dipakai: No',
    ],
  },
  {
    name: 'only cost and profit: no selling price',
    bytes: excel('Nama Produk | HPP | Laba\nBrownies Kukus | 28000 | 12000\nBolu Pandan | 22000 | 9000'),
    outcome: ['Brownies Kukus: ', 'Bolu Pandan: ', 'tidak dipakai: HPP, Laba'],
  },
  {
    name: 'short headings: HB, HJ',
    bytes: excel('Nama | HB | HJ | Qty\nSabun Cuci 800 g | 14500 | 17000 | 24\nMinyak Goreng 1 L | 15800 | 18500 | 12'),
    outcome: ['Sabun Cuci 800 g: Rp 17.000 · stok 24', 'Minyak Goreng 1 L: Rp 18.500 · stok 12', 'tidak dipakai: HB'],
  },
  {
    name: 'a heading over two columns',
    bytes: excel(
      `
      No | Nama Barang | Harga | | Stok
      | | Modal | Jual |
      1 | Mukena Bali | 95000 | 145000 | 12`,
      ['C1:D1', 'A1:A2', 'B1:B2', 'E1:E2'],
    ),
    outcome: ['Mukena Bali: Rp 145.000 · stok 12', 'tidak dipakai: No, Modal'],
  },
  {
    name: 'three levels of buyers',
    bytes: excel('Nama Produk | Harga Agen | Harga Reseller | Harga Customer\nMadu Hutan 500 ml | 70000 | 80000 | 95000'),
    outcome: ['Madu Hutan 500 ml: Rp 95.000', 'tidak dipakai: Harga Agen, Harga Reseller'],
  },
  {
    name: 'categories as rows',
    bytes: excel(`
      No | Menu | Harga
      | MAKANAN |
      1 | Nasi Goreng | 18000
      2 | Mie Ayam | 15000
      | MINUMAN |
      3 | Es Teh | 5000
      4 | Es Jeruk | 7000`),
    outcome: [
      'Nasi Goreng: Rp 18.000 (Kategori: MAKANAN)',
      'Mie Ayam: Rp 15.000 (Kategori: MAKANAN)',
      'Es Teh: Rp 5.000 (Kategori: MINUMAN)',
      'Es Jeruk: Rp 7.000 (Kategori: MINUMAN)',
      'tidak dipakai: No',
    ],
  },
  {
    name: 'categories as merged rows, and a product without a price',
    bytes: excel(
      `
      Kue Kering Lebaran
      Nama Kue | Isi | Harga
      Toples kecil
      Nastar | 250 gr | 45000
      Kastengel | 250 gr | 50000
      Toples besar
      Nastar Jumbo | 500 gr | 85000
      Putri Salju | 500 gr |
      Sagu Keju | 500 gr | 70000`,
      ['A1:C1', 'A3:C3', 'A6:C6'],
    ),
    outcome: [
      'Nastar: Rp 45.000 (Kategori: Toples kecil)',
      'Kastengel: Rp 50.000 (Kategori: Toples kecil)',
      'Nastar Jumbo: Rp 85.000 (Kategori: Toples besar)',
      'Putri Salju:  (Kategori: Toples besar)',
      'Sagu Keju: Rp 70.000 (Kategori: Toples besar)',
      '? 8 Putri Salju keep',
      'tidak dipakai: Isi',
    ],
  },
  {
    name: 'variants in rows below an empty or merged name',
    bytes: excel(
      `
      Nama | Ukuran | Harga | Stok
      Kaos Oversize | M | 75000 | 4
      | L | 75000 | 3
      | XL | 80000 | 0
      Celana Chino | 28-32 | 150000 | 6`,
      ['A2:A4'],
    ),
    outcome: [
      'Kaos Oversize: Rp 75.000 [M = Rp 75.000 stok 4; L = Rp 75.000 stok 3; XL = Rp 80.000 stok 0]',
      'Celana Chino: Rp 150.000 · stok 6 [28-32]',
    ],
  },
  {
    name: 'one price merged over several products',
    bytes: excel('Nama | Harga\nKeripik Original | 12000\nKeripik Balado |\nKeripik Keju | 15000', ['B2:B3']),
    outcome: ['Keripik Original: Rp 12.000', 'Keripik Balado: Rp 12.000', 'Keripik Keju: Rp 15.000'],
  },
  {
    name: 'variants in columns: a price for each size',
    bytes: excel('Nama Produk | S | M | L | XL\nSeragam SD Putih | 55000 | 58000 | 61000 | 65000\nRok Merah | 60000 | 62000 | | 68000'),
    outcome: [
      'Seragam SD Putih:  [S = Rp 55.000; M = Rp 58.000; L = Rp 61.000; XL = Rp 65.000]',
      'Rok Merah:  [S = Rp 60.000; M = Rp 62.000; XL = Rp 68.000]',
    ],
  },
  {
    name: 'variants in columns: a price for each weight',
    bytes: excel('Varian Kopi | Harga 250gr | Harga 500gr | Harga 1kg\nGayo | 65000 | 125000 | 240000\nToraja | 70000 | 135000 | 260000'),
    outcome: [
      'Gayo:  [250gr = Rp 65.000; 500gr = Rp 125.000; 1kg = Rp 240.000]',
      'Toraja:  [250gr = Rp 70.000; 500gr = Rp 135.000; 1kg = Rp 260.000]',
    ],
  },
  {
    name: 'variants in columns: the stock of each size',
    bytes: excel('Model Sepatu | Harga | 38 | 39 | 40 | 41\nSneakers Putih | 189000 | 2 | 0 | 5 | 1\nSlip On | 149000 | 3 | 1 | | 2'),
    outcome: [
      'Sneakers Putih: Rp 189.000 [38 stok 2; 39 stok 0; 40 stok 5; 41 stok 1]',
      'Slip On: Rp 149.000 [38 stok 3; 39 stok 1; 41 stok 2]',
    ],
  },
  {
    name: 'prices per kilogram, per dozen and per weight',
    bytes: excel(`
      Barang | Harga
      Telur Ayam | 28.000/kg
      Kerupuk Udang | 25rb/250gr
      Kaos Kaki | 60.000/lusin
      Donat | 20.000/3 pcs
      Sosis | @2.500
      Tempe | 5rb per papan`),
    outcome: [
      'Telur Ayam: Rp 28.000 (Harga per kg)',
      'Kerupuk Udang: Rp 25.000 (Harga per 250gr)',
      'Kaos Kaki: Rp 60.000 (Harga per lusin)',
      'Sosis: Rp 2.500',
      'Tempe: Rp 5.000 (Harga per papan)',
      '? 5 Donat drop',
    ],
  },
  {
    name: 'prices as people write them',
    bytes: excel(`
      Nama | Harga
      Baju 1 | 45.000/pcs
      Baju 2 | 189k (S,M,L,XL)
      Baju 15 | 10.327,50
      Baju 3 | 35rb nett
      Baju 4 | @45.000
      Baju 8 | Rp 45 000
      Baju 9 | 150.000.-
      Baju 10 | Rp150.000,=
      Baju 11 | 85 ribu rupiah
      Baju 12 | IDR 95,000
      Baju 13 | 99.900 (promo)
      Baju 14 | 75K/pc`),
    outcome: [
      'Baju 1: Rp 45.000',
      'Baju 2: Rp 189.000 [S; M; L; XL]',
      'Baju 15: Rp 10.328',
      'Baju 3: Rp 35.000',
      'Baju 4: Rp 45.000',
      'Baju 8: Rp 45.000',
      'Baju 9: Rp 150.000',
      'Baju 10: Rp 150.000',
      'Baju 11: Rp 85.000',
      'Baju 12: Rp 95.000',
      'Baju 13: Rp 99.900 (promo)',
      'Baju 14: Rp 75.000',
    ],
  },
  {
    name: 'prices of millions as people write them',
    bytes: excel(`
      Nama | Harga
      Kursi | Rp. 1.250.000,00
      Meja | 1,250,000.00
      Lemari | 1.2jt
      Sofa | 2,5 juta
      Ranjang | Rp 3 750 000
      Rak | 1.100.000 nett,-`),
    outcome: [
      'Kursi: Rp 1.250.000',
      'Meja: Rp 1.250.000',
      'Lemari: Rp 1.200.000',
      'Sofa: Rp 2.500.000',
      'Ranjang: Rp 3.750.000',
      'Rak: Rp 1.100.000',
    ],
  },
  {
    name: 'a second price in brackets',
    bytes: excel('Nama | Harga\nGamis | 145rb (reseller 120rb)\nTunik | 99rb (ready)'),
    outcome: ['Tunik: Rp 99.000 (ready)', '? 2 Gamis ask'],
  },
  {
    name: 'prices that are none, or more than one',
    bytes: excel(`
      Nama | Harga
      Kemeja | 120.000
      Blazer | 150-200rb
      Jas | Rp 350.000 - Rp 400.000
      Rok | 85rb/90rb
      Dasi | mulai 25rb
      Ikat Pinggang | hubungi admin
      Rompi | 1.250rb
      Topi | habis
      Syal | 45.0000
      Sarung | 50.00
      Kaos Dalam | 0
      Celana | Rp 110.000 disc 10%
      Sandal | 95.000 95.000`),
    outcome: [
      '? 2 Kemeja ask',
      '? 3 Blazer drop',
      '? 4 Jas drop',
      '? 5 Rok drop',
      '? 6 Dasi drop',
      '? 7 Ikat Pinggang drop',
      '? 8 Rompi drop',
      '? 9 Topi drop',
      '? 10 Syal drop',
      '? 11 Sarung ask',
      '? 12 Kaos Dalam ask',
      '? 13 Celana drop',
      '? 14 Sandal drop',
    ],
  },
  {
    name: 'prices in thousands by their heading',
    bytes: excel('Nama | Harga (ribu) | Stok\nBakso Urat | 18 | 50\nMie Pangsit | 22,5 | 50\nEs Campur | 12 | 50'),
    outcome: ['Bakso Urat: Rp 18.000 · stok 50', 'Mie Pangsit: Rp 22.500 · stok 50', 'Es Campur: Rp 12.000 · stok 50'],
  },
  {
    name: 'prices from formulas, with fractions, an error and no result',
    bytes: workbook({
      name: 'Harga',
      rows: [
        ['Nama', 'HPP', 'Harga Jual'],
        ['Sabun Batang', 7_650, { formula: 'B2*1.35', result: 10_327.5 }],
        ['Sampo', 12_000, { formula: 'ROUND(B3*1.5,-3)', result: 18_000 }],
        ['Sikat', 3_000, { formula: 'B4*2', result: null }],
        ['Odol', 9_000, { error: '#REF!' }],
        [{ formula: '"Tisu "&"250"', result: 'Tisu 250' }, 5_000, { formula: 'B6*2', result: 10_000 }],
      ],
    }),
    outcome: [
      'Sabun Batang: Rp 10.328',
      'Sampo: Rp 18.000',
      'Sikat: ',
      'Odol: ',
      'Tisu 250: Rp 10.000',
      '? 4 Sikat keep',
      '? 5 Odol keep',
      'tidak dipakai: HPP',
    ],
  },
  {
    name: 'dates in columns, prices of two months',
    bytes: workbook({
      name: 'Harga',
      rows: [
        ['Nama', 'Tanggal Masuk', 'Harga Lama', 'Harga Baru', 'Kedaluwarsa'],
        ['Roti Tawar', { date: 46_351 }, 16_000, 18_000, { date: 46_360 }],
        ['Selai', { date: 46_351 }, 22_000, 22_000, { date: 46_700 }],
      ],
    }),
    outcome: ['Roti Tawar: Rp 18.000', 'Selai: Rp 22.000', 'tidak dipakai: Tanggal Masuk, Harga Lama, Kedaluwarsa'],
  },
  {
    name: 'a record of sales: the buyer is not the product',
    bytes: excel('Tanggal | Nama Pembeli | Nama Barang | Jumlah | Harga | Total\n2026-11-01 | Ibu Sari | Gamis Navy | 2 | 145000 | 290000'),
    outcome: ['Gamis Navy: Rp 145.000', 'tidak dipakai: Tanggal, Nama Pembeli, Jumlah, Total'],
  },
  {
    name: 'stock card: first stock, in, out, last stock',
    bytes: excel(
      'Nama Barang | Stok Awal | Masuk | Keluar | Stok Akhir | Harga Satuan | Jumlah Harga\nPaku 5 cm | 100 | 50 | 30 | 120 | 15000 | 1800000\nSemen | 20 | 0 | 5 | 15 | 65000 | 975000',
    ),
    outcome: ['Paku 5 cm: Rp 15.000 · stok 120', 'Semen: Rp 65.000 · stok 15', 'tidak dipakai: Stok Awal, Masuk, Keluar, Jumlah Harga'],
  },
  {
    name: 'names of digits, one of them a product',
    bytes: excel('Nama | Harga\n501 | 350000\n505 | 375000\n511 Slim | 399000'),
    outcome: ['511 Slim: Rp 399.000', '? 2 501 ask', '? 3 505 ask'],
  },
  {
    name: 'one zero too many, one too few, thousands left out',
    bytes: excel('Nama | Harga\nPiring | 12000\nGelas | 9000\nMangkok | 110000000\nSendok | 35\nGarpu | 4500\nTeko | 85000'),
    outcome: ['Piring: Rp 12.000', 'Gelas: Rp 9.000', 'Garpu: Rp 4.500', 'Teko: Rp 85.000', '? 4 Mangkok ask', '? 5 Sendok ask'],
  },
  {
    name: 'one product twice with two prices',
    bytes: excel('Nama | Harga\nMukena Bali | 145000\nSajadah | 60000\nMukena  bali | 155000\nSajadah | 60000'),
    outcome: ['Mukena Bali: Rp 145.000', 'Sajadah: Rp 60.000', '? 4 Mukena  bali ask', '× 5 Sajadah'],
  },
  {
    name: 'headings again on each page, and a second table with other columns',
    bytes: excel(`
      Nama | Harga Jual | Stok
      Buku Tulis | 5000 | 40
      Nama | Harga Jual | Stok
      Pensil | 2500 | 90
      |
      Nama | Stok | Harga Beli
      Spidol | 12 | 6500`),
    outcome: ['Buku Tulis: Rp 5.000 · stok 40', 'Pensil: Rp 2.500 · stok 90', '× 6 Nama Stok Harga Beli'],
  },
  {
    name: 'two lists side by side',
    bytes: excel('Nama | Harga | | Nama | Harga\nBuku | 5000 | | Tas | 150000\nPensil | 2500 | | Topi | 45000'),
    outcome: ['Buku: Rp 5.000', 'Pensil: Rp 2.500', 'Tas: Rp 150.000', 'Topi: Rp 45.000'],
  },
  {
    name: 'brand and type instead of a name',
    bytes: excel(
      'No | Merk | Tipe | Harga | Garansi\n1 | Samsung | A15 | 2.499.000 | 1 tahun\n2 | Samsung | A25 | 3.299.000 | 1 tahun\n3 | Oppo | A3x | 1.799.000 | 1 tahun',
    ),
    outcome: ['Samsung A15: Rp 2.499.000', 'Samsung A25: Rp 3.299.000', 'Oppo A3x: Rp 1.799.000', 'tidak dipakai: No, Garansi'],
  },
  {
    name: 'semicolons from an Indonesian Excel, with its mark and line ends',
    bytes: Buffer.from(
      '\ufeffNama Produk;Harga;Berat;Stok\r\n"Kopi ""Gayo"" 250gr";55.000;250;12\r\nTeh Melati;"18.500";100;30\r\n',
      'utf8',
    ),
    outcome: ['Kopi "Gayo" 250gr: Rp 55.000 · 250 gram · stok 12', 'Teh Melati: Rp 18.500 · 100 gram · stok 30'],
  },
  {
    name: 'tabs in UTF-16, as Excel saves Unicode text',
    bytes: Buffer.from('\ufeffNama\tHarga\tStok\r\nKopi Café\tRp 25.000\t4\r\nTeh\t12.000\t9\r\n', 'utf16le'),
    outcome: ['Kopi Café: Rp 25.000 · stok 4', 'Teh: Rp 12.000 · stok 9'],
  },
  {
    name: 'UTF-16 without its mark',
    bytes: Buffer.from('Nama;Harga\nKopi;25000\nTeh;12000', 'utf16le'),
    outcome: ['Kopi: Rp 25.000', 'Teh: Rp 12.000'],
  },
  {
    name: 'Windows-1252 with commas and old line ends',
    bytes: Buffer.from('Nama,Harga,Keterangan\rCr\xe8me Br\xfbl\xe9e,"35,000",\x93enak\x94\rCaf\xe9 Latte,28000,\r', 'latin1'),
    outcome: ['Crème Brûlée: Rp 35.000 (“enak”)', 'Café Latte: Rp 28.000'],
  },
  {
    name: 'mixed line ends',
    bytes: Buffer.from('Nama;Harga\r\nKopi;25000\nTeh;12000\r\nSusu;9000'),
    outcome: ['Kopi: Rp 25.000', 'Teh: Rp 12.000', 'Susu: Rp 9.000'],
  },
  {
    name: 'no headings: number, name, price, stock',
    bytes: text('1;Kaos Hitam;75000;10\n2;Kaos Putih;75000;4\n3;Topi;45000;12'),
    outcome: ['Kaos Hitam: Rp 75.000 · stok 10', 'Kaos Putih: Rp 75.000 · stok 4', 'Topi: Rp 45.000 · stok 12'],
  },
  {
    name: 'no headings: two prices',
    bytes: text('Kaos Hitam;50000;75000\nKaos Putih;50000;75000\nTopi;30000;45000'),
    outcome: ['? 1 Kaos Hitam ask', '? 2 Kaos Putih ask', '? 3 Topi ask'],
  },
  {
    name: 'price and reseller price with a minimum',
    bytes: excel('Nama | Harga Ecer | Harga Grosir (min 12 pcs)\nSarung Tangan | 15000 | 12000\nKaos Kaki | 10000 | 8000'),
    outcome: ['Sarung Tangan: Rp 15.000', 'Kaos Kaki: Rp 10.000', 'tidak dipakai: Harga Grosir (min 12 pcs)'],
  },
  {
    name: 'prices by quantity',
    bytes: excel('Produk | 1 pcs | 3 pcs | 12 pcs\nMasker | 5000 | 4500 | 4000\nSabun | 12000 | 11000 | 10000'),
    outcome: ['Masker: Rp 5.000', 'Sabun: Rp 12.000', 'tidak dipakai: 3 pcs, 12 pcs'],
  },
  {
    name: 'discount and its percentage',
    bytes: excel('Nama | Harga Normal | Diskon (%) | Harga Setelah Diskon\nTumbler | 100000 | 20 | 80000'),
    outcome: ['kolom? Harga Normal, Harga Setelah Diskon', 'tidak dipakai: Diskon (%)'],
  },
];
