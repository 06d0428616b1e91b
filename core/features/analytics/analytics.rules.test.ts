import { expect, test } from '@jest/globals';
import { isAiFailing, lastDays, soldDaily, zeroFilled } from './analytics.rules.js';

test('thirty days end today and cross months', () => {
  const days = lastDays('2027-03-02', 30);
  expect(days).toHaveLength(30);
  expect(days[0]).toBe('2027-02-01');
  expect(days.at(-1)).toBe('2027-03-02');
});

test('days without a message count zero', () => {
  expect(zeroFilled(['2026-11-20', '2026-11-21'], [{ day: '2026-11-21', count: 3 }])).toEqual([
    { date: '2026-11-20', count: 0 },
    { date: '2026-11-21', count: 3 },
  ]);
});

test('days without a sale count and earn zero', () => {
  expect(soldDaily(['2026-11-20', '2026-11-21'], [{ day: '2026-11-21', count: 3, amount: 225_000 }])).toEqual([
    { date: '2026-11-20', count: 0, amount: 0 },
    { date: '2026-11-21', count: 3, amount: 225_000 },
  ]);
});

test('models are in trouble from a failure to the next answer, or for a day', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
  expect(isAiFailing(null, at(8), at(9))).toBe(false);
  expect(isAiFailing(at(8), null, at(9))).toBe(true);
  expect(isAiFailing(at(8), at(7), at(9))).toBe(true);
  expect(isAiFailing(at(8), at(9), at(10))).toBe(false);
  expect(isAiFailing(at(8), at(8), at(9))).toBe(false);
  expect(isAiFailing(at(8), at(7), at(32))).toBe(true);
  expect(isAiFailing(at(8), at(7), at(33))).toBe(false);
});
