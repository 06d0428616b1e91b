import { expect, test } from '@jest/globals';
import type { Guide } from './guide.js';
import { guides } from './guides.js';
import { linesOf, matchOf, plain, searchMaxChars } from './search.rules.js';

const guide: Guide = {
  title: 'Café dan kuota',
  intro: 'Tentang paket.',
  alsoFoundBy: 'billing',
  parts: [{ heading: 'Langkah', steps: ['Tekan **Pilih Paket** di [Billing](/billing).'], notes: ['Kuota tidak hangus.'] }],
};

test('accents, case and signs make no difference', () => {
  expect(plain('  CAFÉ, Kuota?! ')).toBe('cafe kuota');
  expect(plain('Jalapeño')).toBe('jalapeno');
  expect(matchOf(guide, 'CAFE')).toMatchObject({ rank: 1 });
  expect(matchOf({ ...guide, title: 'Cafe' }, 'café')).toMatchObject({ rank: 1 });
});

test('every word counts, and by its beginning', () => {
  expect(matchOf(guide, 'kuo hang')).not.toBeNull();
  expect(matchOf(guide, 'kuota ongkir')).toBeNull();
  expect(matchOf(guide, 'ngus')).toBeNull();
  for (const word of ['cafe', 'tentang', 'billing', 'langkah', 'tekan', 'hangus']) expect(matchOf(guide, word)).not.toBeNull();
});

test('words that stand in every question do not keep an answer away', () => {
  expect(matchOf(guide, 'bagaimana cara pilih paket?')).not.toBeNull();
  // filler words count when the question has no others
  expect(matchOf(guide, 'tidak')).toEqual({ rank: 0, line: 'Kuota tidak hangus.' });
  expect(matchOf(guide, 'bagaimana?')).toBeNull();
});

test('without a question every guide is shown', () => {
  expect(matchOf(guide, ' … ')).toEqual({ rank: 0, line: null });
});

test('the line that answers is told without its signs', () => {
  expect(matchOf(guide, 'pilih')?.line).toBe('Tekan Pilih Paket di Billing.');
  expect(matchOf(guide, 'billing')?.line).toBe('Tekan Pilih Paket di Billing.');
  expect(matchOf(guide, 'cafe')?.line).toBeNull();
});

test('a guide is nearer the more of the words its title has, and the line is one that tells another', () => {
  expect(matchOf(guide, 'kuota hangus')).toEqual({ rank: 1, line: 'Kuota tidak hangus.' });
  expect(matchOf(guide, 'cafe kuota')).toEqual({ rank: 2, line: null });
});

test.each([
  [{}, []],
  [{ heading: 'Langkah' }, ['Langkah']],
  [{ notes: ['c'], steps: ['a', 'b'], heading: 'Langkah' }, ['Langkah', 'a', 'b', 'c']],
])('the lines of %j are %j', (part, lines) => {
  expect(linesOf(part)).toEqual(lines);
});

test('a question is read up to its limit', () => {
  expect(matchOf(guide, `${'kuota '.repeat(20)}ongkir`.slice(0, searchMaxChars))).not.toBeNull();
  expect(matchOf(guide, `${'kuota'.padEnd(searchMaxChars)}ongkir`)).not.toBeNull();
});

test.each([
  ['scan barcode', 'menghubungkan-whatsapp'],
  ['kuota habis', 'paket'],
  ['bot tidak balas', 'tidak-dijawab'],
  ['diblokir', 'nomor-dibatasi'],
  ['ongkir', 'foto-ongkir'],
  ['stok', 'produk'],
  ['jawaban salah', 'melatih-ai'],
  ['takeover', 'chat'],
] as const)('who asks for "%s" finds %s', (question, id) => {
  expect(matchOf(guides[id], question)).not.toBeNull();
});
