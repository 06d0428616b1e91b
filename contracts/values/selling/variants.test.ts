import { expect, test } from '@jest/globals';
import { formatVariant, readVariants } from './variants.js';

const variant = (name: string, priceIdr: number | null = null, stock: number | null = null) => ({ name, priceIdr, stock });

test.each([
  ['M', [variant('M')]],
  ['M;L\n XL ', [variant('M'), variant('L'), variant('XL')]],
  ['XL = 80rb', [variant('XL', 80_000)]],
  ['XL: 80.000 stok 0', [variant('XL', 80_000, 0)]],
  ['Merah stok 3', [variant('Merah', null, 3)]],
  ['Merah, stok: habis', [variant('Merah', null, 0)]],
  ['Merah (stok 3)', [variant('Merah', null, 3)]],
  ['XL =', [variant('XL')]],
])('%j is read, and can be written and read again', (text, variants) => {
  expect(readVariants(text)).toEqual({ variants, wrong: [] });
  expect(readVariants(variants.map(formatVariant).join(';'))).toEqual({ variants, wrong: [] });
});

test.each(['XL = murah', 'Merah stok 3,5', '= 80rb', `XL${' '.repeat(200)}= 80rb`, 'XL = 80rb = 90rb'])(
  'the part %j cannot be read, and the others are read',
  (part) => {
    expect(readVariants(`M;${part};L`)).toEqual({ variants: [variant('M'), variant('L')], wrong: [part] });
  },
);

test.each([
  'Merah stok 3',
  'Merah, stok 3',
  'Merah (stok 3)',
  'Merah(stok 3)',
  'Merah stok: 3',
  'Merah stok :3',
  'Merah STOK 3',
  'Merah  stok  3',
])('"%s" has a stock of three', (text) => {
  expect(readVariants(text)).toEqual({ variants: [variant('Merah', null, 3)], wrong: [] });
});

test.each(['habis', 'kosong', 'Habis', '0'])('a stock of "%s" is none', (pieces) => {
  expect(readVariants(`Merah stok ${pieces}`).variants).toEqual([variant('Merah', null, 0)]);
});

test.each(['XL = 80rb', 'XL=80rb', 'XL: 80rb', 'XL :80rb', 'XL =80rb'])('"%s" has a price', (text) => {
  expect(readVariants(text)).toEqual({ variants: [variant('XL', 80_000)], wrong: [] });
});
