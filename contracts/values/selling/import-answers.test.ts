import { expect, test } from '@jest/globals';
import { priceMaxIdr } from './figures.js';
import { answersMaxChars, answersPattern, formatAnswers, readAnswers, type RowAnswer } from './import-answers.js';

test('answers for doubtful rows are read as they were written', () => {
  const answers = new Map<number, RowAnswer>([
    [5, 'keep'],
    [7, 'drop'],
    [12, 45_000],
    [13, priceMaxIdr],
  ]);
  const text = formatAnswers(answers);
  expect(text).toBe(`5k,7d,12p45000,13p${priceMaxIdr}`);
  expect(text).toMatch(answersPattern);
  expect(readAnswers(text)).toEqual(answers);
});

test.each<[string, string, [number, RowAnswer][]]>([
  ['a price that is too high', `3p${priceMaxIdr + 1},4k`, [[4, 'keep']]],
  ['no answer', '', []],
  ['a word that is none', '3x,4d', [[4, 'drop']]],
  ['the second answer for a row', '3k,3d', [[3, 'drop']]],
  ['what is too long', `${'1k,'.repeat(answersMaxChars / 3)}22222d,9d`, [[1, 'keep']]],
])('of answers with %s the others are read', (_what, text, read) => {
  expect([...readAnswers(text)]).toEqual(read);
});
