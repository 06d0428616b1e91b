import { expect, test } from '@jest/globals';
import './page-socket.js';

const { walk } = await import('./walk.js');

test('/prompt: what everything on it does', async () => {
  expect(
    await walk('/prompt', { without: /^Impor produk|"(Kuliner|Jasa|Kosmetik|Elektronik|Cara order|Jam buka|Gaya bahasa|Pengiriman)"/ }),
  ).toMatchSnapshot();
});
