import { describe, expect, test } from '@jest/globals';
import { weaknessOf } from './passwords.rules.js';

describe('a password', () => {
  test.each(['password', 'Password', '12345678', 'qwertyuiop', 'iloveyou', 'baseball', ' sunshine '])('%j is too common', (password) => {
    expect(weaknessOf(password, 'sari@gmail.com')).toBe('common');
  });

  test.each(['toko.sari@gmail.com', 'TokoSari@gmail.com', 'toko.sari', 'tokosari'])('%s is the own address', (password) => {
    expect(weaknessOf(password, 'Toko.Sari@gmail.com')).toBe('address');
  });

  test.each(['rahasia-sekali-1', 'ayam kuda laut', 'tokosari-2031'])('%s may be used', (password) => {
    expect(weaknessOf(password, 'toko.sari@gmail.com')).toBeNull();
  });
});
