import { closesAt, type OpeningHours } from '#contracts/values/bot/opening-hours';
import type { AnswersWhen } from '#contracts/values/bot/answers-when';
import type { NeedReason } from '#contracts/values/needs';
import type { TimeZone } from '#contracts/values/time-zones';
import { repeatsWithoutEnd } from './repeats.rules.js';
import type { OpenTurn, ThreadMessage } from '../conversations/conversations.types.js';

/** Facts for the gate besides the conversation. Times in milliseconds since 1970. */
export interface GateFacts {
  readonly nowMs: number;
  readonly leadIsTyping: boolean;
  /** Digits of the telephone number that gets the owner's notices; empty when there is none. */
  readonly notificationNumber: string;
  /** The owner's text for missed calls; empty when there is none. */
  readonly callReply: string;
  /** Text that a lead gets once while no reply can be given; empty for none. */
  readonly quotaReply: string;
  /** True when the owner has trained the bot at all. */
  readonly isTrained: boolean;
  readonly plan: { readonly active: boolean; readonly aiResponsesLeft: number | 'Unlimited' };
  /** The times at which the owner lets the bot answer. */
  readonly answersWhen: AnswersWhen;
  readonly answersAfterMinutes: number;
  readonly openingHours: OpeningHours | null;
  readonly timeZone: TimeZone | null;
  readonly limits: {
    readonly quietMs: number;
    readonly maxWaitMs: number;
    readonly maxAgeMinutes: number;
    readonly loopLimit: number;
    /** Maximum number of answers to one lead within an hour and within 24 hours. */
    readonly answersPerHour: number;
    readonly answersPerDay: number;
  };
}

/** Reasons to end a turn for good without an answer. */
export type Settled =
  | 'withdrawn'
  | 'notification-number'
  | 'call'
  | 'blacklisted'
  | 'opted-out'
  | 'too-old'
  | 'left-to-owner'
  | 'no-package'
  | 'no-quota'
  | 'untrained'
  | 'loop'
  | 'hourly'
  | 'daily'
  | 'repeats';

/**
 * - `answer`: answer now;
 * - `say`: send this text of the owner now, without a model. `insteadOf` is set when it replaces an answer that
 * cannot be given; such a text is sent once per lead;
 * - `done`: nothing to answer (answered already, or the last message is ours);
 * - `wait`: the lead may continue writing. With `forOwner`, the owner may answer first until that time;
 * - `hold`: a human handles the chat; the turn stays open until the human gives it back;
 * - `settle`: no answer, now or later.
 */
export type Gate =
  | { readonly kind: 'answer' }
  | { readonly kind: 'say'; readonly text: string; readonly insteadOf?: 'no-package' | 'no-quota' }
  | { readonly kind: 'done' }
  | { readonly kind: 'wait'; readonly untilMs: number; readonly forOwner?: true }
  | { readonly kind: 'hold' }
  | { readonly kind: 'settle'; readonly reason: Settled };

/** Why a turn that ends without an answer needs the owner; null when the owner wants no answer there. */
export function needOf(reason: Settled): NeedReason | null {
  switch (reason) {
    case 'no-package':
    case 'no-quota':
    case 'untrained':
    case 'loop':
    case 'too-old':
      return reason;
    case 'repeats':
    case 'hourly':
    case 'daily':
      return 'loop';
    case 'left-to-owner':
      return 'lead-wrote';
    case 'withdrawn':
    case 'notification-number':
    case 'call':
    case 'blacklisted':
    case 'opted-out':
      return null;
  }
}

/** Delay before the next check while the lead is typing. */
const typingStepMs = 2_000;

/** Whether an open turn gets an answer now. */
export function decideGate(turn: OpenTurn, facts: GateFacts): Gate {
  if (turn.answeredTurn >= turn.turn) return { kind: 'done' };
  const open = openMessages(turn);
  if (open.length > 0 && said(open).length === 0) return { kind: 'settle', reason: 'withdrawn' };
  // The owner's own people use the number for notices and reply to a notice. That number is not a lead.
  if (facts.notificationNumber !== '' && turn.phoneNumber === facts.notificationNumber)
    return { kind: 'settle', reason: 'notification-number' };
  const isCall = open.length > 0 && said(open).every((message) => message.kind === 'call');
  if (isCall && facts.callReply === '') return { kind: 'settle', reason: 'call' };
  if (turn.blacklisted) return { kind: 'settle', reason: 'blacklisted' };
  if (turn.optedOut) return { kind: 'settle', reason: 'opted-out' };
  if (turn.takenOver) return { kind: 'hold' };
  // An owner who lets the bot answer older messages overrides the age limit.
  const freshAtMs = Math.max(turn.leadLastAt?.getTime() ?? 0, turn.reopenedAt?.getTime() ?? 0);
  const ownersUntilMs = ownerFirstUntil(turn, facts);
  if (turn.leadLastAt && facts.nowMs - freshAtMs > facts.limits.maxAgeMinutes * 60_000)
    return { kind: 'settle', reason: ownersUntilMs === null ? 'too-old' : 'left-to-owner' };
  if (ownersUntilMs !== null && ownersUntilMs > facts.nowMs) return { kind: 'wait', untilMs: ownersUntilMs, forOwner: true };
  const lack = lackOf(facts.plan);
  if (lack !== null && (facts.quotaReply === '' || turn.quotaTold || isCall)) return { kind: 'settle', reason: lack };
  if (turn.recentBotMessages >= facts.limits.loopLimit) return { kind: 'settle', reason: 'loop' };
  if (turn.answersThisHour >= facts.limits.answersPerHour) return { kind: 'settle', reason: 'hourly' };
  if (turn.answersToday >= facts.limits.answersPerDay) return { kind: 'settle', reason: 'daily' };
  if (repeatsWithoutEnd(turn.thread, facts.nowMs)) return { kind: 'settle', reason: 'repeats' };
  // the bot knows nothing about the shop, so an answer would not help
  if (lack === null && !isCall && !facts.isTrained) return { kind: 'settle', reason: 'untrained' };
  const untilMs = quietUntil(turn, facts);
  if (untilMs > facts.nowMs) return { kind: 'wait', untilMs };
  if (lack !== null) return { kind: 'say', text: facts.quotaReply, insteadOf: lack };
  return isCall ? { kind: 'say', text: facts.callReply } : { kind: 'answer' };
}

