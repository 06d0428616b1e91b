import { z } from 'zod';
import type { AccountId, BotId, ConversationId } from '../values/ids.js';
import { ClosingId, MessageId, OrderId, PackageId } from '../values/ids.js';
import { callReasons, NeedReason } from '../values/needs.js';
import { ClosingDoubt, ClosingState, OfflineReason } from '../values/statuses.js';

/** ISO 8601 in UTC, as `Date.toISOString` writes it. */
const moment = z.iso.datetime();

/** An order as its event names it; the amount is in rupiah. */
const order = { orderId: OrderId, packageId: PackageId, amount: z.number().int().nonnegative() };

/**
 * A lead in an event. `name` is the display name that owners see. `contact` identifies the chat, as in the paths of
 * routes.
 */
const lead = z.object({ name: z.string(), contact: z.string() });
const turn = z.number().int().nonnegative();
/** Day of a follow-up, counted from 1 since the lead became idle. */
const day = z.number().int().positive();
const rupiah = z.number().int().nonnegative();

/**
 * Events that the product announces, by kind. An event is stored in the transaction that makes its fact true, and
 * never changes. It contains the data that its subscribers need, because the database rows may have changed by the
 * time a subscriber reads the event. Optional fields may be added. Fields are never removed and never change their
 * meaning, because the next release reads events of the previous one.
 */
