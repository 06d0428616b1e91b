import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { AccountId, BotId, ConversationId, FollowUpId } from '#contracts/values/ids';
import { BotsModule } from '#core/features/bots/bots.module';
import { SessionLeases } from '#core/features/bots/session-leases.service';
import { SessionVault } from '#core/features/bots/vault/session-vault.service';
import { applyAction, markAsPhone } from '#core/features/conversations/state/chat-actions.statements';
import { markReadUpTo } from '#core/features/conversations/state/owner-acts.statements';
import { ConversationMergedError } from '#core/features/conversations/conversations.errors';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import { storeArrivals } from '#core/features/conversations/messages/inbound.statements';
import { recordDelivery } from '#core/features/conversations/messages/outbox.statements';
import * as followUps from '#core/features/followups/followups.statements';
import { cancelByHand } from '#core/features/followups/queue.statements';
import * as bell from '#core/features/notifications/bell.statements';
import { QuestionsModule } from '#core/features/questions/questions.module';
import { QuestionsService } from '#core/features/questions/questions.service';
import { AppError } from '#core/platform/errors/app-error';
import { Database, type Sql } from '#core/platform/database/database';
import { Chance } from '../../support/chance.ts';
import { chatOf, inbound, makeBot, makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { runs } from '../../support/runs.ts';

const chance = Chance.of('lock-order');
const usualRounds = runs(400);
let modules: TestModules;
let app: INestApplicationContext;
let other: INestApplicationContext;

beforeAll(async () => {
  modules = await openTestModules();
  [app, other] = await Promise.all([modules.open([ConversationsModule, BotsModule, QuestionsModule]), modules.open([ConversationsModule])]);
  // a deadlock is reported at once instead of after a second
  await modules.sql(`ALTER DATABASE "${new URL(modules.env.DATABASE_URL!).pathname.slice(1)}" SET deadlock_timeout = '20ms'`);
});
afterAll(() => modules.close());

const sql = (index = 0): Database => (index % 2 ? other : app).get(Database);

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => [chance.next(), item] as const)
    .toSorted(([one], [next]) => one - next)
    .map(([, item]) => item);
}

/**
 * Runs the actions at the same time, many rounds, and returns the number of deadlocks. A conversation that was merged
 * meanwhile, or a refusal, does not count.
 */
async function deadlocksOf(
  round: () => readonly (() => Promise<unknown>)[],
  { reset, count: rounds = usualRounds }: { readonly reset: () => Promise<unknown>; readonly count?: number },
): Promise<number> {
  let deadlocks = 0;
  for (let count = 0; count < rounds; count += 1) {
    await reset();
    const results = await Promise.allSettled(round().map((act) => act()));
    for (const result of results) {
      if (result.status === 'fulfilled' || result.reason instanceof ConversationMergedError || result.reason instanceof AppError) continue;
      if ((result.reason as { code?: string }).code !== '40P01') throw result.reason as Error;
      deadlocks += 1;
    }
  }
  return deadlocks;
}

interface Shop {
  readonly accountId: AccountId;
  readonly botId: BotId;
  readonly leads: readonly { readonly pn: string; readonly lid: string; readonly conversationId: ConversationId }[];
  readonly bubbles: readonly string[];
}

/** A shop with some leads and sent bubbles in each chat. Rows are inserted in random order. */
async function makeShop(leadCount: number, bubblesEach: number): Promise<Shop> {
  const { accountId, botId } = await makeOwner(modules);
  const digits = () => `${10_000_000 + chance.below(89_999_999)}`;
  const people = shuffled(Array.from({ length: leadCount }, () => ({ pn: `6281${digits()}`, lid: `55${digits()}${digits()}` })));
  const ids = await app.get(MessagesService).resolve(
    botId,
    people.map(({ pn, lid }) => chatOf(pn, lid)),
  );
  const leads = people.map((one, at) => ({ ...one, conversationId: ids[at]! }));
  const bubbles: string[] = [];
  for (const { conversationId } of shuffled(leads)) {
    for (let seq = 1; seq <= bubblesEach; seq += 1) {
      bubbles.push(randomUUID());
      await modules.sql(
        `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn) VALUES ($1, $2, $3, $4, 'bot', 'text', 'x', $5, 'sent', 1)`,
        [randomUUID(), botId, conversationId, seq, bubbles.at(-1)],
      );
    }
    await modules.sql(`UPDATE conversations SET last_seq = $2::int, message_count = $2::int WHERE id = $1`, [conversationId, bubblesEach]);
  }
  return { accountId, botId, leads, bubbles };
}

