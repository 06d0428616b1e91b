import { expect, test } from '@jest/globals';
import { placesIn } from './amount-places.rules.js';
import { writtenSums } from './written-sums.rules.js';

const sums = (reply: string) => {
  const places = placesIn(reply);
  return writtenSums(places).map(({ result, isExact }) => [places[result]!.amount.value, isExact]);
};

test.each([
  ['2 x 35rb = 70rb', [[70_000, true]]],
  ['banner 6 m2 x 18rb = 108rb', [[108_000, true]]],
  [
    'dimsum 105rb + risol 2 x 30rb = 60rb, totalnya 165rb',
    [
      [60_000, true],
      [165_000, true],
    ],
  ],
  [
    'aki 235.000 dikurangi tukar tambah 25.000 = 210.000, busi 18.000, totalnya 228.000',
    [
      [210_000, true],
      [228_000, true],
    ],
  ],
  ['2 x 215.000 = 445.000', [[445_000, false]]],
  // the "x" at the end of "box" is not a multiplication sign
  ['kartu nama 3 box Rp 105.000 + laminasi Rp 30.000 = Rp 135.000', [[135_000, true]]],
  ['Kaos 75rb, totalnya 90rb', []],
])('%s', (reply, expected) => {
  expect(sums(reply)).toEqual(expected);
});
