import { describe, expect, test } from '@jest/globals';
import { emptyProduct } from '#contracts/values/selling/products';
import fc from 'fast-check';
import { goodsIdr, lineOf } from './order-total.rules.js';

const shirt = { ...emptyProduct, name: 'Kaos polos', priceIdr: 45_000, notes: 'Grosir 12-49 pcs 40rb, 50 pcs ke atas 36rb' };
const of = (count: number, more: object = {}, variant: Parameters<typeof lineOf>[0]['variant'] = null) =>
  lineOf({ product: { ...shirt, ...more }, variant, count });

describe('a line', () => {
  test.each([
    [1, 45_000, 45_000],
    [11, 45_000, 495_000],
    [12, 40_000, 480_000],
    [49, 40_000, 1_960_000],
    [50, 36_000, 1_800_000],
  ])('of %d pieces costs the price of its tier', (count, eachIdr, totalIdr) => {
    expect(of(count)).toEqual({ kind: 'priced', name: 'Kaos polos', count, unit: '', eachIdr, totalIdr });
  });

  test.each([
    [2.5, 42_000, 105_000],
    [1.1, 35_000, 38_500],
    [0.333, 10_001, 3_331],
  ])('of %d kilos at %d', (count, priceIdr, totalIdr) => {
    expect(of(count, { priceIdr, notes: '' })).toMatchObject({ totalIdr });
  });

  test('of a variant has the variant’s price and stock', () => {
    expect(of(12, {}, { name: 'XL', priceIdr: 50_000, stock: 20 })).toMatchObject({ name: 'Kaos polos XL', totalIdr: 600_000 });
    expect(of(3, {}, { name: 'M', priceIdr: null, stock: 2 })).toEqual({ kind: 'out-of-stock', name: 'Kaos polos M', stock: 2 });
    expect(of(1, { stock: 0 })).toMatchObject({ kind: 'out-of-stock' });
  });

  test.each([
    [2, 90_000],
    [3, 120_000],
    [4, 165_000],
    [6, 240_000],
  ])('of %d pieces with a bundle in the note', (count, totalIdr) => {
    expect(of(count, { notes: '3 pcs 120rb' })).toMatchObject({ eachIdr: 45_000, totalIdr });
  });

  test('at the price of a dozen is not rounded per piece', () => {
    expect(of(36, { notes: '3 lusin 400rb/lusin' })).toMatchObject({ eachIdr: 33_334, totalIdr: 1_200_000 });
  });

  test('without a price has none', () => {
    expect(of(1, { priceIdr: null })).toEqual({ kind: 'without-price', name: 'Kaos polos' });
  });
});

test('the sum of an order is the sum of its lines, and an order with an open line has none', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 9_000_000 }), fc.integer({ min: 1, max: 99 })), { maxLength: 10 }),
      (things) => {
        const lines = things.map(([priceIdr, count]) => of(count, { priceIdr, notes: '' }));
        expect(goodsIdr(lines)).toBe(things.reduce((sum, [price, count]) => sum + price * count, 0));
      },
    ),
  );
  expect(goodsIdr([of(1), of(1, { priceIdr: null })])).toBeNull();
});

describe('conditions of a product', () => {
  const tiers = [
    { from: 50, priceIdr: 35_000 },
    { from: 12, priceIdr: 41_000 },
  ];
  const terms = (more: object) => ({ terms: { ...emptyProduct.terms, ...more } });

  test.each([
    [11, 45_000],
    [12, 41_000],
    [49.5, 41_000],
    [50, 35_000],
  ])('at %d pieces come before the wholesale prices of its note', (count, eachIdr) => {
    expect(of(count, terms({ tiers, unit: 'lembar' }))).toMatchObject({ kind: 'priced', unit: 'lembar', eachIdr });
  });

  test('of a running promo and a wholesale price, the lower one counts', () => {
    const promo = { priceIdr: 40_000, from: null, until: null };
    const priced = (count: number) => of(count, { priceIdr: promo.priceIdr, ...terms({ tiers, promo }) });
    expect([1, 12, 50].map((count) => priced(count))).toMatchObject([{ eachIdr: 40_000 }, { eachIdr: 40_000 }, { eachIdr: 35_000 }]);
  });

  test('with fewer than the smallest order have no total', () => {
    const line = of(2, terms({ minOrder: 3 }));
    expect(line).toEqual({ kind: 'too-few', name: 'Kaos polos', minOrder: 3 });
    expect(goodsIdr([line])).toBeNull();
    expect(of(3, terms({ minOrder: 3 }))).toMatchObject({ kind: 'priced' });
  });
});
