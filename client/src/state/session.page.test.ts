import { beforeEach, expect, jest, test } from '@jest/globals';
import {
  clearSession,
  endSession,
  followOtherTabs,
  keepSessionDuring,
  onSessionEnd,
  readPackage,
  readProfile,
  readUserId,
  storeLogin,
  storeToken,
} from './session.js';
import { parsePackage } from './stored-package.js';
import { readToken } from './token.js';

const view = { id: 'ai-1000', name: 'Paket Basic', status: 'active', expiry_date: '2026-12-01T00:00:00Z' } as const;

beforeEach(() => localStorage.clear());

test('a login stores token, profile, package and user id under their names', () => {
  storeLogin({ token: 't', fullName: 'Siti', username: 'siti', package: view, userId: 'u1' });
  expect(Object.keys(localStorage).toSorted()).toEqual(['package', 'token', 'userId', 'userProfile']);
  expect(readProfile()).toEqual({ fullName: 'Siti', username: 'siti' });
  expect(readPackage()).toEqual(view);
  expect(readUserId()).toBe('u1');
});

test('a login without user id leaves the default', () => {
  storeLogin({ token: 't', fullName: 'Siti', username: 'siti', package: view });
  expect(readUserId()).toBe('default_user');
});

test('a package may come as a JSON string', () => {
  expect(parsePackage(JSON.stringify(view))).toEqual(view);
  expect(parsePackage('rusak')).toBeNull();
  expect(parsePackage({ name: 'X', status: 'lainnya' })).toEqual({ id: null, name: 'X', status: 'expired', expiry_date: null });
});

test.each([
  ['nothing', null, null],
  ['what cannot be read', '{', { fullName: 'Pengguna', username: '' }],
  ['an empty name', '{"fullName":"","username":"siti"}', { fullName: 'Pengguna', username: 'siti' }],
  ['a name alone', '{"fullName":"Siti"}', { fullName: 'Siti', username: '' }],
])('a stored profile that is %s', (_what, stored, read) => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  if (stored !== null) localStorage.setItem('userProfile', stored);
  expect(readProfile()).toEqual(read);
  told.mockRestore();
});

test('listeners hear the end of a login once, and entries of other kinds stay stored', () => {
  localStorage.setItem('theme', 'dark');
  storeToken('t');
  let told = 0;
  const stop = onSessionEnd(() => (told += 1));
  endSession();
  endSession();
  stop();
  expect(told).toBe(1);
  expect(readToken()).toBeNull();
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('while the token is renewed, a refusal of the old one ends nothing', async () => {
  storeToken('lama');
  await keepSessionDuring(async () => {
    endSession();
    storeToken('baru');
  });
  expect(readToken()).toBe('baru');
  clearSession();
  expect(readToken()).toBeNull();
});

test('a login that ended in another tab, or became somebody else there, ends here too', () => {
  let reloads = 0;
  const stop = followOtherTabs(() => (reloads += 1));
  const told = (key: string | null, oldValue: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
  storeToken('t');
  told('token', 'a', 't'); // renewed in the other tab
  told('userId', null, 'u1');
  told('theme', 'dark', null);
  told(null, null, null); // cleared, and logged in again before this tab heard of it
  expect(reloads).toBe(0);
  told('userId', 'u1', 'u2');
  expect(reloads).toBe(1);
  localStorage.removeItem('token');
  told('token', 't', null);
  expect(reloads).toBe(2);
  told(null, null, null); // the browser's data was deleted
  expect(reloads).toBe(3);
  stop();
  told('token', 't', null);
  expect(reloads).toBe(3);
});
