import { expect, test } from '@jest/globals';
import { objectionsTo } from './reply-check.rules.js';

function amountsRefused(owner: string, lead: string, reply: string): string[] {
  return objectionsTo(reply, { owner: [owner], chat: [], tools: [], ours: [], lead: [lead] })
    .filter(({ kind }) => kind === 'amount')
    .map(({ words }) => words);
}

test.each([
  ['rental PS4 7rb/jam, PS5 12rb/jam', '3 jam', '3 jam x 7rb = Rp 21.000 Kak.'],
  ['kain katun 45rb/m, kain linen 90rb/m', '30 m', '30 m x 45rb = Rp 1.350.000 Kak.'],
  ['batu kali 350rb per kubik, pasir 280rb per kubik', '4 kubik', '4 kubik x 350rb = Rp 1.400.000 Kak.'],
  ['bor sumur 4" 185rb/m, 6" 290rb/m', '30 m', '30 m x 185rb = Rp 5.550.000 Kak.'],
])('the unit of one price does not name the next thing: %j', (owner, lead, reply) => {
  expect(amountsRefused(owner, lead, reply)).toEqual([]);
});

test.each([
  ['rental PS4 7rb/jam, PS5 12rb/jam', 'ps5 3 jam', 'PS5 3 jam x 7rb = Rp 21.000 Kak.'],
  ['kain katun 45rb/m, kain linen 90rb/m', 'linen', 'Kain linen Rp 45.000 per meter Kak.'],
])('the price of another thing is refused although both have one unit: %j', (owner, lead, reply) => {
  expect(amountsRefused(owner, lead, reply)).not.toEqual([]);
});

test.each([
  ['sewa hosting 20rb/3bln', '6 bulan', 'Sewa hosting 6 bulan Rp 40.000 Kak.'],
  ['sewa hosting 20rb/3 bln', '6 bulan', 'Sewa hosting 6 bulan Rp 40.000 Kak.'],
  ['sewa tenda 50rb/2hr', '4 hari', 'Sewa tenda 4 hari Rp 100.000 Kak.'],
  ['sewa alat 90rb/2 minggu', '6 minggu', 'Sewa alat 6 minggu Rp 270.000 Kak.'],
])('a price for several months, days or weeks is multiplied by their number: %j', (owner, lead, reply) => {
  expect(amountsRefused(owner, lead, reply)).toEqual([]);
});

test('a price for several months is not multiplied by each month', () => {
  expect(amountsRefused('sewa hosting 20rb/3bln', '6 bulan', 'Sewa hosting 6 bulan Rp 90.000 Kak.')).toEqual(['Rp 90.000']);
});
