import { AppError } from '../../platform/errors/app-error.js';

/**
 * Limits how many actions run at once, and queues a bounded number of further actions in order. Used for expensive
 * work that could starve the process. When the queue is full, a new action is rejected at once instead of timing out
 * later.
 */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly width: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws AppError (503) when the queue is full. */
  async run<Result>(action: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.width) {
      if (this.waiting.length >= this.maxWaiting) throw new AppError('busy');
      await new Promise<void>((resolve) => this.waiting.push(resolve)); // called by a finishing action, which passes on its slot
    } else this.running += 1;
    try {
      return await action();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