test('the times of last messages, released sessions and group commits do not deadlock', async () => {
  const host = randomUUID();
  const owners: BotId[] = await Promise.all(Array.from({ length: 12 }, () => makeBot(modules, 1, '')));
  await modules.sql(`UPDATE bot_sessions SET host_id = $2 WHERE bot_id = ANY ($1::uuid[])`, [owners, host]);
  const [leases, vault] = [app.get(SessionLeases), app.get(SessionVault)];
  const touch = () => leases.touch(host, new Map(shuffled(owners).map((botId): [BotId, Date] => [botId, new Date()])));
  const release = () =>
    leases.release(
      host,
      shuffled(owners).map((botId) => ({ botId, epoch: '1' })),
    );
  const commit = (index: number) =>
    sql(index).transaction(async (tx) => {
      // an owner's session is on one host, so that two commits never hold the same owners
      const some = shuffled(owners.filter((_, at) => at % 2 === index));
      await vault.store(
        tx,
        some.map((botId) => ({ botId, epoch: '1', creds: '{}', keys: [] })),
      );
    });
  const reset = () => modules.sql(`UPDATE bot_sessions SET host_id = $2 WHERE bot_id = ANY ($1::uuid[])`, [owners, host]);
  expect(await deadlocksOf(() => [touch, () => commit(0), touch, () => commit(1), release], { reset })).toBe(0);
});

test('delivery reports, failures, number moves and merges do not deadlock', async () => {
  const shop = await makeShop(6, 4);
  const report = (index: number) =>
    sql(index).transaction((tx) =>
      recordDelivery(
        tx,
        shuffled(shop.bubbles).map((waId) => ({ botId: shop.botId, waId, status: 'delivered', at: new Date(), proto: null })),
      ),
    );
  const fail = async () => {
    const [bubble] = await modules.sql<{ id: never }>(`SELECT id FROM messages WHERE bot_id = $1 AND seq = 1 ORDER BY random() LIMIT 1`, [
      shop.botId,
    ]);
    await app.get(MessagesService).markFailed(shop.botId, 1, bubble!.id, 'x');
  };
  const reset = () =>
    modules.sql(`UPDATE messages SET status = CASE WHEN seq % 2 = 0 THEN 'queued' ELSE 'sent' END WHERE bot_id = $1`, [shop.botId]);
  expect(await deadlocksOf(() => [() => report(0), () => report(1), fail, () => report(0), fail], { reset })).toBe(0);
});

