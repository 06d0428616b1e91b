import { expect, test } from '@jest/globals';
import { withPlainLayout, withPlainMoney } from './plain-forms.rules.js';

test.each([
  ['bolu *48 rb* / pcs', 'bolu 48rb/pcs'],
  ['*Bolu pandan*   48.000,-', 'Bolu pandan 48.000'],
  ['bolu pandan ..... 48rb', 'bolu pandan 48rb'],
  ['bolu pandan -> 48 ribu', 'bolu pandan 48ribu'],
  ['- bolu 160*200', '- bolu 160*200'],
  ['* bolu\n* roti', '* bolu\n* roti'],
  ['  bolu 48rb / roti 30rb', '  bolu 48rb / roti 30rb'],
  ['sudah pas ... 20 pcs dapat bonus', 'sudah pas ... 20 pcs dapat bonus'],
])('the layout of "%s" is read as "%s"', (written, plain) => {
  expect(withPlainLayout(written)).toBe(plain);
});

test.each([
  ['Rp. 20.000, rp 5.000, IDR 1.000', 'Rp 20.000, rp 5.000, Rp 1.000'],
  ['20 ribu, 1,5 juta', '20rb, 1,5jt'],
  ['DP separo, lunas H-1', 'DP 50%, lunas H-1'],
  ['DP setengah juta', 'DP setengah juta'],
  ['68rb/potong, 6 bh 60rb per bh', '68rb/pcs, 6 pcs 60rb per pcs'],
  ['minimal 6 potong 10rb', 'min 6 potong 10rb'],
  ['paling sedikit 2 meter, maksimal 10 km', 'min 2 meter, maks 10 km'],
  ['batal > 7 hari, belanja >= 100rb', 'batal lebih dari 7 hari, belanja >= 100rb'],
  ['korting 10%', 'diskon 10%'],
])('the words of "%s" are read as "%s"', (written, plain) => {
  expect(withPlainMoney(written)).toBe(plain);
});
