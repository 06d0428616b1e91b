import { expect, test } from '@jest/globals';
import { formsOf, sizesNextTo } from './same-words.js';
import { termsOf } from './terms.rules.js';
import { topicsOf, wordsOfTopic } from './topics.rules.js';

/*
 * Checks of the complete tables of words for the search. No query finds a form that a typing mistake has joined with
 * the next form, or that another line already contains.
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
  // a form consists of words only; a missing comma would join two forms to a longer phrase that occurs in no text
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
  // a lead may write a size in any of its forms
  for (const size of sizes) expect(termsOf(size)).toEqual([size]);
});
