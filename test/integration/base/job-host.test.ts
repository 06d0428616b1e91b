import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { Worker, type Job } from 'bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { JobPayload } from '#contracts/jobs/catalogue';
import { jobs } from '#contracts/jobs/catalogue';
import { Clock } from '#core/platform/clock/clock';
import { Database } from '#core/platform/database/database';
import { Log } from '#core/platform/log/log';
import { JobQueue } from '#core/platform/queue/job-queue';
import { RedisConnections } from '#core/platform/redis/redis-connections';
import { setStoreTime } from '#core/platform/clock/store-clock';
import { newId } from '#core/platform/crypto/ids';
import { DueJobs } from '../../../workers/base/due-jobs.ts';
import { CallAgain, JobHost, type JobContext } from '../../../workers/base/job-host.ts';
import { RepliesProcessor } from '../../../workers/replies/replies.processor.ts';
import { WorkersModule } from '../../../workers/workers.module.ts';
import { openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { recordedLog } from '../../support/recorded-log.ts';
import { waitFor } from '../../support/wait-for.ts';

/* The base of every processor, on the real queue: tries, giving up, running again. */

const name = 'mail.send';
type Payload = JobPayload<typeof name>;

let modules: TestModules;
let context: INestApplicationContext;
const workers: Worker[] = [];

beforeAll(async () => {
  modules = await openTestModules();
  context = await modules.open([]);
});
afterEach(async () => {
  mayGiveUp = true;
  await Promise.all(workers.splice(0).map((worker) => worker.close(true)));
  await context.get(JobQueue).queue(jobs[name].queue).obliterate({ force: true });
});
afterAll(() => modules?.close());

let mayGiveUp = true;

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
    return mayGiveUp ? Promise.resolve() : Promise.reject(new Error('cannot give up'));
  }
}

/** Processes the queue with that host, and skips the pauses between tries. */
async function run(
  act: (context: JobContext) => Promise<CallAgain | void>,
  mayRetry = true,
  log: Log = context.get(Log),
): Promise<{ host: Host; payload: Payload; worker: Worker; mayEnd: () => Promise<void> }> {
  const host = new Host(log, act, mayRetry);
  const queue = context.get(JobQueue);
  const payload = { mailId: newId<Payload['mailId']>() };
  const worker = new Worker(jobs[name].queue, (job: Job, token?: string, cancelled?: AbortSignal) => host.process(job, token, cancelled), {
    connection: context.get(RedisConnections).connect({ maxRetriesPerRequest: null }),
  });
  workers.push(worker);
  worker.on('error', () => undefined);
  await queue.enqueue(name, payload);
  const mayEnd = async () => {
    for (const job of await queue.queue(jobs[name].queue).getDelayed()) await job.promote().catch(() => undefined);
    const counts = await queue.queue(jobs[name].queue).getJobCounts('wait', 'active', 'delayed');
    if (Object.values(counts).some((count) => count > 0)) throw new Error('still at work');
  };
  return { host, payload, worker, mayEnd };
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
  expect(afterMs).toBeGreaterThan(hourMs - 60_000); // time has passed in the meantime
  expect(afterMs).toBeLessThanOrEqual(hourMs);
  expect(CallAgain.at(new Date(clock.now().getTime() - hourMs), clock).afterMs).toBe(0);
});

/** Cancels what the worker runs, as BullMQ does when the lock of a job is lost. */
const cancel = (worker: Worker) => worker.cancelAllJobs('its lock is gone');
const never = (): Promise<void> => new Promise(() => undefined);

test('a job that is cancelled ends with the reason of that, although its handler does not listen', async () => {
  const { host, payload, worker, mayEnd } = await run(never, false);
  await waitFor(() => host.calls.length > 0, { what: 'the first call' });
  cancel(worker);
  await waitFor(() => mayEnd().then(() => true), { what: 'the end of the job' });
  expect(host.given).toEqual([{ payload, error: 'its lock is gone' }]);
});

test('a job that is cancelled before it begins ends as well', async () => {
  const host = new Host(context.get(Log), never, false);
  const job = await context.get(JobQueue).queue(jobs[name].queue).add(name, { mailId: newId() });
  await expect(host.process(job, undefined, AbortSignal.abort(new Error('its lock is gone')))).rejects.toThrow('its lock is gone');
  expect(host.given).toHaveLength(1);
});

test('a job whose giving up fails too has failed for its own reason, and both are logged', async () => {
  const { log, lines } = recordedLog();
  mayGiveUp = false;
  const { host, mayEnd } = await run(() => Promise.reject(new Error('hopeless')), false, log);
  await waitFor(() => host.given.length > 0 && mayEnd().then(() => true), { what: 'the end of the job' });
  const [failed] = await context.get(JobQueue).queue(jobs[name].queue).getFailed();
  expect(failed).toMatchObject({ failedReason: 'Error: hopeless', attemptsMade: 1 });
  expect(lines.map(({ event, error }) => [event, error])).toEqual([
    ['job.given-up', 'Error: hopeless'],
    ['job.giving-up-failed', 'Error: cannot give up'],
  ]);
});

test('a handler hears that its job is cancelled, which is tried again', async () => {
  const heard: unknown[] = [];
  const { host, worker, mayEnd } = await run(({ signal, triesBefore }) => {
    signal.addEventListener('abort', () => heard.push(signal.reason));
    return triesBefore > 0 ? Promise.resolve() : never();
  });
  await waitFor(() => host.calls.length > 0, { what: 'the first call' });
  cancel(worker);
  await waitFor(() => mayEnd().then(() => true), { what: 'the end of the job' });
  expect(heard).toEqual(['its lock is gone']);
  expect(host.calls).toHaveLength(2);
  expect(host.given).toEqual([]);
});

