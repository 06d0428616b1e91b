import { expect, test } from '@jest/globals';
import { bareTotalIn } from './bare-totals.rules.js';

const known = { numbers: new Set<string>(), prices: new Set([65_000]), lead: 'kaos 12 sama hoodie' };

test('a price of one is no total without its parts', () => {
  expect(bareTotalIn('Jadinya Rp 65.000 per pcs Kak.', known)).toBeNull();
  expect(bareTotalIn('Jadinya Rp 66.000 per pcs Kak.', known)).toBe('Jadinya Rp 66.000 per pcs Kak.');
  expect(bareTotalIn('Jadinya Rp 65.500 Kak.', known)).toBe('Jadinya Rp 65.500 Kak.');
});
