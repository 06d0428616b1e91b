import { expect, test } from '@jest/globals';
import { limits } from '#contracts/values/limits';
import { completenessOf, topics, withHeading } from './completeness.rules.js';
import { templates } from './templates.js';

const missing = (prompt: string, products = '') => completenessOf(prompt, products).missing.map(({ heading }) => heading);

test('an empty text lacks all that leads ask most', () => {
  expect(missing('')).toEqual(['Tentang usaha', 'Produk dan harga', 'Cara order', 'Jam buka', 'Gaya bahasa']);
});

const long = 'Kami menjual kaos polos dan kemeja untuk pria dan wanita di Bandung.';
test.each([
  ['Produk dan harga', 'Kaos 75rb'],
  ['Produk dan harga', 'Kaos 75.000'],
  ['Produk dan harga', 'Harga Rp 75000 saja'],
  ['Cara order', 'Kirim nama dan alamat, lalu transfer ke BCA'],
  ['Cara order', 'Cara pesan: tulis nama'],
  ['Jam buka', 'Setiap hari 08.00–17.00'],
  ['Jam buka', 'Minggu tutup'],
  ['Gaya bahasa', 'Jawab dengan ramah'],
  ['Gaya bahasa', 'Panggil pelanggan Kakak'],
])('%s is recognised by: %s', (heading, text) => {
  expect(missing(long)).toContain(heading);
  expect(missing(`${long}\n${text}`)).not.toContain(heading);
});

test('a heading alone and a blank of a template tell nothing', () => {
  expect(missing('Jam buka:\n\nGaya bahasa:\n')).toEqual(topics.map(({ heading }) => heading));
  expect(missing(`${long} Kaos Rp [75.000]`)).toContain('Produk dan harga');
  expect(missing(`${long} Setiap hari tu[hari]tup`)).toContain('Jam buka');
  expect(completenessOf('Rp [75.000] di [kota]', '').blanks).toBe(2);
});

test('a text describes a shop from sixty characters on, however they are spaced', () => {
  const words = (chars: number) => `Kaos ${'x'.repeat(chars - 5)}`;
  expect(missing(words(59))).toContain('Tentang usaha');
  expect(missing(words(60))).not.toContain('Tentang usaha');
  expect(missing(`\n ${words(59).replace(' ', ' \n  ')} \n`)).toContain('Tentang usaha');
});

test('only prices may be in the product list instead of the text', () => {
  const products = 'Kaos polos 75.000, transfer, buka 08.00-17.00 dengan ramah - https://toko.example/kaos.jpg';
  expect(missing(long, products)).toEqual(['Cara order', 'Jam buka', 'Gaya bahasa']);
  expect(completenessOf(long, products).told.map(({ heading }) => heading)).toEqual(['Tentang usaha', 'Produk dan harga']);
});

test('a heading is added at the end, or found where it is', () => {
  expect(withHeading('', 'Jam buka')).toEqual({ text: 'Jam buka:\n', caret: 10 });
  expect(withHeading('Halo. \n', 'Jam buka')).toEqual({ text: 'Halo.\n\nJam buka:\n', caret: 17 });
  expect(withHeading('jam buka: 08.00', 'Jam buka')).toEqual({ text: 'jam buka: 08.00', caret: 9 });
});

test.each(templates.map((one) => [one.name, one.text]))('the template %s has blanks, and is whole once they are filled', (_name, text) => {
  expect(text.length).toBeLessThan(limits.promptMaxChars);
  expect(completenessOf(text, '').blanks).toBeGreaterThan(5);
  const filled = text.replaceAll(/\[([^\]]*)\]/g, '$1');
  expect(completenessOf(filled, '')).toMatchObject({ missing: [], blanks: 0 });
});

/** Values that differ between shops: numbers, days, time zones, and amounts in Rupiah. */
const ofOneShop = /\d[\d.,]*|\b(?:Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu|WIB|WITA|WIT)\b|\bRp (?!\[)/g;

test.each(templates.map((one) => [one.name, one.text]))('in the template %s, what differs from shop to shop is a blank', (_name, text) => {
  const withoutBlanks = text.replaceAll(/\[[^\][]*\]/g, '[]');
  expect(withoutBlanks.match(ofOneShop) ?? []).toEqual([]);
  // each bracket belongs to a blank that is counted
  const { blanks } = completenessOf(text, '');
  expect([text.split('[').length - 1, text.split(']').length - 1]).toEqual([blanks, blanks]);
});

test('there are the five trades', () => {
  expect(templates.map(({ name }) => name)).toEqual(['Fashion', 'Kuliner', 'Jasa', 'Kosmetik', 'Elektronik']);
});
