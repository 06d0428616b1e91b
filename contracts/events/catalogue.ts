import { z } from 'zod';
import type { AccountId, BotId, ConversationId } from '../values/ids.js';
import { ClosingId, MessageId, OrderId, PackageId } from '../values/ids.js';
import { callReasons, NeedReason } from '../values/needs.js';
import { ClosingState, OfflineReason } from '../values/statuses.js';

/** ISO 8601 in UTC, as `Date.toISOString` writes it. */
const moment = z.iso.datetime();

/** An order as its event names it; the amount is in rupiah. */
const order = { orderId: OrderId, packageId: PackageId, amount: z.number().int().nonnegative() };

/** A lead as owners know them: the display name, and the address of the chat in routes. */
const lead = z.object({ name: z.string(), contact: z.string() });
const turn = z.number().int().nonnegative();
/** Day of a follow-up since the lead's silence began, from 1. */
const day = z.number().int().positive();
const rupiah = z.number().int().nonnegative();

/**
 * Facts that the product announces, by kind. An event is stored in the transaction that made the fact true
 * and is never changed. It carries what its subscribers need, because the rows it is about may have changed
 * when it is read. An optional field may be added; a field is never removed and never changes its meaning,
 * because events of the release before are read by the next one.
 */
export const domainEvents = {
  /** The money of an order arrived, and its package was given to the account. */
  'order.paid': z.object(order),
  /** The money of an order was returned; its package was taken back if it had been given. */
  'order.reversed': z.object({ ...order, outcome: z.enum(['failed', 'cancelled', 'refunded']) }),
  /** A package began or was extended: the trial, or an order's. */
  'package.activated': z.object({ packageId: PackageId }),
  /** The package ends within so many days; announced once for each of `expiryThresholdDays`. */
  'package.expiring': z.object({ packageId: PackageId, daysLeft: z.number().int().positive(), expiresAt: moment }),
  'package.expired': z.object({ packageId: PackageId, expiresAt: moment }),
  /** The running trial, activated at that moment, was ended: its WhatsApp number has had one under another account. */
  'trial.refused': z.object({ activatedAt: moment }),
  /** So many per cent of the answers of the package that was activated at that moment are used. */
  'quota.reached': z.object({
    percent: z.number().int().positive(),
    left: z.number().int().nonnegative(),
    activatedAt: moment,
  }),
  /** No messages pass, since that moment, although the owner wants the bot running. */
  'session.offline': z.object({ cause: OfflineReason, since: moment }),
  /**
   * A session ended for that reason. It is not tried again before the owner presses Start, or, for
   * `keys_unreadable`, before a host has the key. `detail` is a sentence for the owner where the reason's own does not fit.
   */
  'session.ended': z.object({ reason: OfflineReason, detail: z.string().nullable() }),
  /** The end of what `session.offline` announced with the same `since`. */
  'session.online': z.object({ since: moment, until: moment }),
  /**
   * The bot called its owner to a conversation and is silent there. `why` is the sentence for the owner, written
   * by the bot's model or by the product itself; `leadSaid` is the lead's last words, empty for none.
   */
  'handover.called': z.object({
    lead,
    turn,
    reason: z.enum(callReasons),
    why: z.string(),
    whyBy: z.enum(['model', 'product']),
    leadSaid: z.string(),
  }),
  /** The moment since which a lead waits for the owner that the bot called. The lead got a text about the delay if one may be sent. */
  'handover.late': z.object({ lead, reason: NeedReason, since: moment }),
  /** The bot answered, but left something out that only the owner knows. */
  'question.asked': z.object({ lead, turn, questions: z.array(z.string()).min(1) }),
  /**
   * The owner ended one question. Questions that end because the owner wrote in the conversation, or finished
   * it, have no event of their own.
   */
  'question.ended': z.object({ questionId: z.uuid(), outcome: z.enum(['answered', 'dismissed']) }),
  /** The bot noted an order of the lead. */
  'closing.noted': z.object({ lead, turn, closingId: ClosingId, summary: z.string(), amount: rupiah.nullable() }),
  /** The owner changed the state of a closing. */
  'closing.changed': z.object({ closingId: ClosingId, state: ClosingState }),
  /**
   * The bot left a turn unanswered to limit what one lead may cost. For `loop` and `repeats` it is silent there
   * for so many minutes; otherwise until fewer answers are counted.
   */
  'reply.withheld': z.object({
    lead,
    turn,
    reason: z.enum(['loop', 'repeats', 'hourly', 'daily']),
    pauseMinutes: z.number().int().nonnegative().nullable(),
  }),
  /**
   * The models gave no answer to a turn. The bot goes on trying, unless it has given up for now; the turn stays
   * open in either case.
   */
  'reply.failed': z.object({ lead, turn, givenUp: z.boolean() }),
  /** The lead has sent more attachments than are read in a day: the bot answers without having read the rest. */
  'attachments.withheld': z.object({ lead, turn }),
  /** A message that no linked device can decrypt has no answer: it can be read only on the phone. */
  'message.unreadable': z.object({ lead, messageId: MessageId }),
  /** So many answers were used since that moment, within minutes: more than is usual for the package. */
  'usage.unusual': z.object({ used: z.number().int().positive(), since: moment }),
  /** The owner asked for the bot to run. `by`: how a device is linked, should none be linked yet. */
  'bot.started': z.object({ by: z.enum(['qr', 'code']) }),
  'bot.stopped': z.object({}),
  /** Conversations became idle: so many follow-ups were planned for them, in place of those of an earlier idle period. */
  'followups.planned': z.object({ count: z.number().int().nonnegative() }),
  /** So many planned follow-ups were cancelled at once: by the owner, or because the package ended. */
  'followups.cancelled': z.object({ count: z.number().int().nonnegative(), reason: z.enum(['owner', 'package']) }),
  /** A follow-up was queued for WhatsApp under the id of its message. */
  'followup.sent': z.object({ lead, day, messageId: MessageId, writtenBy: z.enum(['ai', 'owner']) }),
  /** A follow-up will be sent later than planned. */
  'followup.moved': z.object({ day, dueAt: moment }),
  /** A follow-up is not sent: that day only (`skipped`), or all remaining days (`cancelled`). */
  'followup.left-out': z.object({ day, outcome: z.enum(['skipped', 'cancelled']), reason: z.string() }),
  /** The files of an account use most of its space; announced again only after there was room in between. */
  'storage.nearly-full': z.object({ usedBytes: z.number().int().nonnegative(), limitBytes: z.number().int().positive() }),
} as const satisfies Record<string, z.ZodType>;

