import { describe, expect, test } from '@jest/globals';
import { cheapestFirst, deliveryTime, isParcelService } from './rates.rules.js';

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
    ['jne', ' REG ', true],
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
  ['6 jam', '6 jam'],
  ['2 Hari', '2 hari'],
  [' 10-14 days ', '10-14 hari'],
  ['2-3day', '2-3 hari'],
  ['3', '3 hari'],
  ['0-0 day', null],
  ['', null],
  [null, null],
  ['segera', null],
  ['tiba 2-3 day', null],
  ['2-3 day kerja', null],
  ['2-3 minggu', null],
  ['120', null],
])('the time %j is %j', (text, expected) => {
  expect(deliveryTime(text)).toBe(expected);
});

test('the cheapest comes first, and of two that cost the same the one that was named first', () => {
  const rate = (service: string, cost: number) => ({ courier: 'jne', service, cost, time: null });
  const rates = [rate('YES', 30_000), rate('OKE', 9_000), rate('REG', 10_000), rate('CTC', 9_000)];
  expect(cheapestFirst(rates).map(({ service }) => service)).toEqual(['OKE', 'CTC', 'REG', 'YES']);
});
