/** How many times a fault is applied before it is used up. `always`: until it is cleared. */
export type Times = number | 'always';

export interface QueuedFault {
  times?: Times;
  /** Applies only to requests whose text contains this (case-insensitive). */
  match?: string;
}

interface Entry<F> {
  fault: F;
  left: Times;
}

/** Faults queued by a test. Each request takes the first one that matches it. */
export class FaultQueue<F extends QueuedFault> {
  private entries: Entry<F>[] = [];

  add(faults: F[]): void {
    for (const fault of faults) this.entries.push({ fault, left: fault.times ?? 1 });
  }

  /** The first fault for this request; its count is decremented. Undefined when the request gets no fault. */
  take(requestText: string): F | undefined {
    const text = requestText.toLowerCase();
    const entry = this.entries.find(({ fault }) => !fault.match || text.includes(fault.match.toLowerCase()));
    if (!entry) return undefined;
    if (entry.left !== 'always') {
      entry.left -= 1;
      if (entry.left <= 0) this.entries.splice(this.entries.indexOf(entry), 1);
    }
    return entry.fault;
  }

  list(): (F & { left: Times })[] {
    return this.entries.map(({ fault, left }) => ({ ...fault, left }));
  }

  clear(): void {
    this.entries = [];
  }
}
