import { expect, test } from '@jest/globals';
import { emptyProduct } from '#contracts/values/selling/products';
import { readForm, toForm } from './product-form.rules.js';

const empty = toForm(emptyProduct);

test('figures are read as people type them', () => {
  const typed = {
    ...empty,
    name: ' Kaos Polos ',
    priceIdr: '75rb',
    weightGrams: '0,25 kg',
    stock: 'habis',
    variants: 'M\nXL = 80.000 stok 3\nMerah stok habis',
    photos: 'https://contoh.id/a.jpg\nhttps://contoh.id/a.jpg',
  };
  expect(readForm(typed)).toEqual({
    product: {
      name: 'Kaos Polos',
      priceIdr: 75_000,
      weightGrams: 250,
      stock: 0,
      variants: [
        { name: 'M', priceIdr: null, stock: null },
        { name: 'XL', priceIdr: 80_000, stock: 3 },
        { name: 'Merah', priceIdr: null, stock: 0 },
      ],
      notes: '',
      photos: ['https://contoh.id/a.jpg'],
      active: true,
    },
  });
});

test('what is saved stands in the fields again and reads the same', () => {
  const product = {
    ...emptyProduct,
    name: 'Beras Pandan 5 kg',
    priceIdr: 1_250_000,
    weightGrams: 5_000,
    stock: 1_200,
    variants: [{ name: 'Karung', priceIdr: 1_300_000, stock: 0 }],
    photos: ['https://contoh.id/b.jpg'],
    active: false,
  };
  expect(readForm(toForm(product))).toEqual({ product });
});

test.each([
  [{ name: ' ' }, 'name', 'kosong'],
  [{ name: '!!!' }, 'name', 'huruf'],
  [{ priceIdr: 'tanya dulu' }, 'priceIdr', '150rb'],
  [{ weightGrams: 'ringan' }, 'weightGrams', '1,5 kg'],
  [{ stock: 'banyak' }, 'stock', 'angka'],
  [{ variants: 'XL = mahal' }, 'variants', 'XL = mahal'],
  [{ photos: 'kaos.jpg' }, 'photos', 'https://'],
])('%j is told at its field with what to write', (change, field, words) => {
  const read = readForm({ ...empty, name: 'Kaos', ...change });
  expect(read).toEqual({ trouble: { field, text: expect.stringContaining(words) } });
});
