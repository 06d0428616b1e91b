import { expect, test } from '@jest/globals';
import { digitsOnly, numberOnly, typedNumber } from './digits.js';

test.each([
  ['0812-3456 789', '08123456789'],
  ['+62 812', '+62812'],
  ['  +62 812', '+62812'],
  ['62+812', '62812'],
  ['\u202A+62 812-3456-7890\u202C', '+6281234567890'],
  ['(+852) 9123 4567', '+85291234567'],
  ['＋62 812', '+62812'],
  ['+', '+'],
  ['8+', '8'],
  ['abc', ''],
])('a number field keeps digits and a leading plus: %s', (typed, kept) => {
  expect(numberOnly(typed)).toBe(kept);
  expect(digitsOnly(typed)).toBe(kept.replace('+', ''));
});

test.each([
  ['an Indonesian number', '628123456789@c.us', '628123456789'],
  ['a foreign number that would be read as an Indonesian one without its country', '85291234567@c.us', '+85291234567'],
  ['another foreign number', '6591234567@c.us', '6591234567'],
  ['a number without the ending of WhatsApp', '628123456789', '628123456789'],
])('a stored number is shown as it can be typed again: %s', (_, address, shown) => {
  expect(typedNumber(address)).toBe(shown);
});
