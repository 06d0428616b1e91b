import { afterEach, expect, jest, test } from '@jest/globals';
import { performance } from 'node:perf_hooks';
import { resting } from './rest.js';

afterEach(() => {
  jest.restoreAllMocks();
});

test('other work goes first after each value that took long, for twice the time that it took', async () => {
  const busyMs = 30; // as the event loop tells
  jest.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ active: busyMs, idle: 0, utilization: 1 });
  const from = process.hrtime.bigint();
  const values: number[] = [];
  for await (const value of resting(of([1, 2]))) values.push(value);
  expect(values).toEqual([1, 2]);
  expect(Number(process.hrtime.bigint() - from) / 1e6).toBeGreaterThanOrEqual(2 * 2 * busyMs - 10);
});

test.each([
  [9, false],
  [10, true],
])('a value that took %i ms is followed by a rest, in which other work has its turn: %s', async (busyMs, isResting) => {
  jest.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ active: busyMs, idle: 0, utilization: 1 });
  const values = resting(of([1, 2]));
  await values.next();
  let hadTurn = false;
  setImmediate(() => (hadTurn = true));
  await values.next();
  expect(hadTurn).toBe(isResting);
});

test('a generator whose reader stops is ended', async () => {
  let isEnded = false;
  const values = async function* (): AsyncGenerator<number> {
    try {
      yield* [1, 2];
    } finally {
      isEnded = true;
    }
  };
  for await (const value of resting(values())) {
    expect(value).toBe(1);
    break;
  }
  expect(isEnded).toBe(true);
});

async function* of(values: readonly number[]): AsyncGenerator<number> {
  yield* values;
}
