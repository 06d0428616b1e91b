import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import sharp from 'sharp';
import type { BotId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { emptyProduct } from '#contracts/values/selling/products';
import { BlacklistModule } from '#core/features/blacklist/blacklist.module';
import { BlacklistService } from '#core/features/blacklist/blacklist.service';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { QuickRepliesService } from '#core/features/conversations/inbox/quick-replies.service';
import { KnowledgeModule } from '#core/features/knowledge/knowledge.module';
import { KnowledgeService } from '#core/features/knowledge/knowledge.service';
import { PhotosModule } from '#core/features/photos/photos.module';
import { PhotosService } from '#core/features/photos/photos.service';
import { ProductFiles } from '#core/features/products/product-files.service';
import { ProductsModule } from '#core/features/products/products.module';
import { ProductsService } from '#core/features/products/products.service';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import type { Shop } from '../../support/core/open-account.ts';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';

/*
 * Every list of an owner with a maximum length, tested on both sides of the limit: the last place can be used, one more
 * cannot, and rows of another owner do not count.
 */
let modules: TestModules;
let context: INestApplicationContext;
let shop: Shop;
let other: Shop;

beforeAll(async () => {
  modules = await openTestModules();
  context = await modules.open([BlacklistModule, ConversationsModule, KnowledgeModule, PhotosModule, ProductsModule]);
});
beforeEach(async () => {
  [shop, other] = [await makeOwner(modules), await makeOwner(modules)];
});
afterAll(() => modules?.close());

interface List {
  readonly places: number;
  readonly of: 'accountId' | 'botId';
  /** SQL that adds $2 rows to the list of $1. */
  readonly rows: string;
  /** Adds one row that is not among them. */
  readonly add: (of: Shop, nth: number) => Promise<unknown>;
  readonly code: string;
}

const series = 'FROM generate_series(1, $2::int) n';
const products = { places: limits.productsMax, of: 'accountId', code: 'products_full' } as const;
const rowsOfProducts = `INSERT INTO products (id, account_id, name, name_key) SELECT gen_random_uuid(), $1, 'Topi ' || n, 'topi ' || n ${series}`;

const lists: Readonly<Record<string, List>> = {
  'saved answers': {
    places: limits.knowledgeMax,
    of: 'accountId',
    rows: `INSERT INTO knowledge (id, account_id, question, answer) SELECT gen_random_uuid(), $1, 'tanya ' || n, 'jawab' ${series}`,
    add: ({ accountId }, nth) => context.get(KnowledgeService).create(accountId, { question: `baru ${nth}`, answer: 'jawab' }),
    code: 'knowledge_full',
  },
  'excluded people': {
    places: 10_000,
    of: 'botId',
    rows: `INSERT INTO blacklist (bot_id, pn) SELECT $1, (6285700000000 + n)::text ${series}`,
    add: ({ botId }, nth) =>
      context
        .get(Database)
        .transaction((tx) =>
          context.get(BlacklistService).exclude(tx, botId, { pn: String(6281990000000 + nth), lid: null, username: null }),
        ),
    code: 'blacklist_full',
  },
  'quick replies': {
    places: limits.quickRepliesMax,
    of: 'botId',
    rows: `INSERT INTO quick_replies (id, bot_id, body) SELECT gen_random_uuid(), $1, 'x' ${series}`,
    add: ({ accountId, botId }, nth) => context.get(QuickRepliesService).add({ accountId, botId }, { body: `baru ${nth}` }),
    code: 'quick_replies_full',
  },
  products: {
    ...products,
    rows: rowsOfProducts,
    add: ({ accountId }, nth) => context.get(ProductsService).create(accountId, { ...emptyProduct, name: `Kaos ${nth}` }),
  },
  'products from a file': {
    ...products,
    rows: rowsOfProducts,
    add: ({ accountId }, nth) => context.get(ProductFiles).take(accountId, Buffer.from(`nama;harga\nKaos ${nth};75000`)),
  },
  'uploaded photos': {
    places: limits.photoUploadsMax,
    of: 'accountId',
    rows: `INSERT INTO photos (id, account_id, uploaded, sha256, width, height) SELECT gen_random_uuid(), $1, true, '', 1, 1 ${series}`,
    add: async ({ accountId }, nth) => {
      const picture = sharp({ create: { width: 8 + nth, height: 8, channels: 3, background: 'red' } });
      return context.get(PhotosService).upload(accountId, await picture.jpeg().toBuffer());
    },
    code: 'photos_full',
  },
};

test.each(Object.entries(lists))('%s have exactly their places', async (_what, { places, of, rows, add, code }) => {
  await modules.sql(rows, [shop[of], places - 1]);
  await modules.sql(rows, [other[of], places]);
  await add(shop, 1);
  await expect(add(shop, 2)).rejects.toMatchObject({ code });
  await expect(add(other, 3)).rejects.toMatchObject({ code });
});

test('a file with as many products as a list holds is taken', async () => {
  const names = Array.from({ length: limits.productsMax }, (_, nth) => `Kaos a${nth}`);
  const take = (lines: readonly string[]) => context.get(ProductFiles).take(shop.accountId, Buffer.from(['nama', ...lines].join('\n')));
  await expect(take([...names, 'Kaos b'])).rejects.toMatchObject({ code: 'file_unusable' });
  expect(await take(names)).toMatchObject({ added: limits.productsMax });
});

test('old uploads make room, except those that the training of a bot or a product of the account lists, and recent ones', async () => {
  const { accountId, botId } = shop;
  const second = newId<BotId>();
  await modules.sql(`INSERT INTO bots (id, account_id) VALUES ($1, $2)`, [second, accountId]);
  const upload = lists['uploaded photos']!;
  await modules.sql(upload.rows, [accountId, upload.places]);
  await modules.sql(`UPDATE photos SET created_at = now() - interval '2 hours' WHERE account_id = $1`, [accountId]);
  const photos = await modules.sql<{ id: string }>(`SELECT id FROM photos WHERE account_id = $1 LIMIT 4`, [accountId]);
  const listed = photos.map(({ id }) => id);
  for (const [nth, of] of [botId, second].entries())
    await modules.sql(
      `INSERT INTO bot_settings (bot_id, secondary_prompt) VALUES ($1, $2) ON CONFLICT (bot_id) DO UPDATE SET secondary_prompt = $2`,
      [of, `Kaos ${nth}: unggahan:${listed[nth]}`],
    );
  await context.get(ProductsService).create(accountId, { ...emptyProduct, name: 'Topi', photos: [`unggahan:${listed[2]}`] });
  await modules.sql(`UPDATE photos SET created_at = now() - interval '50 minutes' WHERE id = $1`, [listed[3]]);
  await upload.add(shop, 4);
  const left = await modules.sql<{ id: string }>(`SELECT id FROM photos WHERE account_id = $1 AND sha256 = '' ORDER BY id`, [accountId]);
  expect(left.map(({ id }) => id)).toEqual(listed.toSorted());
});
