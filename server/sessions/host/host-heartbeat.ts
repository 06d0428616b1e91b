import { hostClock } from '#core/features/bots/bots.types';
import type { HostPresence } from '#core/features/bots/session-leases.service';
import { errorFields, type Log } from '#core/platform/log/log';

const beatEveryMs = 1_000;
/** Pause after a failed beat. It is short, because a restarting Postgres is soon available again. */
const retryMs = 250;
const trustMs = hostClock.trustSeconds * 1_000;

/**
 * Writes the heartbeat of this host and decides whether the host may keep its sockets.
 * The host is trusted for `trustSeconds` after the start of its last heartbeat that Postgres confirmed.
 */
export class HostHeartbeat {
  /**
   * Start of the last confirmed beat, in ms of the monotonic clock. Postgres dates the same beat later. So this host
   * stops trusting itself before the same number of seconds has passed for other hosts. -Infinity: not trusted.
   */
  private lastBeatAt = -Infinity;
  private readonly presence: HostPresence;
  private timer: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;
  /** Ends the trust exactly when it expires, not at the next beat. */
  private expiry: NodeJS.Timeout | undefined;
  private beating: Promise<void> | null = null;
  private failures = 0;
  private losses = 0;
  private isStopped = false;

  constructor(
    present: (onBroken: () => void) => HostPresence,
    private readonly onLost: () => void,
    private readonly log: Log,
  ) {
    this.presence = present(() => void this.tick());
  }

  /**
   * Number of times that the trust was lost. A claim whose answer arrives after a loss is void, because another host
   * may have claimed the session in the meantime.
   */
  get lossCount(): number {
    return this.losses;
  }

  /**
   * True while no other host may claim this host's sessions. It must be cheap, because it is checked for every frame.
   */
  isTrusted(): boolean {
    return performance.now() - this.lastBeatAt < trustMs;
  }

  async start(): Promise<void> {
    await this.tick();
    // the process may have received the signal to end in the meantime
    if (!this.isStopped) this.timer = setInterval(() => void this.tick(), beatEveryMs);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    clearTimeout(this.retry);
    clearTimeout(this.expiry);
    this.lastBeatAt = -Infinity;
    await this.presence.leave();
  }

  private tick(): Promise<void> {
    this.loseTrust();
    this.beating ??= this.beatOnce().finally(() => (this.beating = null));
    return this.beating;
  }

  private loseTrust(): void {
    if (this.lastBeatAt === -Infinity || this.isTrusted()) return;
    this.lastBeatAt = -Infinity;
    this.losses++;
    this.onLost();
    void this.presence.leave();
  }

  private extendTrust(beatAt: number): void {
    // the process may have been blocked beyond the end of the trust, and this beat must not hide that gap
    this.loseTrust();
    const leftMs = beatAt + trustMs - performance.now();
    // confirmed too late: this beat does not renew the trust, which could otherwise be lost again
    if (leftMs <= 0) return;
    this.lastBeatAt = beatAt;
    clearTimeout(this.expiry);
    // a timer may fire a little early
    this.expiry = setTimeout(() => this.loseTrust(), leftMs + 1);
  }

  private async beatOnce(): Promise<void> {
    const startedAt = performance.now();
    try {
      await this.presence.beat();
      if (this.isStopped) return await this.presence.leave();
      this.extendTrust(startedAt);
      if (this.failures > 0) this.log.info({ event: 'host.beats-again', failures: this.failures });
      this.failures = 0;
    } catch (error) {
      if (this.isStopped) return;
      // one warning per outage of Postgres
      this.log[this.failures === 0 ? 'warn' : 'debug']({ event: 'host.beat-failed', ...errorFields(error) });
      this.failures++;
      clearTimeout(this.retry);
      this.retry = setTimeout(() => void this.tick(), retryMs);
    }
  }
}
