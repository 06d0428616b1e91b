import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { Config } from '../../platform/config/config.js';
import { PhotoSource } from './photo-source.service.js';

let server: Server;
afterEach(() => {
  jest.restoreAllMocks();
  server.close();
  server.closeAllConnections();
});

test('waiting for a slot counts as a part of the time for a link', async () => {
  let requests = 0;
  let bothHang = (): void => undefined;
  const hanging = new Promise<void>((resolve) => (bothHang = resolve));
  server = createServer(() => {
    requests += 1;
    if (requests === 2) bothHang();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const source = new PhotoSource({ PHOTO_FETCH_ALLOW: [host] } as unknown as Config);
  const limits: AbortController[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    limits.push(new AbortController());
    return limits.at(-1)!.signal;
  });
  const fetched = [1, 2, 3].map((nth) => source.fetch('account', `http://${host}/${nth}.jpg`, new AbortController().signal));
  const ends = fetched.map((one) => one.catch((error: unknown) => error));
  await hanging; // the account's two slots are taken: the third link waits
  limits[2]!.abort();
  // only a fetch that ignores its limit is slower than this
  const late = new Promise((resolve) => setTimeout(resolve, 5_000, 'still waits').unref());
  expect(await Promise.race([ends[2], late])).toMatchObject({ name: 'PhotoError', problem: 'slow' });
  expect(requests).toBe(2);
  for (const limit of limits) limit.abort();
  await Promise.all(ends);
});
