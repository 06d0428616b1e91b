import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import { noOrderRules, Offer, OrderRules, goodsOf } from './order-rules.js';
import { emptyTerms } from './product-terms.js';
import { emptyProduct, formatFigures, ProductChange, ProductInput } from './products.js';
import { ProductsChange } from './product-changes.js';
import { uploadLink } from './product-list.js';

/*
 * Values for goods and rules that the schemas reject, with the error sentence for the owner, and the nearest accepted
 * values.
 */

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const kaos = { ...emptyProduct, name: 'Kaos' };
const terms = (more: object) => ({ ...kaos, terms: { ...emptyTerms, ...more } });
const tier = (from: number, priceIdr = 1_000) => ({ from, priceIdr });
const rules = (more: object) => ({ ...noOrderRules, ...more });
const always = { minIdr: null, from: null, until: null };
const amount = { kind: 'amount', amountIdr: 1_000 };
const code = (name: string, more: object = {}) => ({ code: name, gives: amount, ...always, ...more });
const bundle = (...counts: number[]) => {
  const things = counts.map((count, nth) => ({ goods: `Barang ${nth}`, count }));
  return { gives: { kind: 'bundle', things, priceIdr: 1_000 }, from: null, until: null };
};
const free = (buy: number, more: object = {}) => ({
  gives: { kind: 'free', goods: 'Kaos', buy, free: 1 },
  from: null,
  until: null,
  ...more,
});
const fee = (name: string) => ({ name, costs: { ...amount, per: 'order' }, when: 'always', belowIdr: null });
const days = (from: string | null, until: string | null) => ({ from, until });
const [first, last] = ['2026-11-25', '2026-11-26'];
const shift = (more: object) => ({ kind: 'price', percent: null, rupiah: null, roundTo: 100, ...more });
const many = <One>(count: number, one: (nth: number) => One) => Array.from({ length: count }, (_, nth) => one(nth));
const freeShipping = { minIdr: 1, maxIdr: null, places: ['Depok'] };

test.each<[string, z.ZodType, unknown, string]>([
  ['a product without a name', ProductInput, { ...kaos, name: ' ' }, 'Nama produk tidak boleh kosong.'],
  ['a name of signs', ProductInput, { ...kaos, name: '***' }, 'Nama produk harus berisi huruf atau angka.'],
  ['a long name', ProductInput, { ...kaos, name: 'x'.repeat(101) }, 'Nama produk paling panjang 100 huruf.'],
  ['a price in parts', ProductInput, { ...kaos, priceIdr: 1.5 }, 'Harga tidak valid. Isi dengan angka bulat.'],
  ['a price below zero', ProductInput, { ...kaos, priceIdr: -1 }, 'Harga tidak boleh kurang dari 0.'],
  ['a price in words', ProductInput, { ...kaos, priceIdr: 'mahal' }, 'Harga tidak valid. Isi dengan angka.'],
  ['a price beyond the column', ProductInput, { ...kaos, priceIdr: 2_000_000_001 }, 'Harga paling banyak 2.000.000.000.'],
  ['a weight of nothing', ProductInput, { ...kaos, weightGrams: 0 }, 'Berat harus lebih dari 0 gram.'],
  ['a weight of more than ten tonnes', ProductInput, { ...kaos, weightGrams: 10_000_001 }, 'Berat paling banyak 10.000.000.'],
  ['a stock below zero', ProductInput, { ...kaos, stock: -1 }, 'Stok tidak boleh kurang dari 0.'],
  ['long notes', ProductInput, { ...kaos, notes: 'x'.repeat(501) }, 'Catatan paling panjang 500 huruf.'],
  ['a long category', ProductInput, { ...kaos, category: 'x'.repeat(51) }, 'Kategori paling panjang 50 huruf.'],
  ['a photo without an address', ProductInput, { ...kaos, photos: ['foto.jpg'] }, 'Link foto harus diawali https://'],
  ['six photos', ProductInput, { ...kaos, photos: many(6, (nth) => `https://a.id/${nth}`) }, 'Foto paling banyak 5 per produk.'],
  [
    'a variant without a name',
    ProductInput,
    { ...kaos, variants: [{ name: '', priceIdr: null, stock: null }] },
    'Nama varian tidak boleh kosong.',
  ],
  [
    'a variant that costs less than nothing',
    ProductInput,
    { ...kaos, variants: [{ name: 'M', priceIdr: -1, stock: null }] },
    'Harga varian tidak boleh kurang dari 0.',
  ],
  ['a cost below zero', ProductInput, { ...kaos, costIdr: -1 }, 'Harga modal tidak boleh kurang dari 0.'],
  ['a wholesale price for one', ProductInput, terms({ tiers: [tier(1)] }), 'Grosir mulai dari 2.'],
  ['a wholesale price of nothing', ProductInput, terms({ tiers: [tier(2, 0)] }), 'Harga harus lebih dari Rp\u00a00.'],
  [
    'two wholesale prices for one number',
    ProductInput,
    terms({ tiers: [tier(2), tier(2, 900)] }),
    'Dua harga grosir punya jumlah yang sama.',
  ],
  ['seven wholesale prices', ProductInput, terms({ tiers: many(7, (nth) => tier(nth + 2)) }), 'Harga grosir paling banyak 6.'],
  ['a smallest order of none', ProductInput, terms({ minOrder: 0 }), 'Minimal pesan paling sedikit 1.'],
  ['a promo that ends first', ProductInput, terms({ promo: { priceIdr: 1, ...days(last, first) } }), 'Promo berakhir sebelum dimulai.'],
  ['a promo on no day', ProductInput, terms({ promo: { priceIdr: 1, ...days('2026-13-01', null) } }), 'Tanggal tidak valid.'],
  ['a code with a space', OrderRules, rules({ codes: [code('HEMAT 10')] }), 'Kode hanya berisi huruf dan angka, tanpa spasi.'],
  ['a code twice', OrderRules, rules({ codes: [code('HEMAT-10'), code('hemat10')] }), 'Ada dua kode yang sama.'],
  [
    'a code that ends first',
    OrderRules,
    rules({ codes: [code('A', days(last, first))] }),
    'Tanggal sampai lebih awal daripada tanggal mulai.',
  ],
  ['21 codes', OrderRules, rules({ codes: many(21, (nth) => code(`A${nth}`)) }), 'Kode paling banyak 20.'],
  [
    'a discount that ends first',
    OrderRules,
    rules({ discounts: [{ gives: amount, minIdr: null, ...days(last, first) }] }),
    'Tanggal sampai lebih awal daripada tanggal mulai.',
  ],
  [
    'more than all of the price',
    OrderRules,
    rules({ discounts: [{ gives: { kind: 'percent', percent: 100.5, maxIdr: null }, ...always }] }),
    'Persen paling banyak 100.',
  ],
  [
    'less than a tenth of a percent',
    OrderRules,
    rules({ discounts: [{ gives: { kind: 'percent', percent: 0.05, maxIdr: null }, ...always }] }),
    'Persen paling sedikit 0,1.',
  ],
  ['a fee twice', OrderRules, rules({ fees: [fee('COD'), fee('cod ')] }), 'Ada dua biaya dengan nama yang sama.'],
  ['a fee without a name', OrderRules, rules({ fees: [fee(' ')] }), 'Nama biaya tidak boleh kosong.'],
  ['a bundle of one piece', Offer, bundle(1), 'Isi paket paling sedikit 2 barang.'],
  ['a bundle of six goods', Offer, bundle(1, 1, 1, 1, 1, 1), 'Isi paket paling banyak 5 barang.'],
  ['a bundle with none of something', Offer, bundle(2, 0), 'Jumlah paling sedikit 1.'],
  ['an offer that ends first', Offer, free(2, days(last, first)), 'Tanggal sampai lebih awal daripada tanggal mulai.'],
  ['a free piece of a thousand and one', Offer, free(1_001), 'Jumlah paling banyak 1.000.'],
  ['a price that falls by more than 90 %', ProductsChange, shift({ percent: -91 }), 'Turun paling banyak 90%.'],
  ['a price that rises by more than 500 %', ProductsChange, shift({ percent: 501 }), 'Naik paling banyak 500%.'],
])('%s is refused', (_what, schema, value, sentence) => {
  const { error } = schema.safeParse(value);
  expect(JSON.stringify(error?.issues)).toContain(JSON.stringify(sentence).slice(1, -1));
});

