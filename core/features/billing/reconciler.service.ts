import { Inject, Injectable } from '@nestjs/common';
import type { OrderId } from '#contracts/values/ids';
import { packageOf } from '#contracts/values/selling/packages';
import { ConversionsClient, ConversionsRefusedError } from '../../outside/meta/conversions.client.js';
import { ProviderUnavailableError } from '../../outside/payments/payment.errors.js';
import { PaymentProviders } from '../../outside/payments/payment-providers.js';
import type { ProviderName } from '../../outside/payments/payment.types.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { AccountService } from '../account/account.service.js';
import { Members } from '../account/members.service.js';
import { PlansService } from '../plans/plans.service.js';
import { orderPaid } from './order-events.js';
import { findDueForCheck, findUntoldPurchases, forgetAbandoned, forgetRevoked, type DueOrder } from './orders-due.statements.js';
import { OrdersRepository } from './orders.repository.js';
import { claimPaid, closeUnused } from './orders.statements.js';
import type { OrderRow } from './order.entity.js';
import { isOpen } from './orders.rules.js';
import { PaymentsService } from './payments.service.js';
import { EventsService } from '../events/events.service.js';

const batch = 100;
/** Number of orders queried in parallel: most of the time is spent waiting for the provider. */
const askedAtOnce = 16;
/**
 * Time for a buyer who has paid to finish registering, before the order is assigned to an account of the same
 * address.
 */
const strayAfterMs = 10 * 60_000;

/**
 * Recovers what notifications, browsers and processes have lost: queries providers about orders, assigns
 * stray payments, reports purchases to Meta.
 */
@Injectable()
export class ReconcilerService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(PaymentProviders) private readonly providers: PaymentProviders,
    @Inject(ConversionsClient) private readonly conversions: ConversionsClient,
    @Inject(PaymentsService) private readonly payments: PaymentsService,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(EventsService) private readonly events: EventsService,
    @Inject(OrdersRepository) private readonly orders: OrdersRepository,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Runs all steps once. Safe to run from several processes at a time. */
  async sweep(): Promise<void> {
    await this.askDue();
    await this.giveStray();
    await forgetAbandoned(this.database, this.clock.now());
    await forgetRevoked(this.database);
    await this.tellPurchases();
  }

  /**
   * Queries the provider about one order.
   * @throws ProviderUnavailableError and ProviderRefusedError: the job's retry policy decides on another attempt.
   */
  async reconcile(id: OrderId): Promise<void> {
    const order = await this.orders.find(this.database, id);
    if (order && this.providers.named(order.provider).configured) await this.ask(order);
  }

  private async ask(order: OrderRow): Promise<void> {
    if (order.revokedAt && isOpen(order) && (await this.withdraw(order))) return;
    await this.payments.askAbout(order.id, 'sweep');
  }

  /**
   * For an order of a deleted account: closes its checkout, or cancels the account number to pay to.
   * @returns true when that ended the order; false when the provider has to be queried about its outcome.
   */
  private async withdraw(order: OrderRow): Promise<boolean> {
    const { id: orderId, providerReference: reference, checkoutToken: token } = order;
    const provider = this.providers.named(order.provider);
    if (!(await provider.withdraw({ orderId, reference, token, isChosen: order.state !== 'created' }))) return false;
    this.log.info({ event: 'order.checkout-closed', orderId: order.id });
    return closeUnused(this.database, order.id, order.version, this.clock.now());
  }

  private async askDue(): Promise<void> {
    const asked: OrderId[] = [];
    const reachable = new Set(this.providers.configured);
    while (reachable.size > 0) {
      const due = await findDueForCheck(this.database, this.clock.now(), { not: asked, of: [...reachable], limit: batch });
      if (due.length === 0) return;
      asked.push(...due.map(({ id }) => id));
      await this.askAll(due, reachable);
    }
  }

  /** @param reachable a provider that does not answer is removed: its other orders would fail as well. */
  private async askAll(due: DueOrder[], reachable: Set<ProviderName>): Promise<void> {
    const askOn = async (): Promise<void> => {
      for (let next = due.shift(); next; next = due.shift()) {
        if (!reachable.has(next.provider)) continue;
        try {
          const order = await this.orders.find(this.database, next.id);
          // another process may have queried it in the meantime
          if (order && order.checkedAt?.getTime() === next.checkedAt?.getTime()) await this.ask(order);
        } catch (error) {
          this.log.warn({ event: 'order.check-failed', orderId: next.id, ...errorFields(error) });
          if (error instanceof ProviderUnavailableError) reachable.delete(next.provider);
        }
      }
    };
    await Promise.all(Array.from({ length: askedAtOnce }, askOn));
  }

  /**
   * For visitors who paid before registering and then registered in another way: the payment belongs to the
   * account that verified that address by a code.
   */
  private async giveStray(): Promise<void> {
    for (const { id, emailCanonical } of await this.orders.strayPaid(
      this.database,
      new Date(this.clock.now().getTime() - strayAfterMs),
      batch,
    )) {
      const known = await this.accounts.byEmail(emailCanonical ?? '');
      if (!known?.verified) continue;
      const given = await this.database.transaction(async (tx) => {
        const account = await this.accounts.lock(tx, known.id);
        if (!account.verified) return null;
        const [accountId] = await this.members.ownedBy(account.id, tx);
        if (!accountId) return null;
        const order = await claimPaid(tx, { accountId, emailCanonical: account.emailCanonical, packageId: null });
        if (!order) return null;
        await this.orders.noteGranted(tx, order.id, await this.plans.activate(tx, accountId, order.packageId));
        await this.events.append(tx, orderPaid(accountId, order));
        return { accountId };
      });
      if (!given) continue;
      this.log.info({ event: 'order.stray-given', orderId: id, accountId: given.accountId });
    }
  }

  /** The report is sent before it is recorded: Meta counts a repeated id once, so a lost record does no harm. */
  private async tellPurchases(): Promise<void> {
    if (!this.conversions.configured) return;
    for (const id of await findUntoldPurchases(this.database, this.clock.now(), batch)) {
      try {
        await this.tellPurchase(id);
      } catch (error) {
        this.log.warn({ event: 'purchase-event.failed', orderId: id, ...errorFields(error) });
        // a rejected event (400) will be rejected again; any other error (token, limits, network) affects all
        // events
        if (!(error instanceof ConversionsRefusedError) || error.status !== 400) return;
        await this.noteTold(id, 'refused');
      }
    }
  }

  private async tellPurchase(id: OrderId): Promise<void> {
    const order = await this.orders.find(this.database, id);
    if (!order?.paidAt) return;
    const [owner] = order.accountId ? await this.members.ownersOf(order.accountId) : [];
    const account = owner ? await this.accounts.get(owner).catch(() => null) : null;
    await this.conversions.purchase({
      eventId: `pu-${order.id}`,
      at: order.paidAt,
      valueIdr: order.amount,
      orderId: order.id,
      packageId: order.packageId,
      packageName: packageOf(order.packageId).name,
      email: account?.email ?? order.emailCanonical,
      buyerId: order.accountId,
    });
    await this.noteTold(order.id, 'sent');
  }

  private async noteTold(orderId: OrderId, outcome: 'sent' | 'refused'): Promise<void> {
    await this.orders.addEvent(this.database, { orderId, source: 'sweep', status: 'purchase-event', outcome, identity: '' });
  }
}
