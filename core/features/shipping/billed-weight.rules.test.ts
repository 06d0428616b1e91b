import { expect, test } from '@jest/globals';
import { billedGrams } from './billed-weight.rules.js';

test.each([
  [1, 100],
  [100, 100],
  [101, 200],
  [1_234, 1_300],
  [9_000_000, 100_000],
])('%i g are asked for as %i g', (grams, expected) => {
  expect(billedGrams(grams)).toBe(expected);
});
