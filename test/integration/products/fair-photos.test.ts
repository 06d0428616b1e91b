import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { PhotosModule } from '#core/features/photos/photos.module';
import { PhotosService } from '#core/features/photos/photos.service';
import { makeOwner, openTestModules } from '../../support/core/test-modules.ts';
import { waitFor } from '../../support/wait-for.ts';

test('links of one owner that hang do not delay the picture of another', async () => {
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  let hanging = 0;
  const host = createServer((request, response) => {
    if (request.url === '/good.jpg') return void response.end(picture);
    hanging += 1; // never answered
  }).listen(0, '127.0.0.1');
  const modules = await openTestModules();
  try {
    const authority = `127.0.0.1:${(host.address() as AddressInfo).port}`;
    const photos = (await modules.open([PhotosModule], { PHOTO_FETCH_ALLOW: authority })).get(PhotosService);
    const [slow, other] = [await makeOwner(modules), await makeOwner(modules)];
    const stop = new AbortController();
    let isSlowOver = false;
    const links = Array.from({ length: 12 }, (_, nth) => `http://${authority}/hangs-${nth}.jpg`);
    const waiting = Promise.allSettled(links.map((link) => photos.find(slow.accountId, link, stop.signal))).then(
      () => void (isSlowOver = true),
    );
    await waitFor(() => hanging >= 2 || undefined, { what: 'links that hang' });
    expect(await photos.find(other.accountId, `http://${authority}/good.jpg`, AbortSignal.timeout(5_000))).toMatchObject({ width: 20 });
    expect(isSlowOver).toBe(false);
    expect(hanging).toBe(2);
    stop.abort();
    await waiting;
  } finally {
    host.closeAllConnections();
    host.close();
    await modules.close();
  }
});
