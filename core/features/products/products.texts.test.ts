import { expect, test } from '@jest/globals';
import { emptyProduct } from '#contracts/values/selling/products';
import type { ProductTerms } from '#contracts/values/selling/product-terms';
import { productLine } from './products.texts.js';

const line = (more: object) => productLine({ ...emptyProduct, name: 'Kaos', priceIdr: 45_000, ...more });
const promo = (until: string | null) => ({ priceIdr: 40_000, from: null, until });

test.each<[Partial<ProductTerms>, string]>([
  [{ unit: 'kg' }, 'harga per kg'],
  [{ minOrder: 12 }, 'minimal pesan 12'],
  [{ promo: promo(null) }, 'harga promo'],
  [{ promo: promo('2026-12-31') }, 'harga promo sampai 31 Desember 2026'],
  [
    {
      tiers: [
        { from: 24, priceIdr: 38_000 },
        { from: 12, priceIdr: 40_000 },
      ],
    },
    'grosir: 12 ke atas Rp 40.000; 24 ke atas Rp 38.000',
  ],
  [{ resellerIdr: 35_000 }, 'khusus reseller Rp 35.000 (sebut hanya kepada reseller)'],
])('the terms %j are one part of the line of a product', (terms, told) => {
  expect(line({ terms: { ...emptyProduct.terms, ...terms } }).split(' | ')).toContain(told);
});

test('what a product does not have takes no part of its line', () => {
  expect(line({})).toBe('Kaos | Rp 45.000');
});

test('a line names variants, photos and the category, and no line break of the owner’s texts', () => {
  const variants = [
    { name: 'M', priceIdr: null, stock: 0 },
    { name: 'L', priceIdr: 50_000, stock: null },
  ];
  const told = line({ variants, photos: ['https://a.id/1.jpg'], notes: 'bahan\nkatun', category: 'Baju\nanak' });
  expect(told.split(' | ').slice(2)).toEqual([
    expect.stringMatching(/^varian: M habis; L/),
    'ada foto',
    'bahan katun',
    'kategori: Baju anak',
  ]);
});

test('long notes are cut, and the name stands on one line', () => {
  const [name, , notes] = line({ name: ' Kaos\nanak ', notes: 'x'.repeat(400) }).split(' | ');
  expect([name, notes!.length]).toEqual(['Kaos anak', 300]);
});
