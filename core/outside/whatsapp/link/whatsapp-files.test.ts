import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { boundedDispatcher, whatsappFiles } from './whatsapp-files.js';

const bytesMax = 100_000;
let server: Server;
let base: string;
let requests = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests += 1;
    if (request.url === '/away') response.writeHead(302, { location: 'http://127.0.0.2:8765/' }).end();
    else response.end('a'.repeat(request.url === '/long' ? bytesMax + 1 : bytesMax));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const here = boundedDispatcher(({ hostname }) => hostname === '127.0.0.1', bytesMax);
const get = (path: string, dispatcher: object) => fetch(`${base}${path}`, { dispatcher } as RequestInit);
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
  );

test('a file of an allowed host arrives whole up to the limit, and fails beyond it', async () => {
  expect((await (await get('/whole', here)).text()).length).toBe(bytesMax);
  expect(await reasonOf(get('/long', here).then((answer) => answer.text()))).toContain('longer than');
});

test('a redirect to another host is not followed', async () => {
  expect(await reasonOf(get('/away', here))).toBe('the file is not at WhatsApp');
});

test.each([
  ['another host', () => base],
  ['a name that only ends alike', () => 'https://evilwhatsapp.net/x'],
  ['a name that only begins alike', () => 'https://mmg.whatsapp.net.evil.example/x'],
  ['another port', () => 'https://mmg.whatsapp.net:8443/x'],
  ['no encryption', () => 'http://mmg.whatsapp.net/x'],
])('Baileys fetches nothing from %s', async (_what, url) => {
  const before = requests;
  expect(await reasonOf(fetch(url(), { dispatcher: whatsappFiles } as unknown as RequestInit))).toBe('the file is not at WhatsApp');
  expect(requests).toBe(before);
});
