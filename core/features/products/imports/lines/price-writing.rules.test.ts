import { expect, test } from '@jest/globals';
import { readProducts } from '../../import.rules.js';

const read = (price: string) => {
  const { products, doubtful } = readProducts({
    rows: [
      ['Nama', 'Harga'],
      ['Kaos', price],
    ],
    lines: null,
  });
  return [products[0]?.priceIdr, products[0]?.notes, doubtful[0]?.reason.replaceAll('\u00a0', ' ')];
};

test.each([
  ['8 ewu', 8_000, ''],
  ['8rebu', 8_000, ''],
  ["45'000", 45_000, ''],
  ['1’250’000', 1_250_000, ''],
  ['1jt500', 1_500_000, ''],
  ['1 juta 500 ribu', 1_500_000, ''],
  ['2jt50rb', 2_050_000, ''],
  ['45.000rp', 45_000, ''],
  ['45rb sepasang', 45_000, 'Harga per pasang'],
  ['15.000 seporsi', 15_000, 'Harga per porsi'],
  ['350rb sehari', 350_000, 'Harga per hari'],
  ['~60.000~ 45.000', 45_000, ''],
])('"%s" is %s', (price, priceIdr, notes) => {
  expect(read(price)).toEqual([priceIdr, notes, undefined]);
});

test.each([
  ['1jt5', 'tidak terbaca'],
  ['1jt500-2jt', 'rentang'],
  ['45.000 - 5%', 'persen'],
  ['45.000 sebelum disc', 'tidak terbaca'],
  ['45.000 (belum ppn)', 'Berapa yang dibayar pelanggan?'],
  ['45.000 (exclude tax)', 'Berapa yang dibayar pelanggan?'],
  ['45.000 (+ PPN)', 'Berapa yang dibayar pelanggan?'],
])('"%s" is asked about', (price, words) => {
  expect(read(price)).toEqual([undefined, undefined, expect.stringContaining(words)]);
});

test('a price that includes tax is sure', () => {
  expect(read('45.000 (sudah termasuk PPN)')).toEqual([45_000, 'sudah termasuk PPN', undefined]);
});
