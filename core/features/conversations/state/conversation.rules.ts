import { isCall, leftBehindReasons, type NeedReason } from '#contracts/values/needs';
import type { Sender } from '#contracts/values/statuses';
import { consented, joinedConsents, type Consent } from './consent.rules.js';

/**
 * The state of one conversation. Times are in milliseconds since 1970.
 *
 * Three parts decide who writes next:
 * - open: `answeredTurn < turn`; the lead waits for an answer;
 * - human: `takeoverUntil > now`; a human writes, the bot is silent. `handedOver`: the bot called that human, so the takeover has no end;
 * - needed: `need` is set; the panel shows the conversation as waiting for its owner.
 *
 * What each event changes under the condition in its row (empty: unchanged). "own time" is the time for which the owner's own message
 * silences the bot:
 *
 * | event                | condition               | open            | human                   | needed                      | unread  |
 * |----------------------|-------------------------|-----------------|-------------------------|-----------------------------|---------|
 * | lead-wrote           |                         | yes, if opens   |                         | lead-wrote, if human writes | + 1     |
 * | lead-changed         | says something else     | yes, a new turn |                         | lead-wrote, if human writes |         |
 * | heard-late           | no human, not opted out | yes, a new turn |                         |                             |         |
 * | lead-reacted         | answers, no human       | yes             |                         |                             | + 1     |
 * | owner-wrote-on-phone | not older than the lead | no              | ends handover, own time | no                          | 0       |
 * | owner-wrote-on-phone | older than the lead     |                 | own time                |                             |         |
 * | owner-wrote          |                         | no              | ends handover, own time | no                          | 0       |
 * | bot-answered         | {@link mayAnswer}       | no              | without end, if called  | see {@link reasonOf}        |         |
 * | turn-ended           | open, same turn         | no              | for the time given      | the reason given            |         |
 * | need-raised          | open, for ai-failed     |                 |                         | the reason given            |         |
 * | left-to-owner        | open, same turn, no need|                 |                         | lead-wrote                  |         |
 * | question-answered    | need is `question`      |                 |                         | no                          |         |
 * | overdue              | open, bot is silent     |                 |                         | ai-failed                   |         |
 * | taken-over           |                         |                 | without end, no handover| stays                       |         |
 * | given-back           |                         |                 | no                      | no                          |         |
 * | finished             |                         | no              | ends handover           | no                          | 0       |
 * | reopened             | {@link mayReopen}       | yes, the turn   |                         | stays until the answer      |         |
 * | number-moved         |                         | no              |                         | number-moved, if it was open|         |
 * | read                 | unread                  |                 |                         |                             | 0       |
 * | marked-unread        | not marked              |                 |                         |                             | 1 or more |
 *
 * `bot-spoke`, `silence-taken`, `bought` and `late-told` change only their own times. {@link joined} merges two conversations.
 */
export interface ConversationState {
  readonly turn: number;
  readonly answeredTurn: number;
  readonly lastSender: Sender | null;
  readonly lastAt: number;
  readonly leadLastAt: number | null;
  /** `Infinity` for a takeover without end. */
  readonly takeoverUntil: number | null;
  readonly handedOver: boolean;
  readonly need: { readonly since: number; readonly reason: NeedReason } | null;
  readonly latenessToldAt: number | null;
  readonly unread: number;
  readonly markedUnread: boolean;
  /** Time of the last MULAI. */
  readonly optedInAt: number | null;
  /** Time of the last STOP. Null after a MULAI. */
  readonly optedOutAt: number | null;
  /** Time of the last request for no more follow-ups. Null after a MULAI. */
  readonly noFollowUpsAt: number | null;
  readonly closingAt: number | null;
  readonly followUpsFor: number | null;
  readonly quotaToldAt: number | null;
}

