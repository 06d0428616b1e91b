import { expect, test } from '@jest/globals';
import { withoutProofs } from './proofs.rules.js';

test('the quotes of an answer are not sent', () => {
  const { text, quotes } = withoutProofs('Mesin garansi 1 bulan kak. [dasar: "garansi toko 1 bulan"]\nMau yang mana? [DASAR : “x”]');
  expect(text).toBe('Mesin garansi 1 bulan kak.\nMau yang mana?');
  expect(quotes[0]).toEqual({ sentence: 'Mesin garansi 1 bulan kak.', quote: 'garansi toko 1 bulan' });
});

test.each([
  ['in round brackets', '(dasar: "ready hitam putih")'],
  ['without brackets', 'Dasar: "ready hitam putih"'],
  ['on a line of its own', '\nDasar: “ready hitam putih”.'],
])('a quote %s is not sent either', (_, mark) => {
  expect(withoutProofs(`Kaos hitam ready Kak. ${mark}`)).toEqual({
    text: 'Kaos hitam ready Kak.',
    quotes: [{ sentence: 'Kaos hitam ready Kak.', quote: 'ready hitam putih' }],
  });
});

test('a base is no quote', () => {
  expect(withoutProofs('Warna dasar: "hitam" dan putih Kak.').text).toBe('Warna dasar: "hitam" dan putih Kak.');
});
