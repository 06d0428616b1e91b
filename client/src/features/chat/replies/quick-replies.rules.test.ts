import { expect, test } from '@jest/globals';
import { filledIn, repliesFor, slashFilter, withWords } from './quick-replies.rules.js';

test('the contact’s name replaces its placeholder, whatever characters it has', () => {
  expect(filledIn('Halo {nama}, { NAMA }!', { ownName: 'Budi' })).toBe('Halo Budi, Budi!');
  expect(filledIn('Halo {nama}', { ownName: '$& {nama}' })).toBe('Halo $& {nama}');
  expect(filledIn('Halo {nama}', { ownName: '  ' })).toBe('Halo Kak');
  // The greeting must not use the name from the owner's address book.
  const booked = { name: 'Rina PHP jangan dilayani', ownName: '' };
  expect(filledIn('Halo {nama}', booked)).toBe('Halo Kak');
});

test('text that is already typed is kept', () => {
  expect(withWords(' ', 'Terima kasih')).toBe('Terima kasih');
  expect(withWords('Baik. ', 'Terima kasih')).toBe('Baik. Terima kasih');
});

test.each([
  ['/', ''],
  ['/rek', 'rek'],
  ['/jam buka', 'jam buka'],
  // a second slash is part of the filter
  ['/1/2', '1/2'],
  ['', null],
  ['Halo /rek', null],
  ['/ 5 pcs', null],
  ['/rek\nlagi', null],
  [`/${'x'.repeat(61)}`, null],
])('the draft %j filters by %j', (draft, filter) => {
  expect(slashFilter(draft)).toBe(filter);
});

test('every word is looked for, in any order, whatever its case and accents', () => {
  const replies = ['Halo {nama}, rekening BCA 123', 'Rekening Mandiri 456', 'Jam buka 08.00', 'Café tutup'].map((body) => ({ body }));
  const found = (filter: string) => repliesFor(replies, filter).map(({ body }) => body);
  expect(found('')).toHaveLength(4);
  expect(found('REK')).toEqual(['Rekening Mandiri 456', 'Halo {nama}, rekening BCA 123']);
  expect(found('bca rekening')).toEqual(['Halo {nama}, rekening BCA 123']);
  expect(found('cafe')).toEqual(['Café tutup']);
  expect(found('.*')).toEqual([]);
});
