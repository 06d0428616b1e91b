import { dayMs } from '#contracts/values/base/durations';
import { packageOf, type Package, type PackageId, type Validity } from '#contracts/values/selling/packages';

/** Asia/Jakarta is UTC+7 all year, without daylight saving time. */
const jakartaOffsetMs = 7 * 3600 * 1000;

/** One owner's running package. `repliesLeft` and `repliesTotal` are null when it is unlimited. */
export interface Subscription {
  readonly packageId: PackageId;
  readonly repliesLeft: number | null;
  readonly repliesTotal: number | null;
  /** Time of the latest activation. */
  readonly startedAt: Date;
  readonly expiresAt: Date;
}

/**
 * Outcome of charging one reply: `charged` and `unlimited` may proceed; `empty` means that the quota is used
 * up or the package has expired. The counts are those after the charge, null unless `charged`.
 */
export interface Charge {
  readonly outcome: 'charged' | 'unlimited' | 'empty';
  readonly left: number | null;
  readonly total: number | null;
  /** The activation that paid for the reply. */
  readonly activation: Date | null;
  /** Answers of the account within the present ten minutes, this one included. Null when nothing was charged. */
  readonly burst: { readonly used: number; readonly since: Date } | null;
}

/** Fewer answers within ten minutes are never unusual: an owner who tests the bot makes about as many. */
const burstMin = 10;
/** The minimum for an unlimited package, which has no share to compare with. */
const burstOfUnlimited = 500;
/** Number of charges between two attempts to notify the owner. The notice itself is stored once. */
const burstStep = 5;

/**
 * True when the owner should be notified of unusual use at this charge: a tenth of the package, and at least ten
 * answers, within ten minutes. True again for every fifth further answer, because the process may have died before the
 * notice was stored.
 */
export function showsBurst({ total, burst }: Pick<Charge, 'total' | 'burst'>): boolean {
  if (burst === null) return false;
  const bound = total === null ? burstOfUnlimited : Math.max(burstMin, Math.ceil(total / 10));
  return burst.used >= bound && (burst.used - bound) % burstStep === 0;
}

/** One valid activation: the trial, or an order that was paid and not refunded. */
export interface Grant {
  readonly packageId: PackageId;
  readonly at: Date;
}

/**
 * End of a validity period that begins at `from`. A month is a calendar month in Asia/Jakarta, at the same
 * time of day; when the next month has no such day, its last day.
 */
export function addValidity(from: Date, validity: Validity): Date {
  if (validity.unit === 'day') return new Date(from.getTime() + validity.count * dayMs);
  const local = new Date(from.getTime() + jakartaOffsetMs);
  const target = new Date(local);
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() + validity.count);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(local.getUTCDate(), lastDay));
  return new Date(target.getTime() - jakartaOffsetMs);
}

/**
 * The subscription after a package is activated. The same package extends from the current expiry and adds
 * its replies. Another package starts now and carries over unused counted replies; an unlimited one carries
 * nothing over. An expired package is ignored.
 */
export function activated(current: Subscription | null, pack: Package, at: Date): Subscription {
  const running = current !== null && current.expiresAt > at ? current : null;
  const from = running?.packageId === pack.id ? running.expiresAt : at;
  const replies = pack.ai_responses === 'Unlimited' ? null : pack.ai_responses + (running?.repliesLeft ?? 0);
  return { packageId: pack.id, repliesLeft: replies, repliesTotal: replies, startedAt: at, expiresAt: addValidity(from, pack.validity) };
}

/** The subscription that results from these activations, as if no reply had been used. */
export function folded(grants: readonly Grant[]): Subscription | null {
  const inOrder = [...grants].sort((a, b) => a.at.getTime() - b.at.getTime());
  return inOrder.reduce<Subscription | null>((current, grant) => activated(current, packageOf(grant.packageId), grant.at), null);
}

/**
 * The subscription after a paid activation is taken back (refund, chargeback, reversed payment): the result
 * of the remaining activations, minus the replies already used, never below zero.
 * @param before all activations, including the one taken back.
 */
export function takenBack(current: Subscription, before: readonly Grant[], remaining: readonly Grant[]): Subscription | null {
  const rest = folded(remaining);
  if (!rest || rest.repliesLeft === null) return rest;
  const whole = folded(before)?.repliesLeft ?? null;
  const used = whole === null || current.repliesLeft === null ? 0 : Math.max(0, whole - current.repliesLeft);
  return { ...rest, repliesLeft: Math.max(0, rest.repliesLeft - used) };
}

export const quotaThresholds = [80, 90, 100] as const;
export const expiryThresholdDays = [3, 1] as const;

/** The highest of 80, 90 and 100 % that the usage has reached; null below 80 % and for unlimited. */
export function quotaThreshold(repliesLeft: number | null, repliesTotal: number | null): number | null {
  if (repliesLeft === null || repliesTotal === null || repliesTotal <= 0) return null;
  const used = repliesTotal - repliesLeft;
  return quotaThresholds.findLast((percent) => used * 100 >= percent * repliesTotal) ?? null;
}

/**
 * The expiry notice that is due: 3 or 1 days left (the smaller number wins), 0 for an expired package, null for none.
 * A package shorter than a threshold gets no notice for that threshold.
 */
export function expiryThreshold(subscription: Pick<Subscription, 'startedAt' | 'expiresAt'>, now: Date): number | null {
  const leftMs = subscription.expiresAt.getTime() - now.getTime();
  if (leftMs <= 0) return 0;
  const wholeMs = subscription.expiresAt.getTime() - subscription.startedAt.getTime();
  return expiryThresholdDays.findLast((days) => leftMs <= days * dayMs && wholeMs > days * dayMs) ?? null;
}

/** Days left, rounded up to whole days; 0 when expired. */
export function daysLeft(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / dayMs));
}
