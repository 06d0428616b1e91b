import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { NewChats } from '#core/features/conversations/inbox/new-chats.service';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { FollowUpTestApp, off, own } from '../../support/core/follow-up-test-app.ts';
import { waitingStatements } from '../../support/stores/held-locks.ts';
import { waitFor } from '../../support/wait-for.ts';

let app: FollowUpTestApp;
beforeAll(async () => {
  app = await FollowUpTestApp.open({ PACING: 'human' });
});
afterAll(() => app?.close());

/** Runs one owner's queue, including all waits, until `end`. Returns the number of follow-ups sent. */
async function runUntil(botId: BotId, end: Date): Promise<number> {
  for (let sent = 0; ;) {
    const outcome = await app.run(botId);
    sent += outcome.sent;
    if (outcome.kind === 'idle' || outcome.until > end) return sent;
    app.travelTo(outcome.until);
  }
}

const tell = (botId: BotId, used: number, endsAt: string) =>
  app.modules.sql(`UPDATE bot_sessions SET health = $2 WHERE bot_id = $1`, [
    botId,
    { newChats: { total: 50, used, status: 'NONE', endsAt }, readAt: app.now.toISOString(), why: null },
  ]);

const states = async (botId: BotId) =>
  Object.fromEntries(
    (await app.modules.sql(`SELECT state, count(*)::int AS count FROM follow_ups WHERE bot_id = $1 GROUP BY state`, [botId])).map(
      ({ state, count }) => [state, count],
    ),
  );

async function crowd(count: number): Promise<BotId> {
  app.travelTo('2027-03-10T01:00:00Z');
  const botId = await app.owner({ day1: own('Halo {nama}'), day2: off, day3: off });
  // The number has sent follow-ups before, so the number's own limit is not reached.
  await app.modules.sql(
    `INSERT INTO follow_up_pace (bot_id, phone, day, sent) SELECT $1, '628111', d::date, 1 FROM generate_series('2027-02-01'::date, '2027-02-10', '1 day') d`,
    [botId],
  );
  for (let nth = 0; nth < count; nth += 1) await app.silentLead(botId, `Lead ${nth}`);
  app.travelTo('2027-03-10T01:05:00Z');
  await app.plan();
  app.travelTo('2027-03-11T01:00:00Z');
  return botId;
}

test('with a quota of 50 new chats follow-ups stop at 40, and the rest leaves in the next windows', async () => {
  const botId = await crowd(60);
  await tell(botId, 0, '2027-03-12T00:00:00Z');
  expect(await runUntil(botId, new Date('2027-03-11T13:00:00Z'))).toBe(40);
  const left = await states(botId);
  expect(left['skipped']).toBeUndefined();
  app.travelTo('2027-03-12T01:00:00Z');
  await tell(botId, 0, '2027-03-13T00:00:00Z');
  expect(await runUntil(botId, new Date('2027-03-12T13:00:00Z'))).toBe(20);
});

test('a cycle that is longer than a follow-up’s own time drops nothing', async () => {
  const botId = await crowd(5);
  await tell(botId, 40, '2027-03-20T00:00:00Z');
  expect(await runUntil(botId, new Date('2027-03-11T13:00:00Z'))).toBe(0);
  app.travelTo('2027-03-15T05:00:00Z');
  expect(await runUntil(botId, new Date('2027-03-15T13:00:00Z'))).toBe(0);
  app.travelTo('2027-03-20T01:00:00Z');
  expect(await runUntil(botId, new Date('2027-03-20T13:00:00Z'))).toBe(5);
});

test('after a restriction the daily limit spreads what waited over the next days, and drops nothing', async () => {
  const botId = await crowd(25);
  await app.settings.saveOptions(botId, { zone: 'WIB', dailyLimit: 10 });
  await app.modules.sql(`UPDATE bot_sessions SET restriction = 'until', restricted_until = '2027-03-14T03:00:00Z' WHERE bot_id = $1`, [
    botId,
  ]);
  expect(await runUntil(botId, new Date('2027-03-11T13:00:00Z'))).toBe(0);
  const perDay: number[] = [];
  for (const day of ['14', '15', '16']) {
    app.travelTo(`2027-03-${day}T03:00:00Z`);
    perDay.push(await runUntil(botId, new Date(`2027-03-${day}T13:00:00Z`)));
  }
  expect(perDay).toEqual([10, 10, 5]);
  expect(await states(botId)).toEqual({ sent: 25, skipped: 50 }); // days 2 and 3 are switched off
});

