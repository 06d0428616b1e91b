import { excel, rowsOf, type ShopFile } from './tables.js';
import { workbook } from './workbook.js';

const description = `Kaos katun combed 30s, jahitan rantai, sablon plastisol. ${'Nyaman dipakai harian. '.repeat(40)}`;

/** Forms and exports of marketplaces and cash registers, with their rows of instructions. */
export const marketplaceFiles: readonly ShopFile[] = [
  {
    name: 'Shopee, sales export: machine names, two rows of rules, one row per variant',
    bytes: excel(`
      et_title_product_id | et_title_product_name | et_title_variation_id | et_title_variation_name | et_title_parent_sku | et_title_variation_sku | et_title_variation_price | ps_gtin_code | et_title_variation_stock | ps_minimum_purchase_quantity
      sales_info | 35b74571cd927608dc4cc2b998b916cb | 0 | 31475604 | | | | | |
      Kode Produk | Nama Produk | Kode Variasi | Nama Variasi | SKU Induk | SKU | Harga | GTIN | Stok | Min. Jumlah Pembelian
      Tidak dapat diubah | Tidak dapat diubah | Tidak dapat diubah | Tidak dapat diubah | Opsional | Opsional | Wajib | Opsional | Wajib | Opsional
      | | | | | | Masukkan harga antara 99 dan 150000000 | | Masukkan angka antara 0 dan 999999 |
      27845127001 | Kaos Polos Combed 30s | 190001 | Merah,M | KP | KP-M-M | 55000 | | 12 | 1
      27845127001 | Kaos Polos Combed 30s | 190002 | Merah,XL | KP | KP-M-XL | 60000 | | 0 | 1
      27845127002 | Topi Rimba | 0 | | TR | | 45000 | | 7 | 1`),
    outcome: [
      'Kaos Polos Combed 30s: Rp 55.000 [Merah,M = Rp 55.000 stok 12; Merah,XL = Rp 60.000 stok 0]',
      'Topi Rimba: Rp 45.000 · stok 7',
      'tidak dipakai: Kode Produk, Kode Variasi, SKU Induk, SKU, GTIN, Min. Jumlah Pembelian',
    ],
  },
  {
    name: 'Shopee, mass upload form: long descriptions, photos per variant, two sheets of instructions',
    bytes: workbook(
      { name: 'Panduan', rows: [['Cara mengisi'], ['Nama Produk: maksimal 255 huruf'], ['Harga: angka saja']] },
      {
        name: 'Template',
        rows: [
          [
            'ps_category|0|0',
            'ps_product_name|1|0',
            'ps_product_description|1|0',
            'et_title_variation_1',
            'et_title_option_for_variation_1',
            'et_title_image_per_variation',
            'ps_price|1|1',
            'ps_stock|1|1',
            'ps_item_cover_image',
            'ps_item_image_1',
            'ps_weight|1|1',
          ],
          [
            'Kategori',
            'Nama Produk',
            'Deskripsi Produk',
            'Nama Variasi 1',
            'Varian untuk Variasi 1',
            'Foto Produk per Varian',
            'Harga',
            'Stok',
            'Foto Sampul',
            'Foto Produk 1',
            'Berat',
          ],
          ['Opsional', 'Wajib', 'Wajib', 'Opsional', 'Opsional', 'Opsional', 'Wajib', 'Wajib', 'Opsional', 'Opsional', 'Wajib'],
          [
            100_047,
            'Kaos Sablon Gunung',
            description,
            'Ukuran',
            'M',
            'https://cf.contoh.id/m.jpg',
            65_000,
            4,
            'https://cf.contoh.id/1.jpg',
            'https://cf.contoh.id/2.jpg',
            200,
          ],
          [
            100_047,
            'Kaos Sablon Gunung',
            description,
            'Ukuran',
            'L',
            'https://cf.contoh.id/l.jpg',
            65_000,
            2,
            'https://cf.contoh.id/1.jpg',
            'https://cf.contoh.id/2.jpg',
            200,
          ],
        ],
      },
      {
        name: 'HiddenTemplate',
        isHidden: true,
        rows: [
          ['Nama', 'Harga'],
          ['Rahasia', 1],
        ],
      },
    ),
    outcome: [
      'Kaos Sablon Gunung: Rp 65.000 · 200 gram [M = Rp 65.000 stok 4; L = Rp 65.000 stok 2] (Kaos katun combed 30s, jahitan rantai, sablon plastisol. Nyaman dipakai harian. Nyaman dipakai harian. Nyaman dipakai harian. Nyaman dipakai harian. Nyaman dipakai harian. Nyaman dipakai harian. Nyaman dipakai harian. Nyaman dipakai harian. Nyaman dipakai harian. Nyaman dipakai harian. Nyaman dipakai harian. Nyaman dipakai harian. Nyaman dipakai harian. Nyaman dipakai harian. Nyaman dipakai harian. Nyaman dipakai harian. Nyaman dipakai harian. Nyaman dipakai harian. Nyaman dipakai harian.…)',
      'tidak dipakai: Nama Variasi 1, Foto Produk per Varian',
    ],
  },
  {
    name: 'Tokopedia, change all products: title, hints below the headings, photos in columns',
    bytes: excel(`
      Ubah Sekaligus - Toko Berkah
      Error Message | Product ID | Nama Produk* | Deskripsi Produk | Kategori Kode* | Berat* (Gram) | Minimum Pemesanan* | Nomor Etalase | Waktu Proses Preorder | Kondisi* | Gambar 1* | Gambar 2 | URL Video Produk 1 | SKU Name | Status* | Jumlah Stok* | Harga (Rp)* | Kurir Pengiriman | Asuransi Pengiriman
      | Jangan diubah | Wajib diisi, maks. 70 karakter | Opsional | Wajib | Wajib, angka | Wajib | Opsional | | Baru/Bekas | Wajib | Opsional | Opsional | Opsional | Aktif/Nonaktif | Wajib, angka | Wajib, Rp 100 - Rp 100.000.000 | | Ya/Opsional
      | 2203331 | Kemeja Flanel Pria | Bahan tebal | 1768 | 300 | 1 | 21 | | Baru | https://images.contoh.net/a.jpg | https://images.contoh.net/b.jpg | | KF1 | Aktif | 15 | 165000 | REG | Opsional
      | 2203332 | Kemeja Linen Wanita | | 1768 | 250 | 2 | 21 | | Baru | https://images.contoh.net/c.jpg | | | KL1 | Nonaktif | 0 | 189000 | REG | Opsional`),
    outcome: [
      'Kemeja Flanel Pria: Rp 165.000 · 300 gram · stok 15 (Bahan tebal)',
      'Kemeja Linen Wanita: Rp 189.000 · 250 gram · stok habis tidak aktif',
      'tidak dipakai: Error Message, Product ID, Kategori Kode*, Minimum Pemesanan*, Nomor Etalase, Waktu Proses Preorder, Kondisi*, URL Video Produk 1, SKU Name, Kurir Pengiriman, Asuransi Pengiriman',
    ],
  },
  {
    name: 'TikTok Shop, batch edit in English',
    bytes: excel(`
      product_id | category | product_name | sku_id | variation_value | price | quantity | seller_sku
      V3 | | | | | | |
      Product ID | Category | Product Name | SKU ID | Variation Value | Retail Price (Local Currency) | Quantity in Toko Utama | Seller SKU
      Mandatory | Non-Editable | Mandatory | Mandatory | Non-Editable | Mandatory | Mandatory | Optional
      Cannot be edited | Cannot be edited | Enter a product name | Cannot be edited | Cannot be edited | Enter a price between 100 and 100000000 | Enter the stock | SKU
      1729382 | Hijab | Pashmina Ceruty | 17293821 | Hitam | 39000 | 20 | PC-H
      1729382 | Hijab | Pashmina Ceruty | 17293822 | Nude | 39000 | 0 | PC-N
      1729400 | Hijab | Bergo Maryam | 17294001 | Default | 55000 | 8 | BM`),
    outcome: [
      'Pashmina Ceruty: Rp 39.000 [Hitam = Rp 39.000 stok 20; Nude = Rp 39.000 stok 0] (Kategori: Hijab)',
      'Bergo Maryam: Rp 55.000 · stok 8 (Kategori: Hijab)',
      'tidak dipakai: Product ID, SKU ID, Seller SKU',
    ],
  },
  {
    name: 'TikTok Shop in Indonesian, with the stock in the warehouse',
    bytes: excel(`
      ID Produk | Kategori | Nama Produk | ID SKU | Nilai Variasi | Harga Ritel (Mata Uang Lokal) | Kuantitas di Gudang Utama | SKU Penjual
      1729382 | Sambal | Sambal Bawang 150 ml | 1 | Pedas | 25000 | 30 | SB-P
      1729382 | Sambal | Sambal Bawang 150 ml | 2 | Sedang | 24000 | 12 | SB-S`),
    outcome: [
      'Sambal Bawang 150 ml: Rp 25.000 [Pedas = Rp 25.000 stok 30; Sedang = Rp 24.000 stok 12] (Kategori: Sambal)',
      'tidak dipakai: ID Produk, ID SKU, SKU Penjual',
    ],
  },
  {
    name: 'Lazada: price and special price with dates',
    bytes: excel(`
      Product ID | Product Name | Seller SKU | Quantity | Price | Special Price | Special Price Start | Special Price End
      3301 | Botol Minum 1 L | BM1 | 40 | 85000 | 69000 | 2026-11-01 | 2026-11-30`),
    outcome: ['kolom? Price, Special Price', 'tidak dipakai: Product ID, Seller SKU, Special Price Start, Special Price End'],
  },
  {
    name: 'WooCommerce: regular price and sale price',
    bytes: excel(`
      ID | Type | SKU | Name | Published | Short description | In stock? | Stock | Weight (kg) | Regular price | Sale price | Categories | Images
      11 | simple | A1 | Lilin Aromaterapi | 1 | Soy wax | 1 | 14 | 0.2 | 75000 | | Rumah | https://toko.contoh.id/lilin.jpg
      12 | simple | A2 | Reed Diffuser | 1 | 100 ml | 1 | 3 | 0.35 | 120000 | 99000 | Rumah | https://toko.contoh.id/reed.jpg`),
    outcome: ['kolom? Regular price, Sale price', 'tidak dipakai: ID, Type, SKU, In stock?'],
  },
  {
    name: 'cash register: buying price, selling price, wholesale price, stock below zero',
    bytes: excel(`
      Kode Barang | Nama Barang | Kategori | Satuan | Harga Beli | Harga Jual | Harga Grosir | Stok | Stok Minimum
      B001 | Indomie Goreng | Sembako | pcs | 2750 | 3500 | 3200 | 120 | 10
      B002 | Gula Pasir 1kg | Sembako | pcs | 15500 | 18000 | 17200 | -3 | 5`),
    outcome: ['kolom? Harga Jual, Harga Grosir, Harga Beli (modal)', 'tidak dipakai: Kode Barang, Stok Minimum'],
  },
  {
    name: 'cash register: base price beside the price, margin and profit',
    bytes: excel(`
      SKU | Item Name | Category | Cost | Price | Margin (%) | Profit | In Stock
      1 | Es Kopi Susu | Minuman | 8500 | 18000 | 53 | 9500 | 30
      2 | Americano | Minuman | 6000 | 16000 | 62 | 10000 | 25`),
    outcome: [
      'Es Kopi Susu: Rp 18.000 · stok 30 (Kategori: Minuman)',
      'Americano: Rp 16.000 · stok 25 (Kategori: Minuman)',
      'tidak dipakai: SKU, Cost, Margin (%), Profit',
    ],
  },
  {
    name: 'several sheets of one kind: all of them are read',
    bytes: workbook(
      { name: 'Gamis', rows: rowsOf('Nama | Harga Jual | Stok\nGamis Navy | 145000 | 3\nGamis Maroon | 155000 | 2') },
      { name: 'Hijab', rows: rowsOf('Nama | Harga Jual | Stok\nPashmina | 35000 | 20') },
      { name: 'Pengeluaran', rows: rowsOf('Tanggal | Keperluan | Nominal\n2026-11-01 | Listrik | 250000') },
      { name: 'Harga lama', isHidden: true, rows: rowsOf('Nama | Harga Jual | Stok\nPashmina | 29000 | 20') },
    ),
    outcome: ['Gamis Navy: Rp 145.000 · stok 3', 'Gamis Maroon: Rp 155.000 · stok 2', 'Pashmina: Rp 35.000 · stok 20'],
  },
  {
    name: 'several sheets of different kinds: one is read, the other named',
    bytes: workbook(
      { name: 'Harga', rows: rowsOf('Nama | Harga | Stok | Berat\nGamis Navy | 145000 | 3 | 400') },
      { name: 'Reseller', rows: rowsOf('Nama | Harga Reseller\nGamis Navy | 120000') },
    ),
    outcome: ['Gamis Navy: Rp 145.000 · 400 gram · stok 3', 'tidak dipakai: lembar Reseller'],
  },
];
