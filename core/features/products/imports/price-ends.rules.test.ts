import { describe, expect, test } from '@jest/globals';
import { noChoice, readProducts } from '../import.rules.js';
import type { RowAnswer } from '#contracts/values/selling/import-answers';

const inTable = (price: string, name = 'Kaos Polos') => ({
  rows: [
    ['Nama', 'Harga'],
    [name, price],
    ['Topi', '40.000'],
  ],
  lines: null,
});
const inLine = (line: string) => ({ rows: [[line], ['Topi 40rb']], lines: [line, 'Topi 40rb'] });
const read = (list: Parameters<typeof readProducts>[0]) => {
  const { products, doubtful } = readProducts(list);
  return { first: products.map(({ name, priceIdr, stock, notes }) => ({ name, priceIdr, stock, notes }))[0], asked: doubtful.length };
};
const kaos = { name: 'Kaos Polos', priceIdr: 45_000, stock: null, notes: '' };

describe('a price is read', () => {
  test.each([
    ...[
      '45.000 rupiah',
      '45.000!!!',
      '45 rb aja kak',
      '45rb ya kak',
      '45rb saja',
      'IDR 45K',
      'idr 45.000',
      '45 000',
      'Rp 45 000',
      '45rb 🔥',
    ],
    ...['45rb ready', '45.000,- aja', '45rb nih bun', 'Rp45.000,00'],
  ])('with what stands around it: %s', (price) => {
    expect(read(inTable(price))).toEqual({ first: kaos, asked: 0 });
    expect(read(inLine(`Kaos Polos ${price}`))).toEqual({ first: kaos, asked: 0 });
    expect(read(inLine(`Kaos Polos - ${price}`))).toEqual({ first: kaos, asked: 0 });
  });

  test.each([
    '45rb (habis)',
    '45rb habis',
    '45rb SOLD OUT',
    '45rb kosong',
    '45.000 (sold out)',
    '45rb habis ya kak',
    '45rb stok habis',
    '45.000,- habis',
  ])('and the product is sold out: %s', (price) => {
    expect(read(inTable(price))).toEqual({ first: { ...kaos, stock: 0 }, asked: 0 });
    expect(read(inLine(`Kaos Polos ${price}`))).toEqual({ first: { ...kaos, stock: 0 }, asked: 0 });
  });

  test.each(['Kaos Polos (habis)', 'Kaos Polos [SOLD OUT]', 'Kaos Polos (stok kosong)'])(
    'and the name says that it is sold out: %s',
    (name) => {
      expect(read(inTable('45rb', name))).toEqual({ first: { ...kaos, stock: 0 }, asked: 0 });
      expect(read(inLine(`${name} 45rb`))).toEqual({ first: { ...kaos, stock: 0 }, asked: 0 });
    },
  );

  test('and a stock of its own counts', () => {
    const rows = [
      ['Nama', 'Harga', 'Stok'],
      ['Kaos Polos', '45rb (habis)', '3'],
    ];
    expect(readProducts({ rows, lines: null }).products).toMatchObject([{ stock: 3, notes: '' }]);
  });
});

test.each(['45ribuan', '45rban', '45rb-an', '45k an'])('a price that is only about so much is asked about: %s', (price) => {
  for (const list of [inTable(price), inLine(`Kaos Polos ${price}`)]) {
    const { doubtful } = readProducts(list);
    expect(doubtful).toMatchObject([{ name: 'Kaos Polos', otherwise: 'ask', priceIdr: 45_000, takesPrice: true }]);
    expect(doubtful[0]!.reason).toContain('hanya kira-kira');
  }
});

test('a price that the owner writes leaves the product sold out', () => {
  const answers = new Map<number, RowAnswer>([[2, 50_000]]);
  expect(readProducts(inTable('45ribuan habis'), { ...noChoice, answers }).products[0]).toMatchObject({ priceIdr: 50_000, stock: 0 });
});

test.each(['Kipas 16 450 000', 'Kaos isi 12 45 000', 'Kaos Kaki Habis', 'Tas 99rb ready hitam'])(
  '“%s” has no price that is sure',
  (line) => {
    const all = ['Topi 40rb', line];
    expect(readProducts({ rows: all.map((one) => [one]), lines: all }).doubtful).toMatchObject([{ row: 2 }]);
  },
);

test('a price with spaces that is not sure is no name of a group', () => {
  expect(readProducts(inLine('Kipas 16 450 000')).doubtful).toMatchObject([{ name: 'Kipas 16 450 000' }]);
});
