import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type BreakableStore, createBreakablePostgres, createBreakableRedis } from '../../support/stores/breakable-stores.ts';
import { type TestApp, startTestApp } from '../../support/test-app.ts';
import { OutageTown } from '../../support/whatsapp/outage-shops.ts';

let app: TestApp;
let postgres: BreakableStore;
let redis: BreakableStore;
let town: OutageTown;

beforeAll(async () => {
  [postgres, redis] = await Promise.all([createBreakablePostgres(), createBreakableRedis()]);
  app = await startTestApp({ workers: 0, serverRoles: 'sessions', stores: { postgres, redis } });
  town = await OutageTown.build(app);
});
afterAll(async () => {
  await app?.close();
  await Promise.all([postgres?.kill(), redis?.kill()]);
});
beforeEach(() => town.warmHalf(), 120_000);

test.each([
  { end: 'stop', awayMs: 5_000 },
  { end: 'kill', awayMs: 2_000 },
] as const)('Postgres gone ($end) for $awayMs ms loses no message, doubles none, and keeps their order', async ({ end, awayMs }) => {
  await town.liveThrough(postgres, end, awayMs);
  await town.expectWhole();
  expect(app.servers[0]!.hasExited).toBe(false);
});

test.each([
  { end: 'stop', awayMs: 5_000 },
  { end: 'kill', awayMs: 2_000 },
] as const)('Redis gone ($end) for $awayMs ms loses no message, doubles none, and keeps their order', async ({ end, awayMs }) => {
  await town.liveThrough(redis, end, awayMs);
  await town.expectWhole();
  expect(app.servers[0]!.hasExited).toBe(false);
});
