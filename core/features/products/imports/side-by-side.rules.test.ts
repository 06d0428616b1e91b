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
});

test('a column for the kind of goods begins no second list', () => {
  const { products, ignored } = read('Nama Barang;Harga Beli;Jenis Barang;Harga Jual', 'Kaos;30000;Baju;45000');
  expect(products).toMatchObject([{ name: 'Kaos', priceIdr: 45_000 }]);
  expect(ignored).toEqual(['Harga Beli', 'Jenis Barang']);
});
