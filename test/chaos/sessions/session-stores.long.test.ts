import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type BreakableStore, createBreakablePostgres, createBreakableRedis } from '../../support/stores/breakable-stores.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { OutageTown } from '../../support/whatsapp/outage-shops.ts';

let app: TestApp;
let stores: { postgres: BreakableStore; redis: BreakableStore };
let town: OutageTown;

beforeAll(async () => {
  const [postgres, redis] = await Promise.all([createBreakablePostgres(), createBreakableRedis()]);
  stores = { postgres, redis };
  app = await startTestApp({ workers: 0, serverRoles: 'sessions', stores });
  town = await OutageTown.build(app);
}, 180_000);
afterAll(async () => {
  await app?.close();
  await Promise.all(Object.values(stores ?? {}).map((store) => store.kill()));
});
beforeEach(() => town.warmHalf(), 180_000);

// the host releases its sessions after 9 s without Postgres and claims them again afterwards
test.each([
  { store: 'postgres', end: 'stop', awayMs: 2_000 },
  { store: 'postgres', end: 'kill', awayMs: 5_000 },
  { store: 'postgres', end: 'stop', awayMs: 15_000 },
  { store: 'postgres', end: 'kill', awayMs: 15_000 },
  { store: 'postgres', end: 'stop', awayMs: 60_000 },
  { store: 'postgres', end: 'kill', awayMs: 60_000 },
  { store: 'redis', end: 'stop', awayMs: 15_000 },
  { store: 'redis', end: 'stop', awayMs: 60_000 },
  { store: 'redis', end: 'kill', awayMs: 60_000 },
] as const)(
  '$store gone ($end) for $awayMs ms loses no message, doubles none, and keeps their order',
  async ({ store, end, awayMs }) => {
    await town.liveThrough(stores[store], end, awayMs);
    await town.expectWhole();
    expect(app.servers[0]!.hasExited).toBe(false);
  },
  300_000,
);
