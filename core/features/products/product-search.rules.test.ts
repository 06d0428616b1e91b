import { expect, test } from '@jest/globals';
import { fitsPrice, lowestPrice, namesOnlyPrice, searchedFields } from './product-search.rules.js';

test.each([
  ['yang termurah', true],
  ['paling murah apa kak', true],
  ['produk mahal', true],
  ['kaos termurah', false],
  ['murahan', false],
])('%j names only a price: %s', (text, only) => {
  expect(namesOnlyPrice(text)).toBe(only);
});

const variant = (priceIdr: number | null) => ({ name: 'L', priceIdr, stock: null });

test('a product has the prices of its variants', () => {
  const product = { priceIdr: null, variants: [variant(50_000), variant(70_000), variant(null)] };
  expect(lowestPrice(product)).toBe(50_000);
  expect([fitsPrice(product, { minIdr: 60_000 }), fitsPrice(product, { maxIdr: 49_999 }), fitsPrice(product, {})]).toEqual([
    true,
    false,
    true,
  ]);
  expect(fitsPrice({ priceIdr: null, variants: [] }, { minIdr: 0 })).toBe(false);
});

test('other names in the note count as the name', () => {
  const fields = searchedFields({ name: 'Jilbab Voal', category: '', variants: [], notes: 'Adem. Nama lain: bergo, tudung. Bahan voal' });
  expect(fields[1]).toEqual(['bergo, tudung', 3]);
});