export const domainEvents = {
  /** The money of an order has arrived, and the account got its package. */
  'order.paid': z.object(order),
  /** The money of an order was returned. If the account had already got the package, the package was taken back. */
  'order.reversed': z.object({ ...order, outcome: z.enum(['failed', 'cancelled', 'refunded']) }),
  /** A package started or was extended: the trial, or the package of an order. */
  'package.activated': z.object({ packageId: PackageId }),
  /** The package expires within `daysLeft` days. Announced once for each of `expiryThresholdDays`. */
  'package.expiring': z.object({ packageId: PackageId, daysLeft: z.number().int().positive(), expiresAt: moment }),
  'package.expired': z.object({ packageId: PackageId, expiresAt: moment }),
  /**
   * The product ended the running trial because its WhatsApp number has had a trial under another account.
   * `activatedAt` identifies the trial.
   */
  'trial.refused': z.object({ activatedAt: moment }),
  /**
   * The account has used `percent` of the answers of its package. `activatedAt` identifies the activation of the
   * package.
   */
  'quota.reached': z.object({
    percent: z.number().int().positive(),
    left: z.number().int().nonnegative(),
    activatedAt: moment,
  }),
  /** No messages have passed since `since`, although the owner wants the bot running. */
  'session.offline': z.object({ cause: OfflineReason, since: moment }),
  /**
   * A session ended for `reason`. It is not started again until the owner presses Start or, for `keys_unreadable`,
   * until a host has the key. `detail` is a sentence for the owner, for cases in which the default sentence of the
   * reason does not fit.
   */
  'session.ended': z.object({ reason: OfflineReason, detail: z.string().nullable() }),
  /** The end of the outage that `session.offline` announced with the same `since`. */
  'session.online': z.object({ since: moment, until: moment }),
  /**
   * The bot handed a conversation over to its owner and does not answer there. `why` is a sentence for the owner,
   * written by the bot's model or by the product itself. `leadSaid` is the lead's last message, or empty when there
   * is none.
   */
  'handover.called': z.object({
    lead,
    turn,
    reason: z.enum(callReasons),
    why: z.string(),
    whyBy: z.enum(['model', 'product']),
    leadSaid: z.string(),
  }),
  /**
   * A lead still waits for the owner after the handover at `since`. If the bot may send one, the lead has received a
   * text about the delay.
   */
  'handover.late': z.object({ lead, reason: NeedReason, since: moment }),
  /** The bot answered, but left something out that only the owner knows. */
  'question.asked': z.object({ lead, turn, questions: z.array(z.string()).min(1) }),
  /**
   * The owner closed one question. A question can also end because the owner wrote in the conversation or marked it
   * as done. This event is not sent then.
   */
  'question.ended': z.object({ questionId: z.uuid(), outcome: z.enum(['answered', 'dismissed']) }),
  /** The bot recorded an order of the lead. */
  'closing.noted': z.object({ lead, turn, closingId: ClosingId, summary: z.string(), amount: rupiah.nullable() }),
  /** The lead edited a message of a recorded order, and the bot's next answer replaced the content of its closing. */
  'closing.corrected': z.object({
    lead,
    turn,
    closingId: ClosingId,
    summary: z.string(),
    amount: rupiah.nullable(),
    before: z.object({ summary: z.string(), amount: rupiah.nullable() }),
  }),
  /**
   * The lead edited or deleted a message stored at `storedAt`, before the latest order of the conversation was recorded.
   * `awaitsAnswer`: the bot answers the change, and its answer may correct the closing.
   */
  'closing.message-changed': z.object({ lead, turn, storedAt: moment, change: ClosingDoubt, awaitsAnswer: z.boolean() }),
  /** The owner changed the state of a closing. */
  'closing.changed': z.object({ closingId: ClosingId, state: ClosingState }),
  /**
   * The bot left a turn unanswered to limit the cost of one lead. For `loop` and `repeats` the bot pauses for
   * `pauseMinutes`. For `hourly` and `daily` it pauses until fewer answers are counted.
   */
  'reply.withheld': z.object({
    lead,
    turn,
    reason: z.enum(['loop', 'repeats', 'hourly', 'daily']),
    pauseMinutes: z.number().int().nonnegative().nullable(),
  }),
  /** The models gave no answer to a turn. The bot keeps trying, unless it has given up for now. The turn stays open in either case. */
  'reply.failed': z.object({ lead, turn, givenUp: z.boolean() }),
  /**
   * The lead has sent more attachments than the daily limit. The bot answers without parsing the attachments over the
   * limit.
   */
  'attachments.withheld': z.object({ lead, turn }),
  /** The bot did not answer a message that no linked device can decrypt. Only the phone can show the message. */
  'message.unreadable': z.object({ lead, messageId: MessageId }),
  /** The bot gave `used` answers within the minutes since `since`, which is more than usual for the package. */
  'usage.unusual': z.object({ used: z.number().int().positive(), since: moment }),
  /** The owner started the bot. `by`: how a device is linked if none is linked yet. */
  'bot.started': z.object({ by: z.enum(['qr', 'code']) }),
  'bot.stopped': z.object({}),
  /**
   * Conversations became idle, and `count` follow-ups were scheduled for them. They replace the follow-ups of an
   * earlier idle period.
   */
  'followups.planned': z.object({ count: z.number().int().nonnegative() }),
  /** This number of scheduled follow-ups was cancelled at once: by the owner, or because the package ended. */
  'followups.cancelled': z.object({ count: z.number().int().nonnegative(), reason: z.enum(['owner', 'package']) }),
  /** A follow-up was queued for WhatsApp under the id of its message. */
  'followup.sent': z.object({ lead, day, messageId: MessageId, writtenBy: z.enum(['ai', 'owner']) }),
  /** A follow-up will be sent later than scheduled. */
  'followup.moved': z.object({ day, dueAt: moment }),
  /** A follow-up is not sent: on that day only (`skipped`), or on all remaining days (`cancelled`). */
  'followup.left-out': z.object({ day, outcome: z.enum(['skipped', 'cancelled']), reason: z.string() }),
  /** The files of an account use most of its space. Announced again only after space was freed in between. */
  'storage.nearly-full': z.object({ usedBytes: z.number().int().nonnegative(), limitBytes: z.number().int().positive() }),
} as const satisfies Record<string, z.ZodType>;

export type EventKind = keyof typeof domainEvents;
export type FactsOf<Kind extends EventKind> = z.output<(typeof domainEvents)[Kind]>;

/** The account, bot or conversation that an event concerns. Events with the same subject are ordered. */
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
  | 'closing.corrected'
  | 'closing.message-changed'
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
