/**
 * Runs the writes of one session one after the other. WhatsApp reports several states of one thing within a
 * millisecond; written concurrently, an older state could be stored last. A write that fails does not block
 * the next one.
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
