import { afterAll, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import pg from 'pg';
import { createDatabase, createRedis } from '../support/stores/stores.ts';

const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  // In reverse order: a database must not be dropped while its client is open.
  for (const close of closers.reverse()) await close();
});

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  closers.push(() => client.end());
  return client;
}

test('each test has its own migrated database', async () => {
  const [one, other] = await Promise.all([createDatabase(), createDatabase()]);
  closers.push(
    () => one.drop(),
    () => other.drop(),
  );
  const [first, second] = await Promise.all([open(one.url), open(other.url)]);
  await first.query('CREATE TABLE only_here (id int)');

  const tables = `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`;
  const names = async (client: pg.Client) => (await client.query(tables)).rows.map((row) => row.table_name);
  expect(await names(first)).toEqual(expect.arrayContaining(['only_here', 'users']));
  expect(await names(second)).toContain('users');
  expect(await names(second)).not.toContain('only_here');
});

test('no test receives messages that another one publishes', async () => {
  const [one, other] = await Promise.all([createRedis(), createRedis()]);
  const speaker = new Redis(one.url);
  const listener = new Redis(other.url);
  closers.push(async () => {
    speaker.disconnect();
    listener.disconnect();
    await Promise.all([one.stop(), other.stop()]);
  });
  await listener.subscribe('news');
  expect(await speaker.publish('news', 'hello')).toBe(0);
});

test('a database knows Indonesian and accented letters when it compares without case', async () => {
  const database = await createDatabase();
  closers.push(() => database.drop());
  const client = await open(database.url);
  expect((await client.query(`SELECT lower('KAFÉ ÇANTIK') AS low`)).rows).toEqual([{ low: 'kafé çantik' }]);
});
