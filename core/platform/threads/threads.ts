import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { FairSlots, SlotsFullError } from '../fair-slots/fair-slots.js';
import { Log } from '../log/log.js';
import type { ThreadData } from './answer-calls.js';
import { ThreadError } from './thread.errors.js';

/** Limits of one thread. */
export interface ThreadLimits {
  /** From its start to its last answer. */
  readonly timeMs: number;
  /**
   * Processor time. On busy processors a thread waits for others, so this limit is much shorter than `timeMs`. When the
   * system does not report a thread's processor time, the time since its start is used. Without it, only `timeMs` applies.
   */
  readonly cpuMs?: number;
  /** Heap size, without buffers. */
  readonly heapMb: number;
  /** Size of its buffers, checked while it runs: for files that may unpack from a small size. Without it, there is no limit. */
  readonly buffersMb?: number;
}

const looksEveryMs = 100;

/** One thread that answers messages, one after the other, as long as `act` of {@link Threads.with} runs. */
export interface Thread {
  call<Answer>(message: unknown): Promise<Answer>;
}

/** The folder of package.json. The built file with this code is somewhere below it, in `dist`. */
const packageRoot = (() => {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
})();

/**
 * Runs blocking work on untrusted data, such as parsing a workbook, in a separate thread with limits of time and memory.
 * The thread ends with the work, or when it exceeds a limit. The process and its event loop are not affected
 * (docs/decisions/0131).
 */
@Injectable()
export class Threads implements OnApplicationShutdown {
  private readonly slots = new FairSlots({ running: 2, runningPerShare: 1, waiting: 40, waitingPerShare: 2 });
  private readonly open = new Set<Worker>();

  constructor(@Inject(Log) private readonly log: Log) {}

  /**
   * Starts a thread, when one may run, for as long as `act` takes.
   * @param entry the file that answers, as `features/products/import.thread` for `core/features/products/import.thread.ts`. The build makes
   * one file of each `*.thread.ts`
   * @param share whose work it is: one account has one thread at a time
   * @throws ThreadError; what `act` throws itself passes through
   */
  async with<Result>(entry: string, share: string, limits: ThreadLimits, action: (thread: Thread) => Promise<Result>): Promise<Result> {
    try {
      return await this.slots.run(share, () => this.start(entry, share, limits, action));
    } catch (error) {
      if (error instanceof SlotsFullError) throw new ThreadError(error.isShareFull ? 'share_full' : 'full');
      throw error;
    }
  }

  private async start<Result>(
    entry: string,
    share: string,
    limits: ThreadLimits,
    action: (thread: Thread) => Promise<Result>,
  ): Promise<Result> {
    const threadId = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(join(packageRoot, 'dist', 'core', `${entry}.js`), {
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 32 },
      env: {}, // no settings and no secrets
      execArgv: [],
      workerData: { threadId } satisfies ThreadData,
    });
    this.open.add(worker);
    const ended = endOf(worker, limits, threadId);
    try {
      const call = <Answer>(message: unknown) => Promise.race([answerOf<Answer>(worker, message), ended.promise]);
      return await action({ call });
    } catch (error) {
      if (error instanceof ThreadError) this.log.warn({ event: 'thread.ended', entry, share, problem: error.problem });
      throw error;
    } finally {
      ended.stopWatching();
      this.open.delete(worker);
      await worker.terminate();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.open].map((worker) => worker.terminate()));
  }
}

function answerOf<Answer>(worker: Worker, message: unknown): Promise<Answer> {
  return new Promise((resolve) => {
    worker.once('message', resolve);
    worker.postMessage(message);
  });
}

/** Rejects when the thread ends, has run for too long or holds too many buffers. */
function endOf(
  worker: Worker,
  { timeMs, cpuMs = timeMs, buffersMb = Infinity }: ThreadLimits,
  threadId: Int32Array,
): { promise: Promise<never>; stopWatching: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  const startedAt = performance.now();
  const promise = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ThreadError('time')), timeMs);
    const lookAtTime = async (): Promise<void> => {
      const usedMs = (await processorTimeMs(threadId[0]!)) ?? performance.now() - startedAt;
      if (usedMs > cpuMs) reject(new ThreadError('time'));
    };
    const lookAtBuffers = async (): Promise<void> => {
      // rejects while the thread starts or ends
      const held = await worker.getHeapStatistics().catch(() => null);
      if (held && held.external_memory > buffersMb * 1_000_000) reject(new ThreadError('memory'));
    };
    looking = setInterval(() => {
      if (cpuMs < timeMs) void lookAtTime();
      if (buffersMb < Infinity) void lookAtBuffers();
    }, looksEveryMs);
    worker.on('error', (cause: NodeJS.ErrnoException) => {
      reject(new ThreadError(cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'failed', { cause }));
    });
    worker.once('exit', () => reject(new ThreadError('failed')));
  });
  promise.catch(() => undefined); // the thread may end while nothing awaits it
  const stopWatching = (): void => {
    clearTimeout(timer);
    clearInterval(looking);
  };
  return { promise, stopWatching };
}

/**
 * Processor time that a thread of this process has used. Null when the system does not report it, and before the thread
 * has stored its id.
 */
async function processorTimeMs(threadId: number): Promise<number | null> {
  const text = threadId === 0 ? '' : await readFile(`/proc/self/task/${threadId}/schedstat`, 'latin1').catch(() => '');
  const usedNs = Number(text.split(' ', 1)[0] || NaN);
  return usedNs > 0 ? usedNs / 1_000_000 : null;
}
