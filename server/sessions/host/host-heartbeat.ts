import type { HostPresence } from '#core/features/bots/session-leases.service';
import { errorFields, type Log } from '#core/platform/log/log';

const beatEveryMs = 1_000;
/** After a failed beat: others give a host with a lost connection two seconds, and a Postgres that restarts is back any moment. */
const retryMs = 250;
/**
 * Without a beat for this long the host gives its sessions up by itself: well before the 15 s after which others may claim
 * them, so that two sockets of one owner never overlap.
 */
const trustMs = 9_000;

/** The sign of life of this host, and its own judgement whether others still believe in it. */
export class HostHeartbeat {
  /** Begin of the last beat that reached Postgres. Monotonic: a wall clock that is set must not kill sessions. */
  private lastBeatAt = -Infinity;
  private readonly presence: HostPresence;
  private timer: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;
  private beating: Promise<void> | null = null;
  private failures = 0;
  private isStopped = false;

  constructor(
    present: (onBroken: () => void) => HostPresence,
    private readonly onLost: () => void,
    private readonly log: Log,
  ) {
    this.presence = present(() => void this.tick());
  }

  /** True while no other host may claim what this one holds. Cheap: asked for every frame. */
  isTrusted(): boolean {
    return performance.now() - this.lastBeatAt < trustMs;
  }

  async start(): Promise<void> {
    await this.tick();
    this.timer = setInterval(() => void this.tick(), beatEveryMs);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    clearTimeout(this.retry);
    this.lastBeatAt = -Infinity;
    await this.presence.leave();
  }

  private tick(): Promise<void> {
    if (this.lastBeatAt > 0 && !this.isTrusted()) {
      this.lastBeatAt = -Infinity;
      this.onLost();
      void this.presence.leave();
    }
    this.beating ??= this.beatOnce().finally(() => (this.beating = null));
    return this.beating;
  }

  private async beatOnce(): Promise<void> {
    const startedAt = performance.now();
    try {
      await this.presence.beat();
      if (this.isStopped) return await this.presence.leave();
      this.lastBeatAt = startedAt;
      if (this.failures > 0) this.log.info({ event: 'host.beats-again', failures: this.failures });
      this.failures = 0;
    } catch (error) {
      if (this.isStopped) return;
      // one warning for each time Postgres is away
      this.log[this.failures === 0 ? 'warn' : 'debug']({ event: 'host.beat-failed', ...errorFields(error) });
      this.failures++;
      clearTimeout(this.retry);
      this.retry = setTimeout(() => void this.tick(), retryMs);
    }
  }
}
