import { Inject, Injectable } from '@nestjs/common';
import type { PackageView } from '#contracts/http/account/auth';
import { canonicalEmail } from '#contracts/values/people/email';
import type { AccountId } from '#contracts/values/ids';
import { noPackageName, packageOf, type PackageId } from '#contracts/values/selling/packages';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import { EventsService } from '../events/events.service.js';
import { PlanWarnings } from './plan-warnings.service.js';
import { PackageRunningError, TrialUsedError } from './plans.errors.js';
import * as plans from './plans.statements.js';
import { activated, daysLeft, takenBack, type Charge, type Grant } from './plans.rules.js';
import { TrialKeys } from './trial-keys.js';

export { showsBurst } from './plans.rules.js';
export type { Charge, Grant } from './plans.rules.js';

export interface PlanSummary {
  readonly active: boolean;
  /** True for an account that has or has had a package. */
  readonly hadPackage: boolean;
  readonly packageId: PackageId | null;
  /** `Gratis` when no package is running (specification section 2). */
  readonly packageName: string;
  readonly aiResponsesLeft: number | 'Unlimited';
  readonly aiResponsesTotal: number | 'Unlimited';
  readonly daysLeft: number;
}

/**
 * {@link PlansService.chargeReply} as a fragment of another feature's statement, so that the reply is charged in the
 * same round trip as the work it pays for. Charges nothing when the CTE named `gate` has no row. {@link chargeOf} reads
 * the resulting row.
 * @param owner SQL of the owner's id.
 * @param now SQL of the current time.
 */
export function chargePart(gate: string, owner: string, now: string): string {
  return plans.takeText(owner, now, gate);
}

/** The outcome of a charge, from the row that the statement returned. */
export function chargeOf(row: plans.TakenRow | undefined): Charge {
  if (!row) return { outcome: 'empty', left: null, total: null, activation: null, burst: null };
  const outcome = row.replies_left === null ? 'unlimited' : 'charged';
  const burst = { used: row.burst_used, since: row.burst_since };
  return {
    outcome,
    left: row.replies_left,
    total: row.replies_left === null ? null : row.replies_total,
    activation: row.started_at,
    burst,
  };
}

