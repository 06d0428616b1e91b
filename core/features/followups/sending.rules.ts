import type { FollowUpConfig } from '#contracts/http/chat/followup';
import type { TimeZone } from '#contracts/values/time-zones';
import type { StopReason } from '../conversations/conversations.types.js';
import { rampLimit } from '../bots/bots.service.js';
import type { FollowUpReason } from './followups.types.js';
import {
  configOfDay,
  dayIn,
  fillIn,
  intoWindow,
  isMoved,
  lastMoment,
  limitOfDay,
  nextOpening,
  staleAfterMs,
  windowEnd,
  type DayNumber,
} from './followups.rules.js';

/** All that decides whether a follow-up leaves now. */
export interface SendFacts {
  readonly now: Date;
  readonly day: DayNumber;
  readonly dueAt: Date;
  /** The lead's last message. */
  readonly silentSince: Date;
  /** The days before it of the same silence: when the last one of them left, and whether one still waits. */
  readonly earlier: { readonly sentAt: Date | null; readonly waits: boolean };
  /** What the lead calls themselves; empty when it is not known. Never what the owner's address book says. */
  readonly name: string;
  /** Why the conversation allows none; null when it does. */
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
  /** What is left of WhatsApp's quota of new chats, and when it counts anew; null: no limit. */
  readonly newChats?: { readonly left: number; readonly endsAt: Date | null } | null;
  /** Days in which a newly linked number comes to its limit; 0 for none. */
  readonly rampDays?: number;
  /** Null: without pace and limits. */
  readonly pace: { readonly sentToday: number; readonly daysBefore: number; readonly nextAt: Date | null } | null;
}

/**
 * - `send`: now, in the owner's words, or in the AI's (`text` null);
 * - `cancel`: this one, and all others of the silence for the same reason;
 * - `skip`: this day only;
 * - `move`: its turn comes in a later window, and others may leave until then;
 * - `wait`: look again then.
 */
export type Decision =
  | { readonly kind: 'send'; readonly text: string | null }
  | { readonly kind: 'cancel' | 'skip'; readonly reason: FollowUpReason }
  | { readonly kind: 'move'; readonly to: Date }
  | { readonly kind: 'wait'; readonly until: Date };

/** True for what forbids this moment only: a human leaves the chat, and a phone that was off gets its messages. */
export function passes(stop: StopReason): boolean {
  return stop === 'takeover' || stop === 'undelivered';
}

/** How long to leave an owner alone whose session may come back any moment. */
const offlineStepMs = 60_000;
const longestWaitMs = 15 * 60_000;

/**
 * Whether a follow-up leaves. Asked twice: before its text is made, and once more in the transaction that queues it, on the locked
 * conversation. What ends the silence comes first, then what forbids this day, then what only delays it.
 */
export function decideSend(facts: SendFacts): Decision {
  const { now, stop, plan, session } = facts;
  if (stop !== null) return { kind: passes(stop) ? 'skip' : 'cancel', reason: stop };
  if (!plan.active) return { kind: 'cancel', reason: 'package' };
  const wish = configOfDay(facts.config, facts.day);
  if (!wish.enabled) return { kind: 'skip', reason: 'off' };
  if (!session.wanted) return { kind: 'skip', reason: 'stopped' };
  const isRestricted = session.restrictedUntil !== null && session.restrictedUntil > now;
  if (isStale(facts)) return { kind: 'skip', reason: isRestricted ? 'restricted' : session.online ? 'late' : 'offline' };
  const text = wish.aiEnabled ? null : fillIn(wish.text, facts.name);
  if (text === '') return { kind: 'skip', reason: 'no-text' };
  if (wish.aiEnabled && !facts.isTrained) return { kind: 'skip', reason: 'untrained' };
  if (wish.aiEnabled && plan.aiResponsesLeft !== 'Unlimited' && plan.aiResponsesLeft <= 0) return { kind: 'skip', reason: 'quota' };
  const until = waitUntil(facts, isRestricted);
  if (until) return { kind: 'wait', until };
  if (facts.newChats && facts.newChats.left <= 0) return { kind: 'move', to: afterQuota(facts, facts.newChats.endsAt) };
  if (!isFullToday(facts)) return pauses(facts) ? { kind: 'wait', until: facts.pace!.nextAt! } : { kind: 'send', text };
  const to = nextOpening(now, facts.zone);
  return to < lastMoment(facts.silentSince, facts.day, facts.zone) || isHeldByQuota(facts)
    ? { kind: 'move', to }
    : { kind: 'skip', reason: 'late' };
}

function isStale({ now, dueAt, silentSince, day, zone }: SendFacts): boolean {
  // WhatsApp's quota held it up for longer: it has the window that it was moved to
  if (isMoved(dueAt, silentSince, day, zone)) return now >= laterOf(lastMoment(silentSince, day, zone), windowEnd(dueAt, zone));
  return dueAt.getTime() + staleAfterMs <= now.getTime();
}

/** Nobody gets two on one day, and no number sends more on it than its limit. */
function isFullToday(facts: SendFacts): boolean {
  const { now, zone, earlier, pace } = facts;
  if (earlier.waits || (earlier.sentAt !== null && dayIn(zone, earlier.sentAt) === dayIn(zone, now))) return true;
  return pace !== null && pace.sentToday >= limitNow(facts, pace.daysBefore);
}

/** What the number may send today: each day of follow-ups allows more, and so does each day since it was linked. */
export function limitNow({ now, dailyLimit, session, rampDays }: SendFacts, daysBefore: number): number {
  return Math.min(limitOfDay(daysBefore, dailyLimit), rampLimit(session.linkedSince ?? null, now, rampDays ?? 0, dailyLimit));
}

/** Its place lies behind the last moment of its own: only WhatsApp's quota moves one so far. */
function isHeldByQuota({ dueAt, silentSince, day, zone }: SendFacts): boolean {
  return dueAt >= lastMoment(silentSince, day, zone);
}

/** The first window in which WhatsApp counts anew; where it does not say when, the next one. */
function afterQuota({ now, zone }: SendFacts, endsAt: Date | null): Date {
  return endsAt !== null && endsAt > now ? intoWindow(endsAt, zone) : nextOpening(now, zone);
}

function laterOf(one: Date, other: Date): Date {
  return other > one ? other : one;
}

function pauses({ now, pace }: SendFacts): boolean {
  return pace?.nextAt != null && pace.nextAt > now;
}

/** Before its time, or while nothing can leave at all. */
function waitUntil({ now, zone, session }: SendFacts, isRestricted: boolean): Date | null {
  const opens = intoWindow(now, zone);
  if (opens > now) return opens;
  if (isRestricted) return new Date(Math.min(session.restrictedUntil!.getTime(), now.getTime() + longestWaitMs));
  return session.online ? null : new Date(now.getTime() + offlineStepMs);
}
