import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { AccountId } from '#contracts/values/ids';
import { emptyTerms } from '#contracts/values/selling/product-terms';
import { emptyProduct } from '#contracts/values/selling/products';
import { noChoice } from '#core/features/products/import.rules';
import { limits } from '#contracts/values/limits';
import { ProductImports } from '#core/features/products/imports/product-imports.service';
import { TextPrices } from '#core/features/products/imports/text-prices.service';
import { ProductFiles } from '#core/features/products/product-files.service';
import { ProductsModule } from '#core/features/products/products.module';
import { ProductsService } from '#core/features/products/products.service';
import { makeOwner, openTestModules, type TestModules } from '../../support/core/test-modules.ts';

let modules: TestModules;
let app: INestApplicationContext;
let products: ProductsService;
let files: ProductFiles;
let imports: ProductImports;
let accountId: AccountId;

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([ProductsModule]);
  products = app.get(ProductsService);
  files = app.get(ProductFiles);
  imports = app.get(ProductImports);
});
afterAll(() => modules?.close());
beforeEach(async () => {
  ({ accountId } = await makeOwner(modules));
});

const named = (name: string, more: object = {}) => ({ ...emptyProduct, name, ...more });
const names = async (request = {}) => (await products.list(accountId, request)).products.map(({ name }) => name);

describe('the list', () => {
  test('is in the order of names, by pages, and found by a part of a name without its accents and case', async () => {
    for (const name of ['Teh Melati', 'kopi gayo', 'Kopi Toraja', 'Café Latté']) await products.create(accountId, named(name));
    expect(await names()).toEqual(['Café Latté', 'kopi gayo', 'Kopi Toraja', 'Teh Melati']);
    const first = await products.list(accountId, { limit: 3 });
    expect([first.products.length, first.total]).toEqual([3, 4]);
    expect(await names({ limit: 3, after: first.next! })).toEqual(['Teh Melati']);
    expect((await products.list(accountId, { after: first.next! })).next).toBeNull();
    expect(await names({ q: 'KOPI' })).toEqual(['kopi gayo', 'Kopi Toraja']);
    expect(await names({ q: 'cafe' })).toEqual(['Café Latté']);
  });

  test('has a name once, in any case, also when requests race', async () => {
    const tries = await Promise.allSettled(['Kaos', 'KAOS', 'kaós', 'Kaos!'].map((name) => products.create(accountId, named(name))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))).toEqual(
      Array(3).fill('product_twice'),
    );
    const { id } = await products.create(accountId, named('Topi'));
    await expect(products.update(accountId, id, named('kaos'))).rejects.toMatchObject({ code: 'product_twice' });
    expect((await products.update(accountId, id, named('TOPI', { stock: 0 }))).stock).toBe(0);
  });

  test('has categories, whatever their case, and shows the products of one', async () => {
    for (const [name, category] of [
      ['Gamis Aisha', 'Gamis'],
      ['Gamis Zahra', 'gamis'],
      ['Bergo', 'Hijab'],
      ['Bros', ''],
    ] as const)
      await products.create(accountId, named(name, { category, active: name !== 'Bergo' }));
    const { accountId: other } = await makeOwner(modules);
    await products.create(other, named('Tas', { category: 'Tas' }));
    expect(await products.categoryNames(accountId)).toEqual([
      { name: 'Gamis', count: 2 },
      { name: 'Hijab', count: 1 },
    ]);
    expect(await names({ category: 'GAMIS' })).toEqual(['Gamis Aisha', 'Gamis Zahra']);
    expect(await products.list(accountId, { category: 'Gamis', q: 'zah' })).toMatchObject({ total: 1 });
    expect(await names({ category: 'Tas' })).toEqual([]);
    expect(await names({ category: '' })).toHaveLength(4);
  });

  test('keeps what a change does not mention, and clears what it empties', async () => {
    const terms = { ...emptyProduct.terms, unit: 'kg' };
    const { id } = await products.create(accountId, named('Beras', { category: 'Sembako', terms, costIdr: 9_000, stock: 3 }));
    const { category: _, terms: _terms, costIdr: _cost, ...known } = named('Beras Premium');
    const changed = await products.update(accountId, id, known);
    expect(changed).toEqual({ ...named('Beras Premium', { category: 'Sembako', terms, costIdr: 9_000 }), id });
    expect((await products.list(accountId, {})).products).toEqual([changed]);
    expect(await products.update(accountId, id, { ...known, category: '', costIdr: null })).toMatchObject({
      category: '',
      costIdr: null,
      terms,
    });
  });

  test('cannot be changed by another account', async () => {
    const { id } = await products.create(accountId, named('Kaos'));
    const { accountId: other } = await makeOwner(modules);
    await products.create(other, named('Kaos'));
    await expect(products.update(other, id, named('Topi'))).rejects.toMatchObject({ code: 'product_unknown' });
    await expect(products.remove(other, id)).rejects.toMatchObject({ code: 'product_unknown' });
    await expect(products.remove(accountId, 'x')).rejects.toMatchObject({ code: 'product_unknown' });
    await products.remove(accountId, id);
    expect(await names()).toEqual([]);
    expect((await products.list(other, {})).total).toBe(1);
  });
});

