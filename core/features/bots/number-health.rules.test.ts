import { expect, test } from '@jest/globals';
import { newChatRamp, presentHealth, rampLimit, newChatsLeft, whyNoNewChat, type NumberHealth } from './number-health.rules.js';

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
])('the bot may use four fifths of the quota: %j leaves %i', (given, left) => {
  expect(newChatsLeft(given, now)?.left).toBe(left);
});

test('no quota, or one whose time is over, limits nothing', () => {
  expect(newChatsLeft(null, now)).toBeNull();
  expect(newChatsLeft({ newChats: null, readAt: now.toISOString(), why: null }, now)).toBeNull();
  expect(newChatsLeft(health(50), new Date(now.getTime() + 49 * 3_600_000))).toBeNull();
  expect(newChatsLeft(health(50, { endsAt: null }), new Date(now.getTime() + 25 * 3_600_000))).toBeNull();
});

test('after the end of a cycle, a new one with the same total is assumed until WhatsApp reports its count', () => {
  const afterwards = new Date(Date.parse(later) + 60_000);
  expect(newChatsLeft(health(50, { status: 'CAPPED' }), afterwards)).toEqual({ left: 40, readAt: new Date(later), endsAt: null });
  const spent = whyNoNewChat({ restriction: null, newChats: newChatsLeft(health(50), afterwards) }, 40, afterwards);
  expect(spent).toEqual({ kind: 'spent', until: null });
  expect(presentHealth(health(50), null, afterwards)).toMatchObject({ level: 'good', text: 'WhatsApp tidak membatasi nomor ini.' });
});

test('an end that was over when WhatsApp named it is none', () => {
  const past = { endsAt: '2026-11-25T04:59:59Z' };
  expect(newChatsLeft(health(50, past), now)).toEqual({ left: 0, readAt: now, endsAt: null });
  expect(newChatsLeft(health(30, past), now)?.left).toBe(10);
  expect(presentHealth(health(50, past), null, now)).toMatchObject({ level: 'limited', until: null });
});

test('a quota that becomes smaller than its use leaves nothing', () => {
  expect(newChatsLeft(health(35, { total: 30 }), now)?.left).toBe(0);
  expect(newChatsLeft(health(0, { total: 0, status: 'CAPPED', endsAt: null }), now)?.left).toBe(0);
});

test('a newly linked number ramps up evenly', () => {
  const limits = Array.from({ length: 16 }, (_, day) => rampLimit(new Date(now.getTime() - day * 86_400_000), now, 14, 140));
  expect(limits).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 140, 140]);
  expect(rampLimit(null, now, 14, 100)).toBe(100);
  expect(rampLimit(now, now, 0, 100)).toBe(100);
});

test('a number that was linked by a clock that is ahead may still send one', () => {
  const ahead = (days: number) => rampLimit(new Date(now.getTime() + days * 86_400_000), now, 14, 140);
  expect([ahead(1), ahead(5)]).toEqual([1, 1]);
});

test('a newly linked number may start a growing number of chats a day, and any number once the ramp is over', () => {
  const after = (days: number) => newChatRamp(new Date(now.getTime() - days * 86_400_000), now, 14);
  expect([after(0), after(1), after(12), after(13), after(400)]).toEqual([8, 15, 93, null, null]);
  expect([newChatRamp(null, now, 14), newChatRamp(now, now, 0)]).toEqual([null, null]);
});

test.each([
  ['nothing said', presentHealth(null, null, now), 'good', null],
  ['room left', presentHealth(health(10), null, now), 'good', later],
  ['our share used', presentHealth(health(40), null, now), 'careful', later],
  ['a warning', presentHealth(health(10, { status: 'FIRST_WARNING' }), null, now), 'careful', later],
  ['all used', presentHealth(health(50), null, now), 'limited', later],
  ['reached without a count', presentHealth(health(0, { total: 0, status: 'CAPPED', endsAt: null }), null, now), 'limited', null],
  ['restricted', presentHealth(health(1, {}, 'BIZ_QUALITY'), { kind: 'until', until: new Date(later) }, now), 'limited', later],
])('%s', (_what, line, level, until) => {
  expect(line).toMatchObject({ level, until });
});

test.each([
  ['our share used', presentHealth(health(40), null, now), /^40 dari 50 .* Kurangi pesan/],
  ['all used', presentHealth(health(50), null, now), /^50 dari 50 .* Tunggu sampai/],
  ...(
    [
      ['BIZ_QUALITY', /karena banyak penerima melaporkan.* Jangan memulai chat baru/],
      ['WEB_COMPANION_ONLY', /dari perangkat tertaut\. Jangan/],
      ['BIZ_COMMERCE_VIOLATION_ALCOHOL', /karena dagangan yang melanggar.* Jangan/],
      ['DEFAULT', /^WhatsApp membatasi nomor ini untuk memulai chat baru\. Jangan/],
      ['NEVER_SEEN', /^WhatsApp membatasi nomor ini untuk memulai chat baru\. Jangan/],
    ] as const
  ).map(([why, words]) => [why, presentHealth(health(1, {}, why), { kind: 'until', until: new Date(later) }, now), words] as const),
])('the line says why and what to do: %s', (_what, line, words) => {
  expect(line.text).toMatch(words);
});

test('a number begins a chat while its share of the quota lasts and no restriction is in force', () => {
  const room = (used: number, started: number) =>
    whyNoNewChat({ restriction: null, newChats: newChatsLeft(health(used), now) }, started, now);
  expect(room(39, 0)).toBeNull();
  expect(room(39, 1)).toEqual({ kind: 'spent', until: new Date(later) });
  expect(room(30, 9)).toBeNull();
  expect(room(41, 0)).toEqual({ kind: 'spent', until: new Date(later) });
  expect(whyNoNewChat({ restriction: null, newChats: null }, 500, now)).toBeNull();
  const until = new Date('2026-11-25T05:00:01Z');
  const restricted = (restriction: Parameters<typeof whyNoNewChat>[0]['restriction'], at = now) =>
    whyNoNewChat({ restriction, newChats: null }, 0, at);
  expect(restricted({ kind: 'until', until })).toEqual({ kind: 'restricted', until });
  expect(restricted({ kind: 'unknown', resumeAt: until })).toEqual({ kind: 'restricted', until: null });
  expect(restricted({ kind: 'until', until }, until)).toBeNull();
});
