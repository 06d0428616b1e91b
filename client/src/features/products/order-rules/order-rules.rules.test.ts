import { expect, test } from '@jest/globals';
import { noOrderRules, OrderRules } from '#contracts/values/selling/order-rules';
import { fieldOf, readRulesForm, summaryOfRules, toRulesForm } from './order-rules.rules.js';

const empty = toRulesForm(noOrderRules);

test('rules are read as people type them', () => {
  const typed = {
    freeFrom: '300rb',
    freeMax: 'Rp 20.000',
    freePlaces: 'Jabodetabek; Bandung',
    discounts: '10%, min 200rb, maks 50.000, sampai 31-12-2026\n\nPotongan 15rb, minimal belanja 100rb',
    codes: 'HEMAT10=2,5 persen, mulai 1/12/2026\nONGKIR = gratis ongkir, maks 20rb, mulai 1 Desember 2026, s/d 5 des 2026',
    offers:
      '3 Kaos Polos = 100rb\n2 pcs Kaos Polos + Topi = 120.000, sampai 31-12-2026\nLipstik 03 + Bedak x2 = 90rb\nTopi = beli 2 gratis 1, mulai 1/12/2026\nGamis = diskon 10%\nHijab 2 in 1 = potongan 5rb',
    deposit: '50%',
    depositFrom: '500rb',
    newer: '',
    fees: 'COD = 2,5% dari total, bila diminta\nPacking = 3rb\nBordir nama = 5rb/pcs, kalau diminta\nAdmin = 1%, di bawah 50rb',
  };
  const always = { from: null, until: null };
  const none = { minIdr: null, ...always };
  const rules: OrderRules = {
    freeShipping: { minIdr: 300_000, maxIdr: 20_000, places: ['Jabodetabek', 'Bandung'] },
    discounts: [
      { ...none, gives: { kind: 'percent', percent: 10, maxIdr: 50_000 }, minIdr: 200_000, until: '2026-12-31' },
      { ...none, gives: { kind: 'amount', amountIdr: 15_000 }, minIdr: 100_000 },
    ],
    codes: [
      { ...none, code: 'HEMAT10', gives: { kind: 'percent', percent: 2.5, maxIdr: null }, from: '2026-12-01' },
      { ...none, code: 'ONGKIR', gives: { kind: 'free-shipping', maxIdr: 20_000 }, from: '2026-12-01', until: '2026-12-05' },
    ],
    offers: [
      { gives: { kind: 'bundle', things: [{ goods: 'Kaos Polos', count: 3 }], priceIdr: 100_000 }, ...always },
      {
        gives: {
          kind: 'bundle',
          things: [
            { goods: 'Kaos Polos', count: 2 },
            { goods: 'Topi', count: 1 },
          ],
          priceIdr: 120_000,
        },
        ...{ from: null, until: '2026-12-31' },
      },
      {
        gives: {
          kind: 'bundle',
          things: [
            { goods: 'Lipstik 03', count: 1 },
            { goods: 'Bedak', count: 2 },
          ],
          priceIdr: 90_000,
        },
        ...always,
      },
      { gives: { kind: 'free', goods: 'Topi', buy: 2, free: 1 }, from: '2026-12-01', until: null },
      { gives: { kind: 'percent', goods: 'Gamis', percent: 10 }, ...always },
      { gives: { kind: 'amount', goods: 'Hijab 2 in 1', amountIdr: 5_000 }, ...always },
    ],
    deposit: { pays: { kind: 'percent', percent: 50 }, minIdr: 500_000 },
    fees: [
      { name: 'COD', costs: { kind: 'percent', percent: 2.5, of: 'total' }, when: 'asked', belowIdr: null },
      { name: 'Packing', costs: { kind: 'amount', amountIdr: 3_000, per: 'order' }, when: 'always', belowIdr: null },
      { name: 'Bordir nama', costs: { kind: 'amount', amountIdr: 5_000, per: 'piece' }, when: 'asked', belowIdr: null },
      { name: 'Admin', costs: { kind: 'percent', percent: 1, of: 'goods' }, when: 'always', belowIdr: 50_000 },
    ],
  };
  expect(readRulesForm(typed)).toEqual({ rules });
  expect(OrderRules.parse(rules)).toEqual(rules);
  // Stored rules that are formatted for the form parse to the same rules again.
  expect(readRulesForm(toRulesForm(rules))).toEqual({ rules });
});

test('nothing typed is no rule, and the other way round', () => {
  expect(readRulesForm(empty)).toEqual({ rules: noOrderRules });
  expect(new Set(Object.values(empty))).toEqual(new Set(['']));
});

