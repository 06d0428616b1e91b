import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { packageIds, packageOf } from '#contracts/values/selling/packages';
import {
  activated,
  addValidity,
  daysLeft,
  expiryThreshold,
  folded,
  quotaThreshold,
  showsBurst,
  takenBack,
  type Grant,
  type Subscription,
} from './plans.rules.js';
import { runs } from '../../../test/support/runs.js';

const at = (iso: string): Date => new Date(iso);
const dayMs = 24 * 3600 * 1000;
const month = { unit: 'month', count: 1 } as const;

function running(changes: Partial<Subscription> = {}): Subscription {
  return {
    packageId: 'ai-1000',
    repliesLeft: 400,
    repliesTotal: 1000,
    startedAt: at('2026-11-01T00:00:00Z'),
    expiresAt: at('2026-12-01T00:00:00Z'),
    ...changes,
  };
}

describe('a month in the Jakarta calendar', () => {
  test.each([
    ['the same day and time of the next month', '2026-11-21T07:00:00Z', '2026-12-21T07:00:00Z'],
    ['over the turn of the year', '2026-12-15T10:30:00Z', '2027-01-15T10:30:00Z'],
    ['the last day of a shorter month', '2027-01-31T05:00:00Z', '2027-02-28T05:00:00Z'],
    ['29 February in a leap year', '2028-01-31T05:00:00Z', '2028-02-29T05:00:00Z'],
    // 31 January 02:00 in Jakarta, though still the 30th in UTC
    ['by the day in Jakarta, not in UTC', '2027-01-30T19:00:00Z', '2027-02-27T19:00:00Z'],
    ['the first of a month in Jakarta that is the last in UTC', '2026-12-31T18:00:00Z', '2027-01-31T18:00:00Z'],
  ])('is %s', (_what, from, to) => {
    expect(addValidity(at(from), month).toISOString()).toBe(at(to).toISOString());
  });

  test('a day is 24 hours', () => {
    expect(addValidity(at('2026-11-21T07:00:00Z'), { unit: 'day', count: 1 })).toEqual(at('2026-11-22T07:00:00Z'));
  });
});

describe('buying', () => {
  const now = at('2026-11-21T07:00:00Z');

  test('the same package extends from the present end and adds its replies', () => {
    expect(activated(running(), packageOf('ai-1000'), now)).toEqual({
      packageId: 'ai-1000',
      repliesLeft: 1400,
      repliesTotal: 1400,
      startedAt: now,
      expiresAt: at('2027-01-01T00:00:00Z'),
    });
  });

  test('another package starts now and carries unused replies over', () => {
    expect(activated(running(), packageOf('ai-3000'), now)).toMatchObject({
      packageId: 'ai-3000',
      repliesLeft: 3400,
      expiresAt: at('2026-12-21T07:00:00Z'),
    });
  });

  test('unlimited carries nothing, in either direction', () => {
    expect(activated(running(), packageOf('ai-unlimited'), now)).toMatchObject({ repliesLeft: null, repliesTotal: null });
    expect(
      activated(running({ packageId: 'ai-unlimited', repliesLeft: null, repliesTotal: null }), packageOf('ai-1000'), now),
    ).toMatchObject({ repliesLeft: 1000 });
  });

  test('unlimited extends unlimited', () => {
    const unlimited = running({ packageId: 'ai-unlimited', repliesLeft: null, repliesTotal: null });
    expect(activated(unlimited, packageOf('ai-unlimited'), now)).toMatchObject({
      repliesLeft: null,
      expiresAt: at('2027-01-01T00:00:00Z'),
    });
  });

  test('an expired package does not count any more', () => {
    const expired = running({ expiresAt: now });
    expect(activated(expired, packageOf('ai-1000'), now)).toMatchObject({ repliesLeft: 1000, expiresAt: at('2026-12-21T07:00:00Z') });
    expect(activated(null, packageOf('ai-trial'), now)).toMatchObject({ repliesLeft: 30, expiresAt: at('2026-11-22T07:00:00Z') });
  });
});

test('activations count in the order of their moments, in whatever order they are read', () => {
  const grants: Grant[] = [
    { packageId: 'ai-1000', at: at('2026-11-01T00:00:00Z') },
    { packageId: 'ai-3000', at: at('2026-11-20T00:00:00Z') },
  ];
  expect(folded(grants)).toMatchObject({ packageId: 'ai-3000', repliesLeft: 4000, expiresAt: at('2026-12-20T00:00:00Z') });
  expect(folded(grants.toReversed())).toEqual(folded(grants));
});

