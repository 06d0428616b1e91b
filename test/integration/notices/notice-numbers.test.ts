import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import * as numbers from '#core/features/notifications/notice-numbers.statements';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import type { Shop } from '../../support/core/open-account.ts';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';

/* Which number of a bot is confirmed to receive copies of notices. */
let modules: TestModules;
let database: Database;
let shop: Shop;
let other: Shop;
const [first, second] = ['628111', '628222'];

beforeAll(async () => {
  modules = await openTestModules();
  database = (await modules.open([])).get(Database);
});
beforeEach(async () => {
  [shop, other] = [await makeOwner(modules), await makeOwner(modules)];
});
afterAll(() => modules?.close());

/** A copy that was sent to that number. */
async function copy(to: string | null, minutesAgo = 0, { accountId, botId }: Shop = shop, status = 'sent') {
  const id = newId();
  await modules.sql(
    `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body, wa_id, wa_to, wa_status, created_at)
     VALUES ($1, $2, $3, 'handover', $4, 'x', 'x', $4, $5, $6, now() - make_interval(mins => $7))`,
    [id, accountId, botId, `WA${id}`, to, status, minutesAgo],
  );
  return { id, botId, waId: `WA${id}` };
}
const works = async (number: string, botId: BotId = shop.botId) => numbers.isDelivered(database, botId, number);

test('a number works once a copy was delivered to it, for that bot alone', async () => {
  const [mine, foreign] = [await copy(first), await copy(second, 0, other)];
  expect(await works(first)).toBe(false);
  await numbers.noteDelivered(database, [mine, { ...foreign, botId: shop.botId }, { botId: shop.botId, waId: 'unknown' }]);
  expect([await works(first), await works(second), await works(first, other.botId)]).toEqual([true, false, false]);
});

test('of receipts for two numbers the later copy counts, in any order', async () => {
  for (const order of [
    [first, second],
    [second, first],
  ]) {
    const [older, newer] = [await copy(order[0]!, 5), await copy(order[1]!, 1)];
    await numbers.noteDelivered(database, [newer, older]);
    expect([await works(order[0]!), await works(order[1]!)]).toEqual([false, true]);
  }
});

test('a failed copy ends what is known of its own number, and of no other one', async () => {
  await numbers.noteDelivered(database, [await copy(second)]);
  await numbers.noteDelivered(database, [await copy(second, 0, other)]);
  await numbers.forgetFailed(database, shop.botId, (await copy(first)).id);
  expect(await works(second)).toBe(true);
  await numbers.forgetFailed(database, shop.botId, (await copy(second)).id);
  expect([await works(second), await works(second, other.botId)]).toEqual([false, true]);
});

test('the latest copy of a number is the one that is reported, with those that have no recipient yet', async () => {
  const latest = () => numbers.findLatestCopy(database, shop.botId, first);
  expect(await latest()).toBeUndefined();
  await copy(first, 9, shop, 'failed');
  await copy(second, 1);
  await copy(first, 0, other);
  expect(await latest()).toBe('failed');
  await copy(first, 8);
  expect(await latest()).toBe('sent');
  const { id } = await copy(null, 7, shop, 'queued');
  expect(await latest()).toBe('queued');
  await numbers.noteRecipient(database, shop.botId, [id], second);
  expect(await latest()).toBe('sent');
});
