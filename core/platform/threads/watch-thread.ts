import { readFile } from 'node:fs/promises';
import type { Worker } from 'node:worker_threads';
import { ThreadError } from './thread.errors.js';

/** Limits of the work of a thread. */
export interface ThreadLimits {
  /** From the start of the work to its last answer. */
  readonly timeMs: number;
  /**
   * Processor time. On busy processors a thread waits for others, so this limit is much shorter than `timeMs`. When the
   * system does not report a thread's processor time, the time since the start is used. Without it, only `timeMs` applies.
   */
  readonly cpuMs?: number;
  /** Heap size, without buffers. */
  readonly heapMb: number;
  /** Size of its buffers, checked while it runs: for files that may unpack from a small size. Without it, there is no limit. */
  readonly buffersMb?: number;
  /** Work that may last a minute, or that no person waits for. All of it together leaves one thread to other work. */
  readonly isLong?: true;
}

const looksEveryMs = 100;

/** The thread's answer to one message. It has one message at a time. */
export function answerOf<Answer>(worker: Worker, message: unknown): Promise<Answer> {
  return new Promise((resolve) => {
    worker.once('message', resolve);
    worker.postMessage(message);
  });
}

/**
 * Watches a thread from now on.
 * @param threadId its Linux id, once it has stored it
 * @returns `promise`, which rejects when the thread ends, works for too long or holds too many buffers
 */
export function watchThread(
  worker: Worker,
  { timeMs, cpuMs = timeMs, buffersMb = Infinity }: ThreadLimits,
  threadId: Int32Array,
): { promise: Promise<never>; stopWatching: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => undefined); // the thread may end while nothing awaits it
  const startedAt = performance.now();
  const before = processorTimeMs(threadId[0]!);
  const lookAtTime = async (): Promise<void> => {
    const [used, usedBefore] = [await processorTimeMs(threadId[0]!), (await before) ?? 0];
    if ((used === null ? performance.now() - startedAt : used - usedBefore) > cpuMs) reject(new ThreadError('time'));
  };
  const lookAtBuffers = async (): Promise<void> => {
    // rejects while the thread starts or ends
    const held = await worker.getHeapStatistics().catch(() => null);
    if (held && held.external_memory > buffersMb * 1_000_000) reject(new ThreadError('memory'));
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

/**
 * Processor time that a thread of this process has used. Null when the system does not report it, and before the thread
 * has stored its id.
 */
async function processorTimeMs(threadId: number): Promise<number | null> {
  const text = threadId === 0 ? '' : await readFile(`/proc/self/task/${threadId}/schedstat`, 'latin1').catch(() => '');
  const usedNs = Number(text.split(' ', 1)[0] || NaN);
  return usedNs > 0 ? usedNs / 1_000_000 : null;
}
