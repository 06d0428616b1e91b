import { randomUUID } from 'node:crypto';
import { lifetimeMs, startTime } from './create-check.ts';
import type { MidtransFaults } from './faults.ts';
import type { Notifier } from './notifier.ts';
import { mayBecome, midtransTime } from './order.ts';
import type { CreateRequest, Order, OrderStatus } from './order.ts';

/** A refusal with the code for the body of the Core API's answer. */
export class Refusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const dayMs = 86_400_000;
const sweepMs = 250;
const refundable = ['other_qris', 'qris', 'gopay', 'shopeepay', 'credit_card', 'akulaku', 'kredivo'];

/** All orders and their possible events. Each change sends a notification. */
export class Payments {
  private readonly orders = new Map<string, Order>();
  private readonly notifier: Notifier;
  private readonly faults: MidtransFaults;
  private readonly onChange: (order: Order) => void;
  private readonly sweep = setInterval(() => this.expireDue(), sweepMs);

  constructor(options: { notifier: Notifier; faults: MidtransFaults; onChange: (order: Order) => void }) {
    this.notifier = options.notifier;
    this.faults = options.faults;
    this.onChange = options.onChange;
    this.sweep.unref();
  }

  close(): void {
    clearInterval(this.sweep);
  }

  list(): Order[] {
    return [...this.orders.values()].reverse();
  }

  has(orderId: string): boolean {
    return this.orders.has(orderId);
  }

  /** Finds an order by order id or transaction id. */
  find(id: string): Order | undefined {
    return this.orders.get(id) ?? this.list().find(({ transactionId }) => transactionId === id);
  }

  findByToken(token: string): Order | undefined {
    return this.list().find((order) => order.token === token);
  }

  create(request: CreateRequest, notifyUrls: Order['notifyUrls']): Order {
    const now = Date.now();
    const started = request.expiry?.start_time ? startTime(request.expiry.start_time) : now;
    const expiresAt = request.expiry ? started + lifetimeMs(request.expiry) : now + dayMs;
    const order: Order = {
      orderId: request.transaction_details.order_id,
      token: randomUUID(),
      transactionId: randomUUID(),
      grossAmount: `${request.transaction_details.gross_amount}.00`,
      status: 'new',
      paymentType: null,
      fraudStatus: 'accept',
      createdAt: now,
      chosenAt: null,
      paidAt: null,
      expiresAt,
      // Expiry of the page: by page_expiry, otherwise by the payment's lifetime, otherwise after a day.
      pageExpiresAt: request.page_expiry ? now + lifetimeMs(request.page_expiry) : expiresAt,
      canceledAt: null,
      refunds: [],
      notifyUrls,
      request,
    };
    this.orders.set(order.orderId, order);
    this.onChange(order);
    return order;
  }

  /** The buyer chose a payment method and got a code or number to pay to. */
  choose(order: Order, paymentType: string): void {
    if (order.status !== 'new') throw new Refusal('406', 'transaction has been processed');
    order.paymentType = paymentType;
    order.chosenAt = Date.now();
    this.become(order, 'pending');
  }

  /** The payment arrives. A card is captured at once (or challenged), every other method is pending first. */
  pay(order: Order, paymentType: string): void {
    if (order.status === 'new' && paymentType === 'credit_card') {
      order.paymentType = paymentType;
      order.chosenAt = Date.now();
      if (this.faults.challenge) order.fraudStatus = 'challenge';
      else order.paidAt = Date.now();
      return this.become(order, 'capture');
    }
    if (order.status === 'new') this.choose(order, paymentType);
    this.settle(order);
  }

  settle(order: Order): void {
    if (!mayBecome(order, 'settlement')) throw new Refusal('412', 'Transaction status cannot be updated.');
    order.paidAt = Date.now();
    order.fraudStatus = 'accept';
    this.become(order, 'settlement');
  }

  deny(order: Order, paymentType = 'credit_card'): void {
    if (order.status === 'new') {
      order.paymentType = paymentType;
      order.chosenAt = Date.now();
    }
    order.fraudStatus = order.paymentType === 'credit_card' ? 'deny' : 'accept';
    this.become(order, 'deny');
  }

  /** The merchant accepts a challenged card. */
  approve(order: Order): void {
    if (order.status !== 'capture' || order.fraudStatus !== 'challenge') throw new Refusal('412', 'Transaction status cannot be updated.');
    order.fraudStatus = 'accept';
    order.paidAt = Date.now();
    this.changed(order);
  }

  cancel(order: Order): void {
    this.become(order, 'cancel');
  }

  expire(order: Order): void {
    this.become(order, 'expire');
  }

  chargeback(order: Order): void {
    this.become(order, 'chargeback');
  }

  /**
   * Refunds an order. Like the real service, it sends two notifications: the first without the bank's confirmation,
   * the second with it.
   */
  refund(order: Order, wanted: { amount?: number | undefined; reason?: string | undefined; key?: string | undefined }): void {
    if (wanted.key && order.refunds.some(({ refund_key: key }) => key === wanted.key))
      throw new Refusal('406', 'The request could not be completed due to a duplicate refund_key.');
    if (!mayBecome(order, 'refund')) throw new Refusal('412', 'Merchant cannot modify the status of the transaction');
    if (!refundable.includes(order.paymentType ?? ''))
      throw new Refusal('414', 'Refund request is rejected: payment type does not support refund.');
    const left = Number(order.grossAmount) - order.refunds.reduce((sum, { refund_amount: amount }) => sum + Number(amount), 0);
    const amount = wanted.amount ?? left;
    if (amount <= 0 || amount > left) throw new Refusal('414', 'Refund request is rejected: amount exceeds the refundable amount.');
    const refund: Order['refunds'][number] = {
      refund_chargeback_id: order.refunds.length + 1,
      refund_amount: amount.toFixed(2),
      created_at: midtransTime(Date.now()),
      reason: wanted.reason ?? '',
      refund_key: wanted.key ?? `reference-${randomUUID().slice(0, 8)}`,
      refund_method: order.paymentType ?? '',
    };
    order.refunds.push(refund);
    this.become(order, amount === left ? 'refund' : 'partial_refund');
    order.refunds[order.refunds.length - 1] = { ...refund, bank_confirmed_at: midtransTime(Date.now()) };
    this.changed(order);
  }

  /** Closes an unused page. Like the real service it sends no notification. */
  cancelSession(order: Order): void {
    if (order.canceledAt !== null) throw new Refusal('400', 'token already canceled');
    if (order.status !== 'new') throw new Refusal('400', 'Transaction is on progress');
    order.canceledAt = Date.now();
    this.onChange(order);
  }

  private become(order: Order, status: OrderStatus): void {
    if (!mayBecome(order, status)) throw new Refusal('412', 'Transaction status cannot be updated.');
    order.status = status;
    this.changed(order);
  }

  private changed(order: Order): void {
    this.onChange(order);
    this.notifier.notify(order);
  }

  private expireDue(): void {
    const now = Date.now();
    for (const order of this.orders.values()) if (order.status === 'pending' && order.expiresAt <= now) this.expire(order);
  }
}
