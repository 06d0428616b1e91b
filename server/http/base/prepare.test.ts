import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Config, readSettings } from '#core/platform/config/config';
import { Log } from '#core/platform/log/log';
import { Metrics } from '#core/platform/metrics/metrics';
import { neededSettings } from '../../../test/support/needed-settings.js';
import { prepareHttp } from './prepare.js';

/* What happens to every request before its route, in a server without the panel. */

let folder: string;
let app: NestExpressApplication | undefined;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'panel-'))));
afterEach(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a server with these settings and returns its address. */
async function open(more: Record<string, string> = {}): Promise<string> {
  const settings = readSettings({ ...neededSettings, NODE_ENV: 'test', SERVER_ROLES: 'sessions', ...more }, () => '');
  class Prepared {}
  Module({
    providers: [{ provide: Config, useValue: settings }, { provide: Log, useFactory: () => new Log({ LOG_LEVEL: 'error' }) }, Metrics],
  })(Prepared);
  app = await NestFactory.create<NestExpressApplication>(Prepared, { bodyParser: false, logger: false });
  prepareHttp(app, folder, (request, response, next) => {
    if (request.path === '/metrics') response.json({ address: request.ip, query: request.query });
    else next();
  });
  await app.listen(0, '127.0.0.1');
  return `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
}
const logIn = (base: string) =>
  fetch(`${base}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });

test.each([
  ['https://panel.example', true],
  ['http://localhost:3000', false],
])('the cookie of a browser is for encrypted connections where the panel at %s has them: %s', async (PUBLIC_URL, isSecure) => {
  const { headers } = await logIn(await open({ PUBLIC_URL }));
  expect(headers.get('set-cookie')).toMatch(/^device=/);
  expect(/; Secure/i.test(headers.get('set-cookie')!)).toBe(isSecure);
});

test('an answer of the API is kept by no cache and names no program', async () => {
  const { headers } = await logIn(await open());
  expect([headers.get('cache-control'), headers.get('x-powered-by')]).toEqual(['no-store', null]);
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
});

test.each([
  ['1', '203.0.113.7'],
  ['2', '198.51.100.4'],
])('behind %s proxies a client has the address that they tell', async (TRUST_PROXY, address) => {
  const answer = await fetch(`${await open({ TRUST_PROXY })}/metrics?a[b]=1&c=2`, {
    headers: { 'x-forwarded-for': '192.0.2.1, 198.51.100.4, 203.0.113.7' },
  });
  // names in a query are kept as they are and do not form objects
  expect(await answer.json()).toEqual({ address, query: { 'a[b]': '1', c: '2' } });
});
