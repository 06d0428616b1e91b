import { expect, test } from '@jest/globals';
import { presentHealth, rampLimit, newChatsLeft, type NumberHealth } from './number-health.rules.js';

const now = new Date('2026-11-25T05:00:00Z');
const later = '2026-11-26T05:00:00.000Z';
const health = (used: number, more: Partial<NonNullable<NumberHealth['newChats']>> = {}, why: string | null = null): NumberHealth => ({
  newChats: { total: 50, used, status: 'NONE', endsAt: later, ...more },
  readAt: now.toISOString(),
  why,
});

test.each([
  [health(0), 40],
  [health(39), 1],
  [health(40), 0],
  [health(49), 0],
  [health(3, { status: 'CAPPED' }), 0],
])('four fifths of the quota are ours: %j leaves %i', (given, left) => {
  expect(newChatsLeft(given, now)?.left).toBe(left);
});

test('no quota, or one whose time is over, limits nothing', () => {
  expect(newChatsLeft(null, now)).toBeNull();
  expect(newChatsLeft({ newChats: null, readAt: now.toISOString(), why: null }, now)).toBeNull();
  expect(newChatsLeft(health(50, { endsAt: '2026-11-25T04:59:59Z' }), now)).toBeNull();
  expect(newChatsLeft(health(50, { endsAt: null }), new Date(now.getTime() + 25 * 3_600_000))).toBeNull();
});

test('a newly linked number ramps up evenly', () => {
  const limits = Array.from({ length: 16 }, (_, day) => rampLimit(new Date(now.getTime() - day * 86_400_000), now, 14, 140));
  expect(limits).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 140, 140]);
  expect(rampLimit(null, now, 14, 100)).toBe(100);
  expect(rampLimit(now, now, 0, 100)).toBe(100);
});

test.each([
  ['nothing said', presentHealth(null, null, now), 'good', null],
  ['room left', presentHealth(health(10), null, now), 'good', later],
  ['our share used', presentHealth(health(40), null, now), 'careful', later],
  ['a warning', presentHealth(health(10, { status: 'FIRST_WARNING' }), null, now), 'careful', later],
  ['all used', presentHealth(health(50), null, now), 'limited', later],
  ['restricted', presentHealth(health(1, {}, 'BIZ_QUALITY'), { kind: 'until', until: new Date(later) }, now), 'limited', later],
])('%s', (_what, line, level, until) => {
  expect(line).toMatchObject({ level, until });
});