export type EventKind = keyof typeof domainEvents;
export type FactsOf<Kind extends EventKind> = z.output<(typeof domainEvents)[Kind]>;

/** What an event belongs to. Events of one conversation, bot or account are ordered. */
export interface EventSubject {
  readonly accountId: AccountId;
  readonly botId?: BotId;
  readonly conversationId?: ConversationId;
}

/** Kinds of events about one conversation. */
type ConversationKind =
  | 'handover.called'
  | 'handover.late'
  | 'question.asked'
  | 'question.ended'
  | 'closing.noted'
  | 'closing.changed'
  | 'reply.withheld'
  | 'reply.failed'
  | 'attachments.withheld'
  | 'message.unreadable'
  | 'followup.sent'
  | 'followup.moved'
  | 'followup.left-out';
/** Kinds of events about one bot. */
type BotKind = 'session.ended' | 'usage.unusual' | 'bot.started' | 'bot.stopped' | 'followups.planned' | 'followups.cancelled';
export type SubjectOf<Kind extends EventKind> = Kind extends ConversationKind
  ? Required<EventSubject>
  : Kind extends BotKind
    ? EventSubject & { readonly botId: BotId }
    : EventSubject;

/** An event as a subscriber receives it. `id` is the same each time the event is delivered. */
export type DomainEvent<Kind extends EventKind = EventKind> = {
  readonly [One in Kind]: SubjectOf<One> & { readonly id: string; readonly at: Date; readonly kind: One; readonly facts: FactsOf<One> };
}[Kind];
