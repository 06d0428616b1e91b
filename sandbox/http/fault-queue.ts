/** How often a fault strikes before it is used up; `always` until it is cleared. */
export type Times = number | 'always';

export interface QueuedFault {
  times?: Times;
  /** Strikes only requests whose text contains this, compared without case. */
  match?: string;
}

interface Entry<F> {
  fault: F;
  left: Times;
}

/** Faults ordered by a test, taken first come first served by the requests they match. */
export class FaultQueue<F extends QueuedFault> {
  private entries: Entry<F>[] = [];

  add(faults: F[]): void {
    for (const fault of faults) this.entries.push({ fault, left: fault.times ?? 1 });
  }

  /** The first fault for this request, counted down; undefined when the request may pass. */
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
