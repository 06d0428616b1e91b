import { expect, test } from '@jest/globals';
import { isEverOpen, OpeningHours } from '#contracts/values/bot/opening-hours';
import { hoursFor, passesMidnight, usualHours, withDay, withTime } from './hours.rules.js';

test('the hours that are filled in are valid ones', () => {
  expect(OpeningHours.parse(usualHours)).toEqual(usualHours);
  expect(isEverOpen(usualHours)).toBe(true);
});

test('a day that opens gets the times of the day before it, a closed one has none', () => {
  const hours = withTime(usualHours, 5, 'closes', '14:00');
  expect(withDay(hours, 6, true)[6]).toEqual({ opens: '08:00', closes: '14:00' });
  expect(withDay(hours, 5, false)[5]).toBeNull();
  expect(withDay([null, null, null, null, null, null, null], 0, true)[0]).toEqual({ opens: '08:00', closes: '17:00' });
});

test('a day that is closed and opened again has its stored times', () => {
  const stored = withTime(usualHours, 5, 'closes', '14:00');
  expect(withDay(withDay(stored, 5, false), 5, true, stored)).toEqual(stored);
  expect(withDay(withDay(stored, 6, false), 6, true, stored)[6]).toEqual({ opens: '08:00', closes: '14:00' });
});

test('a time is changed on its own day only', () => {
  const changed = withTime(usualHours, 2, 'opens', '09:30');
  expect(changed.map((day) => day?.opens ?? null)).toEqual(['08:00', '08:00', '09:30', '08:00', '08:00', '08:00', null]);
  expect(withTime(usualHours, 6, 'opens', '09:30')[6]).toBeNull();
});

test('the usual hours are filled in only where the owner has entered none', () => {
  const closed = usualHours.map(() => null);
  const own = withDay(closed, 6, true);
  expect(hoursFor('outside-hours', closed)).toEqual(usualHours);
  expect(hoursFor('outside-hours', own)).toEqual(own);
  expect(hoursFor('always', closed)).toEqual(closed);
});

test('closing before opening means the next day', () => {
  expect(passesMidnight({ opens: '18:00', closes: '02:00' })).toBe(true);
  expect(passesMidnight({ opens: '08:00', closes: '17:00' })).toBe(false);
});
