import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SessionTools, type Shop } from '../../support/whatsapp/session-tools.ts';
import { type BreakableStore, createBreakablePostgres } from '../../support/stores/breakable-stores.ts';
import { openTcpProxy, type TcpProxy } from '../../support/stores/tcp-proxy.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import type { Program } from '../../support/program.ts';
import { waitFor } from '../../support/wait-for.ts';

/** A host looks for free sessions every 3 s: after this time on Postgres' clock it has looked at least once. */
const sweptAfterSeconds = 4;

let postgres: BreakableStore;
let app: TestApp;
let tools: SessionTools;
let shops: Shop[];
/** Each late host has its own proxy to Postgres, so that it can come back later than the others. */
let proxies: TcpProxy[];

beforeAll(async () => {
  postgres = await createBreakablePostgres();
  app = await startTestApp({ servers: 1, workers: 0, serverRoles: 'sessions', stores: { postgres } });
  tools = new SessionTools(app);
  proxies = await Promise.all([openTcpProxy(postgres.url), openTcpProxy(postgres.url)]);
  for (const proxy of proxies) await app.startServer({ DATABASE_URL: proxy.url });
  // Create one shop at each server. Otherwise one host could hold none of the sessions by chance.
  shops = [];
  for (const server of app.servers) shops.push(await shopAt(server));
});
afterAll(async () => {
  await app?.close();
  for (const proxy of proxies ?? []) await proxy.close();
  await postgres?.stop();
});

function hostIdOf(server: Program): unknown {
  return server.events.find((event) => event.event === 'host.started')?.['hostId'];
}

async function shopAt(server: Program): Promise<Shop> {
  for (;;) {
    const shop = await tools.addShop();
    if ((await tools.session(shop.botId)).host_id === hostIdOf(server)) return shop;
  }
}

async function hearAll(text: string): Promise<void> {
  const lead = await tools.addPhone();
  await Promise.all(shops.map((shop) => tools.say(lead, shop, text)));
  for (const shop of shops) {
    await waitFor(async () => (await tools.messages(shop.botId)).some((row) => row.body === text), {
      what: `${text} stored`,
    });
  }
}

/**
 * The holder of each session according to the database, devices with two sockets at once according to
 * WhatsApp, and the number of logins per session.
 */
async function stateOfAll() {
  return Promise.all(
    shops.map(async ({ botId, phone }) => {
      const [device] = (await tools.phone(phone)).devices;
      return { host: (await tools.session(botId)).host_id, overlaps: device.overlaps, logins: device.logins };
    }),
  );
}

/** Waits until the first host has a heartbeat in Postgres and has looked for free sessions, while the late hosts could not. */
async function firstHostHasSwept(sinceText: string): Promise<void> {
  await waitFor(
    async () => {
      const [row] = await app.sql(
        `SELECT 1 FROM session_hosts WHERE id = $1 AND heartbeat_at > (${sinceText})::timestamptz + make_interval(secs => $2)`,
        [hostIdOf(app.servers[0]!), sweptAfterSeconds],
      );
      return row;
    },
    { what: 'a sweep of the first host' },
  );
}

async function restartUnderAll(end: () => Promise<unknown>): Promise<void> {
  await hearAll(`sebelum ${Date.now()}`);
  const before = await stateOfAll();
  for (const proxy of proxies) proxy.cut();
  await end();
  await postgres.start();
  await firstHostHasSwept(`SELECT pg_postmaster_start_time()`);
  for (const proxy of proxies) await proxy.open();
  await hearAll(`sesudah ${Date.now()}`);
  const after = await stateOfAll();
  expect(after.map(({ overlaps }) => overlaps)).toEqual(before.map(({ overlaps }) => overlaps));
  expect(after.map(({ host }) => host)).toEqual(before.map(({ host }) => host));
}

test('Postgres restarts, and the host that is back first leaves the sessions of the living ones alone', async () => {
  await restartUnderAll(() => postgres.stop());
});

test('Postgres is killed and comes back: the same', async () => {
  await restartUnderAll(() => postgres.kill());
});

test('Postgres recovers from a crash without a restart: its locks are gone, and the guarantees hold', async () => {
  await hearAll(`sebelum ${Date.now()}`);
  const before = await stateOfAll();
  const [{ pid, at }] = await app.sql(`SELECT pg_backend_pid() AS pid, now()::text AS at`);
  for (const proxy of proxies) proxy.cut();
  process.kill(pid, 'SIGKILL');
  await firstHostHasSwept(`SELECT '${at}'`);
  for (const proxy of proxies) await proxy.open();
  await hearAll(`sesudah ${Date.now()}`);
  const after = await stateOfAll();
  expect(after.map(({ overlaps }) => overlaps)).toEqual(before.map(({ overlaps }) => overlaps));
  expect(after.map(({ host }) => host)).toEqual(before.map(({ host }) => host));
});

test('Postgres stays away until all hosts have given up: each closed its sockets before anybody could take its sessions', async () => {
  await restartUnderAll(async () => {
    await postgres.stop();
    await Promise.all(app.servers.map((server) => server.waitForEvent('host.lost-trust')));
  });
});

test('a host that is killed right after a restart is still replaced', async () => {
  const victim = app.servers[1]!;
  await victim.kill();
  await hearAll(`sesudah mati ${Date.now()}`);
  for (const { overlaps, host } of await stateOfAll()) {
    expect(overlaps).toBe(0);
    expect(host).not.toBe(hostIdOf(victim));
  }
});
