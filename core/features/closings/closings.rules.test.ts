import { expect, test } from '@jest/globals';
import { closingSums, firstDayOfSums } from './closings.rules.js';

const on = (day: string, amount: number) => ({ day, count: 1, amount });

test('a month begins with its first day, also where the chart begins later', () => {
  expect(firstDayOfSums('2026-11-22', '2026-10-24')).toBe('2026-10-24');
  expect(firstDayOfSums('2026-10-31', '2026-10-02')).toBe('2026-10-01');
  expect(firstDayOfSums('2027-01-01', '2026-12-03')).toBe('2026-12-03');
});

test('today is a part of this month; the month before is not', () => {
  const days = [on('2026-10-31', 1), on('2026-11-01', 10), on('2026-11-21', 100), on('2026-11-22', 1_000)];
  expect(closingSums(days, '2026-11-22')).toEqual({ today: { count: 1, amount: 1_000 }, month: { count: 3, amount: 1_110 } });
});

test('the same month of another year is another month', () => {
  expect(closingSums([on('2025-11-22', 1)], '2026-11-22').month).toEqual({ count: 0, amount: 0 });
});
