interface Waiting {
  readonly share: string;
  readonly start: () => void;
}

export interface SlotLimits {
  /** How many run at once, all shares together and each of them. */
  readonly running: number;
  readonly runningPerShare: number;
  /** How many wait at most, all shares together and each of them. */
  readonly waiting: number;
  readonly waitingPerShare: number;
}

/** Too many wait already: of all shares, or of the one that asked. */
export class SlotsFullError extends Error {
  override name = 'SlotsFullError';
  constructor(readonly isShareFull: boolean) {
    super(isShareFull ? 'too much of this share waits for a slot' : 'too much waits for a slot');
  }
}

/**
 * A few slots that shares (accounts) take turns in. A share that has its part of the slots waits for itself, and among
 * those that wait, the share that was served longest ago begins first: a long row of one share delays nobody else.
 */
export class FairSlots {
  private running = 0;
  private readonly runningOf = new Map<string, number>();
  private readonly queue: Waiting[] = [];
  /** When each share that runs or waits was last served, counted in begun actions. */
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

  /** The one that begins next; the earlier one of the same share, and of shares that were never served. */
  private next(): Waiting | undefined {
    const servedAt = ({ share }: Waiting): number => this.servedAt.get(share) ?? 0;
    return this.queue
      .filter((one) => this.isFree(one.share))
      .reduce<Waiting | undefined>((best, one) => (best && servedAt(best) <= servedAt(one) ? best : one), undefined);
  }
}
