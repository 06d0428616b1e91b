import { ThreadError } from './thread.errors.js';

interface Waiting {
  readonly share: string;
  readonly start: () => void;
}

export interface SlotLimits {
  /** How many run at once. */
  readonly running: number;
  /** How many wait at most, all shares together and each of them. */
  readonly waiting: number;
  readonly waitingPerShare: number;
}

/**
 * A few slots that shares (accounts) take turns in. A share holds one slot at a time, so the work of one account waits for itself and never
 * for a slot that it could take from another account.
 */
export class FairSlots {
  private readonly running = new Set<string>();
  private readonly queue: Waiting[] = [];

  constructor(private readonly limits: SlotLimits) {}

  /**
   * Waits for a slot.
   * @returns gives the slot back; call it once
   * @throws ThreadError `share_full` or `full`
   */
  async take(share: string): Promise<() => void> {
    if (!this.isFree(share)) {
      const own = this.queue.filter((one) => one.share === share).length;
      if (own >= this.limits.waitingPerShare) throw new ThreadError('share_full');
      if (this.queue.length >= this.limits.waiting) throw new ThreadError('full');
      await new Promise<void>((start) => this.queue.push({ share, start }));
    } else this.running.add(share);
    return () => this.giveBack(share);
  }

  private isFree(share: string): boolean {
    return this.running.size < this.limits.running && !this.running.has(share);
  }

  private giveBack(share: string): void {
    this.running.delete(share);
    const next = this.queue.findIndex((one) => this.isFree(one.share));
    if (next < 0) return;
    const [one] = this.queue.splice(next, 1);
    this.running.add(one!.share); // before anybody else asks
    one!.start();
  }
}
