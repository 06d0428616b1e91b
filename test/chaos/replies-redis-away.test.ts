import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { chatOf, inbound, makeBot, openTestModules, receive, type TestModules } from '../support/core/test-modules.ts';
import { type BreakableStore, createBreakableRedis } from '../support/stores/breakable-stores.ts';
import { type TestApp, startTestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';

let redis: BreakableStore;
let app: TestApp;
let modules: TestModules;
let host: INestApplicationContext;

beforeAll(async () => {
  redis = await createBreakableRedis();
  app = await startTestApp({ servers: 0, workers: 1, stores: { redis }, env: { REPLY_QUIET_MS: '0' } });
  modules = await openTestModules({ databaseUrl: app.databaseUrl, redisUrl: redis.url });
  host = await modules.open([ConversationsModule]);
});
afterAll(async () => {
  await modules.close();
  await app.close();
  await redis.stop();
});

test('while Redis is away messages are stored, and answered once it is back, empty', async () => {
  const botId = await makeBot({ sql: (text, params) => app.sql(text, params) }, 100);
  const say = (phone: string) => receive(host, [inbound(botId, chatOf(phone))]);
  const open = async () =>
    (await app.sql(`SELECT count(*)::int AS count FROM conversations WHERE bot_id = $1 AND answered_turn < turn`, [botId]))[0].count;
  await say('6281310000001');
  await waitFor(async () => (await open()) === 0);
  await redis.kill();
  expect(await Promise.all(['6281310000001', '6281310000002', '6281310000003'].map(say))).toHaveLength(3);
  expect(await open()).toBe(3);
  await redis.start();
  await waitFor(async () => (await open()) === 0, { what: 'an answer to every turn' });
  expect(app.workers[0]!.hasExited).toBe(false);
  const [{ replies, left }] = await app.sql(
    `SELECT (SELECT count(*)::int FROM replies WHERE bot_id = $1) AS replies, replies_left AS left FROM subscriptions WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`,
    [botId],
  );
  expect({ replies, left }).toEqual({ replies: 4, left: 96 });
});
