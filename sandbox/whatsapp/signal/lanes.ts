/** Runs jobs with the same name one after the other, jobs with different names side by side. */
export class Lanes {
  #tails = new Map<string, Promise<unknown>>();

  run<T>(lane: string, job: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(lane);
    const result = before ? before.then(job, job) : job();
    const tail = result
      .catch(() => {})
      .then(() => {
        if (this.#tails.get(lane) === tail) this.#tails.delete(lane);
      });
    this.#tails.set(lane, tail);
    return result;
  }
}
