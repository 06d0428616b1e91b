import { describe, expect, test } from '@jest/globals';
import { isGroundedWeight, weightLabel, weightsIn } from './weights.rules.js';

describe('weights in a text', () => {
  test.each([
    ['Kopi Gayo 250g Rp 85.000, berat kirim 300 gr', [250, 300]],
    ['Beras 5 kg, gula 1,5kg, madu 0.5 kilo', [5_000, 1_500, 500]],
    ['Berat 1.200 gram per pasang', [1_200]],
    ['tepung 1000gram', [1_000]],
    ['Kaos: Rp 75.000, stok 12, gratis ongkir', []],
    ['ukuran 5G, 10 guling', [5]],
    ['berat 900000 gram', []],
    ['0 gram, 1,4 gram', [1]],
    ['100 kg, 100,1 kg', [100_000]],
    ['250 gram, 250 gr', [250]],
  ])('%s: %j', (text, grams) => {
    expect(weightsIn(text)).toEqual(grams);
  });
});

describe('a weight follows from the written value', () => {
  test.each([
    [300, [300], true],
    [900, [300], true],
    [800, [250, 300], true],
    [1_100, [250, 300], true],
    [700, [250], false],
    [1_000, [], false],
    [60_600, [300], false],
    [60_000, [300], true],
    [60_300, [300], false],
    [100, [300, 200], false],
    [41, Array.from({ length: 41 }, (_, at) => 100 - at).with(40, 41), false],
    [61, Array.from({ length: 40 }, (_, at) => 100 - at), true],
  ])('%i g of %j: %s', (grams, weights, expected) => {
    expect(isGroundedWeight(grams, weights)).toBe(expected);
  });
});

test('weights are said as people say them', () => {
  expect([250, 1_000, 1_250, 12_000].map(weightLabel)).toEqual(['250 gram', '1 kg', '1,3 kg', '12 kg']);
});
