import type { HostPresence } from '#core/features/bots/session-leases.service';
import { errorFields, type Log } from '#core/platform/log/log';

const beatEveryMs = 2_500;
/**
 * Without a beat for this long the host gives its sessions up by itself: well before the 15 s after which others may claim
 * them, so that two sockets of one owner never overlap.
 */
const trustMs = 9_000;

/** The sign of life of this host, and its own judgement whether others still believe in it. */
export class HostPulse {
  /** Begin of the last beat that reached Postgres. Monotonic: a wall clock that is set must not kill sessions. */
  private lastBeatAt = -Infinity;
  private readonly presence: HostPresence;
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> | null = null;

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
    clearInterval(this.timer);
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
      this.lastBeatAt = startedAt;
    } catch (error) {
      this.log.warn({ event: 'host.beat-failed', ...errorFields(error) });
    }
  }
}
