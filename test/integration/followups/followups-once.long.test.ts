import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext as Context } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { takeIdleConversations } from '#core/features/conversations/messages/idle/idle-conversations.statements';
import { cancelEarlier, cancelIdleConversation, findDue, insertPlanned } from '#core/features/followups/followups.statements';
import { cancelByHand } from '#core/features/followups/queue.statements';
import { ExplainingSql } from '../../support/core/explained.ts';
import { byAi, FollowUpTestApp, hourMs, off, own, threeDays } from '../../support/core/follow-up-test-app.ts';
import { waitFor } from '../../support/wait-for.ts';

let app: FollowUpTestApp;
let another: Context;
beforeAll(async () => {
  app = await FollowUpTestApp.open();
  another = await app.openAnother();
});
afterAll(() => app?.close());

const ten = '2027-03-10T03:00:00Z';
const nextDay = '2027-03-11T03:00:00Z';

async function silentLeads(count: number): Promise<{ botId: BotId; leads: ConversationId[] }> {
  app.travelTo(ten);
  const botId = await app.owner();
  const leads: ConversationId[] = [];
  for (let nth = 0; nth < count; nth += 1) leads.push(await app.silentLead(botId, `Lead ${nth}`));
  return { botId, leads };
}

test('two sweeps at once schedule each silence once', async () => {
  const { botId, leads } = await silentLeads(40);
  const planned = await Promise.all([app.plan(), app.plan(another), app.plan(), app.plan(another)]);
  expect(planned.reduce((sum, one) => sum + one, 0)).toBe(3 * leads.length);
  expect(await app.modules.sql(`SELECT count(*)::int AS count FROM follow_ups WHERE bot_id = $1`, [botId])).toEqual([
    { count: 3 * leads.length },
  ]);
});

test('two workers at once send each follow-up once', async () => {
  const { botId, leads } = await silentLeads(25);
  await app.plan();
  app.travelTo(nextDay);
  const runs = await Promise.all([app.run(botId), app.run(botId, another), app.run(botId), app.run(botId, another)]);
  expect(runs.reduce((sum, one) => sum + one.sent, 0)).toBe(leads.length);
  for (const lead of leads) expect(await app.said(lead)).toHaveLength(1);
  expect(
    await app.modules.sql(`SELECT count(*)::int AS count FROM messages WHERE bot_id = $1 AND sender = 'bot' AND body LIKE 'Hari satu%'`, [
      botId,
    ]),
  ).toEqual([{ count: leads.length }]);
});

/**
 * Sends the due follow-up and runs `act` while the AI writes. The AI's first attempt fails, and its second attempt
 * takes long. The action runs between the two attempts.
 */
async function runWhile(botId: Parameters<typeof app.run>[0], act: () => Promise<unknown>): ReturnType<typeof app.run> {
  await app.sandbox.llm.fault({ delayMs: 1_000, next: [{ kind: 'error', row: 'unavailable' }] });
  const asked = (await app.sandbox.llm.requests()).length;
  const running = app.run(botId);
  await waitFor(async () => (await app.sandbox.llm.requests()).length > asked, { what: 'the AI being asked' });
  await act();
  const result = await running;
  await app.sandbox.llm.heal();
  return result;
}

