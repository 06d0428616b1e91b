import { expect, test } from '@jest/globals';
import { afterChange, isInForce } from './restriction.rules.js';

const now = new Date('2026-11-22T03:00:00Z');
const inDays = (days: number): Date => new Date(now.getTime() + days * 86_400_000);
const known = { kind: 'until', until: inDays(3) } as const;

test('lifted means lifted, whatever stood before', () => {
  expect(afterChange(known, { kind: 'lifted' }, now)).toBeNull();
  expect(afterChange({ kind: 'unknown', resumeAt: inDays(1) }, { kind: 'lifted' }, now)).toBeNull();
});

test('a refusal without an end overwrites no known one, and pauses for a day where none is known', () => {
  expect(afterChange(known, { kind: 'unknown' }, now)).toBe(known);
  expect(afterChange(null, { kind: 'unknown' }, now)).toEqual({ kind: 'unknown', resumeAt: inDays(1) });
  expect(afterChange({ kind: 'until', until: inDays(-1) }, { kind: 'unknown' }, now)).toEqual({ kind: 'unknown', resumeAt: inDays(1) });
});

test('a stated end replaces everything', () => {
  expect(afterChange({ kind: 'unknown', resumeAt: inDays(1) }, { kind: 'until', until: inDays(2) }, now)).toEqual({
    kind: 'until',
    until: inDays(2),
  });
});

test('a refusal without an end is none against one that pauses already, and one against one that is over', () => {
  const paused = { kind: 'unknown', resumeAt: inDays(0.5) } as const;
  expect(afterChange(paused, { kind: 'unknown' }, now)).toBe(paused);
  expect(afterChange({ kind: 'unknown', resumeAt: now }, { kind: 'unknown' }, now)).toEqual({ kind: 'unknown', resumeAt: inDays(1) });
});

test('it is in force until its end', () => {
  expect([null, known, { kind: 'until', until: now } as const].map((one) => isInForce(one, now))).toEqual([false, true, false]);
  const resumed = (days: number) => isInForce({ kind: 'unknown', resumeAt: inDays(days) }, now);
  expect([-1, 0, 0.1].map(resumed)).toEqual([false, false, true]);
});
