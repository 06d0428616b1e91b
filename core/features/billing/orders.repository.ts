import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, MoreThan, Not, type FindOptionsWhere, type Repository } from 'typeorm';
import type { OrderState } from '#contracts/http/account/billing';
import type { AccountId, OrderId, PackageId } from '#contracts/values/ids';
import type { Checkout, ProviderName } from '../../outside/payments/payment.types.js';
import { newId } from '../../platform/crypto/ids.js';
import type { Sql, Tx } from '../../platform/database/database.js';
import { insertNew } from '../../platform/database/insert-new.js';
import type { Grant } from '../plans/plans.service.js';
import { OrderEventRow } from './order-event.entity.js';
import { OrderRow } from './order.entity.js';

export type Source = OrderEventRow['source'];

export type NewOrder = Pick<
  OrderRow,
  'id' | 'accountId' | 'purpose' | 'emailCanonical' | 'packageId' | 'amount' | 'createdAt' | 'expiresAt'
> &
  Partial<Pick<OrderRow, 'visitorHash' | 'provider'>>;

export interface OrderEvent {
  readonly orderId: OrderId;
  readonly source: Source;
  readonly status: string;
  readonly outcome: string;
  /** Distinguishes this event from the previous one of its kind. */
  readonly identity: string;
}

/** The buyer of an order: an owner, or a registering visitor identified by network. */
export interface Whose {
  readonly accountId: AccountId | null;
  readonly emailCanonical: string;
  readonly visitorHash: Buffer | null;
}

export interface OrderChange {
  readonly state: OrderState;
  readonly paidAt?: Date;
  readonly transactionId?: string;
  readonly paymentType?: string | null;
}

const isUnclaimed = { purpose: 'registration', state: 'paid', accountId: IsNull(), grantedAt: IsNull() } as const;
const now = () => 'now()';

/**
 * Reads and writes `orders` and `order_events`. Money movements and queries for due orders are in the
 * statements files next to it.
 */
@Injectable()
export class OrdersRepository {
  constructor(
    @InjectRepository(OrderRow) private readonly orders: Repository<OrderRow>,
    @InjectRepository(OrderEventRow) private readonly events: Repository<OrderEventRow>,
  ) {}

  async insert(sql: Sql, order: NewOrder): Promise<void> {
    await sql.of(this.orders).insert(order);
  }

  async saveCheckout(sql: Sql, id: OrderId, { token: checkoutToken, reference: providerReference }: Checkout): Promise<void> {
    await sql.of(this.orders).update({ id }, { checkoutToken, providerReference, updatedAt: now });
  }

  find(sql: Sql, id: OrderId): Promise<OrderRow | null> {
    return sql.of(this.orders).findOneBy({ id });
  }

  /** The order that a provider's notification is about, found by our id or by the provider's own. */
  findNoticed(sql: Sql, provider: ProviderName, about: { orderId: string } | { reference: string }): Promise<OrderRow | null> {
    const which = 'orderId' in about ? { id: about.orderId as OrderId } : { providerReference: about.reference };
    return sql.of(this.orders).findOneBy({ ...which, provider });
  }

  /**
   * A registration's order. No account is needed: its id is known only to the buyer and the mailbox of the
   * receipt.
   */
  findRegistration(sql: Sql, id: OrderId): Promise<OrderRow | null> {
    return sql.of(this.orders).findOneBy({ id, purpose: 'registration' });
  }

  findOwned(sql: Sql, accountId: AccountId, id: OrderId): Promise<OrderRow | null> {
    return sql.of(this.orders).findOneBy({ id, accountId });
  }

  listOwned(sql: Sql, accountId: AccountId, limit: number): Promise<OrderRow[]> {
    return sql.of(this.orders).find({ where: { accountId }, order: { createdAt: 'DESC', id: 'DESC' }, take: limit });
  }

  /**
   * The newest order whose checkout is usable until at least `usableUntil`, or for which a checkout is being
   * opened. One query: in two separate queries, an order whose token arrives in between would match neither.
   * @param since openings that began earlier count as given up.
   */
  findOpen(
    tx: Tx,
    whose: Whose,
    packageId: PackageId,
    { provider, usableUntil, since }: { provider: ProviderName; usableUntil: Date; since: Date },
  ): Promise<OrderRow | null> {
    // an order of another provider can still be paid, but only the currently chosen provider's orders are offered
    const ofBuyer = { ...openedBy(whose), packageId, provider };
    const isUsable = { state: In<OrderState>(['created', 'pending']), checkoutToken: Not(IsNull()), expiresAt: MoreThan(usableUntil) };
    const isOpening = { state: 'created', checkoutToken: IsNull(), createdAt: MoreThan(since) } as const;
    const where = [
      { ...ofBuyer, ...isUsable },
      { ...ofBuyer, ...isOpening },
    ];
    return tx.of(this.orders).findOne({ where, order: { createdAt: 'DESC' } });
  }

