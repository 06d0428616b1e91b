import { expect, test } from '@jest/globals';
import { sessionCache } from './session-cache.js';

test('keeps as many entries as it may, those used last', () => {
  const cache = sessionCache<string>(3);
  for (const name of ['a', 'b', 'c']) cache.set(name, name);
  cache.get('a');
  cache.set('d', 'd');
  expect([...cache.keys()].toSorted()).toEqual(['a', 'c', 'd']);
});

test('allocates no memory in advance', () => {
  expect(sessionCache(5_000).max).toBe(0);
});
