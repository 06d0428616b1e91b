import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import type { BotId } from '#contracts/values/ids';
import { readSettings } from '#core/platform/config/config';
import { newId } from '#core/platform/crypto/ids';
import { runAs } from '#core/platform/loop/operation';
import { newTraceId } from '#core/platform/loop/trace.rules';
import { RedisConnections } from '#core/platform/redis/redis-connections';
import { Wakes, type Wake } from '#core/platform/wake/wakes';
import { recordedLog } from '../../support/recorded-log.ts';
import { createRedis } from '../../support/stores/stores.ts';
import { neededSettings } from '../../support/stores/template.mjs';
import { waitFor } from '../../support/wait-for.ts';

/*
 * Notices to session hosts: all listeners of a process receive each notice over one connection, and a notice that
 * cannot be read or sent is logged.
 */

const botId = newId<BotId>();
const { log, lines } = recordedLog();
let redis: Awaited<ReturnType<typeof createRedis>>;
/** Another program with a connection to the same Redis. */
let outside: Redis;
let connections: RedisConnections;
let wakes: Wakes;

beforeAll(async () => {
  redis = await createRedis();
  outside = new Redis(redis.url);
});
beforeEach(() => {
  const settings = { ...neededSettings, REDIS_URL: redis.url, DATABASE_URL: 'postgres://127.0.0.1:1/none' };
  connections = new RedisConnections(
    readSettings(settings, () => ''),
    log,
  );
  wakes = new Wakes(connections, log);
});
afterEach(() => connections.onApplicationShutdown());
afterAll(async () => {
  outside.disconnect();
  await redis.stop();
});

const publish = (text: string) => outside.publish('wakes', text);
const isLast = ({ kind }: Wake) => kind === 'unlink';
const last = JSON.stringify({ kind: 'unlink', botId });

test('what is sent is what every listener hears, with the trace of the request', async () => {
  const heard: [string, Wake][] = [];
  await wakes.listen((wake) => void heard.push(['first', wake]));
  await wakes.listen((wake) => void heard.push(['second', wake]));
  const trace = newTraceId();
  runAs({ name: 'request', ids: {}, trace }, () => wakes.send({ kind: 'outbox', botId, about: '628111' }));
  wakes.send({ kind: 'session', botId });
  await waitFor(() => heard.length >= 4, { what: 'the notices' });
  const withTrace = { kind: 'outbox', botId, about: '628111', trace };
  const plain = { kind: 'session', botId };
  expect(heard).toEqual([
    ['first', withTrace],
    ['second', withTrace],
    ['first', plain],
    ['second', plain],
  ]);
  expect(await outside.pubsub('NUMSUB', 'wakes')).toEqual(['wakes', 1]);
});

test.each([
  ['without words', ''],
  ['that is no JSON', 'no JSON'],
  ['without fields', '{}'],
  ['of an unknown kind', `{"kind":"other","botId":"${botId}"}`],
  ['of no bot', '{"kind":"session","botId":"x"}'],
])('a notice %s is logged by its length and ignored, and the next one is heard', async (_what, text) => {
  const heard: Wake[] = [];
  await wakes.listen((wake) => void heard.push(wake));
  const before = lines.length;
  await publish(text);
  await publish(last);
  await waitFor(() => heard.some(isLast), { what: 'the next notice' });
  expect(heard).toEqual([JSON.parse(last)]);
  expect(lines.slice(before).filter(({ event }) => event.startsWith('wake.'))).toMatchObject([
    { event: 'wake.unreadable', bytes: text.length },
  ]);
});

test('after the shutdown nothing is heard any more', async () => {
  const [heard, later]: [Wake[], Wake[]] = [[], []];
  await wakes.listen((wake) => void heard.push(wake));
  wakes.onApplicationShutdown();
  await wakes.listen((wake) => void later.push(wake));
  await publish(last);
  await waitFor(() => later.some(isLast), { what: 'the notice' });
  expect(heard).toEqual([]);
});

test('a notice that could not be sent is logged, and fails nothing', async () => {
  await connections.commands.ping();
  connections.commands.disconnect();
  const before = lines.length;
  wakes.send({ kind: 'typing', botId, about: '628111' });
  await waitFor(() => lines.length > before, { what: 'the line' });
  expect(lines.slice(before)).toMatchObject([{ event: 'wake.lost', kind: 'typing', botId }]);
  expect(JSON.stringify(lines.slice(before))).not.toContain('628111');
});
