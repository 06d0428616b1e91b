import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { whenIdle } from './when-idle.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('work waits for its moment and is done once', () => {
  const done: string[] = [];
  whenIdle(() => done.push('work'));
  expect(done).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(done).toEqual(['work']);
});

test('work that was called off before its moment is never done', () => {
  const done: string[] = [];
  const callOff = whenIdle(() => done.push('work'));
  callOff();
  jest.advanceTimersByTime(60_000);
  expect(done).toEqual([]);
});
