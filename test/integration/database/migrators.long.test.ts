import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { migrationNames } from '#core/migrations/list';
import { root } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/processes/ports.mjs';
import { ManagedProcess } from '../../../scripts/lib/processes/processes.mjs';
import { administer, createRedis, runRecords } from '../../support/stores/stores.ts';
import { neededSettings } from '../../support/stores/template.mjs';
import { waitFor } from '../../support/wait-for.ts';

/*
 * Several releases may start at once, each with its own migrator, and any of them may be killed: one
 * migrates, the others wait and then find it already done. Programs do not start on a schema of another
 * version.
 */
const adminUrl = process.env.TEST_POSTGRES_URL!;
let name: string;
let url: string;
let client: pg.Client;
const started: ManagedProcess[] = [];

beforeEach(async () => {
  name = `m_${randomBytes(8).toString('hex')}`;
  await administer(adminUrl, `CREATE DATABASE "${name}"`);
  const address = new URL(adminUrl);
  address.pathname = `/${name}`;
  url = address.toString();
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop({ limitMs: 5_000 })));
  await client.end();
  await administer(adminUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
});

function start(program: string, label: string, settings: Record<string, string> = {}): ManagedProcess {
  const own = new URL(url);
  own.searchParams.set('application_name', label);
  const one = new ManagedProcess({
    name: label,
    command: process.execPath,
    args: [join(root, 'dist', program)],
    env: { ...neededSettings, DATABASE_URL: own.toString(), PATH: process.env.PATH, ...settings },
    records: runRecords(),
  });
  started.push(one);
  return one;
}
const migrator = (label: string): ManagedProcess => start('core/migrations/run.js', label);

async function ended(one: ManagedProcess): Promise<{ code: number | null; told: string }> {
  await waitFor(() => one.hasExited, { what: 'the end of the program' });
  const { code } = await one.exited;
  return { code, told: one.output.join('\n') };
}

/** Label of the process that currently holds the migration lock. */
async function migrating(): Promise<string | undefined> {
  const { rows } = await client.query<{ label: string }>(
    `SELECT a.application_name AS label FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.granted AND l.database = (SELECT oid FROM pg_database WHERE datname = $1)`,
    [name],
  );
  return rows[0]?.label;
}
const done = async (): Promise<number> => {
  const { rows } = await client.query<{ there: string | null }>(`SELECT to_regclass('migrations') AS there`);
  return rows[0]?.there ? Number((await client.query<{ count: string }>('SELECT count(*) FROM migrations')).rows[0]!.count) : 0;
};

test('three migrators on an empty database, one killed in the middle: each migration runs once, and no index is left unfinished', async () => {
  const three = new Map(['one', 'two', 'three'].map((label) => [label, migrator(label)]));
  const first = await waitFor(async () => (await done()) >= 3 && migrating(), { everyMs: 5, what: 'one that migrates' });
  three.get(first)!.kill('SIGKILL');
  const others = [...three].filter(([label]) => label !== first).map(([, one]) => ended(one));
  const ends = await Promise.all(others);
  expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  const { rows: names } = await client.query<{ name: string }>('SELECT name FROM migrations');
  expect(new Set(names.map((row) => row.name)).size).toBe(names.length);
  expect(await done()).toBe(migrationNames.length);
  const { rows: unfinished } = await client.query(`SELECT indexrelid::regclass FROM pg_index WHERE NOT indisvalid`);
  expect(unfinished).toEqual([]);
  expect(await migrating()).toBeUndefined();
});

test('migrators that wait hold no snapshot, which CREATE INDEX CONCURRENTLY would wait for', async () => {
  await client.query(`SELECT pg_advisory_lock(hashtext('migrations'))`);
  const two = ['one', 'two'].map(migrator);
  await waitFor(() => two.every(({ output }) => output.join('').includes('migrations.waiting')), { what: 'two that wait' });
  await client.query(`SET statement_timeout = '30s'`);
  await client.query(`CREATE TABLE large (id int)`);
  await client.query(`CREATE INDEX CONCURRENTLY large_id ON large (id)`);
  await client.query(`SELECT pg_advisory_unlock(hashtext('migrations'))`);
  expect((await Promise.all(two.map(ended))).map(({ code }) => code)).toEqual([0, 0]);
  expect(await done()).toBe(migrationNames.length);
});