test.each<[string, z.ZodType, unknown]>([
  ['a product for nothing, sold out', ProductInput, { ...kaos, priceIdr: 0, stock: 0, costIdr: 0 }],
  ['the highest figures', ProductInput, { ...kaos, priceIdr: 2_000_000_000, weightGrams: 10_000_000, stock: 10_000_000 }],
  [
    'an uploaded photo, and four of the web',
    ProductInput,
    { ...kaos, photos: [uploadLink(id), ...many(4, (nth) => `HTTP://a.id/${nth}`)] },
  ],
  ['a promo of one day', ProductInput, terms({ promo: { priceIdr: 1, ...days(first, first) } })],
  ['a promo without an end', ProductInput, terms({ promo: { priceIdr: 1, ...days(last, null) } })],
  ['wholesale from two on, in any order', ProductInput, terms({ tiers: [tier(50), tier(2)], minOrder: 1 })],
  ['codes that differ in a letter', OrderRules, rules({ codes: [code('HEMAT-10'), code('hemat11', days(first, first))] })],
  ['fees of different names', OrderRules, rules({ fees: [fee('COD'), fee('Packing')] })],
  ['free shipping', OrderRules, rules({ freeShipping })],
  ['a bundle of two pieces of one thing', Offer, bundle(2)],
  ['a bundle of five goods', Offer, bundle(1, 1, 1, 1, 1)],
  ['an offer of one day', Offer, free(1, days(first, first))],
  ['the largest changes of a price', ProductsChange, shift({ percent: -90 })],
  ['a stock that is not known', ProductsChange, { kind: 'stock', stock: null }],
])('%s is allowed', (_what, schema, value) => {
  expect(schema.safeParse(value).error?.issues).toBeUndefined();
});

test('what a page of an earlier version does not send is empty in a new product, and unchanged in an old one', () => {
  const { category: _category, terms: _terms, costIdr: _cost, ...known } = kaos;
  expect(ProductInput.parse(known)).toEqual(kaos);
  expect(ProductChange.parse(known)).toEqual(known);
});

test('an offer names all goods that it is about', () => {
  expect(goodsOf(Offer.parse(bundle(1, 2)))).toEqual(['Barang 0', 'Barang 1']);
  expect(goodsOf(Offer.parse(free(2)))).toEqual(['Kaos']);
});

test.each([
  [{ priceIdr: 75_000, weightGrams: 250, stock: 10 }, 'Rp 75.000 · 250 gram · stok 10'],
  [{ priceIdr: 0, weightGrams: 1_500, stock: 0 }, 'Rp 0 · 1,5 kg · stok habis'],
  [{ priceIdr: null, weightGrams: 999, stock: null }, '999 gram'],
  [{ priceIdr: null, weightGrams: 1_000, stock: 1 }, '1 kg · stok 1'],
  [{ priceIdr: null, weightGrams: null, stock: null }, ''],
])('the figures %j are shown as %j', (figures, shown) => {
  expect(formatFigures(figures).replaceAll('\u00a0', ' ')).toBe(shown);
});
