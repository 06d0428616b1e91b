import { expect, test } from '@jest/globals';
import { ListedCounts } from './listed-counts.rules.js';

const counts = new ListedCounts('Lapangan karpet 4, vinyl 2. kamar deluxe 6; suite 2\nRedmi 9, garansi 1 bulan. buka jam 8, tutup jam 9');

test.each(['Lapangan vinyl ada 4 Kak.', 'Kamar suite tersedia 6 Kak.'])('another number of a kind is refused: %s', (sentence) => {
  expect(counts.isRefused(sentence)).toBe(true);
});

test.each([
  'Lapangan vinyl ada 2 Kak.',
  'Karpet ada 4, vinyl ada 2 Kak.',
  'Redmi ada 3 warna Kak.',
  'Vinyl ada 4 jam kosong.',
  'Vinyl tidak ada 4 Kak.',
])('the same number, or another thing, is not refused: %s', (sentence) => {
  expect(counts.isRefused(sentence)).toBe(false);
});
