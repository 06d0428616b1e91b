import { excel, rowsOf, text, type ShopFile } from './tables.js';
import { workbook } from './workbook.js';

/** Lists as shops really keep them, each with several oddities at once. */
export const shopFiles: readonly ShopFile[] = [
  {
    name: 'Bukalapak: prices in Rupiah, a condition, and barcodes that Excel shows as powers of ten',
    bytes: text(`
"Nama Barang";"Stok";"Berat (gram)";"Harga (Rupiah)";"Kondisi";"Barcode";"Deskripsi"
"Panci Presto 24cm";"7";"2.400";"Rp345 000";"Baru";"8,99276E+12";"Alas tebal"
"Wajan Anti Lengket";"12";"1.100";"Rp 128 500";"Baru";"8,99276E+12";""
"Set Pisau Dapur 6 pcs";"0";"850";"Rp1 050 000";"Baru";"8,99300E+12";"Baja"`),
    outcome: [
      'Panci Presto 24cm: Rp 345.000 · 2,4 kg · stok 7 (Alas tebal)',
      'Wajan Anti Lengket: Rp 128.500 · 1,1 kg · stok 12',
      'Set Pisau Dapur 6 pcs: Rp 1.050.000 · 850 gram · stok habis (Baja)',
      'tidak dipakai: Kondisi, Barcode',
    ],
  },
  {
    name: 'Blibli: the price and the price of the offer beside it, groups of headings merged above',
    bytes: excel(
      `
      INFORMASI PRODUK | | | PENJUALAN | | | PENGIRIMAN
      Nama Produk* | Merek | Seller SKU | Harga (Rp)* | Harga Penjualan (Rp)* | Stok Tersedia* | Berat (gram)*
      Rice Cooker 1.8L | Sanken | RC-18 | 450000 | 399000 | 5 | 3200
      Blender Kaca | Philips | BL-2 | 720000 | 720000 | 2 | 4100`,
      ['A1:C1', 'D1:F1'],
    ),
    outcome: ['kolom? Harga (Rp)*, Harga Penjualan (Rp)*', 'tidak dipakai: Merek, Seller SKU'],
  },
  {
    name: 'net, seller and reseller prices: the owner says which one customers pay',
    bytes: excel(`
      PRICELIST SKINCARE NOV 2026 | | | | |
      No | Produk | Harga Net | Harga Seller | Harga Reseller | Min Order
      1 | Serum Vit C 20ml | 45 000 | 55 000 | 50 000 | 3
      2 | Toner Rice 100ml | 38 000 | 48 000 | 43 000 | 3
      TOTAL | | 83 000 | 103 000 | 93 000 |`),
    outcome: ['× 5 TOTAL  83 000 103 000 93 000', 'kolom? Harga Net, Harga Seller, Harga Reseller', 'tidak dipakai: No, Min Order'],
  },
  {
    name: 'colours as columns hold stock, and the price stands once',
    bytes: excel(
      `
      STOK GAMIS PER 25/11/2026 | | | | |
      Model | Harga | Hitam | Navy | Maroon | Total Stok
      Gamis Aira | Rp 189.000 | 3 | 0 | 5 | 8
      Gamis Kaila | Rp 205.000 | 2 | 4 | 1 | 7
      JUMLAH | | 5 | 4 | 6 | 15`,
      ['A1:F1'],
    ),
    outcome: [
      'Gamis Aira: Rp 189.000 · stok 8 [Hitam stok 3; Navy stok 0; Maroon stok 5]',
      'Gamis Kaila: Rp 205.000 · stok 7 [Hitam stok 2; Navy stok 4; Maroon stok 1]',
      '× 5 JUMLAH',
    ],
  },
  {
    name: 'pasted: the price in front of the name, or on a line of its own below an emoji',
    bytes: text(`
✨ READY STOCK HARI INI ✨

👗 Dress Korea Lengan Panjang
💰 Rp 165.000
📏 all size

👚 Blouse Linen
💵 98k
📏 M, L

🧕 Pashmina Plisket
💰35rb

Fast respon wa 0812 3456 7890
No COD ya kak 🙏`),
    outcome: [
      'Dress Korea Lengan Panjang: Rp 165.000 [all size]',
      'Blouse Linen: Rp 98.000 [M; L]',
      'Pashmina Plisket: Rp 35.000',
      '× 1 ✨ READY STOCK HARI INI ✨',
      '× 14 Fast respon wa 0812 3456 7890',
      '× 15 No COD ya kak 🙏',
    ],
  },
  {
    name: 'pasted: several sizes with their prices in one line',
    bytes: text(`
*Sambal Bu Tini* 🌶️
Sambal Bawang 100gr 18k / 200gr 32k
Sambal Matah 100gr 20k / 200gr 36k
Sambal Ijo : 100gr = 19.000, 200gr = 34.000
Kerupuk Kulit 25rb`),
    outcome: [
      'Sambal Bawang:  [100gr = Rp 18.000; 200gr = Rp 32.000] (Kategori: Sambal Bu Tini)',
      'Sambal Matah:  [100gr = Rp 20.000; 200gr = Rp 36.000] (Kategori: Sambal Bu Tini)',
      'Sambal Ijo:  [100gr = Rp 19.000; 200gr = Rp 34.000] (Kategori: Sambal Bu Tini)',
      'Kerupuk Kulit: Rp 25.000 (Kategori: Sambal Bu Tini)',
    ],
  },
  {
    name: 'semicolons in Windows-1252: "Rp" and cents in the cells, a discount column, remarks at the end',
    bytes: Buffer.from(
      [
        'Toko Roti Élysée;;;;',
        'Daftar harga per 01-11-2026;;;;',
        'Kd;Nama Kue;Harga Jual (Rp);Disc;Ket',
        'R01;Croissant Beurre;18.500,00;10%;isi 2 \x96 fresh',
        'R02;Pâte Sucrée ½ kg;62.000,00;;pesan H-1',
        'R03;Éclair Cokelat;9.500,00;-;',
        ';Total 3 item;90.000,00;;',
        ';Harga sewaktu-waktu dapat berubah;;;',
        '',
      ].join('\r\n'),
      'latin1',
    ),
    outcome: [
      'Croissant Beurre: Rp 18.500 (isi 2 – fresh)',
      'Pâte Sucrée ½ kg: Rp 62.000 (pesan H-1)',
      'Éclair Cokelat: Rp 9.500',
      '× 7 Total 3 item',
      '× 8  Harga sewaktu-waktu dapat berubah',
      'tidak dipakai: Kd, Disc',
    ],
  },
  {
    name: 'Roman numbers for categories, a date column of Excel, and the new price beside the old one',
    bytes: workbook({
      name: 'Nov',
      merged: ['A1:E1', 'A4:E4', 'A7:E7'],
      rows: [
        ['DAFTAR HARGA MATERIAL', null, null, null, null],
        [null, null, null, null, null],
        ['No', 'Nama Barang', 'Tgl Update', 'Harga Lama', 'Harga Baru'],
        ['I. CAT', null, null, null, null],
        [1, 'Cat Tembok 5 kg', { date: 46_330 }, 135_000, 142_000],
        [2, 'Cat Kayu 1 kg', { date: 46_330 }, 68_000, 70_000],
        ['II. SEMEN', null, null, null, null],
        [3, 'Semen 40 kg', { date: 46_332 }, 52_000, 54_500],
      ],
    }),
    outcome: [
      'Cat Tembok 5 kg: Rp 142.000 (Kategori: CAT)',
      'Cat Kayu 1 kg: Rp 70.000 (Kategori: CAT)',
      'Semen 40 kg: Rp 54.500 (Kategori: SEMEN)',
      'tidak dipakai: No, Tgl Update, Harga Lama',
    ],
  },
  {
    name: 'prices "by chat", ranges and bundles between sure ones',
    bytes: excel(`
      Item | Harga/pcs
      Lampu Belajar | 75.000
      Lampu Tidur | PM
      Stop Kontak 4 lubang | 45-60rb
      Kabel Roll 5m | 3 pcs 100rb
      Bohlam 9W | 12.500 / pcs
      Senter | tanya admin
      Baterai AA | 8.000 (isi 4)`),
    outcome: [
      'Lampu Belajar: Rp 75.000',
      'Bohlam 9W: Rp 12.500',
      'Baterai AA: Rp 8.000 (isi 4)',
      '? 3 Lampu Tidur drop',
      '? 4 Stop Kontak 4 lubang drop',
      '? 5 Kabel Roll 5m drop',
      '? 7 Senter drop',
    ],
  },
  {
    name: 'a list of a wholesaler: prices per dozen and per piece, two sheets with titles of different heights',
    bytes: workbook(
      {
        name: 'Kaos Kaki',
        merged: ['A1:D1'],
        rows: rowsOf(`
          GROSIR KAOS KAKI SENTOSA | | |
          Nama Barang | Harga/Lusin | Harga/Pcs | Stok (pcs)
          Kaos Kaki Sekolah | 96.000 | 9.000 | 1.200
          Kaos Kaki Bola | 180.000 | 17.000 | 300`),
      },
      {
        name: 'Topi',
        merged: ['A1:D1', 'A2:D2'],
        rows: rowsOf(`
          GROSIR KAOS KAKI SENTOSA | | |
          Harga berlaku Nov 2026 | | |
          Nama Barang | Harga/Lusin | Harga/Pcs | Stok (pcs)
          Topi SD | 120.000 | 12.000 | 150`),
      },
    ),
    outcome: ['kolom? Harga/Pcs, Harga/Lusin'],
  },
];
