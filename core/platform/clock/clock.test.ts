import { expect, test } from '@jest/globals';
import { Clock } from './clock.js';
import { hostLagMs, setStoreTime, storeNow, storeNowMs } from './store-clock.js';

const clockOf = (CLOCK_SHIFT_MINUTES: number) => new Clock({ CLOCK_SHIFT_MINUTES });
/** Tolerance in milliseconds, longer than one test takes. */
const aBit = 5_000;

/** Sets the measured time of Postgres' clock. */
const storeShows = (at: string) => setStoreTime(Date.parse(at), performance.now());

test('until Postgres was asked, the time is that of the machine', () => {
  expect(Math.abs(storeNowMs() - Date.now())).toBeLessThan(aBit);
  expect(Math.abs(hostLagMs())).toBeLessThan(aBit);
});

test('afterwards it is that of Postgres, and goes on from the moment of the measurement', () => {
  const at = Date.parse('2026-11-21T07:00:00Z');
  storeShows('2026-11-21T07:00:00Z');
  expect(storeNowMs() - at).toBeGreaterThanOrEqual(0);
  expect(storeNowMs() - at).toBeLessThan(aBit);
  setStoreTime(at, performance.now() - 3_600_000);
  expect(storeNow().getTime() - at - 3_600_000).toBeGreaterThanOrEqual(0);
  expect(storeNow().getTime() - at - 3_600_000).toBeLessThan(aBit);
});

test.each([
  ['behind', 3_600_000],
  ['ahead', -3_600_000],
])('a machine whose clock is %s', (_how, lagMs) => {
  setStoreTime(Date.now() + lagMs, performance.now());
  expect(Math.abs(hostLagMs() - lagMs)).toBeLessThan(aBit);
});

test('a shift is counted in minutes, forwards or back', () => {
  storeShows('2026-11-21T07:00:00Z');
  const hourAndDay = [60, -24 * 60].map((minutes) => Math.round((clockOf(minutes).now().getTime() - storeNowMs()) / 60_000));
  expect(hourAndDay).toEqual([60, -24 * 60]);
});

test.each([
  ['2026-11-21T16:59:59Z', '2026-11-21'],
  ['2026-11-21T17:00:00Z', '2026-11-22'],
  ['2026-12-31T17:00:00Z', '2027-01-01'],
])('%s is in Jakarta the day %s', (at, day) => {
  expect(clockOf(0).today(new Date(at))).toBe(day);
  storeShows(at);
  expect(clockOf(0).today()).toBe(day);
  expect(clockOf(24 * 60).today()).not.toBe(day);
});
