import { expect, test } from '@jest/globals';
import './page-socket.js';

const { walk } = await import('./walk.js');

test.each(['/settings', '/profil', '/billing'])('%s: what everything on it does', async (path) => {
  expect(await walk(path)).toMatchSnapshot();
});
