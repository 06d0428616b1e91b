/**
 * A list that numbers its entries and lets readers wait for the next one. It keeps the newest `keep` entries.
 * Numbers of dropped entries are never reused.
 */
export interface Numbered {
  seq: number;
}

interface Waiter {
  ready: () => boolean;
  wake: () => void;
}

export class Feed<T extends Numbered> {
  private entries: T[] = [];
  private lastSeq = 0;
  private readonly waiters = new Set<Waiter>();
  private readonly keep: number;

  constructor(keep: number, restored: T[] = []) {
    this.keep = keep;
    this.entries = restored.slice(-keep);
    this.lastSeq = restored.at(-1)?.seq ?? 0;
  }

  /** Numbers and stores the entry, then wakes the readers that wait for a matching one. */
  add(entry: Omit<T, 'seq'>): T {
    const stored = { ...entry, seq: ++this.lastSeq } as T;
    this.entries.push(stored);
    if (this.entries.length > this.keep) this.entries.shift();
    for (const waiter of this.waiters) if (waiter.ready()) waiter.wake();
    return stored;
  }

  /** All kept entries that match, oldest first. */
  list(matches: (entry: T) => boolean = () => true): T[] {
    return this.entries.filter(matches);
  }

  /** Like `list`, but when nothing matches yet it waits up to `waitMs` milliseconds for the first match. */
  async waitFor(matches: (entry: T) => boolean, waitMs: number): Promise<T[]> {
    const found = this.list(matches);
    if (found.length > 0 || waitMs <= 0) return found;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.waiters.delete(waiter);
        resolve();
      };
      const waiter: Waiter = { ready: () => this.entries.some(matches), wake: done };
      const timer = setTimeout(done, Math.min(waitMs, 60_000));
      this.waiters.add(waiter);
    });
    return this.list(matches);
  }

  /** Drops all entries. Numbering continues, so that a reader's `after` stays valid. */
  clear(): void {
    this.entries = [];
  }

  /** Number of the newest entry ever added, 0 if there was none. */
  get newestSeq(): number {
    return this.lastSeq;
  }

  /** Releases all waiting readers, for shutdown. */
  close(): void {
    for (const waiter of [...this.waiters]) waiter.wake();
  }
}
