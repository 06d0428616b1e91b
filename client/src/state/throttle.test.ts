import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { throttled } from './throttle.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the first call runs at once, those within the pause run once after it, and nothing runs unasked', () => {
  let runs = 0;
  const call = throttled(() => (runs += 1), 1_000);
  const counted: number[] = [];
  const after = (ms: number, calls: number) => {
    jest.advanceTimersByTime(ms);
    for (let left = calls; left > 0; left -= 1) call();
    counted.push(runs);
  };
  after(0, 1); // at once
  after(10, 3); // within the pause
  after(989, 0); // its last moment
  after(1, 0); // the pause is over: one run for three calls
  after(1_000, 0); // no call was made since
  after(0, 1); // at once again
  after(5_000, 0);
  expect(counted).toEqual([1, 1, 1, 2, 2, 3, 3]);
  expect(jest.getTimerCount()).toBe(0);
});
