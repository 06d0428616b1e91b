import { expect, test } from '@jest/globals';
import { bearerToken, emailIn, visitorOf, type ApiRequest } from './api-request.js';

/** An email address of this length. */
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

test.each([
  ['Bearer aa.b-b.c_c', 'aa.b-b.c_c'],
  ['bearer aa.bb.cc', 'aa.bb.cc'],
  ['Bearer  aa.bb.cc', undefined],
  ['Bearer aa.bb', undefined],
  ['Bearer aa.bb.cc.dd', undefined],
  ['Bearer aa.bb.', undefined],
  ['Basic aa.bb.cc', undefined],
  ['aa.bb.cc', undefined],
  [undefined, undefined],
])('the token in the header %j', (authorization, token) => {
  expect(bearerToken({ headers: { authorization } } as ApiRequest)).toBe(token);
});

test.each([
  ['one by IPv4', '203.0.113.9', '203.0.113.9', '203.0.113.9'],
  // one customer has all addresses of a line, so they have the same network
  ['one by IPv6', '2001:db8:1:2:3::4', '2001:db8:1:2:3::4', '2001:db8:1:2'],
])('the browser behind a request: %s', (_what, ip, address, network) => {
  const request = { ip, headers: { 'user-agent': 'Chrome' }, device: 'D-1' } as unknown as ApiRequest;
  expect(visitorOf(request)).toEqual({ address, network, userAgent: 'Chrome', deviceToken: 'D-1' });
});

test('a browser that says nothing of itself is one without a name', () => {
  expect(visitorOf({ ip: '203.0.113.9', headers: {} } as ApiRequest)).toMatchObject({ userAgent: '', deviceToken: '' });
});
