import { describe, expect, test } from '@jest/globals';
import { Denials } from './denials.rules.js';
import { GivenValues } from './given-values.rules.js';

describe('a thing has the number that the texts give to that thing', () => {
  const values = new GivenValues(
    `Garansi LCD ori 3 bulan, OEM 1 bulan, baterai 6 bulan.
Pengerjaan 3 hari (di bawah 25 box) atau 7 hari (25 box ke atas).
Buka tiap hari 10.00-21.00, Jumat buka jam 13.00.
Batal maksimal H-3 DP kembali.`,
  );

  test.each([
    ['OEM garansinya 1 bulan kak', ''],
    ['LCD OEM 1 bulan, yang ori 3 bulan kak', 'garansi lcd?'],
    ['Pengerjaannya 7 hari kak', 'pesan 30 box'],
    ['Jumat buka jam 13.00 sampai 21.00 kak', ''],
    ['Batal H-5 DP kembali kak', ''],
    ['Anaknya 7 tahun ya kak', ''],
  ])('%s (%s)', (sentence, lead) => {
    expect(values.isRefused(sentence, lead)).toBe(false);
  });

  test.each([
    ['OEM garansinya 3 bulan kak', ''],
    ['Pengerjaannya 3 hari kak', 'pesan 30 box'],
    ['Jumat buka jam 10.00 kak', ''],
    ['Batal H-1 DP kembali kak', ''],
  ])('not %s (%s)', (sentence, lead) => {
    expect(values.isRefused(sentence, lead)).toBe(true);
  });
});

test.each([
  ['3 x 2 minggu = 6 pertemuan, 6 x 85rb = Rp510.000.', '3x seminggu, 2 minggu jadi brp', false],
  ['4x jadi 400rb kak.', 'SMP 4x pertemuan total', false],
  ['2 minggu = 14 hari kak.', 'kalau 2 minggu berapa hari', false],
  ['Paketnya berlaku 3 bulan kak.', 'paket berlaku 3 bulan ya', true],
  ['Garansi servisnya 2 minggu kak.', 'garansi servis 2 minggu ya', true],
])('an answer computes with numbers of the lead, and states none of them: %s', (sentence, lead, isRefused) => {
  const values = new GivenValues('SMP 85rb\nPaket berlaku 2 bulan, boleh bayar 2x\nGaransi servis 1 minggu');
  expect(values.isRefused(sentence, lead)).toBe(isRefused);
});

test.each([
  ['Hiace bisa lepas kunci kak', '', true],
  ['Avanza bisa lepas kunci kak', '', false],
  ['Bisa dipindahtangankan kak', '', true],
  ['Bisa dibatalkan kak walau H-1', 'tart batal', true],
  ['Bisa dibatalkan kak', 'tart, acaranya bulan depan', false],
])('an answer must not allow what the texts deny: %s (%s)', (sentence, lead, isRefused) => {
  const denials = new Denials(
    'Hiace sopir 1.100.000 (tidak lepas kunci)\nMembership tidak bisa dipindahtangankan.\nTart tidak bisa dibatalkan kalau sudah H-1.',
  );
  expect(denials.isRefused(sentence, sentence.startsWith('Bisa dipindah') ? 'membership bisa dipindah?' : lead)).toBe(isRefused);
});
