import { excel, rowsOf, text, type ShopFile } from './tables.js';
import { workbook } from './workbook.js';

/** Lists of shops that sell by quantity, by place or by the hour. */
export const ownerLists: readonly ShopFile[] = [
  {
    name: 'headings in row 9, prices for four kinds of buyers, a total',
    bytes: excel(`DAFTAR HARGA GLOWING BEAUTY
PT Cantik Sejahtera
Jl. Melati No 5 Bandung
Telp 022-123456

Periode November 2026
Harga sewaktu-waktu dapat berubah

No | Nama Barang | Isi | HET | Harga Distributor | Harga Agen | HPP | Laba
1 | Serum Vit C 20ml | 24 | 125.000 | 75.000 | 85.000 | 48.500 | 26.500
2 | Toner Rose 100ml | 24 | 89.000 | 52.000 | 60.000 | 31.200 | 20.800
3 | Sunscreen SPF50 | 36 | 99.000 | 60.000 | 69.000 | 36.000 | 24.000
 | GRAND TOTAL | 84 | 313.000 | 187.000 | 214.000 | 115.700 | 71.300`),
    outcome: [
      'Serum Vit C 20ml: Rp 125.000',
      'Toner Rose 100ml: Rp 89.000',
      'Sunscreen SPF50: Rp 99.000',
      '× 13 GRAND TOTAL',
      'tidak dipakai: No, Isi, Harga Distributor, Harga Agen, HPP, Laba',
    ],
  },
  {
    name: 'decimal commas in prices and weights, and a sum',
    bytes: text(`Kode;Nama;Harga Beli (Rp);Harga Jual (Rp);Berat (kg);Stok
FF01;Nugget Ayam 500gr;28.500,00;35.000,00;0,55;12
FF02;Sosis Sapi 1kg;61.250,00;75.000,00;1,05;4
FF03;Dimsum isi 25;32.000,50;42.500,00;0,7;0
;Jumlah;121.750,50;152.500,00;2,3;16`),
    outcome: [
      'Nugget Ayam 500gr: Rp 35.000 · 550 gram · stok 12',
      'Sosis Sapi 1kg: Rp 75.000 · 1,05 kg · stok 4',
      'Dimsum isi 25: Rp 42.500 · 700 gram · stok habis',
      '× 5 Jumlah',
      'tidak dipakai: Kode, Harga Beli (Rp)',
    ],
  },
  {
    name: 'headings in two lines: what the shop pays is not taken',
    bytes: workbook({
      name: 'Sheet1',
      rows: rowsOf(`Nama | Harga | Harga | Stok | Berat
Produk | Modal | Jual | (pcs) | (gram)
Kemeja Flanel | 95000 | 149000 | 10 | 350
Celana Chino | 110000 | 179000 | 8 | 450`),
    }),
    outcome: [
      'Kemeja Flanel: Rp 149.000 · 350 gram · stok 10',
      'Celana Chino: Rp 179.000 · 450 gram · stok 8',
      'tidak dipakai: Harga Modal',
    ],
  },
  {
    name: 'building materials: prices per square metre, per sack, per load, and none',
    bytes: excel(`Nama | Harga | Stok
Batu Alam Andesit | 185rb/m2 | 50
Semen 50kg | Rp 62.500 / sak | 100
Pasir | 1,2jt per rit | ada
Kawat | 25.000/kg | 12
Paku | 18rb-22rb/kg | 9
Cat | hub. admin | 4`),
    outcome: [
      'Batu Alam Andesit: Rp 185.000 · stok 50 (Harga per m2)',
      'Semen 50kg: Rp 62.500 · stok 100 (Harga per sak)',
      'Pasir: Rp 1.200.000 (Harga per rit)',
      'Kawat: Rp 25.000 · stok 12 (Harga per kg)',
      '? 6 Paku drop',
      '? 7 Cat drop',
    ],
  },
  {
    name: 'in English with an inventory, cost and wholesale price',
    bytes: text(`Product Name,Cost Price,Retail Price,Wholesale Price,SKU,Inventory
Linen Shirt,"Rp 120,000","Rp 249,000","Rp 189,000",LS1,5
Linen Pants,"Rp 140,000","Rp 289,000","Rp 219,000",LP1,0`),
    outcome: [
      'Linen Shirt: Rp 249.000 · stok 5',
      'Linen Pants: Rp 289.000 · stok habis',
      'tidak dipakai: Cost Price, Wholesale Price, SKU',
    ],
  },
  {
    name: 'prices behind "ecer" and "reseller": the name keeps neither, and bare thousands are asked about',
    bytes: text(`[28/11/2026 09.15] Tante Yuni: PRICELIST KUE KERING
Nastar 500gr : ecer 85 / reseller 70
Kastengel 500gr ecer 95rb, reseller 78rb
- Putri salju 500gr | reseller: Rp 66.000 | ecer: Rp 80.000
Lidah kucing grosir 40rb reseller 45rb
PO H-3 ya
Rek BCA 1234567890 an Yuni`),
    outcome: [
      'Kastengel 500gr: Rp 95.000',
      'Putri salju 500gr: Rp 80.000',
      '? 2 Nastar 500gr ask',
      '? 5 Lidah kucing grosir 40rb reseller ask',
      '× 6 PO H-3 ya',
      '× 7 Rek BCA 1234567890 an Yuni',
    ],
  },
  {
    name: 'a name in two lines of one cell',
    bytes: text('Nama\tHarga Satuan\tHarga Grosir\n"Kaos\nPolos"\t35.000\t28.000 (min 12)\nKaos V\t40.000\t32.000 (min 12)'),
    outcome: ['Kaos Polos: Rp 35.000', 'Kaos V: Rp 40.000', 'tidak dipakai: Harga Grosir'],
  },
  {
    name: 'a menu by where it is eaten, without a word for prices: the owner chooses',
    bytes: excel(`Menu | Dine In | Take Away | GoFood
Es Kopi Susu | 18.000 | 19.000 | 24.000
Americano | 15.000 | 16.000 | 20.000`),
    outcome: ['kolom? Dine In, Take Away, GoFood'],
  },
  {
    name: 'phone numbers and views below unknown headings are no prices',
    bytes: excel(`Nama Produk | Supplier | No HP | Dilihat
Jaket Denim | CV Maju | 81234567890 | 15000
Rok Plisket | CV Maju | 81234567890 | 27000`),
    outcome: ['Jaket Denim: ', 'Rok Plisket: ', 'tidak dipakai: Supplier, No HP, Dilihat'],
  },
  {
    name: 'blocks with prices for a series and for twenty pieces',
    bytes: text(`*DASTER BUSUI*
Bahan rayon adem
LD 110 PB 115
Ecer 45rb
Seri isi 5 @38rb
Kodi 700rb

*DASTER KENCANA*
bahan katun
Ecer 55rb
Seri isi 5 @48rb`),
    outcome: ['DASTER BUSUI: Rp 45.000 (Bahan rayon adem, LD 110 PB 115)', 'DASTER KENCANA: Rp 55.000 (bahan katun)'],
  },
  {
    name: 'earlier prices, and a discount in words in front of the price',
    bytes: text(`Gamis Nayra 189rb ➡️ 159rb
Gamis Tsania 229rb jadi 199rb
Gamis Lubna disc 20% dari 250rb
Gamis Aisyah diskon 15rb 185rb
Cokelat 70% 45rb`),
    outcome: [
      'Cokelat 70%: Rp 45.000',
      '? 1 Gamis Nayra ask',
      '? 2 Gamis Tsania 229rb ask',
      '? 3 Gamis Lubna disc 20% dari ask',
      '? 4 Gamis Aisyah diskon 15rb ask',
    ],
  },
  {
    name: 'rows of dots, and a full stop behind each price',
    bytes: text(`KT-01 Kaos tie dye .... 65.000.
KT-02 Kaos stripe .... 70.000.
KT-03 Kaos raglan .... 60.000.`),
    outcome: ['KT-01 Kaos tie dye: Rp 65.000', 'KT-02 Kaos stripe: Rp 70.000', 'KT-03 Kaos raglan: Rp 60.000'],
  },
  {
    name: 'an export in cents: a hundred times too much is not taken',
    bytes: text(`id,name,price_cents,currency
1,Kaos,4500000,IDR
2,Topi,2000000,IDR`),
    outcome: ['Kaos: ', 'Topi: ', 'tidak dipakai: id, price_cents, currency'],
  },
  {
    name: 'services with a blank between figure and millions',
    bytes: text(`Paket Wedding
1. Silver 5jt (200 pax)
2. Gold 8,5 jt (300 pax)
3. Platinum 12.500.000 (500 pax)`),
    outcome: ['Paket Wedding: ', '? 2 Silver 5jt (200 pax) ask', '? 3 Gold 8,5 jt (300 pax) ask', '? 4 Platinum 12.500.000 (500 pax) ask'],
  },
];