export type ConversationEvent =
  | {
      readonly kind: 'lead-wrote';
      readonly at: number;
      /** False for a placeholder whose content has not arrived. */
      readonly readable: boolean;
      /** True for a sticker or emoji alone that answers no question of the bot. */
      readonly isSign: boolean;
      /** False for messages that are stored but not answered, such as a business notice or a broadcast list. */
      readonly speaks: boolean;
      readonly isNotice: boolean;
      readonly consent: Consent | null;
      /** The contact is excluded, or gets the owner's notices. */
      readonly leftAlone: boolean;
    }
  | {
      readonly kind: 'lead-changed';
      readonly at: number;
      readonly consent: Consent | null;
      /** False for an edit that changes only spaces. */
      readonly saysElse: boolean;
      /** As for `lead-wrote`. */
      readonly leftAlone: boolean;
    }
  | {
      readonly kind: 'lead-reacted';
      readonly at: number;
      /** The reaction is to a question in the bot's last answer, and no message follows it. */
      readonly answers: boolean;
    }
  | {
      readonly kind: 'owner-wrote-on-phone';
      readonly at: number;
      readonly takeoverMs: number;
      readonly speaks: boolean;
      readonly isFirst: boolean;
    }
  | { readonly kind: 'owner-wrote'; readonly takeoverMs: number }
  | {
      readonly kind: 'bot-answered';
      readonly turn: number;
      /** False for an answer without bubbles. */
      readonly says: boolean;
      readonly closes: boolean;
      readonly need: NeedReason | null;
      readonly tellsQuota: boolean;
      readonly excluded: boolean;
      /**
       * True while the message for which the owner was called still has no content. An answer then does not end the
       * need, because it does not answer that message.
       */
      readonly isUnread: boolean;
    }
  | { readonly kind: 'turn-ended'; readonly turn: number; readonly takeoverMs: number | null; readonly need: NeedReason | null }
  | { readonly kind: 'need-raised'; readonly reason: NeedReason }
  | { readonly kind: 'left-to-owner'; readonly turn: number }
  | { readonly kind: 'overdue'; readonly from: number; readonly before: number }
  | { readonly kind: 'late-told'; readonly from: number; readonly before: number }
  | { readonly kind: 'silence-taken'; readonly from: number; readonly quietSince: number }
  | { readonly kind: 'reopened'; readonly from: number; readonly excluded: boolean }
  | { readonly kind: 'bought'; readonly at: number | null }
  | {
      readonly kind:
        | 'question-answered'
        | 'taken-over'
        | 'given-back'
        | 'finished'
        | 'read'
        | 'marked-unread'
        | 'number-moved'
        | 'heard-late'
        | 'bot-spoke';
    };

type EventOf<Kind extends ConversationEvent['kind']> = Extract<ConversationEvent, { readonly kind: Kind }>;

/**
 * WhatsApp's times are whole seconds of another clock. A message counts as the last one unless it is older
 * than the last one by this tolerance.
 */
const clockSlackMs = 5_000;

const needOver = { need: null, handedOver: false, unread: 0, markedUnread: false } as const;

export const isOpen = (state: ConversationState): boolean => state.answeredTurn < state.turn;

const humanWrites = (state: ConversationState, now: number): boolean => state.takeoverUntil !== null && state.takeoverUntil > now;

/** Reasons that only the owner ends, besides the handovers. The second reason replaces the first. */
const heldReasons = ['question', 'called-off'] as const satisfies readonly NeedReason[];

const heldRank = (reason: NeedReason | null | undefined): number => heldReasons.findIndex((one) => one === reason);

/** True for a reason that an answer of the bot does not end. */
const byOwnerAlone = (reason: NeedReason | null | undefined): boolean => isCall(reason) || heldRank(reason) >= 0;

/**
 * The reason that is kept when a conversation gets a second one. A handover, a question and an order called off are ended
 * only by the owner, so other reasons do not replace them. Otherwise an answer of the bot would end the new reason, and
 * the handover or question with it.
 */
