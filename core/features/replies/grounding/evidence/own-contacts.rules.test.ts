import { expect, test } from '@jest/globals';
import { statesOwnContact, statesOwnNumber } from './own-contacts.rules.js';

const owner = 'Toko Tas, Jl. Cihampelas 20 Bandung 40132, WA 081234567890. BCA 1234567890 a.n. Sari';

test.each(['Kode pos 40132 Kak.', 'Nomor WA kami 0812-3456-7890 Kak.', 'WA kami +62 812 3456 7890.'])(
  'a telephone number or a postal code of the owner needs no other words: %s',
  (text) => {
    expect(statesOwnContact(text, owner)).toBe(true);
  },
);

test.each(['Kode pos 40133 Kak.', 'Nomor WA kami 0812-3456-7891 Kak.', 'Transfer ke nomor 1234567890 ya.', 'Nomor WA-nya sama Kak.'])(
  'another number, or one to pay to, does: %s',
  (text) => {
    expect(statesOwnContact(text, owner)).toBe(false);
  },
);

const stock = 'Jaket Parasut | Rp 110.000 · stok 8\nHoodie Fleece | Rp 145.000 | varian: M stok 30; XL stok 4';

test.each([
  ['Jaket Parasut ready 8 pcs Kak.', 'parasut ready', true],
  ['Jaket Parasut ready 9 pcs Kak.', 'parasut ready', false],
  ['Jaket Parasut ready 4 pcs Kak.', 'parasut ready', false],
  ['Jaket Parasut ready 8 pcs, kirim 2 hari.', 'parasut ready', false],
])('the stock that the owner gives for the thing needs no other words: %s', (text, lead, isOwn) => {
  expect(statesOwnNumber(text, stock, lead)).toBe(isOwn);
});
