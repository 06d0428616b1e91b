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

/** The bot answers everything with that text. */
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
