import { expect, test } from '@jest/globals';
import { isForGood, needsEncryption } from './mailer.js';

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

test.each([
  ['a mailbox that does not exist', { responseCode: 550, code: 'EENVELOPE' }, true],
  ['a text that is not taken', { responseCode: 500, code: 'EMESSAGE' }, true],
  ['a mailbox that is full for now', { responseCode: 499, code: 'EENVELOPE' }, false],
  ['a wrong password', { responseCode: 535, code: 'EAUTH' }, false],
  ['a server that wants a login first', { responseCode: 530, code: 'EENVELOPE' }, false],
  ['a server that cannot be reached', { code: 'ECONNECTION' }, false],
  ['a fault without a code', new Error('x'), false],
])('%s ends a mail for good: %j %p', (_what, error, forGood) => {
  expect(isForGood(error)).toBe(forGood);
});
