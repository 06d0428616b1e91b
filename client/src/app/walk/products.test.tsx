import { expect, test } from '@jest/globals';
import './page-socket.js';

const { walk } = await import('./walk.js');

test('/produk: what everything on it does', async () => {
  expect(await walk('/produk', { without: /^Impor produk/ })).toMatchSnapshot();
});

test('changes of several products: what everything about them does', async () => {
  expect(await walk('/produk', { after: ['button "Pilih"', 'button "Pilih semua (2)"'] })).toMatchSnapshot();
});

test('an import: what everything in its window does', async () => {
  expect(await walk('/produk', { after: ['button "Impor"'] })).toMatchSnapshot();
});

test('/produk?bagian=jawaban: what everything on it does', async () => {
  expect(await walk('/produk?bagian=jawaban')).toMatchSnapshot();
});
