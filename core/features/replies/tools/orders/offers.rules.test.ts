import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Offer, OrderRules } from '#contracts/values/selling/order-rules';
import { emptyProduct } from '#contracts/values/selling/products';
import { runs } from '../../../../../test/support/runs.js';
import { noPresentRules } from '../../../products/order-rules/order-rules.types.js';
import type { OwnProduct } from '../../../products/products.service.js';
import { offersOf, type Pieces } from './offers.rules.js';
import { orderAnswer, withoutShipping, type OrderWishes } from './order-answer.js';

const kaos: OwnProduct = {
  ...emptyProduct,
  id: '1',
  name: 'Kaos Polos',
  category: 'Atasan',
  priceIdr: 40_000,
  variants: [
    { name: 'L', priceIdr: null, stock: null },
    { name: 'M', priceIdr: null, stock: null },
    { name: 'XXL', priceIdr: 50_000, stock: null },
  ],
  terms: { ...emptyProduct.terms, resellerIdr: 30_000 },
};
const topi: OwnProduct = { ...emptyProduct, id: '2', name: 'Topi', category: 'Aksesori', priceIdr: 30_000 };
const gamis: OwnProduct = { ...emptyProduct, id: '3', name: 'Gamis', category: 'Atasan', priceIdr: 200_000 };

const always = { from: null, until: null };
const bundle = (priceIdr: number, ...things: [count: number, goods: string][]): Offer => ({
  gives: { kind: 'bundle', things: things.map(([count, goods]) => ({ goods, count })), priceIdr },
  ...always,
});
const free = (goods: string, buy: number, count: number): Offer => ({ gives: { kind: 'free', goods, buy, free: count }, ...always });
const percent = (goods: string, share: number): Offer => ({ gives: { kind: 'percent', goods, percent: share }, ...always });
const amount = (goods: string, amountIdr: number): Offer => ({ gives: { kind: 'amount', goods, amountIdr }, ...always });

type Wanted = readonly [count: number, name: string, variant?: string];

/** The result for the model, for an order with these rules. */
function told(wanted: readonly Wanted[], rules: Partial<OrderRules>, wishes: Partial<OrderWishes> = {}): Record<string, any> {
  const barang = wanted.map(([jumlah, nama, varian]) => ({ nama, jumlah, varian }));
  const order = orderAnswer(barang, [kaos, topi, gamis], { ...noPresentRules, ...rules, day: '2026-11-29' }, { leadWords: '', ...wishes });
  return order.kind === 'open' ? order.told : withoutShipping(order, 'not-asked');
}

describe('an offer takes off', () => {
  test.each<[string, Wanted[], Offer, number]>([
    ['3 of one product together', [[3, 'Kaos Polos', 'L']], bundle(100_000, [3, 'Kaos Polos']), 20_000],
    ['the same twice, and the rest costs its price', [[7, 'Kaos Polos', 'L']], bundle(100_000, [3, 'Kaos Polos']), 40_000],
    [
      'variants of one price together',
      [
        [2, 'Kaos Polos', 'L'],
        [1, 'Kaos Polos', 'M'],
      ],
      bundle(100_000, [3, 'Kaos Polos']),
      20_000,
    ],
    [
      'different products together',
      [
        [1, 'Topi'],
        [2, 'Kaos Polos', 'L'],
      ],
      bundle(95_000, [2, 'Kaos Polos'], [1, 'Topi']),
      15_000,
    ],
    [
      'any of a category together',
      [
        [1, 'Gamis'],
        [1, 'Kaos Polos', 'L'],
      ],
      bundle(210_000, [2, 'atasan']),
      30_000,
    ],
    ['the free pieces', [[3, 'Topi']], free('Topi', 2, 1), 30_000],
    [
      'the cheapest pieces as free ones',
      [
        [1, 'Kaos Polos', 'XXL'],
        [2, 'Kaos Polos', 'L'],
      ],
      free('Kaos Polos', 2, 1),
      40_000,
    ],
    [
      'a percentage of one product',
      [
        [2, 'Topi'],
        [1, 'Gamis'],
      ],
      percent('Topi', 10),
      6_000,
    ],
    [
      'a percentage of a category, also of its variants',
      [
        [1, 'Kaos Polos', 'XXL'],
        [1, 'Gamis'],
        [1, 'Topi'],
      ],
      percent('ATASAN', 10),
      25_000,
    ],
    ['Rupiah of each piece', [[3, 'Topi']], amount('topi', 5_000), 15_000],
    ['no more than a piece costs', [[2, 'Topi']], amount('Topi', 90_000), 60_000],
  ])('%s', (_, wanted, offer, off) => {
    const answer = told(wanted, { offers: [offer] });
    expect(answer['potongan']).toEqual([{ nama: expect.any(String), nominal: off }]);
    expect(answer['total_tanpa_ongkir']).toBe(answer['total_barang'] - off);
  });

  test.each<[string, Wanted[], Offer]>([
    ['of a bundle that is not complete', [[2, 'Kaos Polos', 'L']], bundle(100_000, [3, 'Kaos Polos'])],
    ['of a bundle without its second product', [[2, 'Kaos Polos', 'L']], bundle(60_000, [2, 'Kaos Polos'], [1, 'Topi'])],
    ['of a bundle for a variant with a price of its own', [[3, 'Kaos Polos', 'XXL']], bundle(100_000, [3, 'Kaos Polos'])],
    ['of a bundle that costs more than its pieces', [[3, 'Topi']], bundle(95_000, [3, 'Topi'])],
    ['of other goods', [[3, 'Topi']], percent('Atasan', 10)],
    ['of a part of a name', [[3, 'Kaos Polos', 'L']], percent('Kaos', 10)],
  ])('nothing: %s', (_, wanted, offer) => {
    expect(told(wanted, { offers: [offer] })).not.toHaveProperty('potongan');
  });
});

