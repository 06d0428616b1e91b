import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { AccountId } from '#contracts/values/ids';
import { KnowledgeModule } from '#core/features/knowledge/knowledge.module';
import { KnowledgeService } from '#core/features/knowledge/knowledge.service';
import { ProductsModule } from '#core/features/products/products.module';
import { ProductsService } from '#core/features/products/products.service';
import { findPriced } from '#core/features/products/categories.statements';
import { PromptsService } from '#core/features/prompts/prompts.service';
import { Clock } from '#core/platform/clock/clock';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { termsOf } from '#core/platform/search/terms.rules';
import { emptyProduct, nameKeyOf } from '#contracts/values/selling/products';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { answers, goods } from '../../agent/search/catalogue.ts';
import { answerQueries, productQueries } from '../../agent/search/queries.ts';

let modules: TestModules;
let app: INestApplicationContext;
let accountId: AccountId;

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([ProductsModule, KnowledgeModule]);
  ({ accountId } = await makeOwner(modules));
  const rows = goods.map(({ name }, at) => ({ id: newId(), name, key: nameKeyOf(name), price: 1_000 * (at + 1) }));
  await modules.sql(
    `INSERT INTO products (id, account_id, name, name_key, price_idr, variants, notes, photo_links, active)
     SELECT r.id, $1, r.name, r.key, r.price, '[]', 'Bisa bayar di tempat, kirim setiap hari', '{}', true
     FROM jsonb_to_recordset($2::jsonb) AS r (id uuid, name text, key text, price integer)`,
    [accountId, JSON.stringify(rows)],
  );
  await modules.sql(
    `INSERT INTO knowledge (id, account_id, question, answer) SELECT r.id, $1, r.question, r.answer
     FROM jsonb_to_recordset($2::jsonb) AS r (id uuid, question text, answer text)`,
    [accountId, JSON.stringify(answers.map((one) => ({ id: newId(), ...one })))],
  );
});
afterAll(() => modules.close());

describe('2,000 products and 500 answers in the database', () => {
  test('products: the right one first in 9 of 10, among five in 97 of 100', async () => {
    const found = await Promise.all(
      productQueries.map(async ([query]) =>
        (await app.get(ProductsService).search(accountId, { text: query, limit: 5 })).map(({ name }) => name),
      ),
    );
    const isHit = (first: number) =>
      productQueries.filter(([, right], at) => found[at]!.slice(0, first).some((name) => right.test(name))).length;
    expect(isHit(1)).toBeGreaterThanOrEqual(productQueries.length * 0.9);
    expect(isHit(5)).toBeGreaterThanOrEqual(productQueries.length * 0.97);
  });

  test('answers: the right one first in 8 of 10, among four in 92 of 100', async () => {
    const found = await Promise.all(
      answerQueries.map(async ([query]) => (await app.get(KnowledgeService).search(accountId, query, 4)).map((one) => one.question)),
    );
    const isHit = (first: number) =>
      answerQueries.filter(([, right], at) => found[at]!.slice(0, first).some((text) => right.test(text))).length;
    expect(isHit(1)).toBeGreaterThanOrEqual(answerQueries.length * 0.8);
    expect(isHit(4)).toBeGreaterThanOrEqual(answerQueries.length * 0.92);
  });

  test.each([
    'tolong balas dm saya',
    'tidak sedang promo kan?',
    'saya sedang hamil',
    'mau beli paket internet',
    'sering sering seperti ini min',
    'akun ini tidak bisa saya dm',
    'sudah saya isi datanya',
  ])('words of ordinary chats name no product: %s', async (text) => {
    expect((await app.get(ProductsService).search(accountId, { text, limit: 3 })).map(({ name }) => name)).toEqual([]);
  });

  test('a misspelt name is found, and "sedang" as a size', async () => {
    const best = async (text: string) => (await app.get(ProductsService).search(accountId, { text, limit: 1 }))[0]?.name ?? '';
    expect(await best('jakett parasut')).toMatch(/^Jaket Parasut/);
    expect(await best('sabunmuka')).toMatch(/^Sabun Muka /);
    expect(termsOf('boneka beruang ukuran sedang ada kak? yang sedang berapa')).toContain('sedang');
  });

  test('a price has bounds, the cheapest comes first, and the number of all is known', async () => {
    const products = app.get(ProductsService);
    const kaos = goods.filter(({ name }) => name.startsWith('Kaos')).length;
    const { rows, total } = await products.find(accountId, { text: 'kaos', limit: 8, sort: 'cheapest' });
    expect([rows.length, total]).toEqual([8, kaos]);
    const prices = rows.map(({ priceIdr }) => priceIdr!);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    const bounded = await products.find(accountId, { text: 'kaos', limit: 100, minIdr: prices[1], maxIdr: prices[3] });
    expect(bounded.rows.map(({ priceIdr }) => priceIdr).toSorted()).toEqual(prices.slice(1, 4).toSorted());
    expect(await products.find(accountId, { text: 'yang termurah', limit: 1, sort: 'cheapest' })).toMatchObject({
      rows: [{ priceIdr: 1_000 }],
      total: 2_000,
    });
    expect(await products.find(accountId, { text: 'xylophone', limit: 8 })).toEqual({ rows: [], total: 0 });
  });
});

