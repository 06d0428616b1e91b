import { z } from 'zod';
import type { AccountId, BotId, ConversationId } from '../values/ids.js';
import { OrderId, PackageId } from '../values/ids.js';
import { OfflineReason } from '../values/statuses.js';

/** ISO 8601 in UTC, as `Date.toISOString` writes it. */
const moment = z.iso.datetime();

/** An order as its event names it; the amount is in rupiah. */
const order = { orderId: OrderId, packageId: PackageId, amount: z.number().int().nonnegative() };

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
  /** No messages pass, since that moment, although the owner wants the bot running. */
  'session.offline': z.object({ cause: OfflineReason, since: moment }),
  /** The end of what `session.offline` announced with the same `since`. */
  'session.online': z.object({ since: moment, until: moment }),
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

/** An event as a subscriber receives it. `id` is the same each time the event is delivered. */
export type DomainEvent<Kind extends EventKind = EventKind> = {
  readonly [One in Kind]: EventSubject & { readonly id: string; readonly at: Date; readonly kind: One; readonly facts: FactsOf<One> };
}[Kind];
