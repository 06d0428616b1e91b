import { expect, test } from '@jest/globals';
import { LeftKinds } from './left-kinds.rules.js';

const left = new LeftKinds('deck impor tinggal 8.25, vans size 40 41 43; pantofel ukuran 38-42. sandal tinggal 3');

test.each([
  ['', 'Deck impor 8.5 ready Kak.'],
  ['vans 42 ada?', 'Vans ready Kak.'],
  ['', 'Pantofel ukuran 44 masih ada.'],
])('a size that is gone is not offered: %s %s', (lead, sentence) => {
  expect(left.isRefused(sentence, lead)).toBe(true);
});

test.each([
  ['', 'Deck impor 8.25 ready Kak.'],
  ['vans 43 ada?', 'Vans ready Kak.'],
  ['', 'Pantofel ukuran 40 masih ada.'],
  ['', 'Vans ukuran 42 belum ada Kak.'],
  ['', 'Sandal ukuran 40 ada Kak.'],
])('a size that is left, or another thing, is not refused: %s %s', (lead, sentence) => {
  expect(left.isRefused(sentence, lead)).toBe(false);
});
