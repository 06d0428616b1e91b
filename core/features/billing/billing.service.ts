import { Inject, Injectable } from '@nestjs/common';
import { dayMs } from '#contracts/values/base/durations';
import type { OrderView } from '#contracts/http/account/billing';
import { canonicalEmail } from '#contracts/values/people/email';
import type { AccountId, OrderId, PersonId } from '#contracts/values/ids';
import type { PackageId } from '#contracts/values/selling/packages';
import { retention } from '#contracts/values/retention';
import { PaymentProviders } from '../../outside/payments/payment-providers.js';
import type { NotificationRequest, ProviderName } from '../../outside/payments/payment.types.js';
import { Clock } from '../../platform/clock/clock.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Coalesced } from '../../platform/coalesce/coalesced.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { EmailTakenError } from '../account/account.errors.js';
import { AccountService } from '../account/account.service.js';
import { PlansService } from '../plans/plans.service.js';
import { ForgedNotificationError, isProviderError, OrderNotFoundError, PaymentAwayError, PaymentClosedError } from './billing.errors.js';
import { presentOrder } from './billing.present.js';
import { CheckoutService, type Checkout } from './checkout.service.js';
import { unclaimedAddresses } from './orders-due.statements.js';
import type { OrderRow } from './order.entity.js';
import { OrdersRepository } from './orders.repository.js';
import { orderPaid } from './order-events.js';
import { claimPaid, revokeOwned } from './orders.statements.js';
import { EventsService } from '../events/events.service.js';
import { isOpen } from './orders.rules.js';
import { PaymentsService } from './payments.service.js';

const ordersShown = 50;
/** Midtrans requires a response within five seconds; Xendit documents no limit. */
const notificationDeadlineMs = 4_000;
/** Minimum interval at which an order page may trigger a query to the provider. */
const askAgainMs = 2_000;

/** A registering visitor, and the evidence that they have paid. */
export interface PaidQuestion {
  readonly email: string;
  readonly packageId: PackageId;
  readonly orderId: string | null;
  readonly visitorHash: Buffer | null;
}

/** Sale of packages: the entry point of payments. */
@Injectable()
export class BillingService {
  /** Merges simultaneous notifications about one order into one query to its provider. */
  private readonly noticesOf = new Coalesced<OrderId, OrderRow | null>();

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(PaymentProviders) private readonly providers: PaymentProviders,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(CheckoutService) private readonly checkout: CheckoutService,
    @Inject(PaymentsService) private readonly payments: PaymentsService,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(JobQueue) private readonly queue: JobQueue,
    @Inject(OrdersRepository) private readonly stored: OrdersRepository,
    @Inject(EventsService) private readonly events: EventsService,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * A member of an account chooses a package for it; the invoice names that person. The trial starts at once (returns null); any other package opens a payment.
   * @param linkedNumber digits of the number that the owner's session is linked to; null when none.
   * @throws TrialUsedError, PackageRunningError, PaymentClosedError, PaymentAwayError
   */
  async choose(
    { accountId, personId }: { readonly accountId: AccountId; readonly personId: PersonId },
    packageId: PackageId,
    linkedNumber: string | null,
  ): Promise<Checkout | null> {
    const account = await this.accounts.get(personId);
    if (packageId === 'ai-trial') {
      await this.database.transaction((tx) => this.plans.startTrial(tx, accountId, account.emailCanonical, linkedNumber));
      return null;
    }
    const { fullName: name, email, emailCanonical } = account;
    return this.checkout.open({ accountId, name, email, emailCanonical, visitorHash: null }, packageId);
  }

  /**
   * Opens the payment of a visitor who registers with a paid package. The result does not depend on whether the
   * address has already paid, because anybody may enter any address. Buyers who have paid identify themselves by the
   * order id instead, which their browser and their receipt contain.
   * @param address client address, in the form that rate limits use: an open checkout is offered again only to the
   * same address.
   * @throws EmailTakenError, FreePackageError, PaymentClosedError, PaymentAwayError
   */
  async openRegistration({ name, email }: { name: string; email: string }, packageId: PackageId, address: string): Promise<Checkout> {
    if (await this.accounts.byEmail(email)) throw new EmailTakenError();
    const visitorHash = this.box.keyedHash('visitor', address);
    return this.checkout.open({ accountId: null, name, email, emailCanonical: canonicalEmail(email), visitorHash }, packageId);
  }

  /**
   * True when a paid, unclaimed order of that address and package exists. This is not disclosed to strangers:
   * the request has to give the order id or come from the network that opened the order.
   */
  async hasPaidRegistration(tx: Tx, asked: PaidQuestion): Promise<boolean> {
    const { email, ...rest } = asked;
    return this.stored.hasPaidRegistration(tx, { ...rest, emailCanonical: canonicalEmail(email) });
  }

