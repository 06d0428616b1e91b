import type { FollowUpConfig } from '#contracts/http/chat/followup';
import { dayIn, type TimeZone } from '#contracts/values/time-zones';
import type { StopReason } from '../conversations/conversations.types.js';
import { rampLimit } from '../bots/bots.service.js';
import type { FollowUpReason } from './followups.types.js';
import {
  configOfDay,
  fillIn,
  intoWindow,
  isMoved,
  lastMoment,
  limitOfDay,
  nextOpening,
  staleAfterMs,
  type DayNumber,
} from './followups.rules.js';

/** All facts that decide whether a follow-up is sent now. */
export interface SendFacts {
  readonly now: Date;
  readonly day: DayNumber;
  readonly dueAt: Date;
  /** True when WhatsApp's restriction or quota has postponed the follow-up before. */
  readonly isHeld?: boolean;
  /** Time of the lead's last message. */
  readonly silentSince: Date;
  /** Earlier days of the same idle period: when the last one was sent, whether one is still scheduled, and whether one was held. */
  readonly earlier: { readonly sentAt: Date | null; readonly waits: boolean; readonly wasHeld?: boolean };
  /** The name that the lead chose; empty when unknown. Never the name in the owner's address book. */
  readonly name: string;
  /** Why the conversation allows no follow-up; null when it does. */
  readonly stop: StopReason | null;
  readonly config: FollowUpConfig;
  readonly zone: TimeZone;
  readonly dailyLimit: number;
  readonly plan: { readonly active: boolean; readonly aiResponsesLeft: number | 'Unlimited' };
  readonly isTrained: boolean;
  readonly session: {
    readonly wanted: boolean;
    readonly online: boolean;
    readonly restrictedUntil: Date | null;
    readonly linkedSince?: Date | null;
  };
  /** How much is left of WhatsApp's quota of new chats, and when that quota resets. Null when there is no limit. */
  readonly newChats?: { readonly left: number; readonly endsAt: Date | null } | null;
  /**
   * Number of chats that the owner started within the last day. On a newly linked number, they count towards the same
   * limit as follow-ups.
   */
  readonly openedToday?: number;
  /** Days until a newly linked number reaches its full limit; 0 when its limit does not grow. */
  readonly rampDays?: number;
  /** What the number has sent today and before, and when it may send next. Null when pacing and limits are off. */
  readonly pace: { readonly sentToday: number; readonly daysBefore: number; readonly nextAt: Date | null } | null;
}

/**
 * What to do with a follow-up:
 * - `send`: send it now, with the owner's text. When `text` is null, the AI writes it;
 * - `cancel`: cancel this follow-up and all others of the idle period, for the same reason;
 * - `skip`: skip only the follow-up of this day;
 * - `move`: postpone it to a later window; other follow-ups may be sent until then;
 * - `hold`: postpone it because of WhatsApp. From then on it is never too late while the session is online.
 * `restrictedUntil` is when the restriction ends; null when the follow-up waits for the quota;
 * - `wait`: decide again at that time.
 */
export type Decision =
  | { readonly kind: 'send'; readonly text: string | null }
  | { readonly kind: 'cancel' | 'skip'; readonly reason: FollowUpReason }
  | { readonly kind: 'move'; readonly to: Date }
  | { readonly kind: 'hold'; readonly to: Date; readonly restrictedUntil: Date | null }
  | { readonly kind: 'wait'; readonly until: Date };

/** True when the stop is temporary: a takeover ends, and a phone that was off receives its messages later. */
export function passes(stop: StopReason): boolean {
  return stop === 'takeover' || stop === 'undelivered';
}

/** Delay before the next try while a session is offline: it may come back any moment. */
const offlineStepMs = 60_000;

/**
 * Whether a follow-up is sent. Called twice: before its text is made, and again in the transaction that queues it, on
 * the locked conversation. The checks run in this order: reasons that end the idle period, reasons against this day,
 * reasons for a delay.
 */
