import { expect, test } from '@jest/globals';
import { qualifiedPrices } from './by-role/qualified-prices.js';
import { ratesAndReductions } from './by-role/rates-and-reductions.js';
import { judge } from './judged.js';

/** Every wrong amount is refused, and no right one is. */
test.each([
  ['of kinds, times and groups of buyers', qualifiedPrices],
  ['by two units, beside sizes, with reductions and charges', ratesAndReductions],
])('prices %s: right ones leave, wrong ones do not', (_, shops) => {
  const { refused, held, leaving } = judge(shops);
  expect({ refused, held, leaving }).toEqual({ refused: [], held: [], leaving: [] });
});
