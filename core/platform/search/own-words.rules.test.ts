import { describe, expect, test } from '@jest/globals';
import { ranked } from './ranking.rules.js';
import { readSameWords, withSameWords } from './own-words.rules.js';

const groups = readSameWords('rok plisket = prisket, plisket\nmocin = motor listrik\n\ntanpa pasangan\n= ;');

test('each line with at least two names is a group', () => {
  expect(groups).toEqual([
    [['rok', 'plisket'], ['prisket'], ['plisket']],
    [['mocin'], ['motor', 'listrik']],
  ]);
});

describe('a search also looks for the other words of the shop', () => {
  test.each([
    ['prisket hitam', 'prisket hitam rok plisket plisket'],
    ['mocinnya ready?', 'mocinnya ready? motor listrik'],
    ['ada motor listrik', 'ada motor listrik mocin'],
    ['motor biasa', 'motor biasa'],
    ['', ''],
  ])('%s', (text, searched) => {
    expect(withSameWords(text, groups)).toBe(searched);
  });
});

test('a product is found by a word that only the owner knows', () => {
  const rows = ['Motor listrik Volta', 'Sepeda lipat', 'Helm'].map((name) => ({ name, fields: [[name, 1] as const] }));
  expect(ranked(rows, 'mocin', 3).rows).toEqual([]);
  expect(ranked(rows, withSameWords('mocin', groups), 3).rows.map(({ name }) => name)).toEqual(['Motor listrik Volta']);
});

test('a long list does not push the searched words out', () => {
  const many = readSameWords(Array.from({ length: 500 }, (_, at) => `kata = lain${at} = beda${at}`).join('\n'));
  expect(many.length).toBeLessThanOrEqual(100);
  expect(withSameWords('kata', many).split(' ')).toHaveLength(13);
});
