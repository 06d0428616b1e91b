/**
 * Writes of one session, each after the one before it. WhatsApp tells several states of one thing within a millisecond; side by side, an older
 * state could be stored last. A write that fails does not hold up the next one.
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
