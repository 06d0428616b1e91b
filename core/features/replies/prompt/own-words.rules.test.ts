import { expect, test } from '@jest/globals';
import { ownWordsOf } from './own-words.rules.js';

test('the product’s lines, without the owner’s', () => {
  const content = 'Aturan tetap:\n- Jangan mengarang.\n\nKeterangan pemilik usaha:\nJika ditanya garansi: 7 hari.\n- Kaos | Rp 75.000';
  expect(ownWordsOf([{ role: 'system', content }], ['Jika ditanya garansi: 7 hari.', 'Kaos | Rp 75.000'])).toEqual([
    'Aturan tetap:',
    '- Jangan mengarang.',
    '',
    'Keterangan pemilik usaha:',
  ]);
  expect(ownWordsOf([{ role: 'user', content }], [])).toEqual([]);
});
