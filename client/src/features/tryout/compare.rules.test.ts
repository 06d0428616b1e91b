import { expect, test } from '@jest/globals';
import { costWords } from './compare.rules.js';

test('a comparison says what it costs before it begins', () => {
  expect(costWords(3, 20)).toBe('Memakai 6 uji coba; sisa gratis hari ini 20.');
  expect(costWords(10, 20)).toBe('Memakai 20 uji coba; sisa gratis hari ini 20.');
  expect(costWords(5, 4)).toBe('Memakai 10 uji coba; sisa gratis hari ini 4. 6 di antaranya mengurangi kuota balasan AI.');
  expect(costWords(3, 0)).toBe('Memakai 6 uji coba; sisa gratis hari ini 0. 6 di antaranya mengurangi kuota balasan AI.');
});
