import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { FollowUpQueue } from '#core/features/followups/follow-up-queue.service';
import { byAi, FollowUpTestApp, hourMs, off, threeDays } from '../../support/core/follow-up-test-app.ts';

let app: FollowUpTestApp;
beforeAll(async () => {
  app = await FollowUpTestApp.open();
});
afterAll(() => app?.close());

const ten = '2027-03-10T03:00:00Z';
const later = (days: number) => app.travelTo(new Date(new Date(ten).getTime() + days * 24 * hourMs));
const queue = () => app.context.get(FollowUpQueue);
const listed = async (botId: BotId) => (await queue().list(botId, {})).rows.map(({ name, day, text }) => [name, day, text]);

async function twoLeads(config = threeDays): Promise<{ botId: BotId; ani: ConversationId; budi: ConversationId }> {
  app.travelTo(ten);
  const botId = await app.owner(config);
  const ani = await app.silentLead(botId, 'Ani');
  app.travelTo('2027-03-10T04:00:00Z');
  const budi = await app.silentLead(botId, 'Budi');
  await app.plan();
  return { botId, ani, budi };
}

test('the queue shows recipient, text and time, the next one first, with the texts of the present settings', async () => {
  const { botId } = await twoLeads({ ...threeDays, day2: byAi, day3: off });
  expect(await listed(botId)).toEqual([
    ['Ani', 1, 'Hari satu, Ani'],
    ['Budi', 1, 'Hari satu, Budi'],
    ['Ani', 2, null],
    ['Budi', 2, null],
  ]);
  const { rows, total } = await queue().list(botId, { limit: 3 });
  expect([rows.length, total, rows[0]!.dueAt]).toEqual([3, 4, '2027-03-11T03:00:00.000Z']);
  expect((await queue().list(botId, { limit: 3, before: rows[2]!.id })).rows.map(({ name, day }) => [name, day])).toEqual([['Budi', 2]]);
});

test('what would not leave any more is not in it: answered, bought, opted out, switched off, no package', async () => {
  const { botId, ani, budi } = await twoLeads();
  later(0.5);
  await app.writeAgain(botId, ani);
  expect((await listed(botId)).map(([name]) => name)).toEqual(['Budi', 'Budi', 'Budi']);
  await app.settings.save(botId, { ...threeDays, day1: off });
  expect((await listed(botId)).map(([, day]) => day)).toEqual([2, 3]);
  await app.modules.sql(`UPDATE conversations SET closing_at = now() WHERE id = $1`, [budi]);
  expect(await queue().list(botId, {})).toEqual({ rows: [], total: 0 });
  await app.modules.sql(`UPDATE conversations SET closing_at = NULL WHERE id = $1`, [budi]);
  await app.modules.sql(`UPDATE subscriptions SET expires_at = $2 WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`, [
    botId,
    app.now,
  ]);
  expect(await queue().list(botId, {})).toEqual({ rows: [], total: 0 });
});

test('one is cancelled, all of a contact, and all of a day of the owner’s zone; a later look does not bring them back', async () => {
  const { botId, ani } = await twoLeads();
  const [first] = (await queue().list(botId, {})).rows;
  expect(await queue().cancel(botId, { id: first!.id })).toBe(1);
  await expect(queue().cancel(botId, { id: first!.id })).rejects.toMatchObject({ code: 'follow_up_gone' });
  expect(await queue().cancel(botId, { date: '2027-03-12' })).toBe(2);
  expect(await queue().cancel(botId, { conversationId: ani })).toBe(1);
  await app.plan();
  expect((await listed(botId)).map(([name, day]) => [name, day])).toEqual([
    ['Budi', 1],
    ['Budi', 3],
  ]);
  later(1.2);
  expect((await app.run(botId)).sent).toBe(1);
  expect(await app.said(ani)).toEqual([]);
});

test('overdue ones belong to today', async () => {
  const { botId } = await twoLeads();
  later(1.6); // 00:20 of the next day
  expect(await queue().cancel(botId, { date: '2027-03-12' })).toBe(4);
});

test('no owner cancels or sees those of another', async () => {
  const { botId, ani } = await twoLeads();
  const other = await app.owner();
  const [first] = (await queue().list(botId, {})).rows;
  await expect(queue().cancel(other, { id: first!.id })).rejects.toMatchObject({ code: 'follow_up_gone' });
  expect(await queue().cancel(other, { conversationId: ani })).toBe(0);
  expect(await queue().cancel(other, { date: '2027-03-11' })).toBe(0);
  expect(await queue().list(other, {})).toEqual({ rows: [], total: 0 });
  expect((await queue().list(botId, {})).total).toBe(6);
});

