import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { OrderId, OwnerId } from '#contracts/values/ids';
import { packageOf, type PackageId } from '#contracts/values/selling/packages';
import { PaymentProviders } from '../../outside/payments/payment-providers.js';
import type { Checkout as ProviderCheckout, PaymentProvider } from '../../outside/payments/payment.types.js';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { newId } from '../../platform/crypto/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { FreePackageError, isProviderError, PaymentAwayError, PaymentClosedError } from './billing.errors.js';
import type { OrderRow } from './order.entity.js';
import { OrdersRepository } from './orders.repository.js';
import { holdOpenings } from './orders.statements.js';

/** How long a checkout, and a bank account number it gave out, can be used. */
const lifetimeMinutes = 24 * 60;
/** So long another click waits for the checkout that a first one is opening: the client's own deadline, and a little for our stores. */
const openingMs = 20_000;
const lookEveryMs = 200;
/** A checkout that ends sooner than this is not offered again. */
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
  /** What the panel opens: a popup's token or a payment page's link. */
  readonly token: string;
  readonly orderId: OrderId;
}

/**
 * Opens payments: the order's row first, then the checkout's token, so that no payment is without an order.
 *
 * Of many clicks at once, on any number of servers, one writes the row, under a lock of that buyer and package, and asks the provider after
 * the lock is gone; the others wait for its token. A process that dies in between leaves a row without
 * token; the others stop waiting for it after its time limit. A refusal ends the row, and all who wait get the same answer.
 */
@Injectable()
export class CheckoutService {
  /** What this process is opening, by buyer and package: clicks on one server wait without asking Postgres. */
  private readonly opening = new Map<string, Promise<Checkout>>();

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PaymentProviders) private readonly providers: PaymentProviders,
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
    if (!this.providers.selling.configured) throw new PaymentClosedError();
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
    if (order.checkoutToken) return { token: order.checkoutToken, orderId: order.id };
    if (!isMine) return this.tokenOfOther(order.id, order.createdAt);
    const opened = await this.openAt(this.providers.named(order.provider), { orderId: order.id, buyer, packageId, startsAt: now });
    await this.orders.saveCheckout(this.database, order.id, opened);
    return { token: opened.token, orderId: order.id };
  }

  /** The order that a popup is open for, the one that somebody is opening, or a new one that is ours to open. */
  private async claim(tx: Tx, buyer: Buyer, packageId: PackageId, now: Date): Promise<Claim> {
    await holdOpenings(tx, nameOf(buyer), packageId);
    const provider = this.providers.selling.name;
    const open = await this.orders.findOpen(tx, buyer, packageId, {
      provider,
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
      provider,
      packageId,
      amount: packageOf(packageId).price,
      createdAt: now,
      expiresAt: minutesAfter(now, lifetimeMinutes),
    });
    return { order: { id, provider, checkoutToken: null, createdAt: now }, isMine: true };
  }

  /** Waits for the token that another server is fetching. */
  private async tokenOfOther(orderId: OrderId, since: Date): Promise<Checkout> {
    while (this.clock.now().getTime() < since.getTime() + openingMs) {
      const order = await this.orders.find(this.database, orderId);
      if (order?.checkoutToken) return { token: order.checkoutToken, orderId };
      if (order?.state !== 'created') break;
      await pause(lookEveryMs);
    }
    throw new PaymentAwayError();
  }

  private async openAt(provider: PaymentProvider, { orderId, buyer, packageId, startsAt }: Opening): Promise<ProviderCheckout> {
    const pack = packageOf(packageId);
    const page = buyer.ownerId ? 'billing' : `register?packageId=${pack.id}&order=${orderId}`;
    try {
      return await provider.open({
        orderId,
        amountIdr: pack.price,
        item: { id: pack.id, name: `${pack.name} ${pack.duration}` },
        customer: { name: buyer.name, email: buyer.email },
        startsAt,
        lifetimeMinutes,
        finishUrl: `${this.config.PUBLIC_URL}/${page}`,
      });
    } catch (error) {
      if (!isProviderError(error)) throw error;
      this.log.error({ event: 'checkout.failed', orderId, ...errorFields(error) });
      await this.orders.noteUnopened(this.database, orderId);
      throw new PaymentAwayError();
    }
  }
}

/** 36 characters, so that it fits every provider's fields, and never used twice. */
function newOrderId(): OrderId {
  return `WBA-${newId().replaceAll('-', '')}` as OrderId;
}

/** Who buys, as the lock knows it. Strangers may name any address: they wait for nobody but those who ask from the same place. */
function nameOf({ ownerId, emailCanonical, visitorHash }: Buyer): string {
  return ownerId ?? `${emailCanonical}/${visitorHash?.toString('base64url') ?? ''}`;
}

interface Opening {
  readonly orderId: OrderId;
  readonly buyer: Buyer;
  readonly packageId: PackageId;
  readonly startsAt: Date;
}

interface Claim {
  readonly order: Pick<OrderRow, 'id' | 'provider' | 'checkoutToken' | 'createdAt'>;
  readonly isMine: boolean;
}

function minutesAfter(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * 60_000);
}
