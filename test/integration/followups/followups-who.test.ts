import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ConversationId, OwnerId } from '#contracts/values/ids';
import { ContactBook } from '#core/features/conversations/contacts/contact-book';
import { chatOf, inbound, receive } from '../../support/core/conversation-house.ts';
import { FollowUpHouse, hourMs } from '../../support/core/follow-up-house.ts';

let house: FollowUpHouse;
let ownerId: OwnerId;
const begin = '2027-03-10T03:00:00Z';
const after = (days: number) => house.travelTo(new Date(new Date(begin).getTime() + days * 24 * hourMs));

beforeAll(async () => {
  house = await FollowUpHouse.open();
  house.travelTo(begin);
  ownerId = await house.owner();
});
afterAll(() => house?.close());

async function planned(name = 'Rina'): Promise<{ pn: string; conversationId: ConversationId }> {
  house.travelTo(begin);
  const pn = house.nextPhone();
  const conversationId = await house.silentLead(ownerId, name, pn);
  return { pn, conversationId };
}

async function sendAll(): Promise<void> {
  await house.plan();
  after(1.01);
  for (let runs = 0; runs < 10; runs += 1) await house.run(ownerId);
}

test('{nama} is the name that the lead chose, not what the owner’s address book says', async () => {
  const { pn, conversationId } = await planned();
  const stranger = await planned('');
  const book = { lid: null, ownName: null };
  await house.context.get(ContactBook).learnNames(ownerId, [
    { pn, ...book, name: 'Rina PHP jangan dilayani' },
    { pn: stranger.pn, ...book, name: 'Tukang tawar' },
  ]);
  await sendAll();
  expect(await house.said(conversationId)).toEqual(['Hari satu, Rina']);
  expect((await house.said(stranger.conversationId)).join()).not.toContain('Tukang');
});

test('who said in their own words that they want no messages gets none, also when the words were edited in', async () => {
  const { pn, conversationId } = await planned();
  await receive(house.context, [inbound(ownerId, chatOf(pn), { at: house.now, body: 'stop ya kak, jangan chat lagi' })], false);
  await house.answer(ownerId, conversationId);
  const edited = await planned();
  const [first] = await house.rooms.sql<{ wa_id: string }>(`SELECT wa_id FROM messages WHERE conversation_id = $1 AND sender = 'lead'`, [
    edited.conversationId,
  ]);
  await receive(
    house.context,
    [inbound(ownerId, chatOf(edited.pn), { waId: first!.wa_id, at: house.now, body: 'ga usah difollow up ya', edited: true })],
    false,
  );
  await sendAll();
  expect(await house.said(conversationId)).toEqual([]);
  expect(await house.said(edited.conversationId)).toEqual([]);
});

test('whom the last two messages did not reach is left alone that day, and written to once their phone is back', async () => {
  const { conversationId } = await planned();
  const reached = await planned();
  for (const id of [conversationId, reached.conversationId]) {
    await house.writeAgain(ownerId, id);
    await house.answer(ownerId, id);
  }
  const set = (id: ConversationId, status: string) =>
    house.rooms.sql(`UPDATE messages SET status = $2 WHERE conversation_id = $1 AND sender = 'bot'`, [id, status]);
  await set(conversationId, 'sent');
  await set(reached.conversationId, 'delivered');
  await sendAll();
  expect(await house.said(conversationId)).toEqual([]);
  expect((await house.rows(conversationId))[0]).toMatchObject({ day: 1, state: 'skipped', reason: 'undelivered' });
  expect(await house.said(reached.conversationId)).toHaveLength(1);
  await set(conversationId, 'delivered');
  after(2.01);
  for (let runs = 0; runs < 10; runs += 1) await house.run(ownerId);
  expect(await house.said(conversationId)).toHaveLength(1);
});

test('a notice of a business begins no silence, whatever the owner writes to it, and is no lead’s last word', async () => {
  house.travelTo(begin);
  const pn = house.nextPhone();
  const [notice] = await receive(house.context, [inbound(ownerId, chatOf(pn), { at: house.now, isBusiness: true })], false);
  await receive(house.context, [inbound(ownerId, chatOf(pn), { at: house.now, sender: 'owner', name: null, body: 'Terima kasih' })], false);
  await sendAll();
  expect(await house.rows(notice!.conversationId)).toEqual([]);
  const [row] = await house.rooms.sql(`SELECT turn, lead_last_at FROM conversations WHERE id = $1`, [notice!.conversationId]);
  expect(row).toEqual({ turn: 0, lead_last_at: null });
});
