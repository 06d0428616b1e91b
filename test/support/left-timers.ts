import { join } from 'node:path';

type Timer = NodeJS.Timeout;

/** Watches timers that the product started and that have neither run nor been cleared. */
export interface TimerWatch {
  left(): string[];
  stop(): void;
}

/** The repository's root folder. Tests of core must not import `scripts/`. */
const root = join(import.meta.dirname, '..', '..');
const ofProduct = new RegExp(`${root}/((?:core|server|workers|contracts)/[^)\\s]+)`);

/** The line of the product's code that called. Null when other code called. */
function callerInProduct(): string | null {
  const lines = new Error().stack!.split('\n').slice(3);
  // The first line that does not belong to Node.
  const first = lines.find((line) => !line.includes('node:'));
  return first?.match(ofProduct)?.[1] ?? null;
}

/**
 * Watches the timers that the product starts from now on. A test that stops what it started expects that no timer is
 * left.
 *
 * With fake timers, use it instead of `jest.getTimerCount()`, which also counts the timers of Jest's reporter when
 * the reporter runs in the same process (`-i`). `jest.useRealTimers()` then ends the watch.
 */
export function watchTimers(): TimerWatch {
  const { setTimeout: begin, setInterval: repeat, clearTimeout: end, clearInterval: endRepeating } = globalThis;
  const running = new Map<Timer, string>();
  const note = (timer: Timer, caller: string | null): Timer => {
    if (caller !== null) running.set(timer, caller);
    return timer;
  };
  const forget = (timer: Parameters<typeof clearTimeout>[0]): void => void running.delete(timer as Timer);
  globalThis.setTimeout = Object.assign((work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
    const timer: Timer = begin(
      (...given: unknown[]) => {
        forget(timer);
        work(...given);
      },
      ms,
      ...args,
    );
    return note(timer, callerInProduct());
  }, begin) as typeof setTimeout;
  globalThis.setInterval = ((work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
    note(repeat(work, ms, ...args), callerInProduct())) as typeof setInterval;
  globalThis.clearTimeout = (timer) => {
    forget(timer);
    end(timer);
  };
  globalThis.clearInterval = (timer) => {
    forget(timer);
    endRepeating(timer);
  };
  return {
    left: () => [...running.values()].toSorted(),
    stop: () => Object.assign(globalThis, { setTimeout: begin, setInterval: repeat, clearTimeout: end, clearInterval: endRepeating }),
  };
}
