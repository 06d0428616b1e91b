import { dayMs } from '#contracts/values/base/durations';
import { limits } from '#contracts/values/limits';

/** A code as far as a decision needs it. */
export interface OtpState {
  readonly triesLeft: number;
  readonly expiresAt: Date;
  readonly sentAt: Date;
  readonly consumed: boolean;
}

/**
 * - `none`: nothing was asked for lately, or the code was used.
 * - `match` / `wrong`: the code decides.
 */
export type OtpOutcome = 'match' | 'wrong' | 'expired' | 'locked' | 'none';

// Older codes count as never asked for: telling "expired" about them would tell that the account exists.
const rememberedMs = 60 * 60_000;

/** What a typed code means. Pure; the caller keeps the tries and the use. */
export function judge(state: OtpState | null, matches: boolean, now: Date): OtpOutcome {
  if (!state || state.consumed || now.getTime() - state.sentAt.getTime() >= rememberedMs) return 'none';
  if (state.triesLeft <= 0) return 'locked';
  if (state.expiresAt <= now) return 'expired';
  return matches ? 'match' : 'wrong';
}

export type SendOutcome = { kind: 'send' } | { kind: 'too_soon'; waitSeconds: number } | { kind: 'day_spent'; waitSeconds: number };

/**
 * Whether another code may be sent.
 * @param sentAt moments of earlier sends in the last 24 hours, in any order.
 */
export function maySend(sentAt: readonly Date[], now: Date): SendOutcome {
  const times = sentAt
    .map((at) => at.getTime())
    .filter((at) => at > now.getTime() - dayMs)
    .sort((a, b) => b - a);
  const soonest = (times[0] ?? -Infinity) + limits.otpResendSeconds * 1_000;
  if (soonest > now.getTime()) return { kind: 'too_soon', waitSeconds: Math.ceil((soonest - now.getTime()) / 1_000) };
  const oldestThatCounts = times[limits.otpSendsPerDay - 1];
  if (oldestThatCounts !== undefined)
    return { kind: 'day_spent', waitSeconds: Math.ceil((oldestThatCounts + dayMs - now.getTime()) / 1_000) };
  return { kind: 'send' };
}

export function expiryOf(sentAt: Date): Date {
  return new Date(sentAt.getTime() + limits.otpLifetimeMinutes * 60_000);
}

/** Who asks for a code or types one. */
export interface Asker {
  /** Keyed hash of the browser that logged in to the account before, or else of the client address. */
  readonly hash: Buffer;
  /** It is such a browser: not bound by what strangers have spent. */
  readonly isKnown: boolean;
}

/** An earlier send, and whose wish it was; null: of whoever could ask then. */
export interface EarlierSend {
  readonly sentAt: Date;
  readonly asker: Buffer | null;
  readonly askerKnown: boolean;
}

/**
 * Whether an asker may have another code sent: each has a wait and a day's share of their own, and all strangers together have one, so
 * that nobody's mailbox is flooded.
 * @param sends of the account in the last 24 hours, in any order.
 */
export function mayAsk(sends: readonly EarlierSend[], { hash, isKnown }: Asker, now: Date): SendOutcome {
  const own = sends.filter(({ asker }) => asker === null || asker.equals(hash));
  const outcome = maySend(
    own.map(({ sentAt }) => sentAt),
    now,
  );
  if (outcome.kind !== 'send' || isKnown) return outcome;
  const strangers = sends.filter(({ askerKnown, sentAt }) => !askerKnown && sentAt.getTime() > now.getTime() - dayMs);
  if (strangers.length < limits.otpSendsToStrangersPerDay) return outcome;
  const oldest = Math.min(...strangers.map(({ sentAt }) => sentAt.getTime()));
  return { kind: 'day_spent', waitSeconds: Math.ceil((oldest + dayMs - now.getTime()) / 1_000) };
}
