/**
 * Runs the writes of one session one after the other. WhatsApp may report several states of the same thing within a
 * millisecond. If they were written concurrently, an older state could be stored last. A failed write does not block
 * the next.
 */
export class OrderedWrites {
  private last: Promise<unknown> = Promise.resolve();

  /** @returns settles as the write does */
  add<Result>(write: () => Promise<Result>): Promise<Result> {
    const done = this.last.then(write);
    this.last = done.catch(() => undefined);
    return done;
  }
}
