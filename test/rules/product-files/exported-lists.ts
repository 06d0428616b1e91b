import { excel, text, type ShopFile } from './tables.js';

/** Exports of cash registers, accounting programs, marketplaces and delivery apps, with the settings that they write beside the products. */
export const exportedLists: readonly ShopFile[] = [
  {
    name: 'Shopee, change of prices: bounds below the headings',
    bytes:
      excel(`et_title_product_id | et_title_product_name | et_title_variation_id | et_title_variation_name | et_title_parent_sku | et_title_variation_sku | et_title_variation_price | et_title_variation_stock | et_title_reason
sales_info | 220408 | | | | | | |
Kode Produk | Nama Produk | Kode Variasi | Nama Variasi | SKU Induk | SKU | Harga | Stok | Alasan Gagal
 | | | | | | Antara Rp99 - Rp500.000.000 | Antara 0-10000000 |
21394850123 | Sandal Jepit Karet Anti Slip | 190384756 | Hitam,38 | SJ | SJ-H38 | 18500 | 24 |
21394850123 | Sandal Jepit Karet Anti Slip | 190384757 | Hitam,39 | SJ | SJ-H39 | 18500 | 12 |
21394850999 | Gantungan Kunci Rajut | 0 | | GK | | 7500 | 100 |`),
    outcome: [
      'Sandal Jepit Karet Anti Slip: Rp 18.500 [Hitam,38 = Rp 18.500 stok 24; Hitam,39 = Rp 18.500 stok 12]',
      'Gantungan Kunci Rajut: Rp 7.500 · stok 100',
      'tidak dipakai: Kode Produk, Kode Variasi, SKU Induk, SKU, Alasan Gagal',
    ],
  },
  {
    name: 'Tokopedia: the price of a campaign beside the earlier one',
    bytes: excel(`Product ID | Nama Produk | Harga Awal (Rp) | Harga Kampanye (Rp) | Diskon (%) | Stok Kampanye
778899 | Lampu Tumblr 10m | 45000 | 32000 | 29 | 50
778900 | Lampu Tidur LED | 65000 | 49000 | 25 | 30`),
    outcome: ['kolom? Harga Awal (Rp), Harga Kampanye (Rp)', 'tidak dipakai: Product ID, Diskon (%)'],
  },
  {
    name: 'TikTok Shop: names of machines and people, rules below them',
    bytes: excel(`product_id | category | product_name | sku_id | variation_value | price | quantity | seller_sku
V3 | | | | | | |
ID Produk | Kategori | Nama Produk | ID SKU | Nilai variasi | Harga ritel (Mata uang lokal) | Jumlah di "Gudang Utama" | SKU penjual
Tidak dapat diubah | Tidak dapat diubah | Tidak dapat diubah | Tidak dapat diubah | Tidak dapat diubah | Wajib | Wajib | Opsional
1729 | Skincare | Serum Niacinamide 20ml | 1729-1 | | 49000 | 120 | SN20
1730 | Skincare | Sunscreen Gel | 1730-1 | 30ml | 55000 | 60 | SG30
1730 | Skincare | Sunscreen Gel | 1730-2 | 50ml | 79000 | 40 | SG50`),
    outcome: [
      'Serum Niacinamide 20ml: Rp 49.000 · stok 120 (Kategori: Skincare)',
      'Sunscreen Gel: Rp 55.000 [30ml = Rp 55.000 stok 60; 50ml = Rp 79.000 stok 40] (Kategori: Skincare)',
      'tidak dipakai: ID Produk, ID SKU, SKU penjual',
    ],
  },
  {
    name: 'Lazada: the special price is empty, weights are in kilograms',
    bytes: excel(`*Name | *Brand | SellerSKU | *quantity | *price | special_price | special_from_date | special_to_date | package_weight
Setrika Uap | Philips | SU1 | 7 | 459000 | | | | 1.2
Blender Mini | Kirin | BM1 | 12 | 189000 | | | | 1.5`),
    outcome: [
      'Setrika Uap: Rp 459.000 · 1,2 kg · stok 7',
      'Blender Mini: Rp 189.000 · 1,5 kg · stok 12',
      'tidak dipakai: *Brand, SellerSKU, special_price, special_from_date, special_to_date',
    ],
  },
  {
    name: 'GrabFood: prices for delivery and for guests',
    bytes: text(`Menu Section,Item Name,Description,Price (IDR),Dine-in Price,Available
Aneka Mie,Mie Gacoan Lv 1,Mie pedas,14000,11000,Yes
Dimsum,Udang Rambutan,Isi 3,13000,10000,No`),
    outcome: ['kolom? Price (IDR), Dine-in Price'],
  },
  {
    name: 'a pharmacy: HNA is the cost, HJA what customers pay',
    bytes: text(
      `Nama Obat,Kemasan,HNA,HNA+PPN,HJA,Stok,ED\nParacetamol 500mg,Strip,3500,3885,5000,120,12/2027\nAmoxicillin 500mg,Strip,5200,5772,7500,80,06/2027`,
    ),
    outcome: [
      'Paracetamol 500mg: Rp 5.000 · stok 120',
      'Amoxicillin 500mg: Rp 7.500 · stok 80',
      'tidak dipakai: Kemasan, HNA, HNA+PPN, ED',
    ],
  },
  {
    name: 'a record of orders: a product bought twice',
    bytes: text(
      `Tanggal,Nama Pembeli,Barang,Qty,Harga,Total\n1/11/26,Ani,Kaos,2,45000,90000\n1/11/26,Budi,Topi,1,20000,20000\n2/11/26,Cici,Kaos,1,45000,45000`,
    ),
    outcome: ['Kaos: Rp 45.000', 'Topi: Rp 20.000', '× 4 Kaos', 'tidak dipakai: Tanggal, Nama Pembeli, Qty, Total'],
  },
  {
    name: 'iPos: cents, the shelf of a product is no category',
    bytes: excel(`Kode Item | Nama Item | Jenis | Merek | Satuan | Harga Pokok | Harga Jual | Stok Min | Stok | Rak
BRG001 | Indomie Goreng | Makanan | Indofood | PCS | 2.650,00 | 3.100,00 | 40 | 120 | A1
BRG002 | Minyak Bimoli 2L | Sembako | Bimoli | PCS | 34.500,00 | 37.000,00 | 6 | 18 | A2
BRG003 | Gula Gulaku 1kg | Sembako | Gulaku | PCS | 16.800,00 | 18.000,00 | 10 | 0 | A2`),
    outcome: [
      'Indomie Goreng: Rp 3.100 · stok 120',
      'Minyak Bimoli 2L: Rp 37.000 · stok 18',
      'Gula Gulaku 1kg: Rp 18.000 · stok habis',
      'tidak dipakai: Kode Item, Jenis, Merek, Harga Pokok, Stok Min',
    ],
  },
  {
    name: 'iPos: prices by level of buyers, none of which is sure',
    bytes: excel(`Kode Item | Nama Item | Satuan | Harga Pokok | Level 1 | Level 2 | Level 3 | Stok
B1 | Pensil 2B | LSN | 24000 | 30000 | 28000 | 27000 | 12
B2 | Buku Tulis 38 | PAK | 35000 | 42000 | 40000 | 39000 | 8`),
    outcome: ['kolom? Level 1, Level 2, Level 3, Harga Pokok (modal)', 'tidak dipakai: Kode Item'],
  },
  {
    name: 'Olsera: a setting with the word price, and a weight of zero',
    bytes:
      text(`"Product Group","Product Name","Variant Name","SKU","Barcode","Buying Price","Selling Price","Selling Price Dynamic","Stock Qty","Weight (gram)","Published"
"Minuman","Kopi Aren","Regular","KA-R","","6500","18000","No","40","0","Yes"
"Minuman","Kopi Aren","Large","KA-L","","8000","23000","No","35","0","Yes"
"Makanan","Roti Bakar","","RB","","7000","15000","No","10","0","No"`),
    outcome: [
      'Kopi Aren: Rp 18.000 [Regular = Rp 18.000 stok 40; Large = Rp 23.000 stok 35]',
      'Roti Bakar: Rp 15.000 · stok 10 tidak aktif',
      'tidak dipakai: Product Group, SKU, Barcode, Buying Price, Selling Price Dynamic',
    ],
  },
  {
    name: 'Pawoon: the base price is the cost',
    bytes: text(`Nama Produk,Kategori,SKU,Harga Dasar,Harga Jual,Pajak,Kelola Stok,Stok,Satuan
Es Teh,Minuman,ET,1500,5000,PB1 10%,Ya,100,gelas
Mie Ayam,Makanan,MA,7000,15000,PB1 10%,Tidak,,mangkok`),
    outcome: [
      'Es Teh: Rp 5.000 · stok 100 (Kategori: Minuman, per gelas)',
      'Mie Ayam: Rp 15.000 (Kategori: Makanan, per mangkok)',
      'tidak dipakai: SKU, Harga Dasar, Pajak, Kelola Stok',
    ],
  },
  {
    name: 'Qasir: one row per variant, the stock below which to buy is no stock',
    bytes: excel(`Nama Produk* | Kategori | Merek | Nama Varian | SKU | Harga Beli | Harga Jual* | Stok | Minimum Stok | Lacak Stok
Kaos Oblong | Baju | | Putih M | K-PM | 25000 | 45000 | 6 | 2 | Ya
Kaos Oblong | Baju | | Putih L | K-PL | 25000 | 45000 | 4 | 2 | Ya
Kaos Oblong | Baju | | Hitam XL | K-HXL | 27000 | 49000 | 0 | 2 | Ya`),
    outcome: [
      'Kaos Oblong: Rp 45.000 [Putih M = Rp 45.000 stok 6; Putih L = Rp 45.000 stok 4; Hitam XL = Rp 49.000 stok 0] (Kategori: Baju)',
      'tidak dipakai: Merek, SKU, Harga Beli, Minimum Stok, Lacak Stok',
    ],
  },
  {
    name: 'Kasir Pintar: title lines, a discount column and a total',
    bytes: excel(`Laporan Data Barang | | | | | | |
Toko Berkah Jaya | | | | | | |
Tanggal cetak: 28-11-2026 10:22 | | | | | | |
 | | | | | | |
Nama Barang | Kode Barang | Kategori | Harga Dasar | Harga Jual | Stok | Diskon (%) | Letak Rak
Sabun Lifebuoy | 899999 | Sabun | 3200 | 4000 | 24 | 0 | R1
Pepsodent 75g | 899998 | Odol | 4500 | 6000 | 12 | 5 | R1
Total | | | 7700 | 10000 | 36 | |`),
    outcome: [
      'Sabun Lifebuoy: Rp 4.000 · stok 24 (Kategori: Sabun)',
      'Pepsodent 75g: Rp 6.000 · stok 12 (Kategori: Odol)',
      '× 8 Total',
      'tidak dipakai: Kode Barang, Harga Dasar, Diskon (%), Letak Rak',
    ],
  },
  {
    name: 'Accurate: prices of two units',
    bytes:
      text(`No. Barang;Nama Barang;Jenis Barang;Satuan 1;Def. Hrg. Jual Satuan 1;Satuan 2;Rasio 2;Def. Hrg. Jual Satuan 2;Kuantitas;Hrg. Beli Terakhir
100001;Semen Tiga Roda 50kg;Persediaan;SAK;65.000,00;;;;240;58.500,00
100002;Paku 5cm;Persediaan;KG;18.000,00;DUS;30;510.000,00;60;14.250,00`),
    outcome: [
      'kolom? Def. Hrg. Jual Satuan 1, Def. Hrg. Jual Satuan 2, Hrg. Beli Terakhir (modal)',
      'tidak dipakai: No. Barang, Jenis Barang, Satuan 1, Satuan 2, Rasio 2',
    ],
  },
  {
    name: 'Jurnal: marks of required columns, accounts and yes or no',
    bytes:
      text(`*Nama Produk,Kode Produk / SKU,Kategori Produk,Satuan,Deskripsi,*Jual Produk (Y/N),Harga Jual Satuan,Akun Penjualan,*Beli Produk (Y/N),Harga Beli Satuan,Akun Pembelian,Stok Saat Ini
Tas Kanvas,TK-1,Tas,Pcs,Kanvas tebal,Y,"95.000,00",4-40000,Y,"52.000,00",5-50000,14
Dompet Kulit,DK-1,Dompet,Pcs,,Y,"125.000,00",4-40000,Y,"70.000,00",5-50000,5`),
    outcome: [
      'Tas Kanvas: Rp 95.000 · stok 14 (Kategori: Tas, Kanvas tebal)',
      'Dompet Kulit: Rp 125.000 · stok 5 (Kategori: Dompet)',
      'tidak dipakai: Kode Produk / SKU, *Jual Produk (Y/N), Akun Penjualan, *Beli Produk (Y/N), Harga Beli Satuan, Akun Pembelian',
    ],
  },
  {
    name: 'BukuWarung: the value of the stock is no price',
    bytes: text(`Nama Barang,Stok,Satuan,Harga Jual,Harga Modal,Kategori,Total Nilai Stok
Telur Ayam,30,kg,Rp28.000,Rp25.500,Sembako,Rp765.000
Beras Rojolele,50,kg,Rp14.500,Rp13.000,Sembako,Rp650.000
TOTAL,80,,,,,Rp1.415.000`),
    outcome: [
      'Telur Ayam: Rp 28.000 · stok 30 (Kategori: Sembako, per kg)',
      'Beras Rojolele: Rp 14.500 · stok 50 (Kategori: Sembako, per kg)',
      '× 4 TOTAL',
      'tidak dipakai: Harga Modal, Total Nilai Stok',
    ],
  },
];
