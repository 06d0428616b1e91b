/**
 * Runs one task per key at a time. While it runs, at most one further run waits, however many callers there are. A
 * caller that arrives during a run shares the waiting run, so that its result is never older than its call.
 */
export class Coalesced<Key, Value> {
  private readonly lanes = new Map<Key, { readonly running: Promise<Value>; waiting: Promise<Value> | null }>();

  /**
   * The result of a run that begins now, or right after the current one. A failed run rejects only for the
   * callers that share it.
   */
  next(key: Key, run: () => Promise<Value>): Promise<Value> {
    const lane = this.lanes.get(key);
    if (!lane) return this.begin(key, run);
    lane.waiting ??= lane.running.then(
      () => this.begin(key, run),
      () => this.begin(key, run),
    );
    return lane.waiting;
  }

  private begin(key: Key, run: () => Promise<Value>): Promise<Value> {
    const lane = { running: run(), waiting: null };
    this.lanes.set(key, lane);
    const leave = (): void => {
      if (lane.waiting === null && this.lanes.get(key) === lane) this.lanes.delete(key);
    };
    lane.running.then(leave, leave);
    return lane.running;
  }
}
