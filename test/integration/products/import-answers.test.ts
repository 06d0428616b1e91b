import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { limits } from '#contracts/values/limits';
import { emptyProduct } from '#contracts/values/selling/products';
import type { Actor } from '#core/features/auth/actor';
import { ProductsService } from '#core/features/products/products.service';
import { newId } from '#core/platform/crypto/ids';
import { ProductsController } from '../../../server/http/products/products.controller.ts';
import { ProductsHttpModule } from '../../../server/http/products/products-http.module.ts';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';

/*
 * The server's answer to an imported file of products. Its totals count all rows, while its long lists are shortened.
 */

let modules: TestModules;
let controller: ProductsController;
let products: ProductsService;
let me: Actor;

beforeAll(async () => {
  modules = await openTestModules();
  const context = await modules.open([ProductsHttpModule]);
  controller = context.get(ProductsController);
  products = context.get(ProductsService);
});
beforeEach(async () => {
  const { personId, accountId, botId } = await makeOwner(modules);
  me = { personId, accountId, botId, role: 'owner', tokenVersion: 0, sessionId: newId<Actor['sessionId']>() };
});
afterAll(() => modules?.close());

type Choice = Parameters<ProductsController['previewImport']>[0]['query'];
const file = (text: string | Buffer) => Readable.from([Buffer.from(text)]);
const preview = (text: string, query: Choice = {}) => controller.previewImport({ query }, me, file(text));
const take = (text: string, query: Choice = {}) => controller.takeImport({ query }, me, file(text));
const prices = async () => (await products.list(me.accountId, {})).products.map(({ name, priceIdr }) => [name, priceIdr]);

describe('a preview', () => {
  test('counts what is new and what changes, and shows each product as it would be sold', async () => {
    await products.create(me.accountId, { ...emptyProduct, name: 'Kaos' });
    const told = await preview('Nama;Harga;Foto;Kategori;Berat;Stok\nKaos;75000;https://contoh.id/a.jpg;Baju;250;3\nTopi;45000;;;;');
    expect(told).toMatchObject({ good: 2, added: 1, changed: 1, wrongTotal: 0, wrong: [], doubtfulTotal: 0, doubtful: [] });
    const none = { variants: [], tiers: [], resellerIdr: null, costIdr: null, unit: '' };
    expect(told.products).toEqual([
      { ...none, name: 'Kaos', priceIdr: 75_000, weightGrams: 250, stock: 3, photo: 'https://contoh.id/a.jpg', category: 'Baju' },
      { ...none, name: 'Topi', priceIdr: 45_000, weightGrams: null, stock: null, photo: null, category: '' },
    ]);
  });

  test('names the columns of other prices, whose prices are shown once they are wanted', async () => {
    const text = 'Nama;Harga Jual;Harga Modal;Harga Reseller\nKaos;75000;50000;60000';
    const told = await preview(text);
    expect(told.extras.map(({ as, from }) => [as, from])).toEqual([
      ['cost', null],
      ['reseller', null],
    ]);
    expect([told.products, told.price.mustChoose]).toEqual([[], true]);
    const chosen = await preview(text, { price: 1 });
    expect(chosen.products).toMatchObject([{ priceIdr: 75_000, costIdr: null, resellerIdr: null }]);
    const wanted = await preview(text, { price: 1, extra: 'take' });
    expect(wanted.products).toMatchObject([{ priceIdr: 75_000, costIdr: 50_000, resellerIdr: 60_000 }]);
    expect(chosen.price).toMatchObject({ chosen: 1, mustChoose: false });
    expect(told.price.options.map(({ column }) => column)).toContain(1);
  });

  test('shows the first fifty wrong rows, and counts all', async () => {
    const rows = Array.from({ length: 51 }, (_, nth) => `;${1_000 + nth};1`);
    const told = await preview(['Nama;Harga;Stok', 'Kaos;75000;1', ...rows].join('\n'));
    expect([told.wrongTotal, told.wrong.length]).toEqual([51, 50]);
    expect(told.wrong[0]).toMatchObject({ row: 3, place: expect.stringContaining('3'), problems: [expect.any(String)] });
  });

  test('says of a doubtful row whether it can be kept as it is, and what happens without an answer', async () => {
    const told = await preview('Nama;Harga;Stok\nKaos;75000;1\nJaket;mahal;1\nTopi;45;1');
    expect([told.doubtfulTotal, told.doubtful.length]).toEqual([2, 2]);
    expect(told.doubtful.map(({ row, name, kinds, canKeep, otherwise }) => [row, name, kinds, canKeep, otherwise])).toEqual([
      [3, 'Jaket', 0, expect.any(Boolean), 'drop'],
      [4, 'Topi', 0, true, 'ask'],
    ]);
    expect(told.doubtful[0]).not.toHaveProperty('product');
  });
});

