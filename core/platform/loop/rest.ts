import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * How long other work of the process goes first after a piece of long work, as a multiple of the time for which the main
 * thread was busy during that piece. The work of others counts, so long work uses less while others use much.
 */
const restFactor = 2;
const restMaxMs = 1_000;

/** Does a piece of long work, and lets other work of the process go first before it returns. */
export async function withRest<Result>(work: () => Promise<Result>): Promise<Result> {
  const from = performance.eventLoopUtilization();
  const result = await work();
  await pause(Math.min(restMaxMs, restFactor * performance.eventLoopUtilization(from).active));
  return result;
}

/** The values of a generator that is long work as a whole: a rest follows each of them. */
export async function* resting<Value>(values: AsyncIterable<Value>): AsyncGenerator<Value> {
  const iterator = values[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await withRest(() => iterator.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}
