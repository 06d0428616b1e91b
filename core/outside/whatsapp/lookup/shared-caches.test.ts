import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { cachesOf, type LinkCaches } from './shared-caches.js';

const names = [
  'devices',
  'retries',
  'calls',
  'resends',
  'nobody',
  'unlisted',
  'usernames',
] as const satisfies readonly (keyof LinkCaches)[];

test.each(names)('%s: what one link remembers is its own, and is forgotten by itself, one by one or altogether', async (name) => {
  const [bot, other] = [randomUUID(), randomUUID()];
  const [mine, next, foreign] = [cachesOf(bot, 'first')[name], cachesOf(bot, 'second')[name], cachesOf(other, 'first')[name]];
  for (const key of ['a', 'b'])
    for (const [cache, value] of [
      [mine, 1],
      [next, 2],
      [foreign, 3],
    ] as const)
      await cache.set(key, value);
  const all = async () => Promise.all([mine, next, foreign].map((cache) => Promise.all([cache.get('a'), cache.get('b')])));
  expect(await all()).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  await mine.del('a');
  expect(await all()).toEqual([
    [undefined, 1],
    [2, 2],
    [3, 3],
  ]);
  await mine.flushAll();
  expect(await all()).toEqual([
    [undefined, undefined],
    [2, 2],
    [3, 3],
  ]);
  expect(await cachesOf(bot, 'second')[name].get('a')).toBe(2); // it outlives a connection
  expect(await cachesOf(bot, 'third')[name].get('a')).toBeUndefined();
});

test('a list of devices is fresh for a while after it was read, and the list itself stays', () => {
  const { devices } = cachesOf(randomUUID(), 'link');
  expect(devices.isFresh('a', 60_000)).toBe(false);
  void devices.set('a', []);
  expect(devices.isFresh('a', 60_000)).toBe(true);
  expect(devices.isFresh('a', 0)).toBe(false);
  expect(devices.get('a')).toEqual([]);
});
