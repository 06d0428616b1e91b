import { excel, text, type ShopFile } from './tables.js';

/** Exports of cash registers and of apps that deliver food, and lists with the years and remarks that people add. */
export const registerFiles: readonly ShopFile[] = [
  {
    name: 'Moka: "Items Name", prices and stocks of one outlet, one row per variant',
    bytes: excel(`
      Category | Items Name (Do Not Edit) | Brand | Variant Name | SKU | Basic - Price | Track Stock | Basic - In Stock | Basic - Track COGS | Basic - COGS
      Coffee | Americano | | Hot | AM-H | 20000 | Y | 100 | Y | 7000
      Coffee | Americano | | Ice | AM-I | 23000 | Y | 80 | Y | 7500
      Tea | Lychee Tea | | | LT | 25000 | N | | N |`),
    outcome: [
      'Americano: Rp 20.000 [Hot = Rp 20.000 stok 100; Ice = Rp 23.000 stok 80] (Kategori: Coffee)',
      'Lychee Tea: Rp 25.000 (Kategori: Tea)',
      'tidak dipakai: Brand, SKU, Track Stock, Basic - Track COGS, Basic - COGS',
    ],
  },
  {
    name: 'Majoo: Rp with cents, what the shop pays, and whether the menu shows it',
    bytes: excel(`
      No | Nama Produk | Kategori | SKU | Harga Jual | Harga Modal | Satuan | Tampilkan di Menu | Stok
      1 | Donat Gula | Donat | D1 | Rp6.000,00 | Rp2.500,00 | pcs | Ya | 30
      2 | Donat Kentang Isi 6 | Donat | D6 | Rp33.000,00 | Rp15.000,00 | box | Tidak | 4`),
    outcome: [
      'Donat Gula: Rp 6.000 · stok 30 (Kategori: Donat)',
      'Donat Kentang Isi 6: Rp 33.000 · stok 4 (Kategori: Donat, per box) tidak aktif',
      'tidak dipakai: No, SKU, Harga Modal',
    ],
  },
  {
    name: 'Olsera: in English, with a price that the market asks, and goods of a few hundred Rupiah',
    bytes: excel(`
      Product Name | Variant | Barcode | SKU | Buy Price | Sell Price | Market Price | Stock Qty | UOM
      Sabun Cair 500ml | | 8991234567890 | SC5 | 9500 | 14000 | 16000 | 24 | pcs
      Pasta Gigi 190gr | | 8991234567893 | PG1 | 11000 | 15500 | 17000 | 12 | pcs
      Shampoo Sachet | Hijau | 8991234567891 | SSH | 400 | 500 | 600 | 200 | sachet`),
    outcome: [
      'Sabun Cair 500ml: Rp 14.000 · stok 24',
      'Pasta Gigi 190gr: Rp 15.500 · stok 12',
      '? 4 Shampoo Sachet ask',
      'tidak dipakai: Barcode, SKU, Buy Price, Market Price',
    ],
  },
  {
    name: 'a delivery app beside the shop: two prices, which the owner is asked about',
    bytes: text(`
Category;Item Name;Item Description;Price;Price GoFood;Availability
Makanan;Nasi Goreng Spesial;Nasi, telur, ayam;25000;31000;Available
Minuman;Es Teh Manis;;5000;6500;Sold out`),
    outcome: ['kolom? Price, Price GoFood'],
  },
  {
    name: 'a delivery app alone: descriptions become notes, "Sold out" is no stock',
    bytes: text(`
Category;Item Name;Item Description;Price;Availability
Makanan;Nasi Goreng Spesial;Nasi, telur, ayam;31000;Available
Minuman;Es Teh Manis;;6500;Sold out`),
    outcome: [
      'Nasi Goreng Spesial: Rp 31.000 (Kategori: Makanan, Nasi, telur, ayam)',
      'Es Teh Manis: Rp 6.500 · stok habis (Kategori: Minuman)',
    ],
  },
  {
    name: 'whether it is in stock, in words',
    bytes: excel(`
      Item | Price | Currency | In stock
      Phone Case | 35000 | IDR | yes
      Screen Guard | 25000 IDR | IDR | no`),
    outcome: ['Phone Case: Rp 35.000', 'Screen Guard: Rp 25.000 · stok habis', 'tidak dipakai: Currency'],
  },
  {
    name: 'struck and promotional price: neither is taken without asking',
    bytes: excel(`
      Nama | Harga Coret | Harga Promo
      Kemeja Flanel | 159000 | 119000
      Jaket Denim | 289000 | 219000`),
    outcome: ['kolom? Harga Promo, Harga Coret'],
  },
  {
    name: 'a dot in the wrong place: two thousand or two million',
    bytes: excel(`
      Nama Paket | Harga Paket
      Hampers A | 250.000/box
      Hampers B | 2500.000
      Hampers C | 325.000`),
    outcome: ['Hampers A: Rp 250.000 (Harga per box)', 'Hampers C: Rp 325.000', '? 3 Hampers B drop'],
  },
  {
    name: 'pasted: the year of the title is no price, and the days of orders are no category',
    bytes: text(`
*PRICE LIST KUE KERING LEBARAN 2026* 🌙
_Open PO s/d 10 Maret_

1. Nastar Premium (500gr) : 95K
2. Kastengel (500gr) : 110K
3. Putri Salju : 85K / toples`),
    outcome: [
      'Nastar Premium (500gr): Rp 95.000',
      'Kastengel (500gr): Rp 110.000',
      'Putri Salju: Rp 85.000 (Harga per toples)',
      '× 2 _Open PO s/d 10 Maret_',
    ],
  },
  {
    name: 'pasted: the name of a group between products with dashes',
    bytes: text(`
🍞 Roti Bakar
- Coklat 15k
- Keju 17k
🥤 Minuman
- Es Jeruk 8k
- Air Mineral 5k`),
    outcome: [
      'Coklat: Rp 15.000 (Kategori: Roti Bakar)',
      'Keju: Rp 17.000 (Kategori: Roti Bakar)',
      'Es Jeruk: Rp 8.000 (Kategori: Minuman)',
      'Air Mineral: Rp 5.000 (Kategori: Minuman)',
    ],
  },
  {
    name: 'pasted from a chat: bare thousands between other words are asked about',
    bytes: text(`
12/11/26, 09.14 - Bu Rina: Ready ya
12/11/26, 09.15 - Bu Rina: Gamis Syari 185
12/11/26, 09.15 - Bu Rina: Khimar Jumbo 75
12/11/26, 09.16 - Bu Rina: Set 245 (diskon jadi 230)`),
    outcome: ['? 2 Gamis Syari ask', '? 3 Khimar Jumbo ask', '? 4 Set 245 (diskon jadi 230) drop'],
  },
];
