import { expect, test } from '@jest/globals';
import { readableFractions } from './fractions.rules.js';
import { isChatWord, isFiller, termsOf } from './terms.rules.js';

test.each([
  ['1/2 kg', '0.5 kg'],
  ['1 1/2 liter', '1.5 liter'],
  ['3/4kg', '0.75kg'],
  ['20k mah', '20000 mah'],
  ['20rb mah', '20000 mah'],
  ['2,5k mah', '2500 mah'],
  ['1.200 gram', '1200 gram'],
  // a date, a price and a range do not count as fractions before a unit
  ['1/2 hari', '1/2 hari'],
  ['1/2/2026 kg', '1/2/2026 kg'],
  ['20k', '20k'],
  ['1.200', '1.200'],
])('before a unit, %j is the number %j', (text, read) => {
  expect(readableFractions(text)).toBe(read);
});

test.each([
  ['kopi 250 gr', ['kopi', '250g']],
  ['kopi 1/4 kilo', ['kopi', '250g']],
  ['kopi 1000 gram', ['kopi', '1kg']],
  ['kopi 1500g', ['kopi', '1500g']],
  ['kopi setengah kilo', ['kopi', '500g']],
  ['kopi 2 setengah kg', ['kopi', '2500g']],
  ['madu satu setengah liter', ['madu', '1500ml']],
  ['kopi sekilo', ['kopi', '1kg']],
  ['kopi 2 ons', ['kopi', '200g']],
  ['kain 150 cm', ['kain', '150cm']],
  ['kain 2 meter', ['kain', '2m']],
  ['powerbank 10.000 mah', ['powerbank', '10000mah']],
])('%j is searched as %j: each measure has one form', (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test('filler words are no terms, endings are left off, and a size joined with a number is one of its own', () => {
  expect(termsOf('Kak, ada kaosnya?')).toEqual(['kaos']);
  expect(termsOf('daster XL26')).toEqual(['daster', 'xl26', 'xl']);
  expect(termsOf('daster ab12')).toEqual(['daster', 'ab12', 'ab']);
  expect(termsOf('daster a12')).toEqual(['daster', 'a12']);
  expect([isFiller('kak'), isFiller('kaos'), isChatWord('dibalas'), isChatWord('kaos')]).toEqual([true, false, true, false]);
});

test('"ambil" before a number says to buy, and alone it says to fetch', () => {
  expect(termsOf('ambil 3 kaos')).not.toContain('ambil');
  expect(termsOf('ambil sendiri')).toContain('ambil');
});
