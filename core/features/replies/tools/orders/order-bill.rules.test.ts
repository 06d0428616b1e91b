import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DiscountCode, Fee, OrderRules } from '#contracts/values/selling/order-rules';
import { emptyProduct } from '#contracts/values/selling/products';
import { runs } from '../../../../../test/support/runs.js';
import { noPresentRules } from '../../../products/order-rules/order-rules.types.js';
import type { OwnProduct } from '../../../products/products.service.js';
import type { Quote } from '../../../shipping/shipping.types.js';
import { orderAnswer, withoutShipping, withShipping, type OrderWishes } from './order-answer.js';
import { billOf, paidByShop, totalOf } from './order-bill.rules.js';

const kaos: OwnProduct = {
  ...emptyProduct,
  id: '1',
  name: 'Kaos',
  priceIdr: 50_000,
  weightGrams: 200,
  terms: { ...emptyProduct.terms, resellerIdr: 40_000 },
};
const topi: OwnProduct = { ...emptyProduct, id: '2', name: 'Topi', priceIdr: 30_000 };
const day = '2026-11-29';
const quoted: Quote = {
  kind: 'quoted',
  destination: 'Coblong, Bandung, Jawa Barat',
  isWhole: false,
  others: [],
  origin: 'Tebet',
  rates: [
    { courier: 'J&T', service: 'EZ', cost: 18_000, time: null },
    { courier: 'JNE', service: 'YES', cost: 30_000, time: null },
  ],
};

interface Asked extends Partial<OrderWishes> {
  readonly pieces?: number;
  readonly to?: Quote | null;
  readonly courier?: string;
}

/** The result for the model, for this number of T-shirts and these rules. */
function told(rules: Partial<OrderRules>, { pieces = 4, to = null, courier, ...wishes }: Asked = {}): Record<string, any> {
  const barang = [{ nama: 'Kaos', jumlah: pieces }];
  const order = orderAnswer(barang, [kaos, topi], { ...noPresentRules, ...rules, day }, { leadWords: '', ...wishes });
  if (order.kind === 'open') return order.told;
  return to === null ? withoutShipping(order, 'not-asked') : withShipping(order, to, courier);
}

describe('free shipping', () => {
  const from300 = (more: object = {}) => ({ freeShipping: { minIdr: 300_000, maxIdr: null, places: [], ...more } });

  test('is for the cheapest service from the threshold on', () => {
    expect(told(from300(), { pieces: 6, to: quoted })['dengan_ongkir']).toEqual([
      { kurir: 'J&T', layanan: 'EZ', ongkir: 0, ongkir_asli: 18_000, ditanggung_toko: 18_000, total: 300_000 },
      { kurir: 'JNE', layanan: 'YES', ongkir: 30_000, total: 330_000 },
    ]);
  });

  test('says below the threshold how much is missing', () => {
    const below = told(from300(), { pieces: 5, to: quoted });
    expect(below['dengan_ongkir'][0]).toEqual({ kurir: 'J&T', layanan: 'EZ', ongkir: 18_000, total: 268_000 });
    expect(below['catatan']).toEqual(['Gratis ongkir mulai belanja Rp 300.000, untuk layanan termurah: kurang Rp 50.000']);
  });

  test('pays up to a limit for any service', () => {
    const rates = told(from300({ maxIdr: 20_000 }), { pieces: 6, to: quoted })['dengan_ongkir'];
    expect(rates).toMatchObject([
      { ongkir: 0, total: 300_000 },
      { ongkir: 10_000, total: 310_000 },
    ]);
  });

  test('without a limit says to leave out the courier that the lead named', () => {
    const answer = told(from300(), { pieces: 6, to: quoted, courier: 'J&T' });
    expect(answer['dengan_ongkir'][0]).toMatchObject({ ongkir: 18_000 });
    expect(answer['catatan']).toEqual(['Gratis ongkir hanya untuk layanan termurah, tanpa memilih kurir']);
  });

  test.each([
    [['Bandung'], 0],
    [['kota bandung', 'Cimahi'], 0],
    [['Jawa'], 0],
    [['Jabodetabek'], 18_000],
    [['Bandung Barat'], 18_000],
  ])('only to %j costs %d', (places, cost) => {
    const answer = told(from300({ places }), { pieces: 6, to: quoted });
    expect(answer['dengan_ongkir'][0].ongkir).toBe(cost);
    if (cost > 0) expect(answer['catatan']).toEqual(['Gratis ongkir tidak berlaku untuk tujuan ini']);
  });
});

