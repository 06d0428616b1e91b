import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { recordedLog } from '../../../test/support/recorded-log.js';
import { Threads } from './threads.js';
import type { ThreadLimits } from './watch-thread.js';

const folder = mkdtempSync(join(tmpdir(), 'threads-'));
/**
 * A thread file that does what the test requests: counts, hangs, waits without using the processor, fills its heap,
 * throws or ends.
 */
const entry = join(folder, 'odd.js');
beforeAll(() => {
  writeFileSync(
    entry,
    `const { parentPort, workerData } = require('node:worker_threads');
     const { readlinkSync } = require('node:fs');
     const { env } = require('node:process');
     workerData.threadId[0] = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
     let calls = 0;
     parentPort.on('message', (asked) => {
       calls += 1;
       if (asked === 'hang') for (;;);
       if (asked === 'wait') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
       if (asked === 'burn') for (const until = performance.now() + 700; performance.now() < until; );
       if (asked === 'fill') { const kept = []; for (;;) kept.push(new Array(10_000).fill(calls)); }
       if (asked === 'unfold') { const kept = []; for (;;) kept.push(new Uint8Array(1_000_000).fill(calls)); }
       if (asked === 'throw') throw new Error('odd');
       if (asked === 'end') process.exit(3);
       parentPort.postMessage(asked === 'env' ? Object.keys(env) : calls);
     });`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const { log, lines } = recordedLog();
const threads = new Threads(log);
const name = relative(join(import.meta.dirname, '..', '..', '..', 'dist', 'core'), entry).replace(/\.js$/, '');
const ask = (request: string, share = 'a', time: Omit<ThreadLimits, 'heapMb' | 'buffersMb'> = { timeMs: 30_000 }) =>
  threads.with(name, share, { ...time, heapMb: 32, buffersMb: 64 }, (thread) => thread.call<unknown>(request));

describe('a thread', () => {
  test('answers, knows no settings, and the next one begins from nothing', async () => {
    expect(await ask('count')).toBe(1);
    expect(await ask('count')).toBe(1);
    expect(await ask('env')).toEqual([]);
  });

  test.each([
    ['hang', 'time', 300],
    ['fill', 'memory', 60_000],
    ['unfold', 'memory', 60_000],
    ['throw', 'failed', 60_000],
    ['end', 'failed', 60_000],
  ])('that is asked to %s is ended for %s, the process goes on, and the log names account and reason', async (request, problem, timeMs) => {
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 5);
    await expect(ask(request, `owner-${request}`, { timeMs })).rejects.toMatchObject({ problem });
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(0);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'thread.ended', share: `owner-${request}`, problem }));
    expect(await ask('count')).toBe(1);
  });

  test('that waits for a processor is not ended by the limit of processor time; one that uses it is', async () => {
    const limits = { timeMs: 120_000, cpuMs: 1_000 };
    expect(await ask('wait', 'waiting', limits)).toBe(1);
    await expect(ask('hang', 'busy', limits)).rejects.toMatchObject({ problem: 'time' });
  });

  test('that may run long leaves one thread to the work of other accounts, however much of it there is', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    let begun = 0;
    const limits = { timeMs: 300_000, heapMb: 32, isLong: true } as const;
    const long = ['a', 'b', 'c', 'd'].map((share) =>
      threads.with(name, share, limits, () => {
        begun += 1;
        return gate;
      }),
    );
    for (const share of ['e', 'f', 'g']) expect(await ask('count', share)).toBe(1);
    expect(begun).toBe(2);
    open();
    await Promise.all(long);
    expect(begun).toBe(4);
  });

  test('that runs at shutdown is ended then; those that ended before are not kept', async () => {
    expect(await ask('count')).toBe(1);
    await expect(ask('throw', 'other')).rejects.toMatchObject({ problem: 'failed' });
    const running = ask('hang', 'running', { timeMs: 60_000 });
    running.catch(() => undefined);
    const ends = jest.spyOn(Worker.prototype, 'terminate');
    try {
      await threads.onApplicationShutdown();
      expect(new Set(ends.mock.contexts).size).toBe(1);
      await expect(running).rejects.toMatchObject({ problem: 'failed' });
      ends.mockClear();
      await threads.onApplicationShutdown();
      expect(ends).not.toHaveBeenCalled();
    } finally {
      ends.mockRestore();
    }
  });
});

