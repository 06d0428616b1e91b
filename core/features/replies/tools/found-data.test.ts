import { expect, test } from '@jest/globals';
import { emptyProduct } from '#contracts/values/selling/products';
import { newId } from '../../../platform/crypto/ids.js';
import { noPrompts } from '../../prompts/prompts.statements.js';
import { noOwnerData } from '../owner-data/owner-data.rules.js';
import { cariPengetahuan } from './cari-pengetahuan.js';
import { cariProduk } from './cari-produk.js';
import { noEffects } from './effects.js';
import type { ToolContext } from './tool.js';

const context: ToolContext = {
  ...{ botId: newId(), accountId: newId(), prompts: noPrompts, data: noOwnerData, leadWords: '', effects: noEffects() },
  ...{ earlier: [], signal: new AbortController().signal },
};
const rows = ['Kaos', 'Topi'].map((name) => ({ ...emptyProduct, id: newId(), name, priceIdr: 45_000 }));

test.each([
  [[], 0, 'Tidak ada produk yang cocok, Kak.'],
  [rows, 2, '- Kaos | Rp 45.000\n- Topi | Rp 45.000'],
  [rows, 9, '2 dari 9 produk yang cocok:\n- Kaos | Rp 45.000\n- Topi | Rp 45.000'],
])('of the products %j the model reads how many of %d it does not see', async (found, total, told) => {
  const search = cariProduk({ find: () => Promise.resolve({ rows: found, total }) });
  expect(await search.run({ kata: 'kaos' }, context)).toBe(told);
});

test('the owner’s answers are found for the question, or their absence is said', async () => {
  const asked: unknown[] = [];
  const answers = [{ id: newId(), question: 'Ada garansi?', answer: 'Ada, 7 hari.', origin: 'owner' as const }];
  const run = (found: typeof answers) =>
    cariPengetahuan({ search: (...args) => (asked.push(args), Promise.resolve(found)) }).run({ pertanyaan: 'garansi' }, context);
  expect(await run(answers)).toBe('T: Ada garansi?\nJ: Ada, 7 hari.');
  expect(await run([])).toBe('Untuk itu jawabannya belum ada, Kak.');
  expect(asked[0]).toEqual([context.accountId, 'garansi', 4]);
});
