import { expect, test } from '@jest/globals';
import type { OrderState } from '#contracts/http/account/billing';
import { endOf, pauseMs } from './payment-outcome.js';

test.each<[OrderState | null, 'success' | 'error' | null]>([
  ['created', null],
  ['pending', null],
  [null, null],
  ['paid', 'success'],
  ['failed', 'error'],
  ['expired', 'error'],
  ['cancelled', 'error'],
  ['refunded', 'error'],
])('an order that is %s ends the window with %s', (state, end) => {
  expect(endOf(state)).toBe(end);
});

test('a window that stays open for a quarter of an hour reads the order 40 times at most: the server allows 60', () => {
  let reads = 0;
  for (let at = 0; at < 15 * 60_000; at += pauseMs(reads)) reads += 1;
  expect(reads).toBeLessThanOrEqual(40);
  expect(pauseMs(0)).toBeLessThanOrEqual(5_000);
});
