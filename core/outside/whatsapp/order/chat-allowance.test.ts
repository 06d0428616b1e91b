import { expect, test } from '@jest/globals';
import { ChatAllowance } from './chat-allowance.js';

function start() {
  const clock = { ms: 0 };
  const allowance = new ChatAllowance({ atOnce: 3, oneMoreAfterMs: 1_000 }, () => clock.ms);
  const taken = (chat: string, times: number) => Array.from({ length: times }, () => allowance.take(chat)).filter(Boolean).length;
  return { clock, taken };
}

test('a chat has its allowance at once, and another chat has its own', () => {
  const { taken } = start();
  expect([taken('a', 10), taken('b', 10)]).toEqual([3, 3]);
});

test('the allowance grows with time, up to what may come at once', () => {
  const { clock, taken } = start();
  taken('a', 10);
  clock.ms += 2_000;
  expect(taken('a', 10)).toBe(2);
  clock.ms += 60_000;
  expect(taken('a', 10)).toBe(3);
});

test('what is ignored does not delay what comes later', () => {
  const { clock, taken } = start();
  taken('a', 1_000);
  clock.ms += 1_000;
  expect(taken('a', 10)).toBe(1);
});

test('time that has counted once does not count again', () => {
  const { clock, taken } = start();
  taken('a', 3);
  const all: number[] = [];
  for (let nth = 0; nth < 6; nth += 1) {
    clock.ms += 500;
    all.push(taken('a', 1));
  }
  expect(all).toEqual([0, 1, 0, 1, 0, 1]);
});