describe('a file', () => {
  const take = (text: string | Buffer) => files.take(accountId, Buffer.from(text));

  test('is previewed before it changes anything, and then does what the preview showed', async () => {
    await products.create(accountId, named('kaos', { priceIdr: 70_000, weightGrams: 250, notes: 'Katun' }));
    const file = 'Nama;Harga;Stok\nKaos;75rb;\nTopi;45.000;habis\nJaket;mahal;1\n;10000;1';
    const preview = await files.preview(accountId, Buffer.from(file));
    expect(preview).toMatchObject({ added: 1, changed: 1, doubtful: [{ row: 4, name: 'Jaket', otherwise: 'drop' }], wrong: [{ row: 5 }] });
    expect(await names()).toEqual(['kaos']);
    expect(await take(file)).toMatchObject({ added: 1, changed: 1, skipped: 2 });
    const { products: stand } = await products.list(accountId, {});
    expect(stand).toMatchObject(preview.products);
    expect(stand).toHaveLength(preview.products.length);
    expect(stand[0]).toMatchObject(named('Kaos', { priceIdr: 75_000, weightGrams: 250, notes: 'Katun' }));
    expect(await take(file)).toMatchObject({ added: 0, changed: 2, skipped: 2 });
  });

  test.each(['csv', 'xlsx'] as const)('as it is given out (%s) is taken in again without a change', async (format) => {
    await products.create(
      accountId,
      named('=cmd|"/c calc"!A1', {
        priceIdr: 0,
        stock: 0,
        variants: [{ name: 'XL', priceIdr: 80_000, stock: 3 }],
        notes: '-diskon; "besar"\n+62',
        photos: ['https://contoh.id/a.jpg', 'https://contoh.id/b.jpg'],
        active: false,
        category: 'Sepatu & Tas',
      }),
    );
    await products.create(accountId, named('Kopi', { weightGrams: 1_250 }));
    const before = await products.list(accountId, {});
    expect(await take(await files.exportAll(accountId, format))).toMatchObject({ added: 0, changed: 2, skipped: 0 });
    expect(await products.list(accountId, {})).toEqual(before);
  });

  test('has every product of a long list once, in the order of their names', async () => {
    await modules.sql(
      `INSERT INTO products (id, account_id, name, name_key) SELECT gen_random_uuid(), $1, 'Kaos ' || n, 'kaos ' || n FROM generate_series(100, 300) n`,
      [accountId],
    );
    const lines = (await files.exportAll(accountId, 'csv')).toString('utf8').trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(/[;,]/)[0])).toEqual(Array.from({ length: 201 }, (_, nth) => `Kaos ${nth + 100}`));
  });

  test.each(['csv', 'xlsx'] as const)('that is empty (%s) shows by two examples what its columns take', async (format) => {
    const { products: examples, wrong, doubtful } = await files.preview(accountId, await files.template(accountId, format));
    expect([wrong, doubtful]).toEqual([[], []]);
    expect(examples).toMatchObject([
      {
        ...{ name: 'Contoh Kaos Polos', priceIdr: 75_000, weightGrams: 250, stock: 12, notes: 'Katun combed 30s', active: true },
        ...{ photos: ['https://contoh.id/kaos.jpg'], category: 'Kaos' },
        variants: [{ name: 'M' }, { name: 'L' }, { name: 'XL', priceIdr: 80_000, stock: 3 }],
      },
      { name: 'Contoh Kopi Gayo', priceIdr: 55_000, weightGrams: 300, stock: null, category: 'Kopi', active: true },
    ]);
  });

  test('is not taken in while a question about a price is open', async () => {
    const file = Buffer.from('Nama;Harga Jual;Reseller\nKaos;75000;60000\nTopi;45;40000');
    const choice = (more: object = {}) => ({ ...noChoice, ...more });
    await expect(files.take(accountId, file)).rejects.toMatchObject({ code: 'import_open' });
    await expect(files.take(accountId, file, choice({ leavesRest: true }))).rejects.toMatchObject({ code: 'import_open' });
    await expect(files.take(accountId, file, choice({ priceColumn: 1 }))).rejects.toMatchObject({ code: 'import_open' });
    expect(await names()).toEqual([]);
    const answered = choice({ priceColumn: 1, answers: new Map([[3, 45_000]]) });
    expect(await files.take(accountId, file, answered)).toMatchObject({ added: 2, changed: 0, skipped: 0 });
    expect((await products.list(accountId, {})).products.map(({ priceIdr }) => priceIdr)).toEqual([75_000, 45_000]);
    expect(await files.take(accountId, file, choice({ priceColumn: 2 }))).toMatchObject({ changed: 2 });
    const rest = choice({ priceColumn: 1, leavesRest: true });
    expect(await files.take(accountId, file, rest)).toMatchObject({ added: 0, changed: 1, skipped: 1 });
    // A column with an unclear meaning is not used as the price, and the existing prices stay.
    const unclear = Buffer.from('Nama;Harga Nota;Stok\nKaos;61000;4');
    await expect(files.take(accountId, unclear)).rejects.toMatchObject({ code: 'import_open' });
    expect(await files.take(accountId, unclear, choice({ priceColumn: 'none' }))).toMatchObject({ added: 0, changed: 1, skipped: 0 });
    expect((await products.list(accountId, { q: 'kaos' })).products).toMatchObject([{ name: 'Kaos', priceIdr: 75_000, stock: 4 }]);
  });

  test('that nothing can be read of, or that is too long, changes nothing', async () => {
    await expect(take('nama;harga\n;1')).rejects.toMatchObject({ code: 'products_none' });
    await expect(take(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]))).rejects.toMatchObject({ code: 'file_unusable' });
    const many = (count: number, word: string) => Array.from({ length: count }, (_, nth) => `${word} a${nth}`).join('\n');
    await expect(take(many(2_001, 'kaos'))).rejects.toMatchObject({ code: 'file_unusable' });
    expect(await take(many(1_999, 'kaos'))).toMatchObject({ added: 1_999 });
    await expect(take('topi\njaket')).rejects.toMatchObject({ code: 'products_full' });
    expect((await products.list(accountId, {})).total).toBe(1_999);
  });

  test('imported twice at once is there once', async () => {
    const done = await Promise.all(['kaos\ntopi\njaket', 'jaket\nkaos\ntopi'].map(take));
    expect(done.map(({ added, changed }) => added + changed)).toEqual([3, 3]);
    expect(await names()).toEqual(['jaket', 'kaos', 'topi']);
  });
});