export function reasonOf(present: NeedReason | null, added: NeedReason): NeedReason {
  if (present === null) return added;
  if (isCall(present)) return present;
  return isCall(added) || heldRank(added) >= heldRank(present) ? added : present;
}

/** True when the bot may answer that turn. */
export function mayAnswer(state: ConversationState, { turn, tellsQuota, excluded }: EventOf<'bot-answered'>, now: number): boolean {
  if (!isOpen(state) || state.turn !== turn || humanWrites(state, now)) return false;
  return state.optedOutAt === null && !excluded && !(tellsQuota && state.quotaToldAt !== null);
}

/**
 * The state after an event at the time `now`. An event whose condition does not hold leaves the state
 * unchanged. Each statement that writes the state of a conversation does the same in SQL;
 * `test/integration/database/conversation-state.model.test.ts` compares them.
 */
export function next(state: ConversationState, event: ConversationEvent, now: number): ConversationState {
  switch (event.kind) {
    case 'lead-wrote':
      return leadWrote(state, event, now);
    case 'lead-changed':
      return leadChanged(state, event, now);
    case 'lead-reacted':
      return event.answers && !humanWrites(state, now) ? leadReacted(state, event.at) : state;
    case 'owner-wrote-on-phone':
      return ownerWroteOnPhone(state, event);
    case 'owner-wrote':
      return { ...settledBy(state, now + event.takeoverMs), lastSender: 'owner', lastAt: Math.max(state.lastAt, now) };
    case 'bot-answered':
      return mayAnswer(state, event, now) ? botAnswered(state, event, now) : state;
    case 'turn-ended':
      return turnEnded(state, event, now);
    case 'need-raised':
      return event.reason === 'ai-failed' && !isOpen(state) ? state : withNeed(state, event.reason, now);
    case 'left-to-owner':
      return isOpen(state) && state.turn === event.turn && !state.need ? withNeed(state, 'lead-wrote', now) : state;
    case 'overdue':
      return isOverdue(state, event, now) ? withNeed(state, 'ai-failed', now) : state;
    case 'late-told':
      return isLate(state, event) ? { ...state, latenessToldAt: now } : state;
    case 'silence-taken':
      return isSilent(state, event) ? { ...state, followUpsFor: state.leadLastAt } : state;
    case 'reopened':
      return mayReopen(state, event, now) ? { ...state, answeredTurn: state.turn - 1 } : state;
    case 'bought':
      return { ...state, closingAt: event.at };
    default:
      return simply(state, event.kind, now);
  }
}

/** True when the owner may let the bot answer a lead who was left without an answer by a failure. */
function mayReopen(state: ConversationState, { from, excluded }: EventOf<'reopened'>, now: number): boolean {
  const isLeft = leftBehindReasons.some((reason) => reason === state.need?.reason);
  if (!isLeft || isOpen(state) || state.turn === 0 || humanWrites(state, now)) return false;
  return !excluded && state.optedOutAt === null && state.leadLastAt !== null && state.leadLastAt > from;
}

/** The state after an event that carries no data. */
function simply(state: ConversationState, kind: ConversationEvent['kind'], now: number): ConversationState {
  switch (kind) {
    case 'question-answered':
      return state.need?.reason === 'question' && !state.handedOver ? { ...state, need: null } : state;
    case 'taken-over':
      return { ...state, takeoverUntil: Infinity, handedOver: false };
    case 'given-back':
      return { ...state, takeoverUntil: null, handedOver: false, need: null };
    case 'finished':
      return settledBy(state, null);
    case 'read':
      return state.unread > 0 ? { ...state, unread: 0, markedUnread: false } : state;
    case 'marked-unread':
      return { ...state, unread: Math.max(state.unread, 1), markedUnread: true };
    case 'heard-late':
      return humanWrites(state, now) || state.optedOutAt !== null ? state : { ...state, turn: state.turn + 1 };
    case 'number-moved':
      return isOpen(state) ? { ...withNeed(state, 'number-moved', now), answeredTurn: state.turn } : state;
    default:
      return { ...state, lastSender: 'bot', lastAt: Math.max(state.lastAt, now) };
  }
}

