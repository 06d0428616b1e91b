import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectOk } from '../support/api.ts';
import { fillShop, longestThread } from '../support/loop/full-shop.ts';
import { fileInputs, messageInputs, routeInputs, strangeInputs, type Sender } from '../support/loop/largest-inputs.ts';
import { blockingInputs, type Input } from '../support/loop/loop-pauses.ts';
import { startLoopTest, type LoopTest } from '../support/loop/start-loop-test.ts';

/*
 * No input may keep a program from answering other requests. The test sends every route, file and kind of message
 * with its largest valid input, in all texts that once made rules slow, for a full account. The programs measure
 * their own event loops (loop-pauses.ts).
 */
const groupSize = 14;
let started: LoopTest;
let sender: Sender;

beforeAll(async () => {
  started = await startLoopTest(fillShop);
  const { app, owner, ownPhone } = started;
  await app.sql(`UPDATE subscriptions SET replies_left = 1000000 WHERE account_id = $1`, [owner.userId]);
  const [facts] = await app.sql(
    `SELECT (SELECT id FROM products WHERE account_id = $1 LIMIT 1) AS "productId", (SELECT id FROM knowledge WHERE account_id = $1 LIMIT 1) AS "answerId",
       (SELECT c.id FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.bot_id = $1 AND k.pn = $2) AS "conversationId"`,
    [owner.userId, longestThread],
  );
  const [session] = await expectOk(owner.api.get<{ id: string }[]>('/user/sessions'));
  const ids = { ...facts, sessionId: session!.id, userId: owner.userId, phoneNumber: longestThread, number: longestThread };
  sender = { app, owner, ownPhone, ids: { ...ids, what: 'contacts', name: 'x', shop: 'kuliner' } };
});
afterAll(() => started?.app.close());

async function expectNoPause(inputs: readonly Input[]): Promise<void> {
  const { programs, allowedMs } = started;
  const found = await blockingInputs(programs, inputs, { allowedMs, groupSize });
  expect({ allowedMs, found }).toEqual({ allowedMs, found: [] });
}

test(
  'no route blocks its process with the largest input that its contract accepts',
  () => expectNoPause(routeInputs(sender, 'all')),
  900_000,
);

test('no body that is refused blocks the process that reads it', () => expectNoPause(strangeInputs(sender)));

test('no file blocks the process that receives it', () => expectNoPause(fileInputs(sender)), 900_000);

test('no kind of message blocks a process with its largest texts', () => expectNoPause(messageInputs(sender, 'all')), 3_600_000);
