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
  ['Jabodetabek', 'Serpong, Tangerang Selatan, Banten', true],
  ['Jabotabek', 'Bekasi Timur, Kota Bekasi, Jawa Barat', true],
  ['Jabotabek', 'Beji, Depok, Jawa Barat', false],
  ['DKI Jakarta', 'Tebet, Jakarta Selatan, DKI Jakarta', true],
  ['DKI Jakarta', 'Serpong, Tangerang Selatan, Banten', false],
  ['sejawa', 'Serang, Serang, Banten', true],
  ['se Jawa', 'Depok, Sleman, DI Yogyakarta', true],
  ['Jawa Bali', 'Ubud, Gianyar, Bali', true],
  ['Jawa Bali', 'Medan Baru, Medan, Sumatera Utara', false],
  ['se-Jawa', 'Coblong, Bandung, Jawa Barat', true],
  ['Pulau Jawa', 'Kuta, Badung, Bali', false],
  ['Jawa Barat', 'Coblong, Bandung, Jawa Barat', true],
  ['??', 'Coblong, Bandung, Jawa Barat', false],
])('%s has %s: %s', (place, address, isIn) => {
  expect(isPlaceIn(place, address)).toBe(isIn);
});
