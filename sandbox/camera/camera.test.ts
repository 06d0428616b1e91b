import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSandbox } from '../spawn.ts';
import type { SpawnedSandbox } from '../spawn.ts';
import type { SeenQr } from './camera.ts';

// Images are drawn outside Jest: pixel loops run a hundred times slower in its module sandbox.
function draw(text: string, options: object = {}): string {
  const program =
    "import('qrcode').then(({ default: qr }) => qr.toDataURL(process.argv[1], JSON.parse(process.argv[2]))).then(console.log)";
  return execFileSync(process.execPath, ['-e', program, text, JSON.stringify(options)], { encoding: 'utf8' }).trim();
}

// Same length as a real link code: reference, two keys and a secret.
const link = `https://wa.me/settings/linked_devices#2@${'AbCd+/09'.repeat(20)},${'x'.repeat(44)},${'y'.repeat(44)},${'z'.repeat(44)},1`;
let shop: Server;
let sandbox: SpawnedSandbox;
beforeAll(async () => {
  const picture = Buffer.from(draw(link).split(',')[1] ?? '', 'base64');
  shop = createServer((_request, response) => response.end(picture));
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  sandbox = await spawnSandbox({ only: ['control'] });
});
afterAll(async () => {
  expect(await sandbox.stop()).toBe(0);
  await new Promise((resolve) => shop.close(resolve));
});

const show = (image: { url: string } | { image: string }) => sandbox.control<SeenQr>('POST', '/camera', image);

test('reads a link code from an address on this machine and from a data URL, as one code', async () => {
  const first = await show({ url: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/qr.png` });
  const again = await show({ image: draw(link, { width: 700, margin: 1 }) });
  expect(first.text).toBe(link);
  expect(again.id).toBe(first.id);
  expect(Date.parse(again.expiresAt) - Date.parse(again.seenAt)).toBe(60_000);
});

test('reads small codes without a border and transparent ones', async () => {
  for (const options of [
    { scale: 1, margin: 0 },
    { width: 900, margin: 1, color: { light: '#0000' } },
  ]) {
    expect((await show({ image: draw(link, options) })).text).toBe(link);
  }
});

test('the newest code comes first', async () => {
  for (const text of ['pertama', 'kedua']) await show({ image: draw(text) });
  const waiting = await sandbox.control<SeenQr[]>('GET', '/camera');
  expect(waiting.map(({ text }) => text)).toEqual(['kedua', 'pertama', link]);
});

test('fetches nothing beyond this machine and says when there is no code', async () => {
  await expect(show({ url: 'http://example.com/qr.png' })).rejects.toThrow('400');
  await expect(show({ url: 'file:///etc/hostname' })).rejects.toThrow('400');
  const empty = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await expect(show({ image: `data:image/png;base64,${empty}` })).rejects.toThrow('422');
});
