import { expect, test } from '@jest/globals';
import { shiftedPrice } from './product-changes.js';
import { isRunning, priceAt } from './product-terms.js';

test.each([
  [75_000, { percent: 10, rupiah: null, roundTo: 100 }, 82_500],
  [74_990, { percent: 10, rupiah: null, roundTo: 500 }, 82_500],
  [33_333, { percent: -5, rupiah: null, roundTo: 1 }, 31_666],
  [45_250, { percent: null, rupiah: 5_000, roundTo: 500 }, 50_500],
  [45_250, { percent: null, rupiah: -45_250, roundTo: 1 }, null],
  [3_000, { percent: null, rupiah: -2_800, roundTo: 500 }, null],
  [1_000, { percent: -90, rupiah: null, roundTo: 100 }, 100],
] as const)('%d changed by %j is %s', (priceIdr, shift, expected) => {
  expect(shiftedPrice(priceIdr, shift)).toBe(expected);
});

test.each([
  [null, null, true],
  ['2026-11-25', '2026-11-25', true],
  ['2026-11-26', null, false],
  [null, '2026-11-24', false],
])('a promo from %s until %s runs on 25 November: %s', (from, until, runs) => {
  expect(isRunning({ from, until }, '2026-11-25')).toBe(runs);
});

test('the price at a quantity is that of the highest tier that is reached', () => {
  const tiers = [
    { from: 50, priceIdr: 36_000 },
    { from: 12, priceIdr: 40_000 },
  ];
  expect([1, 12, 49, 50].map((count) => priceAt(45_000, tiers, count))).toEqual([45_000, 40_000, 40_000, 36_000]);
  expect(priceAt(null, [], 3)).toBeNull();
});
