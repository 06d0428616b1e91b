/** Runs jobs with the same name one after the other, and jobs with different names in parallel. */
export class NamedQueues {
  #tails = new Map<string, Promise<unknown>>();

  run<T>(name: string, job: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(name);
    const result = before ? before.then(job, job) : job();
    const tail = result
      .catch(() => {})
      .then(() => {
        if (this.#tails.get(name) === tail) this.#tails.delete(name);
      });
    this.#tails.set(name, tail);
    return result;
  }
}
