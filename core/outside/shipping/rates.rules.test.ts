import { describe, expect, test } from '@jest/globals';
import { deliveryTime, isParcelService } from './rates.rules.js';

describe('a service is for parcels', () => {
  test.each([
    ['jne', 'REG', true],
    ['jne', 'REG23', true],
    ['jne', 'YES', true],
    ['jne', 'JTR', false],
    ['jne', 'JTR>130', false],
    ['sicepat', 'GOKIL', false],
    ['tiki', 'T15', false],
    ['pos', 'Pos Reguler', true],
    ['pos', 'pos_reguler', true],
    ['pos', 'Pos Kargo', false],
    ['rex', 'REX-10', false],
    ['sentral', 'Darat', false],
    ['JNT', 'ez', true],
    ['unheard', 'REG', false],
  ])('%s %s: %s', (courier, service, expected) => {
    expect(isParcelService(courier, service)).toBe(expected);
  });
});

test.each([
  ['2-3 day', '2-3 hari'],
  ['1 day', '1 hari'],
  ['1-1 day', '1 hari'],
  ['2 - 3 days', '2-3 hari'],
  ['1 - 3 Hours', '1-3 jam'],
  ['3', '3 hari'],
  ['0-0 day', null],
  ['', null],
  [null, null],
  ['segera', null],
])('the time %j is %j', (text, expected) => {
  expect(deliveryTime(text)).toBe(expected);
});
