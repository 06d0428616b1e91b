import { Worker } from 'node:worker_threads';

/** What the watching thread is given. */
interface WatchData {
  /** 0: beats of the main thread. 1: milliseconds in which the watching thread itself did not run. */
  readonly beats: Int32Array;
  readonly everyMs: number;
  /** Evaluated in the main thread while it hangs. */
  readonly expression: string;
}

/** Under this name the main thread keeps the function that notes what it is doing. */
export const samplerName = 'loop-guard.sample';

/**
 * Starts a thread that looks every `everyMs` whether the main thread has beaten since the last look, and otherwise has it note what it is
 * doing. The note is taken inside of the running code: an inspector session of the same process interrupts JavaScript, also inside a
 * regular expression (Node's `inspector.Session.connectToMainThread`). No port is opened.
 *
 * The thread runs this function's own text, so that it needs no file beside the bundled programs.
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

/** Must use nothing from outside of itself. */
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
