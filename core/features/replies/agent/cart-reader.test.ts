import { expect, test } from '@jest/globals';
import type { MessageId } from '#contracts/values/ids';
import { emptyProduct } from '#contracts/values/selling/products';
import { newId } from '../../../platform/crypto/ids.js';
import type { Sender } from '#contracts/values/statuses';
import type { ThreadMessage } from '../../conversations/conversations.types.js';
import { noOwnerData } from '../owner-data/owner-data.rules.js';
import { uncomparedNote } from './cart-reader.rules.js';
import { CartReader } from './cart-reader.js';

const sizes = [50_000, 55_000].map((priceIdr, at) => ({ name: at === 0 ? 'M' : 'XL', priceIdr, stock: null }));
const rows = [
  { ...emptyProduct, id: newId(), name: 'Kopi Gayo', priceIdr: 85_000 },
  { ...emptyProduct, id: newId(), name: 'Gamis', variants: sizes },
];

function cartOf(names: string[], sender: Sender = 'lead'): ThreadMessage {
  const items = names.map((name) => ({ name, count: 1, priceIdr: null }));
  return {
    ...{ id: newId<MessageId>(), sender, kind: 'order', body: '', seq: 1, turn: null, transcript: null, quoted: null },
    ...{ hasFile: false, storedAtMs: 0, cart: { items } },
  };
}

/** The comparisons of a thread, and the names that were searched. */
async function compare(thread: ThreadMessage[], isWhole = true, list = rows) {
  const searched: string[] = [];
  const reader = new CartReader({ search: (_account, { text }) => (searched.push(text), Promise.resolve(list)) });
  const data = { ...noOwnerData, products: { isWhole, rows: isWhole ? list : [] } };
  const checks = await reader.compare({ accountId: newId(), data, prompts: { timeZone: 'WIB' } }, thread);
  return { notes: thread.map(({ id }) => checks.get(id)?.note ?? null), searched };
}

test.each([
  ['Kopi Gayo', 'Kopi Gayo @ Rp 85.000'],
  ['Gamis XL', 'Gamis XL @ Rp 55.000'],
  ['Gamis', 'belum jelas variannya'],
  ['Panci', 'tidak ditemukan di daftar'],
])('an item %s of a cart is compared with the list: %s', async (name, told) => {
  expect((await compare([cartOf([name])])).notes).toEqual([expect.stringContaining(told)]);
});

test('the last three carts of the lead are compared, and no message of the shop', async () => {
  const { notes } = await compare([
    cartOf(['Gamis']),
    cartOf(['Kopi Gayo']),
    cartOf(['Gamis'], 'owner'),
    cartOf(['Gamis']),
    cartOf(['Panci']),
  ]);
  expect(notes.map((note) => note !== null)).toEqual([false, true, false, true, true]);
});

test('each item of a long list is searched, fifteen of a cart at most, and none of a short list', async () => {
  const names = Array.from({ length: 17 }, (_, nth) => `Kopi Gayo ${nth}`);
  const { searched, notes } = await compare([cartOf(names)], false);
  expect(searched).toEqual(names.slice(0, 15));
  expect(notes[0]).toMatch(/2 /);
  expect((await compare([cartOf(names)])).searched).toEqual([]);
});

test('a cart of a shop without products is not compared', async () => {
  expect((await compare([cartOf(['Gamis'])], true, [])).notes).toEqual([uncomparedNote]);
});
