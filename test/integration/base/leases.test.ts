import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { BotsModule } from '#core/features/bots/bots.module';
import { isUnknownToHost, removeHost } from '#core/features/bots/leases.statements';
import { SessionLeases } from '#core/features/bots/session-leases.service';
import { Database } from '#core/platform/database/database';
import { makeBot, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { waitFor } from '../../support/wait-for.ts';

/* The leases of a session host, and its presence, beside the programs that use them. */
let modules: TestModules;
let leases: SessionLeases;
let sql: Database;

beforeAll(async () => {
  modules = await openTestModules();
  const context = await modules.open([BotsModule]);
  leases = context.get(SessionLeases);
  sql = context.get(Database);
});
afterEach(() => modules.sql(`DELETE FROM bot_sessions`));
afterAll(() => modules?.close());

const holderOf = async (botId: BotId) =>
  (await modules.sql<{ host: string | null }>(`SELECT host_id AS host FROM bot_sessions WHERE bot_id = $1`, [botId]))[0]!.host;

test.each([0, 1, 2, 5])(
  'a host that gives %s of its sessions away keeps the others, and another host takes those at once',
  async (count) => {
    const [host, next] = [randomUUID(), randomUUID()];
    const presences = [host, next].map((id) => leases.present(id, () => undefined));
    for (const one of presences) await one.beat();
    const held = [];
    for (let nth = 0; nth < 6; nth += 1) held.push((await leases.claim(host, await makeBot(modules)))!);
    await leases.release(host, held.slice(0, count));
    const free = await Promise.all(held.map(async ({ botId }) => (await holderOf(botId)) === null));
    expect(free).toEqual(held.map((_, at) => at < count));
    const taken = await leases.claimFree(next, 100);
    expect(taken.map(({ botId }) => botId).toSorted()).toEqual(
      held
        .slice(0, count)
        .map(({ botId }) => botId)
        .toSorted(),
    );
    for (const id of [host, next]) await leases.signOff(id);
    for (const one of presences) await one.leave();
  },
);

test('a host keeps its connection; when it breaks, the host is told at once and its next heartbeat opens another one', async () => {
  const host = randomUUID();
  let broken = 0;
  const presence = leases.present(host, () => broken++);
  await presence.beat();
  const ownConnections = () =>
    modules.sql<{ pid: number }>(`SELECT pid FROM pg_stat_activity WHERE application_name = 'presence' AND datname = current_database()`);
  const [before] = await ownConnections();
  await presence.beat();
  expect(await ownConnections()).toEqual([before]);
  await modules.sql(`SELECT pg_terminate_backend($1)`, [before!.pid]);
  await waitFor(() => broken === 1, { what: 'the broken connection', timeoutMs: 10_000 });
  await presence.beat();
  const after = await ownConnections();
  expect(after.map(({ pid }) => pid)).not.toContain(before!.pid);
  expect([after.length, broken]).toEqual([1, 1]);
  await presence.leave();
  await leases.signOff(host);
});

test('keys are unknown only to hosts seen lately, and hosts that are dead for a day are removed', async () => {
  const [old, fresh, host, gone] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await modules.sql(
    `INSERT INTO session_hosts (id, heartbeat_at, key_ids) VALUES ($1, now() - interval '25 hours', '{}'), ($2, now() - interval '23 hours', '{}')`,
    [old, fresh],
  );
  for (const id of [host, gone]) await modules.sql(`INSERT INTO session_hosts (id, key_ids) VALUES ($1, '{k1}')`, [id]);
  expect(await isUnknownToHost(sql, 'k1', 30)).toBe(false);
  expect(await isUnknownToHost(sql, 'k2', 30)).toBe(true);
  expect(await isUnknownToHost(sql, 'k1', 24 * 3_600)).toBe(true);
  await removeHost(sql, gone);
  expect((await modules.sql(`SELECT id FROM session_hosts`)).map((row) => row['id']).toSorted()).toEqual([host, fresh].toSorted());
});
