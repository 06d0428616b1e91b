import { expect, test } from '@jest/globals';
import { jobs } from '#contracts/jobs/catalogue';
import { Metrics } from '#core/platform/metrics/metrics';
import { QueueDepth } from './queue-depth.js';

const queues = [...new Set(Object.values(jobs).map(({ queue }) => queue))];

test('jobs are counted in each queue and state; a queue that cannot be counted keeps its numbers', async () => {
  const now: { count: number; away?: string | undefined } = { count: 3 };
  const metrics = new Metrics();
  const countsOf = (queue: string) => ({
    getJobCounts: async (...states: string[]) => {
      if (queue === now.away) throw new Error('Redis is away');
      return Object.fromEntries(states.map((state) => [state, now.count]));
    },
  });
  new QueueDepth(metrics, { queue: countsOf } as never, { debug: () => undefined } as never);
  const shown = async () =>
    new Map(
      (await metrics.registry.metrics())
        .split('\n')
        .flatMap((line) => [...line.matchAll(/^queue_jobs\{queue="(.+)",state="(\w+)"\} (\d+)$/g)])
        .map(([, queue, state, jobsThere]) => [`${queue} ${state}`, Number(jobsThere)]),
    );
  const all = queues.flatMap((queue) => ['wait', 'active', 'delayed', 'failed'].map((state) => `${queue} ${state}`));
  expect(await shown()).toEqual(new Map(all.map((one) => [one, 3])));
  Object.assign(now, { count: 4, away: queues[0] });
  expect(await shown()).toEqual(new Map(all.map((one) => [one, one.startsWith(`${now.away} `) ? 3 : 4])));
});
