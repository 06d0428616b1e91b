import { describe, expect, test } from '@jest/globals';
import { findAmounts, findForeign, findLongNumbers, findPercents, quantitiesIn } from './amounts.rules.js';
import { plainText } from './plain-text.rules.js';

describe('amounts are found', () => {
  test.each<[string, number[]]>([
    ['Rp 75.000', [75_000]],
    ['Rp75000,-', [75_000]],
    ['Rp. 75.000,00', [75_000]],
    ['75rb', [75_000]],
    ['75 ribu', [75_000]],
    ['75k/pcs', [75_000]],
    ['1,5jt', [1_500_000]],
    ['1.5 juta', [1_500_000]],
    ['1 juta 250 ribu', [1_250_000]],
    ['75-100rb', [75_000, 100_000]],
    ['Rp 75.000 - Rp 100.000', [75_000, 100_000]],
    ['2 pcs 300rb', [300_000]],
    ['totalnya 150000 ya', [150_000]],
    ['harganya 75 aja kak', [75_000]],
    ['tujuh puluh lima ribu rupiah', [75_000]],
    ['Rp ７５．０００', [75_000]],
    ['Rp 𝟳𝟱.𝟬𝟬𝟬', [75_000]],
    ['1.250.000', [1_250_000]],
    ['70 ribuan', [70_000]],
    ['0812-9000-1234', []],
    ['hubungi 081290001234', []],
    ['BCA 7751234567', []],
    ['buka 08.00-17.00', []],
    ['21/11/2026', []],
    ['1.500 gram', []],
    ['bibit lele 1.000 ekor 180rb', [180_000]],
    ['10rb pelanggan', []],
    ['kode pos 12800', []],
    ['tahun 2026', []],
    ['SPF 50, 100 ml', []],
    ['ukuran 38-42', []],
    ['katun 30s', []],
    ['https://toko.id/p/75000', []],
    ['seribu terima kasih', []],
    ['ciput seribu aja Kak', [1_000]],
    ['ciput sewu Bu', [1_000]],
    ['gamis satus ewu', [100_000]],
    ['regane seket ewu mawon', [50_000]],
    ['harganya dua ratus ribuan', [200_000]],
    ['ana rong puluh wong', []],
    ['12345,-', [12_345]],
    ['Rp 1,250,000', [1_250_000]],
    ['Rp 7500,5', [7_501]],
    ['1.500rb', [1_500_000]],
    ['1.500 juta', [1_500_000]],
    ['2jeti', [2_000_000]],
    ['1,5 miliar', [1_500_000_000]],
    ['2 milyar', [2_000_000_000]],
    ['500 ribu - 1 juta', [500_000, 1_000_000]],
    ['1000-2 ribu', [1_000, 2_000]],
    ['75.000-100rb', [75_000, 100_000]],
    ['Rp 500.000 sampai 1 juta', [500_000, 1_000_000]],
    ['1.000.000 - 2 juta', [1_000_000, 2_000_000]],
    ['1 juta lebih 250 ribu', [1_250_000]],
    ['1 juta, 250 ribu', [1_000_000, 250_000]],
    ['1 juta atau 250 ribu', [1_000_000, 250_000]],
    ['1 juta 250.000 dan 5 ribu', [1_000_000, 250_000, 5_000]],
    ['Rp 1.000.000 250 ribu atau 2 juta', [1_000_000, 250_000, 2_000_000]],
    ['0,5 juta 250 ribu', [500_000, 250_000]],
    ['1,25 juta 50 ribu', [1_250_000, 50_000]],
    ['1 juta 1000 ribu', [1_000_000, 1_000_000]],
    ['harganya 5', [5_000]],
    ['harganya 4', []],
    ['harganya 999 aja', [999_000]],
    ['harganya 1000 aja', [1_000]],
    ['harganya 1500', [1_500]],
    ['5an', [5_000]],
    ['4an', []],
    ['999-an', [999_000]],
    ['1000an', [1_000]],
    ['totalnya 900', []],
    ['totalnya 1000', [1_000]],
    ['totalnya 150050', []],
    ['Rp 10rb member', [10_000]],
    ['dua ribu', [2_000]],
    ['satu setengah juta', [1_500_000]],
    ['Set lengkap dua puluh ribu', [20_000]],
    ['lima ratus rupiah', [500]],
    ['lima ratus perak', [500]],
    ['Perak asli, lima ratus gelas', []],
    ['lima ratus gelas seharga dua ribu rupiah', [2_000]],
    ['dua ribu gram', []],
    ['dua puluh ribu atau 75rb', [20_000, 75_000]],
    ['75 ribu lima ratus', [75_000]],
    ['1500 gram', []],
    ['1234.567', []],
    ['75.0000', []],
    ['1200.00', []],
  ])('%s', (text, values) => {
    expect(findAmounts(plainText(text).text).map(({ value }) => value)).toEqual(values);
  });

  test.each<[string, string, { isRough?: boolean; isBare?: boolean }]>([
    ['https://toko.id/p/75000 seharga 60rb', '60rb', {}],
    ['Halo, Rp. 75.000 ya', 'Rp. 75.000', {}],
    ['kaos 75.000 ya', '75.000', {}],
    ['kaos 12000,- ya', '12000,-', {}],
    ['totalnya 150000 ya', '150000', { isBare: true }],
    ['harganya 75 aja', '75', {}],
    ['kaos 75an ya', '75an', { isRough: true }],
    ['kaos 75 ribuan ya', '75 ribuan', { isRough: true }],
    ['kaos sekitar Rp 75.000 ya', 'Rp 75.000', { isRough: true }],
    ['kaos dua puluh ribu ya', 'dua puluh ribu', {}],
    ['kaos dua ratus ribuan ya', 'dua ratus ribuan', { isRough: true }],
    ['kaos sekitar dua ratus ribu ya', 'dua ratus ribu', { isRough: true }],
    ['total 1 juta 250 ribu ya', '1 juta 250 ribu', {}],
  ])('%s: its place, and how sure it is', (text, words, { isRough = false, isBare = false }) => {
    const found = findAmounts(text).map((one) => [text.slice(one.from, one.to), one.isRough, one.isBare]);
    expect(found).toEqual([[words, isRough, isBare]]);
  });
});

