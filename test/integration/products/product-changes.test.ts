import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { AccountId } from '#contracts/values/ids';
import type { ProductsChange } from '#contracts/values/selling/product-changes';
import { emptyProduct } from '#contracts/values/selling/products';
import { ProductChanges } from '#core/features/products/imports/product-changes.service';
import { ProductImports } from '#core/features/products/imports/product-imports.service';
import { ProductsModule } from '#core/features/products/products.module';
import { ProductsService } from '#core/features/products/products.service';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';

let modules: TestModules;
let app: INestApplicationContext;
let products: ProductsService;
let changes: ProductChanges;
let imports: ProductImports;
let accountId: AccountId;
let ids: Record<string, string>;

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([ProductsModule]);
  products = app.get(ProductsService);
  changes = app.get(ProductChanges);
  imports = app.get(ProductImports);
});
afterAll(() => modules?.close());
beforeEach(async () => {
  ({ accountId } = await makeOwner(modules));
  const variants = [{ name: 'XL', priceIdr: 80_000, stock: 4 }];
  const terms = { ...emptyProduct.terms, tiers: [{ from: 12, priceIdr: 70_000 }], resellerIdr: 60_000 };
  ids = {};
  for (const [name, more] of [
    ['Kaos', { priceIdr: 75_000, stock: 5, variants, terms, costIdr: 40_000 }],
    ['Topi', { priceIdr: 45_250 }],
    ['Jasa desain', {}],
  ] as const)
    ids[name] = (await products.create(accountId, { ...emptyProduct, name, ...more })).id;
});

const all = async () => (await products.list(accountId, {})).products.map((one) => ({ ...one, id: '' }));
const prices = async () => (await products.list(accountId, {})).products.map(({ name, priceIdr }) => [name, priceIdr]);
const up: ProductsChange = { kind: 'price', percent: 10, rupiah: null, roundTo: 500 };

test('prices of the chosen products change with those of their variants, and nothing else of them', async () => {
  const before = await all();
  const applied = await changes.apply(accountId, { ids: [ids['Kaos']!, ids['Jasa desain']!] }, up);
  expect(applied).toMatchObject({ changed: 1, skipped: 1 });
  expect(await all()).toEqual([
    before[0],
    { ...before[1], priceIdr: 82_500, variants: [{ name: 'XL', priceIdr: 88_000, stock: 4 }] },
    before[2],
  ]);
  expect(await imports.undo(accountId, applied.undoId!)).toMatchObject({ restored: 1, removed: 0, edited: [] });
  expect(await all()).toEqual(before);
});

test('a category is given to all of another one, taken from one product, and comes back', async () => {
  await changes.apply(accountId, { ids: [ids['Kaos']!, ids['Topi']!] }, { kind: 'category', category: 'Pakaian' });
  const before = await all();
  const applied = await changes.apply(accountId, { q: '', category: 'pakaian' }, { kind: 'category', category: 'Mode' });
  expect(applied).toMatchObject({ changed: 2, skipped: 0 });
  const categories = async () => Object.fromEntries((await all()).map(({ name, category }) => [name, category]));
  expect(await categories()).toEqual({ Kaos: 'Mode', Topi: 'Mode', 'Jasa desain': '' });
  expect(await changes.apply(accountId, { ids: [ids['Topi']!, ids['Jasa desain']!] }, { kind: 'category', category: '' })).toMatchObject({
    changed: 1,
    skipped: 1,
  });
  await imports.undo(accountId, (await imports.latest(accountId))!.id);
  await imports.undo(accountId, applied.undoId!);
  expect(await all()).toEqual(before);
});

test('all that match a search are changed, and a change that does not apply is skipped', async () => {
  expect(await changes.apply(accountId, { q: 'TOP' }, up)).toMatchObject({ changed: 1, skipped: 0 });
  expect(await prices()).toEqual([
    ['Jasa desain', null],
    ['Kaos', 75_000],
    ['Topi', 50_000],
  ]);
  const down: ProductsChange = { kind: 'price', percent: null, rupiah: -60_000, roundTo: 100 };
  expect(await changes.apply(accountId, { q: '' }, down)).toMatchObject({ changed: 1, skipped: 2 });
  expect(await changes.apply(accountId, { q: '' }, { kind: 'active', active: true })).toEqual({ changed: 0, skipped: 3, undoId: null });
  expect(await changes.apply(accountId, { q: '' }, { kind: 'stock', stock: 0 })).toMatchObject({ changed: 3 });
  expect((await all()).find(({ name }) => name === 'Kaos')).toMatchObject({ stock: 0, variants: [{ stock: 0 }] });
});

test('removed products come back as they were, unless a new one has the name', async () => {
  const before = await all();
  const { undoId } = await changes.apply(accountId, { q: '' }, { kind: 'remove' });
  expect(await all()).toEqual([]);
  expect(await imports.latest(accountId)).toMatchObject({ kind: 'edit', added: 0, changed: 0, removed: 3 });
  await products.create(accountId, { ...emptyProduct, name: 'topi', priceIdr: 1_000 });
  expect(await imports.undo(accountId, undoId!)).toMatchObject({ restored: 2, edited: ['Topi'] });
  expect(await all()).toEqual([before[0], before[1], { ...emptyProduct, id: '', name: 'topi', priceIdr: 1_000 }]);
});

test('ids of another owner, and texts that are no ids, change nothing', async () => {
  const { accountId: other } = await makeOwner(modules);
  const foreign = Object.values(ids);
  expect(await changes.apply(other, { ids: [...foreign, 'x', "'; --"] }, { kind: 'remove' })).toEqual({
    changed: 0,
    skipped: 0,
    undoId: null,
  });
  expect(await all()).toHaveLength(3);
  const { undoId } = await changes.apply(accountId, { q: '' }, up);
  await expect(imports.undo(other, undoId!)).rejects.toMatchObject({ code: 'import_gone' });
});

test('two changes at the same time follow each other', async () => {
  const plus: ProductsChange = { kind: 'price', percent: null, rupiah: 1_000, roundTo: 1 };
  await Promise.all(Array.from({ length: 5 }, () => changes.apply(accountId, { q: '' }, plus)));
  expect(await prices()).toEqual([
    ['Jasa desain', null],
    ['Kaos', 80_000],
    ['Topi', 50_250],
  ]);
});