describe('a code', () => {
  const code = (more: Partial<DiscountCode> = {}): DiscountCode => ({
    code: 'HEMAT10',
    gives: { kind: 'percent', percent: 10, maxIdr: null },
    minIdr: null,
    from: null,
    until: null,
    ...more,
  });
  const named = { kode: 'HEMAT10', leadWords: 'kak mau pakai kode hemat10 ya' };

  test.each<[string, DiscountCode, number]>([
    ['percent', code(), 20_000],
    ['percent up to a limit', code({ gives: { kind: 'percent', percent: 10, maxIdr: 15_000 } }), 15_000],
    ['Rupiah', code({ gives: { kind: 'amount', amountIdr: 25_000 } }), 25_000],
    ['no more than the goods cost', code({ gives: { kind: 'amount', amountIdr: 900_000 } }), 200_000],
    ['on its last day', code({ from: day, until: day }), 20_000],
  ])('takes off %s', (_, one, off) => {
    const answer = told({ codes: [one] }, named);
    expect(answer['potongan']).toEqual([{ nama: expect.stringMatching(/^Kode HEMAT10/), nominal: off }]);
    expect(answer['total_tanpa_ongkir']).toBe(200_000 - off);
  });

  test('of free shipping takes off the shipping', () => {
    const answer = told({ codes: [code({ gives: { kind: 'free-shipping', maxIdr: 10_000 } })] }, { ...named, to: quoted });
    expect(answer['dengan_ongkir'][0]).toMatchObject({ ongkir: 8_000, total: 208_000 });
  });

  test.each<[string, DiscountCode, Partial<OrderWishes>, RegExp]>([
    ['is unknown', code({ code: 'LAIN' }), named, /^Kode HEMAT10: tidak dikenal$/],
    ['is over', code({ until: '2026-11-28' }), named, /sudah berakhir 2026-11-28/],
    ['has not begun', code({ from: '2026-11-30' }), named, /baru berlaku mulai 2026-11-30/],
    ['needs more goods', code({ minIdr: 250_000 }), named, /minimal belanja Rp 250.000, kurang Rp 50.000/],
    ['is not in the words of the lead', code(), { ...named, leadWords: 'ada kode promo?' }, /setelah kodenya ditulis di chat ini/],
    ['is only a part of a word of the lead', code(), { ...named, leadWords: 'hemat100' }, /setelah kodenya ditulis di chat ini/],
  ])('that %s takes off nothing and says so', (_, one, wishes, words) => {
    const answer = told({ codes: [one] }, wishes);
    expect(answer['catatan']).toEqual([expect.stringMatching(words)]);
    expect(answer).not.toHaveProperty('potongan');
    expect(answer['total_barang']).toBe(200_000);
  });

  test.each(['kode HEMAT 10 kak', 'Hemat-10', 'pakai “hemat10”.'])('is read in %j', (leadWords) => {
    expect(told({ codes: [code()] }, { kode: 'hemat 10', leadWords })['potongan']).toHaveLength(1);
  });

  test('does not count beside a discount that takes more', () => {
    const discounts: OrderRules['discounts'] = [
      { gives: { kind: 'amount', amountIdr: 30_000 }, minIdr: null, from: null, until: null },
      { gives: { kind: 'percent', percent: 20, maxIdr: null }, minIdr: 500_000, from: null, until: null },
    ];
    const answer = told({ codes: [code()], discounts }, named);
    expect(answer).toMatchObject({ potongan: [{ nama: 'Diskon Rp 30.000', nominal: 30_000 }], total_tanpa_ongkir: 170_000 });
    expect(answer['catatan']).toEqual(['Kode tidak dipakai: diskon lain lebih besar']);
  });
});

