import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express, { type NextFunction, type Request, type Response } from 'express';
import { builtSite } from '#contracts/values/site';
import { inlineScriptHashes, panelFiles } from './panel-files.js';

let folder: string;
let server: Server;
/** Errors that reached the error handler after the file middleware. */
const failures: unknown[] = [];
/** The latest response that the server has begun. */
let latest: Response;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'panel-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Panel</title><script>let a = 1;</script>');
  writeFileSync(join(folder, 'landing.html'), '<title>Landing</title><script type="module" src="/assets/x.js"> </script>');
  writeFileSync(join(folder, 'landing.html.gz'), gzipSync('<title>Landing</title>'));
  writeFileSync(join(folder, 'terms.html'), '<title>Terms</title>');
  writeFileSync(join(folder, 'robots.txt'), `Sitemap: ${builtSite}/sitemap.xml`);
  writeFileSync(join(folder, 'robots.txt.gz'), gzipSync('as built'));
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'console.log(1)');
  writeFileSync(join(folder, 'assets', 'large-1a2b.js'), Buffer.alloc(32_000_000, ' '));
  writeFileSync(join(folder, 'assets', 'removed-1a2b.js'), '');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.gz'), gzipSync('console.log(1)'));
  const app = express().use((_request, response, next) => {
    latest = response;
    next();
  });
  app.use(panelFiles(folder, 'https://panel.example.com/'));
  app.use((_request, response) => void response.status(404).send('not a page'));
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    failures.push(error);
    response.status(500).send('failed');
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers, method });
  return {
    status: response.status,
    text: await response.text(),
    cache: response.headers.get('cache-control'),
    encoding: response.headers.get('content-encoding'),
    type: response.headers.get('content-type'),
    etag: response.headers.get('etag'),
  };
}

test.each(['/', '/robots.txt', '/assets/app-1a2b.js', '/icon.svg'])('a cache keeps %s apart for each encoding', async (path) => {
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('vary')).toBe('Accept-Encoding');
});

test.each([
  ['/', 'Landing'],
  ['/?utm=1', 'Landing'],
  ['/terms-and-conditions', 'Terms'],
  ['/terms-and-conditions/', 'Terms'],
  ['/dashboard', 'Panel'],
  ['/verify-otp?email=a%40gmail.com', 'Panel'],
  ['/no/such/page', 'Panel'],
])('%s is answered with the page %s, which browsers ask about each time', async (path, title) => {
  const { status, text, cache } = await get(path);
  expect({ status, text, cache }).toEqual({ status: 200, text: expect.stringContaining(`<title>${title}`), cache: 'no-cache' });
});

test('hashed assets are cached for a year, and sent compressed to clients that accept it', async () => {
  const plain = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'identity' });
  expect(plain).toMatchObject({ status: 200, cache: 'public, max-age=31536000, immutable', encoding: null });
  const packed = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip' });
  expect(packed).toMatchObject({ status: 200, text: 'console.log(1)', encoding: 'gzip', type: expect.stringContaining('text/javascript') });
});

test('pages are sent compressed too, and unchanged ones not at all', async () => {
  const first = await get('/', { 'Accept-Encoding': 'br, gzip' });
  expect(first).toMatchObject({ status: 200, encoding: 'gzip', type: expect.stringContaining('text/html') });
  expect((await get('/', { 'Accept-Encoding': 'br, gzip', 'If-None-Match': first.etag!, 'Cache-Control': 'max-age=0' })).status).toBe(304);
});

test.each(['identity', 'gzip', 'br'])("the public files contain the panel's own address, also sent as %s", async (encoding) => {
  const { status, text, etag } = await get('/robots.txt', { 'Accept-Encoding': encoding });
  expect({ status, text }).toEqual({ status: 200, text: 'Sitemap: https://panel.example.com/sitemap.xml' });
  const again = await get('/robots.txt', { 'Accept-Encoding': encoding, 'If-None-Match': etag!, 'Cache-Control': 'max-age=0' });
  expect(again.status).toBe(304);
});

test.each(['/assets/gone-1a2b.js', '/gone.png', '/.env', '/landing.html.gz', '/assets/..%2f..%2fpackage.json', '/..%2fpackage.json'])(
  '%s is no page and no file',
  async (path) => {
    const { status, text } = await get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('dependencies');
  },
);

test.each(['/api/profile', '/socket.io/', '/metrics', '/ops/queues'])('%s is left to others', async (path) => {
  expect((await get(path)).text).toBe('not a page');
});

test('a file that was removed after the start is an error, also for the next request', async () => {
  rmSync(join(folder, 'assets', 'removed-1a2b.js'));
  for (const failed of [1, 2]) {
    expect(await get('/assets/removed-1a2b.js')).toMatchObject({ status: 500, text: 'failed' });
    expect(failures).toHaveLength(failed);
  }
});

test('a download that its browser breaks off is no error', async () => {
  failures.length = 0;
  const stop = new AbortController();
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/large-1a2b.js`, { signal: stop.signal });
  const broken = latest;
  const closed = once(broken, 'close');
  stop.abort();
  await closed;
  expect(broken).toMatchObject({ headersSent: true, writableFinished: false });
  expect((await get('/icon.svg')).status).toBe(200); // by now the end of the other response was handled
  expect(failures).toEqual([]);
});

test('other methods than reading are left to others', async () => {
  expect((await get('/dashboard', {}, 'POST')).text).toBe('not a page');
});

test('inline scripts are known by their hashes, files are not counted', () => {
  expect(inlineScriptHashes(folder)).toEqual(["'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='"]);
});
