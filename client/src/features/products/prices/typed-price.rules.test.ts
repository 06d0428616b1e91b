import { expect, test } from '@jest/globals';
import { emptyProduct, type ProductInput } from '#contracts/values/selling/products';
import { newSmallPrice, smallPriceWords, typedPrice } from './typed-price.rules.js';

test('a price below Rp 1.000 is asked about, because people write thousands without zeros', () => {
  expect(typedPrice(' ')).toEqual({ kind: 'none' });
  expect(typedPrice('35r')).toEqual({ kind: 'unread' });
  expect(typedPrice('35')).toEqual({ kind: 'small', priceIdr: 35 });
  expect(typedPrice('0')).toEqual({ kind: 'small', priceIdr: 0 });
  expect(typedPrice('999')).toEqual({ kind: 'small', priceIdr: 999 });
  expect(typedPrice('1000')).toEqual({ kind: 'usual', priceIdr: 1_000 });
  expect(typedPrice('35rb')).toEqual({ kind: 'usual', priceIdr: 35_000 });
  expect(smallPriceWords(35)).toBe('Bot akan menyebut Rp\u00a035. Maksudnya Rp\u00a035.000? Tulis 35rb.');
  expect(smallPriceWords(0)).toBe('Bot akan bilang gratis.');
});

test('every price that customers may hear counts, unless the product had it before', () => {
  const product: ProductInput = { ...emptyProduct, name: 'Kaos', priceIdr: 75_000 };
  const { terms } = product;
  expect(newSmallPrice(product, null)).toBeNull();
  const small: ProductInput[] = [
    { ...product, priceIdr: 75 },
    { ...product, variants: [{ name: 'XL', priceIdr: 75, stock: null }] },
    { ...product, terms: { ...terms, tiers: [{ from: 12, priceIdr: 75 }] } },
    { ...product, terms: { ...terms, resellerIdr: 75 } },
    { ...product, terms: { ...terms, promo: { priceIdr: 75, from: null, until: null } } },
  ];
  for (const one of small) {
    expect(newSmallPrice(one, null)).toBe(75);
    expect(newSmallPrice(one, product)).toBe(75);
    expect(newSmallPrice(one, one)).toBeNull();
  }
  expect(newSmallPrice({ ...product, priceIdr: 0 }, product)).toBe(0);
  // A small cost price needs no question, because the bot never quotes it to customers.
  expect(newSmallPrice({ ...product, costIdr: 75 }, null)).toBeNull();
});
