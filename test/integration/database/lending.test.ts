import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getRepositoryToken } from '@nestjs/typeorm';
import type { INestApplicationContext } from '@nestjs/common';
import pg from 'pg';
import type { Repository } from 'typeorm';
import type { MailId } from '#contracts/values/ids';
import { Mail } from '#core/features/mails/mail.entity';
import { MailsModule } from '#core/features/mails/mails.module';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { runInScope } from '#core/platform/database/request-scope';
import { openTestModules, type TestModules } from '../../support/core/test-modules.ts';
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
    await expect(again.rows('SELECT pg_terminate_backend(pg_backend_pid())')).rejects.toThrow(); // ends its own connection
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
