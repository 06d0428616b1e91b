import { Inject, Injectable } from '@nestjs/common';
import type { AccountId, OrderId } from '#contracts/values/ids';
import { PaymentProviders } from '../../outside/payments/payment-providers.js';
import type { PaymentAnswer } from '../../outside/payments/payment.types.js';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Log } from '../../platform/log/log.js';
import { AccountGoneError } from '../account/account.errors.js';
import { AccountService } from '../account/account.service.js';
import type { Account } from '../account/account.types.js';
import { Members } from '../account/members.service.js';
import { EventsService } from '../events/events.service.js';
import { MailsService } from '../mails/mails.service.js';
import { PlansService } from '../plans/plans.service.js';
import { receiptMail, registrationReceiptMail } from './billing.texts.js';
import { orderPaid, orderReversed } from './order-events.js';
import type { OrderRow } from './order.entity.js';
import { OrdersRepository, type Source } from './orders.repository.js';
import { PaymentAlerts, type AlertReason } from './payment-alerts.js';
import { decide, isFinal, type Decision } from './orders.rules.js';

type Reversal = Extract<Decision, { action: 'reverse' }>;

const rounds = 4;
const askingMs = 15_000;

/**
 * The only place where a payment grants a package or a refund takes it back. The order's provider is queried, `decide`
 * interprets the answer, and one transaction updates the order, grants or takes back the package, and writes the event
 * and the mail. A call that was overtaken by another answer queries again. This may be called any number of times, in
 * any order, from several processes, and may be interrupted anywhere.
 */