  /** Ends an order whose checkout could not be opened. It cannot be paid, since it has no token. */
  async noteUnopened(sql: Sql, id: OrderId): Promise<void> {
    await sql.of(this.orders).update({ id, state: 'created', checkoutToken: IsNull() }, { state: 'failed', updatedAt: now });
  }

  /** Locks the row until the transaction ends; null when it was written since `version` was read. */
  async lockUnchanged(tx: Tx, id: OrderId, version: string): Promise<OrderRow | null> {
    const row = await tx.of(this.orders).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    return row?.version === version ? row : null;
  }

  /** Records that the provider was queried, and the result; values missing in the answer are kept. */
  async noteAnswer(tx: Tx, id: OrderId, checkedAt: Date, change: OrderChange | null): Promise<void> {
    const said = Object.entries(change ?? {}).filter(([, value]) => value !== null && value !== undefined);
    await tx.of(this.orders).update({ id }, { ...Object.fromEntries(said), checkedAt, updatedAt: now });
  }

  /** Records when the owner received the paid package. */
  async noteGranted(tx: Tx, id: OrderId, grantedAt: Date): Promise<void> {
    await tx.of(this.orders).update({ id }, { grantedAt, updatedAt: now });
  }

  /** The owner's paid activations that are still valid, without that of `except`. */
  async standingGrants(tx: Tx, accountId: AccountId, except: OrderId): Promise<Grant[]> {
    const rows = await tx.of(this.orders).findBy({ accountId, state: 'paid', grantedAt: Not(IsNull()), id: Not(except) });
    return rows.map((row) => ({ packageId: row.packageId, at: row.grantedAt! }));
  }

  /** Unpaid registration orders of that address and package, newest first. */
  unpaidRegistrations(sql: Sql, emailCanonical: string, packageId: PackageId): Promise<OrderRow[]> {
    const isUnpaid = { accountId: IsNull(), paidAt: IsNull(), state: Not<OrderState>('refunded'), checkoutToken: Not(IsNull()) };
    const where = { purpose: 'registration', emailCanonical, packageId, ...isUnpaid } as const;
    return sql.of(this.orders).find({ where, order: { createdAt: 'DESC' }, take: 5 });
  }

  /**
   * True when a paid, unclaimed registration order of that address and package has the given id or was opened
   * by that visitor.
   */
  hasPaidRegistration(
    sql: Sql,
    asked: { emailCanonical: string; packageId: PackageId; orderId: string | null; visitorHash: Buffer | null },
  ): Promise<boolean> {
    const { emailCanonical, packageId, orderId, visitorHash } = asked;
    const theirs = { ...isUnclaimed, emailCanonical, packageId };
    return sql
      .of(this.orders)
      .existsBy([
        { ...theirs, visitorHash: IsNull() },
        ...(orderId === null ? [] : [{ ...theirs, id: orderId as OrderId }]),
        ...(visitorHash === null ? [] : [{ ...theirs, visitorHash }]),
      ]);
  }

  /** Registration orders that were paid before `before` and are still unclaimed, newest first. */
  strayPaid(sql: Sql, before: Date, limit: number): Promise<OrderRow[]> {
    const where = { ...isUnclaimed, emailCanonical: Not(IsNull()), paidAt: LessThan(before) };
    return sql.of(this.orders).find({ where, order: { paidAt: 'DESC' }, take: limit });
  }

  /** Stores an event once. False when the same event already exists. */
  addEvent(sql: Sql, { identity, ...event }: OrderEvent): Promise<boolean> {
    const fingerprint = createHash('sha256')
      .update([event.orderId, event.source, event.status, event.outcome, identity].join('\n'))
      .digest();
    return insertNew(sql.of(this.events), { id: newId(), fingerprint, ...event });
  }

  /** For housekeeping: deletes provider answers that were received before that time. @returns how many. */
  async removeEvents(sql: Sql, before: Date): Promise<number> {
    return (await sql.of(this.events).delete({ receivedAt: LessThan(before) })).affected ?? 0;
  }
}

/**
 * Strangers may enter any address, so an order belongs to a visitor only if it was opened from the same
 * network.
 */
function openedBy({ accountId, emailCanonical, visitorHash }: Whose): FindOptionsWhere<OrderRow> {
  if (accountId !== null) return { purpose: 'billing', accountId };
  // a visitor without a network hash matches no order
  return { purpose: 'registration', accountId: IsNull(), emailCanonical, visitorHash: visitorHash ?? Buffer.alloc(0) };
}
