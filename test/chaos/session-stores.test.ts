import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type BreakableStore, createBreakablePostgres, createBreakableRedis } from '../support/stores/breakable-stores.ts';
import { type House, startHouse } from '../support/house.ts';
import { OutageTown } from '../support/whatsapp/outage-town.ts';

let house: House;
let postgres: BreakableStore;
let redis: BreakableStore;
let town: OutageTown;

beforeAll(async () => {
  [postgres, redis] = await Promise.all([createBreakablePostgres(), createBreakableRedis()]);
  house = await startHouse({ workers: 0, serverRoles: 'sessions', stores: { postgres, redis } });
  town = await OutageTown.build(house);
});
afterAll(async () => {
  await house?.close();
  await Promise.all([postgres?.kill(), redis?.kill()]);
});
beforeEach(() => town.warmHalf(), 120_000);

test.each([
  { end: 'stop', awayMs: 5_000 },
  { end: 'kill', awayMs: 2_000 },
] as const)('Postgres gone ($end) for $awayMs ms loses no message, doubles none, and keeps their order', async ({ end, awayMs }) => {
  await town.liveThrough(postgres, end, awayMs);
  await town.expectWhole();
  expect(house.servers[0]!.hasExited).toBe(false);
});

test.each([
  { end: 'stop', awayMs: 5_000 },
  { end: 'kill', awayMs: 2_000 },
] as const)('Redis gone ($end) for $awayMs ms loses no message, doubles none, and keeps their order', async ({ end, awayMs }) => {
  await town.liveThrough(redis, end, awayMs);
  await town.expectWhole();
  expect(house.servers[0]!.hasExited).toBe(false);
});
