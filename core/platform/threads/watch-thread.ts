import type { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Worker } from 'node:worker_threads';
import { ThreadError } from './thread.errors.js';

/** Limits of the work of a thread. */
export interface ThreadLimits {
  /** Time from the start of the work to its last answer. */
  readonly timeMs: number;
  /**
   * Processor time after the first tenth of a second. On busy processors a thread waits for others, so this limit is
   * much shorter than `timeMs`. If the system does not report a thread's processor time, the time since the start is
   * used. If this limit is absent, only `timeMs` applies.
   */
  readonly cpuMs?: number;
  /** Heap size, without buffers. */
  readonly heapMb: number;
  /**
   * Maximum size of its buffers, checked while it runs. For small files that may decompress to a large size. If
   * absent, there is no limit.
   */
  readonly buffersMb?: number;
  /**
   * Runs the work in a separate process, which takes a fifth of a second longer to start. For code of others that may
   * allocate more than its heap at once. V8 then ends the whole process and not only the thread.
   */
  readonly ownProcess?: true;
  /**
   * True for work that may last a minute, or for which no person waits. All such work together leaves one thread to
   * other work.
   */
  readonly isLong?: true;
}

const looksEveryMs = 100;

/** A thread, or a process in its place. */
export type Working = Pick<EventEmitter, 'on' | 'once' | 'off'> & {
  postMessage(message: unknown): void;
  terminate(): Promise<unknown>;
};

/** The resource usage of a thread or a process. */
export interface Usage {
  /** Processor time so far. Null when the system does not report it, and before it is known. */
  cpuMs(): Promise<number | null>;
  /** Memory outside of its heap; null while the thread or process starts or ends. */
  bufferBytes(): Promise<number | null>;
}

/** @param threadId contains the thread's Linux id, once the thread has stored it */
export function usageOf(worker: Worker, threadId: Int32Array): Usage {
  return {
    cpuMs: async () => (threadId[0] === 0 ? null : cpuMsIn(`/proc/self/task/${threadId[0]}/schedstat`)),
    bufferBytes: async () => (await worker.getHeapStatistics().catch(() => null))?.external_memory ?? null,
  };
}

/** The thread's answer to one message. The thread handles one message at a time. */
export function answerOf<Answer>(worker: Working, message: unknown): Promise<Answer> {
  return new Promise((resolve) => {
    worker.once('message', resolve);
    worker.postMessage(message);
  });
}

/**
 * Watches a thread from now on.
 * @returns `promise`, which rejects when the thread ends, works for too long or holds too many buffers
 */
export function watchThread(
  worker: Working,
  { timeMs, cpuMs = timeMs, buffersMb = Infinity }: ThreadLimits,
  usage: Usage,
): { promise: Promise<never>; stopWatching: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => undefined); // the thread may end while nothing awaits it
  const startedAt = performance.now();
  // Measured at the first check, because most calls end before it, and measuring costs as much as some calls.
  let before: number | null = null;
  const lookAtTime = async (): Promise<void> => {
    const used = await usage.cpuMs();
    before ??= used;
    if ((used === null ? performance.now() - startedAt : used - (before ?? 0)) > cpuMs) reject(new ThreadError('time'));
  };
  const lookAtBuffers = async (): Promise<void> => {
    const held = await usage.bufferBytes();
    if (held !== null && held > buffersMb * 1_000_000) reject(new ThreadError('memory'));
  };
  const timer = setTimeout(() => reject(new ThreadError('time')), timeMs);
  const looking = setInterval(() => {
    if (cpuMs < timeMs) void lookAtTime();
    if (buffersMb < Infinity) void lookAtBuffers();
  }, looksEveryMs);
  const failed = (cause: NodeJS.ErrnoException): void =>
    reject(new ThreadError(cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'failed', { cause }));
  const ended = (): void => reject(new ThreadError('failed'));
  worker.on('error', failed);
  worker.once('exit', ended);
  const stopWatching = (): void => {
    clearTimeout(timer);
    clearInterval(looking);
    worker.off('error', failed);
    worker.off('exit', ended);
  };
  return { promise, stopWatching };
}

/** Processor time from a file of the operating system. Null when there is none. */
export async function cpuMsIn(schedstat: string): Promise<number | null> {
  const text = await readFile(schedstat, 'latin1').catch(() => '');
  const usedNs = Number(text.split(' ', 1)[0] || NaN);
  return usedNs > 0 ? usedNs / 1_000_000 : null;
}
