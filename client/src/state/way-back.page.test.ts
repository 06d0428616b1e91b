import { beforeEach, expect, test } from '@jest/globals';
import { noteOwnerOfTab, pathAfterLogin, wayBackFrom } from './way-back.js';

beforeEach(() => sessionStorage.clear());

const chat = { pathname: '/chat-history', search: '?contact=6281234567890', hash: '' };

test('after a login one is back where one was', () => {
  noteOwnerOfTab('u1');
  expect(pathAfterLogin(wayBackFrom(chat), 'u1')).toBe('/chat-history?contact=6281234567890');
});

test('nobody else is led to the screens of an owner', () => {
  noteOwnerOfTab('u1');
  expect(pathAfterLogin(wayBackFrom(chat), 'u2')).toBe('/dashboard');
});

test('a link that was opened without a login is valid for any owner who logs in', () => {
  expect(pathAfterLogin(wayBackFrom({ pathname: '/billing', search: '', hash: '' }), 'u2')).toBe('/billing');
});

test('the secret of a mail’s link survives the login', () => {
  expect(pathAfterLogin(wayBackFrom({ pathname: '/settings', search: '', hash: '#data=rahasia' }), 'u2')).toBe('/settings#data=rahasia');
});

test('only a path of the panel is a way back', () => {
  for (const state of [
    null,
    undefined,
    'x',
    {},
    { path: '//evil.example', owner: null },
    { path: 'https://evil.example', owner: null },
    { path: 3, owner: null },
  ])
    expect(pathAfterLogin(state, 'u1')).toBe('/dashboard');
});
