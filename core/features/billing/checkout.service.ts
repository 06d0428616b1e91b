import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { OrderId, OwnerId } from '#contracts/values/ids';
import { packageOf, type PackageId } from '#contracts/values/selling/packages';
import { MidtransClient } from '../../outside/midtrans/midtrans.client.js';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { newId } from '../../platform/crypto/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { FreePackageError, isMidtransTrouble, PaymentAwayError, PaymentClosedError } from './billing.errors.js';
import { OrdersRepository } from './orders.repository.js';
import { holdOpenings } from './orders.statements.js';

/** How long a payment popup, and a bank account number it gave out, can be used. */
const lifetimeMinutes = 24 * 60;
/** So long another click waits for the popup that a first one is opening: the client's own deadline, and a little for our stores. */
const openingMs = 20_000;
const lookEveryMs = 200;
/** A popup that ends sooner than this is not offered again. */
const reusableMinutes = 30;

export interface Buyer {
  /** Null for who pays before registering. */
  readonly ownerId: OwnerId | null;
  readonly name: string;
  readonly email: string;
  readonly emailCanonical: string;
  /** Keyed hash of the network address that a visitor's request came from. */
  readonly visitorHash: Buffer | null;
}

export interface Checkout {
  /** Opens the payment popup. */
  readonly token: string;
  readonly orderId: OrderId;
}

/**
 * Opens payments: the order's row first, then the popup's token, so that no payment is without an order.
 *
 * Of many clicks at once, on any number of servers, one writes the row, under a lock of that buyer and package, and asks Midtrans after the
 * lock is gone; the others wait for its token. Who dies in between leaves a row without token, which nobody waits for after
 * its time; who is refused ends the row, and all who waited are told the same.
 */
@Injectable()
export class CheckoutService {
  /** What this process is opening, by buyer and package: clicks on one server wait without asking Postgres. */
  private readonly opening = new Map<string, Promise<Checkout>>();

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(MidtransClient) private readonly midtrans: MidtransClient,
    @Inject(OrdersRepository) private readonly orders: OrdersRepository,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Opens a payment, or gives the one that is open already for the same buyer and package: a second click is no second order.
   * @throws FreePackageError, PaymentClosedError, PaymentAwayError
   */
  async open(buyer: Buyer, packageId: PackageId): Promise<Checkout> {
    if (packageOf(packageId).price === 0) throw new FreePackageError();
    if (!this.midtrans.configured) throw new PaymentClosedError();
    const key = `${nameOf(buyer)}/${packageId}`;
    const running = this.opening.get(key);
    if (running) return running;
    const opening = this.openOnce(buyer, packageId).finally(() => this.opening.delete(key));
    this.opening.set(key, opening);
    return opening;
  }

  private async openOnce(buyer: Buyer, packageId: PackageId): Promise<Checkout> {
    const now = this.clock.now();
    const { order, isMine } = await this.database.transaction((tx) => this.claim(tx, buyer, packageId, now));
    if (order.snapToken) return { token: order.snapToken, orderId: order.id };
    if (!isMine) return this.tokenOfOther(order.id, order.createdAt);
    const token = await this.tokenOf(order.id, buyer, packageId, now);
    await this.orders.saveToken(this.database, order.id, token);
    return { token, orderId: order.id };
  }

  /** The order that a popup is open for, the one that somebody is opening, or a new one that is ours to open. */
  private async claim(tx: Tx, buyer: Buyer, packageId: PackageId, now: Date): Promise<Claim> {
    await holdOpenings(tx, nameOf(buyer), packageId);
    const open = await this.orders.findOpen(tx, buyer, packageId, {
      usableUntil: minutesAfter(now, reusableMinutes),
      since: new Date(now.getTime() - openingMs),
    });
    if (open) return { order: open, isMine: false };
    const id = newOrderId();
    await this.orders.insert(tx, {
      id,
      ownerId: buyer.ownerId,
      purpose: buyer.ownerId ? 'billing' : 'registration',
      emailCanonical: buyer.ownerId ? null : buyer.emailCanonical,
      visitorHash: buyer.visitorHash,
      packageId,
      amount: packageOf(packageId).price,
      createdAt: now,
      expiresAt: minutesAfter(now, lifetimeMinutes),
    });
    return { order: { id, snapToken: null, createdAt: now }, isMine: true };
  }

  /** Waits for the token that another server is fetching. */
  private async tokenOfOther(orderId: OrderId, since: Date): Promise<Checkout> {
    while (this.clock.now().getTime() < since.getTime() + openingMs) {
      const order = await this.orders.find(this.database, orderId);
      if (order?.snapToken) return { token: order.snapToken, orderId };
      if (order?.state !== 'created') break;
      await pause(lookEveryMs);
    }
    throw new PaymentAwayError();
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
      this.log.error({ event: 'checkout.failed', orderId, ...errorFields(error) });
      await this.orders.noteUnopened(this.database, orderId);
      throw new PaymentAwayError();
    }
  }
}

/** 36 characters, so that it fits every field of Midtrans, and never used twice. */
function newOrderId(): OrderId {
  return `WBA-${newId().replaceAll('-', '')}` as OrderId;
}

/** Who buys, as the lock knows it. Strangers may name any address: they wait for nobody but those who ask from the same place. */
function nameOf({ ownerId, emailCanonical, visitorHash }: Buyer): string {
  return ownerId ?? `${emailCanonical}/${visitorHash?.toString('base64url') ?? ''}`;
}

interface Claim {
  readonly order: { readonly id: OrderId; readonly snapToken: string | null; readonly createdAt: Date };
  readonly isMine: boolean;
}

function minutesAfter(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * 60_000);
}
