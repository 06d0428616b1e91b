import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext as Context } from '@nestjs/common';
import type { ConversationId, OwnerId } from '#contracts/values/ids';
import { byAi, FollowUpHouse, off, own, threeDays } from '../../support/core/follow-up-house.ts';
import { waitFor } from '../../support/wait-for.ts';

let house: FollowUpHouse;
let another: Context;
beforeAll(async () => {
  house = await FollowUpHouse.open();
  another = await house.openAnother();
});
afterAll(() => house?.close());

const ten = '2027-03-10T03:00:00Z';
const nextDay = '2027-03-11T03:00:00Z';

async function silentLeads(count: number): Promise<{ ownerId: OwnerId; leads: ConversationId[] }> {
  house.travelTo(ten);
  const ownerId = await house.owner();
  const leads: ConversationId[] = [];
  for (let nth = 0; nth < count; nth += 1) leads.push(await house.silentLead(ownerId, `Lead ${nth}`));
  return { ownerId, leads };
}

test('two sweeps at once schedule each silence once', async () => {
  const { ownerId, leads } = await silentLeads(40);
  const planned = await Promise.all([house.plan(), house.plan(another), house.plan(), house.plan(another)]);
  expect(planned.reduce((sum, one) => sum + one, 0)).toBe(3 * leads.length);
  expect(await house.rooms.sql(`SELECT count(*)::int AS count FROM follow_ups WHERE owner_id = $1`, [ownerId])).toEqual([
    { count: 3 * leads.length },
  ]);
});

test('two workers at once send each follow-up once', async () => {
  const { ownerId, leads } = await silentLeads(25);
  await house.plan();
  house.travelTo(nextDay);
  const runs = await Promise.all([house.run(ownerId), house.run(ownerId, another), house.run(ownerId), house.run(ownerId, another)]);
  expect(runs.reduce((sum, one) => sum + one.sent, 0)).toBe(leads.length);
  for (const lead of leads) expect(await house.said(lead)).toHaveLength(1);
  expect(
    await house.rooms.sql(`SELECT count(*)::int AS count FROM messages WHERE owner_id = $1 AND sender = 'bot' AND body LIKE 'Hari satu%'`, [
      ownerId,
    ]),
  ).toEqual([{ count: leads.length }]);
});

