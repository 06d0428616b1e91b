import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { BotsModule } from '#core/features/bots/bots.module';
import { SessionStatusStore } from '#core/features/bots/session-status-store.service';
import { SessionVault } from '#core/features/bots/vault/session-vault.service';
import { Database } from '#core/platform/database/database';
import { Metrics } from '#core/platform/metrics/metrics';
import { UnreadableKeys } from '../../../../server/sessions/session/unreadable-keys.ts';
import { makeBot, openTestModules, type TestModules } from '../../../support/core/test-modules.ts';
import { recordedLog } from '../../../support/recorded-log.ts';

/* Sessions that wait for an encryption key: when they are checked again, and when they are released. */

let modules: TestModules;
let here: INestApplicationContext;
/** Another process, with a key that this process lacks. */
let there: INestApplicationContext;
let budi: BotId;
let siti: BotId;
let metrics: Metrics;
let keys: UnreadableKeys;
/** Seconds since the test began. */
let now: number;
const { log, lines } = recordedLog();

beforeAll(async () => {
  modules = await openTestModules();
  here = await modules.open([BotsModule]);
  there = await modules.open([BotsModule], { ENCRYPTION_KEY: 'another-encryption-key-another-encryption' });
});
beforeEach(async () => {
  now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now * 1_000);
  metrics = new Metrics();
  keys = new UnreadableKeys(here.get(SessionVault), here.get(SessionStatusStore), log, metrics);
  [budi, siti] = [await makeBot(modules), await makeBot(modules)];
  for (const bot of [budi, siti]) await storeDevice(bot, there);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => modules?.close());

const lease = (botId: BotId) => ({ botId, epoch: '1' });
/** Stores the session's device, encrypted with the key of the process `by`. */
const storeDevice = (botId: BotId, by = here) =>
  by.get(SessionVault).store(by.get(Database), [{ ...lease(botId), creds: 'device', keys: [] }]);

/** Lets time pass, with a check each second as in a host. @returns the sessions that still wait */
async function pass(seconds: number): Promise<BotId[]> {
  for (let passed = 0; passed < seconds; passed += 1) {
    now += 1;
    await keys.recheck();
  }
  return keys.owners();
}

test('a session that is set aside is checked after fifteen seconds, each by its own time', async () => {
  await keys.setAside(lease(budi));
  expect(await pass(10)).toEqual([budi]);
  await keys.setAside(lease(siti));
  for (const bot of [budi, siti]) await storeDevice(bot);
  expect(await pass(4)).toEqual([budi, siti]);
  expect(await pass(1)).toEqual([siti]);
  expect(await pass(9)).toEqual([siti]);
  expect(await pass(1)).toEqual([]);
});

test('and again every fifteen seconds, for as long as its keys cannot be read', async () => {
  await keys.setAside(lease(budi));
  expect(await pass(31)).toEqual([budi]);
  await storeDevice(budi);
  expect(await pass(13)).toEqual([budi]);
  expect(await pass(1)).toEqual([]);
});

test('only a session whose keys can be read again is released', async () => {
  await keys.setAside(lease(budi));
  await keys.setAside(lease(siti));
  await storeDevice(budi);
  await pass(15);
  expect([keys.has(budi), keys.has(siti), keys.owners()]).toEqual([false, true, [siti]]);
  expect(await metrics.registry.getSingleMetricAsString('sessions_keys_unreadable')).toMatch(/^sessions_keys_unreadable 1$/m);
});

test.each([false, true])('its owner is notified, and the operator by the log; with the table away: %s', async (isAway) => {
  const before = lines.length;
  if (isAway) await modules.sql(`ALTER TABLE bot_sessions RENAME TO sessions_away`);
  try {
    await keys.setAside(lease(budi));
  } finally {
    if (isAway) await modules.sql(`ALTER TABLE sessions_away RENAME TO bot_sessions`);
  }
  expect(keys.has(budi)).toBe(true);
  const [row] = await modules.sql(`SELECT desired, status, reason FROM bot_sessions WHERE bot_id = $1`, [budi]);
  expect(row).toEqual(
    isAway ? { desired: 'running', status: 'online', reason: null } : { desired: 'running', status: 'offline', reason: 'keys_unreadable' },
  );
  const events = await modules.sql(`SELECT facts FROM domain_events WHERE bot_id = $1 AND kind = 'session.ended'`, [budi]);
  expect(events).toEqual(isAway ? [] : [{ facts: { reason: 'keys_unreadable', detail: null } }]);
  expect(lines.slice(before).map(({ event, botId }) => [event, botId])).toEqual([
    ['session.keys-unreadable', budi],
    ...(isAway ? [['session.notice-lost', budi]] : []),
  ]);
});
