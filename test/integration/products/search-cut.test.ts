import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { AccountId } from '#contracts/values/ids';
import { ProductsModule } from '#core/features/products/products.module';
import { ProductsService } from '#core/features/products/products.service';
import { Database } from '#core/platform/database/database';
import { deleteSlice } from '#core/platform/database/delete-slice';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';

/* Which rows remain when a statement finds more rows than its limit. */

/**
 * Number of similar products. It is larger than the number that the statement passes to the ranking
 * (`candidatesMax`).
 */
const alike = 1_200;
let modules: TestModules;
let app: INestApplicationContext;
let accountId: AccountId;

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([ProductsModule]);
  ({ accountId } = await makeOwner(modules));
  await modules.sql(
    `INSERT INTO products (id, account_id, name, name_key, price_idr)
     SELECT gen_random_uuid(), $1::uuid, name, lower(name), 1000
     FROM (SELECT 'Kaos nomor ' || n AS name FROM generate_series(1, $2::int) n UNION ALL SELECT 'Kaos Garuda Emas') named`,
    [accountId, alike],
  );
});
afterAll(() => modules?.close());

test.each([
  ['kaos garuda emas', 'Kaos Garuda Emas'],
  ['ada kaos nomor 377 kak?', 'Kaos nomor 377'],
])('"%s": the best match is first among more that share a word than are ranked', async (words, name) => {
  const found = await app.get(ProductsService).search(accountId, { text: words, limit: 5 });
  expect(found.map((one) => one.name)).toEqual([name]);
});

test('a slice deletes as many rows as it may, and then the rest', async () => {
  const { accountId: other } = await makeOwner(modules);
  await modules.sql(
    `INSERT INTO products (id, account_id, name, name_key) SELECT gen_random_uuid(), $1::uuid, 'Kaos ' || n, 'kaos ' || n FROM generate_series(1, 5) n`,
    [other],
  );
  const slice = () => deleteSlice(app.get(Database), { table: 'products', scope: 'account_id' }, other, 2);
  expect([await slice(), await slice(), await slice(), await slice()]).toEqual([2, 2, 1, 0]);
  expect(await modules.sql(`SELECT count(*)::int AS left FROM products WHERE account_id = $1`, [accountId])).toEqual([{ left: alike + 1 }]);
});
