import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { ContactBook } from '#core/features/conversations/contacts/contact-book';
import { chatOf, inbound, receive } from '../../support/core/test-modules.ts';
import { byAi, FollowUpTestApp, hourMs, off } from '../../support/core/follow-up-test-app.ts';

let app: FollowUpTestApp;
let botId: BotId;
const begin = '2027-03-10T03:00:00Z';
const after = (days: number) => app.travelTo(new Date(new Date(begin).getTime() + days * 24 * hourMs));

beforeAll(async () => {
  app = await FollowUpTestApp.open();
  app.travelTo(begin);
  botId = await app.owner();
});
afterAll(() => app?.close());

async function planned(name = 'Rina'): Promise<{ pn: string; conversationId: ConversationId }> {
  app.travelTo(begin);
  const pn = app.nextPhone();
  const conversationId = await app.silentLead(botId, name, pn);
  return { pn, conversationId };
}

async function sendAll(): Promise<void> {
  await app.plan();
  after(1.01);
  for (let runs = 0; runs < 10; runs += 1) await app.run(botId);
}

test('{nama} is the name that the lead chose, not what the owner’s address book says', async () => {
  const { pn, conversationId } = await planned();
  const stranger = await planned('');
  const book = { lid: null, ownName: null };
  await app.context.get(ContactBook).learnNames(botId, [
    { pn, ...book, name: 'Rina PHP jangan dilayani' },
    { pn: stranger.pn, ...book, name: 'Tukang tawar' },
  ]);
  await sendAll();
  expect(await app.said(conversationId)).toEqual(['Hari satu, Rina']);
  expect((await app.said(stranger.conversationId)).join()).not.toContain('Tukang');
});

test('a shop whose package has ended plans nothing, also beside one that has a package', async () => {
  const { conversationId } = await planned();
  const ended = await app.owner();
  const lead = await app.silentLead(ended, 'Sari', app.nextPhone());
  await app.modules.sql(`UPDATE subscriptions SET expires_at = $2 WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`, [
    ended,
    new Date(app.now.getTime() - hourMs),
  ]);
  await app.plan();
  const scheduled = await app.modules.sql<{ id: string }>(
    `SELECT DISTINCT conversation_id AS id FROM follow_ups WHERE conversation_id = ANY ($1::uuid[])`,
    [[conversationId, lead]],
  );
  expect(scheduled.map(({ id }) => id)).toEqual([conversationId]);
});

test('a shop that is trained by its products only gets follow-ups by the AI, as it gets answers; one without anything gets none', async () => {
  app.travelTo(begin);
  const config = { day1: byAi, day2: off, day3: off };
  const [taught, empty] = [await app.owner(config), await app.owner(config)];
  await app.modules.sql(`UPDATE bot_settings SET prompt = '', secondary_prompt = '' WHERE bot_id = ANY ($1::uuid[])`, [[taught, empty]]);
  await app.modules.sql(
    `INSERT INTO products (id, account_id, name, name_key, price_idr)
     SELECT gen_random_uuid(), account_id, 'Kopi Gayo', 'kopi gayo', 85000 FROM bots WHERE id = $1`,
    [taught],
  );
  const leads = [await app.silentLead(taught), await app.silentLead(empty)] as const;
  await app.plan();
  after(1.01);
  for (const one of [taught, empty]) await app.run(one);
  expect((await app.rows(leads[0])).find(({ day }) => day === 1)).toMatchObject({ state: 'sent' });
  expect((await app.rows(leads[1])).find(({ day }) => day === 1)).toMatchObject({ state: 'skipped', reason: 'untrained' });
});

test.each([
  ['of a chat that the owner holds for a while', `takeover_until = $2::timestamptz + interval '1 hour'`, 3],
  ['who bought', 'closing_at = $2', 0],
  ['who opted out', 'opted_out_at = $2', 0],
])('a lead %s: follow-ups are planned where the reason against them ends by itself', async (_who, set, count) => {
  const { conversationId } = await planned();
  await app.modules.sql(`UPDATE conversations SET ${set} WHERE id = $1`, [conversationId, app.now]);
  await app.plan();
  expect(await app.rows(conversationId)).toHaveLength(count);
});

test('a lead who declined in their own words gets none, also when the words came by an edit', async () => {
  const { pn, conversationId } = await planned();
  await receive(app.context, [inbound(botId, chatOf(pn), { at: app.now, body: 'stop ya kak, jangan chat lagi' })], false);
  await app.answer(botId, conversationId);
  const edited = await planned();
  const [first] = await app.modules.sql<{ wa_id: string }>(`SELECT wa_id FROM messages WHERE conversation_id = $1 AND sender = 'lead'`, [
    edited.conversationId,
  ]);
  await receive(
    app.context,
    [inbound(botId, chatOf(edited.pn), { waId: first!.wa_id, at: app.now, body: 'ga usah difollow up ya', edited: true })],
    false,
  );
  await sendAll();
  expect(await app.said(conversationId)).toEqual([]);
  expect(await app.said(edited.conversationId)).toEqual([]);
});

test('a lead who did not receive the last two messages gets none that day, and the next one once their phone is back', async () => {
  const { conversationId } = await planned();
  const reached = await planned();
  for (const id of [conversationId, reached.conversationId]) {
    await app.writeAgain(botId, id);
    await app.answer(botId, id);
  }
  const set = (id: ConversationId, status: string) =>
    app.modules.sql(`UPDATE messages SET status = $2 WHERE conversation_id = $1 AND sender = 'bot'`, [id, status]);
  await set(conversationId, 'sent');
  await set(reached.conversationId, 'delivered');
  await sendAll();
  expect(await app.said(conversationId)).toEqual([]);
  expect((await app.rows(conversationId))[0]).toMatchObject({ day: 1, state: 'skipped', reason: 'undelivered' });
  expect(await app.said(reached.conversationId)).toHaveLength(1);
  await set(conversationId, 'delivered');
  after(2.01);
  for (let runs = 0; runs < 10; runs += 1) await app.run(botId);
  expect(await app.said(conversationId)).toHaveLength(1);
});

test('a notice of a business starts no idle period, whatever the owner writes to it, and is no lead’s last message', async () => {
  app.travelTo(begin);
  const pn = app.nextPhone();
  const [notice] = await receive(app.context, [inbound(botId, chatOf(pn), { at: app.now, isBusiness: true })], false);
  await receive(app.context, [inbound(botId, chatOf(pn), { at: app.now, sender: 'owner', name: null, body: 'Terima kasih' })], false);
  await sendAll();
  expect(await app.rows(notice!.conversationId)).toEqual([]);
  const [row] = await app.modules.sql(`SELECT turn, lead_last_at FROM conversations WHERE id = $1`, [notice!.conversationId]);
  expect(row).toEqual({ turn: 0, lead_last_at: null });
});
