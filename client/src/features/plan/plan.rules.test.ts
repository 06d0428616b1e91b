import { expect, test } from '@jest/globals';
import { packages } from '#contracts/values/selling/packages';
import { formatCount, formatLeft, priceCardOf, pricePerReply } from './plan.rules.js';

test('the price of a reply is exact, rounded, or absent', () => {
  expect(packages.map(pricePerReply)).toEqual([
    '',
    'Rp\u00a050 per balasan',
    'sekitar Rp\u00a033 per balasan',
    'Rp\u00a020 per balasan',
    'tanpa hitungan per balasan',
  ]);
});

test('counts have the Indonesian format; unlimited has a word, or a sign in small spaces', () => {
  expect([formatCount(999), formatCount(10_000), formatCount('Unlimited')]).toEqual(['999', '10.000', 'Unlimited']);
  expect([formatLeft(0), formatLeft(10_000), formatLeft('Unlimited')]).toEqual(['0', '10.000', '∞']);
});

test('a price card shows name, price and content of a package', () => {
  const basic = packages.find((one) => one.id === 'ai-1000')!;
  const card = { name: 'Paket Basic', price: 'Rp\u00a050.000', replies: '1.000', validity: '1 bulan', features: basic.features };
  expect(priceCardOf(basic)).toEqual(card);
});
