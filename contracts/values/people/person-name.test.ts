import { describe, expect, test } from '@jest/globals';
import { cleanPersonName, holdsLink } from './person-name.js';

describe('a name', () => {
  test.each([
    ['  Sari   Wulandari ', 'Sari Wulandari'],
    ['Sari\r\nBcc: x@gmail.com', 'Sari Bcc: x@gmail.com'],
    ['Sari\u202Emoc.live\u202C', 'Sarimoc.live'],
    ['Sa\u200Bri\uFEFF\u2066!', 'Sari!'],
    ['Sa\u0000ri\u001B[31m', 'Sa ri [31m'],
    ['Rene\u0301', 'René'],
    ['Toko \u{1F469}\u200D\u{1F4BB}', 'Toko \u{1F469}\u200D\u{1F4BB}'],
  ])('%j becomes %j', (typed, kept) => {
    expect(cleanPersonName(typed)).toBe(kept);
  });

  test.each(['https://x.example', 'Promo www.x', 'hadiah.com', 'Klik t.me/abc', 'toko.co.id', 'HADIAH.XYZ'])('%s is a link', (text) => {
    expect(holdsLink(text)).toBe(true);
  });

  test.each(['Sari', 'Budi, S.Kom.', 'Dr. H. Ahmad, M.Si', 'Toko.Sari', 'S.I.Kom', 'PT. Maju Co. Ltd', 'Ny. M. Comel'])(
    '%s is none',
    (text) => {
      expect(holdsLink(text)).toBe(false);
    },
  );

  const ends = 'com net org id co info xyz io me link site online shop store top click app dev ly gl biz web';
  test.each(ends.split(' '))('a name with an address that ends in .%s is a link, alone and within a text', (end) => {
    for (const text of [`Toko-1.${end}`, `Sari (toko.${end})`, `TOKO.${end.toUpperCase()} Sari`])
      expect([text, holdsLink(text)]).toEqual([text, true]);
    expect(holdsLink(`toko.${end}x`)).toBe(false);
  });
});
