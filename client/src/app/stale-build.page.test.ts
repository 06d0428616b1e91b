import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { reloadOnStaleBuild } from './stale-build.js';

/*
 * A page of an earlier deploy requests code that no longer exists, and reloads itself. jsdom cannot reload. A test
 * therefore counts a reload when the page prevents the default of the error event.
 */

let isOnline: boolean;
const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
reloadOnStaleBuild();

beforeEach(() => {
  isOnline = true;
  sessionStorage.clear();
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  jest.useFakeTimers({ now: new Date('2026-11-27T03:00:00Z') });
});
afterEach(() => void jest.useRealTimers());
afterAll(() => error.mockRestore());

/** True when the page is reloaded after code could not be loaded. */
function reloads(): boolean {
  const failed = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(failed);
  return failed.defaultPrevented;
}

test('the page is reloaded once, and again only when half a minute has passed since', () => {
  const seen = [reloads()];
  for (const ms of [0, 29_999, 1, 29_999, 1]) {
    jest.setSystemTime(Date.now() + ms);
    seen.push(reloads());
  }
  expect(seen).toEqual([true, false, false, true, false, true]);
});

test('without a network the code is still there: nothing is reloaded, and the first reload is still to come', () => {
  isOnline = false;
  expect(reloads()).toBe(false);
  isOnline = true;
  expect(reloads()).toBe(true);
});
