import { expect, test } from '@jest/globals';
import { pickQuestions } from './questions.rules.js';

test('questions are found with and without a question mark, greetings and thanks are none', () => {
  const bodies = ['Terima kasih kak', 'Ongkir ke Bandung brp kak', 'Halo', 'Warna hitam masih?', 'oke siap', 'ada ukuran XL'];
  expect(pickQuestions(bodies, 10)).toEqual(['Ongkir ke Bandung brp kak', 'Warna hitam masih?', 'ada ukuran XL']);
});

test('the same question counts once, and no more than the requested number is returned', () => {
  expect(pickQuestions(['Ada stok?', 'ada stok', ' ADA  STOK ?! ', 'Berapa harganya?', 'Buka jam berapa?'], 2)).toEqual([
    'Ada stok?',
    'Berapa harganya?',
  ]);
});

test('words that are parted differently make another question', () => {
  expect(pickQuestions(['ada stok?', 'adastok?'], 10)).toEqual(['ada stok?', 'adastok?']);
});

test('a question that is too short or too long to be answered alone is left out', () => {
  expect(pickQuestions(['apa?', `${'panjang '.repeat(50)}?`], 10)).toEqual([]);
  expect(pickQuestions(['  Brp?  ', ' Ready? ', 'Apaya?', `${'x'.repeat(299)}?`, `${'y'.repeat(300)}?`], 10)).toEqual([
    'Ready?',
    'Apaya?',
    `${'x'.repeat(299)}?`,
  ]);
});
