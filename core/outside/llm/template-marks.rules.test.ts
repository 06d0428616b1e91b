import { expect, test } from '@jest/globals';
import { withoutMarks } from './template-marks.rules.js';

test.each([
  ['the other side speaks without an end before it', 'Kami buka Kak.<|user|>oke, besok', 'Kami buka Kak.'],
  ['the turn ends after words', 'Siap Kak.<|im_end|>oke', 'Siap Kak.'],
  ['an end before any word is none', ' <|im_end|>\nSiap Kak.', ' \nSiap Kak.'],
  ['an end behind marks alone is none', '<s><|im_end|>Siap Kak.<|im_end|>oke', 'Siap Kak.'],
  ['no mark at all', 'Siap Kak, <3', 'Siap Kak, <3'],
  ['word marks of a broken detokenizer', 'Siap▁Kak.ĊĠOke', 'Siap Kak.\n Oke'],
  ['a struck out price', 'Kaos <s>Rp 90.000</s> Rp 75.000', 'Kaos ~Rp 90.000~ Rp 75.000'],
  ['a speaker', ' Assistant: Siap Kak.', 'Siap Kak.'],
  ['speakers, one of them made up', 'Bot: Siap Kak.\nPelanggan: oke\nBot: ya', 'Siap Kak.'],
  ['a speaker of whom the shop tells', 'Siap Kak.\nUser: oke', 'Siap Kak.\nUser: oke'],
])('%s', (_, said, heard) => {
  expect(withoutMarks(said)).toBe(heard);
});

test('a note about the lead keeps a line about them', () => {
  const note = 'Sudah kenal toko.\nPelanggan: ingin ambil 2 kaos';
  expect([withoutMarks(note, true), withoutMarks(note)]).toEqual([note, 'Sudah kenal toko.']);
});
