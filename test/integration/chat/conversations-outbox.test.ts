import { randomInt } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import type { DeliveryUpdate } from '#core/features/conversations/conversations.types';
import { IdleConversationsService } from '#core/features/conversations/messages/idle/idle-conversations.service';
import { TurnsService } from '#core/features/conversations/messages/turns/turns.service';
import { PlansModule } from '#core/features/plans/plans.module';
import { Clock } from '#core/platform/clock/clock';
import { Database } from '#core/platform/database/database';
import { chatOf, inbound, makeBot, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';

let modules: TestModules;
let app: INestApplicationContext;
let botId: BotId;
let conversations: MessagesService;

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([ConversationsModule, PlansModule]);
  conversations = app.get(MessagesService);
});
beforeEach(async () => {
  ({ botId } = await makeOwner(modules, 10));
});
afterAll(() => modules.close());

/** A paid answer with these bubbles in the outbox. */
async function answer(pn: string, bubbles: readonly string[]): Promise<MessageId[]> {
  const [message] = await receive(app, [inbound(botId, chatOf(pn))], false);
  const claimed = await app.get(TurnsService).claim(app.get(Database), {
    botId,
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

const left = async () =>
  (await modules.sql(`SELECT replies_left FROM subscriptions WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`, [botId]))[0]!
    .replies_left;
const statuses = async () =>
  (await modules.sql(`SELECT status FROM messages WHERE bot_id = $1 AND sender = 'bot' ORDER BY seq`, [botId])).map((one) => one.status);
const update = (waId: string, status: DeliveryUpdate['status'], proto: Buffer | null = null): DeliveryUpdate => ({
  botId,
  waId,
  status,
  at: new Date(),
  proto,
});
const told = (...all: DeliveryUpdate[]) => app.get(Database).transaction((tx) => conversations.recordDelivery(tx, all));

test('waiting bubbles come in order within a conversation, the first of each before the second of any', async () => {
  await answer('6281700000001', ['a1', 'a2', 'a3']);
  await answer('6281700000002', ['b1', 'b2']);
  const rows = await conversations.outbox(botId, 10);
  expect(rows.map((one) => one.body)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  expect(rows[0]).toMatchObject({
    botId,
    jid: '6281700000001@s.whatsapp.net',
    pn: '6281700000001',
    lid: null,
    sender: 'bot',
    seq: 2,
    attempts: 0,
    expiresAfter: 0,
  });
  expect((await conversations.outbox(botId, 3)).map((one) => one.body)).toEqual(['a1', 'b1', 'a2']);
});

test('states only go forward, in any order of arrival, and a sent message is kept for a retry', async () => {
  await answer('6281700000003', ['halo']);
  const [row] = await conversations.outbox(botId, 1);
  expect(await told(update(row!.waId, 'sent', Buffer.from('proto')))).toMatchObject([{ messageId: row!.id, status: 'sent' }]);
  expect(await conversations.sentProto(botId, row!.waId)).toEqual(Buffer.from('proto'));
  expect(await told(update(row!.waId, 'delivered'), update(row!.waId, 'read'), update(row!.waId, 'delivered'))).toMatchObject([
    { status: 'read' },
  ]);
  expect(await told(update(row!.waId, 'delivered'), update('unknown', 'read'))).toEqual([]);
  expect(await statuses()).toEqual(['read']);
  expect(await conversations.isStored(botId, row!.waId)).toBe(true);
  expect(await conversations.sentProto(await makeBot(modules), row!.waId)).toBeNull();
});

test('an answer that never reached WhatsApp is given up as a whole and refunded once', async () => {
  const [first] = await answer('6281700000004', ['satu', 'dua', 'tiga']);
  expect(await left()).toBe(9);
  await Promise.all(Array.from({ length: 4 }, () => conversations.markFailed(botId, 1, first!, 'nomor tidak terdaftar')));
  expect(await statuses()).toEqual(['failed', 'failed', 'failed']);
  expect(await left()).toBe(10);
  expect(await conversations.outbox(botId, 10)).toEqual([]);
});

test('an answer of which something went out stays paid', async () => {
  const [, second] = await answer('6281700000005', ['satu', 'dua']);
  const [row] = await conversations.outbox(botId, 1);
  await told(update(row!.waId, 'sent'));
  await conversations.markFailed(botId, 1, second!, 'dibatasi');
  expect(await statuses()).toEqual(['sent', 'failed']);
  expect(await left()).toBe(9);
});

describe('the owner is called to a lead whose answer failed', () => {
  const pn = '6281700000007';
  const called = async () =>
    (await modules.sql(`SELECT needs_owner_reason AS reason FROM conversations WHERE bot_id = $1`, [botId]))[0]!.reason;
  const owners = () => receive(app, [inbound(botId, chatOf(pn), { sender: 'owner', name: null, body: 'Halo' })], false);

  test('whole or in part, until the next answer', async () => {
    const [, second] = await answer(pn, ['satu', 'dua']);
    const [row] = await conversations.outbox(botId, 1);
    await told(update(row!.waId, 'sent'));
    expect(await called()).toBeNull();
    await conversations.markFailed(botId, 1, second!, 'nomor dipakai orang lain');
    expect(await called()).toBe('unsent');
    const [third] = await answer(pn, ['tiga']);
    expect(await called()).toBeNull();
    await conversations.markFailed(botId, 1, third!, 'ditolak');
    expect(await called()).toBe('unsent');
  });

  test('not when the owner has written since, nor for a message that answers nobody', async () => {
    const [first] = await answer(pn, ['satu']);
    await owners();
    await conversations.markFailed(botId, 1, first!, 'ditolak');
    expect(await called()).toBeNull();
    const [{ id }] = (await modules.sql(`SELECT conversation_id AS id FROM messages WHERE id = $1`, [first])) as [{ id: ConversationId }];
    const said = await app
      .get(Database)
      .transaction((tx) => app.get(IdleConversationsService).say(tx, botId, id, { body: 'Masih berminat?', speech: 'follow-up' }));
    await conversations.markFailed(botId, 1, said.id, 'ditolak');
    expect(await called()).toBeNull();
  });

  test('a reason that is there already stays', async () => {
    const [first] = await answer(pn, ['satu']);
    await modules.sql(`UPDATE conversations SET needs_owner_since = now(), needs_owner_reason = 'lead-wrote' WHERE bot_id = $1`, [botId]);
    await conversations.markFailed(botId, 1, first!, 'ditolak');
    expect(await called()).toBe('lead-wrote');
  });
});

test('a host that lost its session changes nothing', async () => {
  const [first] = await answer('6281700000006', ['satu']);
  await modules.sql(`UPDATE bot_sessions SET epoch = 2 WHERE bot_id = $1`, [botId]);
  expect(await conversations.markFailed(botId, 1, first!, 'x')).toBe(false);
  expect(await statuses()).toEqual(['queued']);
  expect(await conversations.markFailed(botId, '2', first!, 'x')).toBe(true);
});

describe('unsolicited messages', () => {
  const at = new Date('2027-03-10T05:00:00Z');
  const notAfter = new Date('2027-03-10T13:00:00Z');
  /** A lead who was answered, and a follow-up that waits for the connection. */
  async function followUp(pn: string): Promise<{ id: MessageId; conversationId: ConversationId }> {
    await answer(pn, ['Rp 85.000']);
    const [row] = await modules.sql(`SELECT conversation_id AS id FROM messages WHERE bot_id = $1 ORDER BY created_at DESC LIMIT 1`, [
      botId,
    ]);
    const conversationId = row!.id as ConversationId;
    const idleConversations = app.get(IdleConversationsService);
    const said = await app
      .get(Database)
      .transaction((tx) => idleConversations.say(tx, botId, conversationId, { body: 'Masih berminat?', speech: 'follow-up', notAfter }));
    return { id: said.id, conversationId };
  }
  const stateOf = async (id: MessageId) => (await modules.sql(`SELECT status FROM messages WHERE id = $1`, [id]))[0]!.status;
  afterEach(() => {
    app.get(Clock).now = () => new Date();
  });

  test('may leave while the silence lasts, until its end', async () => {
    const { id } = await followUp('6281700000011');
    app.get(Clock).now = () => at;
    expect(await conversations.withdraw(botId, 1, id)).toBe(false);
    app.get(Clock).now = () => notAfter;
    // Another host has the session: nothing is sent from here, and nothing is written.
    expect(await conversations.withdraw(botId, 2, id)).toBe(true);
    expect(await stateOf(id)).toBe('queued');
    expect(await conversations.withdraw(botId, 1, id)).toBe(true);
    expect(await stateOf(id)).toBe('failed');
    expect((await conversations.outbox(botId, 10)).map(({ body }) => body)).toEqual(['Rp 85.000']);
  });

  test.each<[string, (pn: string, conversationId: ConversationId) => Promise<unknown>]>([
    ['the lead wrote', (pn) => receive(app, [inbound(botId, chatOf(pn), { body: 'jadi kak' })], false)],
    ['the lead wrote and was answered', (pn) => answer(pn, ['Baik Kak.'])],
    ['the lead bought', (_, id) => modules.sql(`UPDATE conversations SET closing_at = now() WHERE id = $1`, [id])],
    ['the lead opted out', (_, id) => modules.sql(`UPDATE conversations SET opted_out_at = now() WHERE id = $1`, [id])],
    ['a human writes here', (_, id) => modules.sql(`UPDATE conversations SET takeover_until = 'infinity' WHERE id = $1`, [id])],
  ])('is taken back when %s', async (_what, happens) => {
    const pn = `62817${String(randomInt(1e9)).padStart(9, '0')}`;
    const { id, conversationId } = await followUp(pn);
    await happens(pn, conversationId);
    app.get(Clock).now = () => at;
    expect(await conversations.withdraw(botId, 1, id)).toBe(true);
    expect(await stateOf(id)).toBe('failed');
    // It is not sent later either.
    expect(await conversations.withdraw(botId, 1, id)).toBe(true);
  });
});
