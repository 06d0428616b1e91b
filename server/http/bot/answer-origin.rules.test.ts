import { expect, test } from '@jest/globals';
import { mayBringAnswer } from './answer-origin.rules.js';

const panel = 'https://bot.example/panel';

test.each([
  ['the panel', 'https://bot.example', true],
  ['the helper in Chrome and Edge', 'chrome-extension://abcdefghijklmnop', true],
  ['the helper in Firefox', 'moz-extension://0b6a8f5e-1c2d-4e3f-9a8b-7c6d5e4f3a2b', true],
  ['no browser at all', undefined, true],
  ['another page', 'https://evil.example', false],
  ['a page whose name begins like the panel', 'https://bot.example.evil.example', false],
  ['the panel without its lock', 'http://bot.example', false],
  ['a page without an origin', 'null', false],
  ['WhatsApp’s own page', 'https://web.whatsapp.com', false],
  ['a page below an extension’s name', 'chrome-extension://abcdefghijklmnop.evil.example', false],
  ['a page that calls itself an extension', 'https://chrome-extension://x', false],
])('%s: %s', (_who, origin, may) => {
  expect(mayBringAnswer(origin, panel)).toBe(may);
});
