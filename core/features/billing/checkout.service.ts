import { Inject, Injectable } from '@nestjs/common';
import type { OrderId, OwnerId } from '#contracts/values/ids';
import { packageOf, type PackageId } from '#contracts/values/packages';
import { MidtransClient } from '../../outside/midtrans/midtrans.client.js';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { newId } from '../../platform/crypto/ids.js';
import { Database } from '../../platform/database/database.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { FreePackageError, isMidtransTrouble, PaymentAwayError, PaymentClosedError } from './billing.errors.js';
import * as orders from './orders.repository.js';

/** How long a payment popup, and a bank account number it gave out, can be used. */
const lifetimeMinutes = 24 * 60;
/** A popup that ends sooner than this is not offered again. */
const reusableMinutes = 30;

export interface Buyer {
  /** Null for who pays before registering. */
  readonly ownerId: OwnerId | null;
  readonly name: string;
  readonly email: string;
  readonly emailCanonical: string;
}

export interface Checkout {
  /** Opens the payment popup. */
  readonly token: string;
  readonly orderId: OrderId;
}

/** Opens payments: the order's row first, then the popup's token, so that no payment is without an order. */
@Injectable()
export class CheckoutService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(MidtransClient) private readonly midtrans: MidtransClient,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Opens a payment, or gives the one that is open already for the same buyer and package: a second click is no second order.
   * @throws FreePackageError, PaymentClosedError, PaymentAwayError
   */
  async open(buyer: Buyer, packageId: PackageId): Promise<Checkout> {
    const pack = packageOf(packageId);
    if (pack.price === 0) throw new FreePackageError();
    if (!this.midtrans.configured) throw new PaymentClosedError();
    const now = this.clock.now();
    const open = await orders.findReusable(this.database, buyer, packageId, minutesAfter(now, reusableMinutes));
    if (open?.snapToken) return { token: open.snapToken, orderId: open.id };
    const id = newOrderId();
    await orders.insertOrder(this.database, {
      id,
      ownerId: buyer.ownerId,
      purpose: buyer.ownerId ? 'billing' : 'registration',
      emailCanonical: buyer.ownerId ? null : buyer.emailCanonical,
      packageId,
      amount: pack.price,
      createdAt: now,
      expiresAt: minutesAfter(now, lifetimeMinutes),
    });
    const token = await this.tokenOf(id, buyer, packageId, now);
    await orders.saveToken(this.database, id, token);
    return { token, orderId: id };
  }

  private async tokenOf(orderId: OrderId, buyer: Buyer, packageId: PackageId, startsAt: Date): Promise<string> {
    const pack = packageOf(packageId);
    const page = buyer.ownerId ? 'billing' : `register?packageId=${pack.id}`;
    try {
      return await this.midtrans.createTransaction({
        orderId,
        amountIdr: pack.price,
        item: { id: pack.id, name: `${pack.name} ${pack.duration}` },
        customer: { name: buyer.name, email: buyer.email },
        startsAt,
        lifetimeMinutes,
        notificationUrl: `${this.config.PUBLIC_URL}/api/billing/midtrans/notification`,
        finishUrl: `${this.config.PUBLIC_URL}/${page}`,
      });
    } catch (error) {
      if (!isMidtransTrouble(error)) throw error;
      // nobody has the token of this order, so nobody can pay it: it ends by the sweep
      this.log.error({ event: 'checkout.failed', orderId, ...errorFields(error) });
      throw new PaymentAwayError();
    }
  }
}

/** 36 characters, so that it fits every field of Midtrans, and never used twice. */
function newOrderId(): OrderId {
  return `WBA-${newId().replaceAll('-', '')}` as OrderId;
}

function minutesAfter(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * 60_000);
}