test('an offer is told by its name, and how often it counts', () => {
  const answer = told(
    [
      [6, 'Kaos Polos', 'L'],
      [3, 'Topi'],
    ],
    { offers: [bundle(100_000, [3, 'Kaos Polos']), free('Topi', 2, 1)] },
  );
  expect(answer).toMatchObject({
    total_barang: 330_000,
    potongan: [
      { nama: '2x Paket 3 Kaos Polos Rp 100.000', nominal: 40_000 },
      { nama: 'Beli 2 gratis 1 Topi', nominal: 30_000 },
    ],
    total_tanpa_ongkir: 260_000,
  });
});

test('a piece counts in one offer only, and the lower price of both orders counts', () => {
  const offers = [bundle(150_000, [4, 'Kaos Polos']), bundle(112_000, [3, 'Kaos Polos'])];
  // the bundle of 4 reduces the price by 10.000 and applies once; the bundle of 3 reduces it by 8.000, and applies
  // twice to 6 pieces
  expect(told([[4, 'Kaos Polos', 'L']], { offers })['potongan']).toEqual([{ nama: 'Paket 4 Kaos Polos Rp 150.000', nominal: 10_000 }]);
  expect(told([[6, 'Kaos Polos', 'L']], { offers })['potongan']).toEqual([{ nama: '2x Paket 3 Kaos Polos Rp 112.000', nominal: 16_000 }]);
});

test('pieces of a bundle that is not complete count in another offer', () => {
  const offers = [bundle(90_000, [2, 'Kaos Polos'], [1, 'Topi']), bundle(100_000, [3, 'Kaos Polos'])];
  const wanted: Wanted[] = [
    [5, 'Kaos Polos', 'L'],
    [1, 'Topi'],
  ];
  expect(told(wanted, { offers })['potongan']).toMatchObject([{ nominal: 20_000 }, { nominal: 20_000 }]);
});

test('a free piece that is missing in the order is said', () => {
  const offers = [free('Topi', 2, 1)];
  expect(told([[2, 'Topi']], { offers })['catatan']).toEqual(['Beli 2 gratis 1 Topi: masih dapat 1 gratis, hitung lagi dengan jumlah 3']);
  expect(told([[1, 'Topi']], { offers })).not.toHaveProperty('catatan');
});

describe('offers and discounts of the whole order do not add up', () => {
  const discounts = (off: number): OrderRules['discounts'] => [{ gives: { kind: 'amount', amountIdr: off }, minIdr: null, ...always }];
  const offers = [bundle(100_000, [3, 'Kaos Polos']), percent('Topi', 10)];
  const wanted: Wanted[] = [
    [3, 'Kaos Polos', 'L'],
    [1, 'Topi'],
  ];

  test('the offers count where they take more', () => {
    expect(told(wanted, { offers, discounts: discounts(22_000) })).toMatchObject({
      potongan: [{ nominal: 20_000 }, { nominal: 3_000 }],
      total_tanpa_ongkir: 127_000,
    });
  });

  test('the discount counts where it takes as much or more, and the model reads why', () => {
    const answer = told(wanted, { offers, discounts: discounts(23_000) });
    expect(answer).toMatchObject({ potongan: [{ nama: 'Diskon Rp 23.000' }], total_tanpa_ongkir: 127_000 });
    expect(answer['catatan']).toEqual(['Paket dan promo barang tidak dipakai: diskon lain sama atau lebih besar']);
  });

  test('no offer is added to the price for resellers', () => {
    expect(told(wanted, { offers }, { reseller: true, leadWords: 'saya reseller' })).not.toHaveProperty('potongan');
  });
});

