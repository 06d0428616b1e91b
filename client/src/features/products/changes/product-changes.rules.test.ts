import { expect, test } from '@jest/globals';
import { chosenMax, ProductsChange } from '#contracts/values/selling/product-changes';
import { shiftOf, withProduct, type Way } from './product-changes.rules.js';

const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at));

test.each([
  ['the first', [], 'a', 1],
  ['one that is chosen is left out', ['a', 'b'], 'a', 1],
  ['the last that fits', ids(chosenMax - 1), 'a', chosenMax],
  ['one too many', ids(chosenMax), 'a', chosenMax],
  ['one of a full selection is left out', ids(chosenMax), '0', chosenMax - 1],
])('a product is chosen: %s', (_, before, id, count) => {
  expect(withProduct(before, id).size).toBe(count);
});

test.each<[Way, string, number | null]>([
  ['up-percent', '1', 1],
  ['up-percent', '500', 500],
  ['up-percent', '501', null],
  ['down-percent', '90', -90],
  ['down-percent', '91', null],
  ['up-percent', '0', null],
  ['up-percent', '10 %', 10],
  ['up-percent', '10,5', null],
  ['up-percent', '', null],
])('%s %j: the percentage that the server accepts', (way, text, percent) => {
  expect(shiftOf(way, text, 100)?.percent ?? null).toBe(percent);
});

test.each<[Way, string, number | null]>([
  ['up-rupiah', '1', 1],
  ['up-rupiah', '5.000', 5_000],
  ['down-rupiah', '5.000', -5_000],
  ['up-rupiah', '100.000.000', 100_000_000],
  ['down-rupiah', '100.000.000', -100_000_000],
  ['up-rupiah', '100.000.001', null],
  ['up-rupiah', '0', null],
  ['up-rupiah', 'murah', null],
])('%s %j: the Rupiah that the server accepts', (way, text, rupiah) => {
  expect(shiftOf(way, text, 100)?.rupiah ?? null).toBe(rupiah);
});

test.each<[Way, string]>([
  ['up-percent', '500'],
  ['down-percent', '90'],
  ['up-rupiah', '100.000.000'],
  ['down-rupiah', '100.000.000'],
])('%s %s is the maximum of the window and of the contract', (way, text) => {
  const shift = shiftOf(way, text, 100)!;
  const further = (amount: number | null) => (amount === null ? null : amount + Math.sign(amount));
  expect(ProductsChange.safeParse(shift).success).toBe(true);
  expect(ProductsChange.safeParse({ ...shift, percent: further(shift.percent), rupiah: further(shift.rupiah) }).success).toBe(false);
});
