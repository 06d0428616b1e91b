import { describe, expect, test } from '@jest/globals';
import type { OrderRules } from '#contracts/values/selling/order-rules';
import { emptyProduct } from '#contracts/values/selling/products';
import { noPresentRules } from '../../../products/order-rules/order-rules.types.js';
import type { OwnProduct } from '../../../products/products.service.js';
import type { Quote } from '../../../shipping/shipping.types.js';
import { inLines, orderAnswer, withoutShipping, withShipping, type CountedOrder, type OrderWishes } from './order-answer.js';

/* Tests the result for the model, for an order by the owner's list and rules. */

const product = (id: string, name: string, more: Partial<OwnProduct> = {}): OwnProduct => ({
  ...{ ...emptyProduct, id, name, priceIdr: 45_000, weightGrams: 200 },
  ...more,
});
const kaos = product('1', 'Kaos', { terms: { ...emptyProduct.terms, resellerIdr: 40_000 } });
const topi = product('2', 'Topi', { priceIdr: 10_000 });
const beras = product('3', 'Beras', { priceIdr: 12_000, terms: { ...emptyProduct.terms, unit: 'kg' } });
const rows = [kaos, topi, beras];
const two = [{ nama: 'Kaos', jumlah: 2 }];

function counted(rules: Partial<OrderRules> = {}, wishes: OrderWishes = { leadWords: '' }, wanted = two): CountedOrder {
  const order = orderAnswer(wanted, rows, { ...noPresentRules, ...rules }, wishes);
  if (order.kind !== 'counted') throw new Error(JSON.stringify(order.told));
  return order;
}
const rate = (courier: string, cost: number) => ({ courier, service: 'REG', cost, time: null });
const quoted = (...rates: ReturnType<typeof rate>[]): Quote => ({
  ...{ kind: 'quoted', destination: 'Coblong, Bandung, Jawa Barat', isWhole: false, others: [], origin: 'Tebet', rates },
});
const off = { gives: { kind: 'amount', amountIdr: 10_000 }, minIdr: null, from: null, until: null } as const;
const packing = { name: 'Packing', costs: { kind: 'amount', amountIdr: 3_000, per: 'order' }, when: 'always', belowIdr: null } as const;
const cod = { ...packing, name: 'COD', when: 'asked' } as const;
const admin = { ...packing, name: 'Admin', costs: { kind: 'percent', percent: 3, of: 'total' } } as const;
const half = { pays: { kind: 'percent', percent: 50 }, minIdr: null } as const;

describe('an order without shipping', () => {
  test('has no other total than its goods where no rule changes it', () => {
    expect(withoutShipping(counted(), 'not-asked')).toEqual({
      barang: [{ nama: 'Kaos', jumlah: 2, harga_satuan: 45_000, subtotal: 90_000 }],
      total_barang: 90_000,
    });
    expect(withoutShipping(counted(), 'asked')).toMatchObject({ total_barang: 90_000, ongkir: 'belum terhitung' });
  });

  test('has its discounts, fees, total and deposit', () => {
    expect(withoutShipping(counted({ discounts: [off], fees: [packing, cod], deposit: half }), 'not-asked')).toMatchObject({
      ...{ total_barang: 90_000, potongan: [{ nama: 'Diskon Rp 10.000', nominal: 10_000 }] },
      ...{ biaya: [{ nama: 'Packing', nominal: 3_000 }], total_tanpa_ongkir: 83_000, dp: 41_500, sisa_setelah_dp: 41_500 },
    });
    expect(withoutShipping(counted({ deposit: half }), 'not-asked')).toMatchObject({ dp: 45_000, sisa_setelah_dp: 45_000 });
  });

  test('has no total where a fee depends on the shipping', () => {
    const told = withoutShipping(counted({ fees: [admin, packing], deposit: half }), 'not-asked');
    expect(told).toMatchObject({ belum_terhitung: ['biaya Admin 3% dari total dengan ongkir'], biaya: [{ nama: 'Packing' }] });
    for (const field of ['total_tanpa_ongkir', 'dp', 'ongkir']) expect(told).not.toHaveProperty(field);
  });
});

