import { describe, expect, test } from '@jest/globals';
import { emptyProduct } from '#contracts/values/selling/products';
import { headings, merged, readProducts } from './import.rules.js';

const nothing = { ...emptyProduct, active: null };
const table = (...rows: string[]) => readProducts({ rows: rows.map((row) => row.split('|').map((cell) => cell.trim())), lines: null });

describe('a table with headings', () => {
  test('is read in any order of its columns, as people write figures', () => {
    const { products, wrong, ignored } = table(
      'Berat (kg) | HARGA JUAL | nama barang | Kode | Stok',
      '0,25 | Rp 75.000 | Kaos | K1 | 12',
      '2 | 150rb | Jaket | K2 | habis',
      '300 gr | - | Topi | |',
    );
    expect(wrong).toEqual([]);
    expect(ignored).toEqual(['Kode']);
    expect(products).toEqual([
      { ...nothing, name: 'Kaos', priceIdr: 75_000, weightGrams: 250, stock: 12 },
      { ...nothing, name: 'Jaket', priceIdr: 150_000, weightGrams: 2_000, stock: 0 },
      { ...nothing, name: 'Topi', weightGrams: 300 },
    ]);
  });

  test('has all that a product has', () => {
    const row = 'Kaos|75000|250|12|M; XL = 80rb stok 3|Katun|https://contoh.id/a,b.jpg https://contoh.id/c.jpg|tidak';
    expect(table(headings.join('|'), row).products).toEqual([
      {
        name: 'Kaos',
        priceIdr: 75_000,
        weightGrams: 250,
        stock: 12,
        variants: [
          { name: 'M', priceIdr: null, stock: null },
          { name: 'XL', priceIdr: 80_000, stock: 3 },
        ],
        notes: 'Katun',
        photos: ['https://contoh.id/a,b.jpg', 'https://contoh.id/c.jpg'],
        active: false,
      },
    ]);
  });

  test('tells of each wrong row its number, its name and what to do; the others are taken', () => {
    const { products, wrong } = table(
      '',
      'Nama|Harga|Berat|Stok|Foto|Ditawarkan',
      'Kaos|75000||||',
      '|90000||||',
      'Jaket|mahal|berat|banyak|jaket.jpg|mungkin',
      '',
      'KAOS!|80000||||',
    );
    expect(products.map(({ name }) => name)).toEqual(['Kaos']);
    expect(wrong).toEqual([
      { row: 4, name: '', problems: [expect.stringContaining('Nama produk tidak boleh kosong')] },
      {
        row: 5,
        name: 'Jaket',
        problems: [
          expect.stringContaining('Harga "mahal"'),
          expect.stringContaining('Berat "berat"'),
          expect.stringContaining('Stok "banyak"'),
          expect.stringContaining('"mungkin"'),
          expect.stringContaining('https://'),
        ],
      },
      { row: 7, name: 'KAOS!', problems: [expect.stringContaining('baris 3')] },
    ]);
  });
});

describe('lines without headings', () => {
  test.each([
    ['Kaos Polos Hitam - Rp 75.000 - 250 gr - stok 12', { name: 'Kaos Polos Hitam', priceIdr: 75_000, weightGrams: 250, stock: 12 }],
    ['1. Kaos Polos 75rb', { name: 'Kaos Polos', priceIdr: 75_000 }],
    ['• Kemeja flanel: 165.000', { name: 'Kemeja flanel', priceIdr: 165_000 }],
    ['Beras Pandan 5 kg', { name: 'Beras Pandan 5 kg' }],
    ['Beras Pandan, Rp 75.000, 1,5 kg', { name: 'Beras Pandan', priceIdr: 75_000, weightGrams: 1_500 }],
    ['Kaos; 75000; 250; 12', { name: 'Kaos', priceIdr: 75_000, weightGrams: 250, stock: 12 }],
    ['Kaos - 75rb - ukuran S/M/L - katun tebal', { name: 'Kaos', priceIdr: 75_000, sizes: ['S', 'M', 'L'], notes: 'katun tebal' }],
    ['Hijab - https://contoh.id/h.jpg - 45k', { name: 'Hijab', priceIdr: 45_000, photos: ['https://contoh.id/h.jpg'] }],
    ['Paket isi 3', { name: 'Paket isi 3' }],
  ])('%s', (line, { sizes = [], ...found }: { sizes?: string[]; [field: string]: unknown }) => {
    const variants = sizes.map((name) => ({ name, priceIdr: null, stock: null }));
    expect(readProducts({ rows: [line.split(',')], lines: [line] })).toEqual({
      products: [{ ...nothing, variants, ...found }],
      wrong: [],
      ignored: [],
    });
  });
});

test('a row changes what it says, and leaves what it does not', () => {
  const known = { ...emptyProduct, name: 'kaos', priceIdr: 70_000, weightGrams: 250, stock: 4, notes: 'Katun', active: false };
  expect(merged({ ...nothing, name: 'Kaos', priceIdr: 75_000, stock: 0 }, known)).toEqual({
    ...known,
    name: 'Kaos',
    priceIdr: 75_000,
    stock: 0,
  });
  expect(merged({ ...nothing, name: 'Kaos' }, undefined)).toEqual({ ...emptyProduct, name: 'Kaos' });
});
