import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { BotsModule } from '#core/features/bots/bots.module';
import { SessionLeases } from '#core/features/bots/session-leases.service';
import { SessionStatusStore } from '#core/features/bots/session-status-store.service';
import { SessionVault } from '#core/features/bots/vault/session-vault.service';
import { Database } from '#core/platform/database/database';
import { makeBot, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { waitFor } from '../../support/wait-for.ts';

let modules: TestModules;
let app: INestApplicationContext;
let vault: SessionVault;

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([BotsModule]);
  vault = app.get(SessionVault);
});
afterAll(() => modules?.close());

/** Writes keys as a host that holds the session under that epoch. `null` deletes a key. */
const store = (botId: BotId, epoch: string, keys: Record<string, string | null>, creds: string | null = null) =>
  vault.store(app.get(Database), [
    { botId, epoch, creds, keys: Object.entries(keys).map(([id, value]) => ({ type: 'session', id, value })) },
  ]);

async function keysOf(botId: BotId): Promise<Record<string, string>> {
  const rows = await modules.sql(`SELECT id FROM wa_keys WHERE bot_id = $1`, [botId]);
  const found = await vault.loadKeys(rows.map(({ id }) => ({ botId, type: 'session', id: String(id) })));
  return Object.fromEntries(found.map((key) => [key.id, key.open()]));
}

test('keys are written under the present lease, replaced, and those that are forgotten are gone', async () => {
  const owner = await makeBot(modules);
  expect(await store(owner, '1', { a: '1', b: '1' }, 'device')).toEqual(new Set([owner]));
  await store(owner, '1', { a: '2', b: null, c: '1' });
  expect(await keysOf(owner)).toEqual({ a: '2', c: '1' });
  expect(await vault.loadCreds(owner)).toBe('device');
});

test('keys and credentials lie sealed', async () => {
  const owner = await makeBot(modules);
  const secret = 'a-private-key-of-a-session';
  await store(owner, '1', { a: secret }, `creds with ${secret}`);
  const rows = await modules.sql(`SELECT data FROM wa_keys WHERE bot_id = $1 UNION ALL SELECT data FROM wa_creds WHERE bot_id = $1`, [
    owner,
  ]);
  expect(rows).toHaveLength(2);
  for (const { data } of rows) expect((data as Buffer).includes(secret)).toBe(false);
});

test('a host whose session was claimed by another writes nothing more, and gets an error', async () => {
  const [owner, untouched] = [await makeBot(modules), await makeBot(modules)];
  await store(owner, '1', { a: '1', b: '1' }, 'device');
  await modules.sql(`UPDATE bot_sessions SET epoch = 2 WHERE bot_id = $1`, [owner]);
  const late = { type: 'session', id: 'a', value: 'late' };
  const held = await vault.store(app.get(Database), [
    { botId: owner, epoch: '1', creds: 'late', keys: [late, { type: 'session', id: 'b', value: null }] },
    { botId: untouched, epoch: '1', creds: null, keys: [{ ...late, value: 'in time' }] },
  ]);
  expect(held).toEqual(new Set([untouched]));
  expect(await keysOf(owner)).toEqual({ a: '1', b: '1' });
  expect(await vault.loadCreds(owner)).toBe('device');
  expect(await keysOf(untouched)).toEqual({ a: 'in time' });
});

test('a device is forgotten under the present lease only, and with all its keys', async () => {
  const [owner, other] = [await makeBot(modules), await makeBot(modules)];
  for (const one of [owner, other]) await store(one, '1', { a: '1' }, 'device');
  expect(await vault.wipe({ botId: owner, epoch: '2' })).toBe(false);
  expect(await vault.loadCreds(owner)).toBe('device');
  expect(await keysOf(owner)).toEqual({ a: '1' });
  expect(await vault.wipe({ botId: owner, epoch: '1' })).toBe(true);
  expect(await vault.loadCreds(owner)).toBeNull();
  expect(await keysOf(owner)).toEqual({});
  expect(await keysOf(other)).toEqual({ a: '1' });
});

