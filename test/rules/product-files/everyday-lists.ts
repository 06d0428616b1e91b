import { text, type ShopFile } from './tables.js';

/** Services, used goods, packs and variants as shops write them every day. */
export const everydayLists: readonly ShopFile[] = [
  ...['Tarif', 'Biaya', 'Jual', 'HET', 'Rp', 'Harga'].map((heading) => ({
    name: `a salon with ranges below "${heading}": they are asked about row by row`,
    bytes: text(`Jasa,${heading}\nPotong rambut,35000\nCreambath,mulai 60rb\nSmoothing,250-400rb\nCat rambut,Rp150.000++`),
    outcome: ['Potong rambut: Rp 35.000', '? 3 Creambath drop', '? 4 Smoothing drop', '? 5 Cat rambut drop'],
  })),
  {
    name: 'a column of words with such a heading is no price',
    bytes: text('Produk,Harga,Promo,Jual\nKaos,20000,beli 2 gratis 1,ya\nTas,30000,-,tidak'),
    outcome: ['Kaos: Rp 20.000', 'Tas: Rp 30.000', 'tidak dipakai: Promo, Jual'],
  },
  {
    name: 'prices that only begin there: the owner chooses',
    bytes: text('Layanan,Harga mulai dari\nRias wisuda,250000\nHenna,100000'),
    outcome: ['kolom? Harga mulai dari'],
  },
  {
    name: 'used cars: the year of the model is part of the name',
    bytes: text(`Avanza G 2015 - 135jt
Brio 2016 : 130 juta
Xenia 2018 - Rp 150.000.000
Jazz 2019 | 210jt
Calya 2020, 120jt
Agya 2000 - 95jt
Rush 2010 180.000.000`),
    outcome: [
      'Avanza G 2015: Rp 135.000.000',
      'Brio 2016: Rp 130.000.000',
      'Xenia 2018: Rp 150.000.000',
      'Jazz 2019: Rp 210.000.000',
      'Calya 2020: Rp 120.000.000',
      'Agya 2000: Rp 95.000.000',
      'Rush 2010: Rp 180.000.000',
    ],
  },
  {
    name: 'used laptops: what can be bargained about is asked about, and a year at the end is no weight',
    bytes: text('Macbook Air 2015 - 4jt nego\nMacbook Pro - 9,5jt - 2019\nThinkpad X250 - 2,4jt'),
    outcome: ['Macbook Pro: Rp 9.500.000 (2019)', 'Thinkpad X250: Rp 2.400.000', '? 1 Macbook Air 2015 drop'],
  },
  {
    name: 'a decimal comma in each line',
    bytes: text('Kopi Susu 12,5rb\nTeh Tarik 10,5rb\nRoti 7,5rb'),
    outcome: ['Kopi Susu: Rp 12.500', 'Teh Tarik: Rp 10.500', 'Roti: Rp 7.500'],
  },
  {
    name: 'bare prices that could be years',
    bytes: text('Permen 2000\nWafer 1500\nKalender 2027'),
    outcome: ['Permen: Rp 2.000', 'Wafer: Rp 1.500', '? 3 Kalender 2027 drop'],
  },
  {
    name: 'Moka with plural headings: a variant below an empty name',
    bytes: text('Category,Items,Variants,Price,In Stock\nCoffee,Americano,Hot,18000,10\nCoffee,,Ice,20000,8\nTea,Lychee Tea,,15000,5'),
    outcome: [
      'Americano: Rp 18.000 [Hot = Rp 18.000 stok 10; Ice = Rp 20.000 stok 8] (Kategori: Coffee)',
      'Lychee Tea: Rp 15.000 · stok 5 (Kategori: Tea)',
    ],
  },
  {
    name: 'Shopify: two options, one row per variant and per photo, an earlier price',
    bytes:
      text(`Handle,Title,Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Variant Weight Unit,Status
kaos,Kaos Polos,Toko,Baju,true,Size,M,Merah,K1,200,shopify,5,75000,90000,https://a.id/1.jpg,g,active
kaos,,,,,,L,Merah,K2,220,shopify,3,75000,,https://a.id/2.jpg,g,
kaos,,,,,,XL,Biru,K3,240,shopify,0,80000,,,g,
kaos,,,,,,,,,,,,,,https://a.id/3.jpg,,
topi,Topi Rimba,Toko,Aksesori,true,Title,Default Title,,T,150,shopify,7,45000,,https://a.id/4.jpg,g,active`),
    outcome: [
      'Kaos Polos: Rp 75.000 · 200 gram [M, Merah = Rp 75.000 stok 5; L, Merah = Rp 75.000 stok 3; XL, Biru = Rp 80.000 stok 0]',
      'Topi Rimba: Rp 45.000 · 150 gram · stok 7',
      'tidak dipakai: Handle, Vendor, Type, Option1 Name, Variant SKU, Variant Inventory Tracker, Variant Compare At Price, Variant Weight Unit',
    ],
  },
  {
    name: 'packs below an empty name',
    bytes: text('Nama Barang;Kemasan;Harga\nBeras Pandan;1kg;78.000\n;5kg;380.000\nGula;1kg;18.000'),
    outcome: ['Beras Pandan: Rp 78.000 [1kg = Rp 78.000; 5kg = Rp 380.000]', 'Gula: Rp 18.000 [1kg]'],
  },
  {
    name: 'packs that are one product each',
    bytes: text('Nama Barang;Kemasan;Harga\nBeras;karung;380.000\nGula;dus;180.000'),
    outcome: ['Beras: Rp 380.000', 'Gula: Rp 180.000', 'tidak dipakai: Kemasan'],
  },
  ...['Pilihan', 'Tipe', 'Opsi', 'Model', 'Options'].map((heading) => ({
    name: `one name in two rows that "${heading}" tells apart`,
    bytes: text(`Nama;${heading};Harga\nKaos Polos;Pendek;75000\nKaos Polos;Panjang;85000\nTopi;;40000`),
    outcome: ['Kaos Polos: Rp 75.000 [Pendek = Rp 75.000; Panjang = Rp 85.000]', 'Topi: Rp 40.000'],
  })),
  {
    name: 'a type that only describes the product',
    bytes: text('Nama;Tipe;Harga\nKulkas;2 pintu;2499000\nTV;LED;1799000'),
    outcome: ['Kulkas: Rp 2.499.000', 'TV: Rp 1.799.000', 'tidak dipakai: Tipe'],
  },
  {
    name: 'a row without a name and without anything that tells it apart',
    bytes: text('Nama;Harga\nKaos;50000\n;60000'),
    outcome: ['Kaos: Rp 50.000', '× 3'],
  },
];
