import { expect, test } from '@jest/globals';
import { lastDays, zeroFilled } from './analytics.rules.js';

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
