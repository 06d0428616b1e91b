import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { AccountExports } from '#core/features/membership/exports/account-exports.service';
import { MembershipModule } from '#core/features/membership/membership.module';
import { newId } from '#core/platform/crypto/ids';
import type { Shop } from '../../support/core/open-account.ts';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';

/* An export of an account's data that cannot be built. */

let modules: TestModules;
let app: INestApplicationContext;
let shop: Shop;

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([MembershipModule]);
});
beforeEach(async () => {
  shop = await makeOwner(modules);
});
afterAll(() => modules?.close());

const exports = () => app.get(AccountExports, { strict: false });
const idOf = async () =>
  (await modules.sql<{ id: string }>(`SELECT id FROM account_exports WHERE account_id = $1`, [shop.accountId]))[0]!.id;
const mails = async () =>
  (await modules.sql(`SELECT id FROM mails WHERE person_id = $1 AND kind = 'account-export'`, [shop.personId])).length;

test('tells its owner once by mail, and may be requested again', async () => {
  await exports().request(shop);
  await exports().fail(shop.accountId, newId());
  expect([(await exports().view(shop)).state, await mails()]).toEqual(['building', 0]);
  const id = await idOf();
  for (let nth = 0; nth < 2; nth += 1) await exports().fail(shop.accountId, id);
  expect([(await exports().view(shop)).state, await mails()]).toEqual(['failed', 1]);
  await exports().request(shop);
  expect((await exports().view(shop)).state).toBe('building');
  await exports().fail(shop.accountId, id);
  expect([(await exports().view(shop)).state, await mails()]).toEqual(['building', 1]);
});

test('of an account without exports is nothing', async () => {
  await exports().fail(shop.accountId, newId());
  expect([(await exports().view(shop)).state, await mails()]).toEqual(['none', 0]);
});

test.each([
  ['ready', '2 days 23 hours', 'ready'],
  ['ready', '3 days 1 minute', 'over'],
  ['opened', '3 days 1 minute', 'opened'],
])('that is %s since %s is shown as %s, before any sweep', async (state, age, shown) => {
  await exports().request(shop);
  await modules.sql(`UPDATE account_exports SET state = $2, ready_at = now() - $3::interval, bytes = 12 WHERE account_id = $1`, [
    ...[shop.accountId, state, age],
  ]);
  expect(await exports().view(shop)).toEqual({ state: shown, askedAt: expect.stringMatching(/^20.*Z$/), bytes: 12 });
});
