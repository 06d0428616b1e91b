import { text, type ShopFile } from './tables.js';

/** Lists with tables of people, groups, discounts and columns of delivery apps beside the products. */
export const mixedLists: readonly ShopFile[] = [
  {
    name: 'customers and what they bought below the products',
    bytes: text(`Nama Produk,Harga\nKopi,12.000\nTeh,8.000\n\nNama Pelanggan,Total Belanja\nAna,250.000\nBudi,130.000`),
    outcome: ['Kopi: Rp 12.000', 'Teh: Rp 8.000', '× 5 Nama Pelanggan Total Belanja'],
  },
  {
    name: 'groups above headings that are repeated',
    bytes: text(`MAKANAN\nNama,Harga\nNasi Goreng,20.000\nMie Ayam,18.000\n\nMINUMAN\nNama,Harga\nEs Teh,5.000\nEs Jeruk,8.000`),
    outcome: [
      'Nasi Goreng: Rp 20.000 (Kategori: MAKANAN)',
      'Mie Ayam: Rp 18.000 (Kategori: MAKANAN)',
      'Es Teh: Rp 5.000 (Kategori: MINUMAN)',
      'Es Jeruk: Rp 8.000 (Kategori: MINUMAN)',
    ],
  },
  {
    name: 'a title above headings that are repeated on a second page',
    bytes: text(`DAFTAR HARGA\nNama,Harga\nNasi Goreng,20.000\nMie Ayam,18.000\nNama,Harga\nEs Teh,5.000`),
    outcome: ['Nasi Goreng: Rp 20.000', 'Mie Ayam: Rp 18.000', 'Es Teh: Rp 5.000'],
  },
  {
    name: 'a discount beside the price, without the price that is paid',
    bytes: text(`Nama Produk,Harga,Diskon,Stok\nTas,200000,10%,4\nDompet,100000,,6`),
    outcome: ['kolom? Harga', 'tidak dipakai: Diskon'],
  },
  {
    name: 'a discount of nothing',
    bytes: text(`Nama Produk,Harga,Diskon (%),Stok\nTas,200000,0,4\nDompet,100000,0%,6`),
    outcome: ['Tas: Rp 200.000 · stok 4', 'Dompet: Rp 100.000 · stok 6', 'tidak dipakai: Diskon (%)'],
  },
  {
    name: 'an export of GrabFood',
    bytes: text(`*ItemID,*ItemName,*CategoryName,*Description,*Price,*AvailableStatus,*MaxStock,*Photo1
IDITE1,Nasi Goreng,Nasi,Pakai telur,28000,AVAILABLE,-1,https://food.example.com/a.jpg
IDITE2,Mie Goreng,Mie,Pedas,25000,UNAVAILABLE,-1,
IDITE3,Mie Kuah,Mie,,24000,UNAVAILABLETODAY,-1,`),
    outcome: [
      'Nasi Goreng: Rp 28.000 (Kategori: Nasi, Pakai telur)',
      'Mie Goreng: Rp 25.000 · stok habis (Kategori: Mie, Pedas)',
      'Mie Kuah: Rp 24.000 · stok habis (Kategori: Mie)',
      'tidak dipakai: *ItemID, *MaxStock',
    ],
  },
  {
    name: 'two dashes after a price',
    bytes: text(`Nama;Harga\nSepatu A;250.000,--\nSepatu B;Rp. 150.000,-`),
    outcome: ['Sepatu A: Rp 250.000', 'Sepatu B: Rp 150.000'],
  },
  {
    name: 'prices of sizes in brackets',
    bytes: text(`Hijab (S 35rb, M 40rb, L 45rb)\nKerudung (S: 30rb / M: 35rb)`),
    outcome: ['Hijab:  [S = Rp 35.000; M = Rp 40.000; L = Rp 45.000]', 'Kerudung:  [S = Rp 30.000; M = Rp 35.000]'],
  },
  {
    name: 'what the shop bought from its suppliers',
    bytes: text(
      `Tanggal,Nama Barang,Jumlah,Harga Satuan,Total,Supplier\n20/11/2026,Kaos,12,35000,420000,CV Maju\n21/11/2026,Topi,6,20000,120000,CV Maju`,
    ),
    outcome: ['Kaos: stok 12', 'Topi: stok 6', 'tidak dipakai: Tanggal, Harga Satuan, Total, Supplier'],
  },
  {
    name: 'a supplier beside a price of an unclear kind',
    bytes: text(`Nama Barang,Harga,Supplier\nKaos,35000,CV Maju\nTopi,20000,CV Maju`),
    outcome: ['kolom? Harga', 'tidak dipakai: Supplier'],
  },
  {
    name: 'a supplier beside the selling price',
    bytes: text(`Nama Barang,Harga Beli,Harga Jual,Supplier\nKaos,35000,60000,CV Maju`),
    outcome: ['Kaos: Rp 60.000', 'tidak dipakai: Harga Beli, Supplier'],
  },
  {
    name: 'codes in front of names, and what is left behind the price',
    bytes: text(
      `A01 - Tas Selempang - 85.000 - sisa 3\nA02 - Tas Ransel - 125.000 - SOLD\nA03 - Dompet - 45.000 - ready 10\nS24 - 12.500.000`,
    ),
    outcome: [
      'A01 Tas Selempang: Rp 85.000 · stok 3',
      'A02 Tas Ransel: Rp 125.000 · stok habis',
      'A03 Dompet: Rp 45.000 · stok 10',
      '? 4 S24 ask',
    ],
  },
  {
    name: 'kinds of prices below one merged heading',
    bytes: text(`Produk,Harga,,\n,Pcs,Lusin,Kodi\nKaos,45000,40000,38000\nTopi,20000,18000,17000`),
    outcome: ['kolom? Harga Pcs, Harga Lusin, Harga Kodi'],
  },
  {
    name: 'prices by quantity in the lines below each product',
    bytes: text(`Keripik Singkong Mbok Jum
original 250gr
1-11 pcs : 15.000
12-49 pcs : 13.500
50 pcs up : 12.000
Balado 250 gr 16.000
12-49 pcs : 14.500
50 pcs ke atas : 13.000
Pedas 250gr
min 3 pcs 17.000
10+ pcs 15.000`),
    outcome: [
      'original 250gr: Rp 15.000 (Kategori: Keripik Singkong Mbok Jum, mulai 12: Rp 13.500, mulai 50: Rp 12.000)',
      'Balado 250 gr: Rp 16.000 (Kategori: Keripik Singkong Mbok Jum, mulai 12: Rp 14.500, mulai 50: Rp 13.000)',
      'Pedas 250gr: Rp 17.000 (Kategori: Keripik Singkong Mbok Jum, mulai 10: Rp 15.000)',
    ],
  },
  {
    name: 'prices by quantity that rise, or without a product above them, are asked about',
    bytes: text(`1-11 pcs : 15.000
12-49 pcs : 13.500
Stiker vinyl A3
1-9 lembar 12.000
10-20 lembar 20.000`),
    outcome: ['? 1 1-11 pcs ask', '? 2 12-49 pcs ask', '? 3 Stiker vinyl A3 ask'],
  },
  {
    name: 'a rental: bare prices by the hour are asked about as variants',
    bytes: text(`RENTAL MOBIL BAROKAH
Avanza 12jam 350, 24jam 450
Innova Reborn 12jam 550, 24jam 750
Hiace 24jam 1,2jt
Sewa ATV 15 menit 75rb, 30 menit 130rb
Oppo A5s minus LCD 650`),
    outcome: [
      'Hiace 24jam: Rp 1.200.000 (Kategori: RENTAL MOBIL BAROKAH)',
      'Sewa ATV:  [15 menit = Rp 75.000; 30 menit = Rp 130.000] (Kategori: RENTAL MOBIL BAROKAH)',
      '? 2 Avanza ask',
      '? 3 Innova Reborn ask',
      '? 6 Oppo A5s minus LCD 650 drop',
    ],
  },
  {
    name: 'as many names as prices, and a price per square metre',
    bytes: text(`Setrika saja 5rb/kg
Bed cover S/M/L: 20/25/35
Tune up bebek/matic/sport: 50rb/60rb/85rb
Karpet 12rb/m2`),
    outcome: [
      'Setrika saja: Rp 5.000 (Harga per kg)',
      'Tune up:  [bebek = Rp 50.000; matic = Rp 60.000; sport = Rp 85.000]',
      'Karpet: Rp 12.000 (Harga per m2)',
      '? 2 Bed cover ask',
    ],
  },
];
