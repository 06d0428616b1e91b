import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Client } from './whatsapp-client.ts';
import { newMemory } from './whatsapp-client.ts';
import { StandIn } from './whatsapp-server.ts';
import type { Person } from './whatsapp-server.ts';

let server: StandIn;
let shop: Person;
let client: Client;

beforeAll(async () => {
  server = await StandIn.start();
  shop = await server.person('Toko Melati');
  client = await server.link(shop);
});

afterAll(() => server.close());

/** Ends the connection with a fault and logs in again with the same keys. Returns the code of the end. */
async function endingOf(fault: object): Promise<number> {
  await server.fault({ number: shop.number, ...fault });
  const code = await client.until(() => client.endCode, 'the end');
  client = await server.connect(client.memory).ready();
  return code;
}

test.each([
  ['a cut line', { cut: true }, 428],
  ['an orderly end of the stream', { streamEnd: true }, 428],
  ['a restart request', { streamError: 515 }, 515],
  ['an overloaded server', { streamError: 503 }, 503],
  ['a server failure', { streamError: 500 }, 500],
  ['a conflict', { conflict: true }, 440],
])('%s ends with its code, and the next login works', async (_name, fault, code) => {
  expect(await endingOf(fault)).toBe(code);
});

test('a second login of the same device replaces the first', async () => {
  const second = await server.connect(client.memory).ready();
  expect(await client.until(() => client.endCode, 'the end')).toBe(440);
  client = second;
});

test('a half open connection is noticed by the keepalive', async () => {
  await client.end();
  client = await server.connect(client.memory, { keepAliveIntervalMs: 1_000 }).ready();
  expect(await endingOf({ silence: true })).toBe(408);
});

test('refused connections end with 408 until the time is over', async () => {
  await client.end();
  await server.fault({ refuseMs: 60_000 });
  const refused = server.connect(client.memory);
  expect(await refused.until(() => refused.endCode, 'the end')).toBe(408);
  await server.call('DELETE', '/faults');
  client = await server.connect(client.memory).ready();
});

test.each([401, 403, 405, 503])('a login that fails with %i says so', async (code) => {
  await client.end();
  await server.fault({ number: shop.number, failLogin: { code } });
  const refused = server.connect(client.memory);
  expect(await refused.until(() => refused.endCode, 'the end')).toBe(code);
  client = await server.connect(client.memory).ready();
});

test('a refused version also keeps new clients out', async () => {
  await server.fault({ failLogin: { code: 405 } });
  const refused = server.connect(newMemory());
  expect(await refused.until(() => refused.endCode, 'the end')).toBe(405);
});

test('a device that the phone removes ends with 401, and so does its next login', async () => {
  const branch = await server.person('Toko Cabang');
  const removed = await server.link(branch);
  await expect(server.call('POST', `/phones/${branch.number}/unlink`, {})).resolves.toEqual({ removed: [1] });
  expect(await removed.until(() => removed.endCode, 'the end')).toBe(401);
  const again = server.connect(removed.memory);
  expect(await again.until(() => again.endCode, 'the end')).toBe(401);
});

test('logging out removes the device from the phone', async () => {
  const branch = await server.person('Toko Kedua');
  const leaving = await server.link(branch);
  await leaving.socket.logout();
  expect(await leaving.until(() => leaving.endCode, 'the end')).toBe(401);
  const again = server.connect(leaving.memory);
  expect(await again.until(() => again.endCode, 'the end')).toBe(401);
  await expect(server.call('GET', `/phones/${branch.number}`)).resolves.toMatchObject({ devices: [] });
});

test('nothing that a client asked stayed without an answer', async () => {
  expect(await server.unknown()).toEqual([]);
});
