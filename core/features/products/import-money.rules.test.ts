import { describe, expect, test } from '@jest/globals';
import { readProducts } from './import.rules.js';
import { plainPrice } from './import-money.rules.js';

const table = (...rows: string[]) => readProducts({ rows: rows.map((row) => row.split('|').map((cell) => cell.trim())), lines: null });
const lines = (...all: string[]) => readProducts({ rows: all.map((line) => [line]), lines: all });
const prices = ({ products }: ReturnType<typeof table>) => products.map(({ name, priceIdr }) => [name, priceIdr]);

describe('the selling price', () => {
  test.each([
    ['NAMA PRODUK | HARGA BELI | HARGA JUAL | STOK', 'HARGA BELI'],
    ['Nama | Harga Modal | Harga | Stok', 'Harga Modal'],
    ['Nama Barang | HPP | Harga | Stok', 'HPP'],
    ['Produk | Harga Grosir | Harga Eceran | Stok', 'Harga Grosir'],
    ['Nama | Harga Coret | Harga Jual | Stok', 'Harga Coret'],
    ['Item | Price Before Discount | Selling Price | Qty', 'Price Before Discount'],
  ])('is never what the shop pays: %s', (headings, unused) => {
    const read = table(headings.replace('Selling Price', 'Price Selling'), 'Mukena Bali | 95000 | 145000 | 12');
    expect(prices(read)).toEqual([['Mukena Bali', 145_000]]);
    expect(read.ignored).toEqual([unused]);
  });

  test('is left empty where only a cost is written', () => {
    const read = table('Nama | Harga Beli | Stok', 'Mukena Bali | 95000 | 12');
    expect(prices(read)).toEqual([['Mukena Bali', null]]);
    expect(read.ignored).toEqual(['Harga Beli']);
  });

  test('is asked for where two columns could be it', () => {
    const read = table('Nama | Harga A | Harga B', 'Mukena Bali | 95000 | 145000');
    expect(read.products).toEqual([]);
    expect(read.wrong).toEqual([
      { row: 1, name: '', problems: [expect.stringContaining('"Harga A" dan "Harga B" bisa menjadi harga jual')] },
    ]);
  });

  test.each([
    ['45.000/pcs', 45_000],
    ['189k (S,M,L,XL)', 189_000],
    ['35rb nett', 35_000],
    ['@45.000', 45_000],
    ['1.250.000,00', 1_250_000],
    ['Rp 45.000 / kg', 45_000],
    ['150000', 150_000],
  ])('is read from %s', (text, priceIdr) => {
    expect(prices(table('Nama | Harga', `Gamis | ${text}`))).toEqual([['Gamis', priceIdr]]);
  });

  test('in front of sizes in brackets names them as variants', () => {
    const [product] = table('Nama | Harga', 'Gamis | 189k (S,M,L,XL)').products;
    expect(product?.variants.map(({ name }) => name)).toEqual(['S', 'M', 'L', 'XL']);
    expect(plainPrice('189k (S,M)')).toEqual({ price: '189k', inBrackets: 'S,M' });
  });

  test.each(['35', '999'])('of Rp %s is doubted', (price) => {
    const { products, wrong } = table('Nama | Harga', `Pashmina | ${price}`);
    expect(products).toEqual([]);
    expect(wrong[0]?.problems).toEqual([expect.stringContaining(`Rp ${price} terlalu kecil`)]);
  });

  test('of Rp 1.000 is taken', () => {
    expect(prices(table('Nama | Harga', 'Permen | 1000'))).toEqual([['Permen', 1_000]]);
  });
});

describe('rows', () => {
  test('begin after the headings, which may follow a title and have a column of numbers', () => {
    const read = table(
      'DAFTAR HARGA TOKO BERKAH 2026',
      '',
      'No | Nama Barang | Harga Jual | Berat (gr) | Sisa Stok | Ket',
      '1 | Pashmina | 35000 | 100 | 20 | baru',
      '2 | Gamis | 145000 | 400 | 3 |',
      ' | TOTAL | | | 23 |',
    );
    expect(prices(read)).toEqual([
      ['Pashmina', 35_000],
      ['Gamis', 145_000],
    ]);
    expect(read.products[0]).toMatchObject({ weightGrams: 100, stock: 20, notes: 'baru' });
    expect(read.wrong).toEqual([{ row: 6, name: 'TOTAL', problems: ['Baris ini jumlah, bukan produk.'] }]);
    expect(read.ignored).toEqual(['No']);
  });

  test('named by digits only are asked about', () => {
    expect(table('Nama | Harga', '17 | 35000').wrong[0]?.problems).toEqual([expect.stringContaining('hanya berisi angka')]);
  });

  test('of one product with different variants become one product', () => {
    const { products, wrong } = table(
      'Nama Produk | Nama Variasi | Harga | Stok',
      'Kaos Polos | Merah | 75000 | 4',
      'Kaos Polos | Biru | 80000 | 2',
      'Kaos Polos | Biru | 80000 | 2',
    );
    expect(products).toHaveLength(1);
    expect(products[0]).toMatchObject({
      name: 'Kaos Polos',
      priceIdr: 75_000,
      stock: null,
      variants: [
        { name: 'Merah', priceIdr: 75_000, stock: 4 },
        { name: 'Biru', priceIdr: 80_000, stock: 2 },
      ],
    });
    expect(wrong.map(({ row }) => row)).toEqual([4]);
  });

  test('of a list pasted from WhatsApp have their category, and lines about the shop are told', () => {
    const { products, wrong } = lines(
      '*Gamis*',
      'Gamis Navy - 145rb',
      '_Hijab_',
      'Pashmina 35rb',
      'Order: 0812-3456-7890',
      'Buka Senin: 08.00',
    );
    expect(products.map(({ name, priceIdr, notes }) => [name, priceIdr, notes])).toEqual([
      ['Gamis Navy', 145_000, 'Kategori: Gamis'],
      ['Pashmina', 35_000, 'Kategori: Hijab'],
    ]);
    expect(wrong.map(({ row }) => row)).toEqual([5, 6]);
  });
});
