import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useCooldown } from './use-cooldown.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const left = (hook: { result: { current: ReturnType<typeof useCooldown> } }) => hook.result.current[0];

test('counts down in whole seconds, and is over only when the time is', () => {
  const hook = renderHook(() => useCooldown());
  expect(left(hook)).toBe(0);
  act(() => hook.result.current[1](60));
  expect(left(hook)).toBe(60);
  act(() => jest.advanceTimersByTime(59_000));
  expect(left(hook)).toBe(1);
  act(() => jest.advanceTimersByTime(1_000));
  expect(left(hook)).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('a second that has begun still counts', () => {
  const hook = renderHook(() => useCooldown(Date.now() + 1_500));
  expect(left(hook)).toBe(2);
  act(() => jest.advanceTimersByTime(1_000));
  expect(left(hook)).toBe(1);
});
