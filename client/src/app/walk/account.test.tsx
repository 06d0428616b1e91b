import { expect, test } from '@jest/globals';
import './page-socket.js';

const { walk } = await import('./walk.js');

test.each(['/settings', '/profil', '/billing'])('%s: what everything on it does', async (path) => {
  // each kind of notice has the same switches
  const without = /lewat/;
  expect(await walk(path, { without })).toMatchSnapshot();
});

test('a switch of a notice: what it does', async () => {
  expect(await walk('/settings', { within: '## Pemberitahuan', without: /switch "(?!Closing|Kuota lewat WhatsApp)/ })).toMatchSnapshot();
});
