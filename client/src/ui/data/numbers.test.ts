import { describe, expect, test } from '@jest/globals';
import { editableRupiah, formatPrice, formatRupiah } from '#contracts/values/selling/money';
import { readRupiah } from '#contracts/values/selling/indonesian-numbers';
import { dayStart } from '../../features/dashboard/days.js';
import { formatCount, formatLeft } from '../../features/plan/plan.rules.js';
import { hueOf, initialsOf } from './avatar.js';
import { formatDayHeading, formatLongDay, formatRowTime, formatShortDay } from './format-time.js';

test('money, counts and the infinity sign', () => {
  expect(formatRupiah(50_000)).toBe('Rp\u00a050.000');
  expect(formatRupiah(0.5, 1)).toBe('Rp\u00a00,5');
  expect(editableRupiah(50_000)).toBe('Rp 50.000');
  // An amount that the owner copies from the panel into a field parses to the same number.
  expect(readRupiah(formatRupiah(1_250_000))).toBe(1_250_000);
  expect(formatPrice(0)).toBe('Gratis');
  expect(formatCount(10_000)).toBe('10.000');
  expect(formatCount('Unlimited')).toBe('Unlimited');
  expect(formatLeft('Unlimited')).toBe('∞');
});

describe('days are Jakarta days', () => {
  const now = new Date('2026-11-20T18:00:00Z'); // 21 November, 01:00 in Jakarta
  test('dates', () => {
    expect(formatLongDay(dayStart('2025-08-31'))).toBe('31 Agustus 2025');
    expect(formatShortDay(dayStart('2025-08-31'))).toBe('31/8');
  });
  test('headings and row times', () => {
    expect(formatDayHeading(new Date('2026-11-20T17:30:00Z'), now)).toBe('Hari ini');
    expect(formatDayHeading(new Date('2026-11-20T16:30:00Z'), now)).toBe('Kemarin');
    expect(formatRowTime(new Date('2026-11-20T17:30:00Z'), now)).toBe('00.30');
    expect(formatRowTime(new Date('2026-11-10T17:30:00Z'), now)).toBe('11/11');
  });
});

test('initials of names and numbers', () => {
  expect(initialsOf('Siti Aminah Putri')).toBe('SA');
  expect(initialsOf('0812-3456-7890')).toBe('90');
  expect(initialsOf(' ')).toBe('?');
});

test('somebody has the same hue everywhere, and people differ', () => {
  expect(hueOf('0197c0de-0000-7000-8000-000000000001')).toBe(hueOf('0197c0de-0000-7000-8000-000000000001'));
  const ids = Array.from({ length: 200 }, (_, index) => `0197c0de-0000-7000-8000-${index}`);
  expect(new Set(ids.map(hueOf)).size).toBe(9);
});
