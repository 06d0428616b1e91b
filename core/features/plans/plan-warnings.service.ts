import { Inject, Injectable } from '@nestjs/common';
import type { AccountId } from '#contracts/values/ids';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { Panel } from '../../platform/panel/panel.js';
import { EventsService } from '../events/events.service.js';
import type { NewEvent } from '../events/events.types.js';
import * as plans from './plans.statements.js';
import { expiryThreshold, expiryThresholdDays, quotaThreshold, quotaThresholds, type Charge } from './plans.rules.js';

const batch = 200;

/**
 * Early warnings: 80, 90 and 100 % of the quota, 3 days and 1 day left, and expiry are announced once each.
 * `notices_sent` is claimed in the transaction that stores the event, so neither the sweep nor a second
 * process repeats one. If a process dies between a charge and its event, the sweep announces it.
 */
@Injectable()
export class PlanWarnings {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Log) private readonly log: Log,
    @Inject(EventsService) private readonly events: EventsService,
  ) {}

  /**
   * Shows the new count live. Call it after a charge is committed. The count is pushed directly and not as an event,
   * because every answer changes it and the next push replaces it. Queries the database only when this reply crossed
   * a threshold. Never fails.
   */
  async afterCharge(accountId: AccountId, charge: Charge): Promise<void> {
    if (charge.outcome !== 'charged' || charge.left === null || charge.total === null || charge.activation === null) return;
    this.panel.emitToAccount(accountId, 'quota.changed', { aiResponsesLeft: charge.left });
    const reached = quotaThreshold(charge.left, charge.total);
    if (reached === null || reached === quotaThreshold(charge.left + 1, charge.total)) return;
    try {
      await this.announceQuota(accountId, reached, charge.left, charge.activation);
    } catch (error) {
      this.log.warn({ event: 'plans.notice-postponed', accountId, ...errorFields(error) });
    }
  }

  /** Announces everything that is due. Run periodically by the billing worker. @returns how many events. */
  async sweep(): Promise<number> {
    let announced = 0;
    let after: AccountId | null = null;
    for (;;) {
      const due: plans.DueSubscription[] = await plans.findDue(this.database, this.clock.now(), after, batch);
      for (const one of due) {
        try {
          announced += await this.announceDue(one);
        } catch (error) {
          // an error for one owner (e.g. an account that is being deleted) must not block the notices of the
          // others
          this.log.warn({ event: 'plans.notice-postponed', accountId: one.accountId, ...errorFields(error) });
        }
      }
      if (due.length < batch) return announced;
      after = due.at(-1)!.accountId;
    }
  }

  private async announceDue(one: plans.DueSubscription): Promise<number> {
    const days = expiryThreshold(one, this.clock.now());
    let announced = 0;
    if (days !== null && !one.noticesSent.includes(`expiry-${days}`)) {
      const keys = [days, ...expiryThresholdDays.filter((other) => other > days)].map((other) => `expiry-${other}`);
      if (await this.announce(keys, one.startedAt, expiryEvent(one, days))) announced += 1;
    }
    const percent = days === 0 ? null : quotaThreshold(one.repliesLeft, one.repliesTotal);
    if (percent !== null && !one.noticesSent.includes(`quota-${percent}`)) {
      if (await this.announceQuota(one.accountId, percent, one.repliesLeft ?? 0, one.startedAt)) announced += 1;
    }
    return announced;
  }

  private async announceQuota(accountId: AccountId, percent: number, left: number, activation: Date): Promise<boolean> {
    const keys = [percent, ...quotaThresholds.filter((other) => other < percent)].map((other) => `quota-${other}`);
    const facts = { percent, left, activatedAt: activation.toISOString() };
    return this.announce(keys, activation, { accountId, kind: 'quota.reached', facts });
  }

  /** @param keys the threshold that is announced, then the thresholds that it makes obsolete. */
  private async announce(keys: readonly string[], activation: Date, event: NewEvent): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      if (!(await plans.claimNotices(tx, event.accountId, keys, activation))) return false;
      await this.events.append(tx, event);
      return true;
    });
  }
}

/** @param daysLeft 0 when the package has ended */
function expiryEvent({ accountId, packageId, expiresAt: ends }: plans.DueSubscription, daysLeft: number): NewEvent {
  const expiresAt = ends.toISOString();
  if (daysLeft === 0) return { accountId, kind: 'package.expired', facts: { packageId, expiresAt } };
  return { accountId, kind: 'package.expiring', facts: { packageId, daysLeft, expiresAt } };
}