test.each([
  ['freeFrom', { freeFrom: 'banyak' }, /tidak terbaca/],
  ['freeFrom', { freePlaces: 'Bandung' }, /Isi mulai belanja berapa/],
  ['deposit', { deposit: 'setengah' }, /Contoh: 50% atau 100rb/],
  ['deposit', { depositFrom: '100rb' }, /Isi DP-nya/],
  ['discounts', { discounts: 'gratis ongkir' }, /"gratis ongkir" tidak terbaca/],
  ['discounts', { discounts: '10%, sampai 31-02-2026' }, /tidak terbaca/],
  ['discounts', { discounts: '10%, khusus gamis' }, /tidak terbaca/],
  ['offers', { offers: 'Kaos Polos = 100rb' }, /Contoh: 3 Kaos Polos = 100rb/],
  ['offers', { offers: '3 Kaos Polos 100rb' }, /tidak terbaca/],
  ['offers', { offers: 'Kaos = diskon 10%, min 100rb' }, /tidak terbaca/],
  ['codes', { codes: 'HEMAT10 10%' }, /Contoh: HEMAT10 = 10%/],
  ['fees', { fees: 'COD = gratis kalau jauh' }, /Contoh: Packing = 3rb/],
  ['fees', { fees: `Packing = ${'3'.repeat(300)}` }, /tidak terbaca/],
] as const)('in the field %s, %j is refused with what to write instead', (field, typed, words) => {
  expect(readRulesForm({ ...empty, ...typed })).toMatchObject({ problem: { field, text: expect.stringMatching(words) } });
});

test.each([
  ['freeShipping.minIdr', 'freeFrom'],
  ['freeShipping.places.0', 'freePlaces'],
  ['codes.1.code', 'codes'],
  ['discounts.0', 'discounts'],
  ['offers.2.gives.things', 'offers'],
  ['deposit.pays.percent', 'deposit'],
  ['fees.3.name', 'fees'],
])('what the contract refuses at %s is shown at %s', (path, field) => {
  expect(fieldOf(path)).toBe(field);
});

const many = (line: (nth: number) => string, count = 21) => Array.from({ length: count }, (_, nth) => line(nth)).join('\n');
test.each([
  ['freePlaces', 'a'.repeat(41), 'Nama tujuan paling panjang 40 huruf.'],
  ['freePlaces', many((nth) => `Kota ${nth}`), 'Tujuan gratis ongkir paling banyak 20.'],
  ['codes', many((nth) => `HEMAT${nth} = 5%`), 'Kode paling banyak 20.'],
  ['codes', `${'A'.repeat(31)} = 5%`, 'Kode paling panjang 30 huruf.'],
  ['codes', 'HEMAT = 5%\nhemat = 6%', 'Ada dua kode yang sama.'],
  ['discounts', many((nth) => `${nth + 1}%`), 'Diskon paling banyak 20.'],
  ['offers', many((nth) => `2 Topi ${nth} = 55rb`), 'Paket dan promo barang paling banyak 20.'],
  ['fees', many((nth) => `Kado ${nth} = 4rb`), 'Biaya paling banyak 20.'],
  ['fees', `${'a'.repeat(41)} = 4rb`, 'Nama biaya paling panjang 40 huruf.'],
  ['fees', 'Kado = 4rb\nkado = 5rb', 'Ada dua biaya dengan nama yang sama.'],
] as const)('a limit of the rules in %s is told in the words of an owner: %s', (field, text, words) => {
  const read = readRulesForm({ ...empty, freeFrom: '300rb', [field]: text });
  const issue = 'rules' in read ? OrderRules.safeParse(read.rules).error?.issues[0] : undefined;
  expect([issue?.message, fieldOf(issue?.path.join('.') ?? '')]).toEqual([words, field]);
});

test('the rules are told in one line', () => {
  expect(summaryOfRules(empty)).toBe('Belum diisi');
  const some = {
    ...empty,
    freeFrom: '300.000',
    discounts: '10%\n\n5rb, min 50rb',
    offers: 'Topi = beli 2 gratis 1',
    codes: 'HEMAT = 5%',
    deposit: '50%',
    fees: 'Packing = 3rb',
  };
  expect(summaryOfRules(some)).toBe('Gratis ongkir mulai Rp\u00a0300.000 · 2 diskon · 1 promo barang · 1 kode promo · DP 50% · 1 biaya');
  expect(summaryOfRules({ ...empty, deposit: '100.000' })).toBe('DP Rp\u00a0100.000');
});
