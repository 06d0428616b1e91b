import { expect, test } from '@jest/globals';
import { readProducts } from '../import.rules.js';
import { sortedRows } from './left-out.rules.js';

const table = (...rows: string[]) => rows.map((row) => row.split('|'));
const listOf = (rows: readonly { readonly row: number }[]) => rows.map(({ row }) => row);

test('in a table, rows that are no products are apart from rows to correct', () => {
  const rows = table(
    'Nama|Harga|Berat',
    'Kaos|75000|200',
    'Jaket|150000|berat sekali',
    'Topi|45000|100',
    'Celana|90000|300',
    'TOTAL|360000|',
    'Ongkir ditanggung pembeli||',
    '|Terima kasih|',
  );
  const { wrong, products } = readProducts({ rows, lines: null, hiddenRows: new Set([3]) });
  const sorted = sortedRows(wrong);
  expect(products.map(({ name }) => name)).toEqual(['Kaos', 'Celana']);
  expect(listOf(sorted.wrong)).toEqual([3]);
  expect(sorted.leftOut.map(({ kind, rows: left }) => [kind, ...listOf(left)])).toEqual([
    ['about-shop', 7, 8],
    ['hidden', 4],
    ['total', 6],
  ]);
});

test('in a list written by hand, lines about the shop are no problem', () => {
  const lines = ['PRICE LIST', 'Kaos 75rb', 'Topi 45rb', 'Order: wa 08123456789', 'BCA 1234567890 a.n. Sari'];
  const { wrong } = readProducts({ rows: lines.map((line) => [line]), lines });
  const { wrong: toCorrect, leftOut } = sortedRows(wrong);
  expect(toCorrect).toEqual([]);
  expect(leftOut.map(({ kind, rows }) => [kind, ...listOf(rows)])).toEqual([['about-shop', 4, 5]]);
});

test('a total with another problem is still a total', () => {
  const all = [{ row: 2, place: 'Baris 2', name: 'Jumlah', problems: ['Stok "?" tidak terbaca.', 'Baris ini jumlah, bukan produk.'] }];
  expect(sortedRows(all)).toEqual({ wrong: [], leftOut: [{ kind: 'total', rows: all }] });
});
