import { expect, test } from '@jest/globals';
import { roundedNumbers, spelledNumbers } from './number-words.rules.js';

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
  ['duapuluh lima ribu', 'duapuluh lima ribu', 25_000],
  ['limaratusribu', 'limaratusribu', 500_000],
  ['satus seket ewu', 'satus seket ewu', 150_000],
  ['rong puluh ewu', 'rong puluh ewu', 20_000],
  ['telung atus selawe ewu', 'telung atus selawe ewu', 325_000],
  ['pitung puluh limang ewu', 'pitung puluh limang ewu', 75_000],
  ['satus selikur', 'satus selikur', 121],
  ['kalih dasa ewu', 'kalih dasa ewu', 20_000],
  ['rong yuta', 'rong yuta', 2_000_000],
  ['saratus dalapan puluh rebu', 'saratus dalapan puluh rebu', 180_000],
  ['tilu ratus salapan rebu', 'tilu ratus salapan rebu', 309_000],
  ['sarebu', 'sarebu', 1_000],
])('%s', (text, words, value) => {
  const found = spelledNumbers(text).map((one) => [text.slice(one.from, one.to), one.value]);
  expect(found).toEqual([[words, value]]);
});

test.each([
  ['hijab segi empat tiga puluh ribu', [4, 30_000]],
  ['dua atau tiga', [2, 3]],
])('two numbers: %s', (text, values) => {
  expect(spelledNumbers(text).map(({ value }) => value)).toEqual(values);
});

test.each<[string, number[]]>([
  ['tiga ratusan', [300_000]],
  ['dua ratus ribuan', [200_000]],
  ['lima puluhan ribu', [50_000]],
  ['dua puluhan rb', [20_000]],
  ['sejutaan', [1_000_000]],
  ['setengah jutaan', [500_000]],
  ['dua jutaan', [2_000_000]],
  ['saratus rebuan', [100_000]],
  ['umur dua puluhan', []],
  ['ratusan orang', []],
  ['juta', []],
])('rounded: %s', (text, values) => {
  expect(roundedNumbers(text).map(({ value }) => value)).toEqual(values);
});

test.each(['puluh', 'belas kaos', 'ratus', '75 ribu lima ratus', 'nol', 'sebesar', 'kedua', 'kalih', 'karo kalih kaos', 'rong'])(
  'no number is %s',
  (text) => {
    expect(spelledNumbers(text)).toEqual([]);
  },
);
