import { expect, test } from '@jest/globals';
import { statesOwnContact } from './own-contacts.rules.js';

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
