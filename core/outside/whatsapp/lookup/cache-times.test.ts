import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cachesOf } from './shared-caches.js';

/*
 * How long each cache keeps its entries. In a separate file, because a cache keeps the time of its last use for a
 * millisecond of real time.
 */

const minuteMs = 60_000;
let now: number;
beforeEach(() => {
  now = performance.now();
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const pass = (ms: number): void => {
  now += ms;
  jest.advanceTimersByTime(10); // the cache remembers the present moment for a millisecond
};

test.each([
  ['retries', 60],
  ['calls', 5],
  ['resends', 60],
  ['nobody', 10],
  ['unlisted', 10],
  ['usernames', 360],
  ['devices', Infinity],
] as const)('%s are remembered for %s minutes', async (name, minutes) => {
  const cache = cachesOf(randomUUID(), 'link')[name];
  await cache.set('a', 1);
  pass((Math.min(minutes, 100_000) - 1) * minuteMs);
  expect(await cache.get('a')).toBe(1);
  pass(2 * minuteMs);
  expect(await cache.get('a')).toBe(minutes === Infinity ? 1 : undefined);
});

test('a list of devices is no longer fresh after the time that its reader allows', () => {
  const { devices } = cachesOf(randomUUID(), 'link');
  void devices.set('a', []);
  pass(minuteMs - 1);
  expect(devices.isFresh('a', minuteMs)).toBe(true);
  pass(1);
  expect([devices.isFresh('a', minuteMs), devices.isFresh('a', 2 * minuteMs)]).toEqual([false, true]);
  void devices.set('a', []);
  expect(devices.isFresh('a', minuteMs)).toBe(true);
});