function leadWrote(state: ConversationState, event: EventOf<'lead-wrote'>, now: number): ConversationState {
  const opens = event.readable && !event.isSign && event.speaks;
  const waits = opens && humanWrites(state, now) && !event.leftAlone;
  return {
    ...state,
    ...(event.isNotice ? {} : consented(state, event.consent, event.at)),
    ...shownLast(state, 'lead', event.at),
    turn: state.turn + (opens ? 1 : 0),
    leadLastAt: event.speaks ? latest(state.leadLastAt, event.at) : state.leadLastAt,
    need: waits ? (state.need ?? { since: now, reason: 'lead-wrote' }) : state.need,
    unread: state.unread + (event.isNotice ? 0 : 1),
  };
}

function leadChanged(state: ConversationState, event: EventOf<'lead-changed'>, now: number): ConversationState {
  const waits = event.saysElse && humanWrites(state, now) && !event.leftAlone;
  return {
    ...state,
    ...consented(state, event.consent, event.at),
    turn: state.turn + (event.saysElse ? 1 : 0),
    need: waits ? (state.need ?? { since: now, reason: 'lead-wrote' }) : state.need,
  };
}

function leadReacted(state: ConversationState, at: number): ConversationState {
  return {
    ...state,
    ...shownLast(state, 'lead', at),
    turn: state.turn + 1,
    leadLastAt: latest(state.leadLastAt, at),
    unread: state.unread + 1,
  };
}

function ownerWroteOnPhone(
  state: ConversationState,
  { at, takeoverMs, speaks, isFirst }: EventOf<'owner-wrote-on-phone'>,
): ConversationState {
  const shown = speaks || isFirst ? shownLast(state, 'owner', at) : {};
  if (!speaks) return { ...state, ...shown };
  if (at >= (state.leadLastAt ?? -Infinity)) return { ...settledBy(state, at + takeoverMs), ...shown };
  return { ...state, ...shown, takeoverUntil: latest(state.takeoverUntil, at + takeoverMs) };
}

function botAnswered(
  state: ConversationState,
  { turn, says, closes, need, tellsQuota, isUnread }: EventOf<'bot-answered'>,
  now: number,
): ConversationState {
  const called = isCall(need);
  const reason = state.need?.reason;
  const stays = byOwnerAlone(reason) || (reason === 'unreadable' && isUnread);
  const answered = need ? withNeed(state, need, now) : says && !stays ? { ...state, need: null } : state;
  return {
    ...answered,
    answeredTurn: turn,
    lastSender: says ? 'bot' : state.lastSender,
    lastAt: says ? Math.max(state.lastAt, now) : state.lastAt,
    quotaToldAt: tellsQuota ? now : state.quotaToldAt,
    closingAt: closes ? now : state.closingAt,
    takeoverUntil: called ? Infinity : state.takeoverUntil,
    handedOver: state.handedOver || called,
    latenessToldAt: called ? null : state.latenessToldAt,
  };
}

function turnEnded(state: ConversationState, { turn, takeoverMs, need }: EventOf<'turn-ended'>, now: number): ConversationState {
  if (!isOpen(state) || state.turn !== turn) return state;
  const until = takeoverMs === null ? state.takeoverUntil : latest(state.takeoverUntil, now + takeoverMs);
  return { ...(need ? withNeed(state, need, now) : state), answeredTurn: turn, takeoverUntil: until };
}

function isOverdue(state: ConversationState, { from, before }: EventOf<'overdue'>, now: number): boolean {
  if (!isOpen(state) || state.need || state.optedOutAt !== null || humanWrites(state, now)) return false;
  return state.leadLastAt !== null && state.leadLastAt > from && state.leadLastAt < before;
}

