import { excel, rowsOf, text, type ShopFile } from './tables.js';
import { workbook } from './workbook.js';

const nbsp = '\u00a0';

/** Files in which the importer could take a wrong number for the customers' price. */
export const nastyFiles: readonly ShopFile[] = [
  {
    name: 'merged cells in the headings and in the body: two levels of prices, categories over several rows',
    bytes: excel(
      `
      KATALOG OKTOBER 2026 | | | |
      Kategori | Nama Barang | Harga | | Stok
      | | Ecer | Grosir |
      Gamis | Gamis Aisha | 185000 | 165000 | 5
      | Gamis Zahra | 195000 | 175000 | 3
      Hijab | Bergo | 35000 | 30000 | 10`,
      ['A1:E1', 'A2:A3', 'B2:B3', 'C2:D2', 'E2:E3', 'A4:A5'],
    ),
    outcome: [
      'Gamis Aisha: Rp 185.000 · stok 5 (Kategori: Gamis)',
      'Gamis Zahra: Rp 195.000 · stok 3 (Kategori: Gamis)',
      'Bergo: Rp 35.000 · stok 10 (Kategori: Hijab)',
      'tidak dipakai: Grosir',
    ],
  },
  {
    name: 'a cover page with words of a list, then the list with its headings in row 8',
    bytes: workbook(
      { name: 'Info', rows: rowsOf('Nama | Toko Ayu\nHarga | Berlaku sampai 31 Desember\nKontak | 081234567890') },
      {
        name: 'Daftar',
        rows: rowsOf(`
          TOKO AYU
          Jl. Raya Bogor No. 10
          Telp 0812-3456-7890
          Harga per 1 Nov 2026
          |
          Harga belum termasuk PPN
          |
          Kode | Nama Item | HPP | Harga Jual | Margin
          A1 | Lampu LED 5W | 8500 | 15000 | 76%
          A2 | Lampu LED 9W | 12500 | 22000 | 76%`),
      },
    ),
    outcome: ['Lampu LED 5W: Rp 15.000', 'Lampu LED 9W: Rp 22.000', 'tidak dipakai: Kode, HPP, Margin'],
  },
  {
    name: 'a hidden column beside the price, and hidden rows of products that are not sold any more',
    bytes: workbook({
      name: 'Daftar',
      hiddenColumns: [2],
      hiddenRows: [3, 4],
      rows: rowsOf(
        'Nama | Harga | Harga 2026\nKaos | 45000 | 75000\nTopi Lama | 20000 | 25000\nTas Lama | 90000 | 99000\nJaket | 110000 | 150000',
      ),
    }),
    outcome: ['Kaos: Rp 75.000', 'Jaket: Rp 150.000', '× 3 Topi Lama 20000 25000', '× 4 Tas Lama 90000 99000', 'tidak dipakai: Harga'],
  },
  {
    name: 'the only price is in a hidden column: it is not taken',
    bytes: workbook({ name: 'Daftar', hiddenColumns: [2], rows: rowsOf('Nama | Harga | Stok\nKaos | 45000 | 3\nTopi | 20000 | 4') }),
    outcome: ['Kaos: stok 3', 'Topi: stok 4', 'tidak dipakai: Harga'],
  },
  {
    name: 'sizes below two groups of prices: those of one piece are taken',
    bytes: excel(
      `
      Nama | Eceran | | | Grosir | |
      | S | M | L | S | M | L
      Kaos Anak | 45000 | 48000 | 50000 | 40000 | 42000 | 45000
      Celana Anak | 55000 | 58000 | 60000 | 50000 | 52000 | 55000`,
      ['B1:D1', 'E1:G1'],
    ),
    outcome: [
      'Kaos Anak:  [S = Rp 45.000; M = Rp 48.000; L = Rp 50.000]',
      'Celana Anak:  [S = Rp 55.000; M = Rp 58.000; L = Rp 60.000]',
      'tidak dipakai: Grosir S, Grosir M, Grosir L',
    ],
  },
  {
    name: 'one size below two groups that nothing tells apart: neither is taken',
    bytes: excel('Nama | Harga Toko | | Harga Online |\n| S | M | S | M\nKaos | 45000 | 48000 | 50000 | 53000', ['B1:C1', 'D1:E1']),
    outcome: ['Kaos: ', 'tidak dipakai: Harga Toko S, Harga Toko M, Harga Online S, Harga Online M'],
  },
  {
    name: 'a menu in thousands below sizes: it is no stock',
    bytes: excel('Menu | Reguler | Large\nKopi Susu | 18 | 22\nMatcha | 20 | 25'),
    outcome: ['? 2 Kopi Susu ask', '? 3 Matcha ask'],
  },
  {
    name: 'prices as text with Rp and blanks that do not break, and from formulas',
    bytes: workbook({
      name: 'Harga',
      rows: [
        ['Nama', 'Modal', 'Markup', 'Harga Jual'],
        ['Pot Kecil', 5_000, 0.3, { formula: 'B2*(1+C2)', result: 6_500.000000001 }],
        ['Pot Besar', 15_000, 0.3, { formula: 'TEXT(B3*1.3,"Rp #.##0")', result: `Rp${nbsp}19.500` }],
        ['Pot Hias', 25_000, 0.3, `Rp${nbsp}32${nbsp}500`],
        ['Pot Retak', 25_000, 0.3, { error: '#VALUE!' }],
      ],
    }),
    outcome: [
      'Pot Kecil: Rp 6.500',
      'Pot Besar: Rp 19.500',
      'Pot Hias: Rp 32.500',
      'Pot Retak: ',
      '? 5 Pot Retak keep',
      'tidak dipakai: Modal, Markup',
    ],
  },
  {
    name: 'dates, percentages, ranges and other currencies among the prices',
    bytes: workbook({
      name: 'Harga',
      rows: [
        ['Nama', 'Harga'],
        ['Roti', 15_000],
        ['Selai', { date: 46_351 }],
        ['Susu', '1-Nov'],
        ['Keju', '15%'],
        ['Mentega', '18.000 (-10%)'],
        ['Potong Rambut', '45-50rb'],
        ['Smoothing', '250.000 s/d 400.000'],
        ['Catok', '30rb+'],
        ['Netflix', 'US$ 1200'],
        ['Gula', 17_000],
      ],
    }),
    outcome: [
      'Roti: Rp 15.000',
      'Gula: Rp 17.000',
      '? 3 Selai drop',
      '? 4 Susu drop',
      '? 5 Keju drop',
      '? 6 Mentega ask',
      '? 7 Potong Rambut drop',
      '? 8 Smoothing drop',
      '? 9 Catok drop',
      '? 10 Netflix drop',
    ],
  },
  {
    name: 'two currencies: only Rupiah is a price',
    bytes: excel('Nama | Harga (USD) | Harga (IDR)\nKeyboard | 1200 | 195000\nMouse | 5,5 | 89000'),
    outcome: ['Keyboard: Rp 195.000', 'Mouse: Rp 89.000', 'tidak dipakai: Harga (USD)'],
  },
  {
    name: 'a list for resellers: its price is not what customers pay',
    bytes: excel('PRICELIST RESELLER NOVEMBER\nNama | Harga\nKaos | 45000\nTopi | 20000'),
    outcome: ['Kaos: ', 'Topi: ', 'tidak dipakai: Harga'],
  },
  {
    name: 'a wholesale shop names itself in the title: its price is the price',
    bytes: excel('TOKO GROSIR MAKMUR\nNama | Harga\nKaos | 45000\nTopi | 20000'),
    outcome: ['Kaos: Rp 45.000', 'Topi: Rp 20.000'],
  },
  {
    name: 'a unit beside the price: one product per box and per piece',
    bytes: excel('Nama | Satuan | Harga\nMie Goreng | dus | 110000\nMie Goreng | pcs | 3000\nKopi Sachet | renteng | 14000'),
    outcome: ['Mie Goreng: Rp 110.000 (per dus)', 'Kopi Sachet: Rp 14.000 (per renteng)', '? 3 Mie Goreng ask'],
  },
  {
    name: 'Tokopedia, change of many products: groups above the headings, rules below them',
    bytes: workbook({
      name: 'ISI FORM INI',
      rows: rowsOf(`
        Ubah Sekaligus Versi: 3 | | | | |
        Informasi Produk | | | Harga dan Stok | |
        Product ID | Nama Produk | Kategori | Harga | Stok | Status
        Tidak dapat diubah | Wajib | Tidak dapat diubah | Wajib. Isi harga tanpa titik | Wajib | Pilih Aktif atau Nonaktif
        29381 | Kemeja Flanel | 1742 | 165000 | 15 | Aktif
        29382 | Kemeja Linen | 1742 | 189000 | 0 | Nonaktif`),
    }),
    outcome: ['Kemeja Flanel: Rp 165.000 · stok 15', 'Kemeja Linen: Rp 189.000 · stok habis tidak aktif', 'tidak dipakai: Product ID'],
  },
  {
    name: 'semicolons and decimal commas, in UTF-16 with the high byte first and no mark',
    bytes: Buffer.from('Nama;Harga;Berat (kg)\nSirup;25000,00;0,75\nKecap;9.750,00;1,2', 'utf16le').swap16(),
    outcome: ['Sirup: Rp 25.000 · 750 gram', 'Kecap: Rp 9.750 · 1,2 kg'],
  },
  {
    name: 'subtotals below lettered groups, and the rest of a bill',
    bytes: excel(`
      Nama | Qty | Harga | Jumlah
      A. MAKANAN
      Nasi Box | 10 | 25000 | 250000
      Snack Box | 5 | 15000 | 75000
      Sub Total A | 15 | | 325000
      B. MINUMAN
      Es Teh | 10 | 5000 | 50000
      TOTAL KESELURUHAN | | | 375000
      Diskon 10% | | 37500 |`),
    outcome: [
      'Nasi Box: Rp 25.000 · stok 10 (Kategori: MAKANAN)',
      'Snack Box: Rp 15.000 · stok 5 (Kategori: MAKANAN)',
      'Es Teh: Rp 5.000 · stok 10 (Kategori: MINUMAN)',
      '× 5 Sub Total A',
      '× 8 TOTAL KESELURUHAN',
      '× 9 Diskon 10%',
    ],
  },
  {
    name: 'a fee of a service, names of digits, and a name twice',
    bytes: excel('Layanan | Biaya\nPotong Rambut | 25000\n212 | 15000\nCuci | 20000\nCuci | 30000'),
    outcome: ['Potong Rambut: Rp 25.000', 'Cuci: Rp 20.000', '? 3 212 ask', '? 5 Cuci ask'],
  },
  {
    name: 'pasted from an iPhone: what the shop pays stands before what customers pay',
    bytes: text(`
[25/11/26 09.15.22] Ayu Hijab: Pashmina modal 25rb jual 35rb
[25/11/26 09.15.40] Ayu Hijab: Bergo beli 30rb, jual 45rb
[25/11/26 09.16.02] Ayu Hijab: Gamis (hpp 120k) 185k
[25/11/26 09.16.40] Ayu Hijab: Hoodie ~180rb~ jadi 150rb`),
    outcome: ['Pashmina: Rp 35.000', 'Bergo: Rp 45.000', 'Gamis: Rp 185.000', 'Hoodie: Rp 150.000'],
  },
  {
    name: 'pasted without thousands: cost and price are asked about',
    bytes: text('Gamis Aisha modal 120 jual 185\nGamis Zahra modal 130 jual 195\nBergo modal 20 jual 35'),
    outcome: ['? 1 Gamis Aisha ask', '? 2 Gamis Zahra ask', '? 3 Bergo ask'],
  },
  {
    name: 'pasted list for resellers, and prices that are none',
    bytes: text('PRICELIST RESELLER NOV\n\nKaos 45rb\nBuket mulai 50rb\nNetflix 1 bln $3'),
    outcome: ['? 3 Kaos ask', '? 4 Buket mulai ask', '? 5 Netflix 1 bln $3 drop'],
  },
  {
    name: 'a category in a column, beside a shelf of the shop',
    bytes: excel(`
      Nama Produk | Kategori | Etalase | Harga
      Gamis Aisha | Pakaian Wanita > Gamis | Best Seller | 185000
      Bergo | 100629 | | 35000`),
    outcome: ['Gamis Aisha: Rp 185.000 (Kategori: Best Seller)', 'Bergo: Rp 35.000', 'tidak dipakai: Kategori'],
  },
  {
    name: 'a category as a path, and as a number of a marketplace',
    bytes: excel(`
      Nama Produk | Kategori | Harga
      Gamis Aisha | Pakaian Wanita > Gamis | 185000
      Bergo | 100629 | 35000`),
    outcome: ['Gamis Aisha: Rp 185.000 (Kategori: Gamis)', 'Bergo: Rp 35.000'],
  },
  {
    name: 'a price list beside what is paid in the end, in short headings',
    bytes: excel('Produk | Pricelist | Nett\nAC 1PK | 4500000 | 3900000\nAC 2PK | 7500000 | 6800000'),
    outcome: ['kolom? Pricelist, Nett'],
  },
  {
    name: 'the recommended price beside a net price',
    bytes: excel('Product | Net Price | MSRP\nSoap | 3000 | 5000\nShampoo | 9000 | 12000'),
    outcome: ['kolom? MSRP, Net Price'],
  },
  {
    name: 'pasted with a price in words: it is no title of a group',
    bytes: text('Nasi goreng delapan belas ribu\nMie goreng 17 ribu\nEs teh 5 ribu'),
    outcome: ['Mie goreng: Rp 17.000', 'Es teh: Rp 5.000', '? 1 Nasi goreng delapan belas ribu drop'],
  },
];
