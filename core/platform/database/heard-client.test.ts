import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { currentOperation, runAs } from '../loop/operation.js';
import { HeardClient } from './heard-client.js';

/*
 * A server that accepts every login and sends what the test defines, because a real Postgres sends nothing by itself.
 */

const [loggedIn, ready] = [Buffer.from('R\0\0\0\x08\0\0\0\0'), Buffer.from('Z\0\0\0\x05I')];
const notice = Buffer.from('N\0\0\0\x09Mkata\0\0');
let server: Server;
let sockets: Socket[];

beforeEach(async () => {
  sockets = [];
  server = createServer((socket) => {
    sockets.push(socket);
    socket.once('data', () => socket.write(Buffer.concat([loggedIn, ready])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

const newClient = () => new HeardClient({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, user: 'u', password: 'p' });
const ways: readonly (readonly [string, (client: HeardClient) => Promise<unknown>])[] = [
  ['with a promise', (client) => client.connect()],
  ['with a callback, as a pool does', (client) => new Promise<void>((resolve) => client.connect(() => resolve()))],
];

test.each(ways)('what arrives on a connection belongs to no operation, also not to the one that opened it: %s', async (_, connect) => {
  const client = newClient();
  await runAs({ name: 'first', ids: {} }, () => connect(client));
  const heard = new Promise<string | undefined>((resolve) => client.once('notice', () => resolve(currentOperation()?.name)));
  sockets[0]!.write(notice);
  expect(await heard).toBeUndefined();
  await client.end();
});

test('a connection that ends while nobody listens ends nothing else', async () => {
  const client = newClient();
  await client.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  sockets[0]!.destroy();
  await ended;
  await expect(client.query('SELECT 1')).rejects.toThrow();
});
