import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type House, startHouse } from '../support/house.ts';
import type { Program } from '../support/program.ts';
import { openWay, type Way } from '../support/stores/way.ts';
import { createDatabase, type OwnDatabase } from '../support/stores/stores.ts';
import { waitFor } from '../support/wait-for.ts';
import { SessionTools, type Shop } from '../support/whatsapp/session-tools.ts';

const sessions = 20;

let postgres: OwnDatabase;
let house: House;
let tools: SessionTools;
let shops: Shop[];
/** The TCP proxy between the first host and Postgres; the second host connects directly. */
let way: Way;
let cutOff: Program;
let other: Program;
let isCut = false;

beforeAll(async () => {
  postgres = await createDatabase();
  way = await openWay(postgres.url);
  house = await startHouse({ servers: 0, workers: 0, serverRoles: 'sessions', stores: { postgres } });
  tools = new SessionTools(house);
  cutOff = await house.startServer({ DATABASE_URL: way.url });
  shops = [];
  for (let count = 0; count < sessions; count++) shops.push(await tools.addShop());
  other = await house.startServer({});
});
afterAll(async () => {
  await house?.close();
  await way?.close();
  await postgres?.drop();
});

/** How many sessions of that server are online. */
async function onlineAt(server: Program): Promise<number> {
  const hostId = server.events.findLast((event) => event.event === 'host.started')?.['hostId'];
  const [row] = await house.sql(`SELECT count(*)::int AS n FROM bot_sessions WHERE host_id = $1 AND status = 'online'`, [hostId]);
  return row.n;
}

/** WhatsApp's witness: logins that found another socket of the same device still open. */
async function overlaps(): Promise<number[]> {
  return Promise.all(shops.map(async ({ phone }) => (await tools.phone(phone)).devices[0].overlaps));
}

/** A graceful stop of the other host: the first one has all sessions again. */
async function moveBack(): Promise<void> {
  way.carry();
  if (isCut) await way.open();
  isCut = false;
  await other.stop();
  await waitFor(async () => (await onlineAt(cutOff)) === sessions, { what: 'all sessions at the first host' });
  await other.restart();
}

test.each([
  ['is reset', () => way.reset()],
  ['is refused', () => ((isCut = true), way.cut())],
  ['swallows everything', () => way.swallow()],
  ['is so slow that no heartbeat is confirmed in time', () => way.delay(2_500)],
])('a host whose connection to Postgres %s closes its sockets before another host opens them', async (_, breakWay) => {
  await waitFor(async () => (await onlineAt(cutOff)) === sessions, { what: 'all sessions at the first host' });
  breakWay();
  await waitFor(async () => (await onlineAt(other)) === sessions, { what: 'all sessions at the other host' });
  expect(await overlaps()).toEqual(shops.map(() => 0));
  await moveBack();
  expect(await overlaps()).toEqual(shops.map(() => 0));
});
