import { expect, test } from '@jest/globals';
import { Minimums } from './minimums.rules.js';

const minimums = new Minimums(
  'Scaffolding 1 set 25rb/bulan\nsewa min 20 set. papan 10rb/lembar, papan min 5 lembar. penyewa umur min 17 thn',
);

test.each([
  ['10 set boleh Kak.', ''],
  ['Scaffolding 10 set bisa Kak.', ''],
  ['Papan 2 lembar boleh Kak.', ''],
  ['Umur 15 tahun boleh Kak.', ''],
])('fewer than the minimum are not allowed: %s', (sentence, lead) => {
  expect(minimums.isRefused(sentence, lead)).toBe(true);
});

test.each([
  ['25 set boleh Kak.', ''],
  ['Papan 6 lembar boleh Kak.', ''],
  ['Umur 18 tahun boleh Kak.', ''],
  ['Umur 18 tahun boleh Kak, 2 jam lagi siap.', ''],
])('enough, or a number of something else, is allowed: %s', (sentence, lead) => {
  expect(minimums.isRefused(sentence, lead)).toBe(false);
});
