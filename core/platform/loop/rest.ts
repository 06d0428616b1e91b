import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Length of the pause after a piece of long work, as a multiple of the time for which the main thread was busy during
 * the piece. Other work of the process runs in the pause. The busy time includes other work that ran during the
 * piece, so long work uses less of the thread while others use much.
 */
const restFactor = 2;
const restMaxMs = 1_000;
/**
 * Length below which a part of long work needs no pause, because the code awaits something between any two such
 * parts.
 */
const shortPartMs = 10;

/**
 * Runs a piece of long work, and lets other work of the process run before it returns.
 * @param shortMs no pause follows a piece that kept the thread busy for less time than this
 */
export async function withRest<Result>(work: () => Promise<Result>, shortMs = 0): Promise<Result> {
  const from = performance.eventLoopUtilization();
  const result = await work();
  const { active } = performance.eventLoopUtilization(from);
  if (active >= shortMs) await pause(Math.min(restMaxMs, restFactor * active));
  return result;
}

/** The values of a generator that is long work as a whole: a pause for other work follows each value that took long. */
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
