import { afterEach, expect, test } from '@jest/globals';
import { ErasedAccounts } from '#core/features/membership/erased-accounts.service';
import { ErasureService } from '#core/features/membership/erasure.service';
import { MembershipModule } from '#core/features/membership/membership.module';
import { Database } from '#core/platform/database/database';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { fillThreads } from '../../support/long-threads.ts';
import { linkOwner } from '../../support/owners.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';

/*
 * An account with many rows is at once deleted for all its users, and its rows are removed by statements of bounded size. The removal
 * continues after a kill.
 */
let app: TestApp | undefined;
let modules: TestModules | undefined;
afterEach(async () => {
  await app?.close();
  await modules?.close();
  app = modules = undefined;
});

interface Changed {
  readonly text: string;
  readonly rows: number;
}

/** Records every statement that changes rows, with the number of rows. */
function noteChanges(database: Database): Changed[] {
  const changes: Changed[] = [];
  const run = database.run.bind(database);
  database.run = async (text, params, name) => {
    const rows = await run(text, params, name);
    changes.push({ text, rows });
    return rows;
  };
  return changes;
}

test('rows go in slices of the size that is set, and those of others stay', async () => {
  modules = await openTestModules();
  const context = await modules.open([MembershipModule], { ERASURE_ROWS_PER_SLICE: '50' });
  const [gone, other] = [await makeOwner(modules), await makeOwner(modules)];
  for (const { botId } of [gone, other]) await fillThreads(modules.sql, botId, { threads: 60, messages: 10 });
  const beforeDeletion = await modules.sql(`SELECT count(*)::int AS n FROM messages WHERE bot_id = $1`, [gone.botId]);
  await context.get(ErasureService).deleteAccount(gone);
  // the deletion itself touches no conversation: its duration does not depend on them
  expect(await modules.sql(`SELECT count(*)::int AS n FROM messages WHERE bot_id = $1`, [gone.botId])).toEqual(beforeDeletion);

  const changes = noteChanges(context.get(Database));
  const erased = context.get(ErasedAccounts);
  const removed = await erased.sweep();
  const slices = changes.filter(({ rows }) => rows > 0);
  expect(Math.max(...slices.map(({ rows }) => rows))).toBe(50);
  expect(slices.filter(({ text }) => text.includes('FROM messages')).map(({ rows }) => rows)).toEqual(Array(12).fill(50));
  expect(removed).toBe(60 * (10 + 1 + 1));
  expect(await modules.sql(`SELECT 1 FROM users WHERE id = $1`, [gone.personId])).toEqual([]);
  expect(await modules.sql(`SELECT count(*)::int AS n FROM messages WHERE bot_id = $1`, [other.botId])).toEqual([{ n: 600 }]);
});

test('one sweep removes a bounded number of slices, and several accounts share them', async () => {
  modules = await openTestModules();
  const context = await modules.open([MembershipModule], { ERASURE_ROWS_PER_SLICE: '10' });
  const [large, small] = [await makeOwner(modules), await makeOwner(modules)];
  await fillThreads(modules.sql, large.botId, { threads: 10, messages: 200 });
  await fillThreads(modules.sql, small.botId, { threads: 2, messages: 10 });
  for (const shop of [large, small]) await context.get(ErasureService).deleteAccount(shop);
  const erased = context.get(ErasedAccounts);
  expect(await erased.sweep()).toBe(250 + 24);
  // the small account does not wait for the large one
  expect(await modules.sql(`SELECT id FROM users WHERE deleted_at IS NOT NULL`)).toEqual([{ id: large.personId }]);
  let sweeps = 0;
  while ((await erased.sweep()) > 0) sweeps += 1;
  expect(sweeps).toBe(4); // 1,770 rows by 500
  expect(await modules.sql(`SELECT id FROM users WHERE deleted_at IS NOT NULL`)).toEqual([]);
});