test('sent ones are listed by day with their result: an answer counts for the last one before it', async () => {
  const { botId, ani, budi } = await twoLeads();
  later(1.1);
  await app.run(botId);
  later(1.2);
  await app.writeAgain(botId, ani);
  later(2.1);
  await app.run(botId);
  later(2.2);
  await app.writeAgain(botId, budi);
  await app.modules.sql(`UPDATE conversations SET closing_at = $2 WHERE id = $1`, [budi, app.now]);
  const { funnel, recent } = await queue().results(botId);
  expect(funnel).toEqual([
    { day: 1, sent: 2, answered: 1, closed: 0 },
    { day: 2, sent: 1, answered: 1, closed: 1 },
    { day: 3, sent: 0, answered: 0, closed: 0 },
  ]);
  expect(recent.map(({ name, day, text, answered, closed }) => [name, day, text, answered, closed])).toEqual([
    ['Budi', 2, 'Hari dua, Budi', true, true],
    ['Budi', 1, 'Hari satu, Budi', false, false],
    ['Ani', 1, 'Hari satu, Ani', true, false],
  ]);
  await app.modules.sql(
    `UPDATE messages SET status = 'failed' WHERE id IN (SELECT message_id FROM follow_ups WHERE conversation_id = $1 AND day = 1)`,
    [ani],
  );
  const afterwards = await queue().results(botId);
  expect(afterwards.funnel[0]).toEqual({ day: 1, sent: 1, answered: 0, closed: 0 });
  expect(afterwards.recent.map(({ status }) => status)).toEqual(['queued', 'queued', 'failed']);
  later(40);
  expect((await queue().results(botId)).funnel.map(({ sent }) => sent)).toEqual([0, 0, 0]);
});

test('a test goes to the notification number as a lead would get it, and names the missing parts', async () => {
  app.travelTo(ten);
  const botId = await app.owner({ ...threeDays, day2: byAi, day3: { ...off, enabled: true } });
  await expect(queue().sendTest(botId, 1)).rejects.toMatchObject({ code: 'own_number_missing' });
  await app.modules.sql(`UPDATE bot_settings SET notification_number = '628555000111' WHERE bot_id = $1`, [botId]);
  await expect(queue().sendTest(botId, 3)).rejects.toMatchObject({ code: 'follow_up_empty' });
  for (const day of [1, 2, 1] as const) await queue().sendTest(botId, day);
  const told = await app.modules.sql(
    `SELECT title, body, wa_status FROM notifications WHERE account_id = (SELECT account_id FROM bots WHERE id = $1) ORDER BY created_at`,
    [botId],
  );
  expect(told).toEqual([
    { title: 'Uji coba follow-up hari 1', body: 'Hari satu, Budi', wa_status: 'queued' },
    { title: 'Uji coba follow-up hari 2', body: expect.stringContaining('Halo Kak Budi'), wa_status: 'queued' },
    { title: 'Uji coba follow-up hari 1', body: 'Hari satu, Budi', wa_status: 'queued' },
  ]);
  await app.modules.sql(`UPDATE bot_sessions SET status = 'offline' WHERE bot_id = $1`, [botId]);
  await expect(queue().sendTest(botId, 1)).rejects.toMatchObject({ code: 'bot_offline' });
});

test('with more follow-ups than are read at once, another zone moves all of them', async () => {
  const { botId, ani } = await twoLeads();
  const count = 2_500;
  // The lead has been idle since 19.00 WIB. That is 21.00 WIT, which is too late for a message.
  await app.modules.sql(
    `INSERT INTO follow_ups (id, bot_id, conversation_id, silent_since, day, due_at)
     SELECT gen_random_uuid(), $1, $2, since, 1, since + interval '1 day'
     FROM (SELECT '2027-03-01T12:00:00Z'::timestamptz - n * interval '7 days' AS since FROM generate_series(1, $3::int) n) s`,
    [botId, ani, count],
  );
  await app.settings.saveOptions(botId, { zone: 'WIT', dailyLimit: 100 });
  const hours = await app.modules.sql(
    `SELECT extract(hour FROM due_at AT TIME ZONE 'UTC')::int AS hour, count(*)::int AS count FROM follow_ups
     WHERE bot_id = $1 AND silent_since < '2027-03-02T00:00:00Z' GROUP BY 1`,
    [botId],
  );
  expect(hours).toEqual([{ hour: 23, count }]);
});