  /**
   * Queries the providers about the unpaid registration orders of an address, for visitors who register
   * before the notification arrives. Call it before the transaction that claims.
   * @throws PaymentAwayError when a provider cannot be queried.
   */
  async refreshPaidRegistration(email: string, packageId: PackageId): Promise<void> {
    const unpaid = await this.stored.unpaidRegistrations(this.database, canonicalEmail(email), packageId);
    for (const { id } of unpaid) {
      const order = await this.ask(id).catch(asAway);
      if (order?.state === 'paid') return;
    }
  }

  /**
   * Gives an owner who has just verified the address the package that was paid for before registering.
   * @returns false when there is no paid, unclaimed order of that address and package.
   */
  async claimPaidRegistration(tx: Tx, claim: { accountId: AccountId; emailCanonical: string; packageId: PackageId }): Promise<boolean> {
    const order = await claimPaid(tx, claim);
    if (!order) return false;
    await this.stored.noteGranted(tx, order.id, await this.plans.activate(tx, claim.accountId, order.packageId));
    await this.events.append(tx, orderPaid(claim.accountId, order));
    return true;
  }

  /** Canonical addresses with a paid, unclaimed order. */
  addressesPaidFor(): Promise<string[]> {
    return unclaimedAddresses(this.database);
  }

  /** For housekeeping: deletes old provider answers; the orders are kept. @returns how many. */
  removeOldEvents(): Promise<number> {
    return this.stored.removeEvents(this.database, new Date(this.clock.now().getTime() - retention.orderEventDays * dayMs));
  }

  /**
   * Handles a payment notification. Its content only determines which order to query the provider about.
   * @throws ForgedNotificationError (403); PaymentAwayError (503). After a 503, the provider repeats the
   * notification, and a job queries the provider as well.
   */
  async notified(name: ProviderName, request: NotificationRequest): Promise<void> {
    const provider = this.providers.named(name);
    if (!provider.configured) throw new PaymentClosedError();
    const notice = provider.readNotice(request);
    if (!notice) throw new ForgedNotificationError();
    const noticed = await this.stored.findNoticed(this.database, name, notice.about);
    if (!noticed) return this.log.warn({ event: 'order.unknown', provider: name, ...notice.about });
    const { id } = noticed;
    try {
      const order = await this.noticesOf.next(id, () => this.payments.askAbout(id, 'notification', notificationDeadlineMs));
      // the status API may report a settlement slightly later than the notification
      if (order && isOpen(order) && notice.claims === 'settled') await this.askSoon(id);
    } catch (error) {
      this.log.warn({ event: 'order.check-failed', orderId: id, ...errorFields(error) });
      await this.askSoon(id);
      throw new PaymentAwayError();
    }
  }

  /**
   * For the transaction that deletes an account: removes personal data from its orders and marks the open
   * ones for closing, because a deleted account must not be paid for. After the commit, their checkouts are closed by a
   * job, or by the sweep.
   */
  async revokeOrders(tx: Tx, accountId: AccountId): Promise<void> {
    const open = await revokeOwned(tx, accountId, this.clock.now());
    tx.afterCommit(() => {
      for (const id of open) void this.askSoon(id, 0);
    });
  }

  /** The owner's orders, newest first. */
  async orders(accountId: AccountId): Promise<OrderView[]> {
    return (await this.stored.listOwned(this.database, accountId, ordersShown)).map(presentOrder);
  }

  /**
   * One order of the owner; while it is open, its provider is queried first.
   * @throws OrderNotFoundError also for orders of other owners.
   */
  async order(accountId: AccountId, id: OrderId): Promise<OrderView> {
    const order = await this.stored.findOwned(this.database, accountId, id);
    return this.fresh(order);
  }

  /**
   * State of a registration's order, for the page that waits for its payment; while it is open, its provider
   * is queried first.
   * @throws OrderNotFoundError
   */
  async registrationState(id: OrderId): Promise<OrderView['state']> {
    return (await this.fresh(await this.stored.findRegistration(this.database, id))).state;
  }

  private async fresh(order: OrderRow | null): Promise<OrderView> {
    if (!order) throw new OrderNotFoundError();
    const { id } = order;
    const askedJustNow = order.checkedAt !== null && this.clock.now().getTime() - order.checkedAt.getTime() < askAgainMs;
    if (!isOpen(order) || askedJustNow) return presentOrder(order);
    const fresh = await this.ask(id).catch((error: unknown) => {
      if (!isProviderError(error)) throw error;
      this.log.warn({ event: 'order.check-failed', orderId: id, ...errorFields(error) });
      return order; // the stored state is valid, but may be outdated
    });
    return presentOrder(fresh ?? order);
  }

  private async ask(id: OrderId): Promise<OrderRow | null> {
    return this.payments.askAbout(id, 'status');
  }

  private async askSoon(orderId: OrderId, delayMs = 15_000): Promise<void> {
    try {
      await this.queue.enqueue('billing.reconcile', { orderId }, { delayMs, onePer: orderId });
    } catch (error) {
      // a job that could not be queued does no harm: the sweep queries every open order anyway
      this.log.warn({ event: 'order.alarm-lost', orderId, ...errorFields(error) });
    }
  }
}

function asAway(error: unknown): never {
  throw isProviderError(error) ? new PaymentAwayError() : error;
}
