import { expect, test } from '@jest/globals';
import type { AccountId, BotId } from '#contracts/values/ids';
import { newId } from '../../../platform/crypto/ids.js';
import type { ProductSearch } from '../../products/product-search.rules.js';
import type { ProductsService } from '../../products/products.service.js';
import { noPrompts } from '../../prompts/prompts.statements.js';
import { noOwnerData } from '../owner-data/owner-data.rules.js';
import { cariProduk } from './cari-produk.js';
import { noEffects } from './effects.js';

const accountId = newId<AccountId>();

/** Records the search that the tool runs over the account's products. */
async function searchFor(args: object): Promise<unknown> {
  const asked: unknown[] = [];
  const products = {
    find: async (account: string, search: ProductSearch) => {
      expect(account).toBe(accountId);
      asked.push(search);
      return { rows: [], total: 0 };
    },
  } as unknown as Pick<ProductsService, 'find'>;
  const tool = cariProduk(products);
  const context = {
    ...{ botId: newId<BotId>(), accountId, prompts: noPrompts, data: noOwnerData, leadWords: '' },
    ...{ effects: noEffects(), earlier: [], signal: new AbortController().signal },
  };
  await tool.run(tool.shape.parse(args) as never, context);
  return asked[0];
}

test.each([
  ['both bounds', { harga_min: 50_000, harga_maks: 75_000 }, { minIdr: 50_000, maxIdr: 75_000 }],
  ['the lower bound alone', { harga_min: 50_000 }, { minIdr: 50_000, maxIdr: undefined }],
  ['the upper bound alone', { harga_maks: 75_000 }, { minIdr: undefined, maxIdr: 75_000 }],
  ['bounds as text', { harga_min: '50000', harga_maks: '75000' }, { minIdr: 50_000, maxIdr: 75_000 }],
  ['bounds that cannot be read', { harga_min: 'murah', harga_maks: -1 }, { minIdr: undefined, maxIdr: undefined }],
  ['the cheapest', { urut: 'termurah' }, { sort: 'cheapest' }],
  ['the dearest', { urut: 'termahal' }, { sort: 'dearest' }],
  ['a category', { kategori: 'Gamis' }, { category: 'Gamis' }],
  ['a category that is no text', { kategori: 7 }, { category: undefined }],
  ['an order that is unknown', { urut: 'terlaris' }, { sort: undefined }],
])('%s: the search gets the model’s arguments', async (_, args, search) => {
  expect(await searchFor({ kata: ' kaos ', ...args })).toMatchObject({ text: 'kaos', ...search });
});
