import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Queue } from 'bullmq';
import { root } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/processes/run.mjs';
import { type BreakableStore, createBreakablePostgres, createBreakableRedis } from '../support/stores/breakable-stores.ts';
import { type TestApp, startTestApp } from '../support/test-app.ts';
import type { Program } from '../support/program.ts';
import { openTcpProxy, type TcpProxy } from '../support/stores/tcp-proxy.ts';
import { waitFor } from '../support/wait-for.ts';

let postgres: BreakableStore;
let redis: BreakableStore;
let proxy: TcpProxy;
let app: TestApp;

beforeAll(async () => {
  [postgres, redis] = await Promise.all([createBreakablePostgres(), createBreakableRedis()]);
  proxy = await openTcpProxy(redis.url);
  app = await startTestApp({ stores: { postgres, redis: { ...redis, url: proxy.url } } });
});
afterAll(async () => {
  await app?.close();
  await proxy?.close();
  await Promise.all([postgres?.stop(), redis?.stop()]);
});

const programs = (): Program[] => [...app.servers, ...app.workers];

/** Lines about errors at the default level, and lines that are not in our format. */
function problems(program: Program, from: number): string[] {
  return program.output.slice(from).filter((line) => {
    if (line.includes('"event":"http.request"')) return false; // one for each request of the test itself
    const level = /^\{"level":"(\w+)"/.exec(line)?.[1];
    return level === undefined || level === 'warn' || level === 'error' || level === 'fatal';
  });
}

/** Waits until each program has logged this event. */
async function everyoneSays(event: string, since: readonly number[]): Promise<void> {
  const says = (program: Program, index: number) =>
    waitFor(() => program.output.slice(since[index]).some((line) => line.includes(`"${event}"`)), {
      what: `${event} of the ${program.kind}`,
    });
  await Promise.all(programs().map(says));
}

/** Makes a program access its stores many times. Each access fails. */
async function askOften(program: Program): Promise<void> {
  const ask = async (): Promise<number> => (await fetch(`${program.url}/api/health/ready`)).status;
  for (let round = 0; round < 4; round++) expect(new Set(await Promise.all(Array.from({ length: 15 }, ask)))).toEqual(new Set([503]));
}

/** Maximum number of log lines about one outage: one line of the store and one line for each kind of running work. */
const linesPerOutage = 6;

/**
 * How Redis fails and recovers: either its process is killed and restarted, or the network drops all its connections
 * at once.
 */
const redisGoes = {
  'is killed': { go: () => redis.kill(), comeBack: () => redis.start() },
  'is cut off': { go: () => proxy.cut(), comeBack: () => proxy.open() },
};

test.each(Object.entries(redisGoes))(
  'Redis %s: a few lines of each program, no raw ones, and one that says it is back',
  async (_, { go, comeBack }) => {
    const from = programs().map((program) => program.output.length);
    await go();
    await everyoneSays('redis.away', from);
    await Promise.all(programs().map(askOften));
    await comeBack();
    await everyoneSays('redis.back', from);
    programs().forEach((program, index) => {
      const lines = problems(program, from[index]!);
      expect(lines.filter((line) => line.includes('"redis.away"'))).toHaveLength(1);
      expect(lines.filter((line) => !line.startsWith('{'))).toEqual([]);
      if (lines.length > linesPerOutage)
        throw new Error(`${program.kind}: ${lines.length} lines\n${lines.map((l) => l.slice(0, 200)).join('\n')}`);
    });
  },
);

test('the same with Postgres, and the jobs that ran into it are done afterwards, not failed', async () => {
  const from = programs().map((program) => program.output.length);
  await postgres.kill();
  await Promise.all(programs().map((program) => program.waitForEvent('database.away')));
  // Jobs that are added during the outage are delayed until Postgres is back.
  const jobs = new Queue('billing', { connection: { url: redis.url } });
  for (let nth = 0; nth < 5; nth++)
    await jobs.add('billing.reconcile', { orderId: `ORDER-${nth}` }, { attempts: 3, removeOnComplete: true });
  await Promise.all(programs().map(askOften));
  await waitFor(async () => (await jobs.getDelayedCount()) === 5, { what: 'all jobs put off' });
  await postgres.start();
  await Promise.all(programs().map((program) => program.waitForEvent('database.back')));
  await waitFor(async () => Object.values(await jobs.getJobCounts('wait', 'active', 'delayed')).every((count) => count === 0), {});
  expect(await jobs.getFailedCount()).toBe(0);
  await jobs.close();
  programs().forEach((program, index) => {
    const lines = problems(program, from[index]!);
    expect(lines.filter((line) => line.includes('"database.away"'))).toHaveLength(1);
    expect(lines.filter((line) => !line.startsWith('{'))).toEqual([]);
    if (lines.length > linesPerOutage)
      throw new Error(`${program.kind}: ${lines.length} lines\n${lines.map((l) => l.slice(0, 200)).join('\n')}`);
  });
});

test.each(['server', 'workers'] as const)('the %s says in one sentence that Redis is away at its start, and ends', async (kind) => {
  const { code, output } = await run(process.execPath, [join(root, 'dist', kind, 'main.js')], {
    env: { ...app.env, PORT: '0', REDIS_URL: 'redis://:hidden@127.0.0.1:1' },
  });
  expect({ code, output }).toEqual({
    code: 1,
    output: `The ${kind} could not start: Redis at 127.0.0.1:1 cannot be reached (ECONNREFUSED).`,
  });
});

test('connections that never say anything do not keep a server or the workers from ending', async () => {
  for (const program of programs()) {
    const { hostname, port } = new URL(program.url);
    const sockets = await Promise.all(
      Array.from({ length: 5 }, async (_, index) => {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        await new Promise((resolve) => socket.once('connect', resolve));
        // Half of the sockets send nothing at all. The other half stop in the middle of a request's head.
        if (index % 2 === 1) socket.write('GET /api/health/live HTTP/1.1\r\nHost: x\r\n');
        return socket;
      }),
    );
    const startedAt = performance.now();
    const ended = await program.stop(15_000); // before the forced exit, which comes after 20 s with code 1
    // Nest ends the workers by sending the signal again after everything is closed
    expect(ended).toEqual(program.kind === 'server' ? { code: 0, signal: null } : { code: null, signal: 'SIGTERM' });
    expect(program.events.map(({ event }) => event)).not.toContain('server.stop-forced');
    process.stdout.write(`${program.kind} ended in ${Math.round(performance.now() - startedAt)} ms\n`);
    for (const socket of sockets) socket.destroy();
  }
});
