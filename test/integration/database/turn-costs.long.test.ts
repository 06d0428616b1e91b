import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createBreakablePostgres, createBreakableRedis, type BreakableStore } from '../../support/stores/breakable-stores.ts';
import { freshPhone, linkOwner, type Owner } from '../../support/owners.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { waitFor } from '../../support/wait-for.ts';
import { Phone } from '../../support/whatsapp/phone.ts';

/*
 * The load that one plain turn causes in Postgres and Redis: a known lead writes, the bot answers, the answer is delivered and
 * read. Counted by the stores themselves, so that no process or feature is missed. Only this test uses them.
 */

const leads = 10;
/** Earlier messages of each chat. */
const earlier = 500;

let postgres: BreakableStore;
let redis: BreakableStore;
let app: TestApp;
let owner: Owner;
let shop: string;
let phones: Phone[];

beforeAll(async () => {
  [postgres, redis] = await Promise.all([createBreakablePostgres(), createBreakableRedis()]);
  app = await startTestApp({ stores: { postgres, redis }, env: { REPLY_LOOP_LIMIT: '100000' } });
  // copies of whole pages after a checkpoint and the statistics of autovacuum belong to no turn
  await app.sql(`ALTER SYSTEM SET full_page_writes = off`);
  await app.sql(`ALTER SYSTEM SET autovacuum = off`);
  await app.sql(`SELECT pg_reload_conf()`);
  owner = await app.registerOwner();
  await app.sql(`UPDATE subscriptions SET replies_left = 1000, replies_total = 1000`);
  shop = await linkOwner(app, owner);
  phones = Array.from({ length: leads }, () => new Phone(app.sandbox, freshPhone()));
  for (const { number } of phones) await app.sandbox.call('POST', '/whatsapp/phones', { number, name: 'Budi' });
  await turns(1);
  // long chats: the number of earlier messages must not increase the reads of a turn
  await app.sql(
    `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, created_at)
     SELECT gen_random_uuid(), c.bot_id, c.id, c.last_seq + n, CASE WHEN n % 2 = 1 THEN 'lead' ELSE 'bot' END, 'text', 'halo ' || n, 'M' || n, 'sent', now() - interval '1 day'
     FROM conversations c, generate_series(1, $1::int) n`,
    [earlier],
  );
  await app.sql(`UPDATE conversations SET last_seq = last_seq + $1::int, message_count = message_count + $1::int`, [earlier]);
  await app.sql(`ANALYZE`);
});
afterAll(async () => {
  await app?.close();
  await Promise.all([postgres?.stop(), redis?.stop()]);
});

let asked = 0;

/** Every lead asks this number of questions, one after the other, and each question only once. */
async function turns(each: number): Promise<void> {
  for (let nth = 0; nth < each; nth += 1)
    for (const phone of phones) {
      await phone.ask(shop, `Halo, yang nomor ${(asked += 1)} masih ada?`);
      await phone.readChat(shop);
    }
}

interface Costs {
  /** Read-only transactions count too. */
  readonly transactions: number;
  readonly rows: number;
  /** Rows of the table `messages` that were read. */
  readonly messagesRead: number;
  readonly walBytes: number;
  readonly redisCommands: number;
}

/** Stops the programs and reads the counters of the stores: those of Postgres are complete once its processes for them have ended. */
async function countedAfterStop(): Promise<Costs> {
  await Promise.all([...app.servers, ...app.workers].map((program) => program.stop()));
  const others = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name <> ''`;
  await waitFor(async () => (await app.sql(others)).length === 0, { what: 'the end of all connections' });
  const [row] = await app.sql<{ transactions: string; rows: string; read: string; wal: string }>(
    `SELECT xact_commit AS transactions, tup_inserted + tup_updated + tup_deleted AS rows, pg_current_wal_insert_lsn() - '0/0' AS wal,
       (SELECT seq_tup_read + coalesce(idx_tup_fetch, 0) FROM pg_stat_user_tables WHERE relname = 'messages') AS read
     FROM pg_stat_database WHERE datname = current_database()`,
  );
  const commands = /total_commands_processed:(\d+)/.exec(await app.redis.info('stats'))![1];
  return {
    transactions: Number(row!.transactions),
    rows: Number(row!.rows),
    messagesRead: Number(row!.read),
    walBytes: Number(row!.wal),
    redisCommands: Number(commands),
  };
}

/** The counters of the stores from the start of the programs to their end, with that many turns of every lead. */
async function costsOf(each: number): Promise<Costs> {
  const before = await countedAfterStop();
  await Promise.all([...app.servers, ...app.workers].map((program) => program.restart()));
  await app.servers[0]!.waitForEvent('session.online');
  await turns(each);
  const after = await countedAfterStop();
  return {
    transactions: after.transactions - before.transactions,
    rows: after.rows - before.rows,
    messagesRead: after.messagesRead - before.messagesRead,
    walBytes: after.walBytes - before.walBytes,
    redisCommands: after.redisCommands - before.redisCommands,
  };
}

test('a plain turn in a long chat reads and writes few rows and little WAL, in few transactions and Redis commands', async () => {
  await costsOf(1); // the first turns after the long chats also summarise them
  const one = await costsOf(1);
  const three = await costsOf(3);
  const perTurn = (of: keyof Costs) => (three[of] - one[of]) / (2 * leads);
  const costs = {
    transactions: perTurn('transactions'),
    rows: perTurn('rows'),
    messagesRead: perTurn('messagesRead'),
    walBytes: perTurn('walBytes'),
    redisCommands: perTurn('redisCommands'),
  };
  expect(costs.rows).toBeLessThan(14.6);
  // the history that the model reads has 112 of these messages
  expect(costs.messagesRead).toBeLessThan(250);
  expect(costs.walBytes).toBeLessThan(28_000);
  // includes the statements of sweeps and heartbeats, of which there are more on a slow machine
  expect(costs.transactions).toBeLessThan(30);
  expect(costs.redisCommands).toBeLessThan(130);
});
