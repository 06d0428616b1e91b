import { expect, test } from '@jest/globals';
import { checkoutLink } from './checkout.js';

test.each(['https://checkout.xendit.co/web/5f51fa25', 'http://127.0.0.1:4000/xendit/web/5f51fa25'])('%s is a link', (token) => {
  expect(checkoutLink(token)).toBe(token);
});

test.each([
  '6f3c5c1e-66f7-4a7b-9a51-2a1d3c5b7e90',
  '',
  'snap',
  '/billing',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https://',
])('%j is none', (token) => {
  expect(checkoutLink(token)).toBeNull();
});
