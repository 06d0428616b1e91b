import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { ArgumentsHost } from '@nestjs/common';
import express, { type Request, type Response } from 'express';
import { StorageError } from '#core/outside/storage/storage';
import { AppError } from '#core/platform/errors/app-error';
import { recordedLog } from '../../../test/support/recorded-log.js';
import { ErrorFilter } from './error.filter.js';

/* A real response, in each state in which its route may have left it before it failed. */

const { log, lines } = recordedLog();
let recorded: string[];
let failing: (response: Response) => Error | Promise<Error>;
let server: Server;

beforeAll(async () => {
  const filter = new ErrorFilter(log, { record: (event) => void recorded.push(event) });
  const app = express();
  app.use(async (request: Request, response: Response) => {
    const error = await failing(response);
    const http = { getRequest: () => Object.assign(request, { id: 'r-1', actor: { personId: 'p-1' } }), getResponse: () => response };
    // cast: the filter reads these fields only
    filter.catch(error, { getType: () => 'http', switchToHttp: () => http } as unknown as ArgumentsHost);
  });
  server = createServer(app);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
beforeEach(() => {
  recorded = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function answerTo(cause: (response: Response) => Error) {
  failing = cause;
  const before = lines.length;
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/x`);
  const body = (await response.json()) as { error: string; code: string };
  return { status: response.status, headers: response.headers, body, logged: lines.slice(before) };
}

test.each([
  ['whole seconds', 12, '12'],
  ['a part of a second', 11.2, '12'],
])('a refusal tells when to come back: %s', async (_what, waitSeconds, told) => {
  const { status, headers, body, logged } = await answerTo(() => new AppError('otp_too_soon', { waitSeconds }));
  expect([status, headers.get('retry-after'), body.code, logged]).toEqual([429, told, 'otp_too_soon', []]);
  expect(recorded).toEqual(['limit-reached']);
});

test('an error that is no sign of an attack is not traced, and tells no time where there is none', async () => {
  const { status, headers } = await answerTo(() => new AppError('order_not_found'));
  expect([status, headers.get('retry-after'), recorded]).toEqual([404, null, []]);
});

test('the answer is JSON that nobody keeps, whatever the route had set', async () => {
  const { headers, body } = await answerTo((response) => {
    response.setHeader('Content-Type', 'text/csv');
    response.setHeader('Cache-Control', 'private, max-age=604800, immutable');
    response.status(206);
    return new AppError('order_not_found');
  });
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([expect.stringMatching(/^application\/json/), 'no-store']);
  expect(Object.keys(body)).toEqual(['error', 'code']);
});

test('an unexpected error is logged once with its request and person, and the answer says nothing of it', async () => {
  const { status, body, logged } = await answerTo(() => new TypeError('x is undefined'));
  expect([status, body.code]).toEqual([500, 'broken']);
  expect(JSON.stringify(body)).not.toContain('undefined');
  expect(logged).toMatchObject([
    { level: 'error', event: 'http.failed', requestId: 'r-1', personId: 'p-1', error: 'TypeError: x is undefined' },
  ]);
});

test('an outage of the storage has its own line in the log, and none for each request', async () => {
  const { status, body, logged } = await answerTo(() => new StorageError('away', 'The storage cannot be reached'));
  expect([status, body.code, logged]).toEqual([503, 'storage_away', []]);
});

test('an answer that has begun is broken off, so that it does not look complete, and is logged', async () => {
  const before = lines.length;
  failing = async (response) => {
    response.setHeader('Content-Type', 'text/csv');
    await new Promise((written) => response.write('nama;harga\n', written));
    return new Error('of the database');
  };
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/x`);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  expect(lines.slice(before).map(({ event }) => event)).toEqual(['http.failed']);
});

test('an error outside of a request is passed on', () => {
  const filter = new ErrorFilter(log, { record: () => undefined });
  const error = new Error('of a socket');
  // cast: the filter reads this field only
  expect(() => filter.catch(error, { getType: () => 'ws' } as unknown as ArgumentsHost)).toThrow(error);
});
