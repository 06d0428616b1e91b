import { expect, test } from '@jest/globals';
import { introductionOf } from './introduction.js';

test.each(['https://panel.test', 'https://panel.test/'])('a bot at %s says that it is an AI, and where to read about data', (url) => {
  const words = introductionOf(url);
  expect(words).toContain('asisten AI');
  expect(words).toMatch(/: https:\/\/panel\.test\/terms-and-conditions$/);
});
