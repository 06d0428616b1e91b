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

  test.each([
    'sayang-mama-selamanya',
    'rahasia20319',
    'kata-sandi-ani-7',
    'sayang 12345 mama',
    'kopi!tubruk',
    '7294-1836-5521',
    'cukup-panjang',
  ])('%j is more than a word', (password) => {
    expect(weaknessOf(password, 'sari@gmail.com')).toBeNull();
  });

  test.each(['toko.sari@gmail.com', 'TokoSari@gmail.com', 'toko.sari', 'tokosari'])('%s is the own address', (password) => {
    expect(weaknessOf(password, 'Toko.Sari@gmail.com')).toBe('address');
  });

  test.each(['rahasia-sekali-1', 'ayam kuda laut', 'tokosari-2031'])('%s may be used', (password) => {
    expect(weaknessOf(password, 'toko.sari@gmail.com')).toBeNull();
  });
});