describe('the owner’s choices', () => {
  const text = 'Nama;Harga Jual;Reseller\nKaos;75000;60000\nTopi;45;40000';

  test('decide which column is the price, what doubtful rows cost, and whether the rest is left out', async () => {
    await take(text, { price: 1, rows: '3p45000' });
    expect(await prices()).toEqual([
      ['Kaos', 75_000],
      ['Topi', 45_000],
    ]);
    await take(text, { price: 2 });
    expect(await prices()).toEqual([
      ['Kaos', 60_000],
      ['Topi', 40_000],
    ]);
    expect(await take(text, { price: 1, rest: 'drop' })).toMatchObject({ added: 0, changed: 1, skipped: 1 });
    await take('Nama;Harga Nota;Stok\nKaos;61000;4', { price: 'none' });
    expect(await prices()).toEqual([
      ['Kaos', 75_000],
      ['Topi', 40_000],
    ]);
  });

  test('are asked for while they are missing', async () => {
    await expect(take(text, { price: 1 })).rejects.toMatchObject({ code: 'import_open' });
  });
});

test('a file is read up to its largest size', async () => {
  const largest = `nama\n${' '.repeat(limits.productFileBytes - 9)}kaos`;
  expect(largest).toHaveLength(limits.productFileBytes);
  expect(await preview(largest)).toMatchObject({ good: 1 });
  await expect(preview(`${largest}s`)).rejects.toMatchObject({ code: 'file_unusable' });
});

test('the last import is told with its figures, and is gone once it is undone', async () => {
  expect(await controller.lastImport(me)).toEqual({ last: null });
  await products.create(me.accountId, { ...emptyProduct, name: 'Kaos' });
  const { importId, ...figures } = await take('Nama;Harga\nKaos;75000\nTopi;45000\nJaket;150000');
  expect(figures).toEqual({ added: 2, changed: 1, skipped: 0 });
  const { last } = await controller.lastImport(me);
  expect(last).toEqual({ importId, kind: 'import', takenAt: expect.any(String), added: 2, changed: 1, removed: 0 });
  expect(Math.abs(new Date(last!.takenAt).getTime() - Date.now())).toBeLessThan(600_000);
  expect(await controller.undoImport({ params: { importId } }, me)).toEqual({ removed: 2, restored: 1, editedTotal: 0, edited: [] });
  expect(await controller.lastImport(me)).toEqual({ last: null });
});

test('of many products that were edited since, the first fifty are named, and all are counted', async () => {
  const names = Array.from({ length: 51 }, (_, nth) => `Kaos ${nth}`);
  const { importId } = await take(['Nama;Harga', ...names.map((name) => `${name};75000`)].join('\n'));
  await modules.sql(`UPDATE products SET price_idr = 77000 WHERE account_id = $1`, [me.accountId]);
  const undone = await controller.undoImport({ params: { importId } }, me);
  expect({ ...undone, edited: undone.edited.length }).toEqual({ removed: 0, restored: 0, editedTotal: 51, edited: 50 });
});
