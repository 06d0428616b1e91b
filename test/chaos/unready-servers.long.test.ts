import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { errors } from '#contracts/http/errors';
import { freePort } from '../../scripts/lib/processes/ports.mjs';
import { Api, type ApiAnswer } from '../support/api.ts';
import { RunningProxies } from '../support/composition/run-proxies.ts';
import type { Owner } from '../support/owners.ts';
import { createDatabase, type OwnDatabase } from '../support/stores/stores.ts';
import { openTcpProxy, type TcpProxy } from '../support/stores/tcp-proxy.ts';
import { type TestApp, startTestApp } from '../support/test-app.ts';

/*
 * The balancer and the proxy of docker compose in front of two servers, with their real programs and configuration.
 * The second server reaches Postgres through a proxy of the test. The test checks what owners notice when that server
 * loses Postgres.
 */
let database: OwnDatabase;
let toSecond: TcpProxy;
let app: TestApp;
let proxies: RunningProxies;
let owner: Owner;
const sockets: Socket[] = [];

beforeAll(async () => {
  database = await createDatabase();
  toSecond = await openTcpProxy(database.url);
  const port = await freePort();
  const env = { PUBLIC_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: '1' };
  app = await startTestApp({ stores: { postgres: database }, workerRoles: 'mail', serverRoles: 'api', env });
  await app.startServer({ DATABASE_URL: toSecond.url });
  proxies = await RunningProxies.start(
    port,
    app.servers.map(({ url }) => new URL(url).host),
  );
  owner = await app.registerOwner();
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await proxies?.close();
  toSecond?.carry();
  await app?.close();
  await toSecond?.close();
  await database?.drop();
});

const panel = () => owner.api.at(proxies.url);
const read = () => panel().get('/profile');
const write = () => panel().post('/prompt', { prompt: 'Toko kaos', alamat: 'Tebet' });

/** Four clients send requests, each one after the other, until the event happens. Returns all answers. */
async function until(event: Promise<void>, call: () => Promise<ApiAnswer>): Promise<ApiAnswer[]> {
  const answers: ApiAnswer[] = [];
  let hasHappened = false;
  const client = async (): Promise<void> => {
    while (!hasHappened) answers.push(await call());
  };
  const clients = Promise.all(Array.from({ length: 4 }, client));
  await event.finally(() => (hasHappened = true));
  await clients;
  return answers;
}

const times = (count: number, call: () => Promise<ApiAnswer>): Promise<ApiAnswer[]> => Promise.all(Array.from({ length: count }, call));
const failed = (answers: readonly ApiAnswer[]) =>
  answers.filter(({ status }) => status >= 500).map(({ status, body }) => ({ status, body }));

async function dial(): Promise<Socket> {
  const socket = io(proxies.url, { transports: ['websocket'], reconnection: false, forceNew: true, auth: { token: owner.token } });
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  return socket;
}

test('the proxies pass on requests and sockets', async () => {
  expect(failed(await times(20, read))).toEqual([]);
  expect((await dial()).connected).toBe(true);
});

test.each([
  ['refuses connections', () => toSecond.cut(), () => void toSecond.open()],
  ['answers nothing', () => toSecond.swallow(), () => toSecond.carry()],
])('a server whose Postgres %s is taken out: no read fails, and no request after it is out', async (_how, lose, mend) => {
  const out = proxies.hasTaken('out', 2);
  lose();
  const answers = await until(out, read);
  expect(failed(answers)).toEqual([]);
  expect(failed(await times(50, write))).toEqual([]);
  expect(failed(await times(50, read))).toEqual([]);
  for (let nth = 0; nth < 6; nth += 1) expect((await dial()).connected).toBe(true);

  const back = proxies.hasTaken('back', 2);
  mend();
  await back;
  expect(failed(await times(50, write))).toEqual([]);
});

test('a write that reaches it before is not repeated, and its sender reads a sentence', async () => {
  const out = proxies.hasTaken('out', 2);
  toSecond.cut();
  const answers = await until(out, write);
  for (const answer of failed(answers))
    expect(answer).toEqual({ status: 503, body: { error: errors.unavailable.sentence, code: 'unavailable' } });
  expect(failed(await times(50, write))).toEqual([]);
  const back = proxies.hasTaken('back', 2);
  await toSecond.open();
  await back;
});

test('when no server is ready, each still answers by itself', async () => {
  // both servers lose Redis
  const out = Promise.all([proxies.hasTaken('out', 1), proxies.hasTaken('out', 2)]);
  await app.redis.shutdown('NOSAVE').catch(() => undefined);
  await out;
  expect((await new Api(proxies.url).get('/health/live')).status).toBe(200);
  expect((await new Api(proxies.url).get('/health/ready')).body).toMatchObject({ parts: { database: 'up', redis: 'down' } });
});

test('without any server, programs get an error and people a page', async () => {
  for (const server of app.servers) await server.kill();
  expect(await readWithoutServer()).toEqual(away);
  await proxies.endBalancer();
  expect(await readWithoutServer()).toEqual(away);
});

const away = {
  program: {
    status: 503,
    body: { error: errors.unavailable.sentence, code: 'unavailable' },
    retryAfter: String(errors.unavailable.retryAfterSeconds),
  },
  person: { status: 503, type: 'text/html; charset=utf-8', marked: null, text: expect.stringContaining('Layanan sedang terganggu') },
};

async function readWithoutServer(): Promise<unknown> {
  const [{ status, body, headers }, page] = await Promise.all([read(), fetch(proxies.url)]);
  const { status: pageStatus, headers: of } = page;
  return {
    program: { status, body, retryAfter: headers.get('retry-after') },
    person: { status: pageStatus, type: of.get('content-type'), marked: of.get('balancer-error'), text: await page.text() },
  };
}
