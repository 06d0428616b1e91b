import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import { TurnsService } from '#core/features/conversations/messages/turns/turns.service';
import { openMessages } from '#core/features/replies/replies.rules';
import { chatOf, inbound, makeBot, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { freshPhone } from '../../support/owners.ts';

let modules: TestModules;
let app: INestApplicationContext;
let botId: BotId;

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([ConversationsModule]);
  botId = await makeBot(modules, 100);
});
afterAll(() => modules.close());

/** Stores an answer of the bot with that text. */
async function answer(id: ConversationId, body: string): Promise<string> {
  const waId = randomUUID();
  await modules.sql(
    `WITH said AS (UPDATE conversations SET last_seq = last_seq + 1, answered_turn = turn WHERE id = $1 RETURNING last_seq, turn)
     INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn) SELECT $2, $3, $1, last_seq, 'bot', 'text', $4, $5, 'sent', turn FROM said`,
    [id, randomUUID(), botId, body, waId],
  );
  return waId;
}

test.each(['number', 'privacy id'])('a reaction that waits by %s still waits when both halves of a person become one', async (half) => {
  const [pn, lid] = [freshPhone(), freshPhone().replace(/^62/, '99')];
  const [byNumber, byLid] = [chatOf(pn), chatOf(null, lid)];
  const ids = await app.get(MessagesService).resolve(botId, [byNumber, byLid]);
  for (const [index, chat] of [byNumber, byLid].entries()) {
    await receive(app, [inbound(botId, chat, { body: `Halo ${index}` })], false);
    await answer(ids[index]!, 'Siap kak.');
  }
  const at = half === 'number' ? 0 : 1;
  await receive(app, [inbound(botId, [byNumber, byLid][at]!, { body: 'Ada kaos?' })], false);
  const waId = await answer(ids[at]!, 'Ada kak. Mau warna apa?');
  await receive(app, [inbound(botId, [byNumber, byLid][at]!, { body: '👍', waId, isReaction: true })], false);
  const [id] = await app.get(MessagesService).resolve(botId, [chatOf(pn, lid)]);
  const turn = (await app.get(TurnsService).loadTurn(botId, id!))!;
  expect(turn.answeredTurn).toBeLessThan(turn.turn);
  expect(openMessages(turn).map(({ body, isReaction, quoted }) => [body, isReaction, quoted?.body])).toEqual([
    ['👍', true, 'Ada kak. Mau warna apa?'],
  ]);
});

/**
 * The lead's open words after a reaction to one bubble of an answer.
 * @param at position of the bubble with the reaction
 */
async function openAfterReaction(bubbles: readonly string[], at: number, before: (chat: ReturnType<typeof chatOf>) => Promise<unknown>) {
  const chat = chatOf(freshPhone());
  const [id] = await app.get(MessagesService).resolve(botId, [chat]);
  await receive(app, [inbound(botId, chat, { body: 'Ada kaos?' })], false);
  const waIds: string[] = [];
  for (const body of bubbles) waIds.push(await answer(id!, body));
  await before(chat);
  await receive(app, [inbound(botId, chat, { body: '👍', waId: waIds[at]!, isReaction: true })], false);
  const turn = (await app.get(TurnsService).loadTurn(botId, id!))!;
  return openMessages(turn).flatMap(({ isReaction, quoted }) => (isReaction ? [quoted?.body] : []));
}

const three = ['Ada kak.', 'Mau dikirim hari ini?', 'Ongkirnya Rp 10.000 ya.'];
const nothing = async () => undefined;

test.each([0, 1, 2])('a reaction to bubble %i of an answer that asks something waits for an answer', async (at) => {
  expect(await openAfterReaction(three, at, nothing)).toEqual([three[at]]);
});

test('a reaction to a bubble of an answer without a question opens nothing', async () => {
  expect(await openAfterReaction(['Ada kak.', 'Ongkirnya Rp 10.000 ya.'], 1, nothing)).toEqual([]);
});

test('a reaction to another bubble opens nothing once the question is answered', async () => {
  expect(await openAfterReaction(three, 2, (chat) => receive(app, [inbound(botId, chat, { body: 'Besok aja' })], false))).toEqual([]);
});

test('a reaction to an earlier answer opens nothing, though the last one asks something', async () => {
  const later = async (chat: ReturnType<typeof chatOf>) => {
    const [id] = await app.get(MessagesService).resolve(botId, [chat]);
    await receive(app, [inbound(botId, chat, { body: 'Besok aja' })], false);
    await answer(id!, 'Jam berapa kak?');
  };
  expect(await openAfterReaction(['Ada kak.', 'Ongkirnya Rp 10.000 ya.'], 1, later)).toEqual([]);
});