test('commits that store messages and report deliveries do not deadlock with a merge of two chats', async () => {
  const service = app.get(MessagesService);
  const shop = await makeShop(3, 3);
  let halves: { pn: string; lid: string } = { pn: '', lid: '' };
  const reset = async () => {
    halves = { pn: `6282${10_000_000 + chance.below(89_999_999)}`, lid: `77${10_000_000 + chance.below(89_999_999)}1` };
    await service.resolve(shop.botId, [chatOf(halves.pn), chatOf(null, halves.lid)]);
    await modules.sql(
      `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status)
       SELECT gen_random_uuid(), bot_id, id, n, 'owner', 'text', 'x', id || '-' || n, 'sent' FROM conversations, generate_series(1, 4) n
       WHERE bot_id = $1 AND last_seq = 0`,
      [shop.botId],
    );
    await modules.sql(`UPDATE conversations SET last_seq = 4, message_count = 4 WHERE bot_id = $1 AND last_seq = 0`, [shop.botId]);
  };
  const commit = (index: number) =>
    sql(index).transaction(async (tx) => {
      const rows = await modules.sql<{ wa_id: string }>(
        `SELECT wa_id FROM messages WHERE bot_id = $1 AND status = 'sent' ORDER BY random()`,
        [shop.botId],
      );
      const chats = await modules.sql<{ id: ConversationId; pn: string | null; lid: string | null }>(
        `SELECT c.id, k.pn, k.lid FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.bot_id = $1 ORDER BY c.created_at DESC LIMIT 5`,
        [shop.botId],
      );
      const arrivals = shuffled(chats).map(({ id, pn, lid }) => ({ ...inbound(shop.botId, chatOf(pn, lid)), conversationId: id }));
      await service.lock(
        tx,
        arrivals.map(({ conversationId }) => conversationId),
      );
      const updates = rows.map(({ wa_id }) => ({
        botId: shop.botId,
        waId: wa_id,
        status: 'delivered' as const,
        at: new Date(),
        proto: null,
      }));
      await recordDelivery(tx, updates);
      await service.ingest(tx, arrivals);
    });
  const merge = (index: number) => (index ? other : app).get(MessagesService).resolve(shop.botId, [chatOf(halves.pn, halves.lid)]);
  expect(await deadlocksOf(() => [() => commit(0), () => merge(0), () => commit(1), () => merge(1)], { reset, count: runs(150) })).toBe(0);
});

test('actions on chats, marks of the phone, names and messages do not deadlock', async () => {
  const { botId, leads } = await makeShop(8, 1);
  const service = app.get(MessagesService);
  let name = 0;
  const store = (index: number) =>
    sql(index).transaction((tx: Sql) => {
      name += 1;
      const arrivals = shuffled(leads).map((one) => ({
        ...inbound(botId, chatOf(one.pn, one.lid), { name: `Nama ${name}` }),
        conversationId: one.conversationId,
      }));
      return storeArrivals(tx, arrivals, new Date());
    });
  const names = () => {
    name += 1;
    return service.learnNames(
      botId,
      shuffled(leads).map(({ pn }) => ({ pn, lid: null, name: `Buku ${name}`, ownName: `Sendiri ${name}` })),
    );
  };
  const usernames = () =>
    service.learnUsernames(
      botId,
      shuffled(leads).map(({ lid }) => ({ lid, username: `u${lid}${(name += 1) % 7}` })),
    );
  const mark = () =>
    markAsPhone(
      sql(1),
      botId,
      shuffled(leads).map(({ pn }) => ({ pn, lid: null, unread: chance.next() < 0.5 })),
    );
  const act = () =>
    applyAction(
      sql(0),
      botId,
      shuffled(leads).map((one) => one.conversationId),
      { kind: chance.next() < 0.5 ? 'read' : 'unread' },
    );
  const read = async () => {
    const rows = await modules.sql<{ wa_id: string }>(
      `SELECT wa_id FROM messages WHERE bot_id = $1 AND sender = 'lead' ORDER BY random() LIMIT 20`,
      [botId],
    );
    await markReadUpTo(
      sql(1),
      botId,
      rows.map((row) => row.wa_id),
    );
  };
  const reset = () => modules.sql(`DELETE FROM messages WHERE bot_id = $1 AND sender = 'lead' AND random() < 0.7`, [botId]);
  expect(await deadlocksOf(() => [() => store(0), names, mark, () => store(1), act, usernames, read], { reset })).toBe(0);
});

