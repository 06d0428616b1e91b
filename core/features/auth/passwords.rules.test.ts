import { describe, expect, test } from '@jest/globals';
import { weaknessOf } from './passwords.rules.js';

describe('a password', () => {
  test.each(['password', 'Password', '12345678', 'qwertyuiop', 'iloveyou', 'baseball', ' sunshine '])('%j is too common', (password) => {
    expect(weaknessOf(password, 'sari@gmail.com')).toBe('common');
  });

  test.each([
    ...['sayang123', 'Sayang123', 'rahasia1', 'rahasia!', '123rahasia', 's4yang12', 'sayang 123', 'bismillah', 'bismillah1', 'indonesia45'],
    ...[
      'jakarta2024',
      'doraemon',
      'anjing123',
      'sayangsayang',
      'aditya2001',
      'qwerty123',
      'admin1234',
      'ｓａｙａｎｇ１２３',
      'say\u200bang123',
    ],
    ...['katasandi', 'katasandi1', 'passwordku', 'lupapassword', 'cintakamu', 'sayangkamu', 'akucintakamu', 'sayangmama', 'sayang12345'],
    ...['budi12345', '54321rahasia', 'yogyakarta', 'tokobaju', 'tokobaju1', 'olshop123', 'juragan99', 'persib1933', '20012001'],
  ])('%j is a common word with little added', (password) => {
    expect(weaknessOf(password, 'sari@gmail.com')).toBe('common');
  });

  test.each([
    '        ',
    '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0',
    '\u200b'.repeat(8),
    '\t\t\t\t\n\n\n\n',
    '\u3164'.repeat(8),
    '........',
    '-_-_-_-_',
    '11111111',
  ])('%j is nothing that anybody would have to guess', (password) => {
    expect(weaknessOf(password, 'sari@gmail.com')).toBe('common');
  });

  test.each(['17081945', '19450817', '01012001', '081234567', '08123456789', '628123456789', '+628123456789'])(
    '%j is a date or a phone number',
    (password) => {
      expect(weaknessOf(password, 'sari@gmail.com')).toBe('common');
    },
  );

  test.each(['17132025', '99081945', '30211999', '7081945123', '0712345678901234'])(
    '%j is neither a date nor a phone number',
    (password) => {
      expect(weaknessOf(password, 'sari@gmail.com')).toBeNull();
    },
  );

  test.each([
    'sayang-mama-selamanya',
    'rahasia20319',
    'kata-sandi-ani-7',
    'sayang 12345 mama',
    'kopi!tubruk',
    '7294-1836-5521',
    'cukup-panjang',
    'kudalautmerahjambu',
    'sayang13579',
  ])('%j is more than a word', (password) => {
    expect(weaknessOf(password, 'sari@gmail.com')).toBeNull();
  });

  test.each([
    'toko.sari@gmail.com',
    'TokoSari@gmail.com',
    'toko.sari',
    'tokosari',
    'tokosari123',
    'TokoSari!',
    '2025toko.sari',
    'tokosari123456',
  ])('%s is the own address', (password) => {
    expect(weaknessOf(password, 'Toko.Sari@gmail.com')).toBe('address');
  });

  test.each(['rahasia-sekali-1', 'ayam kuda laut', 'tokosari-2031'])('%s may be used', (password) => {
    expect(weaknessOf(password, 'toko.sari@gmail.com')).toBeNull();
  });
});
