import { expect, test } from '@jest/globals';
import { NoProductsError, readList } from '../read-list.js';
import { noChoice } from '../../import.rules.js';

const read = (text: string) => readList(Buffer.from(text), noChoice).products.map(({ name, priceIdr }) => [name, priceIdr]);

test.each([
  [
    'orders',
    `Timestamp,Email Address,Nama Lengkap,Nomor WhatsApp,Produk apa yang Anda pesan?,Jumlah,Alamat pengiriman
2026/11/20 9:15:22 AM GMT+7,ana@gmail.com,Ana Wijaya,081234567890,Gamis Syari,2,Jl Mawar 3`,
  ],
  [
    'orders with their sums',
    `Cap waktu;Nama Pemesan;No HP;Menu;Jumlah Porsi;Total Bayar
20/11/2026 9:15:22;Ana;0812;Nasi Box Ayam;20;500000`,
  ],
  [
    'opinions about a price',
    `Stempel waktu,Nama,Produk yang ingin dibeli,Berapa harga yang cocok menurut Anda?,Saran
20/11/2026 9.15.22,Ana,Gamis,150.000,bagus`,
  ],
  [
    'Microsoft Forms',
    `ID,Start time,Completion time,Email,Name,Produk favorit,Harga wajar
1,11/20/26 9:15:22,11/20/26 9:16:01,ana@gmail.com,Ana,Gamis,150000`,
  ],
  [
    'a survey without products',
    `Timestamp,Nama Anda,Seberapa puas Anda?,Apa yang perlu diperbaiki?
11/20/2026 9:15:22,Ana,5,pengiriman`,
  ],
])('the answers of a form are no products: %s', (_, text) => {
  expect(() => read(text)).toThrow(new NoProductsError('form_answers'));
});

test.each([
  ['customers', 'Nama,No HP,Alamat,Saldo\nAna,0812345,Jl Mawar,150000'],
  ['customers below a title', 'DATA PELANGGAN\n\nNo;Nama Pelanggan;Nomor WA\n1;Ana;0812345'],
  ['staff', 'Nama Karyawan,Jabatan,Tunjangan\nAna,Kasir,300000'],
])('a list of people is refused: %s', (_, text) => {
  expect(() => read(text)).toThrow(new NoProductsError('people'));
});

test('products with a telephone number or an address beside them are a list', () => {
  expect(read('Nama,Alamat,No HP,Sewa per bulan\nKamar Melati,Jl Mawar 3,0812345,850.000')).toHaveLength(1);
  expect(read('Nama,Alamat,Kapasitas\nVilla Mawar,Jl Melati,12')).toHaveLength(1);
  expect(read('Nama,Harga,No HP\nGamis,150.000,0812345')).toEqual([['Gamis', 150_000]]);
  expect(read('Nama Barang,Stok,Alamat Gudang\nGamis,4,Jl Mawar')).toEqual([['Gamis', null]]);
});

test('a form in which a shop collects its own products is a list, and so is one with a column of times', () => {
  const own = `Timestamp,Email Address,Nama Produk,Harga Jual,Stok
11/20/2026 9:15:22,sari@gmail.com,Gamis Syari,150.000,4
11/20/2026 9:18:22,sari@gmail.com,Koko Anak,90.000,7`;
  expect(read(own)).toEqual([
    ['Gamis Syari', 150_000],
    ['Koko Anak', 90_000],
  ]);
  const changed = `Created At,Nama,Harga,Whatsapp Seller
2026-11-20 09:15,Gamis,150.000,0812
tanpa tanggal,Koko,90.000,0812`;
  expect(read(changed)).toEqual([
    ['Gamis', 150_000],
    ['Koko', 90_000],
  ]);
});
