import { expect, test } from '@jest/globals';
import { afterChange, asksAgain, isInForce } from './restriction.rules.js';

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

test('the same end reported again changes nothing', () => {
  expect(afterChange(known, { kind: 'until', until: new Date(known.until) }, now)).toBe(known);
});

test('WhatsApp is asked after a login, once an hour, and once when the stated end has passed', () => {
  const nowMs = now.getTime();
  const minute = 60_000;
  expect(asksAgain(null, 0, nowMs)).toBe(false);
  for (const restriction of [known, { kind: 'unknown', resumeAt: inDays(1) } as const]) {
    expect(asksAgain(restriction, 0, nowMs)).toBe(true);
    expect(asksAgain(restriction, nowMs - 59 * minute, nowMs)).toBe(false);
    expect(asksAgain(restriction, nowMs - 60 * minute, nowMs)).toBe(true);
  }
  const ended = { kind: 'until', until: new Date(nowMs - minute) } as const;
  expect(asksAgain(ended, nowMs - 2 * minute, nowMs)).toBe(true);
  expect(asksAgain(ended, nowMs - minute, nowMs)).toBe(false);
});