describe('a fee', () => {
  const fee = (name: string, more: Partial<Fee> = {}): Fee => ({
    name,
    costs: { kind: 'amount', amountIdr: 3_000, per: 'order' },
    when: 'always',
    belowIdr: null,
    ...more,
  });
  const cod = fee('COD', { when: 'asked', costs: { kind: 'percent', percent: 2.5, of: 'total' } });

  test.each<[string, Fee, object]>([
    ['for each order', fee('Packing'), { biaya: [{ nama: 'Packing', nominal: 3_000 }], total_tanpa_ongkir: 203_000 }],
    ['for each piece', fee('Bordir', { costs: { kind: 'amount', amountIdr: 5_000, per: 'piece' } }), { total_tanpa_ongkir: 220_000 }],
    ['in percent of the goods', fee('Admin', { costs: { kind: 'percent', percent: 1, of: 'goods' } }), { total_tanpa_ongkir: 202_000 }],
    ['for small orders', fee('Admin', { belowIdr: 200_001 }), { total_tanpa_ongkir: 203_000 }],
  ])('%s is added', (_, one, expected) => {
    expect(told({ fees: [one] })).toMatchObject(expected);
  });

  test('that a lead must want, or for smaller orders, is not added', () => {
    expect(told({ fees: [cod, fee('Admin', { belowIdr: 200_000 })] })).toEqual({
      barang: expect.any(Array),
      total_barang: 200_000,
    });
  });

  test('in percent of the total includes the shipping, and is open without it', () => {
    const wishes = { biaya: ['biaya cod'] };
    expect(told({ fees: [cod] }, { ...wishes, to: quoted })['dengan_ongkir'][0]).toMatchObject({
      ongkir: 18_000,
      biaya: [{ nama: 'COD', nominal: 5_450 }],
      total: 223_450,
    });
    const open = told({ fees: [cod] }, wishes);
    expect(open['belum_terhitung']).toEqual(['biaya COD 2,5% dari total dengan ongkir']);
    expect(open).not.toHaveProperty('total_tanpa_ongkir');
  });

  test('that the rules do not have is said to be missing', () => {
    expect(told({ fees: [cod] }, { biaya: ['bungkus kado'] })['catatan']).toEqual(['Biaya bungkus kado: tidak ada di daftar biaya']);
  });
});

describe('a deposit', () => {
  test.each<[string, OrderRules['deposit'], object]>([
    ['in percent of the total', { pays: { kind: 'percent', percent: 50 }, minIdr: null }, { dp: 109_000, sisa_setelah_dp: 109_000 }],
    ['in Rupiah', { pays: { kind: 'amount', amountIdr: 100_000 }, minIdr: 200_000 }, { dp: 100_000, sisa_setelah_dp: 118_000 }],
    ['no more than the total', { pays: { kind: 'amount', amountIdr: 900_000 }, minIdr: null }, { dp: 218_000, sisa_setelah_dp: 0 }],
  ])('is counted %s', (_, deposit, expected) => {
    expect(told({ deposit }, { to: quoted })['dengan_ongkir'][0]).toMatchObject(expected);
  });

  test('counts from its price of goods on, and without shipping for the goods', () => {
    const deposit = { pays: { kind: 'percent', percent: 50 }, minIdr: 200_000 } as const;
    expect(told({ deposit })).toMatchObject({ dp: 100_000, sisa_setelah_dp: 100_000 });
    expect(told({ deposit }, { pieces: 3 })).not.toHaveProperty('dp');
  });
});

