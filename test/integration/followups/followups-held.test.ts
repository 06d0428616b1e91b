import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { byAi, FollowUpTestApp, hourMs, off, threeDays } from '../../support/core/follow-up-test-app.ts';

let app: FollowUpTestApp;
beforeAll(async () => {
  app = await FollowUpTestApp.open();
});
afterAll(() => app?.close());

const ten = '2027-03-10T03:00:00Z'; // ten in the morning in Jakarta
const days = (count: number, from: string | Date = ten) => new Date(new Date(from).getTime() + count * 24 * hourMs);
const states = async (conversationId: Parameters<FollowUpTestApp['rows']>[0]) =>
  (await app.rows(conversationId)).map(({ day, state, reason }) => [day, state, reason]);

const messagesOf = (conversationId: Parameters<FollowUpTestApp['rows']>[0]) =>
  app.modules.sql<{ body: string; status: string; unsent: string | null }>(
    `SELECT body, status, unsent FROM messages WHERE conversation_id = $1 AND speech = 'follow-up' ORDER BY seq`,
    [conversationId],
  );
const restrict = (botId: string, until: Date) =>
  app.modules.sql(`UPDATE bot_sessions SET restriction = 'until', restricted_until = $2 WHERE bot_id = $1`, [botId, until]);
/**
 * Runs the planner twice. It waits until no message that was sent before the restriction can still be acknowledged.
 */
const sweepAfterAcks = async () => {
  await app.sweep();
  app.travelTo(new Date(app.now.getTime() + 61_000));
  await app.sweep();
};

/** Creates a lead who has been idle since that time. All follow-ups of the lead are scheduled. */
async function silentSince(at: string | Date, config = threeDays) {
  app.travelTo(at);
  const botId = await app.owner(config);
  const lead = await app.silentLead(botId);
  await app.plan();
  return { botId, lead };
}

test('a shop that is trained by its products alone is trained for follow-ups too', async () => {
  const { botId, lead } = await silentSince(ten, { day1: byAi, day2: byAi, day3: off });
  await app.modules.sql(`UPDATE bot_settings SET prompt = ' ', secondary_prompt = '' WHERE bot_id = $1`, [botId]);
  app.travelTo(days(1));
  expect((await app.run(botId)).sent).toBe(0);
  expect((await states(lead))[0]).toEqual([1, 'skipped', 'untrained']);
  await app.modules.sql(
    `INSERT INTO products (id, account_id, name, name_key, price_idr) SELECT gen_random_uuid(), account_id, 'Kopi Gayo 250g', 'kopi gayo 250g', 85000 FROM bots WHERE id = $1`,
    [botId],
  );
  app.travelTo(days(2));
  expect((await app.run(botId)).sent).toBe(1);
});

test('a restriction of four days drops none of the three days: one a day leaves from its end', async () => {
  const { botId, lead } = await silentSince(ten);
  const end = new Date(days(4).getTime() + 2 * hourMs);
  await app.modules.sql(`UPDATE bot_sessions SET restriction = 'until', restricted_until = $2 WHERE bot_id = $1`, [botId, end]);
  for (const day of [1, 2, 3]) {
    app.travelTo(days(day));
    expect((await app.run(botId)).sent).toBe(0);
  }
  expect((await app.rows(lead)).map((row) => [row.state, row.due_at])).toEqual([1, 2, 3].map(() => ['scheduled', end]));
  const said: number[] = [];
  for (const day of [4, 5, 6]) {
    app.travelTo(new Date(days(day).getTime() + 2 * hourMs));
    said.push((await app.run(botId)).sent);
  }
  expect(said).toEqual([1, 1, 1]);
  expect(await app.said(lead)).toEqual(['Hari satu, Budi', 'Hari dua, Budi', 'Hari tiga, Budi']);
});

test('a follow-up that is queued when a restriction begins leaves after its end', async () => {
  const { botId, lead } = await silentSince(ten);
  app.travelTo(days(1));
  expect((await app.run(botId)).sent).toBe(1);
  const end = new Date(days(3).getTime() + 2 * hourMs);
  await restrict(botId, end);
  await sweepAfterAcks();
  expect(await messagesOf(lead)).toEqual([{ body: 'Hari satu, Budi', status: 'failed', unsent: 'restricted' }]);
  expect((await app.rows(lead))[0]).toMatchObject({ state: 'scheduled', due_at: end });
  const said: number[] = [];
  for (const day of [3, 4, 5]) {
    app.travelTo(new Date(days(day).getTime() + 2 * hourMs));
    said.push((await app.run(botId)).sent);
  }
  expect(said).toEqual([1, 1, 1]);
  expect(await app.said(lead)).toEqual(['Hari satu, Budi', 'Hari dua, Budi', 'Hari tiga, Budi']);
});

