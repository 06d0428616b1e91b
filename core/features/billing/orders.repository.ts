import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, MoreThan, Not, type FindOptionsWhere, type Repository } from 'typeorm';
import type { OrderState } from '#contracts/http/account/billing';
import type { OrderId, OwnerId, PackageId } from '#contracts/values/ids';
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
  'id' | 'ownerId' | 'purpose' | 'emailCanonical' | 'packageId' | 'amount' | 'createdAt' | 'expiresAt'
> &
  Partial<Pick<OrderRow, 'visitorHash' | 'provider'>>;

export interface OrderEvent {
  readonly orderId: OrderId;
  readonly source: Source;
  readonly status: string;
  readonly outcome: string;
  /** What makes it another event than the last one of its kind. */
  readonly identity: string;
}

/** Who opens a payment: an owner, or a visitor who registers from somewhere. */
export interface Whose {
  readonly ownerId: OwnerId | null;
  readonly emailCanonical: string;
  readonly visitorHash: Buffer | null;
}

export interface OrderChange {
  readonly state: OrderState;
  readonly paidAt?: Date;
  readonly transactionId?: string;
  readonly paymentType?: string | null;
}

const isUnclaimed = { purpose: 'registration', state: 'paid', ownerId: IsNull(), grantedAt: IsNull() } as const;
const now = () => 'now()';

/** Reads and writes `orders` and `order_events`; what moves money or looks for what is due are statements beside it. */
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

  /** The order that a notification of that provider is about: by our id, or by the provider's own. */
  findNoticed(sql: Sql, provider: ProviderName, about: { orderId: string } | { reference: string }): Promise<OrderRow | null> {
    const which = 'orderId' in about ? { id: about.orderId as OrderId } : { providerReference: about.reference };
    return sql.of(this.orders).findOneBy({ ...which, provider });
  }

  /** A registration's order. It needs no account: only the buyer and the mailbox of the receipt know its id. */
  findRegistration(sql: Sql, id: OrderId): Promise<OrderRow | null> {
    return sql.of(this.orders).findOneBy({ id, purpose: 'registration' });
  }

  findOwned(sql: Sql, ownerId: OwnerId, id: OrderId): Promise<OrderRow | null> {
    return sql.of(this.orders).findOneBy({ id, ownerId });
  }

  listOwned(sql: Sql, ownerId: OwnerId, limit: number): Promise<OrderRow[]> {
    return sql.of(this.orders).find({ where: { ownerId }, order: { createdAt: 'DESC', id: 'DESC' }, take: limit });
  }

  /**
   * The newest order whose checkout can still be used until at least `usableUntil`, or that somebody is just opening one for. One question: asked
   * for one after the other, an order would be neither when its token comes in between.
   * @param since an opening that began earlier was given up by its opener.
   */
  findOpen(
    tx: Tx,
    whose: Whose,
    packageId: PackageId,
    { provider, usableUntil, since }: { provider: ProviderName; usableUntil: Date; since: Date },
  ): Promise<OrderRow | null> {
    // an order of another provider stays payable, but what is offered is of the chosen one
    const ofBuyer = { ...openedBy(whose), packageId, provider };
    const isUsable = { state: In<OrderState>(['created', 'pending']), checkoutToken: Not(IsNull()), expiresAt: MoreThan(usableUntil) };
    const isOpening = { state: 'created', checkoutToken: IsNull(), createdAt: MoreThan(since) } as const;
    const where = [
      { ...ofBuyer, ...isUsable },
      { ...ofBuyer, ...isOpening },
    ];
    return tx.of(this.orders).findOne({ where, order: { createdAt: 'DESC' } });
  }

  /** Ends an order whose checkout could not be opened. It cannot be paid: it has no token. */
  async noteUnopened(sql: Sql, id: OrderId): Promise<void> {
    await sql.of(this.orders).update({ id, state: 'created', checkoutToken: IsNull() }, { state: 'failed', updatedAt: now });
  }

  /** Holds the row until the transaction ends; null when it was written since `version` was read. */
  async lockUnchanged(tx: Tx, id: OrderId, version: string): Promise<OrderRow | null> {
    const row = await tx.of(this.orders).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    return row?.version === version ? row : null;
  }

  /** Notes that the provider was asked, and what came of it; what it did not say stays. */
  async noteAnswer(tx: Tx, id: OrderId, checkedAt: Date, change: OrderChange | null): Promise<void> {
    const said = Object.entries(change ?? {}).filter(([, value]) => value !== null && value !== undefined);
    await tx.of(this.orders).update({ id }, { ...Object.fromEntries(said), checkedAt, updatedAt: now });
  }

  /** Notes when the owner got what was paid for. */
  async noteGranted(tx: Tx, id: OrderId, grantedAt: Date): Promise<void> {
    await tx.of(this.orders).update({ id }, { grantedAt, updatedAt: now });
  }

  /** The owner's paid activations that stand, without that of `except`. */
  async standingGrants(tx: Tx, ownerId: OwnerId, except: OrderId): Promise<Grant[]> {
    const rows = await tx.of(this.orders).findBy({ ownerId, state: 'paid', grantedAt: Not(IsNull()), id: Not(except) });
    return rows.map((row) => ({ packageId: row.packageId, at: row.grantedAt! }));
  }

  /** Unpaid registration orders of that address and package, newest first. */
  unpaidRegistrations(sql: Sql, emailCanonical: string, packageId: PackageId): Promise<OrderRow[]> {
    const isUnpaid = { ownerId: IsNull(), paidAt: IsNull(), state: Not<OrderState>('refunded'), checkoutToken: Not(IsNull()) };
    const where = { purpose: 'registration', emailCanonical, packageId, ...isUnpaid } as const;
    return sql.of(this.orders).find({ where, order: { createdAt: 'DESC' }, take: 5 });
  }

  /** Whether a paid, unclaimed registration order of that address and package is shown by its id, or was opened by that visitor. */
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

  /** Registration orders that were paid before `before` and that nobody has claimed, newest first. */
  strayPaid(sql: Sql, before: Date, limit: number): Promise<OrderRow[]> {
    const where = { ...isUnclaimed, emailCanonical: Not(IsNull()), paidAt: LessThan(before) };
    return sql.of(this.orders).find({ where, order: { paidAt: 'DESC' }, take: limit });
  }

  /** Writes an event down once. False when the very same one is there already. */
  addEvent(sql: Sql, { identity, ...event }: OrderEvent): Promise<boolean> {
    const fingerprint = createHash('sha256')
      .update([event.orderId, event.source, event.status, event.outcome, identity].join('\n'))
      .digest();
    return insertNew(sql.of(this.events), { id: newId(), fingerprint, ...event });
  }

  /** For housekeeping: forgets what providers answered before that. @returns how many. */
  async removeEvents(sql: Sql, before: Date): Promise<number> {
    return (await sql.of(this.events).delete({ receivedAt: LessThan(before) })).affected ?? 0;
  }
}

/** Strangers may name any address: an order is theirs only from where it was opened. */
function openedBy({ ownerId, emailCanonical, visitorHash }: Whose): FindOptionsWhere<OrderRow> {
  if (ownerId !== null) return { purpose: 'billing', ownerId };
  // who comes from nowhere has opened none
  return { purpose: 'registration', ownerId: IsNull(), emailCanonical, visitorHash: visitorHash ?? Buffer.alloc(0) };
}
