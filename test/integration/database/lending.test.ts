import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getRepositoryToken } from '@nestjs/typeorm';
import type { INestApplicationContext } from '@nestjs/common';
import pg from 'pg';
import type { Repository } from 'typeorm';
import type { MailId } from '#contracts/values/ids';
import { Mail } from '#core/features/mails/mail.entity';
import { MailsModule } from '#core/features/mails/mails.module';
import { newId } from '#core/platform/crypto/ids';
import { SealingKeys } from '#core/platform/crypto/sealing-keys';
import { Database } from '#core/platform/database/database';
import { deleteNextSlice, deleteSlice } from '#core/platform/database/delete-slice';
import { insertNew } from '#core/platform/database/insert-new';
import { runInScope } from '#core/platform/database/request-scope';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { endingProxy } from '../../support/stores/ending-proxy.ts';
import { waitFor } from '../../support/wait-for.ts';

let modules: TestModules;
let context: INestApplicationContext;
let mails: Repository<Mail>;
let database: Database;

beforeAll(async () => {
  modules = await openTestModules();
  context = await modules.open([MailsModule], { DATABASE_POOL: '6' });
  mails = context.get(getRepositoryToken(Mail));
  database = context.get(Database);
});
afterAll(() => modules?.close());

const ofShare = <Result>(share: string, statementLimitMs: number, action: () => Promise<Result>): Promise<Result> =>
  runInScope({ share, statementLimitMs, isHolding: false }, action);
const mail = (id = newId<MailId>()) => ({ id, kind: 'notice' as const, sealed: Buffer.from('x') });