export function decideSend(facts: SendFacts): Decision {
  const { now, stop, plan, session } = facts;
  if (stop !== null) return { kind: passes(stop) ? 'skip' : 'cancel', reason: stop };
  if (!plan.active) return { kind: 'cancel', reason: 'package' };
  const request = configOfDay(facts.config, facts.day);
  if (!request.enabled) return { kind: 'skip', reason: 'off' };
  if (!session.wanted) return { kind: 'skip', reason: 'stopped' };
  const { restrictedUntil } = session;
  if (restrictedUntil !== null && restrictedUntil > now)
    return { kind: 'hold', to: intoWindow(restrictedUntil, facts.zone), restrictedUntil };
  if (isStale(facts)) return { kind: 'skip', reason: session.online ? 'late' : 'offline' };
  const text = request.aiEnabled ? null : fillIn(request.text, facts.name);
  if (text === '') return { kind: 'skip', reason: 'no-text' };
  if (request.aiEnabled && !facts.isTrained) return { kind: 'skip', reason: 'untrained' };
  if (request.aiEnabled && plan.aiResponsesLeft !== 'Unlimited' && plan.aiResponsesLeft <= 0) return { kind: 'skip', reason: 'quota' };
  const until = waitUntil(facts);
  if (until) return { kind: 'wait', until };
  if (facts.newChats && facts.newChats.left <= 0)
    return { kind: 'hold', to: afterQuota(facts, facts.newChats.endsAt), restrictedUntil: null };
  if (!isFullToday(facts)) return pauses(facts) ? { kind: 'wait', until: facts.pace!.nextAt! } : { kind: 'send', text };
  const to = nextOpening(now, facts.zone);
  return to < lastMoment(facts.silentSince, facts.day, facts.zone) || isHeld(facts)
    ? { kind: 'move', to }
    : { kind: 'skip', reason: 'late' };
}

function isStale(facts: SendFacts): boolean {
  const { now, dueAt, silentSince, day, zone, session } = facts;
  const isOverdue = dueAt.getTime() + staleAfterMs <= now.getTime();
  if (isHeld(facts)) return isOverdue && !session.online;
  return isMoved(dueAt, silentSince, day, zone) ? now >= lastMoment(silentSince, day, zone) : isOverdue;
}

/**
 * True when nothing more may be sent today: a lead gets at most one follow-up a day, and a number sends at most its
 * daily limit.
 */
function isFullToday(facts: SendFacts): boolean {
  const { now, zone, earlier, pace } = facts;
  if (earlier.waits || (earlier.sentAt !== null && dayIn(zone, earlier.sentAt) === dayIn(zone, now))) return true;
  return pace !== null && pace.sentToday >= limitNow(facts, pace.daysBefore);
}

/** The number's daily limit today. It grows with each day of follow-ups and with each day since the number was linked. */
export function limitNow({ now, dailyLimit, session, rampDays, openedToday }: SendFacts, daysBefore: number): number {
  const ramp = rampLimit(session.linkedSince ?? null, now, rampDays ?? 0, dailyLimit);
  return Math.min(limitOfDay(daysBefore, dailyLimit), ramp < dailyLimit ? Math.max(0, ramp - (openedToday ?? 0)) : dailyLimit);
}

/**
 * True when WhatsApp delayed this follow-up, or an earlier one of the idle period, because this also delays the later
 * ones. A due time after the latest time for the day has the same meaning, because nothing else moves a follow-up
 * that far.
 */
function isHeld({ dueAt, isHeld: isNoted, earlier, silentSince, day, zone }: SendFacts): boolean {
  return isNoted === true || earlier.wasHeld === true || dueAt >= lastMoment(silentSince, day, zone);
}

/** The first window after WhatsApp's quota resets; the next window when the reset time is unknown. */
function afterQuota({ now, zone }: SendFacts, endsAt: Date | null): Date {
  return endsAt !== null && endsAt > now ? intoWindow(endsAt, zone) : nextOpening(now, zone);
}

function pauses({ now, pace }: SendFacts): boolean {
  return pace?.nextAt != null && pace.nextAt > now;
}

/** When to try again: outside the window, or while offline. Null when it can be sent now. */
function waitUntil({ now, zone, session }: SendFacts): Date | null {
  const opens = intoWindow(now, zone);
  if (opens > now) return opens;
  return session.online ? null : new Date(now.getTime() + offlineStepMs);
}
