import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import pg from 'pg';
import type { BotId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import { Chance } from '../support/chance.ts';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../support/core/test-modules.ts';
import { type TestApp, startTestApp } from '../support/test-app.ts';
import type { Program } from '../support/program.ts';
import { waitFor } from '../support/wait-for.ts';

let app: TestApp;
let modules: TestModules;
let host: INestApplicationContext;
let botId: BotId;
let phones = 6281300000000;
const quota = 1_000;

beforeAll(async () => {
  app = await startTestApp({ servers: 0, workers: 2, env: { REPLY_QUIET_MS: '0', REPLY_LOOP_LIMIT: '1000' } });
  modules = await openTestModules(app);
  host = await modules.open([ConversationsModule]);
});
afterEach(async () => {
  await app.sandbox.llm.heal();
  await Promise.all(app.workers.filter((worker) => worker.hasExited).map((worker) => worker.restart()));
});
afterAll(async () => {
  await modules.close();
  await app.close();
});

function from(chat: string, body: string) {
  return inbound(botId, chatOf(chat), { body });
}

async function openTurns(): Promise<number> {
  return (await app.sql(`SELECT count(*)::int AS count FROM conversations WHERE bot_id = $1 AND answered_turn < turn`, [botId]))[0].count;
}

const allAnswered = () => waitFor(async () => (await openTurns()) === 0, { what: 'an answer to every turn' });
const chance = Chance.of('replies');

/** Checks guarantees 2 and 9 on the stored rows. */
async function expectExactness(): Promise<void> {
  const replies = await app.sql(`SELECT conversation_id, turn, charged FROM replies WHERE bot_id = $1`, [botId]);
  expect(new Set(replies.map((one) => `${one.conversation_id} ${one.turn}`)).size).toBe(replies.length);
  expect(replies.every((one) => one.charged)).toBe(true);
  const [{ replies_left: left }] = await app.sql(
    `SELECT replies_left FROM subscriptions WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`,
    [botId],
  );
  expect(quota - left).toBe(replies.length);
  const answered = await app.sql(`SELECT DISTINCT conversation_id, turn FROM messages WHERE bot_id = $1 AND sender = 'bot'`, [botId]);
  expect(answered).toHaveLength(replies.length);
  // order: within a thread the bubbles of a turn are adjacent and come after everything they answer
  const mixed = await app.sql(
    `SELECT 1 FROM messages b JOIN messages l ON l.conversation_id = b.conversation_id AND l.sender = 'lead'
     WHERE b.bot_id = $1 AND b.sender = 'bot' AND ((l.turn <= b.turn AND l.seq > b.seq) OR (l.turn > b.turn AND l.seq < b.seq))`,
    [botId],
  );
  expect(mixed).toHaveLength(0);
  const twice = await app.sql(
    `SELECT conversation_id, seq FROM messages WHERE bot_id = $1 GROUP BY conversation_id, seq HAVING count(*) > 1`,
    [botId],
  );
  expect(twice).toHaveLength(0);
}

const draftsBegun = (count: number) =>
  waitFor(async () => (await app.redis.llen('bull:replies:active')) === count, { what: `${count} drafts begun` });

async function newOwner(): Promise<void> {
  ({ botId } = await makeOwner({ sql: (text, params) => app.sql(text, params) }, quota));
}

function leads(count: number): string[] {
  return Array.from({ length: count }, () => String((phones += 1)));
}

test('leads who continue to write while the model works get one reply per turn', async () => {
  await newOwner();
  await app.sandbox.llm.fault({ delayMs: 80 });
  await Promise.all(
    leads(20).map(async (phone, number) => {
      const pace = chance.stream(`quick lead ${number}`);
      for (let at = 0; at < 6; at += 1) {
        await receive(host, [from(phone, `pesan ${at}`)]);
        await pace.pauseUpTo(150);
      }
    }),
  );
  await allAnswered();
  await expectExactness();
});

test('a worker killed while the model thinks leaves nothing behind, and another one answers', async () => {
  await newOwner();
  await app.sandbox.llm.fault({ delayMs: 6_000 }); // the first turn is still with the model when the last one begins, also on a slow machine
  for (const phone of leads(12)) await receive(host, [from(phone, 'Halo, ada stok?')]);
  await draftsBegun(12);
  await app.workers[0]!.kill('SIGKILL');
  await app.sandbox.llm.heal();
  await allAnswered();
  await expectExactness();
});

describe.each([
  ['before its charge', `SELECT 1 FROM subscriptions WHERE account_id = (SELECT account_id FROM bots WHERE id = $1) FOR UPDATE`],
  ['in the middle of its claim', `SELECT 1 FROM daily_message_counts WHERE bot_id = $1 FOR UPDATE`],
])('a worker killed %s', (_, lock) => {
  const waiting = `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;

  /** Kills the only worker while its claim waits in Postgres. `then` decides what happens to that statement. */
  async function killInClaim(then: (blocker: pg.Client) => Promise<unknown>): Promise<void> {
    await newOwner();
    const [phone] = leads(1);
    const [first] = await receive(host, [from(phone!, 'Halo, ada stok?')], false);
    const blocker = new pg.Client({ connectionString: app.databaseUrl });
    await blocker.connect();
    try {
      await blocker.query('BEGIN');
      await blocker.query(lock, [botId]);
      const [worker, other] = app.workers as [Program, Program];
      await other.stop();
      await host.get(MessagesService).announce([first!]);
      await waitFor(async () => (await app.sql(waiting)).length > 0, { what: 'a claim that waits' });
      await worker.kill('SIGKILL');
      await then(blocker);
      await waitFor(async () => (await app.sql(waiting)).length === 0, { what: 'the end of that claim' });
    } finally {
      await blocker.end();
    }
  }

  test('has charged and sent nothing when its statement dies with it', async () => {
    await killInClaim(async () => app.sql(`SELECT pg_terminate_backend(pid) FROM (${waiting}) claim`));
    expect(await app.sql(`SELECT 1 FROM replies WHERE bot_id = $1`, [botId])).toHaveLength(0);
    await Promise.all(app.workers.filter((one) => one.hasExited).map((one) => one.restart()));
    await allAnswered();
    await expectExactness();
  });

  test('has answered once and completely when its statement continues', async () => {
    await killInClaim((blocker) => blocker.query('ROLLBACK'));
    await allAnswered();
    await expectExactness();
    await Promise.all(app.workers.filter((one) => one.hasExited).map((one) => one.restart()));
    // another worker takes over the job
    await draftsBegun(0);
    await expectExactness();
  });
});

test('an emptied Redis loses no turn', async () => {
  await newOwner();
  await app.sandbox.llm.fault({ delayMs: 300 });
  const phones = leads(10);
  for (const phone of phones) await receive(host, [from(phone, 'Halo, ada stok?')]);
  await app.redis.flushall();
  for (const phone of phones) await receive(host, [from(phone, 'Masih ada?')]);
  await app.redis.flushall();
  await allAnswered();
  await expectExactness();
});

test('a message whose host died between commit and announcement is answered by the sweep', async () => {
  await newOwner();
  const [phone] = leads(1);
  await receive(host, [from(phone!, 'Halo, ada stok?')], false);
  await allAnswered();
  await expectExactness();
});

test('workers killed again and again while leads write on: one reply per turn, exact quota, order kept', async () => {
  await newOwner();
  await app.sandbox.llm.fault({ delayMs: 120 });
  const kills = chance.stream('kills');
  let isWriting = true;
  const writing = Promise.all(
    leads(15).map(async (phone, number) => {
      const pace = chance.stream(`slow lead ${number}`);
      for (let at = 0; at < 8; at += 1) {
        await receive(host, [from(phone, `pesan ${at}`)], at % 4 !== 0);
        await pace.pauseUpTo(600);
      }
    }),
  ).finally(() => (isWriting = false));
  for (let round = 0; isWriting || round < 3; round += 1) {
    const victim = app.workers[round % 2]!;
    await kills.pauseUpTo(600);
    await victim.kill('SIGKILL');
    if (round === 1) await app.redis.flushall();
    await victim.restart();
  }
  await writing;
  await allAnswered();
  await expectExactness();
});

test('a worker that ends gives back unfinished jobs, and another one answers', async () => {
  await newOwner();
  const [worker, other] = app.workers as [Program, Program];
  await other.stop();
  await app.sandbox.llm.fault({ next: [{ kind: 'hang' }] });
  await receive(host, [from(leads(1)[0]!, 'Halo, ada stok?')]);
  await draftsBegun(1);
  const ending = worker.stop(20_000);
  await other.restart();
  expect((await ending).signal).not.toBe('SIGKILL');
  await allAnswered();
  await expectExactness();
});

test('a worker that receives SIGTERM finishes its jobs', async () => {
  await newOwner();
  await app.sandbox.llm.fault({ delayMs: 3_000 });
  for (const phone of leads(4)) await receive(host, [from(phone, 'Halo, ada stok?')]);
  await draftsBegun(4);
  const ends = await Promise.all(app.workers.map((worker) => worker.stop()));
  expect(ends.every((end) => end.code === 0 || end.signal === 'SIGTERM')).toBe(true);
  expect(await openTurns()).toBe(0);
  await expectExactness();
});
