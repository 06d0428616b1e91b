import type { Operation } from './operation.js';

/** What was running at one moment of a stall. */
export interface LoopSample {
  readonly operation: Operation | undefined;
  /** Functions and lines, innermost first. */
  readonly stack: string;
}

/** Work that belongs to no operation, such as timers of the program itself. */
export const noOperation = '(none)';

/** No thread of the process ran: it was stopped, or the machine had no processor free. */
export const processFrozen = '(process frozen)';

/**
 * The sample to report: of the operation that was seen most often, the one in the middle. The last one may be taken just behind the work
 * that blocked. Undefined when nothing was seen.
 */
export function mainSample(samples: readonly LoopSample[]): LoopSample | undefined {
  const groups = new Map<Operation | undefined, LoopSample[]>();
  for (const sample of samples) {
    const group = groups.get(sample.operation);
    if (group) group.push(sample);
    else groups.set(sample.operation, [sample]);
  }
  // code that names its operation says more than moments between two operations
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

/** Decides which stalls get a log line: in each minute the first one of every operation, ten lines at most. */
export class StallLines {
  private minute: Minute = { startedAt: -Infinity, lines: 0, names: new Set() };
  private unlogged = 0;

  /** @returns how many stalls before this one got no line; null when this one gets none either. */
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
