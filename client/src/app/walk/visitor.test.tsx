import { expect, test } from '@jest/globals';
import './page-socket.js';

const { walk } = await import('./walk.js');

test.each([
  '/login',
  '/register?packageId=ai-trial',
  '/verify-otp?email=sari@gmail.com',
  '/forgot-password',
  '/reset-password?email=sari@gmail.com',
  `/bukan-saya#${'k'.repeat(43)}`,
])('%s: what everything on it does', async (path) => {
  expect(await walk(path, { role: null })).toMatchSnapshot();
});

test('the menus around each screen: what everything in them does', async () => {
  expect(await walk('/profil', { part: 'shell' })).toMatchSnapshot();
});
