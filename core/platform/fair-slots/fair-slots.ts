interface Waiting {
  readonly share: string;
  readonly start: () => void;
}

export interface SlotLimits {
  /** Maximum number of running actions: in total, and per share. */
  readonly running: number;
  readonly runningPerShare: number;
  /** Maximum number of waiting actions: in total, and per share. */
  readonly waiting: number;
  readonly waitingPerShare: number;
}

/** Too many actions wait already: in total, or of this share. */
export class SlotsFullError extends Error {
  override name = 'SlotsFullError';
  constructor(readonly isShareFull: boolean) {
    super(isShareFull ? 'too much of this share waits for a slot' : 'too much waits for a slot');
  }
}

/**
 * A few slots in which shares (accounts) take turns. A share with its maximum of running actions waits for these. Among
 * the waiting shares, the one that was served longest ago is next, so a long queue of one share does not delay others.
 */
export class FairSlots {
  private running = 0;
  private readonly runningOf = new Map<string, number>();
  private readonly queue: Waiting[] = [];
  /** When each running or waiting share was last served, counted in started actions. */
  private readonly servedAt = new Map<string, number>();
  private served = 0;

  constructor(private readonly limits: SlotLimits) {}

  /**
   * Runs an action in a slot of the share.
   * @param signal ends the waiting, not the action
   * @throws SlotsFullError; the reason of the signal; what the action throws
   */
  async run<Result>(share: string, action: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (this.isFree(share)) this.take(share);
    else await this.wait(share, signal);
    try {
      return await action();
    } finally {
      this.giveBack(share);
    }
  }

  private async wait(share: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    const own = this.queue.filter((one) => one.share === share).length;
    if (own >= this.limits.waitingPerShare) throw new SlotsFullError(true);
    if (this.queue.length >= this.limits.waiting) throw new SlotsFullError(false);
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        this.queue.splice(this.queue.indexOf(one), 1);
        reject(signal!.reason as Error);
      };
      const one: Waiting = {
        share,
        start: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      this.queue.push(one);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  private isFree(share: string): boolean {
    return this.running < this.limits.running && (this.runningOf.get(share) ?? 0) < this.limits.runningPerShare;
  }

  private take(share: string): void {
    this.running += 1;
    this.runningOf.set(share, (this.runningOf.get(share) ?? 0) + 1);
    this.served += 1;
    this.servedAt.set(share, this.served);
  }

  private giveBack(share: string): void {
    this.running -= 1;
    const left = this.runningOf.get(share)! - 1;
    if (left === 0) this.runningOf.delete(share);
    else this.runningOf.set(share, left);
    if (left === 0 && !this.queue.some((one) => one.share === share)) this.servedAt.delete(share);
    const next = this.next();
    if (!next) return;
    this.queue.splice(this.queue.indexOf(next), 1);
    this.take(next.share); // before anybody else asks
    next.start();
  }

  /** The action that starts next: shares never served come first, and each share's earliest action. */
  private next(): Waiting | undefined {
    const servedAt = ({ share }: Waiting): number => this.servedAt.get(share) ?? 0;
    return this.queue
      .filter((one) => this.isFree(one.share))
      .reduce<Waiting | undefined>((best, one) => (best && servedAt(best) <= servedAt(one) ? best : one), undefined);
  }
}