describe('a process in place of a thread', () => {
  const forked = join(folder, 'forked.js');
  beforeAll(() => {
    writeFileSync(
      forked,
      `process.on('message', (asked) => {
         if (asked === 'hang') for (;;);
         if (asked === 'grow') { const grown = []; for (let at = 0; ; at += 1) grown[at] = at + 0.5; }
         if (asked === 'unfold') { const kept = []; for (;;) kept.push(new Uint8Array(1_000_000).fill(1)); }
         if (asked === 'throw') throw new Error('odd');
         process.send(asked === 'env' ? Object.keys(process.env) : asked);
       });`,
    );
  });
  const named = relative(join(import.meta.dirname, '..', '..', '..', 'dist', 'core'), forked).replace(/\.js$/, '');
  const run = (request: unknown, timeMs = 60_000) =>
    threads.with(named, `process-${String(request)}`, { timeMs, heapMb: 32, buffersMb: 100, ownProcess: true }, (one) =>
      one.call<unknown>(request),
    );

  test('answers, also with bytes, and knows no settings', async () => {
    expect(await run(Buffer.from('abc'))).toEqual(Buffer.from('abc'));
    expect(await run('env')).toEqual([]);
  });

  test.each([
    ['hang', 'time', 300],
    ['grow', 'failed', 60_000],
    ['unfold', 'memory', 60_000],
    ['throw', 'failed', 60_000],
  ])('that is asked to %s is ended for %s, and this process goes on', async (request, problem, timeMs) => {
    await expect(run(request, timeMs)).rejects.toMatchObject({ problem });
    expect(await run('again')).toBe('again');
  });

  test('that runs at shutdown is ended then', async () => {
    const running = run('hang');
    running.catch(() => undefined);
    await threads.onApplicationShutdown();
    await expect(running).rejects.toMatchObject({ problem: 'failed' });
  });
});

describe('a standing thread', () => {
  const stay = (limits: Pick<ThreadLimits, 'timeMs' | 'cpuMs'> = { timeMs: 60_000 }) => threads.standing(name, { ...limits, heapMb: 32 });

  test('keeps what it knows between calls', async () => {
    const thread = stay();
    expect(await Promise.all(['count', 'count', 'count'].map((request) => thread.call('a', request)))).toEqual([1, 2, 3]);
  });

  test.each([
    ['hang', 'time'],
    ['throw', 'failed'],
    ['end', 'failed'],
  ])('that is asked to %s is ended for %s, the log names account and reason, and the next call has a new one', async (request, problem) => {
    const thread = stay({ timeMs: request === 'hang' ? 300 : 60_000 });
    const calls = [thread.call(`account-${request}`, request), thread.call('b', 'count')];
    await expect(calls[0]).rejects.toMatchObject({ problem });
    expect(await calls[1]).toBe(1);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'thread.ended', entry: name, share: `account-${request}`, problem }));
  });

  test('has its limits for each call', async () => {
    const thread = stay({ timeMs: 120_000, cpuMs: 1_000 });
    expect(await Promise.all(['burn', 'burn', 'burn'].map((request) => thread.call('a', request)))).toEqual([1, 2, 3]);
    await expect(thread.call('a', 'hang')).rejects.toMatchObject({ problem: 'time' });
  });

  test('answers accounts in turn, and a caller that gives up costs no turn', async () => {
    const thread = stay();
    const given = AbortSignal.abort(new Error('too late'));
    const order: string[] = [];
    const asked = ['a', 'a', 'a', 'b', 'a', 'b'].map((share) => thread.call(share, 'count').then(() => order.push(share)));
    await expect(thread.call('c', 'count', given)).rejects.toThrow('too late');
    await Promise.all(asked);
    expect(order.join('')).toBe('abab' + 'aa');
    expect(await thread.call('a', 'count')).toBe(7);
  });

  test('is ended at shutdown', async () => {
    const thread = stay();
    expect(await thread.call('a', 'count')).toBe(1);
    const running = thread.call('a', 'hang');
    running.catch(() => undefined);
    await threads.onApplicationShutdown();
    await expect(running).rejects.toMatchObject({ problem: 'failed' });
  });
});
