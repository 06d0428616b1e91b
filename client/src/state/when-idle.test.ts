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

test('a browser that knows when it is idle is asked, and told when the work is called off', () => {
  const asked: [() => void, IdleRequestOptions | undefined][] = [];
  const calledOff: number[] = [];
  Object.assign(globalThis, {
    requestIdleCallback: (work: () => void, options?: IdleRequestOptions) => asked.push([work, options]),
    cancelIdleCallback: (handle: number) => calledOff.push(handle),
  });
  const done: string[] = [];
  whenIdle(() => done.push('first'));
  const callOff = whenIdle(() => done.push('second'));
  callOff();
  expect([done, calledOff]).toEqual([[], [2]]);
  asked[0]![0]();
  expect(done).toEqual(['first']);
  // The timeout guarantees that the work runs even while an animation keeps the browser busy.
  expect(asked.map(([, options]) => options)).toEqual([{ timeout: 2_000 }, { timeout: 2_000 }]);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});
