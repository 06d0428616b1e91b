import { expect, test } from '@jest/globals';
import { formsOf, sizesNextTo } from './same-words.js';
import { termsOf } from './terms.rules.js';
import { topicsOf, wordsOfTopic } from './topics.rules.js';

/*
 * The tables of words that a search compares, as a whole: a form that a slip of the pen joins with the next one, or that
 * another line has already, is found by no query.
 */

const pairs = [...formsOf].flatMap(([term, forms]) => forms.map((form) => [form, term] as const));

test('each form of a line gives the term of that line', () => {
  const wrong = pairs.filter(([form, term]) => termsOf(form).join(' ') !== term).map(([form]) => [form, termsOf(form)]);
  expect(wrong).toEqual([]);
  expect(pairs.length).toBeGreaterThan(300);
});

test('no form is in two lines', () => {
  const forms = pairs.map(([form]) => form);
  expect(forms.filter((form, at) => forms.indexOf(form) < at)).toEqual([]);
});

test('each form of a topic gives the topic, and is in its line once', () => {
  const topics = [...wordsOfTopic].flatMap(([topic, forms]) => forms.map((form) => [form, topic] as const));
  expect(topics.filter(([form, topic]) => !topicsOf(form).includes(topic))).toEqual([]);
  expect([...wordsOfTopic.values()].flatMap((forms) => forms.filter((form, at) => forms.indexOf(form) < at))).toEqual([]);
  // a form is words alone: a joined one would be read as the longer phrase that it never is
  expect(topics.filter(([form]) => !/^[a-z\d]+(?: [a-z\d]+)*$/.test(form))).toEqual([]);
  expect(topics.length).toBeGreaterThan(300);
});

test('a size is next to the one below and the one above it, the smallest and the largest to one, and another word to none', () => {
  const sizes = ['mini', 'kecil', 'sedang', 'besar', 'jumbo'];
  expect(sizes.map((size) => sizesNextTo(size).toSorted())).toEqual([
    ['kecil'],
    ['mini', 'sedang'],
    ['besar', 'kecil'],
    ['jumbo', 'sedang'],
    ['besar'],
  ]);
  expect(sizesNextTo('merah')).toEqual([]);
  // a lead writes them in any of their forms
  for (const size of sizes) expect(termsOf(size)).toEqual([size]);
});
