import { expect, test } from '@jest/globals';
import { storableText } from './storable-text.js';

test.each([
  ['a\0b\0', 'ab'],
  ['half \ud83d of a pair', 'half \ufffd of a pair'],
  ['other half \udc00', 'other half \ufffd'],
  [' whole 😀\n', ' whole 😀\n'],
  ['\ud83d\0\ude00', '😀'],
])('%j is stored as %j', (text, stored) => {
  expect(storableText(text)).toBe(stored);
});
