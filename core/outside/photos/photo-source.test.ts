import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { PhotoSource } from './photo-source.service.js';

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

test('a link has its time for waiting and for its answer together', async () => {
  let requests = 0;
  let bothHang = (): void => undefined;
  const hanging = new Promise<void>((resolve) => (bothHang = resolve));
  server = createServer(() => {
    requests += 1;
    if (requests === 2) bothHang();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const source = new PhotoSource({
    PHOTO_FETCH_ALLOW: [host],
    PHOTO_DRIVE_URL: `http://${host}/drive`,
    PHOTO_DROPBOX_URL: `http://${host}/dropbox`,
  });
  const giveUp = new AbortController();
  const fetched = (nth: number, limitMs: number, signal = giveUp.signal) =>
    source.fetch('account', `http://${host}/${nth}.jpg`, signal, limitMs).catch((error: unknown) => error);
  const first = [1, 2].map((nth) => fetched(nth, 600_000));
  await hanging; // the account's two slots are taken: the third link waits
  expect(await fetched(3, 50)).toMatchObject({ name: 'PhotoError', problem: 'slow' });
  expect(requests).toBe(2);
  giveUp.abort();
  await Promise.all(first);
  // a slot is free, so the wait is due to the link that does not answer
  const hung = new AbortController();
  const late = AbortSignal.timeout(10_000);
  const isLate = new Promise((resolve) => late.addEventListener('abort', () => resolve('it still waits')));
  expect(await Promise.race([fetched(4, 50, hung.signal), isLate])).toMatchObject({ name: 'PhotoError', problem: 'slow' });
  expect(requests).toBe(3);
});
