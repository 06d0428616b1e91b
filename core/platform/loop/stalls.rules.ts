import type { Operation } from './operation.js';

/** The operation that was running at one moment of a stall. */
export interface LoopSample {
  readonly operation: Operation | undefined;
  /** Functions and lines, innermost first. */
  readonly stack: string;
}

/** Name for work without an operation, such as the program's own timers. */
export const noOperation = '(none)';

/**
 * Name for stalls in which no thread of the process ran, because the process was stopped or no processor was free.
 */
export const processFrozen = '(process frozen)';

/**
 * The sample to report: the middle sample of the operation with the most samples, because the last sample may be
 * taken just after the blocking work. Undefined when there are no samples.
 */
export function mainSample(samples: readonly LoopSample[]): LoopSample | undefined {
  const groups = new Map<Operation | undefined, LoopSample[]>();
  for (const sample of samples) {
    const group = groups.get(sample.operation);
    if (group) group.push(sample);
    else groups.set(sample.operation, [sample]);
  }
  // samples with a named operation are more useful than moments between operations
  const named = [...groups].filter(([operation]) => operation !== undefined);
  const [main] = (named.length > 0 ? named : [...groups]).map(([, group]) => group).toSorted((one, other) => other.length - one.length);
  return main?.[Math.floor((main.length - 1) / 2)];
}

interface Minute {
  readonly startedAt: number;
  lines: number;
  readonly names: Set<string>;
}

const minuteMs = 60_000;
const linesPerMinute = 10;

/** Decides which stalls are logged: per minute, the first stall of every operation, but at most ten lines. */
export class StallLines {
  private minute: Minute = { startedAt: -Infinity, lines: 0, names: new Set() };
  private unlogged = 0;

  /** @returns null when this stall is not logged; else the number of unlogged stalls before it. */
  admit(name: string, nowMs: number): { readonly unlogged: number } | null {
    if (nowMs - this.minute.startedAt >= minuteMs) this.minute = { startedAt: nowMs, lines: 0, names: new Set() };
    if (this.minute.lines >= linesPerMinute || this.minute.names.has(name)) {
      this.unlogged += 1;
      return null;
    }
    this.minute.lines += 1;
    this.minute.names.add(name);
    const { unlogged } = this;
    this.unlogged = 0;
    return { unlogged };
  }
}
