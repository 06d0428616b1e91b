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

const titles =
  'bu ibu pak bapak bp hj h haji hajah kak kakak mas mbak bang abang dr drg drs dra ir prof ust ustadz ustadzah ny tn sdr mr mrs ms';

test.each(titles.split(' '))('%s is no part of a name, with a full stop or without', (title) => {
  const capital = title.charAt(0).toUpperCase() + title.slice(1);
  expect([title, `${capital}.`].map((one) => nameWords(`${one} Sari`))).toEqual([['Sari'], ['Sari']]);
});

test('initials are those of the name, not of its title', () => {
  expect(initialsOf('Hj. Siti Aminah')).toBe('SA');
});
