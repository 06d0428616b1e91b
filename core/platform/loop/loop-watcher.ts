import { Worker } from 'node:worker_threads';

/** Data of the watching thread. */
interface WatchData {
  /** Index 0: beats of the main thread. Index 1: milliseconds in which the watching thread itself did not run. */
  readonly beats: Int32Array;
  readonly everyMs: number;
  /** Evaluated in the main thread while it is blocked. */
  readonly expression: string;
}

/** Global name of the sampling function in the main thread. */
export const samplerName = 'loop-guard.sample';

/**
 * Starts a thread that checks every `everyMs` whether the main thread has beaten since the last check. If not, the
 * thread makes the main thread take a sample. The sample is taken inside the running code: an inspector session of
 * the same process interrupts JavaScript, even inside a regular expression (Node's
 * `inspector.Session.connectToMainThread`). No port is opened. The thread runs this function's source text, so that
 * it needs no separate file beside the bundled programs.
 */
export function startLoopWatcher(beats: Int32Array, everyMs: number): Worker {
  const workerData: WatchData = { beats, everyMs, expression: `globalThis[Symbol.for(${JSON.stringify(samplerName)})]?.()` };
  const worker = new Worker(`(${watch.toString()})()`, {
    eval: true,
    workerData,
    name: 'loop-watcher',
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  worker.unref();
  return worker;
}

/** Must not use anything from its enclosing scope. */
function watch(): void {
  const { workerData } = process.getBuiltinModule('node:worker_threads');
  const { Session } = process.getBuiltinModule('node:inspector');
  const { beats, everyMs, expression } = workerData as WatchData;
  const session = new Session();
  session.connectToMainThread();
  let seen = -1;
  let lookedAt = performance.now();
  let isAsking = false;
  setInterval(() => {
    const now = performance.now();
    const lateMs = now - lookedAt - everyMs;
    lookedAt = now;
    if (lateMs > everyMs) Atomics.add(beats, 1, Math.round(lateMs));
    const beat = Atomics.load(beats, 0);
    if (beat === seen && !isAsking) {
      isAsking = true;
      session.post('Runtime.evaluate', { expression }, () => {
        isAsking = false;
      });
    }
    seen = beat;
  }, everyMs);
}
