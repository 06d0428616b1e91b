import { expect, test } from '@jest/globals';
import { labelledIndexes, niceTop } from './chart.rules.js';

test('the chart ends above its highest day, on whole numbers', () => {
  expect(niceTop(0)).toBe(4);
  expect(niceTop(3)).toBe(4);
  expect(niceTop(26)).toBe(40);
  expect(niceTop(104)).toBe(200);
  for (let highest = 1; highest < 5_000; highest += 7) {
    expect(niceTop(highest)).toBeGreaterThanOrEqual(highest);
    expect(niceTop(highest) % 4).toBe(0);
  }
});

test.each([
  [4, 4],
  [5, 8],
  [8, 8],
  [9, 20],
  [20, 20],
  [21, 40],
  [40, 40],
  [41, 80],
  [80, 80],
  [81, 100],
  [100, 100],
  [101, 200],
])('a chart whose highest day has %i ends at %i: no higher than needed', (highest, top) => {
  expect(niceTop(highest)).toBe(top);
});

test('the maximum is divisible by the requested number of lines', () => {
  expect(niceTop(5, 5)).toBe(5);
  expect(niceTop(6, 5)).toBe(10);
});

test('the last day is always named', () => {
  expect(labelledIndexes(30, 5)).toEqual([5, 11, 17, 23, 29]);
  expect(labelledIndexes(1, 5)).toEqual([0]);
  expect(labelledIndexes(5, 5)).toEqual([0, 1, 2, 3, 4]);
  expect(labelledIndexes(6, 5)).toEqual([1, 3, 5]);
  expect(labelledIndexes(0, 5)).toEqual([]);
});
