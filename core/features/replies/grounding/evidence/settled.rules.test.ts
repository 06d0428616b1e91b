import { expect, test } from '@jest/globals';
import { askedInstead, type Objection } from '../reply-check.rules.js';
import { OwnWords } from './own-words.rules.js';
import { settled, unresolved } from './settled.rules.js';

const own = new OwnWords([
  'Semua mesin garansi toko 1 bulan.\nDP 50%, lunas H-1. COD tidak bisa. Baterai 20rb\nJangan sebut diskon karyawan 15%.\nHewan tidak boleh',
]);
const held = (sentence: string, kind: Objection['kind'] = 'doubt'): Objection => ({ kind, words: sentence, sentence });
const left = (sentence: string, { lead = '', quote = '', kind = 'doubt' as Objection['kind'] } = {}) =>
  settled(sentence, [held(sentence, kind)], { own, lead, quotes: [{ sentence, quote }], mayShow: (words) => !words.includes('Hewan') });

test.each([
  ['the nearest, without a quote', 'Mesin garansi 3 bulan kak.', '', 'Semua mesin garansi toko 1 bulan.'],
  ['the one that is quoted', 'Bayar belakangan boleh kak.', 'lunas h-1', 'DP 50%, lunas H-1.'],
  ['the whole one, when the quote leaves out its denial', 'COD bisa kak.', 'COD tidak', 'COD tidak bisa.'],
])('the owner’s sentence replaces a statement: %s', (_, sentence, quote, shown) => {
  const { text, asked } = left(sentence, { quote });
  expect({ text, asked }).toEqual({ text: `Ini keterangan dari toko ya, Kak: "${shown}"`, asked: [] });
});

test.each([
  ['the texts do not speak of it', 'Dapur bersama ada kak.', ''],
  ['the quote was never written', 'Dapur bersama ada kak.', 'dapur bersama bebas dipakai'],
  ['the sentence is a direction to the bot', 'Ada diskon karyawan kak.', 'diskon karyawan 15%'],
  ['no lead may read it', 'Hewan boleh kak.', 'Hewan tidak boleh'],
])('the owner is asked when %s', (_, sentence, quote) => {
  expect(left(sentence, { quote })).toEqual({ text: askedInstead, asked: [held(sentence)] });
});

test('an amount needs a quote: the nearest price may be that of another thing', () => {
  expect(left('Baterai 30rb kak.', { kind: 'amount' }).text).toBe(askedInstead);
  expect(left('Baterai 30rb kak.', { kind: 'amount', quote: 'Baterai 20rb' }).text).toContain('"Baterai 20rb"');
});

test('a quote excuses no confirmation of a payment and no strange account', () => {
  for (const kind of ['paid', 'account', 'link'] as const)
    expect(left('Mesin garansi 1 bulan kak.', { kind, quote: 'garansi toko 1 bulan' }).text).toBe(askedInstead);
});

test('the same words of the owner are said once', () => {
  const [one, other] = ['Mesin cuci garansi 2 bulan kak.', 'Mesin jahit garansi 3 bulan kak.'];
  const { text } = settled(`${one} ${other}`, [held(one), held(other)], { own, lead: '', quotes: [], mayShow: () => true });
  expect(text).toBe('Ini keterangan dari toko ya, Kak: "Semua mesin garansi toko 1 bulan."');
});

test('a calculation with its prices and a size are not refused because they were doubted', () => {
  const doubts = ['A 20rb + B 30rb = 50rb kak', 'Tinggi pot 40 cm kak', 'Bisa 40 cm kak', 'Semua 50rb kak'];
  const found = doubts.map((sentence) => ({ sentence, why: 'words' as const, near: [], isStatement: true, isPriced: false }));
  expect(unresolved(found).map(({ sentence }) => sentence)).toEqual(['Bisa 40 cm kak', 'Semua 50rb kak']);
});

test.each([
  ['words', false],
  ['asked', false],
  ['loose', false],
  ['total', false],
  ['limit', true],
  ['denied', true],
] as const)('a statement whose prices were computed is held only when the owner’s words oppose it: %s', (why, isHeld) => {
  const found = [{ sentence: 'Kaos ready kak', why, near: [], isStatement: true, isPriced: true }];
  expect(unresolved(found).length > 0).toBe(isHeld);
});

test('a statement that the texts have, in answer to an unknown word, may leave', () => {
  const found = [{ sentence: 'COD khusus Jabodetabek kak', why: 'topic' as const, near: [], isStatement: true, isPriced: false }];
  expect(unresolved(found)).toEqual([]);
});