/** An owner's package and quota: the only writer of `subscriptions` and `trial_claims`. */
@Injectable()
export class PlansService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(TrialKeys) private readonly keys: TrialKeys,
    @Inject(EventsService) private readonly events: EventsService,
    @Inject(PlanWarnings) private readonly warnings: PlanWarnings,
  ) {}

  /**
   * Charges one reply in one conditional statement: never below zero, whatever runs concurrently. Call it in
   * the transaction that queues the reply; after the commit, pass the result to {@link afterCharge}.
   */
  async chargeReply(tx: Sql, accountId: AccountId): Promise<Charge> {
    return chargeOf(await plans.takeReply(tx, accountId, this.clock.now()));
  }

  /**
   * Call after a charge is committed: updates the count in the panel, and notifies when this reply crossed
   * 80, 90 or 100 %. Never fails.
   */
  async afterCharge(accountId: AccountId, charge: Charge): Promise<void> {
    await this.warnings.afterCharge(accountId, charge);
  }

  /**
   * Refunds one reply that finally could not be sent. The caller ensures that each charge is refunded at most
   * once.
   */
  async giveBack(tx: Sql, accountId: AccountId): Promise<void> {
    await plans.returnReply(tx, accountId);
  }

  /**
   * Starts the trial. It is allowed once ever per owner, per address, and per WhatsApp number when one is
   * already linked.
   * @param linkedNumber digits of the number that the owner's session is linked to; null when none.
   * @throws TrialUsedError when any of them has had its trial; PackageRunningError when a package is running.
   * Roll back then.
   */
  async startTrial(tx: Tx, accountId: AccountId, emailCanonical: string, linkedNumber: string | null): Promise<void> {
    await plans.lockOwner(tx, accountId);
    if ((await plans.trialStart(tx, accountId)) || (await this.hadTrial(tx, emailCanonical))) throw new TrialUsedError();
    if (await this.isActive(accountId, tx)) throw new PackageRunningError();
    const at = await this.activate(tx, accountId, 'ai-trial');
    if (!(await plans.claimTrial(tx, this.keys.ofEmail(emailCanonical), accountId, at))) throw new TrialUsedError();
    if (linkedNumber && !(await this.claimNumber(tx, accountId, linkedNumber, at))) throw new TrialUsedError();
  }

  /**
   * Starts the trial of a newly created owner, unless the address has already had one.
   * @returns whether it started.
   */
  async startTrialIfUnused(tx: Tx, accountId: AccountId, emailCanonical: string): Promise<boolean> {
    if (await this.hadTrial(tx, emailCanonical)) return false;
    const at = await this.activate(tx, accountId, 'ai-trial');
    if (!(await plans.claimTrial(tx, this.keys.ofEmail(emailCanonical), accountId, at))) throw new TrialUsedError();
    return true;
  }

  /**
   * True when an address, in any spelling, has already had its trial, under any account, including deleted
   * ones.
   */
  async hadTrial(sql: Sql, email: string): Promise<boolean> {
    return (await plans.trialClaimant(sql, this.keys.ofEmail(canonicalEmail(email)))) !== undefined;
  }

  /**
   * True when an owner can no longer have the trial: it was used under this account or, by the address, under
   * an earlier one.
   */
  async isTrialUsed(accountId: AccountId, email: string, sql: Sql = this.database): Promise<boolean> {
    return (await plans.trialStart(sql, accountId)) !== null || (await this.hadTrial(sql, email));
  }

  /**
   * For an owner who has had the trial and changes to another address: the new address counts as used as
   * well, even if the account is deleted later.
   */
  async markTrialAddress(tx: Tx, accountId: AccountId, email: string): Promise<void> {
    const began = await plans.trialStart(tx, accountId);
    if (began) await plans.claimTrial(tx, this.keys.ofEmail(canonicalEmail(email)), accountId, began);
  }

  /**
   * Records which WhatsApp number an owner's trial is used with; called whenever a session has linked a
   * number.
   * @returns false when that number has had its trial under another account: the trial ends at once.
   */
  async claimTrialNumber(accountId: AccountId, phoneDigits: string): Promise<boolean> {
    const current = await plans.findSubscription(this.database, accountId);
    const now = this.clock.now();
    if (current?.packageId !== 'ai-trial' || current.expiresAt <= now) return true;
    if (await this.claimNumber(this.database, accountId, phoneDigits, now)) return true;
    await this.database.transaction(async (tx) => {
      if (!(await plans.expireTrial(tx, accountId, now))) return;
      await this.events.append(tx, { accountId, kind: 'trial.refused', facts: { activatedAt: current.startedAt.toISOString() } });
    });
    return false;
  }

  /**
   * Gives an owner a package (rules in `activated`).
   * @returns the time of this activation, later than any other activation of the owner. It is stored with the
   * payment, so that exactly this activation can be taken back.
   */
  async activate(tx: Tx, accountId: AccountId, packageId: PackageId): Promise<Date> {
    await plans.lockOwner(tx, accountId);
    const current = await plans.findSubscription(tx, accountId, true);
    // clocks of two processes differ slightly; the order of activations must still be correct
    const at = new Date(Math.max(this.clock.now().getTime(), current ? current.startedAt.getTime() + 1 : 0));
    await plans.saveSubscription(tx, accountId, activated(current, packageOf(packageId), at));
    await this.events.append(tx, { accountId, kind: 'package.activated', facts: { packageId } });
    return at;
  }

  /**
   * Takes a paid activation back (refund, chargeback, reversed payment). Replies already used stay used.
   * @param paid the owner's paid activations that remain valid, without the one taken back.
   * @param reversed the activation that is taken back.
   */
  async takeBack(tx: Tx, accountId: AccountId, paid: readonly Grant[], reversed: Grant): Promise<void> {
    await plans.lockOwner(tx, accountId);
    const current = await plans.findSubscription(tx, accountId, true);
    if (!current) return;
    const trialAt = await plans.trialStart(tx, accountId);
    const remaining = [...paid, ...(trialAt ? [{ packageId: 'ai-trial', at: trialAt } as const] : [])];
    const next = takenBack(current, [...remaining, reversed], remaining);
    if (next) await plans.saveSubscription(tx, accountId, next);
    else await plans.deleteSubscription(tx, accountId);
  }

  /** For the transaction that deletes an account. The fact that its trial was used is kept, as keyed hashes. */
  async erase(tx: Tx, accountId: AccountId): Promise<void> {
    await plans.deleteSubscription(tx, accountId);
  }

  private async claimNumber(sql: Sql, accountId: AccountId, phoneDigits: string, at: Date): Promise<boolean> {
    const key = this.keys.ofNumber(phoneDigits);
    return (await plans.claimTrial(sql, key, accountId, at)) || (await plans.trialClaimant(sql, key)) === accountId;
  }

  async isActive(accountId: AccountId, sql: Sql = this.database): Promise<boolean> {
    const current = await plans.findSubscription(sql, accountId);
    return current !== null && current.expiresAt > this.clock.now();
  }

  /** The subset of these owners whose package is running: one statement. */
  async activeAmong(accountIds: readonly AccountId[]): Promise<ReadonlySet<AccountId>> {
    return new Set(accountIds.length === 0 ? [] : await plans.findActive(this.database, accountIds, this.clock.now()));
  }

  /** The package as profile and login show it: an expired package keeps its name. */
  async view(accountId: AccountId, sql: Sql = this.database): Promise<PackageView> {
    const current = await plans.findSubscription(sql, accountId);
    if (!current) return { id: null, name: noPackageName, status: 'expired', expiry_date: null };
    return {
      id: current.packageId,
      name: packageOf(current.packageId).name,
      status: current.expiresAt > this.clock.now() ? 'active' : 'expired',
      expiry_date: current.expiresAt.toISOString(),
    };
  }

  /** The package data for the dashboard. */
  async summary(accountId: AccountId, sql: Sql = this.database): Promise<PlanSummary> {
    const current = await plans.findSubscription(sql, accountId);
    const now = this.clock.now();
    if (!current || current.expiresAt <= now) {
      const none = { packageId: null, packageName: noPackageName, aiResponsesLeft: 0, aiResponsesTotal: 0, daysLeft: 0 };
      return { active: false, hadPackage: current !== null, ...none };
    }
    return {
      active: true,
      hadPackage: true,
      packageId: current.packageId,
      packageName: packageOf(current.packageId).name,
      aiResponsesLeft: current.repliesLeft ?? 'Unlimited',
      aiResponsesTotal: current.repliesTotal ?? 'Unlimited',
      daysLeft: daysLeft(current.expiresAt, now),
    };
  }
}
