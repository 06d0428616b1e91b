import { afterEach, expect, test } from '@jest/globals';
import express, { type NextFunction, type Request, type Response } from 'express';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '#core/platform/errors/app-error';
import { waitFor } from '../../support/wait-for.ts';
import { fairRequests } from '../../../server/http/base/fair-requests.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Longer than any test. */
const keepsMs = 600_000;

/** A server whose handler waits until the test ends the request. Tokens are `name.x.x`, and names with a capital are persons. */
async function open(holdsMs = keepsMs) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const app = express();
  app.set('trust proxy', true);
  app.use(
    fairRequests(
      (token) => {
        const name = token.split('.', 1)[0]!;
        return /^[A-Z]/.test(name) ? name : null;
      },
      { holdsMs, atOnce: () => 6 },
    ),
  );
  app.get('/api/health/live', () => void begun.push('health'));
  app.get('/:name', (request, response) => {
    const { name } = request.params;
    begun.push(name);
    ends.set(name, () => response.end());
  });
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    response.status(error instanceof AppError ? error.status : 500).end();
  });
  // beyond 511, the default, connections that wait to be accepted may be reset on a busy machine
  server = app.listen(0, '127.0.0.1', 4_096);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = (name: string, { from = '10.0.0.1', signal = null }: { from?: string; signal?: AbortSignal | null } = {}) => {
    const answer = fetch(`http://127.0.0.1:${port}/${name}`, {
      headers: { Authorization: `Bearer ${name.split(/\d/, 1)[0]!}.x.x`, 'X-Forwarded-For': from },
      signal,
    });
    answer.catch(() => undefined); // the server is closed at the end of the test
    return answer;
  };
  const begins = (count: number) => waitFor(() => begun.length >= count, { what: `${count} requests that began` });
  return { begun, ask, begins, end: (name: string) => ends.get(name)!() };
}

test('a person with many requests delays their own only, and whoever asks seldom is next', async () => {
  const { begun, ask, begins, end } = await open();
  const busy = ['Ani', 'Budi'];
  for (const name of busy) for (let nth = 1; nth <= 10; nth += 1) void ask(`${name}${nth}`);
  await begins(6);
  expect(begun.filter((name) => name.startsWith('Ani'))).toHaveLength(3);
  const other = ask('Citra1');
  const last = ask('Citra2');
  await waitFor(async () => (await connections()) >= 22, { what: 'all requests at the server' });
  end(begun[0]!);
  await begins(7);
  expect(begun[6]).toBe('Citra1');
  end('Citra1');
  expect((await other).status).toBe(200);
  for (const name of begun.slice(1, 3)) end(name);
  await waitFor(() => begun.includes('Citra2'), { what: 'the second request of the other person' });
  expect(begun.indexOf('Citra2')).toBeLessThan(10);
  end('Citra2');
  expect((await last).status).toBe(200);
});

function connections(): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}

test('requests without a valid token have slots of their own, by address', async () => {
  const { begun, ask, begins, end } = await open();
  for (let nth = 1; nth <= 5; nth += 1) void ask(`siapa${nth}`);
  await begins(2);
  void ask('orang1', { from: '10.0.0.2' });
  await begins(3);
  expect(begun[2]).toBe('orang1');
  const person = ask('Ani1');
  await begins(4);
  end('Ani1');
  expect((await person).status).toBe(200);
  expect(begun.filter((name) => name.startsWith('siapa'))).toHaveLength(2);
});

test('an address that was answered before does not wait behind addresses that nobody has seen', async () => {
  const { begun, ask, begins, end } = await open();
  const first = ask('bayar1', { from: '10.1.0.1' });
  await begins(1);
  end('bayar1');
  expect((await first).status).toBe(200);
  for (let nth = 1; nth <= 10; nth += 1) void ask(`baru${nth}`, { from: `10.2.0.${nth}` });
  await begins(4); // three of the ten
  const second = ask('bayar2', { from: '10.1.0.1' });
  await begins(5);
  expect(begun[4]).toBe('bayar2');
  end('bayar2');
  expect((await second).status).toBe(200);
  expect(begun).toHaveLength(5);
});

test('an address whose client left before the answer is still a new one', async () => {
  const { begun, ask, begins } = await open();
  const leaving = new AbortController();
  const left = ask('pergi1', { from: '10.1.0.1', signal: leaving.signal });
  await begins(1);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  await waitFor(async () => (await connections()) === 0, { what: 'the connection closed' });
  for (let nth = 1; nth <= 3; nth += 1) void ask(`baru${nth}`, { from: `10.2.0.${nth}` });
  await begins(4);
  void ask('pergi2', { from: '10.1.0.1' });
  void ask('orang1', { from: '10.3.0.1' });
  const person = ask('Ani1');
  await begins(5);
  expect(begun[4]).toBe('Ani1');
  expect(begun).not.toContain('pergi2');
  person.catch(() => undefined);
});

test('a health probe waits for nobody', async () => {
  const { begun, ask, begins } = await open();
  for (let nth = 1; nth <= 5; nth += 1) void ask(`siapa${nth}`);
  await begins(2);
  void ask('api/health/live');
  await begins(3);
  expect(begun[2]).toBe('health');
});

test('a request that waits for a service keeps no slot', async () => {
  const { begun, ask, begins } = await open(1);
  for (let nth = 1; nth <= 12; nth += 1) void ask(`Ani${nth}`);
  await begins(12);
  expect(new Set(begun).size).toBe(12);
});

test('a client that leaves while it waits takes no turn', async () => {
  const { begun, ask, begins, end } = await open();
  for (let nth = 1; nth <= 3; nth += 1) void ask(`Ani${nth}`);
  await begins(3);
  const leaving = new AbortController();
  const left = ask('Ani4', { signal: leaving.signal });
  await waitFor(async () => (await connections()) >= 4, { what: 'the request at the server' });
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  await waitFor(async () => (await connections()) === 3, { what: 'the connection closed' });
  void ask('Ani5');
  await waitFor(async () => (await connections()) >= 4, { what: 'the next request at the server' });
  end('Ani1');
  await begins(4);
  expect(begun[3]).toBe('Ani5');
});

test('a person whose queue is full is refused, and others are not', async () => {
  const { ask, begins, end } = await open();
  const all = Array.from({ length: 2_010 }, (_, nth) => ask(`Ani${nth}`));
  const refused = await Promise.race(all);
  expect(refused.status).toBe(429);
  const other = ask('Budi1');
  await begins(4);
  end('Budi1');
  expect((await other).status).toBe(200);
});
