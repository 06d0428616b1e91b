import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import type { Lease } from '#core/features/bots/bots.types';
import { newId } from '#core/platform/crypto/ids';
import { recordedLog } from '../../../test/support/recorded-log.js';
import { UnreadableKeys } from './unreadable-keys.js';

/* Sessions that wait for a key: when they are checked again, and when they are released. */

const [budi, siti] = [newId<BotId>(), newId<BotId>()];
const readable = new Set<BotId>();
let checked: BotId[];
let ended: unknown[];
let isStoreAway: boolean;
let keys: UnreadableKeys;
const { log, lines } = recordedLog();

beforeEach(() => {
  jest.useFakeTimers();
  readable.clear();
  [checked, ended, isStoreAway] = [[], [], false];
  const vault = {
    loadCreds: async (botId: BotId) => {
      checked.push(botId);
      if (!readable.has(botId)) throw new Error('no such key');
    },
  };
  const statusStore = {
    end: async (lease: Lease, how: object) => {
      if (isStoreAway) throw new Error('Postgres is away');
      ended.push({ botId: lease.botId, ...how });
    },
  };
  keys = new UnreadableKeys(vault as never, statusStore as never, log, { gauge: () => undefined } as never);
});
afterEach(() => {
  jest.useRealTimers();
});

/** The checks made while time passes, with a look each second as in a host. */
async function checksWithin(ms: number): Promise<BotId[]> {
  const before = checked.length;
  for (let passed = 0; passed < ms; passed += 1_000) {
    jest.advanceTimersByTime(1_000);
    await keys.recheck();
  }
  return checked.slice(before);
}

test('a session that is set aside is checked every fifteen seconds, each by its own time', async () => {
  await keys.setAside({ botId: budi } as Lease);
  expect(await checksWithin(10_000)).toEqual([]);
  await keys.setAside({ botId: siti } as Lease);
  expect(await checksWithin(4_000)).toEqual([]);
  expect(await checksWithin(1_000)).toEqual([budi]);
  expect(await checksWithin(9_000)).toEqual([]);
  expect(await checksWithin(1_000)).toEqual([siti]);
  expect(await checksWithin(4_000)).toEqual([]);
  expect(await checksWithin(1_000)).toEqual([budi]);
  expect(keys.owners()).toEqual([budi, siti]);
});

test('only a session whose keys can be read again is released, and not checked any more', async () => {
  await keys.setAside({ botId: budi } as Lease);
  await keys.setAside({ botId: siti } as Lease);
  readable.add(budi);
  await checksWithin(15_000);
  expect([keys.has(budi), keys.has(siti), keys.owners()]).toEqual([false, true, [siti]]);
  expect(await checksWithin(15_000)).toEqual([siti]);
});

test.each([false, true])('its owner is notified, and the operator by the log; with Postgres away: %s', async (isAway) => {
  isStoreAway = isAway;
  const before = lines.length;
  await keys.setAside({ botId: budi } as Lease);
  expect(keys.has(budi)).toBe(true);
  expect(ended).toEqual(isAway ? [] : [{ botId: budi, reason: 'keys_unreadable', final: false }]);
  expect(lines.slice(before).map(({ event, botId }) => [event, botId])).toEqual([
    ['session.keys-unreadable', budi],
    ...(isAway ? [['session.notice-lost', budi]] : []),
  ]);
});