@Injectable()
export class PaymentsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Members) private readonly members: Members,
    @Inject(PaymentProviders) private readonly providers: PaymentProviders,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(PlansService) private readonly plans: PlansService,
    @Inject(MailsService) private readonly mails: MailsService,
    @Inject(EventsService) private readonly events: EventsService,
    @Inject(PaymentAlerts) private readonly alerts: PaymentAlerts,
    @Inject(OrdersRepository) private readonly orders: OrdersRepository,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Queries the order's provider and applies the answer.
   * @param withinMs deadline of the queries, including repeats.
   * @returns the order's state afterwards; null when no order has that id.
   * @throws ProviderUnavailableError, ProviderRefusedError
   */
  async askAbout(id: OrderId, source: Source, withinMs = askingMs): Promise<OrderRow | null> {
    const until = performance.now() + withinMs;
    for (let round = 1; round <= rounds; round += 1) {
      const seen = await this.orders.find(this.database, id);
      if (!seen || isFinal(seen)) return seen;
      const { provider, providerReference: reference } = seen;
      const leftMs = Math.max(1, Math.round(until - performance.now()));
      const answer = await this.providers.named(provider).ask({ orderId: id, reference }, leftMs);
      if (await this.apply(seen, answer, source)) break;
    }
    return this.orders.find(this.database, id);
  }

  /**
   * Applies one answer.
   * @param seen the order as it was before the provider was queried.
   * @returns false when the order was written since then: the answer may be stale and the provider must be
   * queried again.
   */
  async apply(seen: OrderRow, answer: PaymentAnswer, source: Source): Promise<boolean> {
    const decision = decide(seen, answer, this.clock.now());
    return this.database.transaction(async (tx) => {
      // lock order: account, then order (avoids deadlocks)
      const owner = decision.action === 'pay' || decision.action === 'reverse' ? await this.lockPayer(tx, seen) : null;
      const order = await this.orders.lockUnchanged(tx, seen.id, seen.version);
      if (order) await this.carryOut(tx, { order, answer, source, owner }, decision);
      return order !== null;
    });
  }

  private async carryOut(tx: Tx, given: Given, decision: Decision): Promise<void> {
    const { order, answer } = given;
    const now = this.clock.now();
    await this.writeEvent(tx, given, decision);
    switch (decision.action) {
      case 'none':
        return this.orders.noteAnswer(tx, order.id, now, null);
      case 'move':
        return this.orders.noteAnswer(tx, order.id, now, { state: decision.state });
      case 'pay': {
        const payment = answer.kind === 'payment' ? { transactionId: answer.paymentId, paymentType: answer.method } : {};
        await this.orders.noteAnswer(tx, order.id, now, { state: 'paid', paidAt: now, ...payment });
        await this.give(tx, given, now);
        if (decision.partlyRefunded) await this.alerts.raise(tx, order, 'partly_refunded');
        return;
      }
      case 'reverse':
        await this.orders.noteAnswer(tx, order.id, now, { state: decision.state });
        return this.takeBack(tx, given, decision);
    }
  }

  private async give(tx: Tx, { order, owner }: Given, paidAt: Date): Promise<void> {
    const dedupeKey = `receipt:${order.id}`;
    const log = (): void => this.log.info({ event: 'order.paid', orderId: order.id, accountId: order.accountId });
    if (owner) {
      const { accountId, person } = owner;
      await this.orders.noteGranted(tx, order.id, await this.plans.activate(tx, accountId, order.packageId));
      const content = receiptMail(order, person.fullName, paidAt, this.config.PUBLIC_URL);
      await this.mails.enqueue(tx, { personId: person.id, to: person.email, kind: 'notice', content, dedupeKey });
      await this.events.append(tx, orderPaid(accountId, order));
      return tx.afterCommit(log);
    }
    if (order.purpose === 'registration' && order.emailCanonical) {
      const content = registrationReceiptMail(order, paidAt, this.config.PUBLIC_URL);
      await this.mails.enqueue(tx, { personId: null, to: order.emailCanonical, kind: 'notice', content, dedupeKey });
      return tx.afterCommit(log);
    }
    // the account was deleted while the payment was in progress: an operator has to refund it
    await this.alerts.raise(tx, order, 'paid_without_owner');
  }

  private async takeBack(tx: Tx, { order, owner }: Given, { state }: Reversal): Promise<void> {
    tx.afterCommit(() => this.log.warn({ event: 'order.reversed', orderId: order.id, accountId: order.accountId, state }));
    if (!owner || !order.grantedAt) return;
    const standing = await this.orders.standingGrants(tx, owner.accountId, order.id);
    await this.plans.takeBack(tx, owner.accountId, standing, { packageId: order.packageId, at: order.grantedAt });
    await this.events.append(tx, orderReversed(owner.accountId, order, state));
  }

  private async writeEvent(tx: Tx, { order, answer, source }: Given, decision: Decision): Promise<void> {
    const outcome =
      decision.action === 'none' ? decision.outcome : decision.action === 'pay' ? 'paid' : `${decision.action}:${decision.state}`;
    if (outcome === 'known' || outcome === 'final') return;
    const [status, identity] =
      answer.kind === 'payment' ? [answer.said.status, `${answer.paymentId} ${answer.said.details}`] : ['untouched', ''];
    const isNew = await this.orders.addEvent(tx, { orderId: order.id, source, status: status.slice(0, 50), outcome, identity });
    const reason = isNew && alertReasons[outcome];
    if (reason) await this.alerts.raise(tx, order, reason);
  }

  /** Locks the first owner of the order's account. Null when the order has no account, or all owners deleted theirs. */
  private async lockPayer(tx: Tx, { accountId }: OrderRow): Promise<Payer | null> {
    if (!accountId) return null;
    for (const personId of await this.members.ownersOf(accountId, tx)) {
      try {
        return { accountId, person: await this.accounts.lock(tx, personId) };
      } catch (error) {
        // An owner deleted their account after the owners were read; another owner may keep the account.
        if (!(error instanceof AccountGoneError)) throw error;
      }
    }
    return null;
  }
}

const alertReasons: Partial<Record<string, AlertReason>> = {
  mismatch: 'mismatch',
  'partly-refunded': 'partly_refunded',
  'unknown-status': 'unknown_status',
};

/**
 * The account of an order, and the person who owns the account and gets the receipt. The person's row is
 * locked.
 */
interface Payer {
  readonly accountId: AccountId;
  readonly person: Account;
}

interface Given {
  readonly order: OrderRow;
  readonly answer: PaymentAnswer;
  readonly source: Source;
  /** Null when the order is unclaimed or the account is gone. */
  readonly owner: Payer | null;
}
