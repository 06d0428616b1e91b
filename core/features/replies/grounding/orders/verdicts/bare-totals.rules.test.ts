import { expect, test } from '@jest/globals';
import { bareTotalsIn } from './bare-totals.rules.js';

const known = { numbers: new Set<string>(), prices: new Set([65_000]), lead: 'kaos 12 sama hoodie' };

const totalsIn = (reply: string): string[] => bareTotalsIn(reply, known).map(({ text }) => text.trim());

test('a price of one is no total without its parts', () => {
  expect(totalsIn('Jadinya Rp 65.000 per pcs Kak.')).toEqual([]);
  expect(totalsIn('Jadinya Rp 66.000 per pcs Kak.')).toEqual(['Jadinya Rp 66.000 per pcs Kak.']);
  expect(totalsIn('Jadinya Rp 65.500 Kak.')).toEqual(['Jadinya Rp 65.500 Kak.']);
});

test('a total that is said twice is not two parts of a total', () => {
  expect(totalsIn('Totalnya Rp 65.500 Kak. Jadi transfer Rp 65.500 ya.')).toEqual([
    'Totalnya Rp 65.500 Kak.',
    'Jadi transfer Rp 65.500 ya.',
  ]);
});
