import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { hourMs, minuteMs } from '#contracts/values/base/durations';
import type { BotId } from '#contracts/values/ids';
import type { HeldSession, Restriction } from '#core/features/bots/bots.types';
import { restrictionBegun, restrictionLifted } from '#core/features/bots/bots.texts';
import type { HealthTold } from '#core/outside/whatsapp/link.types';
import { newId } from '#core/platform/crypto/ids';
import { NumberReports } from './number-reports.js';

/* What one session stores and shows about its number, and how often it queries WhatsApp. */

const startMs = Date.UTC(2026, 10, 27, 9);
const inMs = (ms: number) => new Date(startMs + ms);
const botId = newId<BotId>();

let stored: (Restriction | null | HealthTold)[];
let shown: string[];
let questions: number;

function reports(restriction: Restriction | null): NumberReports {
  const held: HeldSession = { botId, epoch: '1', restriction, outage: null, desired: 'running', pairingPhone: null, passkeyLost: false };
  const statusStore = {
    forgetNumber: async () => undefined,
    restrict: async (_: unknown, value: Restriction | null) => void stored.push(value),
    noteHealth: async (_: unknown, told: HealthTold) => void stored.push(told),
  };
  const activityLog = { write: (_: BotId, level: string, line: string) => void shown.push(`${level} ${line}`) };
  return new NumberReports(held, { statusStore, activityLog }, (work) => void work);
}
/** A simulated WhatsApp with this answer about the restriction. */
const answering = (isRestricted: boolean | null) => ({
  askRestriction: () => {
    questions += 1;
    return Promise.resolve(isRestricted);
  },
});
const settled = () => jest.advanceTimersByTimeAsync(0);
const until: Restriction = { kind: 'until', until: inMs(2 * hourMs) };

beforeEach(() => {
  jest.useFakeTimers({ now: startMs });
  [stored, shown, questions] = [[], [], 0];
});
afterEach(() => void jest.useRealTimers());

describe('a restriction', () => {
  test('is stored and shown once, with its end, however often it is reported', async () => {
    const number = reports(null);
    expect(number.mayBeginChats()).toBe(true);
    for (let nth = 0; nth < 3; nth += 1) expect(number.restricted({ kind: 'until', until: inMs(2 * hourMs) })).toBe(false);
    await settled();
    expect(stored).toEqual([until]);
    expect(shown).toEqual([`WARN ${restrictionBegun(inMs(2 * hourMs))}`]);
    expect([number.isRestricted(), number.mayBeginChats()]).toEqual([true, false]);
    expect([number.isRestricted(inMs(2 * hourMs)), number.mayBeginChats(inMs(2 * hourMs))]).toEqual([false, true]);
  });

  test('without an end is shown without one, and a later end is stored as well', async () => {
    const number = reports(null);
    number.restricted({ kind: 'unknown' });
    number.restricted({ kind: 'until', until: inMs(2 * hourMs) });
    await settled();
    expect(stored).toEqual([expect.objectContaining({ kind: 'unknown' }), until]);
    expect(shown[0]).toBe(`WARN ${restrictionBegun(null)}`);
  });

  test('that is lifted lets first contacts go on, once', async () => {
    const number = reports(until);
    expect(number.restricted({ kind: 'lifted' })).toBe(true);
    expect(number.restricted({ kind: 'lifted' })).toBe(false);
    await settled();
    expect(stored).toEqual([null]);
    expect(shown).toEqual([`INFO ${restrictionLifted}`]);
    expect(number.isRestricted()).toBe(false);
  });
});

describe('WhatsApp is asked about a restriction', () => {
  test('never without one', async () => {
    expect(await reports(null).check(answering(false))).toBe(false);
    expect(questions).toBe(0);
  });

  test('after a login, then once an hour, and again on a new connection', async () => {
    const number = reports({ kind: 'until', until: inMs(9 * hourMs) });
    const look = () => number.check(answering(true));
    for (let nth = 0; nth < 3; nth += 1) await look();
    expect(questions).toBe(1);
    jest.setSystemTime(startMs + hourMs - 1);
    await look();
    expect(questions).toBe(1);
    jest.setSystemTime(startMs + hourMs);
    await look();
    expect(questions).toBe(2);
    number.opened();
    await look();
    expect(questions).toBe(3);
  });

  test('not soon after it reported one by itself', async () => {
    const number = reports(null);
    number.restricted({ kind: 'until', until: inMs(9 * hourMs) });
    jest.setSystemTime(startMs + 10 * minuteMs);
    await number.check(answering(true));
    expect(questions).toBe(0);
  });

  test.each([
    [false, true],
    [true, false],
    [null, false],
  ])('and its answer %s means that it is lifted: %s', async (answer, isLifted) => {
    const number = reports(until);
    expect(await number.check(answering(answer))).toBe(isLifted);
    expect(number.isRestricted()).toBe(!isLifted);
    expect(shown).toHaveLength(isLifted ? 1 : 0);
  });
});

test('reports about new chats come in parts, and together end them when the share is used', async () => {
  const number = reports(null);
  const used = (count: number): HealthTold => ({ newChats: { total: 10, used: count, status: 'OK', endsAt: inMs(hourMs).toISOString() } });
  number.health({ readAt: inMs(0).toISOString() });
  number.health(used(0));
  expect(number.mayBeginChats()).toBe(true);
  number.health(used(10));
  number.health({ why: 'SPAM' });
  expect(number.mayBeginChats()).toBe(false);
  await settled();
  expect(stored).toEqual([{ readAt: inMs(0).toISOString() }, used(0), used(10), { why: 'SPAM' }]);
});
