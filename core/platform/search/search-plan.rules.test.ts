import { expect, test } from '@jest/globals';
import { answersPlan, searchPlan } from './search-plan.rules.js';

const partsOf = ({ query }: { readonly query: string }) => query.split(' | ');

test('rows are searched by the words that name something, not by filler words', () => {
  const plan = searchPlan('Kak ada gamis batik?');
  expect(plan.words).toEqual(['gamis', 'batik']);
  expect(partsOf(plan)).toEqual(expect.arrayContaining(['gamis:*', 'batik:*']));
  expect(partsOf(plan)).not.toEqual(expect.arrayContaining(['ada:*']));
  expect(new Set(partsOf(plan)).size).toBe(partsOf(plan).length);
});

test('a text of filler words alone is searched as it is', () => {
  expect(searchPlan('ada apa kak')).toEqual({ words: ['ada', 'apa', 'kak'], query: 'ada:* | apa:* | kak:*' });
});

test('a bare number and a single letter are searched only where nothing else is named', () => {
  expect(partsOf(searchPlan('gamis 38 m'))).not.toEqual(expect.arrayContaining(['38:*']));
  expect(partsOf(searchPlan('gamis m'))).not.toContain('m:*');
  expect(searchPlan('38').query).toContain('38:*');
  expect(searchPlan('gamis 38').words).toEqual(['gamis']);
});

test('a word of chats names nothing by its likeness to a word of goods', () => {
  expect(searchPlan('gamis dibalas').words).toEqual(['gamis']);
});

test('a synonym finds the rows that have the other word', () => {
  expect(partsOf(searchPlan('kerudung'))).toContain('hijab:*');
});

test('answers are also searched by what a text is about, in its other words; products are not', () => {
  expect(partsOf(answersPlan('norek brp'))).toContain('(metode:* & pembayaran:*)');
  expect(partsOf(searchPlan('norek brp'))).not.toContain('(metode:* & pembayaran:*)');
  expect(answersPlan('gamis batik')).toEqual(searchPlan('gamis batik'));
  expect(answersPlan('')).toEqual({ words: [], query: '' });
});