test('a restriction that ends at night moves a queued follow-up into the next morning', async () => {
  const { botId, lead } = await silentSince(ten);
  app.travelTo(days(1));
  await app.run(botId);
  await restrict(botId, new Date('2027-03-12T20:00:00Z')); // three in the morning in Jakarta
  await sweepAfterAcks();
  expect((await app.rows(lead))[0]).toMatchObject({ state: 'scheduled', due_at: new Date('2027-03-13T01:00:00Z') });
});

test('a restriction that ends within the window leaves a queued follow-up queued', async () => {
  const { botId, lead } = await silentSince(ten);
  app.travelTo(days(1));
  await app.run(botId);
  await restrict(botId, new Date(days(1).getTime() + 2 * hourMs));
  await sweepAfterAcks();
  expect(await messagesOf(lead)).toEqual([{ body: 'Hari satu, Budi', status: 'queued', unsent: null }]);
});

test.each([
  [14, 'failed', 'restricted'],
  [16, 'queued', null],
])('of a queued follow-up that would have %s minutes left after the restriction: %s', async (minutes, status, unsent) => {
  const { botId, lead } = await silentSince(ten);
  app.travelTo(days(1));
  await app.run(botId);
  const [row] = await app.modules.sql<{ not_after: Date }>(`SELECT not_after FROM messages WHERE conversation_id = $1 AND waits`, [lead]);
  await restrict(botId, new Date(row!.not_after.getTime() - minutes * 60_000));
  await sweepAfterAcks();
  expect(await messagesOf(lead)).toEqual([{ body: 'Hari satu, Budi', status, unsent }]);
});

/** Stores a restriction that ends at `until`. It holds the first follow-up back. Null removes the restriction. */
const restrictTo = (botId: string, until: Date | null) =>
  app.modules.sql(
    `UPDATE bot_sessions SET restriction = CASE WHEN $2::timestamptz IS NULL THEN NULL ELSE 'unknown' END, restricted_until = $2 WHERE bot_id = $1`,
    [botId, until],
  );

test('a restriction that is lifted gives back what waited for its end', async () => {
  const { botId, lead } = await silentSince(ten);
  app.travelTo(days(1));
  await restrictTo(botId, days(2));
  expect((await app.run(botId)).sent).toBe(0);
  expect((await app.rows(lead))[0]).toMatchObject({ state: 'scheduled', due_at: days(2) });
  await app.sweep();
  expect((await app.rows(lead))[0]).toMatchObject({ state: 'scheduled', due_at: days(2) });
  app.travelTo(new Date(days(1).getTime() + 30_000));
  await restrictTo(botId, null);
  await app.sweep();
  expect((await app.run(botId)).sent).toBe(1);
  expect(await app.said(lead)).toEqual(['Hari satu, Budi']);
});

test('a restriction whose end becomes earlier is waited for until then, and in the night until the morning', async () => {
  const { botId, lead } = await silentSince(ten);
  app.travelTo(days(1));
  await restrictTo(botId, days(2));
  await app.run(botId);
  await restrict(botId, new Date('2027-03-11T20:00:00Z')); // three in the morning in Jakarta
  await app.sweep();
  expect((await app.rows(lead))[0]).toMatchObject({ state: 'scheduled', due_at: new Date('2027-03-12T01:00:00Z') });
  await restrictTo(botId, days(3));
  await app.sweep();
  expect((await app.rows(lead))[0]).toMatchObject({ state: 'scheduled', due_at: new Date('2027-03-12T01:00:00Z') });
});

test('a lifted restriction moves nothing that waits for the quota', async () => {
  const { botId, lead } = await silentSince(ten);
  app.travelTo(days(1));
  await app.modules.sql(`UPDATE bot_sessions SET health = $2 WHERE bot_id = $1`, [
    botId,
    { newChats: { total: 50, used: 40, status: 'NONE', endsAt: days(3).toISOString() }, readAt: app.now.toISOString(), why: null },
  ]);
  await app.run(botId);
  await restrictTo(botId, days(2));
  await app.sweep();
  await restrictTo(botId, null);
  await app.sweep();
  expect((await app.rows(lead))[0]).toMatchObject({ state: 'scheduled', due_at: days(3) });
});

test('a day that is switched off holds back its queued follow-up, and no other day’s', async () => {
  const { botId, lead } = await silentSince(ten);
  app.travelTo(days(1));
  expect((await app.run(botId)).sent).toBe(1);
  await app.settings.save(botId, { ...threeDays, day2: off, day3: off });
  expect(await messagesOf(lead)).toEqual([{ body: 'Hari satu, Budi', status: 'queued', unsent: null }]);
  await app.settings.save(botId, { ...threeDays, day1: off });
  expect(await messagesOf(lead)).toEqual([{ body: 'Hari satu, Budi', status: 'failed', unsent: 'follow-ups-off' }]);
  app.travelTo(days(2));
  expect((await app.run(botId)).sent).toBe(1);
  await app.settings.save(botId, threeDays);
  expect(await messagesOf(lead)).toMatchObject([{ unsent: 'follow-ups-off' }, { status: 'queued' }]);
});