describe('percentages', () => {
  test.each<[string, [string, number][]]>([
    ['diskon 12,5% hari ini', [['12,5%', 12.5]]],
    [
      'Potongan 10 persen, DP 50%',
      [
        ['10 persen', 10],
        ['50%', 50],
      ],
    ],
    ['diskon 99%', [['99%', 99]]],
    ['diskon 100%', []],
    ['katun 60%', []],
  ])('of prices: %s', (text, found) => {
    expect(findPercents(text).map(({ from, to, value }) => [text.slice(from, to), value])).toEqual(found);
  });

  test('of what the text does not say, too, where all are asked for', () => {
    expect(findPercents('untuk reseller 20%', true).map(({ value }) => value)).toEqual([20]);
  });
});

test.each<[string, string, string]>([
  ['cuma $5 ya', '$5', '$ 5'],
  ['cuma US$ 5.00 ya', 'US$ 5.00', '$ 5'],
  ['USD 10 saja', 'USD 10', '$ 10'],
  ['hanya 10 Dolar', '10 Dolar', '$ 10'],
  ['5.05 dollar', '5.05 dollar', '$ 5.05'],
  ['S$ 5', 'S$ 5', 's$ 5'],
  ['RM10,00', 'RM10,00', 'rm 10'],
  ['20 ringgit', '20 ringgit', 'ringgit 20'],
])('money of other countries: %s', (text, words, key) => {
  expect(findForeign(text).map(({ from, to, ...one }) => [text.slice(from, to), one.key])).toEqual([[words, key]]);
});

describe('long numbers', () => {
  test.each<[string, string, string]>([
    ['BCA 7751234567 ya', '7751234567', '7751234567'],
    ['DANA 12345678', '12345678', '12345678'],
    ['https://toko.id/12345678901 lalu BCA 7751234567', '7751234567', '7751234567'],
    ['http://toko.id/12345678901 lalu BCA 7751234567', '7751234567', '7751234567'],
    ['WA 0812-9000-1234', '0812-9000-1234', '6281290001234'],
    ['WA +62 812 9000 1234', '+62 812 9000 1234', '6281290001234'],
    ['BRI 10812345678', '10812345678', '10812345678'],
    ['BRI 0123456789', '0123456789', '0123456789'],
    ['BRI 775-21-11-2026', '775-21-11-2026', '77521112026'],
    ['BRI 5-2026-11-21', '5-2026-11-21', '520261121'],
    ['BRI 12-34-567-890', '12-34-567-890', '1234567890'],
    ['BRI 1234-56-7-8901', '1234-56-7-8901', '12345678901'],
  ])('%s', (text, words, digits) => {
    expect(findLongNumbers(text).map(({ from, to, ...one }) => [text.slice(from, to), one.digits])).toEqual([[words, digits]]);
  });

  test.each(['DANA 1234567', 'Harga 12.500.000', '21-11-2026', '21.11.2026', '1-11-2026 10', '21-1-2026 10', '2026-11-21 08.30'])(
    'none is %s',
    (text) => {
      expect(findLongNumbers(text)).toEqual([]);
    },
  );
});

test.each<[string, number[]]>([
  ['ambil 3 kaos', [3]],
  ['1 saja', [1]],
  ['0 pcs', []],
  ['75rb', []],
  ['1,5 kg', []],
  ['Selusin', [12]],
  ['sekodi', [20]],
  ['sebuah', [1]],
  ['sepasang', [2]],
  ['tiga kaos', [3]],
  ['2 lusin', [2, 12, 24]],
  ['12 LUSIN', [12, 144]],
  ['2lusin', [2, 12, 24]],
  ['10 kodi', [10, 20, 200]],
  ['setengah lusin', [12]],
  ['satu setengah meter', []],
  ['sembilan ratus sembilan puluh sembilan', [999]],
  ['seribu', []],
])('how many: %s', (text, counts) => {
  expect(quantitiesIn(text)).toEqual(counts);
});
