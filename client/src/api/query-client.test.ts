import { afterEach, expect, test } from '@jest/globals';
import { setImmediate } from 'node:timers';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { ApiError } from './api-error.js';
import { createQueryClient } from './query-client.js';

const { queries, mutations } = createQueryClient().getDefaultOptions();
const mayRetry = queries?.retry;
if (typeof mayRetry !== 'function') throw new Error('whether a read is tried again must depend on its error');

test.each<[string, boolean, Error]>([
  ['no answer', true, new ApiError(0, null)],
  ['502 of a proxy', true, new ApiError(502, null)],
  ['504 of a proxy', true, new ApiError(504, null)],
  ['a search that another window displaced', true, new ApiError(409, null, 'superseded')],
  ['503 with the server’s own code', false, new ApiError(503, 'Layanan sedang terganggu.', 'busy')],
  ['500', false, new ApiError(500, null)],
  ['501', false, new ApiError(501, null)],
  ['404', false, new ApiError(404, 'Tidak ada.')],
  ['401', false, new ApiError(401, null)],
  ['an answer that cannot be read', false, new ApiError(0, null, 'unexpected_answer')],
  ['a mistake of the page', false, new TypeError('undefined')],
])('a read that ended with %s is tried once more: %s', (_what, isTried, error) => {
  expect([0, 1, 2, 3].map((failures) => mayRetry(failures, error))).toEqual([isTried, false, false, false]);
});

test('a write is not tried again by itself', () => {
  expect(mutations?.retry ?? false).toBe(false);
});

/* Browsers say that they are offline on some networks that work. */
afterEach(() => onlineManager.setOnline(true));

test('a read and a write are sent also while the browser says that there is no network', async () => {
  onlineManager.setOnline(false);
  const cache = createQueryClient();
  const sent: string[] = [];
  void cache.fetchQuery({ queryKey: ['a'], queryFn: async () => sent.push('read') });
  void new MutationObserver(cache, { mutationFn: async () => sent.push('written') }).mutate();
  await new Promise((resolve) => void setImmediate(resolve));
  expect(sent.toSorted()).toEqual(['read', 'written']);
  cache.clear();
});
