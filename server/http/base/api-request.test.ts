import { expect, test } from '@jest/globals';
import { emailIn, type ApiRequest } from './api-request.js';

/** A request whose whole address has this length. */
const ofLength = (chars: number) => 'a'.repeat(chars - '@gmail.com'.length) + '@gmail.com';

test.each([
  ['as typed', { email: ' Rina@Gmail.com ' }, ' Rina@Gmail.com '],
  ['the longest', { email: ofLength(320) }, ofLength(320)],
  ['one that is too long', { email: ofLength(321) }, null],
  ['no text', { email: { $ne: '' } }, null],
  ['none', {}, null],
])('the email address in a body: %s', (_, body, email) => {
  expect(emailIn({ body } as ApiRequest)).toBe(email);
});

test('a request without a body holds no email address', () => {
  expect(emailIn({} as ApiRequest)).toBeNull();
});
