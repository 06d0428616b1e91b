import { expect, test } from '@jest/globals';
import { isCallbackToken } from './callback-token.js';

const token = 'mP6BvtAhO585zao6r5aUWgWhlzo6xhFE';

test('the token of our account is', () => {
  expect(isCallbackToken(token, token)).toBe(true);
});

test.each([
  ['another one', 'mP6BvtAhO585zao6r5aUWgWhlzo6xhFF'],
  ['one that is cut', token.slice(0, -1)],
  ['one that goes on', `${token}x`],
  ['an empty one', ''],
  ['none', undefined],
  ['several', [token, token]],
])('%s is not the token', (_what, given) => {
  expect(isCallbackToken(given, token)).toBe(false);
});
