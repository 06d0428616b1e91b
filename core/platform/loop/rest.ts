import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * How long other work of the process goes first after a piece of long work, as a multiple of the time for which the main
 * thread was busy during that piece. The work of others counts, so long work uses less while others use much.
 */
const restFactor = 2;
const restMaxMs = 1_000;
/** Shorter parts of a long work need no rest: it awaits something between any two. */
const shortPartMs = 10;

/**
 * Does a piece of long work, and lets other work of the process go first before it returns.
 * @param shortMs no rest follows a piece that kept the thread busy for less
 */
export async function withRest<Result>(work: () => Promise<Result>, shortMs = 0): Promise<Result> {
  const from = performance.eventLoopUtilization();
  const result = await work();
  const { active } = performance.eventLoopUtilization(from);
  if (active >= shortMs) await pause(Math.min(restMaxMs, restFactor * active));
  return result;
}

/** The values of a generator that is long work as a whole: a rest follows each of them that took long. */
export async function* resting<Value>(values: AsyncIterable<Value>): AsyncGenerator<Value> {
  const iterator = values[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await withRest(() => iterator.next(), shortPartMs);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}
