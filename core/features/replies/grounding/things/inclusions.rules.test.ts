import { expect, test } from '@jest/globals';
import { Inclusions } from './inclusions.rules.js';

const inclusions = new Inclusions(
  'Motor Garuda 16,9jt udah STNK & plat. kandang bawa sendiri, promo 3 ekor gratis kandang. bolu 45rb/loyang udah jadi',
);

test('what stands behind a price and "udah" comes with it', () => {
  expect(inclusions.isGiven('STNK sudah termasuk Kak.')).toBe(true);
  expect(inclusions.isGiven('Pelat nomor sudah termasuk Kak.')).toBe(false);
});

test('what only an offer gives away does not come with every order', () => {
  expect(inclusions.isRefused('Kandang sudah termasuk Kak.')).toBe(true);
  expect(inclusions.isRefused('Promo 3 ekor gratis kandang Kak.')).toBe(false);
});

test.each(['Rp50.000 dapat 3 loyang bolu Kak.', 'Dengan 100rb bisa dapat 2 loyang bolu Kak.'])(
  'what money buys comes with nothing: %s',
  (sentence) => {
    expect(inclusions.isRefused(sentence)).toBe(false);
  },
);
