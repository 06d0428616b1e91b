import { expect, test } from '@jest/globals';
import { isAsked } from './questions.rules.js';

test.each([
  ['Apakah kaos polos ada ukuran XXL?', 'Apakah tersedia kaos polos ukuran XXL?'],
  ['garansinya berapa lama kak?', 'ada garansi ga min'],
  ['Apakah bisa COD ke Bandung?', 'Bisa COD ke Bandung?'],
])('with %j open, %j is the same question', (open, question) => {
  expect(isAsked(question, ['Harga reseller berapa?', open])).toBe(true);
});

test.each([
  ['Apakah kaos polos ada ukuran XXL?', 'Apakah kaos polos ada ukuran XL?'],
  ['Apakah kaos polos ada ukuran XXL?', 'Apakah kaos polos ada ukuran XXL warna merah?'],
  ['harga kaos?', 'stok kaos?'],
  ['harga kaos?', 'kaos bahannya apa?'],
  ['ada warna pashmina lain?', 'ada warna bergo lain?'],
  ['Apakah garansi berlaku untuk kerusakan karena air dan jatuh?', 'garansi?'],
])('with %j open, %j is another question', (open, question) => {
  expect(isAsked(question, [open])).toBe(false);
});

test('without an open question, everything is new', () => {
  expect([isAsked('halo kak?', [], true), isAsked('ada garansi?', [], true)]).toEqual([false, false]);
});

test('words without a subject ask again only when the owner is told nothing else', () => {
  const words = 'gimana kak? udah ditanyakan belum';
  expect([isAsked(words, ['ada garansi?'], true), isAsked(words, ['ada garansi?'])]).toEqual([true, false]);
});

test('a long text is compared in linear time', () => {
  expect(isAsked('nyanya '.repeat(200_000), ['ada garansi?'])).toBe(false);
});