test('stored values are sealed, each for its own place', async () => {
  const [owner, other] = [await makeBot(modules), await makeBot(modules)];
  await store(owner, '1', { a: 'rahasia' }, 'rahasia');
  for (const table of ['wa_keys', 'wa_creds']) {
    const [row] = await modules.sql(`SELECT data FROM ${table} WHERE bot_id = $1`, [owner]);
    expect((row!['data'] as Buffer).includes('rahasia')).toBe(false);
  }
  await modules.sql(`INSERT INTO wa_creds (bot_id, data) SELECT $2, data FROM wa_creds WHERE bot_id = $1`, [owner, other]);
  await expect(vault.loadCreds(other)).rejects.toThrow();
});

test('a host claims the sessions that were active last first, and those that never were last', async () => {
  const bots = [await makeBot(modules), await makeBot(modules), await makeBot(modules)] as const;
  const [never, early, late] = bots;
  // These times are later than those of all other sessions of the test.
  for (const [bot, at] of [
    [early, '2100-01-01'],
    [late, '2100-01-02'],
    [never, null],
  ] as const)
    await modules.sql(`UPDATE bot_sessions SET desired = 'running', host_id = NULL, last_message_at = $2 WHERE bot_id = $1`, [bot, at]);
  const leases = app.get(SessionLeases);
  const id = randomUUID();
  const host = leases.present(id, () => undefined);
  await host.beat();
  try {
    const claimed: string[] = [];
    while (!bots.every((bot) => claimed.includes(bot))) {
      const [one] = await leases.claimFree(id, 1);
      claimed.push(one!.botId);
    }
    expect(claimed.slice(0, 2)).toEqual([late, early]);
  } finally {
    await host.leave();
    await modules.sql(`UPDATE bot_sessions SET desired = 'stopped', host_id = NULL WHERE bot_id = ANY ($1)`, [bots]);
  }
});

test('a session has one host at a time: only that of a dead host is claimed, and the host before writes nothing more', async () => {
  const [owner, stopped] = [await makeBot(modules), await makeBot(modules)];
  await modules.sql(`UPDATE bot_sessions SET desired = 'stopped' WHERE bot_id = $1`, [stopped]);
  const leases = app.get(SessionLeases);
  const [one, other, unseen] = [randomUUID(), randomUUID(), randomUUID()];
  const hosts = new Map([one, other].map((id) => [id, leases.present(id, () => undefined)]));
  await Promise.all([...hosts.values()].map((host) => host.beat()));
  try {
    const claims = await Promise.all([leases.claim(one, owner), leases.claim(other, owner)]);
    expect(claims.filter((claim) => claim !== null)).toEqual([expect.objectContaining({ botId: owner, epoch: '2' })]);
    const [holder, heir] = claims[0] ? ([one, other] as const) : ([other, one] as const);
    const taken = async (host: string) => (await leases.claimFree(host, 100)).map(({ botId }) => botId);
    expect(await leases.claim(heir, owner)).toBeNull();
    expect(await taken(heir)).not.toContain(owner);
    expect(await leases.claim(unseen, owner)).toBeNull();
    expect(await leases.claim(heir, stopped)).toBeNull();
    expect(await taken(heir)).not.toContain(stopped);
    expect(await leases.claim(heir, stopped, true)).toMatchObject({ botId: stopped, epoch: '2' });

    await hosts.get(holder)!.leave();
    // A host does not keep its sessions over a restart of Postgres, because the lock of the host ends with its
    // connection.
    await modules.sql(`UPDATE presence_epoch SET began_at = now() - interval '1 minute'`);
    const free = await waitFor(async () => {
      // The heartbeat is never old enough for the lease to expire by its age.
      await modules.sql(`UPDATE session_hosts SET heartbeat_at = now() - interval '10 seconds' WHERE id = $1`, [holder]);
      return (await leases.claimFree(heir, 100)).find(({ botId }) => botId === owner);
    });
    expect(free.epoch).toBe('3');
    const [late, now] = [
      { botId: owner, epoch: '2' },
      { botId: owner, epoch: '3' },
    ];
    expect(await app.get(SessionStatusStore).record(late, { status: 'initing' })).toBe(false);
    await leases.release(holder, [late]);
    await leases.release(heir, [late]);
    expect((await leases.held(heir)).map(({ botId }) => botId)).toContain(owner);
    expect(await app.get(SessionStatusStore).record(now, { status: 'initing' })).toBe(true);
    await leases.release(heir, [now]);
    expect((await leases.held(heir)).map(({ botId }) => botId)).not.toContain(owner);
  } finally {
    await Promise.all([...hosts.values()].map((host) => host.leave()));
  }
});
