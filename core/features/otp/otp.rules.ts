import { dayMs } from '#contracts/values/base/durations';
import { limits } from '#contracts/values/limits';

/** The fields of a code that decisions depend on. */
export interface OtpState {
  readonly triesLeft: number;
  readonly expiresAt: Date;
  readonly sentAt: Date;
  readonly consumed: boolean;
}

/**
 * - `none`: no code was requested recently, or the code was already used.
 * - `match` / `wrong`: the code is valid and decides the result.
 */
export type OtpOutcome = 'match' | 'wrong' | 'expired' | 'locked' | 'none';

// Codes older than this count as never requested: answering "expired" would reveal that the account exists.
const rememberedMs = 60 * 60_000;

/** Outcome of a typed code. Pure; the caller stores the tries and the consumption. */
export function judge(state: OtpState | null, matches: boolean, now: Date): OtpOutcome {
  if (!state || state.consumed || now.getTime() - state.sentAt.getTime() >= rememberedMs) return 'none';
  if (state.triesLeft <= 0) return 'locked';
  if (state.expiresAt <= now) return 'expired';
  return matches ? 'match' : 'wrong';
}

/**
 * - `day_spent`: the requester has used all codes of a day.
 * - `strangers_spent`: all strangers together have used all their codes of a day.
 */
export type SendOutcome =
  | { kind: 'send' }
  | { kind: 'too_soon'; waitSeconds: number }
  | { kind: 'day_spent'; waitSeconds: number }
  | { kind: 'strangers_spent'; waitSeconds: number };

/**
 * Decides whether another code may be sent.
 * @param sentAt times of earlier sends in the last 24 hours, in any order. They count for the daily limit.
 * @param waitsFor the subset of these times that start a wait of one minute; all by default.
 */
export function maySend(sentAt: readonly Date[], now: Date, waitsFor: readonly Date[] = sentAt): SendOutcome {
  const times = sentAt
    .map((at) => at.getTime())
    .filter((at) => at > now.getTime() - dayMs)
    .sort((a, b) => b - a);
  const soonest = Math.max(...waitsFor.map((at) => at.getTime())) + limits.otpResendSeconds * 1_000;
  if (soonest > now.getTime()) return { kind: 'too_soon', waitSeconds: Math.ceil((soonest - now.getTime()) / 1_000) };
  const oldestThatCounts = times[limits.otpSendsPerDay - 1];
  if (oldestThatCounts !== undefined)
    return { kind: 'day_spent', waitSeconds: Math.ceil((oldestThatCounts + dayMs - now.getTime()) / 1_000) };
  return { kind: 'send' };
}

export function expiryOf(sentAt: Date): Date {
  return new Date(sentAt.getTime() + limits.otpLifetimeMinutes * 60_000);
}

/** The person who requests or types a code. */
export interface Asker {
  /**
   * Keyed hash of the browser if it has logged in to the account before, else of the mailbox if the requester has proved
   * to read it, else of the client address.
   */
  readonly hash: Buffer;
  /** True for a known browser or a proven reader of the mailbox: the limit shared by strangers does not apply. */
  readonly isKnown: boolean;
}

/**
 * An earlier send, and who requested it. When `asker` is null, the requester was not recorded, and the send counts
 * for every requester.
 */
export interface EarlierSend {
  readonly sentAt: Date;
  readonly asker: Buffer | null;
  readonly askerKnown: boolean;
  /**
   * True when the code was sent for another registration of the same mailbox. It counts for the daily limit but
   * starts no wait.
   */
  readonly isOfOther?: boolean;
}

/**
 * Decides whether an asker may have another code sent. Each asker has a separate wait and daily share; all
 * strangers together also share one daily limit, so that no mailbox is flooded.
 * @param sends of the account, or of all registrations of the mailbox, in the last 24 hours, in any order.
 */
export function mayAsk(sends: readonly EarlierSend[], { hash, isKnown }: Asker, now: Date): SendOutcome {
  const own = sends.filter(({ asker }) => asker === null || asker.equals(hash));
  const timesOf = (some: readonly EarlierSend[]): Date[] => some.map(({ sentAt }) => sentAt);
  const outcome = maySend(timesOf(own), now, timesOf(own.filter(({ isOfOther }) => !isOfOther)));
  if (outcome.kind !== 'send' || isKnown) return outcome;
  const strangers = sends.filter(({ askerKnown, sentAt }) => !askerKnown && sentAt.getTime() > now.getTime() - dayMs);
  if (strangers.length < limits.otpSendsToStrangersPerDay) return outcome;
  const oldest = Math.min(...strangers.map(({ sentAt }) => sentAt.getTime()));
  return { kind: 'strangers_spent', waitSeconds: Math.ceil((oldest + dayMs - now.getTime()) / 1_000) };
}
