import { Inject, Injectable } from '@nestjs/common';
import { dayMs } from '#contracts/values/base/durations';
import type { OrderView } from '#contracts/http/account/billing';
import { canonicalEmail } from '#contracts/values/people/email';
import type { AccountId, OrderId, OwnerId } from '#contracts/values/ids';
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
import { claimPaid, revokeOwned } from './orders.statements.js';
import { isOpen } from './orders.rules.js';
import { PaymentsService } from './payments.service.js';

const ordersShown = 50;
/** Midtrans wants its answer within five seconds; Xendit names no limit. */
const notificationDeadlineMs = 4_000;
/** How soon an order page may have the provider asked again. */
const askAgainMs = 2_000;

/** Who registers, and how they may show that they paid. */
export interface PaidQuestion {
  readonly email: string;
  readonly packageId: PackageId;
  readonly orderId: string | null;
  readonly visitorHash: Buffer | null;
}

/** Selling packages: where a payment begins. */
@Injectable()
export class BillingService {
  /** A flood of notifications about one order asks its provider one question at a time. */
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
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * An owner chooses a package. The trial starts at once (null); any other opens a payment.
   * @param linkedNumber digits of the number that the owner's session is linked to; null for none.
   * @throws TrialUsedError, PackageRunningError, PaymentClosedError, PaymentAwayError
   */
  async choose(ownerId: OwnerId, packageId: PackageId, linkedNumber: string | null): Promise<Checkout | null> {
    const account = await this.accounts.get(ownerId);
    if (packageId === 'ai-trial') {
      await this.database.transaction((tx) => this.plans.startTrial(tx, ownerId, account.emailCanonical, linkedNumber));
      this.plans.announceChange(ownerId);
      return null;
    }
    const { fullName: name, email, emailCanonical } = account;
    return this.checkout.open({ ownerId, name, email, emailCanonical, visitorHash: null }, packageId);
  }

  /**
   * Opens the payment of who wants to register with a paid package. Whether that address has paid before makes no difference: anybody
   * may ask for any address. Who has paid shows the order instead, which the browser and the receipt know.
   * @param address where the request comes from, as limits tell clients apart: a checkout is offered again only there.
   * @throws EmailTakenError, FreePackageError, PaymentClosedError, PaymentAwayError
   */
  async openRegistration({ name, email }: { name: string; email: string }, packageId: PackageId, address: string): Promise<Checkout> {
    if (await this.accounts.byEmail(email)) throw new EmailTakenError();
    const visitorHash = this.box.keyedHash('visitor', address);
    return this.checkout.open({ ownerId: null, name, email, emailCanonical: canonicalEmail(email), visitorHash }, packageId);
  }

  /**
   * Whether a settled, unclaimed order of that address and package waits for who registers. Strangers are not told: it has to be
   * shown by its id, or asked about from where it was opened.
   */
  async hasPaidRegistration(tx: Tx, asked: PaidQuestion): Promise<boolean> {
    const { email, ...rest } = asked;
    return this.stored.hasPaidRegistration(tx, { ...rest, emailCanonical: canonicalEmail(email) });
  }

  /**
   * Asks the providers about the unpaid registration orders of an address, for when somebody registers faster than the notification came.
   * To be called before the transaction that claims.
   * @throws PaymentAwayError when a provider cannot be asked.
   */
  async refreshPaidRegistration(email: string, packageId: PackageId): Promise<void> {
    const unpaid = await this.stored.unpaidRegistrations(this.database, canonicalEmail(email), packageId);
    for (const { id } of unpaid) {
      const order = await this.ask(id).catch(asAway);
      if (order?.state === 'paid') return;
    }
  }

  /**
   * Gives an owner who has just proved the address what was paid for before registering.
   * @returns false when there is no settled, unclaimed order of that address and package.
   */
  async claimPaidRegistration(tx: Tx, claim: { ownerId: AccountId; emailCanonical: string; packageId: PackageId }): Promise<boolean> {
    const order = await claimPaid(tx, claim);
    if (!order) return false;
    await this.stored.noteGranted(tx, order.id, await this.plans.activate(tx, claim.ownerId, order.packageId));
    return true;
  }

  /** Canonical addresses that paid orders wait for. */
  addressesPaidFor(): Promise<string[]> {
    return unclaimedAddresses(this.database);
  }

  /** For housekeeping: forgets what providers answered long ago; the orders stay. @returns how many. */
  removeOldEvents(): Promise<number> {
    return this.stored.removeEvents(this.database, new Date(this.clock.now().getTime() - retention.orderEventDays * dayMs));
  }

  /**
   * Takes a payment notification. Its words only say which order to ask about.
   * @throws ForgedNotificationError (403); PaymentAwayError (503: the provider will repeat it, and a job asks too).
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
      // the status API may know of a settlement a moment later than the notification
      if (order && isOpen(order) && notice.claims === 'settled') await this.askSoon(id);
    } catch (error) {
      this.log.warn({ event: 'order.check-failed', orderId: id, ...errorFields(error) });
      await this.askSoon(id);
      throw new PaymentAwayError();
    }
  }

  /**
   * For the transaction that deletes an account: takes the person out of its orders and marks the open ones, so that nobody pays for an
   * account that is gone. @returns what to do after the commit: their checkouts are closed soon, by a job or by the sweep.
   */
  async revokeOrders(tx: Tx, ownerId: AccountId): Promise<() => void> {
    const open = await revokeOwned(tx, ownerId, this.clock.now());
    return () => {
      for (const id of open) void this.askSoon(id, 0);
    };
  }

  /** The owner's orders, newest first. */
  async orders(ownerId: OwnerId): Promise<OrderView[]> {
    return (await this.stored.listOwned(this.database, ownerId, ordersShown)).map(presentOrder);
  }

  /**
   * One order of the owner; while it is open, its provider is asked first.
   * @throws OrderNotFoundError also for orders of others.
   */
  async order(ownerId: OwnerId, id: OrderId): Promise<OrderView> {
    const order = await this.stored.findOwned(this.database, ownerId, id);
    return this.fresh(order);
  }

  /**
   * State of a registration's order, for the page that waits for its payment; while it is open, its provider is asked first.
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
      return order; // what we know is still true, only maybe not the newest
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
      // the sweep asks about every open order anyway
      this.log.warn({ event: 'order.alarm-lost', orderId, ...errorFields(error) });
    }
  }
}

function asAway(error: unknown): never {
  throw isProviderError(error) ? new PaymentAwayError() : error;
}