test.each([
  [
    'variants that the list does not name',
    [
      { nama: 'Kaos', varian: 'merah', jumlah: 1 },
      { nama: 'Kaos', varian: 'biru', jumlah: 2 },
    ],
    2,
  ],
  [
    'one of them and none',
    [
      { nama: 'Kaos', varian: 'merah', jumlah: 1 },
      { nama: 'Kaos', jumlah: 2 },
    ],
    2,
  ],
  [
    'one variant in two lines',
    [
      { nama: 'Kaos', varian: 'merah', jumlah: 1 },
      { nama: 'Kaos', varian: 'merah', jumlah: 2 },
    ],
    1,
  ],
  [
    'two products',
    [
      { nama: 'Kaos', jumlah: 1 },
      { nama: 'Topi', jumlah: 2 },
    ],
    2,
  ],
])('%s are as many lines as things, with all of their pieces', (_, wanted, lines) => {
  const { barang } = counted({}, { leadWords: '' }, wanted).told as { barang: { jumlah: number }[] };
  expect([barang.length, barang.reduce((sum, { jumlah }) => sum + jumlah, 0)]).toEqual([lines, 3]);
});

describe('an order with shipping', () => {
  const lines = (order: CountedOrder, quote: Quote, courier: string | null = null) =>
    (withShipping(order, quote, courier) as { dengan_ongkir: object[] }).dengan_ongkir;

  test('has a total for each of the first four services, with what depends on it', () => {
    const order = counted({ discounts: [off], fees: [admin, packing], deposit: half });
    const found = lines(order, quoted(...[20_000, 30_000, 40_000, 50_000, 60_000].map((cost) => rate('JNE', cost))));
    expect(found).toHaveLength(4);
    // (90.000 − 10.000 + 20.000) × 1,03 + 3.000
    expect(found[0]).toEqual({
      ...{ kurir: 'JNE', layanan: 'REG', ongkir: 20_000, biaya: [{ nama: 'Admin', nominal: 3_000 }] },
      ...{ total: 106_000, dp: 53_000, sisa_setelah_dp: 53_000 },
    });
    expect(found[1]).toMatchObject({ ongkir: 30_000, total: 116_300 });
    expect(withShipping(order, quoted(rate('JNE', 1)))).toMatchObject({ tujuan: 'Coblong, Bandung, Jawa Barat' });
  });

  test('is free by the cheapest service only, without a chosen courier', () => {
    const order = counted({ freeShipping: { minIdr: 90_000, maxIdr: null, places: [] } });
    const rates = quoted(rate('JNE', 18_000), rate('TIKI', 25_000));
    expect(lines(order, rates)).toEqual([
      { kurir: 'JNE', layanan: 'REG', ongkir: 0, ongkir_asli: 18_000, ditanggung_toko: 18_000, total: 90_000 },
      { kurir: 'TIKI', layanan: 'REG', ongkir: 25_000, total: 115_000 },
    ]);
    expect(lines(order, rates, 'JNE')[0]).toEqual({ kurir: 'JNE', layanan: 'REG', ongkir: 18_000, total: 108_000 });
  });

  test('is paid by the shop up to a bound, by any courier', () => {
    const order = counted({ freeShipping: { minIdr: 90_000, maxIdr: 20_000, places: [] } });
    expect(lines(order, quoted(rate('JNE', 18_000), rate('TIKI', 25_000)), 'TIKI')).toMatchObject([
      { ongkir: 0, ongkir_asli: 18_000, ditanggung_toko: 18_000, total: 90_000 },
      { ongkir: 5_000, ongkir_asli: 25_000, ditanggung_toko: 20_000, total: 95_000 },
    ]);
    expect(withShipping(order, quoted(rate('TIKI', 25_000)), 'TIKI')).not.toHaveProperty('catatan');
  });

  test('is left to its tool without a quote', () => {
    expect(withShipping(counted(), { kind: 'unknown-destination' })).toMatchObject({ total_barang: 90_000, ongkir: 'belum terhitung' });
  });
});

