import { expect, test } from '@jest/globals';
import { PriceBook } from '../price-book.rules.js';

function pricesOf(text: string): string[] {
  return new PriceBook(text).entries.map(({ words, each }) => `${[...words].join(' ')} ${each[0]!.idr}`);
}

test.each([
  ['sambal botol 22rb & 28rb (kecil & besar)', ['sambal botol kecil 22000', 'sambal botol besar 28000']],
  ['parkir motor & mobil 45rb & 50rb', ['parkir motor 45000', 'parkir mobil 50000']],
  ['kaos polos 75rb, celana & jaket 90rb & 150rb', ['kaos polos 75000', 'celana 90000', 'jaket 150000']],
  ['antar lowokwaru & klojen 10rb, sukun 15rb', ['antar lowokwaru klojen 10000', 'sukun 15000']],
])('two names with two prices: %s', (text, prices) => {
  expect(pricesOf(text)).toEqual(prices);
});
