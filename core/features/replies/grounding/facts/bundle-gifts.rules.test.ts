import { expect, test } from '@jest/globals';
import { BundleGifts, givesForMany } from './bundle-gifts.rules.js';

test('a gift for a quantity equals the texts’, also for larger quantities', () => {
  const gifts = new BundleGifts('Propolis 120.000, beli 2 gratis 1');
  expect(['Beli 2 gratis 1 kak', 'Beli 4 gratis 2', 'beli 5 dapat 1'].map((text) => gifts.isRefused(text))).toEqual([false, false, false]);
  expect(['Beli 1 gratis 1 kak', 'beli 2 gratis 2'].map((text) => gifts.isRefused(text))).toEqual([true, true]);
  expect(givesForMany('Beli 2 gratis ongkir')).toBe(false);
});

test('a gift for some things is none for others', () => {
  const gifts = new BundleGifts('Segi empat voal 65rb\nSemua pashmina: beli 3 gratis 1 inner ninja.');
  expect(['Beli 3 pashmina gratis 1 inner kak', 'Beli 3 gratis 1 kak'].map((text) => gifts.isRefused(text))).toEqual([false, false]);
  expect(gifts.isRefused('Beli 3 voal gratis 1 inner ninja kak')).toBe(true);
});