test('a lead who answers while the AI writes is not written to: the transaction that queues the bubble looks again', async () => {
  const { ownerId, leads } = await silentLeads(1);
  await house.settings.save(ownerId, { day1: byAi, day2: byAi, day3: off });
  await house.plan();
  house.travelTo(nextDay);
  // its first try fails, its second one takes as long: between them the lead answers
  await house.sandbox.llm.fault({ delayMs: 1_000, next: [{ kind: 'error', row: 'unavailable' }] });
  const asked = (await house.sandbox.llm.requests()).length;
  const running = house.run(ownerId);
  await waitFor(async () => (await house.sandbox.llm.requests()).length > asked, { what: 'the AI being asked' });
  await house.writeAgain(ownerId, leads[0]!);
  expect((await running).sent).toBe(0);
  await house.sandbox.llm.heal();
  expect(await house.said(leads[0]!)).toEqual([]);
  expect((await house.rows(leads[0]!)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
});

/** A great many leads who fell silent, written straight into the tables. */
async function manySilences(ownerId: OwnerId, count: number): Promise<void> {
  await house.rooms.sql(
    `WITH made AS (
       INSERT INTO contacts (id, owner_id, name, pn) SELECT gen_random_uuid(), $1, 'Lead ' || n, (6285000000000 + n)::text FROM generate_series(1, $2::int) n RETURNING id, pn
     )
     INSERT INTO conversations (id, owner_id, contact_id, jid, turn, answered_turn, last_seq, message_count, last_sender, last_at, lead_last_at)
     SELECT gen_random_uuid(), $1, id, pn || '@s.whatsapp.net', 1, 1, 2, 2, 'bot', $3::timestamptz, $3::timestamptz FROM made`,
    [ownerId, count, ten],
  );
}

test('a hundred thousand that are scheduled: one more, one less and the next one due go by an index', async () => {
  house.travelTo(ten);
  const ownerId = await house.owner({ ...threeDays, day2: off, day3: own('Sampai jumpa') });
  await manySilences(ownerId, 33_400);
  await house.rooms.sql(
    `WITH known AS (UPDATE conversations SET follow_ups_for = lead_last_at WHERE id IN (SELECT id FROM conversations WHERE owner_id = $1 LIMIT 33000) RETURNING id)
     INSERT INTO follow_ups (id, owner_id, conversation_id, silent_since, day, due_at)
     SELECT gen_random_uuid(), $1, known.id, $2, day, $2::timestamptz + day * interval '1 day' FROM known, generate_series(1, 3) day`,
    [ownerId, ten],
  );
  expect(await house.plan()).toBe(1_200);
  await house.rooms.sql(`ANALYZE follow_ups`);
  await house.rooms.sql(`ANALYZE conversations`);
  const [some] = await house.rooms.sql(`SELECT * FROM follow_ups WHERE owner_id = $1 LIMIT 1`, [ownerId]);
  const explain = async (text: string, params: unknown[]) => {
    const rows = await house.rooms.sql(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, params);
    const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN'];
    return { plan: JSON.stringify(plan), ms: Number(ms) };
  };
  const schedule = await explain(
    `INSERT INTO follow_ups (id, owner_id, conversation_id, silent_since, day, due_at) VALUES ($1, $2, $3, $4, 1, $4) ON CONFLICT (conversation_id, silent_since, day) DO NOTHING`,
    [randomUUID(), ownerId, some.conversation_id, nextDay],
  );
  const cancel = await explain(
    `UPDATE follow_ups SET state = 'cancelled', reason = 'owner', ended_at = now() WHERE owner_id = $1 AND id = $2 AND state = 'scheduled'`,
    [ownerId, some.id],
  );
  const due = await explain(
    `SELECT id FROM follow_ups f WHERE f.owner_id = $1 AND f.state = 'scheduled' AND f.due_at <= $2 ORDER BY f.due_at, f.id LIMIT 1`,
    [ownerId, nextDay],
  );
  const silence = await explain(
    `UPDATE follow_ups SET state = 'cancelled', reason = 'answered', ended_at = now()
     WHERE owner_id = $1 AND conversation_id = $2 AND silent_since = $3 AND state = 'scheduled'`,
    [ownerId, some.conversation_id, some.silent_since],
  );
  const unplanned = await explain(
    `SELECT c.id FROM conversations c WHERE c.owner_id = ANY ((SELECT $1::uuid[])::uuid[]) AND c.last_sender <> 'lead'
       AND c.follow_ups_for IS DISTINCT FROM c.lead_last_at AND c.lead_last_at > $2 LIMIT 500`,
    [[ownerId], '2027-03-07T00:00:00Z'],
  );
  expect(due.plan).toContain('follow_ups_queue');
  expect(unplanned.plan).toContain('conversations_silent');
  expect(cancel.plan).toMatch(/follow_ups_(pkey|queue)/);
  expect(silence.plan).toContain('follow_ups_conversation_id_silent_since_day_key');
  for (const { plan } of [cancel, due, silence, unplanned]) expect(plan).not.toContain('Seq Scan');
  house.travelTo(nextDay);
  const from = performance.now();
  await house.sweep();
  const sweepMs = performance.now() - from;
  const figures = Object.entries({ schedule, cancel, due, silence, unplanned }).map(([name, { ms }]) => `${name} ${ms.toFixed(2)} ms`);
  process.stdout.write(
    `follow-ups at 100,000 scheduled: ${figures.join(', ')}, a sweep with a third of them due ${sweepMs.toFixed(0)} ms\n`,
  );
});
