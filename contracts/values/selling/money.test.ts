import { expect, test } from '@jest/globals';
import { formatSales, withAmount } from './money.js';

test.each([
  ['2 Nastar', 170_000, '2 Nastar (Rp 170.000)'],
  ['2 Nastar', null, '2 Nastar'],
  ['2 Nastar = Rp 170.000', 170_000, '2 Nastar = Rp 170.000'],
  ['2 Nastar, total 170.000.', 170_000, '2 Nastar, total 170.000.'],
  ['2 Nastar @ Rp 85.000', 170_000, '2 Nastar @ Rp 85.000 (Rp 170.000)'],
  ['Mesin Rp 1.170.000', 170_000, 'Mesin Rp 1.170.000 (Rp 170.000)'],
  ['Mesin Rp 170.000.000', 170_000, 'Mesin Rp 170.000.000 (Rp 170.000)'],
  ['Permen 500', 500, 'Permen 500'],
])('%s of %s', (summary, amount, words) => expect(withAmount(summary, amount).replaceAll('\u00a0', ' ')).toBe(words));

test('closings without an amount are no sales of nothing', () => {
  expect(formatSales({ count: 0, amount: 0 })).toBe('Rp\u00a00');
  expect(formatSales({ count: 2, amount: 0 })).toBe('Nilai belum diketahui');
  expect(formatSales({ count: 2, amount: 45_000 })).toBe('Rp\u00a045.000');
});
