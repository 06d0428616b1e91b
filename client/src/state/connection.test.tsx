import { expect, test } from '@jest/globals';
import { limits } from '#contracts/values/limits';
import { createStore } from './atoms.js';
import { connectionAtom, deviceOnlineAtom, pollIntervalAtom } from './connection.js';

test('live data is polled unless the socket pushes it', () => {
  const store = createStore();
  const intervals = (['connecting', 'up', 'down'] as const).map((connection) => {
    store.set(connectionAtom, connection);
    return store.get(pollIntervalAtom);
  });
  expect(intervals).toEqual([limits.pollMs, false, limits.pollMs]);
});

test('the network of the device is followed while somebody reads it, and no longer', () => {
  let isOnline = false;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  const store = createStore();
  const changes: boolean[] = [];
  const leave = store.sub(deviceOnlineAtom, () => changes.push(store.get(deviceOnlineAtom)));
  expect(store.get(deviceOnlineAtom)).toBe(false);
  for (const event of ['online', 'offline'] as const) {
    isOnline = event === 'online';
    window.dispatchEvent(new Event(event));
  }
  expect([changes, store.get(deviceOnlineAtom)]).toEqual([[false, true, false], false]);
  leave();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('offline'));
  expect([changes, store.get(deviceOnlineAtom)]).toEqual([[false, true, false], false]);
});
