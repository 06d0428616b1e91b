import { expect, test } from '@jest/globals';
import { looseCells } from './loose-lines.rules.js';

test.each<[string[], object]>([
  [['Kaos | harga: 75rb | berat : 250 gr | stok: 12'], { name: 'Kaos', price: '75rb', weight: '250 gr', stock: '12' }],
  [['Kaos; hrg 75rb; Berat 250 gr; Stock 3'], { name: 'Kaos', price: '75rb', weight: '250 gr', stock: '3' }],
  [['Kaos; harga : 75rb; berat: 250; sisa : 3'], { name: 'Kaos', price: '75rb', weight: '250', stock: '3' }],
  [['Kaos; harga75rb; berat250gr; stok12; ukuranXL'], { name: 'Kaos', price: '75rb', weight: '250gr', stock: '12', variants: 'XL' }],
  [['Kaos; harga nego; berat ringan'], { name: 'Kaos', price: 'nego', weight: 'ringan' }],
  [['Kaos; ukuran S/M; warna : hitam,putih'], { name: 'Kaos', variants: 'S;M;hitam;putih' }],
  [['Kaos; variasi: A; varian B'], { name: 'Kaos', variants: 'A;B' }],
  [
    ['Kaos; https://a.id/1.jpg; HTTP://a.id/2.jpg; unggahan:3'],
    { name: 'Kaos', photos: 'https://a.id/1.jpg HTTP://a.id/2.jpg unggahan:3' },
  ],
  [['Kaos; lihat https://a.id/1.jpg'], { name: 'Kaos', notes: 'lihat https://a.id/1.jpg' }],
  [
    ['Kaos; dengan harga 75rb; tanpa stok 3; cek berat 2 kg; semua ukuran S'],
    { name: 'Kaos', notes: 'dengan harga 75rb, tanpa stok 3, cek berat 2 kg, semua ukuran S' },
  ],
  [['Kaos; 75000; 250; 12; 13'], { name: 'Kaos', price: '75000', weight: '250', stock: '12', notes: '13' }],
  [['Kaos; 250 gr; 75rb; 300 gr'], { name: 'Kaos', price: '75rb', weight: '250 gr', notes: '300 gr' }],
  [['Pasir; 1,5 ton; 2 ons'], { name: 'Pasir', weight: '1,5 ton', notes: '2 ons' }],
  [['Kaos; katun; tebal'], { name: 'Kaos', notes: 'katun, tebal' }],
  [['Kaos; 75rb; 1.2.3 kg; 1.2.3'], { name: 'Kaos', price: '75rb', notes: '1.2.3 kg, 1.2.3' }],
  [[' Kaos ', '', ' 75rb\t'], { name: 'Kaos', price: '75rb' }],
  [['12) Kaos'], { name: 'Kaos' }],
  [['Kaos == 75rb'], { name: 'Kaos', price: '75rb' }],
  [['Kaos @ Rp 75.000,-'], { name: 'Kaos', price: 'Rp 75.000,-' }],
  [['Kaos Rp 75.000'], { name: 'Kaos', price: 'Rp 75.000' }],
  [['Paket isi 3 Rp. 75 rb'], { name: 'Paket isi 3', price: 'Rp. 75 rb' }],
  [['Kaos seri 1.234.5'], { name: 'Kaos seri 1.234.5' }],
  [
    ['Kaos', 'harga 75rb\nnett', 'stok 3\nsaja', 'berat 2 kg\nkotor', 'ukuran S\nsaja'],
    { name: 'Kaos', notes: 'harga 75rb\nnett, stok 3\nsaja, berat 2 kg\nkotor, ukuran S\nsaja' },
  ],
  [[';'], { name: '' }],
])('%j', (row, cells) => {
  expect(looseCells(row)).toEqual({ notes: '', ...cells });
});

test.each([
  ['Madu 250 ml 45rb / 500 ml 80rb', 'Madu', '250 ml = 45000;500 ml = 80000'],
  ['1. Kaos Distro M 75k, XL 85k', 'Kaos Distro', 'M = 75000;XL = 85000'],
  ['Kopi Susu: kecil 12.000 | besar 18.000', 'Kopi Susu', 'kecil = 12000;besar = 18000'],
  ['Beras Pandan 5 kg = Rp 72.000 & 10 kg = Rp 140.000', 'Beras Pandan', '5 kg = 72000;10 kg = 140000'],
])('“%s” is %s in sizes', (line, name, variants) => {
  expect(looseCells([line])).toEqual({ name, variants, notes: '' });
});

test.each([
  // the sizes before the first price have no price of their own, so they would be lost
  'Kaos S, M, L 75k / XL 85k',
  'Kaos S-L 75k / XL 85k',
  'Kaos S/M 75k / L 85k',
  // prices for other buyers
  'Keripik 100gr 12k / 250gr 25k grosir',
  'Keripik modal 100gr 8k / 250gr 18k',
  // one size twice, and words behind
  'Kaos M 75k / M 85k',
  'Sirup 250ml 20k / 500ml 35k gratis botol',
  // no name
  '100gr 18k / 200gr 32k',
])('“%s” has no sizes that are sure', (line) => {
  expect(looseCells([line]).variants).toBeUndefined();
});
