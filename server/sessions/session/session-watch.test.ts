import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { BotId } from '#contracts/values/ids';
import type { HeldSession } from '#core/features/bots/bots.types';
import type { HearingFacts } from '#core/outside/whatsapp/link.types';
import { watchLimits } from './outage.rules.js';
import { recordedLog } from '../../../test/support/recorded-log.js';
import { SessionWatch, type OutageNews } from './session-watch.js';

/* One session over hours: when its watch notifies the owner, the texts, and its actions on connections. */

const limits = watchLimits(1);
const botId = BotId.parse('00000000-0000-4000-8000-000000000001');
const startMs = Date.UTC(2026, 10, 27, 9);

let told: string[];
let refusals: number;
let watch: SessionWatch;

const since = () => Math.round((Date.now() - startMs) / 1_000);
const take = async (words: string): Promise<void> => {
  if (refusals-- > 0) throw new Error('Postgres is away');
  told.push(`${since()} s: ${words}`);
};
const report = (news: OutageNews) =>
  take(news.kind === 'over' ? 'over' : `${news.cause} for ${Math.round((Date.now() - news.since.getTime()) / 1_000)} s`);
const { log, lines } = recordedLog();

function open(outage: HeldSession['outage'] = null): SessionWatch {
  const held: HeldSession = {
    ...{ botId, epoch: '1', restriction: null, desired: 'running' as const, pairingPhone: null, passkeyLost: false },
    outage,
  };
  return new SessionWatch(held, report, log, limits);
}

beforeEach(() => {
  jest.useFakeTimers({ now: startMs });
  [told, refusals] = [[], 0];
  watch = open();
});
afterEach(() => {
  jest.useRealTimers();
});

/** An open connection with these facts about what it has received. */
function hearing(facts: Partial<HearingFacts>, more: object = {}) {
  const asked = { times: 0 };
  const all = { unheardMs: 0, frameMs: 0, announcedForMs: null, wasAsked: true, question: null, ...facts };
  const ask = async (): Promise<void> => void (asked.times += 1);
  return { asked, ask, facts: () => all, phoneAnswered: true, isCaughtUp: false, waited: 0, ...more };
}
const works = hearing({});
const answersNoMore = hearing({ frameMs: 3_600_000, question: { askedForMs: 13_000, receivedForMs: 12_000 } });

/** Lets the watch check the connection every three seconds, as a host does. */
async function look(seconds: number, at: Parameters<SessionWatch['look']>[0]): Promise<string[]> {
  const seen: string[] = [];
  for (let passed = 0; passed < seconds; passed += 3) {
    await jest.advanceTimersByTimeAsync(3_000);
    seen.push(watch.look(at));
  }
  await jest.advanceTimersByTimeAsync(0);
  return seen;
}

/** Lets the session work for a while. */
async function working(): Promise<void> {
  watch.connecting();
  watch.opened();
  await look(60, works);
}

describe('an outage', () => {
  test('is told once, after its time, and its end once after the time that messages pass again', async () => {
    const before = lines.length;
    await working();
    watch.away('connection');
    await look(87, null);
    expect(told).toEqual([]);
    await look(3, null);
    expect(told).toEqual(['150 s: connection for 90 s']);
    await look(300, null);
    watch.opened();
    await look(27, works);
    expect(told).toHaveLength(1);
    await look(300, works);
    expect(told).toHaveLength(2);
    expect(told[1]).toMatch(/^4(80|83|86) s: over$/);
    expect(lines.slice(before)).toMatchObject([
      { event: 'session.outage', level: 'warn', botId, cause: 'connection', sinceMs: startMs + 60_000 },
      { event: 'session.outage-over', level: 'info', botId },
    ]);
  });

  test('that is short is never told', async () => {
    await working();
    watch.away('connection');
    await look(84, null);
    watch.opened();
    await look(600, works);
    expect(told).toEqual([]);
  });

  test('is told again at the next look when it could not be stored', async () => {
    await working();
    watch.away('connection');
    refusals = 2;
    const before = lines.length;
    await look(99, null);
    expect(told).toEqual(['156 s: connection for 96 s']);
    expect(lines.slice(before).filter(({ event }) => event === 'session.outage-untold')).toMatchObject([
      { level: 'warn', botId },
      { botId },
    ]);
  });

  test('that an earlier host has told is not told again, but its end is', async () => {
    watch = open({ since: new Date(startMs - 600_000), cause: 'connection' });
    watch.connecting();
    await look(120, null);
    watch.opened();
    await look(60, works);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('over');
  });

  test('does not exist for a session that has ended', async () => {
    await working();
    watch.away('connection');
    watch.idle();
    await look(600, null);
    expect(told).toEqual([]);
  });

  test('has the last cause', async () => {
    await working();
    watch.away('connection');
    await look(30, null);
    watch.away('version_refused');
    await look(60, null);
    expect(told).toEqual(['150 s: version_refused for 90 s']);
  });
});