test('connections of a repository count against the share of the request’s owner', async () => {
  const gate = new pg.Client({ connectionString: modules.env['DATABASE_URL']! });
  await gate.connect();
  try {
    await gate.query('SELECT pg_advisory_lock(77)');
    const asked = Array.from({ length: 5 }, () => ofShare('one', 20_000, () => mails.query('SELECT pg_advisory_xact_lock_shared(77)')));
    const waiting = async (): Promise<number> =>
      Number((await gate.query(`SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)).rows[0].count);
    await waitFor(async () => (await waiting()) === 2, { what: 'a full share' });
    // Six connections, two of them in use: other owners still get one.
    await ofShare('other', 20_000, () => mails.count());
    expect(await waiting()).toBe(2);
    await gate.query('SELECT pg_advisory_unlock(77)');
    expect(await Promise.all(asked)).toHaveLength(5);
  } finally {
    await gate.end();
  }
});

test('a request’s limit ends a repository’s statement, and the next one has the usual limit again', async () => {
  await expect(ofShare('one', 50, () => mails.query('SELECT pg_sleep(20)'))).rejects.toMatchObject({ name: 'StatementTooSlowError' });
  const limits = await Promise.all(Array.from({ length: 6 }, () => mails.query('SHOW statement_timeout')));
  expect(new Set(limits.map(([row]: { statement_timeout: string }[]) => row!.statement_timeout))).toEqual(new Set(['30s']));
});

test('a repository in a transaction is part of it, and begins none of its own', async () => {
  const id = newId<MailId>();
  const undone = database.transaction(async (tx) => {
    await tx.of(mails).save(mail(id));
    expect(await tx.of(mails).existsBy({ id })).toBe(true);
    expect(await mails.existsBy({ id })).toBe(false);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await mails.existsBy({ id })).toBe(false);
});

test('what follows a commit runs after it, in its order, and not for what was rolled back', async () => {
  const done: string[] = [];
  const result = await database.transaction(async (tx) => {
    tx.afterCommit(() => done.push('first'));
    const undone = database.savepoint(tx, async () => {
      await tx.of(mails).insert(mail());
      tx.afterCommit(() => done.push('of the savepoint'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await database.savepoint(tx, async () => tx.afterCommit(() => done.push('second')))).toBeUndefined();
    expect(done).toEqual([]);
    return 'result';
  });
  expect([result, done]).toEqual(['result', ['first', 'second']]);
  const failing = database.transaction(async (tx) => {
    tx.afterCommit(() => done.push('of a failure'));
    throw new Error('failed');
  });
  await expect(failing).rejects.toThrow('failed');
  expect(done).toEqual(['first', 'second']);
});

test('a savepoint that fails takes its own rows back, and one that succeeds keeps them', async () => {
  const [before, undone, kept] = [newId<MailId>(), newId<MailId>(), newId<MailId>()];
  await database.transaction(async (tx) => {
    await tx.of(mails).insert(mail(before));
    const failing = database.savepoint(tx, async () => {
      await tx.of(mails).insert(mail(undone));
      await tx.of(mails).insert(mail(before)); // the key is taken, so Postgres refuses further statements until it is rolled back
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    await database.savepoint(tx, () => tx.of(mails).insert(mail(kept)));
  });
  const stored = await Promise.all([before, undone, kept].map((id) => mails.existsBy({ id })));
  expect(stored).toEqual([true, false, true]);
});

test('a row whose key is taken is not new, also while another transaction inserts it', async () => {
  const one = mail();
  expect([await insertNew(mails, one), await insertNew(mails, { ...one, sealed: Buffer.from('other') })]).toEqual([true, false]);
  expect((await mails.findOneBy({ id: one.id }))!.sealed).toEqual(Buffer.from('x'));
  const two = mail();
  let later: Promise<boolean> | undefined;
  await database.transaction(async (tx) => {
    expect(await insertNew(tx.of(mails), two)).toBe(true);
    later = insertNew(mails, two);
  });
  expect(await later).toBe(false);
});

test('a slice deletes so many rows of one owner, in the order that is asked for, from the first table that has any', async () => {
  const [{ accountId, botId }, other] = [await makeOwner(modules), await makeOwner(modules)];
  for (const bot of [botId, other.botId])
    await modules.sql(
      `INSERT INTO blacklist (bot_id, pn, created_at) SELECT $1, n::text, now() - n * interval '1 hour' FROM generate_series(1, 3) n`,
      [bot],
    );
  await modules.sql(
    `INSERT INTO knowledge (id, account_id, question, answer) SELECT gen_random_uuid(), $1, 't', 'j' FROM generate_series(1, 2) n`,
    [accountId],
  );
  const listed = async (bot: string) =>
    (await modules.sql(`SELECT pn FROM blacklist WHERE bot_id = $1 ORDER BY pn`, [bot])).map((row) => row['pn']);
  const table = { table: 'blacklist', scope: 'bot_id', order: 'created_at' } as const;
  expect(await deleteSlice(database, table, botId, 1)).toBe(1);
  expect([await listed(botId), await listed(other.botId)]).toEqual([
    ['1', '2'],
    ['1', '2', '3'],
  ]);
  const empty = { table: 'owner_questions', scope: 'bot_id' } as const;
  const rest = () => deleteNextSlice(database, [empty, table], botId, 5);
  expect([await rest(), await rest(), await listed(other.botId)]).toEqual([2, 0, ['1', '2', '3']]);
  expect(await deleteSlice(database, { table: 'knowledge', scope: 'account_id' }, accountId, 5)).toBe(2);
});

test('keys that values may be sealed with are known to all once they were announced, until no value uses them', async () => {
  const keys = context.get(SealingKeys);
  for (const id of ['bbbbbbbb', 'aaaaaaaa', 'cccccccc', 'aaaaaaaa']) await keys.announce(id);
  expect(await keys.unknownTo(['bbbbbbbb'])).toEqual(expect.arrayContaining(['aaaaaaaa', 'cccccccc']));
  await keys.strikeOff(['cccccccc']);
  const left = await keys.unknownTo([]);
  expect([left.includes('aaaaaaaa'), left.includes('bbbbbbbb'), left.includes('cccccccc')]).toEqual([true, true, false]);
  expect(left).toEqual(left.toSorted());
  await keys.strikeOff(['aaaaaaaa', 'bbbbbbbb']);
});

test('errors of Postgres become our own errors', async () => {
  const one = mail();
  await mails.insert(one);
  await expect(mails.insert(one)).rejects.toMatchObject({ name: 'error', code: '23505', constraint: 'mails_pkey' });
});

test('a connection that Postgres ends in the moment it opens fails its statement, not the process', async () => {
  const proxy = await endingProxy(modules.env['DATABASE_URL']!);
  try {
    const apart = await modules.open([MailsModule], { DATABASE_URL: proxy.url });
    const again = apart.get(Database);
    proxy.endNext(2);
    await expect(again.rows('SELECT pg_terminate_backend(pg_backend_pid())')).rejects.toThrow(); // closes its own connection
    const ended = async (): Promise<boolean> => {
      await again.rows('SELECT 1').catch(() => undefined);
      return proxy.ended() === 2;
    };
    await waitFor(ended, { what: 'both connections ended' });
    expect(await again.rows('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await apart.close();
  } finally {
    await proxy.close();
  }
});