test('a database of the last development version continues under the baseline, with its rows', async () => {
  expect((await ended(migrator('one'))).code).toBe(0);
  await client.query(`INSERT INTO accounts (id) VALUES ('00000000-0000-7000-8000-000000000001')`);
  await client.query(`DELETE FROM migrations WHERE name LIKE '%Baseline%'`);
  await client.query(
    `INSERT INTO migrations (timestamp, name) VALUES (1795248000000, 'FirstHouse1795248000000'), (1795685700000, 'OriginOfQuestions1795685700000')`,
  );
  expect((await ended(migrator('two'))).code).toBe(0);
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp');
  expect(rows.map(({ name: ran }) => ran)).toEqual(migrationNames);
  expect((await client.query('SELECT id FROM accounts')).rowCount).toBe(1);
});

test('a database that stopped before the baseline is refused unchanged, in a sentence that says what to do', async () => {
  expect((await ended(migrator('one'))).code).toBe(0);
  await client.query(`DELETE FROM migrations`);
  await client.query(`INSERT INTO migrations (timestamp, name) VALUES (1795248000000, 'FirstHouse1795248000000')`);
  const { code, told } = await ended(migrator('two'));
  expect({ code, told: told.trim() }).toEqual({
    code: 1,
    told: expect.stringMatching(/^The database was made by a development version and stopped at FirstHouse1795248000000\. Run .*\.$/),
  });
  expect(await done()).toBe(1);
});

test('a program refuses a schema that is older or newer than itself in one sentence that says what to do', async () => {
  const redis = await createRedis();
  try {
    const settings = async () => ({ REDIS_URL: redis.url, PORT: String(await freePort()), HOST: '127.0.0.1' });
    const tell = async (program: 'server' | 'workers') => {
      const { code, told } = await ended(start(`${program}/main.js`, program, await settings()));
      return { code, told: told.trim() };
    };
    expect(await tell('server')).toEqual({
      code: 1,
      told: expect.stringMatching(/^The server could not start: .*older than this release.*node dist\/core\/migrations\/run\.js.*\.$/),
    });
    expect((await ended(migrator('one'))).code).toBe(0);
    await client.query(`DELETE FROM migrations WHERE name = (SELECT name FROM migrations ORDER BY timestamp DESC LIMIT 1)`);
    for (const program of ['server', 'workers'] as const) {
      expect(await tell(program)).toEqual({
        code: 1,
        told: expect.stringMatching(/older than this release: it lacks \w+\..*run\.js.*\.$/),
      });
    }
    await client.query(`DELETE FROM migrations`);
    await client.query(`INSERT INTO migrations (timestamp, name) VALUES (1, 'Unsaid1')`);
    expect((await tell('workers')).told).toContain('older than this release');
  } finally {
    await redis.stop();
  }
});

test('a program refuses a schema with a migration that it does not know', async () => {
  const redis = await createRedis();
  try {
    expect((await ended(migrator('one'))).code).toBe(0);
    await client.query(`INSERT INTO migrations (timestamp, name) VALUES (1999999999999, 'OfTomorrow1999999999999')`);
    for (const program of ['server', 'workers'] as const) {
      const settings = { REDIS_URL: redis.url, PORT: String(await freePort()), HOST: '127.0.0.1' };
      const { code, told } = await ended(start(`${program}/main.js`, program, settings));
      expect({ code, told: told.trim() }).toEqual({
        code: 1,
        told: expect.stringMatching(/^The \w+ could not start: .*newer than this release: it has OfTomorrow1999999999999.*\.$/),
      });
    }
  } finally {
    await redis.stop();
  }
});
