import { expect, test } from '@jest/globals';
import { spanWords } from './span-words.js';

test('spans are said in one unit', () => {
  expect([20, 89, 90, 5_399, 5_400, 86_400].map(spanWords)).toEqual(['20 detik', '89 detik', '2 menit', '90 menit', '2 jam', '24 jam']);
});