const names = fc.constantFrom('Kaos', 'Topi', 'Atasan');
const count = fc.integer({ min: 1, max: 6 });
const idr = fc.integer({ min: 1, max: 300_000 });
const piecesOf = (counts: fc.Arbitrary<number>, maxLength: number): fc.Arbitrary<Pieces[]> =>
  fc.array(
    fc.record({
      name: fc.constantFrom('Kaos', 'Topi'),
      category: fc.constantFrom('Atasan', ''),
      count: counts,
      eachIdr: idr,
      isListed: fc.boolean(),
    }),
    { maxLength },
  );

test('no offers take off more than the goods cost, or part of a Rupiah', () => {
  const gives = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), goods: names, percent: fc.double({ min: 0.1, max: 100, noNaN: true }) }),
    fc.record({ kind: fc.constant('amount' as const), goods: names, amountIdr: idr }),
    fc.record({
      kind: fc.constant('bundle' as const),
      things: fc.array(fc.record({ goods: names, count }), { minLength: 1, maxLength: 3 }),
      priceIdr: idr,
    }),
    fc.record({ kind: fc.constant('free' as const), goods: names, buy: count, free: count }),
  );
  const offers: fc.Arbitrary<Offer[]> = fc.array(fc.record({ gives, from: fc.constant(null), until: fc.constant(null) }), { maxLength: 6 });
  const lines = piecesOf(fc.oneof(count, fc.constant(2.5)), 5);
  fc.assert(
    fc.property(lines, offers, (goods, some) => {
      const { taken, idr: off } = offersOf(goods, some);
      expect(off).toBeLessThanOrEqual(goods.reduce((sum, one) => sum + one.count * one.eachIdr, 0));
      expect(taken.every((one) => Number.isInteger(one.idr) && one.idr > 0)).toBe(true);
    }),
    { numRuns: runs(1_000) },
  );
});

/** The discount of an offer, computed by taking its pieces one by one. */
function takenOneByOne(goods: readonly Pieces[], { gives }: Offer): number {
  if (gives.kind !== 'free' && gives.kind !== 'bundle') throw new Error(`${gives.kind} has no pieces of its own`);
  const pieces = goods
    .flatMap(({ name, category, count: all, eachIdr, isListed }) =>
      Array.from({ length: all }, () => ({ names: [name, category], eachIdr, isListed })),
    )
    .toSorted((one, other) => other.eachIdr - one.eachIdr);
  const takePiece = (wanted: string, isDearest: boolean, isListedOnly: boolean): number | null => {
    const isMeant = (one: (typeof pieces)[number]): boolean => one.names.includes(wanted) && (one.isListed || !isListedOnly);
    const at = isDearest ? pieces.findIndex(isMeant) : pieces.findLastIndex(isMeant);
    return at < 0 ? null : pieces.splice(at, 1)[0]!.eachIdr;
  };
  const takeOffer = (): number => {
    if (gives.kind === 'bundle') {
      const paid = gives.things.flatMap((one) => Array.from({ length: one.count }, () => takePiece(one.goods, true, true)));
      return paid.includes(null) ? 0 : paid.reduce<number>((sum, one) => sum + one!, -gives.priceIdr);
    }
    const bought = Array.from({ length: gives.buy }, () => takePiece(gives.goods, true, false));
    const saved = Array.from({ length: gives.free }, () => takePiece(gives.goods, false, false));
    return [...bought, ...saved].includes(null) ? 0 : saved.reduce<number>((sum, one) => sum + one!, 0);
  };
  let sum = 0;
  for (let once = takeOffer(); once > 0; once = takeOffer()) sum += once;
  return sum;
}

test('an offer takes off of many pieces what it takes off of them one by one', () => {
  const gives = fc.oneof(
    fc.record({
      kind: fc.constant('bundle' as const),
      things: fc.array(fc.record({ goods: names, count }), { minLength: 1, maxLength: 3 }),
      priceIdr: idr,
    }),
    fc.record({ kind: fc.constant('free' as const), goods: names, buy: count, free: count }),
  );
  const some = fc.record({ gives, from: fc.constant(null), until: fc.constant(null) });
  fc.assert(
    fc.property(piecesOf(fc.integer({ min: 1, max: 60 }), 4), some, (goods, offer) => {
      expect(offersOf(goods, [offer]).idr).toBe(takenOneByOne(goods, offer));
    }),
    { numRuns: runs(1_000) },
  );
});
