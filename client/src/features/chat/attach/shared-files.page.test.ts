import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { takeSharedFiles } from './shared-files.js';

/*
 * Pictures that another app has shared. The service worker stores them in a browser cache. The test replaces that
 * cache, because jsdom has none.
 */

const now = new Date('2026-11-27T03:00:00Z');
const minutes = 60_000;
let shared: Map<string, Response>;
let deleted: string[];

const leave = (name: string, ageMs: number, type = 'image/png') =>
  shared.set(
    name,
    new Response(`isi ${name}`, {
      headers: { 'X-At': String(now.getTime() - ageMs), 'X-Name': encodeURIComponent(name), 'Content-Type': type },
    }),
  );

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'setTimeout'] });
  [shared, deleted] = [new Map(), []];
  const cache = { keys: async () => [...shared.keys()], match: async (name: string) => shared.get(name) };
  const caches = {
    has: async (name: string) => name === 'shared-1' && shared.size > 0 && deleted.length === 0,
    open: async () => cache,
    delete: async (name: string) => deleted.push(name),
  };
  Object.assign(globalThis, { caches });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'caches');
});

test('pictures that were just shared are taken once, with their names and kinds', async () => {
  leave('kaos hitam é.png', 0);
  leave('topi.webp', 10 * minutes - 1, 'image/webp');
  const files = await takeSharedFiles();
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['kaos hitam é.png', 'image/png'],
    ['topi.webp', 'image/webp'],
  ]);
  expect(files[0]!.size).toBeGreaterThan(0);
  expect(deleted).toEqual(['shared-1']);
  expect(await takeSharedFiles()).toEqual([]);
});

test('pictures of a share that was given up appear in no chat, and are forgotten', async () => {
  leave('lama.png', 10 * minutes);
  expect(await takeSharedFiles()).toEqual([]);
  expect(deleted).toEqual(['shared-1']);
});

test('without a share, and without such a cache, there is nothing', async () => {
  expect(await takeSharedFiles()).toEqual([]);
  expect(deleted).toEqual([]);
  Reflect.deleteProperty(globalThis, 'caches');
  expect(await takeSharedFiles()).toEqual([]);
});
