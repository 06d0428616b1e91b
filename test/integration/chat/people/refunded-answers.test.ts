import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../../support/core/test-modules.ts';

/*
 * When a number moves to another person, queued messages to the first one are withdrawn, and each paid answer of which
 * nothing was sent is refunded.
 */

let modules: TestModules;
let app: INestApplicationContext;
const pn = '6281500000007';

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([ConversationsModule]);
});
afterAll(() => modules?.close());

/** Status of the bubbles of each answer, and whether it was charged. */
interface Answer {
  readonly charged: boolean;
  readonly bubbles: readonly ('queued' | 'sent' | 'failed')[];
}

const unsent: Answer = { charged: true, bubbles: ['queued', 'queued'] };

test.each<readonly [string, readonly Answer[], number]>([
  ['nothing queued', [], 0],
  ['one answer', [unsent], 1],
  ['two answers', [unsent, unsent], 2],
  ['an answer of which one bubble was sent', [{ charged: true, bubbles: ['sent', 'queued'] }], 0],
  ['an answer of which one bubble had failed', [{ charged: true, bubbles: ['failed', 'queued'] }], 1],
  ['an answer that was not charged', [{ charged: false, bubbles: ['queued'] }], 0],
  ['an answer that was sent before', [{ charged: true, bubbles: ['sent'] }, unsent], 1],
])('%s: what is given back', async (_, answers, refunds) => {
  const { accountId, botId } = await makeOwner(modules);
  await modules.sql(`UPDATE subscriptions SET replies_left = 50 WHERE account_id = $1`, [accountId]);
  const [first] = await receive(app, [inbound(botId, chatOf(pn, '55443322110001'), { at: new Date(Date.now() - 3_600_000) })]);
  const { conversationId } = first!;
  let seq = 1;
  for (const [at, { charged, bubbles }] of answers.entries()) {
    await modules.sql(
      `INSERT INTO replies (id, bot_id, conversation_id, turn, model, charged) VALUES (gen_random_uuid(), $1, $2, $3, 'model', $4)`,
      [botId, conversationId, at + 1, charged],
    );
    for (const status of bubbles)
      await modules.sql(
        `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn, created_at)
         VALUES (gen_random_uuid(), $1, $2, $3::int, 'bot', 'text', 'Ada Kak', 'UNSENT' || $3::int, $4, $5, now() - interval '30 minutes')`,
        [botId, conversationId, (seq += 1), status, at + 1],
      );
  }
  await modules.sql(`UPDATE conversations SET last_seq = $2, turn = 9, answered_turn = 9 WHERE id = $1`, [conversationId, seq]);
  const [second] = await receive(app, [inbound(botId, chatOf(pn, '55443322110002'), { name: 'Joko' })]);
  expect(second!.conversationId).not.toBe(conversationId);
  const [subscription] = await modules.sql(`SELECT replies_left FROM subscriptions WHERE account_id = $1`, [accountId]);
  expect(subscription).toEqual({ replies_left: 50 + refunds });
  expect(await modules.sql(`SELECT 1 FROM messages WHERE conversation_id = $1 AND status = 'queued'`, [conversationId])).toEqual([]);
});
