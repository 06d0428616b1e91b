import { expect, test } from '@jest/globals';
import './page-socket.js';

const { walk } = await import('./walk.js');

test.each(['/dashboard', '/laporan', '/closing', '/uji-coba', '/logs', '/blacklist'])('%s: what everything on it does', async (path) => {
  expect(await walk(path)).toMatchSnapshot();
});
