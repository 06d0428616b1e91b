import { expect, test } from '@jest/globals';
import { closesAt, isEverOpen, OpeningHours } from './opening-hours.js';

const day = { opens: '08:00', closes: '17:00' };
const week: OpeningHours = [day, day, day, day, day, { opens: '09:00', closes: '12:30' }, null];
const night = { opens: '18:00', closes: '02:00' };
const nights: OpeningHours = [null, null, null, null, night, night, null];

/** Monday 2026-11-23, in the given zone. */
const at = (time: string, offset = '+07:00') => Date.parse(`${time}${offset}`);

test.each<[string, OpeningHours, string, string | null]>([
  ['the minute of opening is open', week, '2026-11-23T08:00:00', '2026-11-23T17:00:00'],
  ['the second before is closed', week, '2026-11-23T07:59:59', null],
  ['the last second is open', week, '2026-11-23T16:59:59', '2026-11-23T17:00:00'],
  ['the minute of closing is closed', week, '2026-11-23T17:00:00', null],
  ['another day has other hours', week, '2026-11-28T12:00:00', '2026-11-28T12:30:00'],
  ['a closed day is closed', week, '2026-11-29T10:00:00', null],
  ['the evening before midnight belongs to its day', nights, '2026-11-27T23:00:00', '2026-11-28T02:00:00'],
  ['the hours after midnight belong to the day before', nights, '2026-11-28T01:59:00', '2026-11-28T02:00:00'],
  ['also on a day without hours', nights, '2026-11-29T01:00:00', '2026-11-29T02:00:00'],
  ['the morning after is closed', nights, '2026-11-28T02:00:00', null],
  [
    'hours without a gap are one opening',
    [{ opens: '20:00', closes: '06:00' }, { opens: '06:00', closes: '09:00' }, null, null, null, null, null],
    '2026-11-23T21:00:00',
    '2026-11-24T09:00:00',
  ],
])('%s', (_, hours, moment, closes) => {
  expect(closesAt(hours, 'WIB', at(moment))).toBe(closes === null ? null : at(closes));
});

test.each([
  ['WIB', '+07:00'],
  ['WITA', '+08:00'],
  ['WIT', '+09:00'],
] as const)('hours are local times of %s', (zone, offset) => {
  expect(closesAt(week, zone, at('2026-11-23T08:00:00', offset))).toBe(at('2026-11-23T17:00:00', offset));
  expect(closesAt(week, zone, at('2026-11-23T07:59:59', offset))).toBeNull();
});

test('a moment before 1970 has its day of the week too', () => {
  expect(closesAt(week, 'WIB', at('1969-12-29T10:00:00'))).toBe(at('1969-12-29T17:00:00'));
  expect(closesAt(week, 'WIB', at('1969-12-28T10:00:00'))).toBeNull();
});

test('a week of any valid hours closes within it', () => {
  const times = ['00:00', '00:01', '08:00', '12:00', '17:00', '23:59'];
  for (const opens of times)
    for (const closes of times.filter((one) => one !== opens)) {
      const hours: OpeningHours = Array.from({ length: 7 }, () => ({ opens, closes }));
      const from = at(`2026-11-23T${opens}:00`);
      expect(closesAt(hours, 'WIB', from)! - from).toBeLessThan(24 * 3_600_000);
    }
});

test('a week without hours is never open', () => {
  const none: OpeningHours = [null, null, null, null, null, null, null];
  expect([isEverOpen(week), isEverOpen(nights), isEverOpen(none)]).toEqual([true, true, false]);
  expect(closesAt(none, 'WIB', at('2026-11-23T10:00:00'))).toBeNull();
});

test.each([
  ['a time that no clock shows', [{ opens: '24:00', closes: '08:00' }, null, null, null, null, null, null]],
  ['words', [{ opens: 'pagi', closes: 'sore' }, null, null, null, null, null, null]],
  ['the same time twice', [{ opens: '08:00', closes: '08:00' }, null, null, null, null, null, null]],
  ['six days', [null, null, null, null, null, null]],
])('hours with %s are refused', (_, hours) => {
  expect(OpeningHours.safeParse(hours).success).toBe(false);
});
