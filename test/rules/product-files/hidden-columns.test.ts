import { expect, test } from '@jest/globals';
import { outcomeOf } from './outcome.js';
import { rowsOf } from './tables.js';
import { workbook } from './workbook.js';

/* A hidden column keeps its meaning in a list that does not begin at the first column of its sheet. */

const text = `
  Nama | Harga | | Nama | Harga | Harga 2026 | Stok | Berat
  Kaos | 45000 | | Jaket | 90000 | 120000 | 4 | 500
  Topi | 20000 | | Tas | 80000 | 110000 | 2 | 300`;

test.each([
  [
    'the price of the second list',
    [5],
    ['Jaket: Rp 120.000 · 500 gram · stok 4', 'Tas: Rp 110.000 · 300 gram · stok 2', 'tidak dipakai: Harga, tabel mulai kolom A'],
  ],
  [
    'the newer price of the second list',
    [6],
    ['Jaket: Rp 90.000 · 500 gram · stok 4', 'Tas: Rp 80.000 · 300 gram · stok 2', 'tidak dipakai: Harga 2026, tabel mulai kolom A'],
  ],
])('%s is hidden', (_, hiddenColumns, outcome) => {
  expect(outcomeOf(workbook({ name: 'Daftar', hiddenColumns, rows: rowsOf(text) }))).toEqual(outcome);
});
