import { expect, test } from '@jest/globals';
import { closenessOf } from './place-names.js';

test.each([
  ['ongkir bekasi', 'bekasi', 0],
  ['ongkir jakarta', 'jkt', 0],
  ['ongkir jabodetabek', 'jkt', 1],
  ['ongkir jogja', 'yogyakarta', 0],
  ['ongkir jatim', 'sby', 2],
  ['ongkir jateng', 'sby', null],
  ['ongkir jabodetabek', 'bekasi', 1],
  ['ongkir jatim jabar', 'bekasi', 2],
  ['ongkir jawa', 'bekasi', 3],
  ['ongkir jateng', 'semarang', 2],
  ['ongkir jawa timur', 'semarang', null],
  ['ongkir sumatera', 'medan', 3],
  ['ongkir jawa', 'medan', null],
  ['luar jawa', 'medan', 4],
  ['luar jawa', 'bekasi', null],
  ['luar jateng', 'surabaya', 4],
  ['luar jateng', 'semarang', null],
  ['luar kota', 'semarang', null],
])('how closely "%s" names %s', (area, place, closeness) => {
  expect(closenessOf(new Set(area.split(' ')), place)).toBe(closeness);
});
