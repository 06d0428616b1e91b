import { expect, test } from '@jest/globals';
import { packages } from '#contracts/values/selling/packages';
import { pricePerReply } from './plan.rules.js';

test('what a reply costs: exact, rounded, or nothing to count', () => {
  expect(packages.map(pricePerReply)).toEqual([
    'tanpa biaya',
    'Rp 50 per balasan',
    'sekitar Rp 33 per balasan',
    'Rp 20 per balasan',
    'tanpa hitungan per balasan',
  ]);
});
