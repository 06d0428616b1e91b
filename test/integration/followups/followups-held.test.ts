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

/** A lead who has been idle since that time, with all follow-ups scheduled. */
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
