import { expect, test } from '@jest/globals';
import { isWorthKeeping } from './prompt-versions.rules.js';

const before = { prompt: 'Toko kaos', secondaryPrompt: '', secret: '' };

test.each([
  ['another prompt', { prompt: 'Toko kemeja' }, true],
  ['an emptied prompt', { prompt: '' }, true],
  ['a list of products', { secondaryPrompt: 'Kaos' }, true],
  ['a secret', { secret: 'Modal 40rb' }, true],
  ['the same again', { prompt: 'Toko kaos', secondaryPrompt: '' }, false],
  ['nothing of the texts', {}, false],
])('texts are kept when others take their place: %s', (_case, changes, kept) => {
  expect(isWorthKeeping(before, changes)).toBe(kept);
});

test('what said nothing is not kept', () => {
  expect(isWorthKeeping({ prompt: '', secondaryPrompt: '', secret: '' }, { prompt: 'Toko kaos' })).toBe(false);
});
