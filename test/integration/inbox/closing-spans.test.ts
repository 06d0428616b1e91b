import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { correctClosing, findNewestAt } from '#core/features/closings/closings.statements';
import { newId } from '#core/platform/crypto/ids';
import { startMoneyCore, type MoneyCore } from '../../support/core/money-core.ts';

/*
 * How long after a closing another closing still belongs to it. Each period is tested just within its limit and just
 * beyond it.
 */

let core: MoneyCore;
let botId: BotId;

beforeAll(async () => {
  core = await startMoneyCore();
  botId = (await core.newOwner()).botId;
});
afterAll(() => core?.close());

/** Creates a conversation with one closing of this age. */
async function closingOfAge(age: string): Promise<ConversationId> {
  const conversationId = newId<ConversationId>();
  await core.database.run(
    `WITH made AS (INSERT INTO contacts (id, bot_id, name, lid) VALUES (gen_random_uuid(), $1, 'Budi', $3) RETURNING id),
     talk AS (
       INSERT INTO conversations (id, bot_id, contact_id, jid, turn, answered_turn, last_seq, message_count, last_at)
       SELECT $2, $1, id, $3 || '@lid', 1, 1, 1, 1, now() FROM made
     )
     INSERT INTO closings (id, bot_id, conversation_id, summary, amount, created_at)
     VALUES (gen_random_uuid(), $1, $2, '2 topi', 80000, now() - $4::interval)`,
    [botId, conversationId, String(BigInt(`0x${conversationId.replaceAll('-', '').slice(-12)}`)), age],
  );
  return conversationId;
}

test.each([
  ['71 hours 59 minutes', true],
  ['72 hours 1 minute', false],
])('a changed order replaces the newest closing of %s: %s', async (age, isReplaced) => {
  const conversationId = await closingOfAge(age);
  const changed = { botId, conversationId, summary: '3 topi', amount: 120_000 };
  const found = await core.database.transaction((tx) => correctClosing(tx, changed, 'newest'));
  expect(found?.before).toEqual(isReplaced ? { summary: '2 topi', amount: 80_000 } : undefined);
});

test.each([
  ['29 minutes', true],
  ['31 minutes', false],
])('the same order noted again is the closing of %s: %s', async (age, isSame) => {
  const conversationId = await closingOfAge(age);
  const same = { botId, conversationId, summary: '2 topi', amount: 80_000 };
  const found = await core.database.transaction((tx) => correctClosing(tx, same, 'repeats'));
  expect(found !== undefined).toBe(isSame);
});

test.each([
  ['719 hours 59 minutes', true],
  ['720 hours 1 minute', false],
])('an order of %s may be called off: %s', async (age, mayBe) => {
  const conversationId = await closingOfAge(age);
  const at = await core.database.transaction((tx) => findNewestAt(tx, botId, conversationId));
  expect(at !== null).toBe(mayBe);
});
