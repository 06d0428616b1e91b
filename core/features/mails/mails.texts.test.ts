import { expect, test } from '@jest/globals';
import { emailChangedMail } from './mails.texts.js';

test.each([
  ['a@toko.id', 'a***@toko.id'],
  ['ab@toko.id', 'ab***@toko.id'],
  ['abcdef@mail.toko.id', 'ab***@mail.toko.id'],
])('the new address %s is told as %s', (address, told) => {
  expect(emailChangedMail('Sari', address, 'https://panel.test/x').text).toContain(`diganti menjadi ${told}.`);
});
