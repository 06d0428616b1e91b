import { expect, test } from '@jest/globals';
import { linesOf, plain, wordsOfLine } from './search.rules.js';
import { stemsOf } from './stems.rules.js';

test('accents, case and signs make no difference', () => {
  expect(plain('  CAFÉ, Kuota?! ')).toBe('cafe kuota');
  expect(plain('Jalapeño')).toBe('jalapeno');
});

test('the markup of a line is no part of its words', () => {
  expect(wordsOfLine('Tekan **Pilih Paket** di [Paket Langganan](/billing).')).toBe('Tekan Pilih Paket di Paket Langganan.');
});

test.each([
  [{}, []],
  [{ heading: 'Langkah' }, ['Langkah']],
  [{ notes: ['c'], steps: ['a', 'b'], heading: 'Langkah' }, ['Langkah', 'a', 'b', 'c']],
])('the lines of %j are %j', (part, lines) => {
  expect(linesOf(part)).toEqual(lines);
});

test.each([
  ['menghapus', 'hapus'],
  ['menghapuskan', 'hapus'],
  ['dihapusnya', 'hapus'],
  ['mengirim', 'kirim'],
  ['terkirim', 'kirim'],
  ['kekirim', 'kirim'],
  ['memakai', 'pakai'],
  ['menulis', 'tulis'],
  ['menyambung', 'sambung'],
  ['memblokir', 'blokir'],
  ['mengganti', 'ganti'],
  ['matiin', 'mati'],
  ['ngirim', 'kirim'],
  ['diperpanjang', 'panjang'],
  ['akunnya', 'akun'],
])('%s may come from %s', (word, stem) => {
  expect(stemsOf(word)).toContain(stem);
});

test.each(['jam', 'hp', 'wa', 'foto', ''])('"%s" stays itself', (word) => {
  expect(stemsOf(word)[0]).toBe(word);
});
