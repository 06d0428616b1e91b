import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayIn, dayStart, TimeZone, zoneOffsetHours } from '#contracts/values/time-zones';
import {
  dueAt,
  fillIn,
  gapAfter,
  intoWindow,
  limitOfDay,
  nextOpening,
  oldestSilence,
  planOf,
  staleAfterMs,
  windowEnd,
} from './followups.rules.js';

const hourMs = 3_600_000;
const zones = fc.constantFrom(...TimeZone.options);
const moments = fc.date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true });
/** Local time in that zone, from the runtime's own calendar. */
const wall = (at: Date, zone: TimeZone) =>
  Number(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: { WIB: 'Asia/Jakarta', WITA: 'Asia/Makassar', WIT: 'Asia/Jayapura' }[zone],
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(at),
  );

describe('the window', () => {
  test.each([
    ['in the middle of the day nothing moves', 'WIB', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z'],
    ['eight sharp is open', 'WIB', '2026-11-20T01:00:00Z', '2026-11-20T01:00:00Z'],
    ['twenty sharp is closed: the next morning', 'WIB', '2026-11-20T13:00:00Z', '2026-11-21T01:00:00Z'],
    ['before midnight: the next morning', 'WIB', '2026-11-20T16:59:59Z', '2026-11-21T01:00:00Z'],
    ['after midnight: the same morning', 'WIB', '2026-11-20T17:00:00Z', '2026-11-21T01:00:00Z'],
    ['Makassar opens an hour earlier', 'WITA', '2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z'],
    ['and closes an hour earlier', 'WITA', '2026-11-20T12:00:00Z', '2026-11-21T00:00:00Z'],
    ['Jayapura two', 'WIT', '2026-11-20T11:00:00Z', '2026-11-20T23:00:00Z'],
    ['over the end of the year', 'WIB', '2026-12-31T14:00:00Z', '2027-01-01T01:00:00Z'],
    ['over a leap day', 'WIB', '2028-02-28T14:00:00Z', '2028-02-29T01:00:00Z'],
  ] as const)('%s', (_what, zone, at, opens) => {
    expect(intoWindow(new Date(at), zone)).toEqual(new Date(opens));
  });

  test('whatever the moment and the zone: it opens between 8 and 20 there, never earlier than asked, within twelve hours', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const moved = intoWindow(at, zone);
        expect(wall(moved, zone)).toBeGreaterThanOrEqual(8);
        expect(wall(moved, zone)).toBeLessThan(20);
        expect(moved.getTime() - at.getTime()).toBeGreaterThanOrEqual(0);
        expect(moved.getTime() - at.getTime()).toBeLessThanOrEqual(12 * hourMs);
        expect(intoWindow(moved, zone)).toEqual(moved);
      }),
    );
  });

  test('the end of a window is at eight in the evening there, and the next one opens twelve hours later', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const within = intoWindow(at, zone);
        const end = windowEnd(within, zone);
        expect(wall(end, zone)).toBe(20);
        expect(end.getTime()).toBeGreaterThan(within.getTime());
        expect(nextOpening(within, zone)).toEqual(new Date(end.getTime() + 12 * hourMs));
      }),
    );
  });

  test('a day there begins at midnight there', () => {
    expect(dayIn('WIB', new Date('2026-12-31T16:59:59Z'))).toBe('2026-12-31');
    expect(dayIn('WIB', new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01');
    expect(dayIn('WIT', new Date('2026-12-31T15:00:00Z'))).toBe('2027-01-01');
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const start = dayStart(zone, dayIn(zone, at));
        expect(at.getTime() - start.getTime()).toBeGreaterThanOrEqual(0);
        expect(at.getTime() - start.getTime()).toBeLessThan(24 * hourMs);
      }),
    );
    expect(zoneOffsetHours).toEqual({ WIB: 7, WITA: 8, WIT: 9 });
  });
});

