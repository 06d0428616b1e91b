import { excel, rowsOf, text, type ShopFile } from './tables.js';
import { workbook } from './workbook.js';

/** Tables whose layout or cells are easily misinterpreted. */
export const layoutFiles: readonly ShopFile[] = [
  {
    name: 'thin and narrow blanks between thousands',
    bytes: text(`Nama Barang;Harga\nKursi Lipat;Rp\u202f125\u202f000\nMeja Lipat;Rp\u2009210\u2009000,00\nRak Sepatu;IDR\u00a089.000,00`),
    outcome: ['Kursi Lipat: Rp 125.000', 'Meja Lipat: Rp 210.000', 'Rak Sepatu: Rp 89.000'],
  },
  {
    name: 'thousands by comma and cents by dot',
    bytes: text(`Item,Price (IDR),Qty\nLinen Dress,"1,250,000.00",3\nSilk Scarf,"385,000.00",7\nBelt,"95,000.00",0`),
    outcome: ['Linen Dress: Rp 1.250.000 · stok 3', 'Silk Scarf: Rp 385.000 · stok 7', 'Belt: Rp 95.000 · stok habis'],
  },
  {
    name: 'prices without tax: the owner is asked',
    bytes: excel(`PT SINAR ABADI - PRICE LIST
Harga belum termasuk PPN 11%
Nama Barang | Satuan | Harga
Kabel NYM 2x1.5 | roll | 485.000
MCB 6A | pcs | 52.000`),
    outcome: ['kolom? Harga'],
  },
  {
    name: 'prices before and after tax',
    bytes: excel(`Nama Barang | Harga Sebelum PPN | PPN 11% | Harga Setelah PPN
Kabel NYM | 485000 | 53350 | 538350
MCB 6A | 52000 | 5720 | 57720`),
    outcome: ['kolom? Harga Setelah PPN, Harga Sebelum PPN', 'tidak dipakai: PPN 11%'],
  },
  {
    name: 'negative prices and stocks',
    bytes: text(`Nama;Harga;Stok\nKaos;-45000;3\nTopi;(20.000);4\nTas;90000;-2\nRetur;-15.000;1`),
    outcome: ['Tas: Rp 90.000 · stok habis', '? 2 Kaos drop', '? 3 Topi drop', '? 5 Retur drop'],
  },
  {
    name: 'two rows of headings, and notes below the table',
    bytes: excel(
      `Nama Barang | Stok | | Harga | | Ket
 | Gudang | Toko | Ecer | Grosir |
Kemeja | 10 | 2 | 120000 | 100000 | ready
Celana | 5 | 1 | 150000 | 130000 |
Ket: harga grosir min 6 pcs | | | | |
* harga dapat berubah | | | | |`,
      ['B1:C1', 'D1:E1'],
    ),
    outcome: [
      'Kemeja: Rp 120.000 · stok 12 (ready)',
      'Celana: Rp 150.000 · stok 6',
      '× 5 Ket: harga grosir min 6 pcs',
      '× 6 * harga dapat berubah',
      'tidak dipakai: Harga Grosir',
    ],
  },
  {
    name: 'last results of formulas, a margin and a sum',
    bytes: workbook({
      name: 'Stok',
      rows: [
        ['Nama', 'Modal', 'Margin', 'Harga Jual', 'Stok'],
        ['Panci', 80000, 0.25, { formula: 'B2*(1+C2)', result: 100000 }, 4],
        ['Wajan', 66000, 0.25, { formula: 'B3*(1+C3)', result: 82500 }, 6],
        ['Total', { formula: 'SUM(B2:B3)', result: 146000 }, null, { formula: 'SUM(D2:D3)', result: 182500 }, 10],
      ],
    }),
    outcome: ['Panci: Rp 100.000 · stok 4', 'Wajan: Rp 82.500 · stok 6', '× 4 Total', 'tidak dipakai: Modal, Margin'],
  },
  {
    name: 'dates as numbers',
    bytes: workbook({
      name: 'S',
      rows: [
        ['Tanggal Update', 'Nama Barang', 'Harga', 'Exp'],
        [46350, 'Susu UHT 1L', 19500, 46700],
        [46350, 'Roti Tawar', 16000, 46360],
      ],
    }),
    outcome: ['Susu UHT 1L: Rp 19.500', 'Roti Tawar: Rp 16.000', 'tidak dipakai: Tanggal Update, Exp'],
  },
  {
    name: 'a hidden row, column and sheet',
    bytes: workbook(
      {
        name: 'Harga',
        hiddenColumns: [3],
        hiddenRows: [3],
        rows: rowsOf('Nama|Harga Jual|Harga Lama|Stok\nKursi|125000|110000|4\nMeja Lama|90000|80000|0\nRak|85000|80000|2'),
      },
      { name: 'Arsip 2024', isHidden: true, rows: rowsOf('Nama|Harga Jual|Harga Lama|Stok\nKursi|99000|80000|1') },
    ),
    outcome: ['Kursi: Rp 125.000 · stok 4', 'Rak: Rp 85.000 · stok 2', '× 3 Meja Lama 90000 80000 0', 'tidak dipakai: Harga Lama'],
  },
  {
    name: 'a cover, two sheets of products and a summary',
    bytes: workbook(
      { name: 'COVER', rows: [['KATALOG TOKO AYU'], ['WA 0812-3456-7890']] },
      { name: 'Daster', rows: rowsOf('KODE|NAMA|HARGA\nD1|Daster Kencana|55000\nD2|Daster Busui|65000') },
      { name: 'Gamis', rows: rowsOf('KODE|NAMA|HARGA\nG1|Gamis Aira|189000') },
      { name: 'REKAP', rows: rowsOf('BULAN|OMZET\nJan|12000000') },
    ),
    outcome: ['Daster Kencana: Rp 55.000', 'Daster Busui: Rp 65.000', 'Gamis Aira: Rp 189.000', 'tidak dipakai: KODE'],
  },
  {
    name: 'margin and commission in percent',
    bytes: excel(`Nama | HPP | Margin | Harga Jual | Komisi
Kaos | 30000 | 50% | 45000 | 5%
Topi | 10000 | 100% | 20000 | 5%`),
    outcome: ['Kaos: Rp 45.000', 'Topi: Rp 20.000', 'tidak dipakai: HPP, Margin, Komisi'],
  },
  {
    name: 'stars that refer to a note below the table',
    bytes: excel(`Nama | Stok | Harga
Kaos | 3 | 45000*
Topi | 4 | 20000 **
Tas | 1 | 90000
* = harga promo | |`),
    outcome: ['Tas: Rp 90.000 · stok 1', '? 2 Kaos drop', '? 3 Topi drop', '× 5 * = harga promo'],
  },
  {
    name: 'prices in words',
    bytes: text(`Nama;Harga\nKaos;empat puluh lima ribu\nTopi;Hub. CS\nTas;call\nJaket;150000`),
    outcome: ['Jaket: Rp 150.000', '? 2 Kaos drop', '? 3 Topi drop', '? 4 Tas drop'],
  },
  {
    name: 'another currency in one row',
    bytes: text(`Name,Price\nShirt,$12.50\nCap,"IDR 85,000"\nBag,Rp 1.250.000`),
    outcome: ['Cap: Rp 85.000', 'Bag: Rp 1.250.000', '? 2 Shirt drop'],
  },
  {
    name: 'decimals as numbers',
    bytes: workbook({
      name: 'S',
      rows: [
        ['Nama', 'Harga'],
        ['Kaos', 45],
        ['Topi', 20.5],
        ['Jaket', 150],
        ['Sabuk', 35],
      ],
    }),
    outcome: ['? 2 Kaos ask', '? 3 Topi drop', '? 4 Jaket ask', '? 5 Sabuk ask'],
  },
  {
    name: 'sums between groups',
    bytes: excel(`No | Nama | Harga | Stok
1 | Kaos | 45000 | 3
2 | Topi | 20000 | 4
 | Sub Total Atasan | 65000 | 7
3 | Celana | 90000 | 2
 | Sub Total Bawahan | 90000 | 2
 | Grand Total | 155000 | 9`),
    outcome: [
      'Kaos: Rp 45.000 · stok 3',
      'Topi: Rp 20.000 · stok 4',
      'Celana: Rp 90.000 · stok 2',
      '× 4 Sub Total Atasan',
      '× 6 Sub Total Bawahan',
      '× 7 Grand Total',
      'tidak dipakai: No',
    ],
  },
  {
    name: 'a report with its headings in row 5',
    bytes: text(`Laporan;;;\n;;;\nKode;A1;;\nPeriode;Nov;;\nSKU;Nama SKU;Harga/Unit;Saldo Akhir\nK1;Kaos;45000;4\nT1;Topi;20000;0`),
    outcome: ['Kaos: Rp 45.000 · stok 4', 'Topi: Rp 20.000 · stok habis', 'tidak dipakai: SKU'],
  },
  {
    name: 'the currency in a column of its own',
    bytes: excel(`Nama | Harga | | Stok
Kaos | Rp | 45.000 | 3
Topi | Rp | 20.000 | 4`),
    outcome: ['Kaos: Rp 45.000 · stok 3', 'Topi: Rp 20.000 · stok 4'],
  },
  {
    name: 'an accounting format with blanks and a dash',
    bytes: workbook({
      name: 'S',
      rows: [
        ['NAMA', 'HARGA SATUAN'],
        ['Kaos', ' Rp45.000,00 '],
        ['Topi', ' Rp-   '],
        ['Jaket', 'Rp      150.000,00'],
      ],
    }),
    outcome: ['Kaos: Rp 45.000', 'Topi: ', 'Jaket: Rp 150.000'],
  },
];
