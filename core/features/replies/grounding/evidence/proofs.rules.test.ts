import { expect, test } from '@jest/globals';
import type { Objection } from '../reply-check.rules.js';
import { unproved, withoutProofs } from './proofs.rules.js';

const owner = ['Semua mesin garansi toko 1 bulan.\nDP 50%, lunas H-1. Tidak terima COD.'];
const held = (sentence: string, kind: Objection['kind'] = 'fact'): Objection => ({ kind, words: sentence, sentence });
const left = (reply: string, sentence: string, kind?: Objection['kind']): number =>
  unproved([held(sentence, kind)], withoutProofs(reply).quotes, owner).length;

test('the quotes of an answer are not part of what is sent', () => {
  const { text, quotes } = withoutProofs('Mesin garansi 1 bulan kak. [dasar: "garansi toko 1 bulan"]\nMau yang mana? [DASAR : “x”]');
  expect(text).toBe('Mesin garansi 1 bulan kak.\nMau yang mana?');
  expect(quotes[0]).toEqual({ sentence: 'Mesin garansi 1 bulan kak.', quote: 'garansi toko 1 bulan' });
});

test('a statement with the owner’s own words behind it may leave', () => {
  expect(left('Mesin garansi 1 bulan kak. [dasar: "Semua mesin garansi toko 1 bulan"]', 'Mesin garansi 1 bulan kak.')).toBe(0);
});

test.each([
  [
    'words that the owner did not write',
    'Mesin garansi 1 bulan kak. [dasar: "mesin garansi satu bulan penuh"]',
    'Mesin garansi 1 bulan kak.',
  ],
  ['another number', 'Mesin garansi 3 bulan kak. [dasar: "Semua mesin garansi toko 1 bulan"]', 'Mesin garansi 3 bulan kak.'],
  ['words about something else', 'Bisa retur kak. [dasar: "Semua mesin garansi toko 1 bulan"]', 'Bisa retur kak.'],
  ['a denial for a promise', 'Terima COD kak. [dasar: "Tidak terima COD"]', 'Terima COD kak.'],
  ['too few words', 'DP 50% kak. [dasar: "DP 50"]', 'DP 50% kak.'],
  ['another sentence', 'Bisa COD kak. Mesin garansi 1 bulan. [dasar: "Semua mesin garansi toko 1 bulan"]', 'Bisa COD kak.'],
])('%s prove nothing', (_, reply, sentence) => {
  expect(left(reply, sentence)).toBe(1);
});

test('amounts, accounts and payments are not proved by a quote', () => {
  for (const kind of ['amount', 'account', 'paid', 'link', 'secret'] as const)
    expect(left('Mesin garansi 1 bulan kak. [dasar: "Semua mesin garansi toko 1 bulan"]', 'Mesin garansi 1 bulan kak.', kind)).toBe(1);
});
