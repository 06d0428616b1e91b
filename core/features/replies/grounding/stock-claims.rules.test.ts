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

test('a variant of a product has a stock of its own', () => {
  const stock = new StatedStock('Whey ISO 2lb | Rp 590.000 · 1,1 kg · stok 14 | varian: coklat stok 9; vanilla stok 5; stroberi habis');
  expect(stock.isRefused('Whey ISO stroberi ready Kak.')).toBe(true);
  expect(stock.isRefused('Whey ISO coklat ready Kak.')).toBe(false);
  expect(stock.isRefused('Whey ISO stroberi habis Kak.')).toBe(false);
});
