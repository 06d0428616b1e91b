import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LinkView, PhotoView } from '#contracts/http/bot/photos';
import { pngBomb } from '../../../sandbox/photos/bomb.ts';
import { expectOk } from '../../support/api.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { Owner } from '../../support/owners.ts';

let app: TestApp;
let owner: Owner;
let other: Owner;
let shop: string;
beforeAll(async () => {
  app = await startTestApp({ serverRoles: 'api', workerRoles: 'mail' });
  [owner, other] = [await app.registerOwner(), await app.registerOwner()];
  shop = `${app.sandbox.addresses.photos}/shop`;
});
afterAll(() => app?.close());

const check = (link: string, who = owner) => expectOk(who.api.post<LinkView>('/photos/links', { link }));

const picture = async (name: string) => Buffer.from(await (await fetch(`${shop}/${name}`)).arrayBuffer());

async function upload(bytes: Buffer, token: string | undefined = owner.token, type = 'application/octet-stream') {
  const response = await fetch(`${app.url}/api/photos`, {
    method: 'POST',
    headers: { 'Content-Type': type, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as PhotoView & { error?: string; code?: string } };
}

async function view(id: string, token = owner.token) {
  const response = await fetch(`${app.url}/api/photos/${id}`, { headers: { Authorization: `Bearer ${token}` } });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    cache: response.headers.get('cache-control'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

describe('a link of the list', () => {
  test('is shown as it would be sent, to its owner only', async () => {
    const { photo, why } = await check(`${shop}/kaos.png`);
    expect([photo!.width, photo!.height, why]).toEqual([1_200, 900, null]);
    const shown = await view(photo!.id);
    // The cache is private, because shared caches would return the photo to other users.
    expect([shown.status, shown.type, shown.cache]).toEqual([200, 'image/jpeg', 'private, max-age=3600']);
    expect(shown.bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect((await view(photo!.id, other.token)).status).toBe(404);
    for (const id of ['x', '..%2Fx', encodeURIComponent(`../${other.userId}/photos/${photo!.id}`)])
      expect((await view(id)).status).toBe(404);
    const { photo: own } = await check(`${shop}/kaos.png`, other);
    expect(own!.id).not.toBe(photo!.id);
    expect((await view(own!.id, other.token)).status).toBe(200);
  });

  test.each([
    ['https://drive.google.com/drive/folders/1PU8l8VOQ5vH1yXR2jEE', 'link folder'],
    ['https://drive.google.com/file/d/private-abcdefgh/view', 'belum dibagikan'],
    ['https://drive.google.com/file/d/missing-abcdefgh/view', 'tidak ditemukan'],
    ['https://www.dropbox.com/scl/fi/abc/kopi.jpg?dl=0', 'belum dibagikan'],
    ['http://127.0.0.1/a.jpg', 'tidak dapat dibuka dari internet'],
    ['http://[::ffff:169.254.169.254]/latest', 'tidak dapat dibuka dari internet'],
    ['file:///etc/passwd', 'tidak dapat dibuka dari internet'],
    ['kaos.jpg', 'tidak dapat dibuka dari internet'],
  ])('%s is refused with what to do', async (link, words) => {
    const { photo, why } = await check(link);
    expect(photo).toBeNull();
    expect(why).toContain(words);
  });

  test('of a simulator’s other port is refused', async () => {
    const port = new URL(app.url).port;
    expect((await check(`http://127.0.0.1:${port}/api/health/live`)).why).toContain('tidak dapat dibuka');
  });
});

describe('an upload', () => {
  test('is stored as it would be sent, whatever its name', async () => {
    const { status, body } = await upload(await picture('kaos.webp'));
    expect(status).toBe(200);
    const shown = await view(body.id);
    expect([shown.status, shown.type]).toEqual([200, 'image/jpeg']);
    expect((await view(body.id, other.token)).status).toBe(404);
  });

  test.each([
    ['nothing', () => Buffer.alloc(0), 'rusak'],
    ['a page', () => Buffer.from('<!DOCTYPE html><html><script>alert(1)</script></html>'), 'bukan foto'],
    ['a PDF', () => Buffer.from('%PDF-1.7 and some more of it'), 'bukan foto'],
    ['a bomb', () => pngBomb(30_000), 'megapiksel'],
    ['12 MB', () => Buffer.alloc(12_000_000, 0xff), 'lebih dari 10 MB'],
  ])('of %s is refused with what to do', async (_, bytes, words) => {
    const { status, body } = await upload(bytes());
    expect([status, body.code]).toEqual([422, 'photo_unusable']);
    expect(body.error).toContain(words);
  });

  test('is no way around the login', async () => {
    expect((await upload(await picture('kaos.jpg'), '')).status).toBe(401);
  });

  test('of another type is refused', async () => {
    expect((await upload(await picture('kaos.jpg'), owner.token, 'text/html')).status).toBe(415);
  });

  test('is no way around the JSON of the other routes', async () => {
    expect((await owner.api.call('POST', '/prompt', 'x', { 'Content-Type': 'application/octet-stream' })).status).toBe(415);
  });

  test('that never ends is cut at the limit, and the server continues', async () => {
    const answer = await new Promise<number>((resolve, reject) => {
      const asked = request(`${app.url}/api/photos`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${owner.token}` },
      });
      let over = false;
      asked.on('response', (response) => {
        over = true;
        resolve(response.statusCode ?? 0);
        asked.destroy();
      });
      asked.on('error', (error) => over || reject(error));
      const more = (): void => void (over || asked.write(Buffer.alloc(65_536, 0xff), () => setImmediate(more)));
      more();
    });
    expect(answer).toBe(422);
    expect((await check(`${shop}/kaos.png`)).photo).not.toBeNull();
  });
});