test('a category is searched alone, and all products where the owner has no such category', async () => {
  const products = app.get(ProductsService);
  const { accountId: shop } = await makeOwner(modules);
  for (const [name, category, priceIdr] of [
    ['Aisha Navy', 'Gamis', 185_000],
    ['Zahra Merah', 'Gamis', 150_000],
    ['Bergo Merah', 'Hijab', 35_000],
  ] as const)
    await products.create(shop, { ...emptyProduct, name, category, priceIdr });
  const find = async (text: string, more: object = {}) => {
    const { rows, total } = await products.find(shop, { text, limit: 8, ...more });
    return [total, ...rows.map(({ name }) => name)];
  };
  expect(await find('gamis')).toEqual([2, 'Aisha Navy', 'Zahra Merah']);
  expect(await find('gamis', { category: 'GAMIS', sort: 'cheapest' })).toEqual([2, 'Zahra Merah', 'Aisha Navy']);
  expect(await find('gamis merah', { category: 'Gamis' })).toEqual([1, 'Zahra Merah']);
  expect(await find('bergo', { category: 'Gamis' })).toEqual([0]);
  expect(await find('yang termurah', { category: 'Gamis', maxIdr: 160_000 })).toEqual([1, 'Zahra Merah']);
  expect(await find('bergo', { category: 'Kerudung' })).toEqual([1, 'Bergo Merah']);
});

test('a product that is switched off is in nothing that the bot reads', async () => {
  const products = app.get(ProductsService);
  const { accountId: shop, botId } = await makeOwner(modules);
  for (const [name, priceIdr, active] of [
    ['Kaos Baru', 90_000, true],
    ['Kaos Lama', 50_000, false],
  ] as const)
    await products.create(shop, { ...emptyProduct, name, category: 'Kaos', priceIdr, active });
  const brief = await products.brief({ accountId: shop, botId });
  expect(brief.rows.map(({ name }) => name)).toEqual(['Kaos Baru']);
  for (const wish of [
    { text: 'kaos lama', limit: 5 },
    { text: 'yang termurah', limit: 5, sort: 'cheapest' },
    { text: 'kaos', limit: 5, maxIdr: 100_000 },
    { text: 'kaos', limit: 5, category: 'Kaos' },
  ] as const)
    expect((await products.find(shop, wish)).rows.map(({ name }) => name)).toEqual(['Kaos Baru']);
});

