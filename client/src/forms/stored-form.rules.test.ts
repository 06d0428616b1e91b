import { expect, test } from '@jest/globals';
import { isSame, rebased } from './stored-form.rules.js';

test('what was typed stays and the rest follows the server', () => {
  const before = { prompt: 'lama', alamat: 'Tebet' };
  expect(rebased({ prompt: 'baru', alamat: 'Tebet' }, before, { prompt: 'dari HP lain', alamat: 'Ubud' })).toEqual({
    prompt: 'baru',
    alamat: 'Ubud',
  });
});

test('a group is looked at field by field', () => {
  const off = { enabled: false, text: '' };
  const before = { day1: off, day2: off };
  const typed = { day1: { enabled: true, text: '' }, day2: off };
  const next = { day1: { enabled: false, text: 'Halo' }, day2: { enabled: true, text: '' } };
  expect(rebased(typed, before, next)).toEqual({ day1: { enabled: true, text: 'Halo' }, day2: { enabled: true, text: '' } });
});

test('forms are the same when all their fields are', () => {
  expect(isSame({ a: { b: 1 } }, { a: { b: 1 } })).toBe(true);
  expect(isSame({ a: { b: 1 } }, { a: { b: 2 } })).toBe(false);
  expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isSame(Number.NaN, 1)).toBe(false);
});
