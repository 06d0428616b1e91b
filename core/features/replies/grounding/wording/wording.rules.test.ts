import { describe, expect, test } from '@jest/globals';
import { plainText } from '../plain-text.rules.js';

/** Ways to write the same statement. A rule that knows the last one then knows all of them. */
test.each([
  ['words', ['Ttlnya 75rb, jd dgn dp', 'Totalnya 75rb, jadi dengan panjar', 'Totalnya 75rb, jadi dengan dp']],
  ['a discount', ['korting 10%', 'potongan harga 10 persen', 'disc 10 %', 'diskon 10%']],
  ['a shipping cost', ['ongkos kirimnya 9rb', 'biaya pengirimannya 9rb', 'ongkirnya 9rb']],
  ['a denial', ['tdk bisa', 'nda bisa', 'tak bisa', 'enggak bisa', 'tidak bisa']],
  ['a sum', ['a 75rb plus b 12rb: Rp 87.000', 'a 75rb+b 12rb → Rp 87.000', 'a 75rb & b 12rb=Rp 87.000', 'a 75rb + b 12rb = Rp 87.000']],
  ['a product', ['2 * Rp 75.000', '2 x Rp 75.000']],
  ['style', ['**Total:** _Rp 75.000_ *ya*', '*Total: Rp 75.000* ya', 'Total: Rp 75.000 ya']],
  ['numbers', ['garansi enam bulan, jam delapan malam', 'garansi 6 bulan, jam 8 malam']],
  ['days', ['senin s/d jumat', 'senin sampai jumat', 'senin–jumat', 'senin-jumat']],
  ['units', ['10pcs, 2x sebulan', '10 pcs, 2 kali sebulan']],
])('%s are read in one form', (_, texts) => {
  expect(new Set(texts.map((text) => plainText(text).text))).toEqual(new Set([texts.at(-1)]));
});

describe('words that mean something else stay', () => {
  test.each([
    'tak kirim besok ya', // Javanese: I shall send it
    'dr. Rina', // a doctor
    'salah satu hari',
    'dua puluh lima hari',
    'hotel bintang 5 * 2 malam',
    'buka 08:00',
    'rem disc depan',
    '5x30 cm',
  ])('%s', (text) => {
    expect(plainText(text).text.replace(' x ', ' * ')).toBe(text);
  });
});

test('a part of the usual text leads back to the text as written', () => {
  const written = 'Halo. *Ttlnya Rp 75.000*. Siap';
  const { text, places } = plainText(written);
  const from = text.indexOf('Totalnya');
  expect(written.slice(places[from], places[text.indexOf('.', from + 18)])).toBe('*Ttlnya Rp 75.000*');
});
