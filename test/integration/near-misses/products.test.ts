import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { emptyProduct, type ProductInput } from '#contracts/values/selling/products';
import { emptyTerms } from '#contracts/values/selling/product-terms';
import { Database } from '#core/platform/database/database';
import { findActive as findOfCategory, findNames, findPriced } from '#core/features/products/categories.statements';
import { findUnknownGoods, saveRules, findRules } from '#core/features/products/order-rules/order-rules.statements';
import {
  countAll,
  findActive,
  findByKeys,
  findPage,
  findUploads,
  lockByIds,
  lockByKeys,
  lockByPart,
  removeByKeys,
  saveAll,
} from '#core/features/products/products.statements';
import type { Shop } from '../../support/core/open-account.ts';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';

/* Products that a statement should match, and for each condition one that fails only this condition. */

let modules: TestModules;
let sql: Database;
let shop: Shop;
let other: Shop;

beforeAll(async () => {
  modules = await openTestModules();
  sql = (await modules.open([])).get(Database);
});
afterAll(async () => {
  await modules?.close();
});
beforeEach(async () => {
  await modules.sql(`DELETE FROM accounts`);
  shop = await makeOwner(modules);
  other = await makeOwner(modules);
});

const product = (name: string, more: Partial<ProductInput> = {}): ProductInput => ({ ...emptyProduct, name, ...more });
const save = ({ accountId }: Shop, ...products: readonly ProductInput[]): Promise<void> =>
  sql.transaction((tx) => saveAll(tx, accountId, products));
const names = (found: readonly { readonly name: string }[]): string[] => found.map(({ name }) => name);

test('a product of the same name is replaced with all its fields, in that account', async () => {
  const whole = (nth: number): ProductInput => ({
    ...{
      priceIdr: nth,
      weightGrams: nth,
      stock: nth,
      // cast: the fields that the statement reads
      variants: [{ name: `v${nth}`, priceIdr: nth, stock: nth } as never],
      notes: `n${nth}`,
    },
    ...{
      photos: [`https://contoh.id/${nth}`],
      active: nth === 1,
      category: `c${nth}`,
      terms: { ...emptyTerms, unit: `u${nth}` },
      costIdr: nth,
    },
    name: nth === 1 ? 'Kaos Hitam' : 'kaos hitam!',
  });
  await save(other, whole(1));
  await save(shop, whole(1), product('topi'));
  const read = async (): Promise<{ id?: string }[]> => findByKeys(sql, shop.accountId, ['kaos hitam']);
  const [before] = await read();
  expect(before).toMatchObject(whole(1));
  await modules.sql(`UPDATE products SET updated_at = '2026-01-01'`);
  await save(shop, whole(2));
  const [after] = await read();
  expect(after).toEqual({ ...before, ...whole(2) });
  expect(await findByKeys(sql, other.accountId, ['kaos hitam'])).toMatchObject([whole(1)]);
  const rows = await modules.sql(`SELECT name FROM products WHERE updated_at > '2026-01-02' ORDER BY name`);
  // cast: rows of that column
  expect(names(rows as never)).toEqual(['kaos hitam!']);
});