describe('what a lead wants besides the goods', () => {
  const reseller = { reseller: true, leadWords: 'saya reseller kak' };

  test('is the price for resellers only where the lead says so', () => {
    const order = counted({ discounts: [off] }, reseller, [...two, { nama: 'Topi', jumlah: 1 }]);
    expect(withoutShipping(order, 'not-asked')).toMatchObject({
      barang: [
        { nama: 'Kaos', tingkat: 'reseller', harga_satuan: 40_000, subtotal: 80_000 },
        { nama: 'Topi', harga_satuan: 10_000, subtotal: 10_000 },
      ],
      ...{ total_barang: 90_000, catatan: ['Topi: tidak ada harga reseller'] },
    });
    expect(withoutShipping(order, 'not-asked')).not.toHaveProperty('potongan');
    const claimed = withoutShipping(counted({}, { ...reseller, leadWords: 'yang murah kak' }), 'not-asked');
    expect(claimed).toMatchObject({ total_barang: 90_000, catatan: ['Harga reseller hanya untuk reseller'] });
    const silent = withoutShipping(counted({}, { leadWords: 'saya reseller kak' }), 'not-asked');
    expect(silent).toMatchObject({ total_barang: 90_000 });
    expect(silent).not.toHaveProperty('catatan');
  });

  test.each(['saya dropshipper', 'mau dijual lagi kak', 'kami distributor', 'untuk re-seller', 'saya mitranya'])(
    'is known to be for reselling by the words %j',
    (leadWords) => {
      expect(withoutShipping(counted({}, { reseller: true, leadWords }), 'not-asked')).toMatchObject({ total_barang: 80_000 });
    },
  );

  test('is a code that the lead wrote, and a fee by its name', () => {
    const rules = { codes: [{ ...off, code: 'HEMAT' }], fees: [cod] };
    const wishes = { kode: 'HEMAT', biaya: ['COD'], leadWords: 'kode hemat ya' };
    expect(withoutShipping(counted(rules, wishes), 'not-asked')).toMatchObject({
      ...{ potongan: [{ nama: 'Kode HEMAT', nominal: 10_000 }], biaya: [{ nama: 'COD', nominal: 3_000 }], total_tanpa_ongkir: 83_000 },
    });
    const unwritten = withoutShipping(counted(rules, { ...wishes, biaya: null, leadWords: '' }), 'not-asked');
    expect(unwritten).toMatchObject({ catatan: ['Kode promo dihitung setelah kodenya ditulis di chat ini'] });
    for (const field of ['potongan', 'biaya']) expect(unwritten).not.toHaveProperty(field);
  });
});

test('a line names its unit, and fees for each piece count all pieces', () => {
  const each = { ...packing, costs: { ...packing.costs, per: 'piece' } } as const;
  const order = counted({ fees: [each] }, { leadWords: '' }, [
    { nama: 'Beras', jumlah: 2.5 },
    { nama: 'Kaos', jumlah: 2 },
    { nama: 'kaos', jumlah: 1 },
  ]);
  expect(withoutShipping(order, 'not-asked')).toMatchObject({
    barang: [
      { nama: 'Beras', jumlah: 2.5, satuan: 'kg', subtotal: 30_000 },
      { nama: 'Kaos', jumlah: 3, subtotal: 135_000 },
    ],
    biaya: [{ nama: 'Packing', nominal: 16_500 }],
  });
  expect(order.grams).toBe(1_100);
});

test('the result is JSON with one field per line', () => {
  const told = withoutShipping(counted({ discounts: [off] }), 'asked');
  const text = inLines(told);
  expect(JSON.parse(text)).toEqual(told);
  expect(text.split(',\n')).toHaveLength(Object.keys(told).length);
});
