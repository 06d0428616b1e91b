import { expect, test } from '@jest/globals';
import { isPlaceIn } from './place-regions.rules.js';

test.each([
  ['Bandung', 'Coblong, Bandung, Jawa Barat', true],
  ['Bandung', 'Padalarang, Bandung Barat, Jawa Barat', false],
  ['kota bandung', 'Coblong, Kota Bandung, Jawa Barat', true],
  ['Kota Bandung', 'Soreang, Kabupaten Bandung, Jawa Barat', false],
  ['jaksel', 'Tebet, Jakarta Selatan, DKI Jakarta', true],
  ['Jakarta', 'Tebet, Jakarta Selatan, DKI Jakarta', true],
  ['Jabodetabek', 'Beji, Depok, Jawa Barat', true],
  ['jabodetabek', 'Coblong, Bandung, Jawa Barat', false],
  ['se-Jawa', 'Coblong, Bandung, Jawa Barat', true],
  ['Pulau Jawa', 'Kuta, Badung, Bali', false],
  ['Jawa Barat', 'Coblong, Bandung, Jawa Barat', true],
  ['??', 'Coblong, Bandung, Jawa Barat', false],
])('%s has %s: %s', (place, address, isIn) => {
  expect(isPlaceIn(place, address)).toBe(isIn);
});
