import { expect, test } from '@jest/globals';
import { dayPlus } from '#contracts/values/time-zones';
import { busiestHours, countQuestions, isInTime, lastPeriod, nextReportAt, spanOf, weekdayOf } from './reports.rules.js';

const at = (text: string) => new Date(text);

test('the last day and the last week are over in the zone of the shop', () => {
  // Monday, 16:30 in UTC: 23:30 in Jakarta, but Tuesday in Jayapura
  expect(lastPeriod('WIB', at('2026-11-23T16:30:00Z'), 1)).toBe('2026-11-22');
  expect(lastPeriod('WIT', at('2026-11-23T16:30:00Z'), 1)).toBe('2026-11-23');
  expect(lastPeriod('WIB', at('2026-11-23T16:30:00Z'), 7)).toBe('2026-11-16');
  expect(lastPeriod('WIB', at('2026-11-22T16:59:59Z'), 7)).toBe('2026-11-09');
  expect(lastPeriod('WIB', at('2026-11-22T17:00:00Z'), 7)).toBe('2026-11-16');
});

test('days move over months, and weeks begin on Monday', () => {
  expect(dayPlus('2027-02-28', 1)).toBe('2027-03-01');
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([0, 6]);
  expect(spanOf('WITA', '2026-11-23', 7)).toEqual({ since: at('2026-11-22T16:00:00Z'), until: at('2026-11-29T16:00:00Z') });
});

test('the next report is at the next full hour of the shop, never now', () => {
  expect(nextReportAt('WIB', 7, at('2026-11-23T23:59:59Z'))).toEqual(at('2026-11-24T00:00:00Z'));
  expect(nextReportAt('WIB', 7, at('2026-11-24T00:00:00Z'))).toEqual(at('2026-11-25T00:00:00Z'));
  expect(nextReportAt('WIT', 0, at('2026-11-23T14:59:00Z'))).toEqual(at('2026-11-23T15:00:00Z'));
});

test('a report is in time from its hour on, for six hours', () => {
  const due = at('2026-11-24T00:00:00Z');
  expect(isInTime(due, at('2026-11-23T23:59:59Z'))).toBe(false);
  expect(isInTime(due, due)).toBe(true);
  expect(isInTime(due, at('2026-11-24T05:59:59Z'))).toBe(true);
  expect(isInTime(due, at('2026-11-24T06:00:00Z'))).toBe(false);
});

test('questions in nearly the same words are one', () => {
  const asked = ['Apakah bisa COD ke Papua?', 'Ada ukuran XL?', 'apakah bisa cod ke papua', 'Ada warna merah?', 'Ada ukuran XL kak?'];
  expect(countQuestions(asked, 2)).toEqual([
    { question: 'Apakah bisa COD ke Papua?', times: 2 },
    { question: 'Ada ukuran XL?', times: 2 },
  ]);
  expect(countQuestions(asked, 5)).toHaveLength(3);
  expect(countQuestions(['?', '!'], 5)).toEqual([
    { question: '?', times: 1 },
    { question: '!', times: 1 },
  ]);
});

test('the busiest two hours may pass midnight', () => {
  const hours = (counts: Record<number, number>) => Array.from({ length: 24 }, (_, hour) => counts[hour] ?? 0);
  expect(busiestHours(hours({}))).toBeNull();
  expect(busiestHours(hours({ 23: 4, 0: 3, 9: 5 }))).toBe(23);
  expect(busiestHours(hours({ 9: 5, 10: 1 }))).toBe(9);
});
