import { expect, test } from '@jest/globals';
import { placesIn } from '../amount-places.rules.js';
import { refundVerdict } from './refunds.rules.js';

/** An answer about a ticket for 150rb, and the verdict on its last amount. */
test.each([
  ['Batal H-1 dipotong 25%, jadi kembali Rp112.500 kak.', 'right'],
  ['Batal H-1 dipotong 25%, jadi kembali Rp125.000 kak.', 'wrong'],
  ['Kena potongan 50%, refundnya 75rb.', 'right'],
  ['Dari 150rb dipotong 10%, dikembalikan 140rb.', 'wrong'],
  ['Batal H-1 dipotong 25% kak, harganya 125rb.', 'unknown'],
  ['Uangnya kembali 125rb kak.', 'unknown'],
])('"%s" is %s', (answer, verdict) => {
  expect(refundVerdict(placesIn(answer).at(-1)!, () => [150_000])).toBe(verdict);
});

test('says nothing about a refund of an unknown price', () => {
  expect(refundVerdict(placesIn('Dipotong 25%, jadi kembali 125rb.').at(-1)!, () => [])).toBe('unknown');
});