test('a lead who answers while the AI writes is not written to: the transaction that queues the bubble looks again', async () => {
  const { botId, leads } = await silentLeads(1);
  await app.settings.save(botId, { day1: byAi, day2: byAi, day3: off });
  await app.plan();
  app.travelTo(nextDay);
  expect((await runWhile(botId, () => app.writeAgain(botId, leads[0]!))).sent).toBe(0);
  expect(await app.said(leads[0]!)).toEqual([]);
  expect((await app.rows(leads[0]!)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
});

test('an owner who chooses own words while the AI writes is obeyed: these words leave, once, and those of the AI do not', async () => {
  const { botId, leads } = await silentLeads(1);
  await app.settings.save(botId, { day1: byAi, day2: off, day3: off });
  await app.plan();
  app.travelTo(nextDay);
  await runWhile(botId, () => app.settings.save(botId, { day1: own('Kata kami, {nama}'), day2: off, day3: off }));
  await app.run(botId);
  expect(await app.said(leads[0]!)).toEqual(['Kata kami, Lead 0']);
});

/**
 * Inserts a large number of idle leads directly into the tables, in batches that are small enough for a busy machine.
 * @param known number of leads whose three follow-ups are already scheduled.
 */
async function manyIdleConversations(botId: BotId, count: number, known: number): Promise<void> {
  const portion = 1_000;
  for (let from = 1; from <= count; from += portion) {
    await app.modules.sql(
      `WITH input AS (
         SELECT $1::uuid AS bot_id, $2::int AS first, $3::int AS last, $4::timestamptz AS since, $5::int AS known
       ), made AS (
         INSERT INTO contacts (id, bot_id, name, pn) SELECT gen_random_uuid(), bot_id, 'Lead ' || n, (6285000000000 + n)::text
         FROM input, generate_series(first, last) n RETURNING id, pn
       ), talks AS (
         INSERT INTO conversations (id, bot_id, contact_id, jid, turn, answered_turn, last_seq, message_count, last_sender, last_at, lead_last_at, follow_ups_for)
         SELECT gen_random_uuid(), bot_id, made.id, pn || '@s.whatsapp.net', 1, 1, 2, 2, 'bot', since, since, CASE WHEN right(pn, 10)::bigint - 5000000000 <= known THEN since END
         FROM made, input RETURNING id, follow_ups_for
       )
       INSERT INTO follow_ups (id, bot_id, conversation_id, silent_since, day, due_at)
       SELECT gen_random_uuid(), bot_id, talks.id, since, day, since + day * interval '1 day' FROM talks, input, generate_series(1, 3) day
       WHERE talks.follow_ups_for IS NOT NULL`,
      [botId, from, Math.min(from + portion - 1, count), ten, known],
    );
  }
}

test('a hundred thousand that are scheduled: one more, one less and the next one due go by an index', async () => {
  app.travelTo(ten);
  const botId = await app.owner({ ...threeDays, day2: off, day3: own('Sampai jumpa') });
  await manyIdleConversations(botId, 33_400, 33_000);
  expect(await app.plan()).toBe(1_200);
  await app.modules.sql(`ANALYZE follow_ups`);
  await app.modules.sql(`ANALYZE conversations`);
  await app.modules.sql(`ANALYZE contacts`);
  const explaining = await ExplainingSql.open(app.modules.env.DATABASE_URL!);
  const [some] = await app.modules.sql(`SELECT id, conversation_id FROM follow_ups WHERE bot_id = $1 LIMIT 1`, [botId]);
  const conversationId: ConversationId = some.conversation_id;
  const now = new Date(nextDay);
  const weekAgo = new Date(now.getTime() - 7 * 24 * hourMs);
  const idle = { conversationId, exactSince: nextDay };
  const due = await findDue(explaining.tx, botId, now);
  expect(await insertPlanned(explaining.tx, [{ ...idle, botId, day: 1, dueAt: now }])).toBe(1);
  expect(await cancelByHand(explaining.tx, botId, { id: some.id }, now)).toBe(1);
  expect(await cancelByHand(explaining.tx, botId, { conversationId }, now)).toBeGreaterThan(0);
  await cancelIdleConversation(explaining.tx, due!, 'answered', now);
  await cancelEarlier(explaining.tx, [idle], now);
  const statements = explaining.take();
  const { length } = await takeIdleConversations(explaining.tx, [{ botId, from: weekAgo }], { quietSince: now, now }, 500);
  expect(length).toBe(0);
  const [unplanned] = explaining.take();
  await explaining.close();
  expect(statements).toHaveLength(6);
  for (const { text, indexes, pages, ms } of [...statements, unplanned!])
    process.stdout.write(
      `${text.trim().slice(0, 60).replaceAll(/\s+/g, ' ')}: ${pages} pages, ${ms.toFixed(2)} ms, ${indexes.join(' ')}\n`,
    );
  // Each table has more than a thousand pages. A row with its index entries needs only a few pages. Each row is read
  // a second time to lock the rows in order.
  expect(statements.filter(({ readWhole, pages }) => readWhole.length > 0 || pages > 80)).toEqual([]);
  expect(unplanned!.indexes).toContain('conversations_silent');
  expect(unplanned!.readWhole.filter((table) => ['conversations', 'contacts'].includes(table))).toEqual([]);
  expect(unplanned!.pages).toBeLessThan(60);
  app.travelTo(nextDay);
  const from = performance.now();
  await app.sweep();
  const sweepMs = performance.now() - from;
  process.stdout.write(`a sweep with a third of 100,000 follow-ups due ${sweepMs.toFixed(0)} ms\n`);
});

test('the idle periods of hundreds of conversations are compared by an index, also before the tables have statistics', async () => {
  await app.modules.sql(`ALTER TABLE follow_ups SET (autovacuum_enabled = false)`);
  await app.modules.sql(`DELETE FROM pg_statistic WHERE starelid = 'follow_ups'::regclass`);
  const [{ count: total }] = await app.modules.sql(`SELECT count(*)::int AS count FROM follow_ups`);
  expect(total).toBeGreaterThan(90_000);
  const waiting = await app.modules.sql(
    `SELECT conversation_id, count(*)::int AS count FROM follow_ups WHERE state = 'scheduled' AND silent_since = $1 GROUP BY conversation_id LIMIT 400`,
    [ten],
  );
  const explaining = await ExplainingSql.open(app.modules.env.DATABASE_URL!);
  const idle = (exactSince: string) => waiting.map((row) => ({ conversationId: row.conversation_id as ConversationId, exactSince }));
  const now = new Date(nextDay);
  const scheduled = async (): Promise<number> => {
    const [row] = await app.modules.sql(`SELECT count(*)::int AS count FROM follow_ups WHERE state = 'scheduled'`);
    return row.count;
  };
  const before = await scheduled();
  await cancelEarlier(explaining.tx, idle(ten), now);
  expect(await scheduled()).toBe(before);
  await cancelEarlier(explaining.tx, idle(nextDay), now);
  expect(await scheduled()).toBe(before - waiting.reduce((sum, { count }) => sum + count, 0));
  const [none, all] = explaining.take();
  await explaining.close();
  process.stdout.write(`400 conversations: ${none!.pages} and ${all!.pages} pages, ${none!.ms.toFixed(0)} and ${all!.ms.toFixed(0)} ms\n`);
  // A few pages for each conversation, and more pages for each row that changes in all its indexes.
  expect(none!.pages).toBeLessThan(400 * 10);
  expect(all!.pages).toBeLessThan(400 * 150);
});
