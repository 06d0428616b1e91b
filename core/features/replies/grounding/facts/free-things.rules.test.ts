import { expect, test } from '@jest/globals';
import { FreeThings } from './free-things.rules.js';

test('a gift is the same thing in spoken and written words', () => {
  const free = new FreeThings('Stem piano 400rb. bersihin dalem gratis, poles body 150rb');
  expect(free.isRefused('Bersihkan bagian dalam gratis Kak.', '')).toBe(false);
  expect(free.isRefused('Poles body gratis Kak.', '')).toBe(true);
});
