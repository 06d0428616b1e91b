import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { callProvider, type ProviderCall } from './provider-api.js';

/* Properties of every call to a payment provider: which answers lead to a retry, how often, and for how long. */

let server: Server;
let url: string;
let heard: { method: string; headers: IncomingMessage['headers']; body: string }[];
let answer: (response: ServerResponse, nth: number) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      heard.push({ method: request.method!, headers: request.headers, body });
      answer(response, heard.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
beforeEach(() => {
  heard = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const call = (more: Partial<ProviderCall> = {}) => callProvider({ provider: 'midtrans', url, method: 'GET', key: 'key', ...more });
const says =
  (status: number, body = '{"ok":true}') =>
  (response: ServerResponse) =>
    void response.writeHead(status).end(body);

test.each([429, 500, 502, 503, 599])('%s is asked for again, and the next answer counts', async (status) => {
  answer = (response, nth) => says(nth === 1 ? status : 200)(response);
  expect(await call()).toEqual({ status: 200, body: { ok: true } });
  expect(heard).toHaveLength(2);
});

test.each([200, 201, 400, 401, 404, 406, 409, 422, 428, 430, 499])('%s is the answer, and is not asked for again', async (status) => {
  answer = says(status);
  expect(await call()).toEqual({ status, body: { ok: true } });
  expect(heard).toHaveLength(1);
});

test.each([
  [undefined, 3],
  [1, 1],
  [2, 2],
])('a call with %s attempts asks %s times, and then says why', async (attempts, times) => {
  answer = says(503);
  const error = await call(attempts === undefined ? {} : { attempts }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'ProviderUnavailableError', provider: 'midtrans', reason: 'HTTP 503' });
  expect(heard).toHaveLength(times);
});

test('a provider that does not answer in time is unavailable, and is not asked any more', async () => {
  answer = () => undefined;
  await expect(call({ withinMs: 200 })).rejects.toMatchObject({ name: 'ProviderUnavailableError', reason: 'deadline' });
  expect(heard).toHaveLength(1);
});

test('a provider that sends elsewhere is not followed', async () => {
  answer = (response) => void response.writeHead(302, { Location: `${url}other` }).end();
  await expect(call({ attempts: 1 })).rejects.toMatchObject({ name: 'ProviderUnavailableError' });
  expect(heard).toHaveLength(1);
});

test('without a key nothing is asked', async () => {
  await expect(call({ key: undefined })).rejects.toMatchObject({ reason: 'not configured' });
  expect(heard).toEqual([]);
});

test.each(['', '<html>a proxy</html>'])('the body %j is no JSON, and reads as none', async (body) => {
  answer = says(200, body);
  expect(await call()).toEqual({ status: 200, body: null });
});

test('the key is the user of Basic authentication; a body is JSON', async () => {
  answer = says(200);
  await call({ method: 'POST', body: { a: 1 }, headers: { 'Idempotency-Key': 'once' } });
  await call();
  const [post, get] = heard.map(({ method, headers, body }) => ({
    ...{ method, body, authorization: headers.authorization, type: headers['content-type'] },
    ...{ accept: headers.accept, once: headers['idempotency-key'] },
  }));
  const authorization = `Basic ${btoa('key:')}`;
  const accept = 'application/json';
  expect(post).toEqual({ method: 'POST', body: '{"a":1}', authorization, type: 'application/json', accept, once: 'once' });
  expect(get).toEqual({ method: 'GET', body: '', authorization, type: undefined, accept, once: undefined });
});
