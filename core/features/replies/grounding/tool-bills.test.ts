import { describe, expect, test } from '@jest/globals';
import type { OrderRules } from '#contracts/values/selling/order-rules';
import { emptyProduct } from '#contracts/values/selling/products';
import { noPresentRules } from '../../products/order-rules/order-rules.types.js';
import type { Quote } from '../../shipping/shipping.types.js';
import { dataTexts, noOwnerData } from '../owner-data/owner-data.rules.js';
import { inLines, orderAnswer, withoutShipping, withShipping, type OrderWishes } from '../tools/orders/order-answer.js';
import { objectionsTo } from './reply-check.rules.js';

const rows = [
  {
    ...emptyProduct,
    id: '1',
    name: 'Kain Batik',
    priceIdr: 100_000,
    weightGrams: 300,
    terms: { ...emptyProduct.terms, resellerIdr: 80_000 },
  },
  { ...emptyProduct, id: '2', name: 'Kain Lurik', priceIdr: 70_000, weightGrams: 300 },
  { ...emptyProduct, id: '3', name: 'Selendang', priceIdr: 40_000, weightGrams: 100 },
  { ...emptyProduct, id: '4', name: 'Ikat Kepala', priceIdr: 25_000, weightGrams: 100 },
];
const rules: OrderRules = {
  freeShipping: { minIdr: 300_000, maxIdr: 20_000, places: [] },
  codes: [{ code: 'HEMAT10', gives: { kind: 'percent', percent: 10, maxIdr: null }, minIdr: null, from: null, until: null }],
  discounts: [{ gives: { kind: 'percent', percent: 5, maxIdr: null }, minIdr: 400_000, from: null, until: null }],
  offers: [
    { gives: { kind: 'bundle', things: [{ goods: 'Kain Lurik', count: 3 }], priceIdr: 180_000 }, from: null, until: null },
    { gives: { kind: 'free', goods: 'Selendang', buy: 2, free: 1 }, from: null, until: null },
    { gives: { kind: 'percent', goods: 'Ikat Kepala', percent: 20 }, from: null, until: null },
  ],
  deposit: { pays: { kind: 'percent', percent: 50 }, minIdr: null },
  fees: [
    { name: 'Packing', costs: { kind: 'amount', amountIdr: 3_000, per: 'order' }, when: 'always', belowIdr: null },
    { name: 'COD', costs: { kind: 'percent', percent: 2, of: 'total' }, when: 'asked', belowIdr: null },
  ],
};
const quoted: Quote = {
  kind: 'quoted',
  destination: 'Coblong, Bandung, Jawa Barat',
  isWhole: false,
  others: [],
  origin: 'Tebet',
  rates: [{ courier: 'JNE', service: 'REG', cost: 25_000, time: null }],
};

interface Order extends Partial<OrderWishes> {
  readonly pieces: number;
  /** Name of the ordered product; "Kain Batik" when absent. */
  readonly goods?: string;
  readonly to?: Quote;
  readonly lead: string;
}

const orders = {
  // 200.000 - 20.000 + 3.000 = 183.000
  code: { pieces: 2, lead: 'mau kain batik 2 pcs, kode HEMAT10 ya. dp berapa?', kode: 'HEMAT10' },
  // 300.000 + 3.000 + (25.000 - 20.000) = 308.000
  free: { pieces: 3, lead: 'kain batik 3, kirim ke coblong bandung jadi berapa sama ongkir?', to: quoted },
  // 200.000 + 3.000 + 25.000 + 2% of 225.000 = 232.500
  cod: { pieces: 2, lead: 'kain batik 2 cod ke coblong bandung totalnya?', to: quoted, biaya: ['COD'] },
  // 160.000 + 3.000
  reseller: { pieces: 2, lead: 'saya reseller kak, kain batik 2 jadi berapa?', reseller: true },
  // 500.000 - 25.000 + 3.000 = 478.000
  discount: { pieces: 5, lead: 'kain batik 5 totalnya berapa kak?' },
  // 210.000 - 30.000 + 3.000 = 183.000
  bundle: { pieces: 3, goods: 'Kain Lurik', lead: 'kain lurik 3 jadi berapa kak?' },
  // 120.000 - 40.000 + 3.000 = 83.000
  piece: { pieces: 3, goods: 'Selendang', lead: 'selendang 3 jadi berapa kak?' },
  // 100.000 - 20.000 + 3.000 = 83.000
  percent: { pieces: 4, goods: 'Ikat Kepala', lead: 'ikat kepala 4 jadi berapa kak?' },
} as const satisfies Record<string, Order>;

