import { expect, test } from '@jest/globals';
import { bareState, formatPairingCode, qrOf } from './bot.rules.js';

const qr = { url: 'data:image/png;base64,AA==', expiresAt: '2026-11-22T10:00:00.000Z', attempt: 1, attempts: 5 };

test('of a state of which only the status is known nothing else is known', () => {
  const { status, ...rest } = bareState('online');
  expect(status).toBe('online');
  expect(Object.values(rest).every((value) => value === null)).toBe(true);
});

test('a code is shown only while one is to be scanned: the one pushed, or else the one of the log', () => {
  const logged = { url: 'logged', expiresAt: null, attempt: null, attempts: null };
  expect(qrOf({ ...bareState('qr'), qr }, 'logged')).toEqual(qr);
  expect(qrOf(bareState('qr'), 'logged')).toEqual(logged);
  expect(qrOf(bareState('qr'), null)).toBeNull();
  expect(qrOf(bareState('qr'), '')).toBeNull();
  expect(qrOf({ ...bareState('online'), qr }, 'logged')).toBeNull();
});

test('a pairing code is grouped like the boxes on the phone', () => {
  expect(formatPairingCode('ABCD1234')).toBe('ABCD-1234');
  expect(formatPairingCode('ABC1234')).toBe('ABC1234');
});
