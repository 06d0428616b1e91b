import { expect, test } from '@jest/globals';
import { sheetSentences } from './product-files.texts.js';

const words: Readonly<Record<keyof typeof sheetSentences, RegExp>> = {
  too_large: /lebih dari 1 MB/,
  too_many: /terlalu banyak baris atau kolom.*2\.000 baris/,
  too_much_text: /terlalu panjang/,
  too_complex: /terlalu rumit/,
  old_excel: /Excel lama \(\.xls\)/,
  not_table: /bukan tabel/,
  broken: /tidak dapat dibaca/,
  chat: /salinan chat/,
  people: /daftar orang/,
  form_answers: /jawaban formulir/,
};

test.each(Object.entries(words))('a file that is %s is told so', (problem, pattern) => {
  // cast: the keys of that record
  expect(sheetSentences[problem as keyof typeof sheetSentences]).toMatch(pattern);
});
