import { expect, test } from '@jest/globals';
import { emptyProduct } from '#contracts/values/selling/products';
import { productText } from '../../../owner-data/owner-data.rules.js';
import { objectionsTo } from '../../reply-check.rules.js';
import { productIn } from './product-lines.rules.js';

const cloth = productText({
  ...emptyProduct,
  name: 'Batik Cap Parang',
  priceIdr: 65_000,
  weightGrams: 250,
  stock: 40,
  terms: { unit: 'meter', minOrder: 2, tiers: [{ from: 20, priceIdr: 60_000 }], resellerIdr: 58_000, promo: null },
  variants: [
    { name: 'Sogan', priceIdr: null, stock: 12 },
    { name: 'Indigo', priceIdr: 70_000, stock: 0 },
  ],
  notes: 'lebar 115 cm. bahan katun',
  category: 'Kain',
});
const lamp = productText({
  ...emptyProduct,
  name: 'Lampu LED',
  variants: [
    { name: '7 watt', priceIdr: 18_000, stock: null },
    { name: '12 watt', priceIdr: 26_000, stock: null },
  ],
});

test('a product of the panel is read by the form of its line', () => {
  expect(productIn(cloth)).toEqual({
    name: 'Batik Cap Parang',
    idr: 65_000,
    unit: 'meter',
    tiers: [{ from: 20, idr: 60_000 }],
    resellerIdr: 58_000,
    variants: [
      { name: 'Sogan', idr: null },
      { name: 'Indigo', idr: 70_000 },
    ],
    notes: ['lebar 115 cm. bahan katun'],
  });
});

test.each(['Kaos polos 45rb | hoodie 120rb', 'Kaos | Rp 45.000 | Rp 40.000', 'Kaos polos Rp 45.000', 'COD | bisa'])(
  'lines of the owner in other forms are none: %s',
  (line) => {
    expect(productIn(line)).toBeNull();
  },
);

test.each([
  ['indigo semeter?', 'Batik Cap Parang Indigo Rp 70.000 per meter Kak.'],
  ['sogan semeter?', 'Yang Sogan Rp 65.000 per meter Kak.'],
  ['sogan 5 meter', 'Batik Cap Parang Sogan 5 meter Rp 325.000 Kak.'],
  ['sogan 25 meter', 'Batik Cap Parang Sogan 25 meter Rp 1.500.000 Kak.'],
  ['saya reseller, batik cap?', 'Untuk reseller Batik Cap Parang Rp 58.000 per meter Kak.'],
  ['lampu 12 watt', 'Lampu LED 12 watt Rp 26.000 Kak.'],
  ['lampu led ada apa aja', 'Lampu LED 7 watt Rp 18.000, 12 watt Rp 26.000 Kak.'],
])('%s: %s is right', (lead, reply) => {
  expect(objectionsTo(reply, { owner: [cloth, lamp], chat: [], tools: [], ours: [], lead: [lead] })).toEqual([]);
});

test.each([
  ['indigo semeter?', 'Batik Cap Parang Indigo Rp 65.000 per meter Kak.'],
  ['sogan semeter?', 'Yang Sogan Rp 70.000 per meter Kak.'],
  ['sogan 5 meter', 'Batik Cap Parang Sogan 5 meter Rp 300.000 Kak.'],
  ['sogan 25 meter', 'Batik Cap Parang Sogan 25 meter Rp 1.625.000 Kak.'],
  ['batik cap?', 'Batik Cap Parang Rp 58.000 per meter Kak.'],
  ['lampu 12 watt', 'Lampu LED 12 watt Rp 18.000 Kak.'],
])('%s: %s is refused', (lead, reply) => {
  expect(objectionsTo(reply, { owner: [cloth, lamp], chat: [], tools: [], ours: [], lead: [lead] })).not.toEqual([]);
});

test('the price of one product of a search is none of another one', () => {
  const tools = [`2 dari 190 produk yang cocok:\n- ${cloth}\n- ${lamp}`];
  const objected = (reply: string) => objectionsTo(reply, { owner: [], chat: [], tools, ours: [], lead: ['lampu 12 watt berapa'] });
  expect(objected('Lampu LED 12 watt Rp 26.000 Kak.')).toEqual([]);
  expect(objected('Lampu LED 12 watt Rp 65.000 Kak.')).not.toEqual([]);
});
