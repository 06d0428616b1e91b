import { expect, test } from '@jest/globals';
import { searchWords } from './search-words.js';

test('each word is searched once as a beginning, and those of three letters also by likeness', () => {
  expect(searchWords(['kaos', 'xl', 'kaos', 'tas'])).toEqual({ words: ['kaos', 'tas'], query: 'kaos:* | xl:* | tas:*' });
  expect(searchWords([])).toEqual({ words: [], query: '' });
});

test('the first twelve words of a long question are enough, and the first forty letters of a word', () => {
  const many = Array.from({ length: 13 }, (_, nth) => `kata${nth + 1}`);
  expect(searchWords(many).words).toEqual(many.slice(0, 12));
  expect(searchWords(['x'.repeat(41)]).words).toEqual(['x'.repeat(40)]);
  // a repeated word counts once
  expect(searchWords([...Array<string>(20).fill('kaos'), 'tas']).words).toEqual(['kaos', 'tas']);
});
