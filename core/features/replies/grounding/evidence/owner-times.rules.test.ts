import { expect, test } from '@jest/globals';
import { OwnerTimes } from './owner-times.rules.js';

const times = new OwnerTimes(
  'Jam kerja 08.00-17.00, Sabtu dari jam 9. Minggu libur. Lebaran tutup.\nSabtu naik 50rb. Setelah jam 17.00 tambah 30rb per jam. Ambil sendiri Jumat.',
);

test.each([
  ['Bisa Kak jam 9 malam', true],
  ['Bisa Kak jam 8 malem', true],
  ['Bisa Kak jam 3 sore', false],
  ['Bisa Kak Sabtu jam 9 pagi', false],
  ['Kami buka jam 7 sampai jam 21', false],
  ['Bisa Kak', false],
])('a time outside all hours of the owner: %s %s', (text, isOutside) => {
  expect(times.isOutsideHours(text)).toBe(isOutside);
});

test('a shop that is open all day has no time outside its hours', () => {
  expect(new OwnerTimes('Buka 24 jam, antar 08.00-17.00').isOutsideHours('Bisa jam 9 malam')).toBe(false);
});

test.each([
  ['Minggu bisa Kak', true],
  ['Lebaran bisa Kak', true],
  ['Jumat bisa Kak', false],
])('a day on which the owner is closed: %s %s', (text, isClosed) => {
  expect(times.isClosedOn(text, [])).toBe(isClosed);
});

test.each([
  ['Sabtu 120rb Kak', 'sabtu brp', [120_000], true],
  ['120rb Kak', 'kalo weekend brp', [120_000], true],
  ['170rb Kak', 'kalo weekend brp', [170_000], false],
  ['120rb tambah 50rb Kak', 'sabtu brp', [120_000, 50_000], false],
  ['Senin 120rb Kak', 'senin brp', [120_000], false],
  ['Jam 8 malam 120rb Kak', '', [120_000], true],
  ['Tidak ada tambahan biaya Kak', 'malem ada tambahan?', [], true],
])('a price without the owner’s surcharge for that time: %s', (sentence, lead, amounts, isMissing) => {
  expect(times.missesSurcharge(sentence, { lead, amounts, prices: new Set([120_000]) })).toBe(isMissing);
});
