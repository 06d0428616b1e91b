import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { chatOf, inbound, makeOwner, openRooms, receive, type Rooms } from '../support/core/conversation-house.ts';
import { type BreakableStore, createBreakableRedis } from '../support/stores/breakable-stores.ts';
import { type House, startHouse } from '../support/house.ts';
import { waitFor } from '../support/wait-for.ts';

let redis: BreakableStore;
let house: House;
let rooms: Rooms;
let host: INestApplicationContext;

beforeAll(async () => {
  redis = await createBreakableRedis();
  house = await startHouse({ servers: 0, workers: 1, stores: { redis }, env: { REPLY_QUIET_MS: '0' } });
  rooms = await openRooms({ databaseUrl: house.databaseUrl, redisUrl: redis.url });
  host = await rooms.open([ConversationsModule]);
});
afterAll(async () => {
  await rooms.close();
  await house.close();
  await redis.stop();
});

test('while Redis is away messages are stored, and answered once it is back, empty', async () => {
  const ownerId = await makeOwner({ sql: (text, params) => house.sql(text, params) }, 100);
  const say = (phone: string) => receive(host, [inbound(ownerId, chatOf(phone))]);
  const open = async () =>
    (await house.sql(`SELECT count(*)::int AS count FROM conversations WHERE owner_id = $1 AND answered_turn < turn`, [ownerId]))[0].count;
  await say('6281310000001');
  await waitFor(async () => (await open()) === 0);
  await redis.kill();
  expect(await Promise.all(['6281310000001', '6281310000002', '6281310000003'].map(say))).toHaveLength(3);
  expect(await open()).toBe(3);
  await redis.start();
  await waitFor(async () => (await open()) === 0, { what: 'an answer to every turn' });
  expect(house.workers[0]!.hasExited).toBe(false);
  const [{ replies, left }] = await house.sql(
    `SELECT (SELECT count(*)::int FROM replies WHERE owner_id = $1) AS replies, replies_left AS left FROM subscriptions WHERE owner_id = $1`,
    [ownerId],
  );
  expect({ replies, left }).toEqual({ replies: 4, left: 96 });
});
