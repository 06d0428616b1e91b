import { expect, test } from '@jest/globals';
import { askCart } from './carts.js';

/* WhatsApp's answer about a cart: its complete contents, or why there are none. */

const key = { orderId: '1', token: 't', total1000: 0 };
const item = { id: '1', name: 'Kaos', imageUrl: '', price: 45_000, currency: 'IDR', quantity: 2 };
const price = { currency: 'IDR', total: 90_000 };
const told = (products: readonly object[], total = price) =>
  // cast: the fields that WhatsApp sent
  askCart({ getOrderDetails: () => Promise.resolve({ products, price: total } as never) }, key);
const refusedWith = (error: unknown) => askCart({ getOrderDetails: () => Promise.reject(error) }, key);

test('a cart is read with its names, counts and prices', async () => {
  expect(
    await told([
      { ...item, name: ' Kaos ' },
      { ...item, price: Number.NaN, currency: undefined },
    ]),
  ).toEqual({
    kind: 'read',
    items: [
      { name: 'Kaos', count: 2, price: 45_000, currency: 'IDR' },
      { name: 'Kaos', count: 2, price: null, currency: '' },
    ],
    total: 90_000,
  });
  expect(await told([item], { ...price, total: -1 })).toMatchObject({ total: null });
});

test('a cart of a hundred kinds of items is read, and no part of a larger one', async () => {
  const of = (count: number) => told(Array.from({ length: count }, () => item));
  expect(await of(100)).toMatchObject({ kind: 'read', items: { length: 100 } });
  expect(await of(101)).toEqual({ kind: 'refused' });
});

test.each([
  ['without items', []],
  ['with an item without a name', [item, { ...item, name: '  ' }]],
  ['with none of an item', [item, { ...item, quantity: 0 }]],
  ['with half an item', [item, { ...item, quantity: 0.5 }]],
])('a cart %s is not taken for a whole one', async (_what, products) => {
  expect(await told(products)).toEqual({ kind: 'refused' });
});

test.each([
  [404, 'refused'],
  [501, 'refused'],
  [429, 'unanswered'],
  [500, 'unanswered'],
  [undefined, 'unanswered'],
])('an answer with the code %s means %s', async (data, kind) => {
  expect(await refusedWith(Object.assign(new Error('x'), { data }))).toEqual({ kind });
});
