import { expect, test } from '@jest/globals';
import { noPrompts } from '../../prompts/prompts.service.js';
import { searchOf, shape } from './cari-produk.js';

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
])('%s: the search gets the model’s arguments', (_, args, search) => {
  expect(searchOf(shape.parse({ kata: ' kaos ', ...args }), noPrompts)).toMatchObject({ text: 'kaos', ...search });
});