test('products are listed and locked by name, of one account, by part of the name and category', async () => {
  await save(other, product('kaos lain', { category: 'baju' }));
  await save(shop, product('topi', { category: 'Kepala' }));
  await save(shop, product('kaos putih', { category: 'Baju' }));
  await save(shop, product('kaos biru', { category: 'baju' }), product('kaos abu', { active: false }));
  const { accountId } = shop;
  const page = async (more: object): Promise<string[]> => names(await findPage(sql, accountId, { after: '', part: '', limit: 9, ...more }));
  expect(await page({})).toEqual(['kaos abu', 'kaos biru', 'kaos putih', 'topi']);
  expect([await page({ limit: 2 }), await page({ after: 'kaos biru' })]).toEqual([
    ['kaos abu', 'kaos biru'],
    ['kaos putih', 'topi'],
  ]);
  expect([await page({ part: 'os b' }), await page({ category: 'BAJU' }), await page({ part: 'putih', category: 'kepala' })]).toEqual([
    ['kaos biru'],
    ['kaos biru', 'kaos putih'],
    [],
  ]);
  const counts = [
    countAll(sql, accountId),
    countAll(sql, accountId, 'kaos'),
    countAll(sql, accountId, '', 'BAJU'),
    countAll(sql, accountId, 'biru', 'Baju'),
  ];
  expect(await Promise.all(counts)).toEqual([4, 3, 2, 1]);
  await sql.transaction(async (tx) => {
    expect(names(await lockByPart(tx, accountId, '', null))).toEqual(['kaos abu', 'kaos biru', 'kaos putih', 'topi']);
    expect(names(await lockByPart(tx, accountId, 'kaos', 'BAJU'))).toEqual(['kaos biru', 'kaos putih']);
    expect(names(await lockByKeys(tx, accountId, ['topi', 'kaos biru', 'kaos lain']))).toEqual(['kaos biru', 'topi']);
    const rows = await tx.rows<{ id: string }>(`SELECT id FROM products WHERE name <> 'kaos putih' ORDER BY name DESC`);
    const ids = rows.map(({ id }) => id);
    expect(names(await lockByIds(tx, accountId, ids))).toEqual(['kaos abu', 'kaos biru', 'topi']);
  });
  expect(names(await findByKeys(sql, accountId, ['topi', 'kaos lain']))).toEqual(['topi']);
  expect(names(await findActive(sql, accountId, 9))).toEqual(['kaos biru', 'kaos putih', 'topi']);
  expect(names(await findOfCategory(sql, accountId, 'BAJU'))).toEqual(['kaos biru', 'kaos putih']);
  await sql.transaction((tx) => removeByKeys(tx, accountId, ['topi', 'kaos lain']));
  expect([await page({}), (await findPage(sql, other.accountId, { after: '', part: '', limit: 9 })).length]).toEqual([
    ['kaos abu', 'kaos biru', 'kaos putih'],
    1,
  ]);
});

test('uploaded photos are found once, of one account', async () => {
  await save(other, product('lain', { photos: ['unggahan:2'] }));
  await save(shop, product('a', { photos: ['unggahan:1', 'https://contoh.id/unggahan:3'] }), product('b', { photos: ['unggahan:1'] }));
  expect(await findUploads(sql, shop.accountId)).toEqual(['unggahan:1']);
});

test('categories are counted whatever their case, by name', async () => {
  const of = (category: string, nth: number, more: Partial<ProductInput> = {}): ProductInput =>
    product(`${category} ${nth}`, { category, ...more });
  await save(other, of('Lain', 1), of('baju', 1));
  await save(
    shop,
    of('topi', 1),
    of('Baju', 1),
    of('baju', 2),
    of('celana', 1, { active: false }),
    product('tanpa'),
    of('Sepatu', 1),
    of('sepatu', 2),
  );
  const { accountId } = shop;
  expect(await findNames(sql, accountId)).toEqual([
    { name: 'Baju', count: 2 },
    { name: 'celana', count: 1 },
    { name: 'Sepatu', count: 2 },
    { name: 'topi', count: 1 },
  ]);
  const priced = await findPriced(sql, shop, new Date());
  expect(priced.map(({ name, count }) => [name, count])).toEqual([
    ['', 1],
    ['Baju', 2],
    ['Sepatu', 2],
    ['topi', 1],
  ]);
});

