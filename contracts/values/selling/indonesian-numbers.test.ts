import { describe, expect, test } from '@jest/globals';
import { readGrams, readPieces, readRupiah } from './indonesian-numbers.js';
import { formatGrams } from './figures.js';

describe('amounts in Rupiah', () => {
  test.each([
    ['150000', 150_000],
    ['150.000', 150_000],
    ['150,000', 150_000],
    ['1,200.00', 1_200],
    ['Rp 150.000', 150_000],
    ['Rp150.000,00', 150_000],
    ['Rp. 150.000,-', 150_000],
    ['IDR 1.250.000', 1_250_000],
    ['150rb', 150_000],
    ['150 ribu', 150_000],
    ['85k', 85_000],
    ['12,5rb', 12_500],
    ['12.5 rb', 12_500],
    ['1,5 juta', 1_500_000],
    ['2jt', 2_000_000],
    ['1,25 M', 1_250_000_000],
    ['85 rbu', 85_000],
    ['2 miliar', 2_000_000_000],
    ['1 milyar', 1_000_000_000],
    ['gratis', 0],
    ['Free', 0],
    ['0', 0],
  ])('%s is %d', (text, amount) => {
    expect(readRupiah(text)).toBe(amount);
  });

  test.each([
    '',
    '1.200.00',
    '1,200,00',
    '-',
    'seratus ribu',
    '150.00.000',
    '1.5',
    '-5000',
    '1e9',
    '150rb-200rb',
    '999999999999999',
    'tanya admin',
    '5 kg',
    '1.250rb',
    '45.000k',
    '2.000.000.001',
    '3 m',
  ])('%j is none', (text) => {
    expect(readRupiah(text)).toBeNull();
  });
});

describe('weights', () => {
  test.each([
    ['250', 250],
    ['250 gr', 250],
    ['250g', 250],
    ['1.200 gram', 1_200],
    ['1,5 kg', 1_500],
    ['1.5kg', 1_500],
    ['2 kilo', 2_000],
    ['2 ons', 200],
    ['0,25 kg', 250],
    ['1,250 kg', 1_250],
    ['3 kilogram', 3_000],
    ['10 ton', 10_000_000],
  ])('%s is %d gram', (text, grams) => {
    expect(readGrams(text)).toBe(grams);
  });

  test.each(['', '0', '0 kg', 'ringan', '1,5 gram', '20.000.000 kg', '-2 kg', '11 ton', '3 karung'])('%j is none', (text) => {
    expect(readGrams(text)).toBeNull();
  });

  test('are formatted as people write them', () => {
    expect([250, 1_500, 12_345].map(formatGrams)).toEqual(['250 gram', '1,5 kg', '12,345 kg']);
  });
});

test.each([
  ['12', 12],
  ['10 pcs', 10],
  ['1.200', 1_200],
  ['habis', 0],
  ['Kosong', 0],
  ['3 ekor', 3],
  ['10.000.000', 10_000_000],
  ['10.000.001', null],
  ['1,5', null],
  ['banyak', null],
  ['-3', null],
])('%s are %p pieces', (text, pieces) => {
  expect(readPieces(text)).toBe(pieces);
});

const unitsOfPieces = ['pcs', 'pc', 'buah', 'bh', 'biji', 'unit', 'pack', 'pak', 'box', 'dus', 'set', 'ekor', 'botol', 'bungkus'];
test.each(unitsOfPieces)('pieces may be counted in %s, with or without a blank and a dot', (unit) => {
  expect([`3 ${unit}`, `3${unit}`, `3 ${unit}.`, `3 ${unit.toUpperCase()}`].map(readPieces)).toEqual([3, 3, 3, 3]);
});

test.each([
  ['kg', 2_000],
  ['kilo', 2_000],
  ['kilogram', 2_000],
  ['gram', 2],
  ['gr', 2],
  ['g', 2],
  ['ons', 200],
  ['ton', 2_000_000],
])('a weight may be written in %s, with or without a blank and a dot', (unit, grams) => {
  expect([`2 ${unit}`, `2${unit}`, `2 ${unit}.`, `2 ${unit.toUpperCase()}`].map(readGrams)).toEqual([grams, grams, grams, grams]);
});

test.each(['Rp 5.000', 'Rp5.000', 'Rp. 5.000', 'rp.5.000', 'IDR 5.000', 'IDR5.000', '5rb.', '5 ribu', '5rbu', '5K', '5.000,-'])(
  '%s is five thousand Rupiah',
  (text) => {
    expect(readRupiah(text)).toBe(5_000);
  },
);
