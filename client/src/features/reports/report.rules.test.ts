import { expect, test } from '@jest/globals';
import { dayPlus } from '#contracts/values/time-zones';
import { changeSince, hourChoices, periodName } from './report.rules.js';

test('a period is named by its days', () => {
  expect(periodName('2026-11-25', 1)).toBe('Rabu, 25 November 2026');
  expect(periodName('2026-12-28', 7)).toBe('28 Desember–3 Januari 2027');
  expect(dayPlus('2026-12-28', 7)).toBe('2027-01-04');
});

test.each([
  ['2026-11-16', '16–22 November 2026'],
  ['2026-11-24', '24–30 November 2026'],
  ['2026-11-30', '30 November–6 Desember 2026'],
])('the week from %s is named “%s”', (from, name) => {
  expect(periodName(from, 7)).toBe(name);
});

test('a change is said only where there is something to compare with', () => {
  expect([changeSince(5, 0), changeSince(5, 5), changeSince(12, 1_005), changeSince(7, 5)]).toEqual([
    '',
    'sama seperti sebelumnya',
    'turun dari 1.005',
    'naik dari 5',
  ]);
});

test('the hour can be any full hour, or none', () => {
  expect(hourChoices).toHaveLength(25);
  expect([hourChoices[0]!.value, hourChoices[8]!.label]).toEqual(['none', 'Pukul 07.00']);
});
