import { expect, test } from '@jest/globals';
import { PriceBook } from '../price-book.rules.js';
import { wrongRelations } from './price-relations.rules.js';

const book = new PriceBook('Gamis Aisyah 185rb\nKaos polos 45rb\nKhimar 92rb, ongkir Depok 15rb');
const wrong = (sentence: string): number => wrongRelations(sentence, { book: () => book }).length;

test.each([
  'Khimar setengah dari gamis Kak.',
  'Khimarnya setengah harga gamis aisyah ya.',
  'Gamis dua kali lipat harga khimar Kak.',
  'Kaosnya lebih murah dari gamis Kak.',
  'Gamis Aisyah lebih mahal daripada khimar.',
  'Kaos setengah kodi dari gudang ya Kak.',
  'Kalau ambil 12 kaos lebih murah dari harga satuan Kak.',
  'Khimar lebih mahal dari 2 kaos? Iya Kak.',
  'Bahannya lebih tebal dari kaos biasa Kak.',
])('%s is not wrong', (sentence) => {
  expect(wrong(sentence)).toBe(0);
});

test.each([
  'Kaosnya setengah dari gamis Kak.',
  'Kaos separuh harga gamis Kak.',
  'Gamis Aisyah dua kali lipat harga kaos Kak.',
  'Kaosnya lebih mahal dari gamis Kak.',
  'Gamis Aisyah lebih murah daripada khimar.',
])('%s is wrong', (sentence) => {
  expect(wrong(sentence)).toBe(1);
});
