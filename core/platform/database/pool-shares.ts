import { AppError } from '../errors/app-error.js';

interface Share {
  taken: number;
  readonly waiting: (() => void)[];
}

/**
 * Shares a pool's connections between owners. An owner with many requests waits for their own share instead
 * of delaying others. Waiting requests are served in order.
 */
export class PoolShares {
  private readonly shares = new Map<string, Share>();

  constructor(
    private readonly width: number,
    private readonly maxWaiting: number,
  ) {}

  /**
   * Runs `action` in a place of the share.
   * @throws AppError (429) when too many requests of that share already wait.
   */
  async run<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
    const leave = await this.take(name);
    try {
      return await action();
    } finally {
      leave();
    }
  }

  /**
   * Takes one place of the share.
   * @returns a function that releases it.
   * @throws AppError (429) when too many requests of that share wait already.
   */
  async take(name: string): Promise<() => void> {
    const share = this.shares.get(name) ?? { taken: 0, waiting: [] };
    this.shares.set(name, share);
    if (share.taken >= this.width) {
      if (share.waiting.length >= this.maxWaiting) throw new AppError('too_many_at_once');
      await new Promise<void>((resolve) => share.waiting.push(resolve)); // called by the request that passes on its place
    } else share.taken += 1;
    return () => {
      const next = share.waiting.shift();
      if (next) next();
      else if ((share.taken -= 1) === 0) this.shares.delete(name);
    };
  }
}
