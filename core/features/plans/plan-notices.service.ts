import { Inject, Injectable } from '@nestjs/common';
import type { AccountId } from '#contracts/values/ids';
import { packageOf } from '#contracts/values/selling/packages';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { Panel } from '../../platform/panel/panel.js';
import { NotificationsService, type Notice } from '../notifications/notifications.service.js';
import * as plans from './plans.statements.js';
import { expiryThreshold, expiryThresholdDays, quotaThreshold, quotaThresholds, type Charge } from './plans.rules.js';
import { expiryNotice, quotaNotice } from './plans.texts.js';

const batch = 200;

/**
 * Early warnings: an owner is notified once each at 80, 90 and 100 % of the quota, with 3 days and 1 day
 * left, and at expiry. `notices_sent` is claimed in the transaction that stores the notice, so neither the
 * sweep nor a second process repeats a notice. If a process dies between a charge and its notice, the sweep
 * sends the notice.
 */
@Injectable()
export class PlanNotices {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Panel) private readonly panel: Panel,
    @Inject(Log) private readonly log: Log,
    @Inject(NotificationsService) private readonly notifications: NotificationsService,
  ) {}

  /**
   * Call after a charge is committed: shows the new count live. Queries the database only when this reply
   * crossed a threshold. Never fails.
   */
  async afterCharge(accountId: AccountId, charge: Charge): Promise<void> {
    if (charge.outcome !== 'charged' || charge.left === null || charge.total === null || charge.activation === null) return;
    this.panel.emitToAccount(accountId, 'quota.changed', { aiResponsesLeft: charge.left });
    const reached = quotaThreshold(charge.left, charge.total);
    if (reached === null || reached === quotaThreshold(charge.left + 1, charge.total)) return;
    try {
      await this.tellQuota(accountId, reached, charge.left, charge.activation);
    } catch (error) {
      this.log.warn({ event: 'plans.notice-postponed', accountId, ...errorFields(error) });
    }
  }

  /** Sends every notice that is due. Run periodically by the billing worker. @returns how many were sent. */
  async sweep(): Promise<number> {
    let sent = 0;
    let after: AccountId | null = null;
    for (;;) {
      const due: plans.DueSubscription[] = await plans.findDue(this.database, this.clock.now(), after, batch);
      for (const one of due) {
        try {
          sent += await this.tellDue(one);
        } catch (error) {
          // an error for one owner (e.g. an account that is being deleted) must not block the notices of the
          // others
          this.log.warn({ event: 'plans.notice-postponed', accountId: one.accountId, ...errorFields(error) });
        }
      }
      if (due.length < batch) return sent;
      after = due.at(-1)!.accountId;
    }
  }

  private async tellDue(one: plans.DueSubscription): Promise<number> {
    const days = expiryThreshold(one, this.clock.now());
    let sent = 0;
    if (days !== null && !one.noticesSent.includes(`expiry-${days}`)) {
      const keys = [days, ...expiryThresholdDays.filter((other) => other > days)].map((other) => `expiry-${other}`);
      if (await this.tell(one.accountId, keys, one.startedAt, expiryNotice(days, packageOf(one.packageId).name, one.expiresAt))) {
        sent += 1;
        if (days === 0) this.panel.emitToAccount(one.accountId, 'subscription.changed');
      }
    }
    const percent = days === 0 ? null : quotaThreshold(one.repliesLeft, one.repliesTotal);
    if (percent !== null && !one.noticesSent.includes(`quota-${percent}`)) {
      if (await this.tellQuota(one.accountId, percent, one.repliesLeft ?? 0, one.startedAt)) sent += 1;
    }
    return sent;
  }

  private async tellQuota(accountId: AccountId, percent: number, left: number, activation: Date): Promise<boolean> {
    const keys = [percent, ...quotaThresholds.filter((other) => other < percent)].map((other) => `quota-${other}`);
    return this.tell(accountId, keys, activation, quotaNotice(percent, left, activation));
  }

  /** @param keys the threshold that is notified, then the thresholds that it makes obsolete. */
  private async tell(accountId: AccountId, keys: readonly string[], activation: Date, notice: Notice): Promise<boolean> {
    const raised = await this.database.transaction(async (tx) => {
      if (!(await plans.claimNotices(tx, accountId, keys, activation))) return null;
      return this.notifications.raise(accountId, notice, tx);
    });
    raised?.announce();
    return raised !== null;
  }
}