function isLate({ handedOver, latenessToldAt, need }: ConversationState, { from, before }: EventOf<'late-told'>): boolean {
  return handedOver && latenessToldAt === null && need !== null && need.since > from && need.since <= before;
}

function isSilent(state: ConversationState, { from, quietSince }: EventOf<'silence-taken'>): boolean {
  if (state.lastSender === null || state.lastSender === 'lead' || isOpen(state) || state.followUpsFor === state.leadLastAt) return false;
  return state.leadLastAt !== null && state.leadLastAt > from && state.lastAt <= quietSince;
}

/**
 * The state after the owner has dealt with everything. A takeover by the owner continues, but a handover by the bot
 * ends.
 */
function settledBy(state: ConversationState, until: number | null): ConversationState {
  return { ...state, ...needOver, answeredTurn: state.turn, takeoverUntil: latest(state.handedOver ? null : state.takeoverUntil, until) };
}

function withNeed(state: ConversationState, reason: NeedReason, now: number): ConversationState {
  return { ...state, need: { since: state.need?.since ?? now, reason: reasonOf(state.need?.reason ?? null, reason) } };
}

function shownLast(state: ConversationState, sender: Sender, at: number): Pick<ConversationState, 'lastSender' | 'lastAt'> {
  return { lastSender: at > state.lastAt - clockSlackMs ? sender : state.lastSender, lastAt: Math.max(state.lastAt, at) };
}

/** The later of two times; null means none. */
function latest(one: number | null, other: number | null): number | null {
  return one === null ? other : other === null ? one : Math.max(one, other);
}

function earliest(one: number | null, other: number | null): number | null {
  return one === null ? other : other === null ? one : Math.min(one, other);
}

/**
 * Merges the states of two conversations of one person. When both have open messages, all of them form one
 * open turn, the last one. The stricter state wins: a takeover, handover or need of either conversation is
 * kept. Of STOP and MULAI the later word counts. A handover's reason takes precedence, then a question's, then that of the older
 * need.
 * @param found facts from the messages: whether one still waits for an answer, and whether the last one is
 * from `gone`
 */
export function joined(
  keep: ConversationState,
  gone: ConversationState,
  found: { readonly isOpen: boolean; readonly goneIsNewer: boolean },
  now: number,
): ConversationState {
  const takeoverUntil = latest(keep.takeoverUntil, gone.takeoverUntil);
  const turn = keep.turn + gone.turn + (found.isOpen && gone.turn > 0 && !isOpen(gone) ? 1 : 0);
  const called = found.isOpen && takeoverUntil !== null && takeoverUntil > now;
  return {
    turn,
    answeredTurn: turn - (found.isOpen ? 1 : 0),
    lastSender: found.goneIsNewer ? gone.lastSender : keep.lastSender,
    lastAt: Math.max(keep.lastAt, gone.lastAt),
    leadLastAt: latest(keep.leadLastAt, gone.leadLastAt),
    takeoverUntil,
    handedOver: keep.handedOver || gone.handedOver,
    need: joinedNeed(keep.need, gone.need) ?? (called ? { since: now, reason: 'lead-wrote' } : null),
    latenessToldAt: earliest(keep.latenessToldAt, gone.latenessToldAt),
    unread: keep.unread + gone.unread,
    markedUnread: keep.markedUnread || gone.markedUnread,
    ...joinedConsents(keep, gone),
    closingAt: latest(keep.closingAt, gone.closingAt),
    followUpsFor: latest(keep.followUpsFor, gone.followUpsFor),
    quotaToldAt: keep.quotaToldAt ?? gone.quotaToldAt,
  };
}

function joinedNeed(one: ConversationState['need'], other: ConversationState['need']): ConversationState['need'] {
  if (!one || !other) return one ?? other;
  const [older, newer] = one.since <= other.since ? [one, other] : [other, one];
  return { since: older.since, reason: byOwnerAlone(newer.reason) ? reasonOf(older.reason, newer.reason) : older.reason };
}
