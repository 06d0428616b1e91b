import { expect, test } from '@jest/globals';
import { packages } from '#contracts/values/selling/packages';
import { formatCount, formatLeft, priceCardOf, pricePerReply } from './plan.rules.js';

test('what a reply costs: exact, rounded, or nothing to count', () => {
  expect(packages.map(pricePerReply)).toEqual([
    '',
    'Rp\u00a050 per balasan',
    'sekitar Rp\u00a033 per balasan',
    'Rp\u00a020 per balasan',
    'tanpa hitungan per balasan',
  ]);
});

test('counts are written as Indonesians do; what has no end has a word, and a sign where there is little room', () => {
  expect([formatCount(999), formatCount(10_000), formatCount('Unlimited')]).toEqual(['999', '10.000', 'Unlimited']);
  expect([formatLeft(0), formatLeft(10_000), formatLeft('Unlimited')]).toEqual(['0', '10.000', '∞']);
});

test('a price card says of a package what it is, costs and holds', () => {
  const basic = packages.find((one) => one.id === 'ai-1000')!;
  const card = { name: 'Paket Basic', price: 'Rp\u00a050.000', replies: '1.000', validity: '1 bulan', features: basic.features };
  expect(priceCardOf(basic)).toEqual(card);
});
