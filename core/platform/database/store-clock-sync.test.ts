import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { setStoreTime, storeNowMs } from '../clock/store-clock.js';
import type { Log } from '../log/log.js';
import type { Database } from './database.js';
import { StoreClockSync } from './store-clock-sync.js';

/*
 * The machine's clock is five minutes ahead of Postgres'. Time passes only while Postgres answers; timers run
 * when a test says so.
 */
const aheadMs = 300_000;
const trip = { ms: 2, isAway: false };
let passedMs = 0;
let machineAheadMs = aheadMs;
let asked = 0;
const warnings: unknown[] = [];

const storeMs = () => Date.UTC(2026, 10, 27) + passedMs;
const database = {
  rows: () => {
    asked += 1;
    if (trip.isAway) return Promise.reject(new Error('away'));
    passedMs += trip.ms / 2;
    const ms = storeMs();
    passedMs += trip.ms / 2;
    return Promise.resolve([{ ms }]);
  },
} as unknown as Database;
const log = { warn: (line: unknown) => warnings.push(line), debug: () => undefined } as unknown as Log;

let sync: StoreClockSync;
/** How far the measured time is from Postgres' own. */
const errorMs = () => storeNowMs() - storeMs();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'Date'] });
  jest.spyOn(performance, 'now').mockImplementation(() => passedMs);
  jest.spyOn(Date, 'now').mockImplementation(() => storeMs() + machineAheadMs);
  Object.assign(trip, { ms: 2, isAway: false });
  machineAheadMs = aheadMs;
  warnings.length = 0;
  sync = new StoreClockSync(database, log);
});
afterEach(() => {
  sync.onApplicationShutdown();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Waits for a measurement, which asks three times. */
async function nextMeasurement(): Promise<void> {
  const before = asked;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(asked).toBeGreaterThan(before);
}

test.each([2, 20_000])('the first measurement is taken when an answer takes %d ms', async (ms) => {
  setStoreTime(0, 0); // no measurement yet
  trip.ms = ms;
  await sync.onModuleInit();
  expect(errorMs()).toBe(0);
});

test('a later measurement is taken when it is quick; a slow one and a failed one change nothing', async () => {
  await sync.onModuleInit();
  setStoreTime(storeMs() + 700, passedMs); // the clocks of two machines drift apart
  trip.isAway = true;
  await nextMeasurement();
  expect(errorMs()).toBe(700);
  Object.assign(trip, { isAway: false, ms: 20_000 });
  await nextMeasurement();
  expect(errorMs()).toBe(700);
  trip.ms = 2;
  await nextMeasurement();
  expect(errorMs()).toBe(0);
});

test('a machine whose clock differs is reported once, until it is right again', async () => {
  await sync.onModuleInit();
  await nextMeasurement();
  expect(warnings).toEqual([{ event: 'clock.differs', lagMs: -aheadMs }]);
  machineAheadMs = 1_999;
  await nextMeasurement();
  expect(warnings).toHaveLength(1);
  machineAheadMs = 2_002;
  await nextMeasurement();
  expect(warnings).toHaveLength(2);
});

test('nothing is measured after the end', async () => {
  await sync.onModuleInit();
  sync.onApplicationShutdown();
  const before = asked;
  await jest.advanceTimersByTimeAsync(90_000);
  expect(asked).toBe(before);
});
