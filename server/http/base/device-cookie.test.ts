import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import type { ApiRequest } from './api-request.js';
import { deviceCookie } from './device-cookie.js';

/* The value that distinguishes a browser that logged in before from strangers who guess passwords. */

interface Seen {
  readonly device: string;
  readonly hasSentDevice: boolean;
}

const servers: Server[] = [];
let handled = 0;

/** A server that replies with what the cookie adds to a request. */
async function serve(isSecure: boolean): Promise<string> {
  const app = express();
  app.use('/api', deviceCookie(isSecure), (request, response) => {
    handled += 1;
    const { device, hasSentDevice } = request as ApiRequest;
    response.json({ device, hasSentDevice });
  });
  const server = app.listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let secure: string;
let plain: string;
beforeAll(async () => {
  [secure, plain] = [await serve(true), await serve(false)];
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function pass(method: string, path: string, cookie?: string, url = secure): Promise<Seen & { set: string[] }> {
  const before = handled;
  const response = await fetch(`${url}/api${path}`, { method, ...(cookie !== undefined && { headers: { cookie } }) });
  const seen = (await response.json()) as Seen;
  expect(handled - before).toBe(1);
  return { ...seen, set: response.headers.getSetCookie() };
}
const valueIn = (cookie: string) => /^device=([^;]*);/.exec(cookie)?.[1];

const known = 'a'.repeat(43);
const year = 365 * 24 * 60 * 60;

test.each([true, false])(
  'a browser keeps its value for a year after each login, out of reach of scripts; with HTTPS: %s',
  async (isSecure) => {
    const url = isSecure ? secure : plain;
    const first = await pass('POST', '/auth/login', undefined, url);
    expect(first.hasSentDevice).toBe(false);
    expect(first.set.map(valueIn)).toEqual([first.device]);
    const [, ...attributes] = first.set[0]!.split('; ');
    const wanted = [`Max-Age=${year}`, 'Path=/api', 'HttpOnly', 'SameSite=Strict', ...(isSecure ? ['Secure'] : [])];
    expect(attributes.filter((one) => !one.startsWith('Expires=')).toSorted()).toEqual(wanted.toSorted());
    const again = await pass('POST', '/auth/login', `other=1; device=${first.device}`, url);
    expect([again.hasSentDevice, again.device]).toEqual([true, first.device]);
    expect(again.set.map(valueIn)).toEqual([first.device]);
  },
);

test('each new browser gets another value', async () => {
  const [one, other] = [await pass('POST', '/auth/login'), await pass('POST', '/auth/login')];
  expect(one.device).not.toBe(other.device);
});

test.each([
  ['GET', '/auth/login'],
  ['POST', '/chat/send'],
  ['GET', '/bot/status'],
])('%s %s sets no cookie, and still knows the browser', async (method, path) => {
  expect(await pass(method, path, `device=${known}`)).toEqual({ set: [], device: known, hasSentDevice: true });
});

test.each(['', 'short', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}%`])('the value %j is not taken over', async (value) => {
  const { device, hasSentDevice } = await pass('POST', '/auth/login', `device=${value}`);
  expect(hasSentDevice).toBe(false);
  expect(device).not.toBe(value);
  expect(device).toMatch(/^[\w-]{43}$/);
});

test('a cookie whose name only ends alike is another one', async () => {
  expect((await pass('POST', '/auth/login', `xdevice=${known}`)).hasSentDevice).toBe(false);
});
