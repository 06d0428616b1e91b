import { expect, test } from '@jest/globals';
import { noOrderRules, type OrderRules } from '#contracts/values/selling/order-rules';
import { offerText, ruleLines } from './order-rules.texts.js';

const always = { minIdr: null, from: null, until: null };
const fee = { name: 'Packing', costs: { kind: 'amount', amountIdr: 5_000, per: 'order' }, when: 'always', belowIdr: null } as const;
const shipping = { minIdr: 300_000, maxIdr: null, places: [] };

test.each<[Partial<OrderRules>, string]>([
  [{ freeShipping: shipping }, 'Gratis ongkir mulai belanja Rp 300.000, untuk layanan termurah'],
  [
    { freeShipping: { ...shipping, maxIdr: 20_000, places: ['Kota\nDepok', 'Bogor'] } },
    'Gratis ongkir mulai belanja Rp 300.000, paling banyak Rp 20.000, hanya ke Kota Depok, Bogor',
  ],
  [{ discounts: [{ ...always, gives: { kind: 'amount', amountIdr: 10_000 } }] }, 'Diskon Rp 10.000'],
  [
    { discounts: [{ gives: { kind: 'percent', percent: 2.5, maxIdr: 50_000 }, minIdr: 200_000, from: '2026-12-01', until: '2026-12-31' }] },
    'Diskon 2,5%, paling banyak Rp 50.000, minimal belanja Rp 200.000, mulai 2026-12-01, sampai 2026-12-31',
  ],
  [
    { offers: [{ gives: { kind: 'free', buy: 2, free: 1, goods: 'Kaos' }, from: '2026-12-01', until: '2026-12-31' }] },
    'Beli 2 gratis 1 Kaos, mulai 2026-12-01, sampai 2026-12-31',
  ],
  [{ deposit: { pays: { kind: 'percent', percent: 50 }, minIdr: null } }, 'DP 50% dari total'],
  [{ deposit: { pays: { kind: 'amount', amountIdr: 100_000 }, minIdr: 500_000 } }, 'DP Rp 100.000 untuk belanja mulai Rp 500.000'],
  [{ fees: [fee] }, 'Biaya Packing Rp 5.000 per pesanan'],
  [{ fees: [{ ...fee, costs: { ...fee.costs, per: 'piece' } }] }, 'Biaya Packing Rp 5.000 per barang'],
  [{ fees: [{ ...fee, costs: { kind: 'percent', percent: 3, of: 'total' } }] }, 'Biaya Packing 3% dari total dengan ongkir'],
  [
    { fees: [{ ...fee, costs: { kind: 'percent', percent: 3, of: 'goods' }, when: 'asked', belowIdr: 50_000 }] },
    'Biaya Packing 3% dari harga barang, untuk belanja di bawah Rp 50.000, hanya bila diminta',
  ],
])('the model reads %j as one line', (rules, line) => {
  expect(ruleLines({ ...noOrderRules, ...rules })).toEqual([line]);
});

test.each<[Parameters<typeof offerText>[0]['gives'], string]>([
  [
    {
      kind: 'bundle',
      things: [
        { goods: 'Kaos', count: 2 },
        { goods: 'Topi', count: 1 },
      ],
      priceIdr: 100_000,
    },
    'Paket 2 Kaos + 1 Topi Rp 100.000',
  ],
  [{ kind: 'percent', percent: 10, goods: 'Kaos' }, 'Diskon 10% untuk Kaos'],
  [{ kind: 'amount', amountIdr: 5_000, goods: 'Kaos' }, 'Diskon Rp 5.000 per barang untuk Kaos'],
])('an offer of %j is told', (gives, told) => {
  expect(offerText({ gives })).toBe(told);
});

test('a code is told to no lead', () => {
  const code = { ...always, code: 'HEMAT', gives: { kind: 'amount', amountIdr: 10_000 } } as const;
  expect(ruleLines({ ...noOrderRules, codes: [code] })).toEqual([]);
});
