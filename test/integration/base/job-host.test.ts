import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Worker, type Job } from 'bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import type { JobPayload } from '#contracts/jobs/catalogue';
import { jobs } from '#contracts/jobs/catalogue';
import { Clock } from '#core/platform/clock/clock';
import { Database } from '#core/platform/database/database';
import { Log } from '#core/platform/log/log';
import { JobQueue } from '#core/platform/queue/job-queue';
import { RedisConnections } from '#core/platform/redis/redis-connections';
import { newId } from '#core/platform/crypto/ids';
import { CallAgain, JobHost, type JobContext } from '../../../workers/base/job-host.ts';
import { openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { waitFor } from '../../support/wait-for.ts';

/* The base of every processor, on the real queue: tries, giving up, running again. */

const name = 'mail.send';
type Payload = JobPayload<typeof name>;

let modules: TestModules;
let context: INestApplicationContext;
let worker: Worker | undefined;

beforeAll(async () => {
  modules = await openTestModules();
  context = await modules.open([]);
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
});
afterAll(() => modules?.close());

class Host extends JobHost<typeof name> {
  readonly calls: (Payload & { triesBefore: number })[] = [];
  readonly given: { payload: Payload; error: unknown }[] = [];

  constructor(
    log: Log,
    private readonly act: (context: JobContext) => Promise<CallAgain | void>,
    private readonly mayRetry = true,
  ) {
    super(name, log);
  }

  protected override async handle(payload: Payload, given: JobContext): Promise<CallAgain | void> {
    this.calls.push({ ...payload, triesBefore: given.triesBefore });
    return this.act(given);
  }

  protected override isWorthRetrying(): boolean {
    return this.mayRetry;
  }

  protected override givenUp(payload: Payload, error: unknown): Promise<void> {
    this.given.push({ payload, error });
    return Promise.resolve();
  }
}

/** Processes the queue with that host, and skips the pauses between tries. */
async function run(
  act: (context: JobContext) => Promise<CallAgain | void>,
  mayRetry = true,
): Promise<{ host: Host; payload: Payload; mayEnd: () => Promise<void> }> {
  const host = new Host(context.get(Log), act, mayRetry);
  const queue = context.get(JobQueue);
  const payload = { mailId: newId<Payload['mailId']>() };
  worker = new Worker(jobs[name].queue, (job: Job, token?: string, cancelled?: AbortSignal) => host.process(job, token, cancelled), {
    connection: context.get(RedisConnections).connect({ maxRetriesPerRequest: null }),
  });
  worker.on('error', () => undefined);
  await queue.enqueue(name, payload);
  const mayEnd = async () => {
    for (const job of await queue.queue(jobs[name].queue).getDelayed()) await job.promote().catch(() => undefined);
    const counts = await queue.queue(jobs[name].queue).getJobCounts('wait', 'active', 'delayed');
    if (Object.values(counts).some((count) => count > 0)) throw new Error('still at work');
  };
  return { host, payload, mayEnd };
}

test('a job that always fails is tried as often as its policy says, and given up once', async () => {
  const { host, payload, mayEnd } = await run(() => Promise.reject(new Error('refused')));
  await waitFor(() => host.calls.length > 0 && mayEnd().then(() => true), { what: 'the end of the job' });
  expect(host.calls.map(({ triesBefore }) => triesBefore)).toEqual(Array.from({ length: jobs[name].attempts }, (_, nth) => nth));
  expect(host.given).toEqual([{ payload, error: expect.objectContaining({ message: 'refused' }) }]);
});

test('a job whose last permitted try succeeds is not given up', async () => {
  const { host, mayEnd } = await run(({ triesBefore }) =>
    triesBefore === jobs[name].attempts - 1 ? Promise.resolve() : Promise.reject(new Error('not yet')),
  );
  await waitFor(() => host.calls.length > 0 && mayEnd().then(() => true), { what: 'the end of the job' });
  expect(host.calls).toHaveLength(jobs[name].attempts);
  expect(host.given).toEqual([]);
});

test('while Postgres is away a job uses up no try, not even its last one', async () => {
  let outages = jobs[name].attempts + 2;
  const { host, mayEnd } = await run(async ({ triesBefore }) => {
    if (triesBefore < jobs[name].attempts - 1) throw new Error('not yet');
    outages -= 1;
    if (outages > 0) await context.get(Database).rows('SELECT pg_terminate_backend(pg_backend_pid())');
  });
  await waitFor(() => host.calls.length > 0 && mayEnd().then(() => true), { what: 'the end of the job' });
  expect(outages).toBe(0);
  expect(host.given).toEqual([]);
});

test('an error that no other try can fix gives up at the first try', async () => {
  const { host, payload, mayEnd } = await run(() => Promise.reject(new Error('hopeless')), false);
  await waitFor(() => host.calls.length > 0 && mayEnd().then(() => true), { what: 'the end of the job' });
  expect(host.calls).toHaveLength(1);
  expect(host.given).toEqual([{ payload, error: expect.objectContaining({ message: 'hopeless' }) }]);
});

test('a handler that requests another run uses up no try, and waits for the requested time', async () => {
  let count = 0;
  const { host, mayEnd } = await run(() => Promise.resolve(++count < 30 ? new CallAgain(3_600_000) : undefined));
  await waitFor(() => host.calls.length > 0, { what: 'the first call' });
  const [delayed] = await waitFor(
    async () => {
      const found = await context.get(JobQueue).queue(jobs[name].queue).getDelayed();
      return found.length > 0 ? found : undefined;
    },
    { what: 'the delayed job' },
  );
  // the job's own time: it became due an hour after it was delayed
  const dueInMs = delayed!.timestamp + delayed!.delay - Date.now();
  expect(dueInMs).toBeGreaterThan(3_500_000);
  expect(dueInMs).toBeLessThan(3_700_000);
  await waitFor(() => mayEnd().then(() => true), { what: 'the end of the job' });
  expect(host.calls).toHaveLength(30);
  expect(host.given).toEqual([]);
});

test('a moment to be called again at is the time until it, and never less than nothing', () => {
  const clock = context.get(Clock);
  const hourMs = 3_600_000;
  const { afterMs } = CallAgain.at(new Date(clock.now().getTime() + hourMs), clock);
  expect(afterMs).toBeGreaterThan(hourMs - 60_000); // the clock has moved on meanwhile
  expect(afterMs).toBeLessThanOrEqual(hourMs);
  expect(CallAgain.at(new Date(clock.now().getTime() - hourMs), clock).afterMs).toBe(0);
});
