import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { freshPhone, linkOwner, scanAsOwner, type Owner } from '../../support/owners.ts';
import { waitFor } from '../../support/wait-for.ts';

// jsqr is a CommonJS package, but its types do not declare that.
const readCode = jsqr as unknown as typeof jsqr.default;

let app: TestApp;
let owner: Owner;

beforeAll(async () => {
  app = await startTestApp({ workers: 1, workerRoles: 'mail' });
  owner = await app.registerOwner();
});
afterAll(() => app?.close());

async function qrAddress(): Promise<string> {
  return waitFor(
    async () => {
      const { logs } = (await owner.api.get('/bot/logs')).body as { logs: string };
      return /QR uploaded:\s*(https?:\/\/\S+)/.exec(logs.split('\n').findLast((line) => line.includes('QR uploaded')) ?? '')?.[1];
    },
    { what: 'the QR line' },
  );
}

test('a bot that was never started is offline and says what to do', async () => {
  const { body } = await owner.api.get('/bot/status');
  expect(body).toMatchObject({ status: 'offline', reason: null, qr: null, phone: null });
  expect(body.detail).toBe('Bot belum dijalankan. Hubungkan WhatsApp agar bot mulai menjawab.');
});

test('start shows a code as a picture whose address is in the log; a phone can scan it', async () => {
  expect(await owner.api.post('/bot/start', { userId: owner.userId })).toMatchObject({ status: 200, body: { success: true } });
  const address = await qrAddress();
  const picture = await fetch(address);
  expect([picture.status, picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'no-store',
  ]);
  const { data, width, height } = PNG.sync.read(Buffer.from(await picture.arrayBuffer()));
  const text = readCode(new Uint8ClampedArray(data), width, height)!.data;
  expect(text).toContain(',');
  const key = `qr:${/([^/]+)\.png$/.exec(address)![1]}`;
  const stored = (await app.redis.getBuffer(key))!;
  // The stored value is encrypted, so a copy of Redis on a disk cannot link a device.
  expect([stored.length > 0, text.split(',').filter((part) => part.length > 20 && stored.includes(part))]).toEqual([true, []]);
  const leftMs = await app.redis.pttl(key);
  expect([leftMs > 0, leftMs <= 60_000]).toEqual([true, true]);
  const { body } = await owner.api.get(`/bot/status/${owner.userId}`);
  expect(body).toMatchObject({ status: 'qr', qr: { url: address, attempt: 1, attempts: 5 } });
  const unknown = await fetch(address.replace(/[^/]+\.png$/, `${'x'.repeat(32)}.png`));
  expect([unknown.status, await unknown.json()]).toEqual([404, { error: expect.stringContaining('kedaluwarsa'), code: 'qr_gone' }]);
});

test('after Stop no code is left: not in the panel’s state, not in the log, not at its address', async () => {
  const address = await qrAddress();
  expect((await fetch(address)).status).toBe(200);
  const { version } = (await owner.api.get('/bot/status')).body;
  await owner.api.post('/bot/stop', { userId: owner.userId });
  const { body } = await owner.api.get('/bot/status');
  expect(body.version).toBeGreaterThan(version);
  expect(body).toMatchObject({ status: 'offline', reason: 'stopped', qr: null, pairingCode: null });
  expect((await fetch(address)).status).toBe(404);
  expect((await owner.api.get('/bot/logs')).body.logs).not.toContain('QR uploaded');
  expect((await owner.api.get(`/bot/logs/${owner.userId}`)).body).not.toContain('QR uploaded');
});

test('a server that says success without a number is not online', async () => {
  const other = await app.registerOwner();
  await app.sandbox.call('POST', '/whatsapp/faults', { bareSuccess: 3 });
  await other.api.post('/bot/start', { userId: other.userId });
  const states = new Set<string>();
  await waitFor(
    async () => {
      const { body } = await other.api.get('/bot/status');
      states.add(body.status);
      return ['online', 'offline'].includes(body.status);
    },
    { what: 'an end' },
  );
  expect([...states]).not.toContain('online');
  expect((await other.api.get('/bot/status')).body).toMatchObject({ status: 'offline', phone: null });
  await linkOwner(app, other);
});

test('no owner sees or moves the bot of another', async () => {
  for (const id of [randomUUID(), 'default_user']) {
    expect((await owner.api.get(`/bot/status/${id}`)).status).toBe(403);
    expect((await owner.api.get(`/bot/logs/${id}`)).status).toBe(403);
    expect((await owner.api.post('/bot/start', { userId: id })).status).toBe(403);
    expect((await owner.api.post('/bot/stop', { userId: id })).status).toBe(403);
  }
  for (const path of ['/bot/status', '/bot/logs', `/bot/status/${owner.userId}`]) expect((await app.api().get(path)).status).toBe(401);
});

test('scanned: online with its number; stopped: offline with a reason; the log is plain lines', async () => {
  // A new owner is needed: the log of an owner who stopped a bot earlier already contains the lines for which this
  // test waits.
  const shop = await app.registerOwner();
  const phone = await linkOwner(app, shop);
  expect((await shop.api.get('/bot/status')).body).toMatchObject({ status: 'online', reason: null, qr: null, phone });
  await shop.api.post('/bot/stop', { userId: shop.userId });
  expect((await shop.api.get('/bot/status')).body).toMatchObject({ status: 'offline', reason: 'stopped' });
  const lines = () => shop.api.get<string>(`/bot/logs/${shop.userId}`);
  // The host of the session and the subscriber of the stop write their lines after the state has changed, in any
  // order.
  for (const line of [/INFO ✅ Bot aktif/, /INFO Bot dihentikan\./])
    await waitFor(async () => line.test((await lines()).body), { what: `the line ${line.source}` });
  const { body, headers } = await lines();
  expect(headers.get('content-type')).toContain('text/plain');
  expect(body.split('\n').length).toBeLessThanOrEqual(50);
  // the panel gets all stored lines, and the text contains the last fifty
  const [entry] = await app.redis.lrange(`activity:${shop.botId}`, -1, -1);
  await app.redis.rpush(`activity:${shop.botId}`, ...Array.from({ length: 60 }, () => entry!));
  expect((await lines()).body.split('\n')).toHaveLength(50);
  expect((await shop.api.get('/bot/logs')).body.logs.split('\n').length).toBeGreaterThan(60);
  await shop.api.delete('/bot/logs');
  expect((await shop.api.get('/bot/logs')).body).toEqual({ logs: '' });
});

test('a second account gets no trial with the same WhatsApp number: its device is logged out again', async () => {
  const phone = freshPhone();
  const [first, second] = await Promise.all([app.registerOwner(), app.registerOwner()]);
  await linkOwner(app, first, phone);
  await scanAsOwner(app, second, phone);
  const state = await waitFor(
    async () => {
      const { body } = await second.api.get('/bot/status');
      return body.status === 'offline' && body;
    },
    { what: 'the second bot offline' },
  );
  expect(state.detail).toContain('Paket Trial sudah pernah dipakai');
  expect((await first.api.get('/bot/status')).body.status).toBe('online');
  await waitFor(async () => (await app.sandbox.call('GET', `/whatsapp/phones/${phone}`)).devices.length === 1, {
    what: 'one device left',
  });
});
