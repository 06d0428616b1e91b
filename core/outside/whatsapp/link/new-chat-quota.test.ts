import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { NewChatQuota } from './new-chat-quota.js';
import { watchTimers, type TimerWatch } from '../../../../test/support/left-timers.js';

const hourMs = 60 * 60_000;

let timers: TimerWatch;
beforeEach(() => {
  jest.useFakeTimers();
  timers = watchTimers();
});
afterEach(() => void jest.useRealTimers());

function start(fetch: () => Promise<undefined>) {
  const counts = { asked: 0, told: 0 };
  const quota = new NewChatQuota(
    () => {
      counts.asked += 1;
      return fetch();
    },
    () => (counts.told += 1),
  );
  return { quota, counts };
}

test('the quota is queried at once and then once an hour, however often the host looks', async () => {
  const { quota, counts } = start(() => Promise.resolve(undefined));
  for (let ms = 0; ms < 3 * hourMs; ms += 15_000) {
    quota.look();
    await jest.advanceTimersByTimeAsync(15_000);
  }
  expect(counts).toEqual({ asked: 3, told: 3 });
});

test('between two questions it keeps no timer', async () => {
  const { quota } = start(() => Promise.resolve(undefined));
  quota.look();
  await jest.advanceTimersByTimeAsync(0);
  expect(timers.left()).toEqual([]);
});

test('a refused or unanswered query reports nothing, and is repeated an hour later', async () => {
  for (const fetch of [() => Promise.reject(new Error('refused')), () => new Promise<never>(() => undefined)]) {
    const { quota, counts } = start(fetch);
    quota.look();
    await jest.advanceTimersByTimeAsync(hourMs);
    expect(timers.left()).toEqual([]);
    quota.look();
    await jest.advanceTimersByTimeAsync(0);
    expect(counts).toEqual({ asked: 2, told: 0 });
  }
});
