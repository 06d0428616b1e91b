interface Waiting {
  readonly start: () => void;
  readonly weight: number;
}

/** The running and waiting actions of one share. */
interface Share {
  readonly name: string;
  running: number;
  readonly waiting: Waiting[];
  /** When the share was last served, counted in started actions. 0: never. */
  servedAt: number;
}

export interface SlotLimits {
  /**
   * Maximum weight of the running actions: in total, and per share. An action weighs 1 unless the call gives another
   * weight. The limits are read for every start, so they may change.
   */
  readonly running: number;
  readonly runningPerShare: number;
  /** Maximum number of waiting actions: in total, and per share. */
  readonly waiting: number;
  readonly waitingPerShare: number;
}

/** Too many actions already wait, in total or of this share. */
export class SlotsFullError extends Error {
  override name = 'SlotsFullError';
  constructor(readonly isShareFull: boolean) {
    super(isShareFull ? 'too much of this share waits for a slot' : 'too much waits for a slot');
  }
}

/** Maximum number of shares in memory. Beyond it, the shares that were served longest ago are removed. */
const sharesKept = 1_000;

/**
 * A few slots in which shares (accounts) take turns. A share with its maximum of running actions waits until one of
 * them ends. Among the waiting shares, the share that was served longest ago is next. So a long queue of one share
 * does not delay shares with few requests. A share that requests again as soon as it is answered does not delay them
 * either.
 */
export class FairSlots {
  private running = 0;
  private waiting = 0;
  /** Shares by name, in the order in which they were last served. */
  private readonly shares = new Map<string, Share>();
  /** Shares with waiting actions. */
  private readonly queued = new Set<Share>();
  private served = 0;

  constructor(private readonly limits: SlotLimits) {}

  /**
   * Runs an action in a slot of the share.
   * @param signal ends the waiting, not the action
   * @param weight how many slots the action takes, at most all of a share
   * @throws SlotsFullError; the reason of the signal; what the action throws
   */
  async run<Result>(name: string, action: () => Promise<Result>, signal?: AbortSignal, weight = 1): Promise<Result> {
    const share = this.shareOf(name);
    const taken = Math.min(weight, this.limits.runningPerShare, this.limits.running);
    if (this.isFree(share, taken) && !this.first()) this.take(share, taken);
    else await this.wait(share, taken, signal);
    try {
      return await action();
    } finally {
      this.giveBack(share, taken);
    }
  }

  private shareOf(name: string): Share {
    const known = this.shares.get(name);
    if (known) return known;
    if (this.shares.size >= sharesKept) this.forgetOldest();
    const share: Share = { name, running: 0, waiting: [], servedAt: 0 };
    this.shares.set(name, share);
    return share;
  }

  /** Removes a share without running and waiting actions: the one that was served longest ago. */
  private forgetOldest(): void {
    for (const { name, running, waiting } of this.shares.values()) {
      if (running > 0 || waiting.length > 0) continue;
      this.shares.delete(name);
      return;
    }
  }

  private async wait(share: Share, weight: number, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (share.waiting.length >= this.limits.waitingPerShare) throw new SlotsFullError(true);
    if (this.waiting >= this.limits.waiting) throw new SlotsFullError(false);
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        this.unqueue(share, one);
        reject(signal!.reason as Error);
        this.startWaiting();
      };
      const one: Waiting = {
        start: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
        weight,
      };
      share.waiting.push(one);
      this.queued.add(share);
      this.waiting += 1;
      signal?.addEventListener('abort', leave, { once: true });
      // an action may be able to start at once, because the limits may have grown since the last start
      this.startWaiting();
    });
  }

  private unqueue(share: Share, one: Waiting): void {
    share.waiting.splice(share.waiting.indexOf(one), 1);
    this.waiting -= 1;
    if (share.waiting.length === 0) this.queued.delete(share);
  }

  private isFree(share: Share, weight: number): boolean {
    return this.running + weight <= this.limits.running && this.fitsShare(share, weight);
  }

  private fitsShare(share: Share, weight: number): boolean {
    return share.running + weight <= this.limits.runningPerShare;
  }

  private take(share: Share, weight: number): void {
    this.running += weight;
    share.running += weight;
    this.served += 1;
    share.servedAt = this.served;
    this.shares.delete(share.name);
    this.shares.set(share.name, share);
  }

  private giveBack(share: Share, weight: number): void {
    this.running -= weight;
    share.running -= weight;
    this.startWaiting();
  }

  private startWaiting(): void {
    while (this.running < this.limits.running) {
      const next = this.first();
      const one = next?.waiting[0];
      if (!next || !one || !this.isFree(next, one.weight)) return;
      this.unqueue(next, one);
      this.take(next, one.weight); // runs before any other action asks for a slot
      one.start();
    }
  }

  /**
   * The waiting share that is next, if its own limit permits its earliest action. If that action is too heavy for the
   * free slots, lighter actions of other shares do not overtake it, because it would otherwise wait for ever.
   */
  private first(): Share | undefined {
    let best: Share | undefined;
    for (const share of this.queued)
      if (this.fitsShare(share, share.waiting[0]!.weight) && (!best || share.servedAt < best.servedAt)) best = share;
    return best;
  }
}
