import { expect, test } from '@jest/globals';
import { needsEncryption } from './mailer.js';

test.each([
  ['smtp://mail.example.com:587', 'production', true],
  ['smtp://10.evil.example:25', 'production', true],
  ['smtps://mail.example.com:465', 'production', true],
  ['smtp://mail:25', 'production', false],
  ['smtp://10.0.0.7:25', 'production', false],
  ['smtp://127.0.0.1:2525', 'production', false],
  ['smtp://mail.example.com:587', 'development', false],
])('a mail to %s in %s must be encrypted: %p', (url, environment, needed) => {
  expect(needsEncryption(url, environment)).toBe(needed);
});
