import { expect, test } from '@jest/globals';
import { captionRefusal, isPicture, refusalOf, sizeWords } from './attach.rules.js';

test('pictures that the chat shows go as pictures, the rest as files', () => {
  expect(
    ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml', 'image/heic', 'image/jpegxl', 'x-image/jpeg', 'application/pdf', ''].filter(
      (type) => isPicture({ type }),
    ),
  ).toEqual(['image/jpeg', 'image/png', 'image/webp']);
});

test.each([
  ['image/jpeg', 10_000_000, null],
  ['image/jpeg', 10_000_001, 'Foto ini lebih dari 10 MB. Perkecil dulu, lalu pilih lagi.'],
  ['application/pdf', 100_000_000, null],
  ['application/pdf', 100_000_001, 'Berkas ini lebih dari 100 MB. Perkecil dulu, lalu pilih lagi.'],
  ['application/pdf', 0, 'Berkas ini kosong. Pilih berkas lain.'],
])('%s of %i bytes: %s', (type, size, words) => {
  expect(refusalOf({ type, size })).toBe(words);
});

test('words that are too long for a caption are not cut', () => {
  expect(captionRefusal('x'.repeat(1_000))).toBeNull();
  expect(captionRefusal(`  ${'x'.repeat(1_000)}\n`)).toBeNull();
  expect(captionRefusal('x'.repeat(1_001))).toBe('Keterangan paling panjang 1.000 huruf, ini 1.001. Kirim sisanya sebagai pesan.');
});

test.each([
  [999, '999 B'],
  [1_000, '1 kB'],
  [1_500, '1,5 kB'],
  [10_400, '10 kB'],
  [48_000, '48 kB'],
  [1_000_000, '1 MB'],
  [2_340_000, '2,3 MB'],
  [99_000_000, '99 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
