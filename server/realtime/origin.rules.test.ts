import { expect, test } from '@jest/globals';
import { isOwnOrigin } from './origin.rules.js';

const publicUrl = 'https://panel.example.com';

test.each([
  ['our public address', 'https://panel.example.com', 'inner:3000', true],
  ['the very host it speaks to', 'http://127.0.0.1:3000', '127.0.0.1:3000', true],
  ['a program without an origin', undefined, '127.0.0.1:3000', true],
  ['another site', 'https://evil.example', 'panel.example.com', false],
  ['a name that only begins alike', 'https://panel.example.com.evil.example', 'panel.example.com', false],
  ['another scheme of our name', 'http://panel.example.com', 'inner:3000', false],
  ['a sandboxed page', 'null', 'panel.example.com', false],
])('%s', (_what, origin, host, isOwn) => {
  expect(isOwnOrigin(origin, host, publicUrl)).toBe(isOwn);
});
