import { expect, test } from '@jest/globals';
import { Exceptions } from './exceptions.rules.js';

test.each([
  ['Potongan member 15% (ga berlaku menu sarapan & paket ulang tahun)', 'Member dapat potongan 15% untuk paket ulang tahun Kak.'],
  ['Potongan member 15% (ga berlaku menu sarapan & paket ulang tahun)', 'Menu sarapan diskon 15% untuk member Kak.'],
  ['Diskon 10% tdk berlaku utk keramik dan granit', 'Keramik diskon 10% Kak.'],
  ['Diskon 10% ngga berlaku buat keramik/granit', 'Granit diskon 10% Kak.'],
  ['Semua motor dapat helm kecuali Vario dan Beat', 'Beat dapat helm Kak.'],
  ['Diskon 20% kecuali smoothing', 'Smoothing diskon 20% Kak.'],
])('an offer of %j is refused for each thing it excepts: %j', (owner, answer) => {
  expect(new Exceptions(owner).isRefused(answer, '')).toBe(true);
});

test.each([
  ['Potongan member 15% (ga berlaku menu sarapan & paket ulang tahun)', 'Member dapat potongan 15% untuk kopi Kak.'],
  ['Potongan member 15% (ga berlaku menu sarapan & paket ulang tahun)', 'Potongan 15% tidak berlaku untuk menu sarapan Kak.'],
  ['Diskon 10% tdk berlaku utk keramik dan granit', 'Granit tidak dapat diskon 10% Kak.'],
  ['Garansi 1 tahun ga berlaku kalau kena air', 'Pompa air garansi 1 tahun Kak.'],
  ['Warna cat bebas kecuali gold dan chrome tambah 50rb/m2', 'Kanopi 10 m2 sudah termasuk cat Kak.'],
  ['Semua fullset kecuali Redmi 9 dan 10', 'Redmi Note 10 fullset Kak.'],
])('an offer of %j is not refused when it leaves the excepted things out: %j', (owner, answer) => {
  expect(new Exceptions(owner).isRefused(answer, '')).toBe(false);
});
