import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import pg from 'pg';
import { awaySentences, isStoreAway } from '#core/platform/errors/store-away.rules';

const servers: Server[] = [];
const sockets = new Set<Socket>();
const pools: pg.Pool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** Opens a port and calls `answer` for each connection to it. */
async function answering(answer: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    answer(socket);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const silent = () => answering((socket) => socket.resume());
const hangingUp = () => answering((socket) => socket.on('data', () => socket.end()));
/** Sends Postgres' messages for an accepted login (`R`) and for ready (`Z`), then closes the connection. */
const leaving = () => answering((socket) => socket.once('data', () => socket.end('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I')));

/** Sends the same messages, then nothing more, without closing the connection. */
const mute = () => answering((socket) => socket.once('data', () => socket.write('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I')));

const said = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

function clientOf(port: number): pg.Client {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'nobody', ssl: false });
  client.on('error', () => undefined);
  return client;
}

const poolOf = (port: number): pg.Pool => {
  const pool = new pg.Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 50 });
  pools.push(pool);
  return pool;
};

const redisOf = (port: number): Redis =>
  new Redis(port, '127.0.0.1', { lazyConnect: true, enableReadyCheck: false, disableClientInfo: true, retryStrategy: () => null }).on(
    'error',
    () => undefined,
  );

/** For each error message, a call that makes a driver report it. */
const scenes: Readonly<Record<string, () => Promise<unknown>>> = {
  'Connection terminated unexpectedly': async () => said(clientOf(await hangingUp()).connect()),
  'Connection terminated': async () => {
    const client = clientOf(await silent());
    void said(client.connect());
    const asked = said(client.query('SELECT 1'));
    void said(client.end());
    return asked;
  },
  'Client has encountered a connection error and is not queryable': async () => {
    const client = clientOf(await leaving());
    const ended = new Promise<void>((resolve) => void client.once('end', resolve));
    await client.connect();
    await ended;
    return said(client.query('SELECT 1'));
  },
  'Client was closed and is not queryable': async () => {
    const client = clientOf(await silent());
    void said(client.connect());
    void said(client.end());
    return said(client.query('SELECT 1'));
  },
  'timeout expired': async () => {
    const client = new pg.Client({ host: '127.0.0.1', port: await silent(), user: 'nobody', ssl: false, connectionTimeoutMillis: 50 });
    client.on('error', () => undefined);
    return said(client.connect());
  },
  'Query read timeout': async () => {
    const client = new pg.Client({ host: '127.0.0.1', port: await mute(), user: 'nobody', ssl: false, query_timeout: 50 });
    client.on('error', () => undefined);
    await client.connect();
    const error = await said(client.query('SELECT 1'));
    void said(client.end());
    return error;
  },
  'Command timed out': async () => {
    const redis = new Redis(await silent(), '127.0.0.1', {
      lazyConnect: true,
      enableReadyCheck: false,
      disableClientInfo: true,
      commandTimeout: 50,
    });
    redis.on('error', () => undefined);
    const error = await said(redis.get('a'));
    redis.disconnect();
    return error;
  },
  'Connection terminated due to connection timeout': async () => {
    return said(poolOf(await silent()).connect());
  },
  'timeout exceeded when trying to connect': async () => {
    const pool = poolOf(await silent());
    void said(pool.connect());
    return said(pool.connect());
  },
  'Connection is closed.': async () => {
    const redis = redisOf(await silent());
    redis.disconnect();
    return said(redis.get('a'));
  },
  'Command aborted due to connection close': async () => {
    const redis = redisOf(await answering((socket) => socket.once('data', () => socket.end('+OK\r\n'))));
    await redis.connect();
    return said(redis.multi().get('a').exec());
  },
};

const sentences: readonly string[] = Object.values(awaySentences).flatMap((one) => [...one.sentences]);

test.each(sentences)('a driver says “%s”, without a code, and it is taken for a lost connection', async (sentence) => {
  const error = await scenes[sentence]!();
  expect(error).toMatchObject({ message: sentence });
  expect(error).not.toHaveProperty('code');
  expect(isStoreAway(error)).toBe(true);
});

test.each(Object.entries(awaySentences))('the sentences of %s are those of the version that is installed', (name, { version }) => {
  const packageFile = join(import.meta.dirname, '..', '..', 'node_modules', name, 'package.json');
  expect((JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version).toBe(version);
});

test('a Redis that is away longer than a command may wait is known by the class of its error', async () => {
  const port = await answering((socket) => socket.destroy());
  const retryStrategy = (attempt: number) => (attempt === 1 ? 1 : null);
  const redis = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: 0, enableReadyCheck: false, retryStrategy });
  redis.on('error', () => undefined);
  const error = await said(redis.get('a'));
  redis.disconnect(); // otherwise the client would begin with a first attempt again after each connection that was ready
  expect(error).toMatchObject({ name: 'MaxRetriesPerRequestError' });
  expect(isStoreAway(error)).toBe(true);
});

test('a port that nothing listens on is known by its error code', async () => {
  const port = await silent();
  servers.pop()!.close();
  const error = await said(clientOf(port).connect());
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  expect(isStoreAway(error)).toBe(true);
});
