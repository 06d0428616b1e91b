import { expect, test } from '@jest/globals';
import { withAmount } from './money.js';

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
