import type { BaileysEventMap } from 'baileys';
import type { LinkEvent } from '../link.types.js';
import { withinLimit } from '../lookup/within-limit.js';
import { restrictionTold } from './restriction-end.js';

/** A restriction as Baileys reports it, in a notification or as the answer to a query. */
export type LockTold = NonNullable<BaileysEventMap['connection.update']['reachoutTimeLock']>;

/** Maximum time that a refused message waits for the account's state. */
const limitMs = 5_000;

/**
 * WhatsApp's restriction of the account. Baileys reports the answer to a query by the same event as a notification.
 * If a notification names no end, Baileys adds its own. To tell the two apart, reports that arrive during a query are
 * kept until the query has ended. Only the report that equals the query's result counts as its answer.
 */
export class AccountLock {
  private asking: Promise<boolean | null> | null = null;
  private meanwhile: LockTold[] = [];

  constructor(
    private readonly query: () => Promise<LockTold>,
    private readonly onEvent: (event: LinkEvent) => void,
  ) {}

  /** Handles a restriction that Baileys reported. */
  note(lock: LockTold): void {
    if (this.asking === null) this.tell(lock, false);
    else this.meanwhile.push(lock);
  }

  /**
   * Queries whether the account is restricted; null when WhatsApp does not answer. One query runs at a time, because
   * many messages may be refused at once.
   */
  ask(): Promise<boolean | null> {
    return (this.asking ??= this.askOnce());
  }

  private async askOnce(): Promise<boolean | null> {
    const answer = await withinLimit(this.query(), limitMs).catch(() => null);
    this.asking = null;
    for (const lock of this.meanwhile.splice(0)) this.tell(lock, lock === answer);
    return answer?.isActive ?? null;
  }

  private tell({ isActive, timeEnforcementEnds: until, enforcementType }: LockTold, isAnswer: boolean): void {
    if (isActive) this.onEvent({ kind: 'health', told: { why: enforcementType ?? null } });
    const change = isActive ? restrictionTold(until, isAnswer) : { kind: 'lifted' as const };
    if (isActive || !isAnswer) this.onEvent({ kind: 'restricted', change });
    if (change.kind === 'unknown' && !isAnswer) void this.check();
  }

  /**
   * Queries a restriction that was announced without its end. The answer states the end, or that there is no
   * restriction.
   */
  private async check(): Promise<void> {
    if ((await this.ask()) === false) this.onEvent({ kind: 'restricted', change: { kind: 'lifted' } });
  }
}
