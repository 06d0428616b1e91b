import { expect, test } from '@jest/globals';
import { emptyProduct } from '#contracts/values/selling/products';
import { newId } from '../../../platform/crypto/ids.js';
import { noPrompts } from '../../prompts/prompts.statements.js';
import type { QuoteQuestion } from '../../shipping/shipping.service.js';
import type { Quote } from '../../shipping/shipping.types.js';
import { noOwnerData, type OwnerData } from '../owner-data/owner-data.rules.js';
import { noEffects } from './effects.js';
import { hitungPesanan } from './hitung-pesanan.js';
import { ToolBox } from './tool-box.js';

const shelf: OwnerData = {
  ...noOwnerData,
  products: {
    isWhole: true,
    rows: [
      { ...emptyProduct, id: '1', name: 'Kaos polos', priceIdr: 45_000, weightGrams: 200, notes: '12 pcs ke atas 40rb' },
      {
        ...emptyProduct,
        id: '2',
        name: 'Gamis Aisyah',
        priceIdr: 185_000,
        stock: 2,
        variants: [
          { name: 'M', priceIdr: null, stock: null },
          { name: 'XL', priceIdr: 195_000, stock: null },
        ],
      },
      { ...emptyProduct, id: '3', name: 'Madu hutan' },
    ],
  },
};
const quoted: Quote = {
  kind: 'quoted',
  destination: 'Coblong, Bandung',
  isWhole: false,
  others: [],
  origin: 'Tebet',
  rates: [{ courier: 'JNE', service: 'REG', cost: 18_000, time: null }],
};

async function count(args: object, quote: Quote = quoted) {
  const asked: QuoteQuestion[] = [];
  const shipping = {
    quote: async (question: QuoteQuestion) => {
      asked.push(question);
      return quote;
    },
  };
  const box = new ToolBox([hitungPesanan(shipping, { search: async () => [] })], { limitMs: 1_000, onFailure: () => undefined });
  const result = await box.run(
    { id: 'c', name: 'hitung_pesanan', arguments: JSON.stringify(args) },
    {
      botId: newId(),
      accountId: newId(),
      data: shelf,
      prompts: noPrompts,
      leadWords: '',
      effects: noEffects(),
      earlier: [],
      signal: new AbortController().signal,
    },
  );
  return { told: JSON.parse(result) as Record<string, any>, asked };
}

test('an order is counted by the list: tiers, variants and the sum', async () => {
  const barang = [
    { nama: 'kaos polos', jumlah: 12 },
    { nama: 'gamis aisyah', varian: 'xl', jumlah: 1 },
  ];
  expect((await count({ barang })).told).toEqual({
    barang: [
      { nama: 'Kaos polos', jumlah: 12, harga_satuan: 40_000, subtotal: 480_000 },
      { nama: 'Gamis Aisyah XL', jumlah: 1, harga_satuan: 195_000, subtotal: 195_000 },
    ],
    total_barang: 675_000,
  });
});

test('the total includes shipping for the weight of all items', async () => {
  const { told, asked } = await count({ barang: [{ nama: 'kaos polos', jumlah: 2 }], tujuan: 'Coblong' });
  expect(asked[0]).toMatchObject({ destination: 'Coblong', grams: 400 });
  expect(told['dengan_ongkir']).toEqual([{ kurir: 'JNE', layanan: 'REG', ongkir: 18_000, total: 108_000 }]);
});

test.each<[string, object, RegExp]>([
  ['is not on the list', { nama: 'sepatu', jumlah: 1 }, /tidak ada di daftar/],
  ['has no price', { nama: 'madu hutan', jumlah: 1 }, /harganya belum tertulis/],
  ['is not there so often', { nama: 'gamis aisyah', varian: 'M', jumlah: 3 }, /stok 2/],
  ['has variants of different prices', { nama: 'gamis aisyah', jumlah: 1 }, /pilih varian M, XL/],
  ['has no such variant', { nama: 'gamis aisyah', varian: 'XXL', jumlah: 1 }, /pilih varian M, XL/],
])('there is no total where a thing %s', async (_, thing, words) => {
  const { told } = await count({ barang: [{ nama: 'kaos polos', jumlah: 1 }, thing] });
  expect(told['belum_bisa_ditotal']).toEqual([expect.stringMatching(words)]);
  expect(told['total_barang']).toBeUndefined();
});

test.each<[Quote, object]>([
  [{ kind: 'unknown-destination' }, { nama: 'kaos polos', jumlah: 1 }],
  [quoted, { nama: 'gamis aisyah', varian: 'M', jumlah: 1 }],
])('without a quote or a weight the goods are counted and shipping is left to its tool', async (quote, thing) => {
  const { told } = await count({ barang: [thing], tujuan: 'x' }, quote);
  expect(told['ongkir']).toMatch(/cek_ongkir/);
  expect(told['dengan_ongkir']).toBeUndefined();
});
