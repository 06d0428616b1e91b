import { expect, test } from '@jest/globals';
import './page-socket.js';

const { walk } = await import('./walk.js');

test.each(['/followup'])('%s: what everything on it does', async (path) => {
  expect(await walk(path)).toMatchSnapshot();
});
