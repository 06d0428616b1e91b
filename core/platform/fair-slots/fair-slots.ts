interface Waiting {
  readonly start: () => void;
}

/** The running and waiting actions of one share. */
interface Share {
  running: number;
  readonly waiting: Waiting[];
  /** Virtual time at which the share's next action may start: when its earlier actions have used their part. */
  nextAt: number;
  /** When the share was last served, counted in started actions. */
  servedAt: number;
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

/** Number of shares that are kept before those without a debt are removed. */
const sharesKept = 1_000;

/**
 * A few slots in which shares (accounts) take turns. A share with its maximum of running actions waits for these.
 *
 * Turns are given by start-time fair queueing (Goyal, Vin and Cheng 1996): a virtual clock follows the actions that start,
 * and each action moves its share's next one to a later time. The waiting share with the earliest time is next. So neither
 * a long queue of one share nor a share that asks again as soon as it is answered delays those that ask less.
 */
export class FairSlots {
  private running = 0;
  private waiting = 0;
  private readonly shares = new Map<string, Share>();
  /** Shares with waiting actions. */
  private readonly queued = new Set<Share>();
  /** The latest start in virtual time. */
  private now = 0;
  private served = 0;

  constructor(private readonly limits: SlotLimits) {}

  /**
   * Runs an action in a slot of the share.
   * @param signal ends the waiting, not the action
   * @throws SlotsFullError; the reason of the signal; what the action throws
   */
  async run<Result>(name: string, action: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const share = this.shareOf(name);
    if (this.isFree(share)) this.take(share);
    else await this.wait(share, signal);
    try {
      return await action();
    } finally {
      this.giveBack(share);
    }
  }

  private shareOf(name: string): Share {
    const known = this.shares.get(name);
    if (known) return known;
    if (this.shares.size >= sharesKept) this.forgetIdle();
    const share: Share = { running: 0, waiting: [], nextAt: 0, servedAt: 0 };
    this.shares.set(name, share);
    return share;
  }

  /** Removes the shares whose past no longer counts. */
  private forgetIdle(): void {
    for (const [name, { running, waiting, nextAt }] of this.shares)
      if (running === 0 && waiting.length === 0 && nextAt <= this.now) this.shares.delete(name);
  }

  private async wait(share: Share, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (share.waiting.length >= this.limits.waitingPerShare) throw new SlotsFullError(true);
    if (this.waiting >= this.limits.waiting) throw new SlotsFullError(false);
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        this.unqueue(share, one);
        reject(signal!.reason as Error);
      };
      const one: Waiting = {
        start: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      // level with the share that had the fewest turns: time spent without waiting gives no further advantage
      if (share.waiting.length === 0) share.nextAt = Math.max(share.nextAt, this.earliest());
      share.waiting.push(one);
      this.queued.add(share);
      this.waiting += 1;
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** The earliest time at which a waiting share may start; the present when none waits. */
  private earliest(): number {
    let earliest = this.now;
    for (const { nextAt } of this.queued) earliest = Math.min(earliest, nextAt);
    return earliest;
  }

  private unqueue(share: Share, one: Waiting): void {
    share.waiting.splice(share.waiting.indexOf(one), 1);
    this.waiting -= 1;
    if (share.waiting.length === 0) this.queued.delete(share);
  }

  private isFree(share: Share): boolean {
    return this.running < this.limits.running && share.running < this.limits.runningPerShare;
  }

  private take(share: Share): void {
    this.running += 1;
    share.running += 1;
    this.served += 1;
    share.servedAt = this.served;
    this.now = Math.max(this.now, share.nextAt);
    share.nextAt = this.now + 1;
  }

  private giveBack(share: Share): void {
    this.running -= 1;
    share.running -= 1;
    const next = this.next();
    if (!next) return;
    const one = next.waiting[0]!;
    this.unqueue(next, one);
    this.take(next); // before anybody else asks
    one.start();
  }

  /** The share whose earliest action starts next: by virtual time, then the one served longest ago. */
  private next(): Share | undefined {
    let best: Share | undefined;
    for (const share of this.queued) {
      if (!this.isFree(share)) continue;
      if (!best || share.nextAt < best.nextAt || (share.nextAt === best.nextAt && share.servedAt < best.servedAt)) best = share;
    }
    return best;
  }
}
