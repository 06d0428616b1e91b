import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import type { Program } from '../../support/program.ts';
import { openTcpProxy, type TcpProxy } from '../../support/stores/tcp-proxy.ts';
import { createDatabase, type OwnDatabase } from '../../support/stores/stores.ts';
import { waitFor } from '../../support/wait-for.ts';
import { SessionTools, type Shop } from '../../support/whatsapp/session-tools.ts';

const sessions = 20;

let postgres: OwnDatabase;
let app: TestApp;
let tools: SessionTools;
let shops: Shop[];
/** The TCP proxy between the first host and Postgres. The second host connects directly. */
let proxy: TcpProxy;
let cutOff: Program;
let other: Program;
let isCut = false;

beforeAll(async () => {
  postgres = await createDatabase();
  proxy = await openTcpProxy(postgres.url);
  app = await startTestApp({ servers: 0, workers: 0, serverRoles: 'sessions', stores: { postgres } });
  tools = new SessionTools(app);
  cutOff = await app.startServer({ DATABASE_URL: proxy.url });
  shops = [];
  for (let count = 0; count < sessions; count++) shops.push(await tools.addShop());
  other = await app.startServer({});
});
afterAll(async () => {
  await app?.close();
  await proxy?.close();
  await postgres?.drop();
});

/** Number of online sessions of that server. */
async function onlineAt(server: Program): Promise<number> {
  const hostId = server.events.findLast((event) => event.event === 'host.started')?.['hostId'];
  const [row] = await app.sql(`SELECT count(*)::int AS n FROM bot_sessions WHERE host_id = $1 AND status = 'online'`, [hostId]);
  return row.n;
}

/** The simulator's count of logins that found another open socket of the same device. */
async function overlaps(): Promise<number[]> {
  return Promise.all(shops.map(async ({ phone }) => (await tools.phone(phone)).devices[0].overlaps));
}

/** Stops the other host gracefully, so that the first one holds all sessions again. */
async function moveBack(): Promise<void> {
  proxy.carry();
  if (isCut) await proxy.open();
  isCut = false;
  await other.stop();
  await waitFor(async () => (await onlineAt(cutOff)) === sessions, { what: 'all sessions at the first host' });
  await other.restart();
}

test.each([
  ['is reset', () => proxy.reset()],
  ['is refused', () => ((isCut = true), proxy.cut())],
  ['swallows everything', () => proxy.swallow()],
  ['is so slow that no heartbeat is confirmed in time', () => proxy.delay(2_500)],
])('a host whose connection to Postgres %s closes its sockets before another host opens them', async (_, breakConnection) => {
  await waitFor(async () => (await onlineAt(cutOff)) === sessions, { what: 'all sessions at the first host' });
  breakConnection();
  await waitFor(async () => (await onlineAt(other)) === sessions, { what: 'all sessions at the other host' });
  expect(await overlaps()).toEqual(shops.map(() => 0));
  await moveBack();
  expect(await overlaps()).toEqual(shops.map(() => 0));
});
