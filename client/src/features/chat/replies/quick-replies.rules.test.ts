import { expect, test } from '@jest/globals';
import { filledIn, withWords } from './quick-replies.rules.js';

test('the contact’s name stands where it is asked for, whatever it holds', () => {
  expect(filledIn('Halo {nama}, { NAMA }!', 'Budi')).toBe('Halo Budi, Budi!');
  expect(filledIn('Halo {nama}', '$& {nama}')).toBe('Halo $& {nama}');
  expect(filledIn('Halo {nama}', '  ')).toBe('Halo Kak');
});

test('what is typed already is kept', () => {
  expect(withWords(' ', 'Terima kasih')).toBe('Terima kasih');
  expect(withWords('Baik. ', 'Terima kasih')).toBe('Baik. Terima kasih');
});
