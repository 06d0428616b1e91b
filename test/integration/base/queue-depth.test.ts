import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { jobs } from '#contracts/jobs/catalogue';
import { readSettings } from '#core/platform/config/config';
import { Metrics } from '#core/platform/metrics/metrics';
import { JobQueue } from '#core/platform/queue/job-queue';
import { RedisConnections } from '#core/platform/redis/redis-connections';
import { QueueDepth } from '../../../workers/base/queue-depth.ts';
import { recordedLog } from '../../support/recorded-log.ts';
import { createRedis } from '../../support/stores/stores.ts';
import { neededSettings } from '../../support/stores/template.mjs';
import { waitFor } from '../../support/wait-for.ts';

const queues = [...new Set(Object.values(jobs).map(({ queue }) => queue))];
const states = ['wait', 'active', 'delayed', 'failed'] as const;

const { log } = recordedLog();
const metrics = new Metrics();
let redis: Awaited<ReturnType<typeof createRedis>>;
let outside: Redis;
let connections: RedisConnections;
let queue: JobQueue;

beforeAll(async () => {
  redis = await createRedis();
  outside = new Redis(redis.url);
  const settings = { ...neededSettings, REDIS_URL: redis.url, DATABASE_URL: 'postgres://127.0.0.1:1/none' };
  connections = new RedisConnections(
    readSettings(settings, () => ''),
    log,
  );
  queue = new JobQueue(connections, log);
  new QueueDepth(metrics, queue, log);
});
afterAll(async () => {
  await queue.onApplicationShutdown();
  await connections.onApplicationShutdown();
  outside.disconnect();
  await redis.stop();
});

/** The metric that an operator reads, by queue and state. */
async function shown(): Promise<Record<string, number>> {
  const lines = (await metrics.registry.metrics()).split('\n');
  const found = lines.flatMap((line) => [...line.matchAll(/^queue_jobs\{queue="(.+)",state="(\w+)"\} (\d+)$/g)]);
  return Object.fromEntries(found.map(([, name, state, count]) => [`${name} ${state}`, Number(count)]));
}
const add = (name: string, count: number, options: { delay?: number } = {}) =>
  queue.queue(name).addBulk(Array.from({ length: count }, () => ({ name: 'job', data: {}, opts: options })));

test('jobs are counted in each queue and state; a queue that cannot be counted keeps its numbers', async () => {
  const expected = Object.fromEntries(queues.flatMap((name) => states.map((state) => [`${name} ${state}`, 0])));
  expect(await shown()).toEqual(expected);

  // one job runs, another one has failed
  const [first] = queues;
  const held = Promise.withResolvers<void>();
  await add(first!, 2);
  let begun = 0;
  const worker = new Worker(first!, () => ((begun += 1) === 1 ? Promise.reject(new Error('refused')) : held.promise), {
    connection: connections.connect({ maxRetriesPerRequest: null }),
  });
  await waitFor(() => begun === 2, { what: 'the second job' });
  for (const [nth, name] of queues.entries()) {
    await add(name, nth + 1);
    await add(name, nth + 2, { delay: 3_600_000 });
    Object.assign(expected, { [`${name} wait`]: nth + 1, [`${name} delayed`]: nth + 2 });
  }
  Object.assign(expected, { [`${first} active`]: 1, [`${first} failed`]: 1 });
  expect(await shown()).toEqual(expected);

  const [, away] = queues;
  await outside.set(`bull:${away}:wait`, 'no list');
  for (const name of queues.filter((one) => one !== away)) {
    await add(name, 1, { delay: 3_600_000 });
    expected[`${name} delayed`]! += 1;
  }
  expect(await shown()).toEqual(expected);
  held.resolve();
  await worker.close();
});