describe('the price for resellers', () => {
  const wishes = { reseller: true, leadWords: 'saya reseller kak' };
  const discounts: OrderRules['discounts'] = [{ gives: { kind: 'amount', amountIdr: 30_000 }, minIdr: null, from: null, until: null }];

  test('counts for a lead who says so, without a discount', () => {
    expect(told({ discounts }, wishes)).toEqual({
      barang: [{ nama: 'Kaos', jumlah: 4, tingkat: 'reseller', harga_satuan: 40_000, subtotal: 160_000 }],
      total_barang: 160_000,
    });
  });

  test.each([
    ...['saya reseller', 'saya re-seller', 'mau dropship', 'saya drop shipper', 'kami agen resmi', 'saya distributor', 'mau jadi mitra'],
    ...['mau saya jual lagi', 'buat jualan lagi', 'untuk dijual lagi', 'untuk dijual kembali', 'harga agennya berapa'],
  ])('counts for a lead who says "%s"', (leadWords) => {
    expect(told({}, { reseller: true, leadWords })).toMatchObject({ total_barang: 160_000 });
  });

  test.each(['kak jual kaos?', 'agenda saya besok', 'beli lagi', 'ada promo reseler?'])(
    'does not count for a lead who says "%s"',
    (leadWords) => {
      expect(told({}, { reseller: true, leadWords })).toMatchObject({ total_barang: 200_000 });
    },
  );

  test.each([
    ['the lead did not say so', { reseller: true, leadWords: 'mau kaos' }, ['Harga reseller hanya untuk reseller']],
    ['the model did not ask for it', { leadWords: 'saya reseller kak' }, undefined],
  ])('does not count where %s', (_, given, notes) => {
    const answer = told({}, given);
    expect([answer['total_barang'], answer['catatan']]).toEqual([200_000, notes]);
  });

  test('is missed for products that have none', () => {
    const order = orderAnswer([{ nama: 'Topi', jumlah: 1 }], [kaos, topi], noPresentRules, wishes);
    expect(order).toMatchObject({ told: { total_barang: 30_000 }, bill: { notes: ['Topi: tidak ada harga reseller'] } });
  });
});

test('no rule makes a total negative, charges half a Rupiah or takes off more than there is', () => {
  const idr = fc.integer({ min: 1, max: 2_000_000 });
  const percent = fc.double({ min: 0.1, max: 100, noNaN: true });
  const share = fc.record({ kind: fc.constant('percent' as const), percent, maxIdr: fc.option(idr) });
  const amount = fc.record({ kind: fc.constant('amount' as const), amountIdr: idr });
  const discount = fc.record({ gives: fc.oneof(share, amount), minIdr: fc.option(idr), from: fc.constant(null), until: fc.constant(null) });
  const fee = fc.record({
    name: fc.constantFrom('COD', 'Packing'),
    costs: fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), percent, of: fc.constantFrom('goods' as const, 'total' as const) }),
      fc.record({ kind: fc.constant('amount' as const), amountIdr: idr, per: fc.constantFrom('order' as const, 'piece' as const) }),
    ),
    when: fc.constant('always' as const),
    belowIdr: fc.option(idr),
  });
  const rules = fc.record({
    freeShipping: fc.option(fc.record({ minIdr: idr, maxIdr: fc.option(idr), places: fc.constant<string[]>([]) })),
    discounts: fc.array(discount, { maxLength: 4 }),
    fees: fc.array(fee, { maxLength: 4 }),
    deposit: fc.option(
      fc.record({ pays: fc.oneof(fc.record({ kind: fc.constant('percent' as const), percent }), amount), minIdr: fc.option(idr) }),
    ),
  });
  fc.assert(
    fc.property(rules, idr, fc.integer({ min: 0, max: 200_000 }), (some, goodsIdr, costIdr) => {
      const goods = { idr: goodsIdr, pieces: 3, isReseller: false, lines: [] };
      const bill = billOf(goods, { code: null, fees: [], leadWords: '' }, { ...noPresentRules, ...some, day });
      const paid = paidByShop(bill, { costIdr, isCheapest: true, destination: 'Bandung' });
      const total = totalOf(bill, costIdr - paid);
      const added = [...bill.fees, ...total.ofTotal].reduce((sum, one) => sum + one.idr, 0);
      expect(total.idr).toBe(goodsIdr - bill.discounts.reduce((sum, one) => sum + one.idr, 0) + added + costIdr - paid);
      expect([total.idr, total.depositIdr ?? 0].every(Number.isInteger)).toBe(true);
      expect(paid).toBeLessThanOrEqual(costIdr);
      expect(bill.discounts.reduce((sum, one) => sum + one.idr, 0)).toBeLessThanOrEqual(goodsIdr);
      expect(total.depositIdr ?? 0).toBeLessThanOrEqual(total.idr);
    }),
    { numRuns: runs(1_000) },
  );
});