describe('scheduled follow-ups', () => {
  test('day N is N × 24 h after the lead’s last message, moved into the window', () => {
    const at = new Date('2026-12-30T15:30:00Z'); // 22.30 in Jakarta
    expect(dueAt(at, 1, 'WIB')).toEqual(new Date('2027-01-01T01:00:00Z'));
    expect(dueAt(at, 2, 'WIB')).toEqual(new Date('2027-01-02T01:00:00Z'));
    expect(dueAt(new Date('2026-12-30T05:00:00Z'), 3, 'WIB')).toEqual(new Date('2027-01-02T05:00:00Z'));
  });

  test('three days, each later than the one before by a day; those that are over are left out', () => {
    fc.assert(
      fc.property(moments, zones, fc.integer({ min: 0, max: 120 }), (since, zone, hoursLater) => {
        const now = new Date(since.getTime() + hoursLater * hourMs);
        const plan = planOf(since, zone, now);
        const all = planOf(since, zone, since);
        expect(all.map(({ day }) => day)).toEqual([1, 2, 3]);
        expect(plan).toEqual(all.filter((one) => one.dueAt.getTime() + staleAfterMs > now.getTime()));
        all.slice(1).forEach((one, at) => expect(one.dueAt.getTime() - all[at]!.dueAt.getTime()).toBe(24 * hourMs));
      }),
    );
  });
});

describe('the pace of a number', () => {
  test('begins with twenty a day and doubles up to the owner’s limit', () => {
    expect([0, 1, 2, 3, 9, 900].map((days) => limitOfDay(days, 100))).toEqual([20, 40, 80, 100, 100, 100]);
    expect(limitOfDay(0, 5)).toBe(5);
  });

  test('due follow-ups are spread over the rest of the window, without bursts, at most ten and a half minutes apart', () => {
    const noon = new Date('2026-11-20T05:00:00Z');
    expect(gapAfter(noon, 'WIB', 100, 0.5)).toBe((8 * hourMs) / 100);
    expect(gapAfter(noon, 'WIB', 1, 0.5)).toBe(600_000);
    expect(gapAfter(noon, 'WIB', 100_000, 0)).toBe(45_000);
    // no other one waits: the last one of the day gets the rest of the window
    expect(gapAfter(new Date('2026-11-20T12:55:00Z'), 'WIB', 0, 0.5)).toBe(300_000);
    fc.assert(
      fc.property(moments, zones, fc.nat(10_000), fc.double({ min: 0, max: 1, noNaN: true }), (at, zone, waiting, random) => {
        const gap = gapAfter(intoWindow(at, zone), zone, waiting, random);
        expect(gap).toBeGreaterThanOrEqual(45_000);
        expect(gap).toBeLessThanOrEqual(780_000);
      }),
    );
  });
});

test('the owner’s text has the lead’s name, whatever its characters, or "Kak" without one', () => {
  expect(fillIn('Halo {nama}, {NAMA}! { nama }?', 'Budi')).toBe('Halo Budi, Budi! Budi?');
  expect(fillIn('Halo {nama}', '$& {nama}')).toBe('Halo $& {nama}');
  expect(fillIn(' Halo {nama} ', ' \n ')).toBe('Halo Kak');
});

test('the oldest silence that still gets a follow-up of a day: of none before it, and of all after it', () => {
  fc.assert(
    fc.property(
      moments,
      zones,
      fc.constantFrom(1 as const, 2 as const, 3 as const),
      fc.integer({ min: 1, max: 120 * hourMs }),
      (now, zone, day, ms) => {
        const oldest = oldestSilence(now, day, zone);
        const has = (at: number) => planOf(new Date(at), zone, now).some((one) => one.day === day);
        expect([has(oldest.getTime() - ms), has(oldest.getTime()), has(oldest.getTime() + 1), has(oldest.getTime() + ms)]).toEqual([
          false,
          false,
          true,
          true,
        ]);
      },
    ),
  );
});
