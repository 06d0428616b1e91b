import { expect, test } from '@jest/globals';
import { cartLines, cartOf } from './carts.rules.js';

const items = (unit: number, currency = 'IDR') => [
  { name: 'Kopi Gayo', count: 2, price: 85_000 * unit, currency },
  { name: 'Kopi Toraja', count: 1, price: 90_000 * unit, currency },
];
const prices = (told: Parameters<typeof cartOf>[0], total1000: number) => cartOf(told, { total1000 }).items.map(({ priceIdr }) => priceIdr);

test.each([1_000, 100, 1])('amounts in parts of a Rupiah (%i) are those that make the total of the message', (unit) => {
  expect(prices({ kind: 'read', items: items(unit), total: 260_000 * unit }, 260_000_000)).toEqual([85_000, 90_000]);
});

test.each<[string, Parameters<typeof cartOf>[0], number]>([
  ['the message names no total', { kind: 'read', items: items(1), total: 260_000 }, 0],
  ['the message names another total', { kind: 'read', items: items(1), total: 260_000 }, 250_000_000],
  ['the amounts do not add up', { kind: 'read', items: items(1), total: 250_000 }, 260_000_000],
  ['no total is told', { kind: 'read', items: items(1), total: null }, 260_000_000],
  ['a price is missing', { kind: 'read', items: [{ ...items(1)[0]!, price: null }, items(1)[1]!], total: 260_000 }, 260_000_000],
  ['it is other money', { kind: 'read', items: items(1, 'USD'), total: 260_000 }, 260_000_000],
  ['nothing costs anything', { kind: 'read', items: [{ ...items(1)[0]!, price: 0 }], total: 0 }, 0],
])('no price is kept when %s', (_, told, total1000) => {
  expect(new Set(prices(told, total1000))).toEqual(new Set([null]));
});

test('a price of half a Rupiah is none', () => {
  const told = { kind: 'read' as const, items: [{ name: 'Kancing', count: 2, price: 500, currency: 'IDR' }], total: 1_000 };
  expect(prices(told, 1_000)).toEqual([null]);
});

test('each thing is one line, without marks that change the text around it', () => {
  const cart = cartOf(
    {
      kind: 'read',
      items: [
        { name: `Teh\n2 \u202Etid ${'a'.repeat(9_000)}`, count: 3, price: null, currency: '' },
        { name: 'Kopi', count: 1, price: null, currency: '' },
      ],
      total: null,
    },
    { total1000: 0 },
  );
  const [first, second, ...more] = cartLines(cart).split('\n');
  expect(first).toHaveLength('3 × '.length + 200);
  expect(first).toContain('3 × Teh 2 tid aaa');
  expect([second, ...more]).toEqual(['1 × Kopi']);
});
