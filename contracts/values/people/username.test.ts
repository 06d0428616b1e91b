import { expect, test } from '@jest/globals';
import { normalizeUsername } from './username.js';

test.each([
  ['budi.santoso', 'budi.santoso'],
  ['@Budi_77', 'budi_77'],
  [' @toko ', 'toko'],
])('%j is the username %j', (typed, name) => {
  expect(normalizeUsername(typed)).toBe(name);
});

test.each(['', '@', 'ab', '12345', 'a'.repeat(36), '.budi', 'budi.', 'bu..di', 'budi santoso', 'budi@lid', '<b>', 'budi‮x'])(
  '%j is none',
  (typed) => {
    expect(normalizeUsername(typed)).toBeNull();
  },
);
