import { expect, test } from '@jest/globals';
import { withoutProofs } from './proofs.rules.js';

test('the quotes of an answer are not sent', () => {
  const { text, quotes } = withoutProofs('Mesin garansi 1 bulan kak. [dasar: "garansi toko 1 bulan"]\nMau yang mana? [DASAR : “x”]');
  expect(text).toBe('Mesin garansi 1 bulan kak.\nMau yang mana?');
  expect(quotes[0]).toEqual({ sentence: 'Mesin garansi 1 bulan kak.', quote: 'garansi toko 1 bulan' });
});
