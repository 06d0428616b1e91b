import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { startRedis } from '../../scripts/lib/redis.mjs';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { chatOf, inbound, makeOwner, openRooms, receive, type Rooms } from '../integration/conversation-house.ts';
import { type House, startHouse } from '../support/house.ts';
import { runRecords } from '../support/stores.ts';
import { waitFor } from '../support/wait-for.ts';

type Redis = Awaited<ReturnType<typeof startRedis>>;

let redis: Redis;
let house: House;
let rooms: Rooms;
let host: INestApplicationContext;

const start = (port?: number): Promise<Redis> =>
  startRedis({ program: JSON.parse(process.env.TEST_REDIS!), records: runRecords(), ...(port ? { port } : {}) });

beforeAll(async () => {
  redis = await start();
  house = await startHouse({ servers: 0, workers: 1, env: { REPLY_QUIET_MS: '0', REDIS_URL: redis.url } });
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
  redis.process.kill('SIGKILL');
  await redis.process.exited;
  expect(await Promise.all(['6281310000001', '6281310000002', '6281310000003'].map(say))).toHaveLength(3);
  expect(await open()).toBe(3);
  const { port } = redis;
  redis = await start(port);
  expect(redis.port).toBe(port);
  await waitFor(async () => (await open()) === 0, { what: 'an answer to every turn', timeoutMs: 40_000 });
  expect(house.workers[0]!.hasExited).toBe(false);
  const [{ replies, left }] = await house.sql(
    `SELECT (SELECT count(*)::int FROM replies WHERE owner_id = $1) AS replies, replies_left AS left FROM subscriptions WHERE owner_id = $1`,
    [ownerId],
  );
  expect({ replies, left }).toEqual({ replies: 4, left: 96 });
});
