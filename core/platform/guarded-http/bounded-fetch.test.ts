import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { boundedFetch, EndlessAnswerError } from './bounded-fetch.js';

const bytesMax = 100_000;
const whole = 'a'.repeat(bytesMax);
let server: Server;
let base: string;
let poured = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const say: Record<string, () => void> = {
      '/announced': () => void response.setHeader('content-length', bytesMax).end(whole),
      '/unannounced': () => {
        response.write(whole.slice(1));
        response.end('b');
      },
      '/too-long': () => void response.setHeader('content-length', bytesMax + 1).end(`${whole}b`),
      '/packed': () => void response.setHeader('content-encoding', 'gzip').end(gzipSync(whole)),
      '/packed-bomb': () => {
        const packed = gzipSync(whole.repeat(100));
        response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length }).end(packed);
      },
      '/nothing': () => void response.writeHead(204).end(),
      '/refused': () => void response.writeHead(503, { 'retry-after': '7' }).end('busy'),
      '/endless': () => {
        const pour = (): void => {
          while (!response.closed) {
            poured += 10_000;
            if (!response.write(whole.slice(0, 10_000))) return void response.once('drain', pour);
          }
        };
        pour();
      },
    };
    say[request.url!]!();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const get = (path: string) => boundedFetch(`${base}${path}`, undefined, bytesMax);

test.each(['/announced', '/unannounced', '/packed'])('an answer of just that length is read whole: %s', async (path) => {
  expect((await (await get(path)).text()).length).toBe(bytesMax);
});

test('other fields of an answer are kept', async () => {
  expect((await get('/nothing')).status).toBe(204);
  const refused = await get('/refused');
  expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([503, '7', 'busy']);
});

test.each(['/too-long', '/packed-bomb', '/endless'])('one that goes on is broken off where it is read: %s', async (path) => {
  await expect((await get(path)).text()).rejects.toThrow(new EndlessAnswerError(bytesMax));
});

test('and its connection is closed: hardly more has left the service than was read', async () => {
  poured = 0;
  const closed = new Promise((resolve) => server.once('request', (_, response) => response.once('close', resolve)));
  await expect((await get('/endless')).text()).rejects.toThrow('longer than');
  await closed;
  // less than this, although the buffers of both ends can hold some data
  expect(poured).toBeLessThan(50_000_000);
});