test('prices in both training texts of a bot are compared with the list of its account', async () => {
  const { accountId: other } = await makeOwner(modules);
  const shop = await makeOwner(modules, 100, 'Kaos Polos 75rb\nTopi Rimba: Rp 45.000');
  await modules.sql(`UPDATE bot_settings SET secondary_prompt = 'Jaket Jeans 150rb\nTas Kulit 90rb' WHERE bot_id = $1`, [shop.botId]);
  await products.create(shop.accountId, named('Kaos Polos', { priceIdr: 80_000 }));
  await products.create(shop.accountId, named('Tas Kulit', { priceIdr: 90_000 }));
  await products.create(other, named('Topi Rimba', { priceIdr: 45_000 }));
  const { missing, contradictions } = await app.get(TextPrices).compare(shop);
  expect(missing.map(({ name, priceIdr }) => [name, priceIdr])).toEqual([
    ['Topi Rimba', 45_000],
    ['Jaket Jeans', 150_000],
  ]);
  expect(contradictions).toEqual([{ name: 'Kaos Polos', inTextIdr: 75_000, inListIdr: 80_000 }]);
});

describe('an import', () => {
  const take = (text: string) => files.take(accountId, Buffer.from(text));
  const values = async () => (await products.list(accountId, {})).products.map((product) => ({ ...product, id: '' }));

  test('is undone: added products are removed, changed ones get their earlier values', async () => {
    const kaos = named('Kaos', {
      priceIdr: 70_000,
      stock: 3,
      variants: [{ name: 'M', priceIdr: 80_000, stock: 1 }],
      photos: ['https://a.id/1.jpg'],
    });
    await products.create(accountId, kaos);
    await products.create(accountId, named('Sabuk', { priceIdr: 20_000 }));
    const before = await values();
    const { importId } = await take('Nama;Harga;Varian\nKAOS;75rb;L\nTopi;45rb;\nJaket;150rb;');
    expect(await imports.latest(accountId)).toMatchObject({ id: importId, added: 2, changed: 1 });
    expect(await imports.undo(accountId, importId)).toEqual({ removed: 2, restored: 1, edited: [] });
    expect(await values()).toEqual(before);
    expect(await imports.latest(accountId)).toBeNull();
    await expect(imports.undo(accountId, importId)).rejects.toMatchObject({ code: 'import_gone' });
  });

  test('is undone in a list that is exactly full', async () => {
    await products.create(accountId, named('Kaos', { priceIdr: 70_000 }));
    const { importId } = await take('Nama;Harga\nKaos;75000');
    await modules.sql(
      `INSERT INTO products (id, account_id, name, name_key) SELECT gen_random_uuid(), $1, 'Topi ' || n, 'topi ' || n FROM generate_series(2, $2::int) n`,
      [accountId, limits.productsMax],
    );
    expect(await imports.undo(accountId, importId)).toEqual({ removed: 0, restored: 1, edited: [] });
    expect((await products.list(accountId, { q: 'kaos' })).products).toMatchObject([{ priceIdr: 70_000 }]);
  });

  test('changes the category where its column is filled, and gives it back', async () => {
    await products.create(accountId, named('Kaos', { priceIdr: 70_000, category: 'Atasan' }));
    await products.create(accountId, named('Topi', { category: 'Aksesori' }));
    const before = await values();
    const { importId } = await take('Nama;Harga;Etalase\nKaos;75rb;Kaos Pria\nTopi;45rb;');
    expect((await values()).map(({ category }) => category)).toEqual(['Kaos Pria', 'Aksesori']);
    await imports.undo(accountId, importId);
    expect(await values()).toEqual(before);
  });

  test('is undone except for rows edited, renamed or deleted since, which are listed', async () => {
    await products.create(accountId, named('Kaos', { priceIdr: 70_000 }));
    await products.create(accountId, named('Sabuk', { priceIdr: 20_000 }));
    const { importId } = await take('Nama;Harga\nKaos;75000\nSabuk;25000\nTopi;45000\nJaket;150000\nTas;90000');
    const idOf = async (name: string) => (await products.list(accountId, { q: name })).products[0]!.id;
    await products.update(accountId, await idOf('Kaos'), named('Kaos', { priceIdr: 77_000 }));
    await products.update(accountId, await idOf('Topi'), named('Topi Rimba', { priceIdr: 45_000 }));
    await products.remove(accountId, await idOf('Tas'));
    const undone = await imports.undo(accountId, importId);
    expect({ ...undone, edited: undone.edited.toSorted() }).toEqual({ removed: 1, restored: 1, edited: ['Kaos', 'Tas', 'Topi'] });
    expect((await values()).map(({ name, priceIdr }) => [name, priceIdr])).toEqual([
      ['Kaos', 77_000],
      ['Sabuk', 20_000],
      ['Topi Rimba', 45_000],
    ]);
  });

  test.each<[string, object]>([
    ['the price', { priceIdr: 77_000 }],
    ['the weight', { weightGrams: 300 }],
    ['the stock', { stock: 9 }],
    ['the variants', { variants: [{ name: 'M', priceIdr: null, stock: 2 }] }],
    ['the notes', { notes: 'Bahan adem' }],
    ['the photos', { photos: ['https://a.id/1.jpg'] }],
    ['whether it is sold', { active: false }],
    ['the cost', { costIdr: 50_000 }],
    ['the category', { category: 'Atasan' }],
    ['the unit', { terms: { ...emptyTerms, unit: 'lusin' } }],
    ['the smallest order', { terms: { ...emptyTerms, minOrder: 3 } }],
    ['a wholesale price', { terms: { ...emptyTerms, tiers: [{ from: 12, priceIdr: 70_000 }] } }],
    ['the price for resellers', { terms: { ...emptyTerms, resellerIdr: 60_000 } }],
    ['a promo', { terms: { ...emptyTerms, promo: { priceIdr: 70_000, from: null, until: '2026-12-31' } } }],
  ])('is not undone for a product of which the owner has edited %s since', async (_what, change) => {
    const { importId } = await take('Nama;Harga\nKaos;75000');
    const { id } = (await products.list(accountId, {})).products[0]!;
    await products.update(accountId, id, named('Kaos', { priceIdr: 75_000, ...change }));
    expect(await imports.undo(accountId, importId)).toEqual({ removed: 0, restored: 0, edited: ['Kaos'] });
    expect((await products.list(accountId, {})).products).toMatchObject([change]);
  });

  test('is undone once by two at the same time, by its owner only, and not after seven days', async () => {
    const { importId } = await take('Nama;Harga\nKaos;75000');
    const { accountId: other } = await makeOwner(modules);
    await expect(imports.undo(other, importId)).rejects.toMatchObject({ code: 'import_gone' });
    await expect(imports.undo(accountId, 'x')).rejects.toMatchObject({ code: 'import_gone' });
    const both = await Promise.allSettled([imports.undo(accountId, importId), imports.undo(accountId, importId)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await names()).toEqual([]);
    const old = await take('Nama;Harga\nKaos;75000');
    await modules.sql(`UPDATE product_imports SET taken_at = taken_at - interval '8 days' WHERE id = $1`, [old.importId]);
    expect(await imports.latest(accountId)).toBeNull();
    await expect(imports.undo(accountId, old.importId)).rejects.toMatchObject({ code: 'import_gone' });
    await imports.removeOld();
    expect(await modules.sql(`SELECT id FROM product_imports WHERE account_id = $1`, [accountId])).toEqual([]);
  });

  test('is kept with the nine before it', async () => {
    for (let nth = 0; nth < 12; nth += 1) await take(`kaos ${nth} 75rb`);
    const [{ count }] = (await modules.sql(`SELECT count(*)::int AS count FROM product_imports WHERE account_id = $1`, [accountId])) as [
      { count: number },
    ];
    expect(count).toBe(10);
  });
});
