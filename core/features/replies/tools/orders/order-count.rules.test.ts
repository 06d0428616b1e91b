import { expect, test } from '@jest/globals';
import { isDivisible, readCount } from './order-count.rules.js';

test.each<[unknown, unknown]>([
  [2, 2],
  ['3', 3],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['1½', 1.5],
  ['setengah', 0.5],
  ['setengah kg', 0.5],
  ['12 pcs', 12],
  ['1.000', 1_000],
  ['1,000 pcs', 1_000],
  ['0,250', 0.25],
  ['2,5 kg', 2.5],
  ['2 lusin', '2 lusin'],
  ['banyak', 'banyak'],
  ['1/0', '1/0'],
  ['', ''],
])('%j is the count %j', (given, count) => {
  expect(readCount(given)).toBe(count);
});

test('half a kilo can be sold, half a shirt cannot', () => {
  expect(['kg', 'Meter', 'lusin'].every((unit) => isDivisible(unit))).toBe(true);
  expect(['', 'pcs', 'set', 'lembar'].some((unit) => isDivisible(unit))).toBe(false);
});
