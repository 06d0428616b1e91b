import { expect, test } from '@jest/globals';
import { emptyProduct } from '#contracts/values/selling/products';
import type { Quote } from '../../shipping/shipping.types.js';
import { noOwnerData, type OwnerData } from '../owner-data/owner-data.rules.js';
import { shape } from './hitung-pesanan.js';
import { orderAnswer, withoutWeight, withShipping } from './orders/order-answer.js';

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

/** The tool's question to the shipping service if it asks one, and its result when this is the answer. */
function count(args: object, quote: Quote = quoted) {
  const { barang, tujuan } = shape.parse(args);
  const order = orderAnswer(barang, shelf.products.rows);
  if (order.kind === 'open' || !tujuan) return { told: toldOf(order.told), asked: [] };
  if (order.grams === null) return { told: toldOf(withoutWeight(order)), asked: [] };
  return { told: toldOf(withShipping(order, quote)), asked: [{ destination: tujuan, grams: order.grams }] };
}
const toldOf = (told: object) => JSON.parse(JSON.stringify(told)) as Record<string, any>;

test('an order is counted by the list: tiers, variants and the sum', () => {
  const barang = [
    { nama: 'kaos polos', jumlah: 12 },
    { nama: 'gamis aisyah', varian: 'xl', jumlah: 1 },
  ];
  expect(count({ barang }).told).toEqual({
    barang: [
      { nama: 'Kaos polos', jumlah: 12, harga_satuan: 40_000, subtotal: 480_000 },
      { nama: 'Gamis Aisyah XL', jumlah: 1, harga_satuan: 195_000, subtotal: 195_000 },
    ],
    total_barang: 675_000,
  });
});

test('the total includes shipping for the weight of all items', () => {
  const { told, asked } = count({ barang: [{ nama: 'kaos polos', jumlah: 2 }], tujuan: 'Coblong' });
  expect(asked[0]).toMatchObject({ destination: 'Coblong', grams: 400 });
  expect(told['dengan_ongkir']).toEqual([{ kurir: 'JNE', layanan: 'REG', ongkir: 18_000, total: 108_000 }]);
});

test.each<[string, object, RegExp]>([
  ['is not on the list', { nama: 'sepatu', jumlah: 1 }, /tidak ada di daftar/],
  ['has no price', { nama: 'madu hutan', jumlah: 1 }, /harganya belum tertulis/],
  ['is not there so often', { nama: 'gamis aisyah', varian: 'M', jumlah: 3 }, /stok 2/],
  ['has variants of different prices', { nama: 'gamis aisyah', jumlah: 1 }, /pilih varian M, XL/],
  ['has no such variant', { nama: 'gamis aisyah', varian: 'XXL', jumlah: 1 }, /pilih varian M, XL/],
])('there is no total where a thing %s', (_, thing, words) => {
  const { told } = count({ barang: [{ nama: 'kaos polos', jumlah: 1 }, thing] });
  expect(told['belum_bisa_ditotal']).toEqual([expect.stringMatching(words)]);
  expect(told['total_barang']).toBeUndefined();
});

test.each<[Quote, object]>([
  [{ kind: 'unknown-destination' }, { nama: 'kaos polos', jumlah: 1 }],
  [quoted, { nama: 'gamis aisyah', varian: 'M', jumlah: 1 }],
])('without a quote or a weight the goods are counted and shipping is left to its tool', (quote, thing) => {
  const { told } = count({ barang: [thing], tujuan: 'x' }, quote);
  expect(told['ongkir']).toBe('belum terhitung');
  expect(told['dengan_ongkir']).toBeUndefined();
});
