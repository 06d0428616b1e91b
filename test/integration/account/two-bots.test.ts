import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Owner } from '../../support/owners.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { crossMessages, linkTwoBots, type PricedBot } from '../../support/whatsapp/crossing-messages.ts';
import type { SessionTools } from '../../support/whatsapp/session-tools.ts';

/*
 * An account with two bots. No route creates a second bot yet, so the test writes its rows. Sessions, workers and the model's requests are
 * those of the product.
 */
let app: TestApp;
let owner: Owner;
let tools: SessionTools;
let bots: readonly [PricedBot, PricedBot];

beforeAll(async () => {
  app = await startTestApp();
  ({ owner, tools, bots } = await linkTwoBots(app));
});
afterAll(() => app.close());

const countsOf = async (text: string) => (await app.sql<{ count: number }>(text, [owner.accountId]))[0]!.count;

test('two numbers of one account each answer their lead by their own training, and the account pays for both', async () => {
  const left = `SELECT replies_left AS count FROM subscriptions WHERE account_id = $1`;
  const before = await countsOf(left);
  const [first, second] = bots;
  await crossMessages({ tools, bots: [first] }, { leads: 1, rounds: 1, atOnce: 1 });
  await crossMessages({ tools, bots: [second] }, { leads: 1, rounds: 1, atOnce: 1 });
  expect(await countsOf(left)).toBe(before - 2);
});

test('of hundreds of crossing messages none is answered by the other bot', async () => {
  const before = await countsOf(`SELECT replies_left AS count FROM subscriptions WHERE account_id = $1`);
  const written = await crossMessages({ tools, bots }, { leads: 75, rounds: 2, atOnce: 15 });
  expect(written).toBe(300);
  const mixed = await app.sql(
    `SELECT m.id FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id
     WHERE m.bot_id <> c.bot_id OR k.bot_id <> c.bot_id`,
  );
  expect(mixed).toEqual([]);
  const perBot = await app.sql(`SELECT bot_id, count(*)::int AS count FROM replies GROUP BY bot_id`);
  expect(new Map(perBot.map(({ bot_id: id, count }) => [id, count]))).toEqual(new Map(bots.map(({ botId }) => [botId, 151])));
  expect(await countsOf(`SELECT replies_left AS count FROM subscriptions WHERE account_id = $1`)).toBe(before - written);
});
