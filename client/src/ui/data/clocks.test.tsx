import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useNow } from './use-now.js';
import { useSecondsUntil } from './use-seconds-until.js';

const start = new Date('2026-11-28T03:00:00.000Z');
beforeEach(() => void jest.useFakeTimers({ now: start }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});
const pass = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });
const after = (ms: number) => new Date(start.getTime() + ms);

test('the time moves every half minute, or as often as it is asked for, and stops with its screen', () => {
  const slow = renderHook(() => useNow());
  const other = renderHook((everyMs: number) => useNow(everyMs), { initialProps: 1_000 });
  pass(29_000);
  expect([slow.result.current, other.result.current]).toEqual([start, after(29_000)]);
  pass(1_000);
  expect(slow.result.current).toEqual(after(30_000));
  other.rerender(10_000);
  pass(9_000);
  expect(other.result.current).toEqual(after(30_000));
  pass(1_000);
  expect(other.result.current).toEqual(after(40_000));
  slow.unmount();
  other.unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('seconds are counted down to nought, for another moment anew, and without a moment no timer runs', () => {
  const { result, rerender, unmount } = renderHook((moment: string | null) => useSecondsUntil(moment), {
    initialProps: after(2_500).toISOString() as string | null,
  });
  const seen = [result.current];
  for (const ms of [1_000, 1_000, 1_000, 5_000]) {
    pass(ms);
    seen.push(result.current);
  }
  expect(seen).toEqual([3, 2, 1, 0, 0]);
  rerender(after(18_000).toISOString());
  pass(1_000);
  expect(result.current).toBe(9);
  rerender('kapan');
  expect(result.current).toBeNull();
  rerender(null);
  expect([result.current, jest.getTimerCount()]).toEqual([null, 0]);
  unmount();
});
