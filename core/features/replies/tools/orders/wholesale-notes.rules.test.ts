import { expect, test } from '@jest/globals';
import { wholesaleIn, type Bundle } from './wholesale-notes.rules.js';

interface Tier {
  readonly from: number;
  readonly priceIdr: number;
}
const read = (notes: string, more: object = {}) => wholesaleIn({ name: 'Kaos polos', notes, unit: '', listedIdr: 45_000, ...more });

test.each<[string, Tier[]]>([
  [
    'Grosir 12-49 pcs 40rb, 50 pcs ke atas 36rb',
    [
      { from: 12, priceIdr: 40_000 },
      { from: 50, priceIdr: 36_000 },
    ],
  ],
  ['1 lusin 420rb', [{ from: 12, priceIdr: 35_000 }]],
  ['selusin 420rb', [{ from: 12, priceIdr: 35_000 }]],
  ['1 lusin 40rb/pcs', [{ from: 12, priceIdr: 40_000 }]],
  ['min 1 lusin 40rb', [{ from: 12, priceIdr: 40_000 }]],
  ['2 lusin ke atas 420rb/lusin', [{ from: 24, priceIdr: 35_000 }]],
  ['1/2 lusin 240rb', [{ from: 6, priceIdr: 40_000 }]],
  ['10+ Rp 38.000', [{ from: 10, priceIdr: 38_000 }]],
  ['min 6 pcs: 42rb/pcs', [{ from: 6, priceIdr: 42_000 }]],
  ['kaos polos beli 6 pcs @ 42rb', [{ from: 6, priceIdr: 42_000 }]],
  ['di atas 10 pcs 40rb', [{ from: 11, priceIdr: 40_000 }]],
  ['Reseller 10 pcs 38rb, grosir 20 pcs 40rb', [{ from: 20, priceIdr: 40_000 }]],
  ['Ongkir Jakarta 10rb', []],
  ['', []],
])('wholesale prices in %j', (notes, tiers) => {
  expect(read(notes)).toEqual({ tiers, bundles: [] });
});

test.each<[string, Bundle[]]>([
  ['3 pcs 100rb', [{ count: 3, totalIdr: 100_000 }]],
  ['hemat: 5 pcs 200rb (40rb/pcs)', [{ count: 5, totalIdr: 200_000 }]],
  ['grosir 12 pcs 480rb', [{ count: 12, totalIdr: 480_000 }]],
])('prices of several together in %j', (notes, bundles) => {
  expect(read(notes)).toEqual({ tiers: [], bundles });
});

test.each([
  'ongkir 1 kg 10rb',
  'DP 1 set 50rb',
  'DP 2 pcs 50rb',
  'tambah nama 1 pcs 5rb',
  'tambah nama 2 pcs 8rb',
  'bungkus kado 1 set 7.500',
  'warna 2 set 5rb',
  'pasang 1 unit 150rb',
  'pasang 2 unit 20rb',
  'tukar tambah 1 unit 200rb',
  'garansi 2 unit 30rb',
  'bisa kirim 2 kg 12rb',
  'harga normal 1 pcs 60rb',
  'harga normal 2 pcs 60rb',
  '1 pack isi 10 pcs 25rb',
  'isi 12 pcs 45rb',
  '1 set isi 3 pcs 45rb',
  'khusus reseller 12 pcs ke atas 38rb',
  'reseller 10 pcs 38rb, 20 pcs 36rb',
  '12 pcs ke atas 38rb khusus member',
  '5 kg 30rb',
  '3 pcs 150rb',
  'min 12 pcs 60rb/pcs',
  'grosir 10 dus 30rb/dus',
])('no wholesale price in %j', (notes) => {
  expect(read(notes)).toEqual({ tiers: [], bundles: [] });
});

test('only the unit in which the product is sold counts', () => {
  const coffee = { name: 'Kopi 250gr', listedIdr: 40_000 };
  expect(read('1 kg 150rb, 5 kg 700rb', coffee)).toEqual({ tiers: [], bundles: [] });
  expect(read('5 kilo ke atas 32rb, 10 pcs 20rb/pcs', { unit: 'kg', listedIdr: 35_000 })).toEqual({
    tiers: [{ from: 5, priceIdr: 32_000 }],
    bundles: [],
  });
  expect(read('5 lusin ke atas 400rb', { unit: 'lusin', listedIdr: 420_000 })).toEqual({
    tiers: [{ from: 5, priceIdr: 400_000 }],
    bundles: [],
  });
  expect(read('3 box 100rb', { name: 'Masker box', listedIdr: 40_000 })).toEqual({ tiers: [], bundles: [{ count: 3, totalIdr: 100_000 }] });
});

test('without a listed price only amounts that are marked as the price of one count', () => {
  expect(read('grosir 12 pcs 480rb, min 20 pcs 38rb', { listedIdr: null })).toEqual({
    tiers: [{ from: 20, priceIdr: 38_000 }],
    bundles: [],
  });
});
