import { describe, expect, test } from '@jest/globals';
import { noChoice } from '../import.rules.js';
import { readList } from './read-list.js';

const read = (...rows: string[]) => readList(Buffer.from(rows.join('\n')), noChoice);
const pricesOf = ({ products }: ReturnType<typeof read>) => products.map(({ name, priceIdr }) => [name, priceIdr]);

describe('two lists side by side', () => {
  test.each([
    ['with an empty column between', 'Nama Barang,Harga,,Nama Barang,Harga', 'Kaos,45000,,Topi,20000', 'Gamis,150000,,,'],
    ['with nothing between', 'Nama;Harga;Stok;Nama;Harga;Stok', 'Kaos;45000;3;Topi;20000;4', 'Gamis;150000;2;;;'],
    ['with numbers', 'No;Nama;Harga;;No;Nama;Harga', '1;Kaos;45000;;3;Topi;20000', '2;Gamis;150000;;;;'],
    ['with other headings', 'Nama;Harga;;Nama Barang;Harga Jual', 'Kaos;45000;;Topi;20000', 'Gamis;150000;;;'],
    ['below titles', 'BAJU;;;AKSESORI;', 'Menu;Harga;;Menu;Harga', 'Kaos;45000;;Topi;20000', 'Gamis;150000;;;'],
  ])('are both read: %s', (_, ...rows) => {
    const list = read(...rows);
    expect(pricesOf(list)).toEqual([
      ['Kaos', 45_000],
      ['Gamis', 150_000],
      ['Topi', 20_000],
    ]);
    expect([list.wrong, list.doubtful, list.ignored.filter((heading) => heading !== 'No')]).toEqual([[], [], []]);
  });

  test.each([
    ['with an empty column between', 'Makanan;Harga;;Minuman;Harga', 'Nasi;18000;;Es Teh;5000', 'Mie;17000;;Kopi;7000'],
    ['with nothing between', 'Makanan;Harga;Minuman;Harga', 'Nasi;18000;Es Teh;5000', 'Mie;17000;Kopi;7000'],
    ['below each other', 'Makanan;Harga', 'Nasi;18000', 'Mie;17000', '', 'Minuman;Harga', 'Es Teh;5000', 'Kopi;7000'],
    ['below a title', 'WARUNG BU TINI', 'Makanan;Harga;;Minuman;Harga', 'Nasi;18000;;Es Teh;5000', 'Mie;17000;;Kopi;7000'],
  ])('may have the names of groups as headings: %s', (_, ...rows) => {
    const { products, doubtful, wrong, ignored } = read(...rows);
    expect(products.map(({ name, priceIdr, category }) => [name, priceIdr, category])).toEqual([
      ['Nasi', 18_000, 'Makanan'],
      ['Mie', 17_000, 'Makanan'],
      ['Es Teh', 5_000, 'Minuman'],
      ['Kopi', 7_000, 'Minuman'],
    ]);
    expect([doubtful, wrong, ignored]).toEqual([[], [], []]);
  });

  test('may have the same packages', () => {
    const list = read('Paket;Harga;;Paket;Harga', 'Silver;850000;;Foto A;450000', 'Gold;1850000;;Foto B;600000');
    expect(pricesOf(list)).toEqual([
      ['Silver', 850_000],
      ['Gold', 1_850_000],
      ['Foto A', 450_000],
      ['Foto B', 600_000],
    ]);
  });

  test('may be three', () => {
    expect(read('Nama;Harga;;Nama;Harga;;Nama;Harga', 'Kaos;45000;;Topi;20000;;Tas;90000').products).toHaveLength(3);
  });

  test('tell the row and the column of a problem', () => {
    const { wrong } = read('Nama;Harga;;Nama;Harga', 'Kaos;45000;;Topi;20000', 'Tas;90000;;;15000');
    expect(wrong).toMatchObject([{ place: 'Baris 3 kolom D', problems: [expect.stringContaining('Nama produk')] }]);
  });

  test('are named when the second is of another kind', () => {
    const { products, ignored } = read('Nama;Harga;Stok;;Nama;Harga Beli', 'Kaos;45000;3;;Kain;20000');
    expect(products.map(({ name }) => name)).toEqual(['Kaos']);
    expect(ignored).toEqual(['tabel mulai kolom E']);
  });

  test('are named when the first is of another kind', () => {
    const { products, ignored } = read('Nama;Harga Beli;;Nama;Harga;Stok', 'Kain;20000;;Kaos;45000;3');
    expect(products.map(({ name }) => name)).toEqual(['Kaos']);
    expect(ignored).toEqual(['tabel mulai kolom A']);
  });
});

test('a column for the kind of goods begins no second list', () => {
  const { products, ignored } = read('Nama Barang;Harga Beli;Jenis Barang;Harga Jual', 'Kaos;30000;Baju;45000');
  expect(products).toMatchObject([{ name: 'Kaos', priceIdr: 45_000 }]);
  expect(ignored).toEqual(['Harga Beli', 'Jenis Barang']);
});

test.each([
  ['a supplier', 'Nama;Harga;Supplier;Harga', 'Kaos;45000;CV A;40000', 'Topi;20000;CV B;15000'],
  ['a market', 'Nama;Harga;Pasar;Harga', 'Kaos;45000;Klewer;40000', 'Topi;20000;Johar;15000'],
  ['a town that is repeated', 'Gamis;Harga;Kota;Harga', 'Aira;45000;Solo;40000', 'Kaila;20000;Solo;15000', 'Nada;30000;Solo;25000'],
])('%s beside a second price begins no second list', (_, ...rows) => {
  const { products, price } = read(...rows);
  expect([products, price.mustChoose]).toEqual([[], true]);
});

test.each([
  ['a group alone is no category', 'Kopi;Harga', 'Latte;25000', 'Espresso;17000'],
  ['with other columns between', 'No;Kopi;Asal;Tinggi;Harga', '1;Latte;;60 cm;25000', '2;Espresso;;30 cm;17000'],
])('the name of a group is enough as a heading: %s', (_, ...rows) => {
  const { products, doubtful } = read(...rows);
  expect(products).toMatchObject([
    { name: 'Latte', priceIdr: 25_000, category: '' },
    { name: 'Espresso', priceIdr: 17_000, category: '' },
  ]);
  expect(doubtful).toEqual([]);
});
