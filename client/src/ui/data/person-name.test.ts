import { expect, test } from '@jest/globals';
import { initialsOf } from './avatar.js';
import { nameWords } from './person-name.js';

test.each([
  ['Sari Wulandari', ['Sari', 'Wulandari']],
  ['Bu Sari', ['Sari']],
  ['Hj. Siti Aminah', ['Siti', 'Aminah']],
  ['Pak H. Joko', ['Joko']],
  ['Bu', ['Bu']],
  ['Budi', ['Budi']],
  ['  ', []],
])('%s', (name, words) => {
  expect(nameWords(name)).toEqual(words);
});

test('initials are those of the name, not of its title', () => {
  expect(initialsOf('Hj. Siti Aminah')).toBe('SA');
});
