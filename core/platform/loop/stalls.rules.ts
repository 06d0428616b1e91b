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

/** The sample to report: the last one of the operation that was seen most often. Undefined when nothing was seen. */
export function mainSample(samples: readonly LoopSample[]): LoopSample | undefined {
  const counts = new Map<Operation | undefined, number>();
  for (const { operation } of samples) counts.set(operation, (counts.get(operation) ?? 0) + 1);
  // code that names its operation says more than moments between two operations
  const weight = (operation: Operation | undefined): number => (operation ? 1_000 : 0) + counts.get(operation)!;
  return samples.toSorted((one, other) => weight(one.operation) - weight(other.operation)).at(-1);
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