test('products are sorted by their lowest price, those without one last, and all that match are counted', async () => {
  const products = app.get(ProductsService);
  const { accountId: shop } = await makeOwner(modules);
  const sizes = [15_000, 50_000].map((priceIdr, nth) => ({ name: ['M', 'XL'][nth]!, priceIdr, stock: null }));
  for (const [name, more] of [
    ['Kaos Abu', { priceIdr: 20_000 }],
    ['Kaos Biru', {}],
    ['Kaos Coklat', { priceIdr: 10_000 }],
    ['Kaos Dongker', { variants: sizes }],
  ] as const)
    await products.create(shop, { ...emptyProduct, category: 'Kaos', name, ...more });
  for (const [sort, sorted] of [
    ['cheapest', ['Kaos Coklat', 'Kaos Dongker', 'Kaos Abu', 'Kaos Biru']],
    ['dearest', ['Kaos Abu', 'Kaos Dongker', 'Kaos Coklat', 'Kaos Biru']],
  ] as const)
    for (const more of [{}, { category: 'kaos' }]) {
      const { rows, total } = await products.find(shop, { text: 'kaos', limit: 9, sort, ...more });
      expect([rows.map(({ name }) => name), total]).toEqual([sorted, 4]);
      const first = await products.find(shop, { text: 'kaos', limit: 2, sort, ...more });
      expect([first.rows.map(({ name }) => name), first.total]).toEqual([sorted.slice(0, 2), 4]);
    }
});

test('a request has all of sixty products, and the categories of a longer list', async () => {
  const products = app.get(ProductsService);
  const owner = await makeOwner(modules);
  const add = (from: number, to: number) =>
    modules.sql(
      `INSERT INTO products (id, account_id, name, name_key, category, price_idr)
       SELECT gen_random_uuid(), $1, 'Teh ' || n, 'teh ' || n, 'Teh', n FROM generate_series($2::int, $3::int) n`,
      [owner.accountId, from, to],
    );
  await add(101, 160);
  const short = await products.brief(owner);
  expect([short.isWhole, short.rows.length, short.categories]).toEqual([true, 60, undefined]);
  await add(161, 161);
  const long = await products.brief(owner);
  expect([long.isWhole, long.rows.length, long.categories]).toEqual([false, 0, [{ name: 'Teh', count: 61, minIdr: 101, maxIdr: 161 }]]);
});

describe('a promo begins and ends in the time zone of the bot', () => {
  /** Late on 30 November in WIB, early on 1 December in WIT. */
  const now = new Date('2026-11-30T15:30:00Z');

  test.each([
    [null, 45_000, 90_000],
    ['WIB', 45_000, 90_000],
    ['WITA', 45_000, 90_000],
    ['WIT', 60_000, 70_000],
  ] as const)('%s', async (zone, ending, beginning) => {
    const [products, prompts, clock] = [app.get(ProductsService), app.get(PromptsService), app.get(Clock)];
    const owner = await makeOwner(modules);
    if (zone) await prompts.save(owner.botId, { timeZone: zone });
    const promo = (name: string, priceIdr: number, run: { priceIdr: number; from: string | null; until: string | null }) =>
      products.create(owner.accountId, { ...emptyProduct, name, category: 'Kaos', priceIdr, terms: { ...emptyProduct.terms, promo: run } });
    await promo('Kaos Lama', 60_000, { priceIdr: 45_000, from: null, until: '2026-11-30' });
    await promo('Kaos Baru', 90_000, { priceIdr: 70_000, from: '2026-12-01', until: null });
    const own = clock.now;
    clock.now = () => now;
    try {
      const expected = [beginning, ending];
      const pricesOf = (rows: readonly { name: string; priceIdr: number | null }[]) =>
        rows.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(({ priceIdr }) => priceIdr);
      const brief = (await products.brief(owner)).rows;
      expect(pricesOf(brief)).toEqual(expected);
      // The bot is not given a promo that has ended or has not begun.
      const running = brief.filter(({ terms }) => terms.promo !== null).map(({ name }) => name);
      expect(running).toEqual([beginning === 70_000 ? 'Kaos Baru' : 'Kaos Lama']);
      for (const more of [{}, { category: 'Kaos' }, { minIdr: 1 }])
        expect(pricesOf((await products.find(owner.accountId, { text: 'kaos', limit: 5, zone, ...more })).rows)).toEqual(expected);
      const [category] = await findPriced(app.get(Database), owner, now);
      expect(category).toMatchObject({ minIdr: Math.min(...expected), maxIdr: Math.max(...expected) });
    } finally {
      clock.now = own;
    }
  });
});