test('of more deleted accounts than slices, each still gets one', async () => {
  modules = await openTestModules();
  const context = await modules.open([MembershipModule], { ERASURE_ROWS_PER_SLICE: '10' });
  await modules.sql(
    `WITH shops AS MATERIALIZED (
       SELECT nth, gen_random_uuid() AS person, gen_random_uuid() AS account, gen_random_uuid() AS bot FROM generate_series(1, 51) nth
     ), persons AS (
       INSERT INTO users (id, email, email_canonical, full_name, password_hash, email_verified_at, deleted_at)
       SELECT person, nth || '@contoh.id', nth || '@contoh.id', '', 'x', now(), now() FROM shops
     ), opened AS (INSERT INTO accounts (id) SELECT account FROM shops
     ), joined AS (INSERT INTO members (account_id, person_id, role) SELECT account, person, 'owner' FROM shops
     ), added AS (INSERT INTO bots (id, account_id) SELECT bot, account FROM shops)
     INSERT INTO contacts (id, bot_id, pn) SELECT gen_random_uuid(), bot, lead::text FROM shops, generate_series(1, 20) lead`,
  );
  const erased = context.get(ErasedAccounts);
  expect([await erased.sweep(), await erased.sweep(), await erased.sweep()]).toEqual([510, 510, 0]);
  expect(await modules.sql(`SELECT id FROM users`)).toEqual([]);
});

test('a row that another transaction has locked delays nothing and is removed later', async () => {
  modules = await openTestModules();
  const context = await modules.open([MembershipModule]);
  const gone = await makeOwner(modules);
  await fillThreads(modules.sql, gone.botId, { threads: 3, messages: 5 });
  await context.get(ErasureService).deleteAccount(gone);
  const erased = context.get(ErasedAccounts);
  const slices = context.get(Database);
  let removed = 0;
  await slices.transaction(async (tx) => {
    await tx.rows(`SELECT 1 FROM messages WHERE bot_id = $1 ORDER BY id LIMIT 1 FOR UPDATE`, [gone.botId]);
    removed = await erased['removeSlice']({ ...gone, botIds: [gone.botId], isLongAgo: false }, 1_000);
  });
  expect(removed).toBe(14);
  await erased.sweep();
  expect(await modules.sql(`SELECT 1 FROM messages WHERE bot_id = $1`, [gone.botId])).toEqual([]);
});

test('login and bot end at once, and the rows go although the workers are killed in the middle', async () => {
  app = await startTestApp({ workerRoles: 'mail,housekeeping,replies', env: { ERASURE_ROWS_PER_SLICE: '10' } });
  const owner = await app.registerOwner();
  await linkOwner(app, owner);
  await fillThreads(app.sql.bind(app), owner.userId, { threads: 20, messages: 50 });
  const left = async (): Promise<number> =>
    (await app!.sql(`SELECT count(*)::int AS n FROM messages WHERE bot_id = $1`, [owner.userId]))[0].n;
  expect((await owner.api.delete('/user/delete-account')).status).toBe(200);
  expect((await owner.api.get('/profile')).status).toBe(401);
  expect((await app.api().post('/auth/login', { email: owner.email, password: owner.password })).status).toBe(401);

  const [worker] = app.workers;
  let kills = 0;
  for (let rows = await left(); rows > 0; rows = await left()) {
    const before = rows;
    await waitFor(async () => (await left()) < before, { everyMs: 5 });
    if (kills < 3) {
      await worker!.kill();
      kills += 1;
      if (kills === 1) expect(await left()).toBeGreaterThan(0);
      await worker!.restart();
    }
  }
  expect(kills).toBe(3);
  await waitFor(async () => (await app!.sql(`SELECT 1 FROM users WHERE id = $1`, [owner.userId])).length === 0);
  expect(await app.sql(`SELECT 1 FROM accounts WHERE id = $1`, [owner.userId])).toEqual([]);
});
