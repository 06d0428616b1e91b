import { expect, test } from '@jest/globals';
import { spelledNumbers } from './number-words.rules.js';

test.each<[string, string, number]>([
  ['ambil dua kaos', 'dua', 2],
  ['dua belas', 'dua belas', 12],
  ['sebelas', 'sebelas', 11],
  ['dua puluh kaos', 'dua puluh', 20],
  ['dua  puluh', 'dua  puluh', 20],
  ['dua-puluh-satu', 'dua-puluh-satu', 21],
  ['Tiga Ratus Lima Puluh', 'Tiga Ratus Lima Puluh', 350],
  ['seratus sepuluh', 'seratus sepuluh', 110],
  ['seratus lima puluh ribu', 'seratus lima puluh ribu', 150_000],
  ['seribu lima ratus', 'seribu lima ratus', 1_500],
  ['dua juta seratus ribu lima ratus', 'dua juta seratus ribu lima ratus', 2_100_500],
  ['sejuta dua ratus ribu', 'sejuta dua ratus ribu', 1_200_000],
  ['semiliar', 'semiliar', 1e9],
  ['tiga milyar', 'tiga milyar', 3e9],
  ['setengah juta', 'setengah juta', 500_000],
  ['satu setengah juta', 'satu setengah juta', 1_500_000],
  ['dua ribu tiga', 'dua ribu tiga', 2_003],
])('%s', (text, words, value) => {
  const found = spelledNumbers(text).map((one) => [text.slice(one.from, one.to), one.value]);
  expect(found).toEqual([[words, value]]);
});

test.each(['puluh', 'belas kaos', 'ratus', '75 ribu lima ratus', 'nol', 'sebesar', 'kedua'])('no number is %s', (text) => {
  expect(spelledNumbers(text)).toEqual([]);
});
