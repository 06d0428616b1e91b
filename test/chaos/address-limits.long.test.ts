import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { errors } from '#contracts/http/errors';
import { freePort } from '../../scripts/lib/processes/ports.mjs';
import { RunningProxies } from '../support/composition/run-proxies.ts';
import { waitFor } from '../support/wait-for.ts';

/*
 * The limits of the balancer for one client address, with its real program and configuration. Only two limits are lowered, so that a
 * few requests reach them.
 */
const smaller = 100;
const limits: number[] = [];
const held = new Set<ServerResponse>();
let server: Server;
let proxies: RunningProxies;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/held') held.add(response);
    else response.end('ok');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  proxies = await RunningProxies.start(await freePort(), [address], (text) =>
    text.replaceAll(/(acl is-one-too-many .* gt )(\d+)/g, (_, before: string, most: string) => {
      limits.push(Number(most) / smaller);
      return `${before}${Number(most) / smaller}`;
    }),
  );
});
afterEach(release);
afterAll(async () => {
  await proxies?.close();
  server.closeAllConnections();
  server.close();
});

/** Answers the requests that are held. */
async function release(): Promise<void> {
  const all = [...held];
  held.clear();
  await Promise.all(all.map((response) => once(response.end('ok'), 'close')));
}

/** Sends a request to the balancer as the proxy passes it on for a client with this address. */
function requestOf(address: string, path = '/', base = proxies.balancerUrl): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    send(`${base}${path}`, { agent: false, headers: { 'x-forwarded-for': address } }, (answer) => resolve(answer.resume()))
      .once('error', reject)
      .end();
  });
}

const statusOf = async (...request: Parameters<typeof requestOf>): Promise<number> => (await requestOf(...request)).statusCode!;
const statuses = (count: number, ...request: Parameters<typeof requestOf>): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, () => statusOf(...request)));
const refused = errors.too_many_at_once;

test.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7', '203.0.113.8'],
  ['a line of IPv6', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
  ['an IPv4 address behind a translator', '64:ff9b::cb00:7109', '64:ff9b::cb00:7109', '64:ff9b::cb00:710a'],
])('%s has a number of requests at once, and others are answered', async (_, first, same, other) => {
  const [atOnce] = limits;
  const waiting = statuses(atOnce!, first, '/held');
  await waitFor(() => held.size === atOnce, { what: 'all of them at the server' });
  const answer = await requestOf(same);
  expect({ status: answer.statusCode, retryAfter: answer.headers['retry-after'] }).toEqual({
    status: refused.status,
    retryAfter: String(refused.retryAfterSeconds),
  });
  expect(await statusOf(other)).toBe(200);
  await release();
  expect(new Set(await waiting)).toEqual(new Set([200]));
  expect(await statusOf(same)).toBe(200);
});

test('an address has a number of requests in ten seconds, and reads a sentence beyond it', async () => {
  const [, inTenSeconds] = limits;
  const all = await statuses(3 * inTenSeconds!, '203.0.113.20');
  expect(new Set(all)).toEqual(new Set([200, 429]));
  const answer = await fetch(proxies.balancerUrl, { headers: { 'x-forwarded-for': '203.0.113.20' } });
  expect(await answer.json()).toEqual({ error: refused.sentence, code: 'too_many_at_once' });
  expect(await statusOf('203.0.113.21')).toBe(200);
});

test('a client behind the proxy cannot name another address for each request', async () => {
  const [, inTenSeconds] = limits;
  const all = await Promise.all(
    Array.from({ length: 3 * inTenSeconds! }, (_, nth) => statusOf(`203.0.113.${nth % 250}`, '/', proxies.url)),
  );
  expect(all).toContain(429);
});
