import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { Log } from '#core/platform/log/log';
import { Metrics } from '#core/platform/metrics/metrics';
import { Sweeper } from '../../../workers/base/sweeper.ts';
import { openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { metricOf } from '../../support/metric-of.ts';

/* Work that is repeated at intervals: it continues after a failure, never overlaps itself, and ends with the process. */

const everyMs = 10_000;
/** Maximum time until a round: the first comes within a second, further ones after the interval plus a tenth. */
const roundMs = everyMs * 1.1;

let modules: TestModules;
let context: INestApplicationContext;
let sweeper: Sweeper;
let metrics: Metrics;

beforeAll(async () => {
  modules = await openTestModules();
  context = await modules.open([]);
});
beforeEach(() => {
  jest.useFakeTimers();
  metrics = new Metrics();
  sweeper = new Sweeper(context.get(Log), metrics);
});
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => modules?.close());

test('the first round comes within a second, further ones after the interval plus or minus a tenth', async () => {
  let rounds = 0;
  sweeper.every('counted', everyMs, () => Promise.resolve((rounds += 1)));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(rounds).toBe(1);
  await jest.advanceTimersByTimeAsync(everyMs * 0.9 - 1_001); // just before the earliest second round
  expect(rounds).toBe(1);
  await jest.advanceTimersByTimeAsync(1_001 + everyMs * 0.2); // the latest second round
  expect(rounds).toBe(2);
});

test('a sweep that fails runs again, and others are not affected', async () => {
  const rounds = { failing: 0, working: 0 };
  sweeper.every('failing', everyMs, () => {
    rounds.failing += 1;
    return Promise.reject(new Error('refused'));
  });
  sweeper.every('working', everyMs, () => Promise.resolve((rounds.working += 1)));
  await jest.advanceTimersByTimeAsync(1_000 + 2 * roundMs);
  expect(rounds).toEqual({ failing: 3, working: 3 });
  for (const sweep of Object.keys(rounds)) expect(await metricOf(metrics, 'sweep_seconds_count', { sweep })).toBe(3);
});

test('a sweep that takes longer than its interval does not run twice at once', async () => {
  const ends: (() => void)[] = [];
  sweeper.every('slow', everyMs, () => new Promise<void>((resolve) => ends.push(resolve)));
  await jest.advanceTimersByTimeAsync(1_000 + 5 * roundMs);
  expect(ends).toHaveLength(1);
  ends[0]!();
  await jest.advanceTimersByTimeAsync(roundMs);
  expect(ends).toHaveLength(2);
});

test('the end of the process waits for a running sweep and starts no other, also one that is registered late', async () => {
  const ends: (() => void)[] = [];
  let late = 0;
  let hasEnded = false;
  sweeper.every('held', everyMs, () => new Promise<void>((resolve) => ends.push(resolve)));
  await jest.advanceTimersByTimeAsync(1_000);
  const end = sweeper.beforeApplicationShutdown().then(() => (hasEnded = true));
  sweeper.every('late', everyMs, () => Promise.resolve((late += 1)));
  await jest.advanceTimersByTimeAsync(5 * roundMs);
  expect(hasEnded).toBe(false);
  ends[0]!();
  await end;
  await jest.advanceTimersByTimeAsync(5 * roundMs);
  expect([ends.length, late]).toEqual([1, 0]);
});