test('the daily limit drops nothing that the quota held back', async () => {
  const botId = await crowd(15);
  await app.settings.saveOptions(botId, { zone: 'WIB', dailyLimit: 5 });
  await tell(botId, 40, '2027-03-12T00:00:00Z');
  expect(await runUntil(botId, new Date('2027-03-11T13:00:00Z'))).toBe(0);
  const perDay: number[] = [];
  for (const day of ['12', '13', '14']) {
    app.travelTo(`2027-03-${day}T01:00:00Z`);
    perDay.push(await runUntil(botId, new Date(`2027-03-${day}T13:00:00Z`)));
  }
  expect(perDay).toEqual([5, 5, 5]);
  expect(await states(botId)).toEqual({ sent: 15, skipped: 30 }); // as above
});

test('chats that the owner started on the phone count: they reduce our share', async () => {
  const botId = await crowd(10);
  await tell(botId, 37, '2027-03-12T00:00:00Z');
  expect(await runUntil(botId, new Date('2027-03-11T13:00:00Z'))).toBe(3);
});

test('what still waited when WhatsApp counted is not in its count, and is subtracted', async () => {
  const botId = await crowd(10);
  await tell(botId, 37, '2027-03-12T00:00:00Z');
  expect(await runUntil(botId, new Date('2027-03-11T05:00:00Z'))).toBe(3);
  // The three follow-ups are queued, so the next count of WhatsApp does not include them yet.
  app.travelTo('2027-03-11T05:00:00Z');
  await tell(botId, 37, '2027-03-12T00:00:00Z');
  await app.modules.sql(`UPDATE follow_ups SET due_at = $2, is_held = true WHERE bot_id = $1 AND state = 'scheduled' AND day = 1`, [
    botId,
    app.now,
  ]);
  expect(await runUntil(botId, new Date('2027-03-11T07:00:00Z'))).toBe(0);
  // The follow-ups are sent before the next count of WhatsApp, so this count includes them.
  await app.modules.sql(`UPDATE messages SET status = 'sent', sent_at = $2 WHERE bot_id = $1 AND status = 'queued'`, [botId, app.now]);
  app.travelTo('2027-03-11T07:00:00Z');
  await tell(botId, 39, '2027-03-12T00:00:00Z');
  await app.modules.sql(`UPDATE follow_ups SET due_at = $2 WHERE bot_id = $1 AND state = 'scheduled' AND day = 1`, [botId, app.now]);
  expect(await runUntil(botId, new Date('2027-03-11T09:00:00Z'))).toBe(1);
});

test('a first contact of the owner at the same moment is counted before a follow-up leaves', async () => {
  const botId = await crowd(1);
  await tell(botId, 39, '2027-03-12T00:00:00Z');
  const [newChats, database] = [app.context.get(NewChats, { strict: false }), app.context.get(Database)];
  const waits = () => app.modules.sql<{ count: number }>(waitingStatements);
  let sending: ReturnType<typeof app.run> | undefined;
  await database.transaction(async (tx) => {
    await newChats.lockStarts(tx, botId);
    sending = app.run(botId);
    await Promise.race([sending, waitFor(async () => (await waits())[0]!.count > 0, { what: 'the follow-up waits' })]);
    await tx.rows(
      `WITH k AS (INSERT INTO contacts (id, bot_id, pn) VALUES ($2, $1, '6281277700001') RETURNING id)
       INSERT INTO conversations (id, bot_id, contact_id, jid, opened_by_owner_at) SELECT $3, $1, k.id, '6281277700001@s.whatsapp.net', $4 FROM k`,
      [botId, newId(), newId(), app.now],
    );
  });
  expect((await sending!).sent).toBe(0);
});

test('a number that was linked today sends a fourteenth of the limit', async () => {
  const botId = await crowd(30);
  await app.modules.sql(`UPDATE bot_sessions SET linked_since = $2 WHERE bot_id = $1`, [botId, app.now]);
  // A fourteenth of a hundred.
  expect(await runUntil(botId, new Date('2027-03-11T13:00:00Z'))).toBe(8);
  expect((await states(botId))['skipped']).toBeUndefined();
});
