import { expect, test } from '@jest/globals';
import { changeWords, meanPerDay, sumOf } from './change.rules.js';

test.each([
  [111, 100, 'sekarang 11% lebih banyak'],
  [40, 100, 'sekarang 60% lebih sedikit'],
  [0, 100, 'sekarang 100% lebih sedikit'],
  [1_001, 1_000, 'hampir sama'],
  [999, 100, 'sekarang 899% lebih banyak'],
  [1_000, 100, 'sekarang jauh lebih banyak'],
  [500, 3, 'sekarang jauh lebih banyak'],
])('%d after %d: %s', (now, before, words) => expect(changeWords(now, before)).toBe(words));

test('days are summed', () => expect(sumOf([1, 0, 5])).toBe(6));

test('the mean per day counts from the first day with messages', () => {
  expect(meanPerDay(9, [0, 0, 0, 9])).toBe(9);
  expect(meanPerDay(12, [10, 0, 2])).toBe(4);
  expect(meanPerDay(0, [0, 0])).toBe(0);
});