/** 15 minutes before midnight of 9 March in Jakarta. In Makassar and Jayapura it is already the next day. */
const now = new Date('2026-03-09T16:45:00Z');
const promo = (from: string | null, until: string | null): Partial<ProductInput> => ({
  priceIdr: 100,
  // cast: the fields that the statement reads
  terms: { ...emptyTerms, promo: { priceIdr: 70, from, until } as never },
});
const prices: Readonly<Record<string, readonly [products: readonly Partial<ProductInput>[], min: number | null, max: number | null]>> = {
  'one price': [[{ priceIdr: 100 }], 100, 100],
  'two prices': [[{ priceIdr: 300 }, { priceIdr: 100 }, { priceIdr: 200 }], 100, 300],
  'prices of variants': [
    // cast: the fields that the statement reads
    [{ priceIdr: 200, variants: [{ name: 'a', priceIdr: 150 } as never, { name: 'b', priceIdr: 250 } as never] }],
    150,
    250,
  ],
  // cast: the fields that the statement reads
  'variants alone': [[{ variants: [{ name: 'a', priceIdr: 150 } as never, { name: 'b', priceIdr: null } as never] }], 150, 150],
  'without a price': [[{}], null, null],
  free: [[{ priceIdr: 0 }, { priceIdr: 100 }], 100, 100],
  'cost prices': [[{ priceIdr: 100, costIdr: 50, terms: { ...emptyTerms, resellerIdr: 60 } }], 100, 100],
  'a promo that runs': [[promo('2026-03-01', '2026-03-31')], 70, 70],
  'a promo without an end': [[promo('2026-03-01', null)], 70, 70],
  'its first and last day': [[promo('2026-03-09', '2026-03-09')], 70, 70],
  'a promo from tomorrow': [[promo('2026-03-10', '2026-03-31')], 100, 100],
  'a promo until yesterday': [[promo('2026-03-01', '2026-03-08')], 100, 100],
  inactive: [[{ priceIdr: 100 }, { priceIdr: 900, active: false }], 100, 100],
};

test('the prices of a category are those that the bot may say today', async () => {
  for (const [category, [products]] of Object.entries(prices))
    await save(shop, ...products.map((one, nth) => product(`${category} ${nth}`, { category, ...one })));
  const found = async (): Promise<Record<string, unknown>> =>
    Object.fromEntries((await findPriced(sql, shop, now)).map(({ name, minIdr, maxIdr }) => [name, [minIdr, maxIdr]]));
  expect(await found()).toEqual(Object.fromEntries(Object.entries(prices).map(([name, [, min, max]]) => [name, [min, max]])));
  await modules.sql(`UPDATE bot_settings SET time_zone = 'WIT' WHERE bot_id = $1`, [other.botId]);
  expect(await found()).toMatchObject({ 'a promo from tomorrow': [100, 100] });
  for (const zone of ['WITA', 'WIT']) {
    await modules.sql(`UPDATE bot_settings SET time_zone = $2 WHERE bot_id = $1`, [shop.botId, zone]);
    expect(await found()).toMatchObject({ 'a promo from tomorrow': [70, 70], 'its first and last day': [100, 100] });
  }
  // The first minute of the next day in each zone, and the last minute before it.
  for (const [zone, minutes, price] of [
    ['WITA', -46, 100],
    ['WIT', -105, 70],
    ['WIT', -106, 100],
    ['WIB', 14, 100],
    ['WIB', 15, 70],
  ] as const) {
    await modules.sql(`UPDATE bot_settings SET time_zone = $2 WHERE bot_id = $1`, [shop.botId, zone]);
    const [row] = (await findPriced(sql, shop, new Date(now.getTime() + minutes * 60_000))).filter(
      ({ name }) => name === 'a promo from tomorrow',
    );
    expect([zone, minutes, row!.minIdr]).toEqual([zone, minutes, price]);
  }
});

test('the first unknown thing of a rule is the first that is neither a product nor a category of the account', async () => {
  await save(other, product('lain'));
  await save(shop, product('Kaos Hitam', { category: 'Baju' }));
  const unknown = (...goods: string[]): Promise<string | null> => findUnknownGoods(sql, shop.accountId, goods);
  expect([await unknown('kaos hitam!', 'BAJU'), await unknown(), await unknown('Baju', 'zebra', 'lain')]).toEqual([null, null, 'zebra']);
  expect(await unknown('lain', 'apel')).toBe('lain');
  // cast: the fields that the statement reads
  await saveRules(sql, shop.accountId, { codes: ['A'] } as never);
  // cast: the fields that the statement reads
  await saveRules(sql, other.accountId, { codes: ['B'] } as never);
  // cast: the fields that the statement reads
  await saveRules(sql, shop.accountId, { deposits: ['C'] } as never);
  expect(await findRules(sql, shop.accountId)).toMatchObject({ codes: ['A'], deposits: ['C'] });
});
