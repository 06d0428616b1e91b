import { expect, test } from '@jest/globals';
import { isWorthKeeping } from './prompt-versions.rules.js';

const before = { prompt: 'Toko kaos', secondaryPrompt: '' };

test.each([
  ['another prompt', { prompt: 'Toko kemeja' }, true],
  ['an emptied prompt', { prompt: '' }, true],
  ['a list of products', { secondaryPrompt: 'Kaos' }, true],
  ['the same again', { prompt: 'Toko kaos', secondaryPrompt: '' }, false],
  ['nothing of the texts', {}, false],
])('texts are kept when others take their place: %s', (_case, changes, kept) => {
  expect(isWorthKeeping(before, changes)).toBe(kept);
});

test('what said nothing is not kept', () => {
  expect(isWorthKeeping({ prompt: '', secondaryPrompt: '' }, { prompt: 'Toko kaos' })).toBe(false);
});
