import { expect, test } from '@jest/globals';
import { captionRefusal, isPicture, refusalOf, sizeWords } from './attach.rules.js';

test('pictures that the chat shows go as pictures, the rest as files', () => {
  expect(
    ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml', 'image/heic', 'application/pdf', ''].filter((type) => isPicture({ type })),
  ).toEqual(['image/jpeg', 'image/png', 'image/webp']);
});

test.each([
  ['image/jpeg', 10_000_000, null],
  ['image/jpeg', 10_000_001, '10 MB'],
  ['application/pdf', 100_000_000, null],
  ['application/pdf', 100_000_001, '100 MB'],
  ['application/pdf', 0, 'kosong'],
])('%s of %i bytes: %s', (type, size, words) => {
  if (words === null) expect(refusalOf({ type, size })).toBeNull();
  else expect(refusalOf({ type, size })).toContain(words);
});

test('words that are too long for a caption are not cut', () => {
  expect(captionRefusal('x'.repeat(1_000))).toBeNull();
  expect(captionRefusal('x'.repeat(1_001))).toContain('1.001');
});

test.each([
  [512, '512 B'],
  [1_500, '1,5 kB'],
  [48_000, '48 kB'],
  [2_340_000, '2,3 MB'],
  [99_000_000, '99 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
