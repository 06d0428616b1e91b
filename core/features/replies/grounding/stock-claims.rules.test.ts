import { expect, test } from '@jest/globals';
import { StatedStock } from './stock-claims.rules.js';

const untold = new StatedStock('Kopi Gayo 250g Rp 85.000');

test.each([
  'Tinggal 3 pcs ya Kak.',
  'Tinggal sedikit Kak, buruan.',
  'Ini barang terakhir Kak.',
  'Sisa 2 Kak.',
  'Yang merah tinggal size L Kak.',
])('a shop that states no stock cannot say: %s', (sentence) => {
  expect(untold.isRefused(sentence)).toBe(true);
});

test.each([
  'Halo Kak, ini pesan terakhir dari kami soal Kopi Gayo.',
  'Kakak tinggal balas chat ini ya.',
  'Nanti tinggal transfer saja Kak.',
  'Terakhir kali Kakak pesan Kopi Gayo ya.',
  'Kak, DP 50 ribu dulu, sisanya saat diambil.',
  'Masih ada Kak.',
])('no claim of scarcity: %s', (sentence) => {
  expect(untold.isRefused(sentence)).toBe(false);
});

test('a thing that comes later is not at hand', () => {
  const stock = new StatedStock('Kemplang 22rb, getas 25rb. getas hbs, baru ada tgl 5');
  expect(stock.isRefused('Getas habis Kak, baru ada tanggal 5.')).toBe(false);
  expect(stock.isRefused('Getas ready Kak.')).toBe(true);
});
