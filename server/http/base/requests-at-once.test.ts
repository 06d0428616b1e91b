import { expect, test } from '@jest/globals';
import { RequestsAtOnce, type LoopTimes } from './requests-at-once.js';

test('a full main thread works on few requests at once, one that has time on many, and in between nothing changes', () => {
  let times: LoopTimes = { active: 0, idle: 0 };
  const atOnce = new RequestsAtOnce(() => times);
  const after = (active: number, idle: number): number => {
    times = { active: times.active + active, idle: times.idle + idle };
    return atOnce.allowedNow;
  };
  expect(after(0, 60_000)).toBe(48);
  expect([after(50, 0), after(50, 8), after(60, 0), after(60, 0), after(60, 0), after(60, 0)]).toEqual([24, 12, 6, 3, 3, 3]);
  expect([after(49, 0), after(40, 8), after(42, 10), after(30, 28)]).toEqual([3, 3, 3, 3]);
  expect([after(20, 30), after(24, 26), after(0, 49)]).toEqual([6, 12, 12]);
  expect([after(0, 50), after(0, 50), after(0, 50)]).toEqual([24, 48, 48]);
});