/**
 * The time until which the owner may answer before the bot; null when the bot answers at once. The time at
 * which a message was stored counts, because the bot also answers messages from just before the opening.
 */
function ownerFirstUntil(turn: OpenTurn, { answersWhen, answersAfterMinutes, openingHours, timeZone }: GateFacts): number | null {
  const arrivals = said(openMessages(turn)).map((message) => message.storedAtMs);
  if (arrivals.length === 0 || isReopened(turn)) return null;
  switch (answersWhen) {
    case 'always':
      return null;
    case 'outside-hours':
      return openingHours && timeZone && closesAt(openingHours, timeZone, Math.max(...arrivals));
    case 'unanswered':
      return Math.min(...arrivals) + answersAfterMinutes * 60_000;
  }
}

/** True when the owner has asked the bot to answer the lead's last message. */
function isReopened({ reopenedAt, leadLastAt }: OpenTurn): boolean {
  return reopenedAt !== null && reopenedAt !== undefined && reopenedAt >= (leadLastAt ?? reopenedAt);
}

/** The missing requirement for an answer; null when none is missing. */
function lackOf({ active, aiResponsesLeft }: GateFacts['plan']): 'no-package' | 'no-quota' | null {
  if (!active) return 'no-package';
  return aiResponsesLeft !== 'Unlimited' && aiResponsesLeft <= 0 ? 'no-quota' : null;
}

/** The time at which the lead has been quiet for long enough, or the maximum wait ends. */
function quietUntil(turn: OpenTurn, { nowMs, leadIsTyping, limits }: GateFacts): number {
  if (limits.quietMs === 0) return 0;
  const arrivals = said(openMessages(turn)).map((message) => message.storedAtMs);
  if (arrivals.length === 0) return 0;
  // The database's clock may be ahead of ours.
  const last = Math.min(Math.max(...arrivals), nowMs);
  const quiet = Math.max(last + limits.quietMs, leadIsTyping ? nowMs + typingStepMs : 0);
  return Math.min(quiet, Math.min(...arrivals) + limits.maxWaitMs);
}

/** The lead's messages since the last answer. */
export function openMessages(turn: OpenTurn): OpenTurn['thread'] {
  return turn.thread.filter((message) => message.sender === 'lead' && message.turn !== null && message.turn > turn.answeredTurn);
}

/** True for a message that the shop's phone sent without the owner: it does not count as an answer. */
export function isOfProgram({ origin }: ThreadMessage): boolean {
  return origin === 'app' || origin === 'meta-ai';
}

/** The messages without deleted ones: a lead may delete a message while its answer is being drafted. */
export function said(messages: OpenTurn['thread']): OpenTurn['thread'] {
  return messages.filter((message) => message.kind !== 'deleted');
}

const dayMs = 24 * 60 * 60_000;

/** Number of the lead's pictures and recordings within the last 24 hours, as far as the thread goes back. */
export function mediaToday(thread: OpenTurn['thread'], nowMs: number): number {
  return thread.filter(
    (message) => message.sender === 'lead' && message.hasFile && isPerceived(message) && message.storedAtMs > nowMs - dayMs,
  ).length;
}

/** True for an attachment whose content is read by a paid model. */
function isPerceived({ kind }: ThreadMessage): boolean {
  return kind === 'image' || kind === 'document' || kind === 'voice' || kind === 'audio';
}

/** Number of consecutive drafts that may become stale before the next draft has to wait. */
const staleDraftsFree = 2;
const stalePauseMaxMs = 30_000;

/**
 * Pause after a draft that became stale. A lead (or a bot) who never stops writing gets an answer after a pause, and
 * costs a limited number of drafts until then.
 *
 * @param staleDrafts number of stale drafts within the last minute, including this one.
 */
export function pauseAfterStale(staleDrafts: number): number {
  return staleDrafts <= staleDraftsFree ? 0 : Math.min(500 * 2 ** (staleDrafts - staleDraftsFree), stalePauseMaxMs);
}