test('changes of many follow-ups and of many notices do not deadlock', async () => {
  const { accountId, botId, leads } = await makeShop(6, 1);
  const ids = shuffled(Array.from({ length: 18 }, () => randomUUID() as FollowUpId));
  const now = new Date();
  for (const [at, id] of ids.entries()) {
    await modules.sql(
      `INSERT INTO follow_ups (id, bot_id, conversation_id, silent_since, day, due_at) VALUES ($1, $2, $3, $4::timestamptz, $5, $4::timestamptz)`,
      [id, botId, leads[at % 6]!.conversationId, now, 1 + Math.floor(at / 6)],
    );
    await modules.sql(
      `INSERT INTO notifications (id, account_id, bot_id, kind, title, body, serious, dedupe_key, conversation_id) SELECT $1, b.account_id, b.id, $3, 'x', 'x', true, $5, $4 FROM bots b WHERE b.id = $2`,
      [randomUUID(), botId, 'quota', leads[at % 6]!.conversationId, `d${at}`],
    );
  }
  const reset = async () => {
    await modules.sql(`UPDATE follow_ups SET state = 'scheduled', reason = NULL, ended_at = NULL WHERE bot_id = $1`, [botId]);
    await modules.sql(`UPDATE notifications SET seen_at = NULL, handled_at = NULL WHERE bot_id = $1`, [botId]);
  };
  const conversations = () => shuffled(leads).map(({ conversationId }) => conversationId);
  const answered = () =>
    followUps.cancelEarlier(
      sql(0),
      conversations().map((conversationId) => ({ conversationId, exactSince: new Date(now.getTime() + 1).toISOString() })),
      now,
    );
  const move = () =>
    followUps.moveDue(
      sql(1),
      botId,
      shuffled(ids).map((id) => ({ id, dueAt: new Date() })),
    );
  const stop = () => followUps.cancelAll(sql(0), botId, 'owner', now);
  const byHand = () => cancelByHand(sql(1), botId, { from: new Date(0), until: new Date(Date.now() + 60_000) }, now);
  const seen = () => bell.setSeen(sql(0), accountId);
  const settled = () => bell.settleConversations(sql(1), accountId, conversations());
  const handled = () => bell.settleKinds(sql(0), accountId, ['quota']);
  expect(await deadlocksOf(() => [answered, move, stop, move, byHand, seen, settled, handled], { reset })).toBe(0);
});

test('questions that the owner ends, and merges of their chats, do not deadlock', async () => {
  const service = app.get(MessagesService);
  const questions = app.get(QuestionsService);
  const botId = await makeBot(modules);
  let halves: { pn: string; lid: string } = { pn: '', lid: '' };
  let asked: string[] = [];
  const reset = async () => {
    halves = { pn: `6283${10_000_000 + chance.below(89_999_999)}`, lid: `78${10_000_000 + chance.below(89_999_999)}1` };
    const ids = await service.resolve(botId, [chatOf(halves.pn), chatOf(null, halves.lid)]);
    await modules.sql(
      `UPDATE conversations SET needs_owner_since = now() - interval '1 minute', needs_owner_reason = 'question' WHERE id = ANY ($1::uuid[])`,
      [ids],
    );
    asked = [randomUUID(), randomUUID()];
    for (const [at, id] of asked.entries())
      await modules.sql(`INSERT INTO owner_questions (id, bot_id, conversation_id, question, asked_at) VALUES ($1, $2, $3, 'x', now())`, [
        id,
        botId,
        ids[at],
      ]);
  };
  const end = (at: number) => questions.dismiss(botId, asked[at]!);
  const merge = (index: number) => (index ? other : app).get(MessagesService).resolve(botId, [chatOf(halves.pn, halves.lid)]);
  expect(await deadlocksOf(() => [() => end(0), () => merge(0), () => end(1), () => merge(1)], { reset, count: runs(200) })).toBe(0);
  // each question was ended, whichever conversation it was in at that moment
  expect(await modules.sql(`SELECT count(*)::int AS count FROM owner_questions WHERE bot_id = $1 AND ended_at IS NULL`, [botId])).toEqual([
    { count: 0 },
  ]);
});
