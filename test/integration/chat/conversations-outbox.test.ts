import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { MessageId, OwnerId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { ConversationsService } from '#core/features/conversations/conversations.service';
import type { DeliveryUpdate } from '#core/features/conversations/conversations.types';
import { TurnsService } from '#core/features/conversations/turns/turns.service';
import { PlansModule } from '#core/features/plans/plans.module';
import { Database } from '#core/platform/database/database';
import { chatOf, inbound, makeOwner, openRooms, receive, type Rooms } from '../../support/core/conversation-house.ts';

let rooms: Rooms;
let house: INestApplicationContext;
let ownerId: OwnerId;
let conversations: ConversationsService;

beforeAll(async () => {
  rooms = await openRooms();
  house = await rooms.open([ConversationsModule, PlansModule]);
  conversations = house.get(ConversationsService);
});
beforeEach(async () => {
  ownerId = await makeOwner(rooms, 10);
});
afterAll(() => rooms.close());

/** A paid answer of that many bubbles on its way. */
async function answer(pn: string, bubbles: readonly string[]): Promise<MessageId[]> {
  const [message] = await receive(house, [inbound(ownerId, chatOf(pn))], false);
  const claimed = await house.get(TurnsService).claim(house.get(Database), {
    ownerId,
    conversationId: message!.conversationId,
    draftedTurn: message!.turn,
    bubbles: bubbles.map((body) => ({ body, photo: null })),
    model: 'm',
    tools: [],
    promptTokens: 1,
    completionTokens: 1,
    tookMs: 1,
    closing: false,
    need: null,
  });
  return [...claimed!.bubbles];
}

const left = async () => (await rooms.sql(`SELECT replies_left FROM subscriptions WHERE owner_id = $1`, [ownerId]))[0]!.replies_left;
const statuses = async () =>
  (await rooms.sql(`SELECT status FROM messages WHERE owner_id = $1 AND sender = 'bot' ORDER BY seq`, [ownerId])).map((one) => one.status);
const update = (waId: string, status: DeliveryUpdate['status'], proto: Buffer | null = null): DeliveryUpdate => ({
  ownerId,
  waId,
  status,
  at: new Date(),
  proto,
});
const told = (...all: DeliveryUpdate[]) => house.get(Database).transaction((tx) => conversations.recordDelivery(tx, all));

test('what waits comes in order within a conversation, the first of each before anybody’s second', async () => {
  await answer('6281700000001', ['a1', 'a2', 'a3']);
  await answer('6281700000002', ['b1', 'b2']);
  const rows = await conversations.outbox(ownerId, 10);
  expect(rows.map((one) => one.body)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  expect(rows[0]).toMatchObject({
    ownerId,
    jid: '6281700000001@s.whatsapp.net',
    pn: '6281700000001',
    lid: null,
    sender: 'bot',
    seq: 2,
    attempts: 0,
  });
  expect((await conversations.outbox(ownerId, 3)).map((one) => one.body)).toEqual(['a1', 'b1', 'a2']);
});

test('states go forward only, whatever order they come in, and what was sent is kept for a retry', async () => {
  await answer('6281700000003', ['halo']);
  const [row] = await conversations.outbox(ownerId, 1);
  expect(await told(update(row!.waId, 'sent', Buffer.from('proto')))).toMatchObject([{ messageId: row!.id, status: 'sent' }]);
  expect(await conversations.sentProto(ownerId, row!.waId)).toEqual(Buffer.from('proto'));
  expect(await told(update(row!.waId, 'delivered'), update(row!.waId, 'read'), update(row!.waId, 'delivered'))).toMatchObject([
    { status: 'read' },
  ]);
  expect(await told(update(row!.waId, 'delivered'), update('unknown', 'read'))).toEqual([]);
  expect(await statuses()).toEqual(['read']);
  expect(await conversations.isStored(ownerId, row!.waId)).toBe(true);
  expect(await conversations.sentProto(await makeOwner(rooms), row!.waId)).toBeNull();
});

test('an answer that never reached WhatsApp is given up whole and its price given back once', async () => {
  const [first] = await answer('6281700000004', ['satu', 'dua', 'tiga']);
  expect(await left()).toBe(9);
  await Promise.all(Array.from({ length: 4 }, () => conversations.markFailed(ownerId, 1, first!, 'nomor tidak terdaftar')));
  expect(await statuses()).toEqual(['failed', 'failed', 'failed']);
  expect(await left()).toBe(10);
  expect(await conversations.outbox(ownerId, 10)).toEqual([]);
});

test('an answer of which something went out stays paid', async () => {
  const [, second] = await answer('6281700000005', ['satu', 'dua']);
  const [row] = await conversations.outbox(ownerId, 1);
  await told(update(row!.waId, 'sent'));
  await conversations.markFailed(ownerId, 1, second!, 'dibatasi');
  expect(await statuses()).toEqual(['sent', 'failed']);
  expect(await left()).toBe(9);
});

test('a host that lost its session changes nothing', async () => {
  const [first] = await answer('6281700000006', ['satu']);
  await rooms.sql(`UPDATE bot_sessions SET epoch = 2 WHERE owner_id = $1`, [ownerId]);
  expect(await conversations.markFailed(ownerId, 1, first!, 'x')).toBe(false);
  expect(await statuses()).toEqual(['queued']);
  expect(await conversations.markFailed(ownerId, '2', first!, 'x')).toBe(true);
});