/** The objections to an answer to an order, with the tool's result as the check gets it. */
function objected(name: keyof typeof orders, reply: string): string[] {
  const { pieces, goods = 'Kain Batik', lead, to, ...wishes }: Order = orders[name];
  const present = { ...noPresentRules, ...rules, day: '2026-11-29' };
  const order = orderAnswer([{ nama: goods, jumlah: pieces }], rows, present, { ...wishes, leadWords: lead });
  if (order.kind === 'open') throw new Error('the order has a total');
  const told = to ? withShipping(order, to) : withoutShipping(order, 'not-asked');
  const owner = ['Toko kain Sari. Bisa COD.', ...dataTexts({ ...noOwnerData, products: { isWhole: true, rows }, rules: present })];
  return objectionsTo(reply, { owner, chat: [], tools: [inLines(told)], ours: [], lead: [lead] }).map(({ words }) => words);
}

describe('the bill of the tool is a source of amounts in their roles', () => {
  test.each([
    ['code', 'Total Kain Batik 2 pcs Rp 183.000 Kak.'],
    ['code', 'Kain Batik 2 pcs Rp 200.000, potongan kode HEMAT10 Rp 20.000, biaya packing Rp 3.000, jadi totalnya Rp 183.000 Kak.'],
    ['code', 'Totalnya Rp 183.000 Kak, DP Rp 91.500 dan sisanya Rp 91.500.'],
    ['code', 'Kode HEMAT10 dapat diskon 10% Kak, hemat Rp 20.000.'],
    ['free', 'Kain Batik 3 pcs Rp 300.000 + packing Rp 3.000 + ongkir JNE REG Rp 5.000 = Rp 308.000 Kak.'],
    ['free', 'Total dengan ongkir Rp 308.000 Kak, ongkirnya Rp 5.000 karena Rp 20.000 ditanggung toko.'],
    ['free', 'Total dengan ongkir Rp 308.000 Kak. DP-nya Rp 154.000.'],
    ['cod', 'Kain Batik Rp 200.000 + packing Rp 3.000 + ongkir Rp 25.000 + biaya COD Rp 4.500 = Rp 232.500 Kak.'],
    ['cod', 'Total COD ke Coblong Rp 232.500 Kak, sudah termasuk ongkir dan biaya COD.'],
    ['reseller', 'Harga reseller Kain Batik Rp 80.000, 2 pcs Rp 160.000, tambah packing Rp 3.000 jadi Rp 163.000 Kak.'],
    ['discount', 'Kain Batik 5 pcs Rp 500.000, diskon 5% Rp 25.000, packing Rp 3.000, total Rp 478.000 Kak.'],
    ['discount', 'Totalnya Rp 478.000 Kak, belum termasuk ongkir.'],
    ['bundle', 'Paket 3 Kain Lurik Rp 180.000 Kak, tambah packing Rp 3.000 jadi Rp 183.000.'],
    ['bundle', 'Kain Lurik 3 pcs Rp 210.000, potongan paket Rp 30.000, packing Rp 3.000, total Rp 183.000 Kak.'],
    ['bundle', 'Totalnya Rp 183.000 Kak, sudah hemat Rp 30.000.'],
    ['piece', 'Selendang beli 2 gratis 1 Kak: 3 pcs Rp 120.000, potongan Rp 40.000, packing Rp 3.000, jadi Rp 83.000.'],
    ['percent', 'Ikat Kepala lagi diskon 20% Kak, 4 pcs Rp 100.000 dikurangi Rp 20.000, packing Rp 3.000, total Rp 83.000.'],
  ] as const)('%s: %s', (order, reply) => {
    expect(objected(order, reply)).toEqual([]);
  });

  test.each([
    ['code', 'Kain Batik harganya Rp 183.000 per pcs Kak.'],
    ['code', 'Totalnya Rp 173.000 Kak.'],
    ['code', 'Totalnya Rp 183.000 Kak, DP Rp 50.000.'],
    ['code', 'Totalnya Rp 183.000 Kak, potongannya Rp 30.000.'],
    ['free', 'Total dengan ongkir Rp 303.000 Kak.'],
    ['free', 'Kain Lurik harganya Rp 5.000 Kak.'],
    ['cod', 'Biaya COD Rp 10.000 Kak, total Rp 238.000.'],
    ['reseller', 'Kain Lurik untuk reseller Rp 3.000 Kak.'],
    ['bundle', 'Paket 3 Kain Lurik Rp 170.000 Kak.'],
    ['bundle', 'Paket 3 Kain Batik Rp 180.000 Kak.'],
    ['bundle', 'Totalnya Rp 180.000 Kak, sudah dengan packing Rp 3.000.'],
    ['percent', 'Ikat Kepala lagi diskon 30% Kak.'],
    ['percent', 'Totalnya Rp 73.000 Kak.'],
  ] as const)('an amount of another role or order is objected to: %s: %s', (order, reply) => {
    expect(objected(order, reply)).not.toEqual([]);
  });
});