test.each([
  ['of another name', 'other', { mailId: newId() }],
  ['without what it is about', name, {}],
])('a job %s is refused, and never tried', async (_what, other, data) => {
  const { log, lines } = recordedLog();
  const { host, mayEnd } = await run(() => Promise.resolve(), true, log);
  await waitFor(() => host.calls.length > 0 && mayEnd().then(() => true), { what: 'the end of the first job' });
  const job = await context.get(JobQueue).queue(jobs[name].queue).add(other, data, { attempts: 3 });
  await waitFor(() => job.isFailed(), { what: 'the refusal' });
  const refused = await context.get(JobQueue).queue(jobs[name].queue).getJob(job.id!);
  expect(refused).toMatchObject({ failedReason: 'not a job of the catalogue', attemptsMade: 1 });
  expect(lines.map(({ event }) => event)).toEqual(['job.unknown']);
  expect([host.calls.length, host.given]).toEqual([1, []]);
});

/** Ends a host as the program does: Nest calls it with its worker. */
async function shutDown(host: Host, worker: Worker): Promise<void> {
  Reflect.set(host, '_worker', worker);
  await host.beforeApplicationShutdown();
}

test('jobs that outlive the shutdown are due again at once, whether their handlers listen or not, and use up no try', async () => {
  const stopped = ({ signal }: JobContext) =>
    new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
  const hosts = [await run(stopped), await run(never)];
  await waitFor(() => hosts.every(({ host }) => host.calls.length === 1), { what: 'both calls' });
  const began = performance.now();
  await Promise.all(hosts.map(({ host, worker }) => shutDown(host, worker)));
  const endedAt = Date.now();
  // until then the jobs could have finished
  expect(performance.now() - began).toBeGreaterThan(7_900);
  const queue = context.get(JobQueue).queue(jobs[name].queue);
  const delayed = await queue.getDelayed();
  // BullMQ keeps the time of a delayed job in the upper bits of its score
  const scores = await context.get(RedisConnections).commands.zrange(queue.toKey('delayed'), 0, -1, 'WITHSCORES');
  const isDue = (id: string) => Math.floor(Number(scores[scores.indexOf(id) + 1]) / 0x1000) <= endedAt;
  expect(delayed.map((job) => [isDue(job.id!), job.attemptsMade])).toEqual([
    [true, 0],
    [true, 0],
  ]);
  expect(hosts.map(({ host }) => host.given)).toEqual([[], []]);
});

test('a host without a job ends at once, and leaves no timer', async () => {
  const { host, worker, mayEnd } = await run(() => Promise.resolve());
  await waitFor(() => host.calls.length > 0 && mayEnd().then(() => true), { what: 'the end of the job' });
  const [set, cleared] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'clearTimeout')];
  try {
    await shutDown(host, worker);
    const limits = set.mock.results.filter((_, nth) => set.mock.calls[nth]![1] === 8_000).map(({ value }) => value as NodeJS.Timeout);
    expect(limits).toHaveLength(1);
    expect(cleared.mock.calls.flat()).toContain(limits[0]);
  } finally {
    set.mockRestore();
    cleared.mockRestore();
  }
});

test('on a machine whose clock is behind, new jobs start in time, and one that asked for a later time waits for it', async () => {
  const hourMs = 3_600_000;
  const { host, worker } = await run(() => Promise.resolve(new CallAgain(hourMs)));
  await waitFor(() => host.calls.length === 1, { what: 'the first job' });
  const queue = context.get(JobQueue).queue(jobs[name].queue);
  const [asked] = await waitFor(async () => ((await queue.getDelayed()).length > 0 ? queue.getDelayed() : undefined), {
    what: 'its delay',
  });
  // the job was added long before it ran
  await context.get(RedisConnections).commands.hset(queue.toKey(asked!.id!), 'timestamp', String(Date.now() - 2 * hourMs));
  const due = new DueJobs(context.get(JobQueue), context.get(Log));
  const isBehind = () => setStoreTime(Date.now() + 60_000, performance.now());
  try {
    isBehind();
    await context.get(JobQueue).enqueue(name, { mailId: newId() }, { delayMs: 10 });
    due.onApplicationBootstrap();
    await waitFor(() => (isBehind(), host.calls.length > 1), { what: 'the new job' });
  } finally {
    await due.beforeApplicationShutdown();
    setStoreTime(Date.now(), performance.now());
  }
  await worker.pause();
  expect(await queue.getJobState(asked!.id!)).toBe('delayed');
  expect(new Set(host.calls.map(({ mailId }) => mailId)).size).toBe(2);
  expect(host.calls).toHaveLength(2);
});

test.each([0, 300])(
  'on a machine whose clock is two minutes behind, a job that asks for %i ms does not wait for the clocks',
  async (afterMs) => {
    setStoreTime(Date.now() + 120_000, performance.now());
    try {
      let calls = 0;
      await run(() => Promise.resolve(++calls > 1 ? undefined : new CallAgain(afterMs)));
      await waitFor(() => calls === 2, { what: 'the second call', timeoutMs: 60_000 });
    } finally {
      setStoreTime(Date.now(), performance.now());
    }
  },
);

test('a process generates as many answers at once as its setting says', async () => {
  const before = process.env['REPLY_CONCURRENCY'];
  process.env['REPLY_CONCURRENCY'] = '7';
  const program = await NestFactory.createApplicationContext(WorkersModule.withRoles(['replies']), { logger: false, abortOnError: false });
  if (before === undefined) delete process.env['REPLY_CONCURRENCY'];
  else process.env['REPLY_CONCURRENCY'] = before;
  try {
    expect(program.get(RepliesProcessor, { strict: false }).worker.concurrency).toBe(7);
  } finally {
    await program.close();
  }
});
