import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { AccountId, OrderId } from '#contracts/values/ids';
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

/** Validity of a checkout, and of a bank account number it issued. */
const lifetimeMinutes = 24 * 60;
/**
 * Maximum time for which a second click waits for the checkout that the first one is opening: the provider client's own
 * timeout plus a margin for our databases.
 */
const openingMs = 20_000;
const lookEveryMs = 200;
/** A checkout that expires sooner than this is not offered again. */
const reusableMinutes = 30;

export interface Buyer {
  /** Null for buyers who pay before registering. */
  readonly accountId: AccountId | null;
  readonly name: string;
  readonly email: string;
  readonly emailCanonical: string;
  /** Keyed hash of the visitor's network address. */
  readonly visitorHash: Buffer | null;
}

export interface Checkout {
  /** The value that the panel opens: the token of a popup or the link of a payment page. */
  readonly token: string;
  readonly orderId: OrderId;
}

/**
 * Opens payments. The order's row is written before the checkout token is fetched, so that no payment exists without
 * an order.
 *
 * Of many simultaneous clicks, on any number of servers, only one opens the checkout. It writes the row under a lock
 * of that buyer and package, and calls the provider after releasing the lock. The other clicks wait for the token.
 * When the process dies in between, the row has no token, and the other clicks stop waiting after a time limit. When
 * the provider refuses, the order ends and all waiting clicks get the same error.
 */
@Injectable()
export class CheckoutService {
  /**
   * Checkouts this process is opening, by buyer and package: further clicks on the same server wait here
   * without querying Postgres.
   */
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
   * Opens a payment, or returns the one already open for the same buyer and package: a second click does not
   * create a second order.
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

  /**
   * The order with a usable checkout, the order for which another request is opening one, or a new order for
   * which this call must open one.
   */
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
      accountId: buyer.accountId,
      purpose: buyer.accountId ? 'billing' : 'registration',
      emailCanonical: buyer.accountId ? null : buyer.emailCanonical,
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
    const page = buyer.accountId ? 'billing' : `register?packageId=${pack.id}&order=${orderId}`;
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

/** 36 characters, which fits every provider's fields; never reused. */
function newOrderId(): OrderId {
  return `WBA-${newId().replaceAll('-', '')}` as OrderId;
}

/**
 * Lock key of a buyer. Strangers may enter any address, so the key includes the network they come from: they
 * cannot block buyers elsewhere.
 */
function nameOf({ accountId, emailCanonical, visitorHash }: Buyer): string {
  return accountId ?? `${emailCanonical}/${visitorHash?.toString('base64url') ?? ''}`;
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
