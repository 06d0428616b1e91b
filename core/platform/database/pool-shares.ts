import { AppError } from '../errors/app-error.js';

interface Share {
  taken: number;
  readonly waiting: (() => void)[];
}

/**
 * Deals out a pool's connections: nobody holds more than their share at once, so that one who asks a lot waits for themselves and not the
 * others for them. Who waits is served in order.
 */
export class PoolShares {
  private readonly shares = new Map<string, Share>();

  constructor(
    private readonly width: number,
    private readonly maxWaiting: number,
  ) {}

  /** Runs `act` in a place of the share. @throws AppError (429) when too many of that share wait already. */
  async run<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
    const leave = await this.take(name);
    try {
      return await act();
    } finally {
      leave();
    }
  }

  /** Takes one place of the share. @returns what gives it back. @throws AppError (429) when too many of that share wait already. */
  async take(name: string): Promise<() => void> {
    const share = this.shares.get(name) ?? { taken: 0, waiting: [] };
    this.shares.set(name, share);
    if (share.taken >= this.width) {
      if (share.waiting.length >= this.maxWaiting) throw new AppError('too_many_at_once');
      await new Promise<void>((resolve) => share.waiting.push(resolve)); // woken with the place of who left
    } else share.taken += 1;
    return () => {
      const next = share.waiting.shift();
      if (next) next();
      else if ((share.taken -= 1) === 0) this.shares.delete(name);
    };
  }
}
