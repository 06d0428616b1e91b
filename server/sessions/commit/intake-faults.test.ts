import { expect, jest, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { newId } from '#core/platform/crypto/ids';
import { IntakeFaults } from './intake-faults.js';

const owner = newId<BotId>();
const other = newId<BotId>();

test('a message is set aside with its third connection, for its owner alone', () => {
  const faults = new IntakeFaults();
  const isSetAside = [1, 2, 3, 4].map(() => {
    faults.note(owner, '3EB0AA');
    return faults.isSetAside(owner, '3EB0AA');
  });
  expect(isSetAside).toEqual([false, false, true, true]);
  expect(faults.isSetAside(other, '3EB0AA')).toBe(false);
  expect(faults.isSetAside(owner, '3EB0BB')).toBe(false);
});

test('it is news once, also when it comes again and again', () => {
  const faults = new IntakeFaults();
  const news = ['3EB0AA', '3EB0AA', '3EB0BB', '3EB0AA'].map((waId) => faults.isNewlySetAside(owner, waId));
  expect(news).toEqual([true, false, true, false]);
  expect(faults.isNewlySetAside(other, '3EB0AA')).toBe(true);
});

test('after a day without a further fault a message is tried again, and set aside as news', () => {
  let now = performance.now();
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const pass = (ms: number): void => {
    now += ms;
    jest.advanceTimersByTime(10); // the cache remembers the present moment for a millisecond
  };
  try {
    const faults = new IntakeFaults();
    const dayMs = 24 * 3_600_000;
    for (let nth = 0; nth < 3; nth += 1) faults.note(owner, '3EB0AA');
    faults.isNewlySetAside(owner, '3EB0AA');
    pass(dayMs - 1_000);
    expect([faults.isSetAside(owner, '3EB0AA'), faults.isNewlySetAside(owner, '3EB0AA')]).toEqual([true, false]);
    pass(dayMs + 1_000);
    expect([faults.isSetAside(owner, '3EB0AA'), faults.isNewlySetAside(owner, '3EB0AA')]).toEqual([false, true]);
  } finally {
    jest.restoreAllMocks();
    jest.useRealTimers();
  }
});
