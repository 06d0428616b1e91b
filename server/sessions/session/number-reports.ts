import { newChatsLeft } from '#core/features/bots/bots.service';
import { restrictionBegun, restrictionLifted } from '#core/features/bots/bots.texts';
import type { HeldSession, Restriction } from '#core/features/bots/bots.types';
import type { HealthTold, Link, RestrictionChange } from '#core/outside/whatsapp/link.types';
import { storeNow, storeNowMs } from '#core/platform/clock/store-clock';
import { OrderedWrites } from './ordered-writes.js';
import { afterChange, asksAgain, isInForce } from './restriction.rules.js';
import type { RunnerServices } from './runner.types.js';

/** WhatsApp's reports about one session's number: its restriction and its quota of new chats. */
export class NumberReports {
  private restriction: Restriction | null;
  private told: HealthTold = {};
  /**
   * When WhatsApp last reported the restriction, or was queried about it. 0 if neither has happened on this
   * connection.
   */
  private heardAtMs = 0;
  private readonly writes = new OrderedWrites();

  constructor(
    private readonly held: HeldSession,
    private readonly services: Pick<RunnerServices, 'activityLog' | 'statusStore'>,
    private readonly inBackground: (work: Promise<unknown>) => void,
  ) {
    this.restriction = held.restriction;
  }

  /** Called for a new connection. Changes that WhatsApp reported in the meantime are unknown. */
  opened(): void {
    this.heardAtMs = 0;
  }

  /** @returns true when messages that start a chat may be sent */
  restricted(change: RestrictionChange): boolean {
    this.heardAtMs = storeNowMs();
    const restriction = afterChange(this.restriction, change, storeNow());
    if (restriction === this.restriction) return false;
    this.restriction = restriction;
    const lifted = restriction === null;
    const line = lifted ? restrictionLifted : restrictionBegun(restriction.kind === 'until' ? restriction.until : null);
    this.services.activityLog.write(this.held.botId, lifted ? 'INFO' : 'WARN', line);
    this.inBackground(this.writes.add(() => this.services.statusStore.restrict(this.held, restriction)));
    return lifted;
  }

  /**
   * Queries WhatsApp about a stored restriction, to detect that it ends earlier or later than stated. The host's
   * sweep calls this for all sessions; there is no timer.
   * @returns true when the restriction is lifted
   */
  async check(link: Pick<Link, 'askRestriction'>): Promise<boolean> {
    if (!asksAgain(this.restriction, this.heardAtMs, storeNowMs())) return false;
    this.heardAtMs = storeNowMs();
    // only "no restriction" is handled here, because a stated restriction is also reported as an event
    return (await link.askRestriction()) === false && this.restricted({ kind: 'lifted' });
  }

  health(told: HealthTold): void {
    this.told = { ...this.told, ...told };
    this.inBackground(this.writes.add(() => this.services.statusStore.noteHealth(this.held, told)));
  }

  /** True while the stored restriction is in force. */
  isRestricted(now = storeNow()): boolean {
    return isInForce(this.restriction, now);
  }

  /** True when the number is not restricted and our share of WhatsApp's quota is not used up. */
  mayBeginChats(now = storeNow()): boolean {
    const { newChats = null, readAt = null, why = null } = this.told;
    return !this.isRestricted(now) && newChatsLeft({ newChats, readAt, why }, now)?.left !== 0;
  }
}
