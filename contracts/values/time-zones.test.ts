import { expect, test } from '@jest/globals';
import { dayIn, dayPlus, dayStart } from './time-zones.js';

test.each([
  ['WIB', '2026-11-25T17:00:00.000Z'],
  ['WITA', '2026-11-25T16:00:00.000Z'],
  ['WIT', '2026-11-25T15:00:00.000Z'],
] as const)('a day begins at midnight of %s', (zone, midnight) => {
  const start = new Date(midnight);
  expect(dayStart(zone, '2026-11-26')).toEqual(start);
  expect([dayIn(zone, new Date(start.getTime() - 1)), dayIn(zone, start)]).toEqual(['2026-11-25', '2026-11-26']);
});

test('days move over months and years, in both directions', () => {
  expect([dayPlus('2026-12-31', 1), dayPlus('2027-01-01', -1), dayPlus('2028-02-28', 1), dayPlus('2026-11-25', 0)]).toEqual([
    ...['2027-01-01', '2026-12-31', '2028-02-29', '2026-11-25'],
  ]);
});
