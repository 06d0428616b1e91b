import { expect, test } from '@jest/globals';
import { canonicalEmail, usernameOf } from './email.js';

test.each([
  ['Toko.Sari+promo@Gmail.com', 'tokosari@gmail.com'],
  ['  t.o.k.o@GMAIL.COM ', 'toko@gmail.com'],
  ['toko+a+b@gmail.com', 'toko@gmail.com'],
  ['toko.sari@yahoo.com', 'toko.sari@yahoo.com'],
  ['Toko+x@mail.gmail.com', 'toko+x@mail.gmail.com'],
  ['no address', 'no address'],
])('%s is the mailbox %s', (typed, canonical) => {
  expect(canonicalEmail(typed)).toBe(canonical);
});

test('the user name is the part before the @', () => {
  expect(usernameOf('toko.sari@gmail.com')).toBe('toko.sari');
  expect(usernameOf('nothing')).toBe('');
});