describe('a connection that messages do not reach', () => {
  test('is replaced at first without a word; when that does not help, its owner is told at once that it is deaf', async () => {
    await working();
    expect(await look(3, answersNoMore)).toEqual(['replace']);
    expect(watch.isDeaf).toBe(true);
    expect(told).toEqual([]);
    // the new connection is lost too, but the loss is not the cause of the outage
    watch.away('connection');
    watch.opened();
    expect(await look(3, answersNoMore)).toEqual(['replace']);
    expect(told).toEqual(['66 s: deaf for 90 s']);
  });

  test('is told as deaf also when its replacement cannot connect', async () => {
    await working();
    await look(3, answersNoMore);
    watch.away('connection');
    await look(90, null);
    expect(told).toEqual(['153 s: deaf for 90 s']);
  });

  test('although nothing had waited: its phone has not proved anything, and is not waited for again', async () => {
    await working();
    await look(3, answersNoMore);
    watch.opened();
    await look(3, hearing({}, { isCaughtUp: true, waited: 0 }));
    const unanswered = hearing({ question: { askedForMs: 13_000, receivedForMs: 12_000 } }, { phoneAnswered: false });
    expect(new Set(await look(60, unanswered))).toEqual(new Set(['leave']));
  });

  test('is cured by a connection that has got all messages that waited', async () => {
    await working();
    await look(3, answersNoMore);
    watch.away('connection');
    watch.opened();
    const seen = await look(6, hearing({}, { isCaughtUp: true, waited: 4 }));
    expect(seen).toEqual(['cured', 'leave']);
    expect(watch).toMatchObject({ isDeaf: false, isDoubted: false });
  });

  test('is not cured while announced messages are missing', async () => {
    await working();
    await look(3, answersNoMore);
    watch.opened();
    expect(await look(6, hearing({ announcedForMs: 1_000 }, { isCaughtUp: true, waited: 4 }))).toEqual(['leave', 'leave']);
    expect(watch.isDeaf).toBe(true);
  });

  test('that got nothing at all after two logins is mute, until one lasts', async () => {
    await working();
    watch.closed(limits.silentMs - 1);
    expect(watch.isDoubted).toBe(false);
    watch.closed(limits.silentMs);
    expect(watch).toMatchObject({ isDeaf: false, isDoubted: true, silentLimitMs: limits.echoMs });
    watch.opened();
    watch.closed(limits.echoMs);
    expect(watch.isDeaf).toBe(true);
    watch.opened();
    await look(27, works);
    expect(watch.isDeaf).toBe(true);
    await look(6, works);
    expect(watch).toMatchObject({ isDeaf: false, isDoubted: false, silentLimitMs: limits.silentMs });
  });
});

describe('a phone that sleeps', () => {
  const silent = hearing({ question: { askedForMs: 12_000, receivedForMs: null } });

  test('is asked by a question, then by a new login, and less and less often while these find nothing', async () => {
    await working();
    const quiet = hearing({ unheardMs: 40_000 });
    expect(await look(3, quiet)).toEqual(['leave']);
    expect(quiet.asked.times).toBe(1);
    expect(await look(3, silent)).toEqual(['replace']);
    watch.opened();
    await look(3, hearing({}, { isCaughtUp: true, waited: 0 }));
    // the check found nothing, so there is no further check within half an hour
    expect(new Set(await look(29 * 60, silent))).toEqual(new Set(['leave']));
    expect(await look(60, silent)).toContain('replace');
  });

  test('whose connection turns out to be deaf after the new login: the owner is told at once', async () => {
    await working();
    expect(await look(3, silent)).toEqual(['replace']);
    watch.opened();
    expect(await look(3, answersNoMore)).toEqual(['replace']);
    expect(told).toEqual(['66 s: deaf for 90 s']);
  });

  test('that never answered is not checked', async () => {
    await working();
    watch = open();
    watch.opened();
    const never = hearing({ question: { askedForMs: 60_000, receivedForMs: null } }, { phoneAnswered: false });
    expect(new Set(await look(60, never))).toEqual(new Set(['leave']));
  });

  test('is asked as often as at first once a new login has found waiting messages', async () => {
    await working();
    for (const [minutes, waited] of [[1, 0] as const, [31, 0] as const, [61, 3] as const]) {
      expect(await look(minutes * 60, silent)).toContain('replace');
      watch.opened();
      await look(3, hearing({}, { isCaughtUp: true, waited }));
    }
    expect(await look(3, silent)).toEqual(['replace']);
  });

  test('is asked again after half an hour, however long the connection stays caught up meanwhile', async () => {
    await working();
    expect(await look(3, silent)).toEqual(['replace']);
    watch.opened();
    await look(10 * 60, hearing({}, { isCaughtUp: true, waited: 0 }));
    expect(await look(21 * 60, silent)).toContain('replace');
  });
});

describe('after a session has recovered, the next fault is a first one again', () => {
  const caughtUp = (waited: number) => hearing({}, { isCaughtUp: true, waited });

  test('the owner of a connection that is deaf once more is not told at once', async () => {
    await working();
    await look(3, answersNoMore);
    watch.opened();
    expect(await look(60, caughtUp(4))).toContain('cured');
    expect(await look(3, answersNoMore)).toEqual(['replace']);
    expect(told).toEqual([]);
  });

  test('one login without messages does not make it deaf', async () => {
    await working();
    watch.closed(limits.silentMs);
    watch.opened();
    await look(60, works);
    watch.closed(limits.silentMs);
    expect(watch).toMatchObject({ isDeaf: false, isDoubted: true });
  });

  test('what the old connection heard before it ended does not end an outage', async () => {
    await working();
    watch.away('connection');
    await look(90, works);
    expect(told).toEqual(['150 s: connection for 90 s']);
    watch.connecting();
    await look(90, works);
    expect(told).toHaveLength(1);
    watch.opened();
    await look(60, works);
    expect(told).toHaveLength(2);
  });

  test('a phone whose messages had waited is still believed, and asked by a new login', async () => {
    await working();
    await look(3, answersNoMore);
    watch.opened();
    await look(3, caughtUp(4));
    await look(3, hearing({}, { isCaughtUp: true, waited: 4, phoneAnswered: false }));
    const silent = hearing({ question: { askedForMs: 12_000, receivedForMs: null } }, { phoneAnswered: false });
    expect(await look(3, silent)).toEqual(['replace']);
  });
});