describe('taking back', () => {
  const grants: Grant[] = [
    { packageId: 'ai-1000', at: at('2026-11-01T00:00:00Z') },
    { packageId: 'ai-1000', at: at('2026-11-20T00:00:00Z') },
  ];

  test('used answers stay used', () => {
    const current = { ...folded(grants)!, repliesLeft: 1300 };
    expect(takenBack(current, grants, [grants[0]!])).toMatchObject({ repliesLeft: 300, expiresAt: at('2026-12-01T00:00:00Z') });
  });

  test('never goes below zero', () => {
    const current = { ...folded(grants)!, repliesLeft: 100 };
    expect(takenBack(current, grants, [grants[0]!])).toMatchObject({ repliesLeft: 0 });
  });

  test('of an unlimited one restores the package before it completely', () => {
    const unlimited: Grant = { packageId: 'ai-unlimited', at: at('2026-11-10T00:00:00Z') };
    const all = [grants[0]!, unlimited];
    expect(takenBack(folded(all)!, all, [grants[0]!])).toMatchObject({ repliesLeft: 1_000 });
    expect(takenBack(folded(all)!, all, [unlimited])).toMatchObject({ repliesLeft: null });
  });

  test('of the only activation leaves nothing', () => {
    expect(takenBack(folded([grants[0]!])!, [grants[0]!], [])).toBeNull();
  });

  test('undoes exactly what an activation did when nothing was used', () => {
    const anyGrants = fc.array(
      fc.record({
        packageId: fc.constantFrom(...packageIds),
        at: fc.integer({ min: 0, max: 120 }).map((days) => new Date(Date.UTC(2026, 0, 1) + days * dayMs)),
      }),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(anyGrants, fc.nat(), (all, which) => {
        const spaced = all.map((grant, index) => ({ ...grant, at: new Date(grant.at.getTime() + index) }));
        const remaining = spaced.filter((_, index) => index !== which % spaced.length);
        expect(takenBack(folded(spaced)!, spaced, remaining)).toEqual(folded(remaining));
      }),
      { numRuns: runs(2_000) },
    );
  });
});

describe('notices', () => {
  test.each([
    [21, 100, null],
    [20, 100, 80],
    [11, 100, 80],
    [10, 100, 90],
    [1, 100, 90],
    [0, 100, 100],
    [6, 30, 80],
    [null, null, null],
    [null, 100, null],
    [0, null, null],
    [0, 0, null],
  ])('with %s of %s replies left the threshold is %s', (left, total, expected) => {
    expect(quotaThreshold(left, total)).toBe(expected);
  });

  test('come at 3 days and 1 day left and at the end', () => {
    const { startedAt, expiresAt } = running();
    const left = (ms: number) => expiryThreshold({ startedAt, expiresAt }, new Date(expiresAt.getTime() - ms));
    expect(left(3 * dayMs + 1)).toBeNull();
    expect(left(3 * dayMs)).toBe(3);
    expect(left(dayMs + 1)).toBe(3);
    expect(left(dayMs)).toBe(1);
    expect(left(1)).toBe(1);
    expect(left(0)).toBe(0);
  });

  test('a trial of one day gets no notice of its last day', () => {
    const trial = { startedAt: at('2026-11-21T07:00:00Z'), expiresAt: at('2026-11-22T07:00:00Z') };
    expect(expiryThreshold(trial, at('2026-11-21T07:00:01Z'))).toBeNull();
    expect(expiryThreshold(trial, at('2026-11-22T07:00:00Z'))).toBe(0);
  });

  test('a begun day counts as one', () => {
    const end = at('2026-11-22T07:00:00Z');
    expect(daysLeft(end, at('2026-11-21T07:00:00Z'))).toBe(1);
    expect(daysLeft(end, at('2026-11-21T06:59:59Z'))).toBe(2);
    expect(daysLeft(end, end)).toBe(0);
  });
});

describe('unusual use', () => {
  const burst = (used: number) => ({ used, since: new Date(0) });

  test.each([
    [30, 10],
    [50, 10],
    [1_000, 100],
    [10_000, 1_000],
    [null, 500],
  ])('a package of %s answers shows it at the %sth answer within ten minutes', (total, bound) => {
    const shown = Array.from({ length: bound + 11 }, (_, used) => used).filter((used) => showsBurst({ total, burst: burst(used) }));
    // again for every fifth answer: the process may have died before the notice was stored
    expect(shown).toEqual([bound, bound + 5, bound + 10]);
  });

  test('nothing charged shows nothing', () => expect(showsBurst({ total: 30, burst: null })).toBe(false));
});
