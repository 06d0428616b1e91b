import type { OrderState } from '#contracts/http/account/billing';
import type { PaymentAnswer } from '../../outside/payments/payment.types.js';

/**
 * The life of an order.
 *
 *   created ──► pending ──► paid ──► refunded | failed | cancelled   (money returned: final)
 *      │           │         ▲
 *      └───────────┴─► failed | expired | cancelled                  (unpaid: money may still arrive late)
 *
 * An order changes only by what its payment provider answers when queried, never by the content of a notification. If another
 * answer was applied since a query was sent, the provider is queried again (the repository compares versions). So answers are
 * applied in the order in which they were true.
 */
export interface Order {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: OrderState;
  /** When a payment was first reported for the order; kept after a refund. */
  readonly paidAt: Date | null;
  /** The provider's id of the payment that settled the order. */
  readonly transactionId: string | null;
  readonly expiresAt: Date;
}

export type Decision =
  /** Nothing changes. `mismatch`: id, currency or amount of the answer differ from the order. */
  | { readonly action: 'none'; readonly outcome: 'known' | 'final' | 'mismatch' | 'partly-refunded' | 'unknown-status' }
  | { readonly action: 'move'; readonly state: 'pending' | 'failed' | 'expired' | 'cancelled' | 'refunded' }
  /** `partlyRefunded`: part of the money was refunded before the payment was first seen; needs manual review. */
  | { readonly action: 'pay'; readonly partlyRefunded: boolean }
  /** The money of a paid order was returned. */
  | { readonly action: 'reverse'; readonly state: 'failed' | 'cancelled' | 'refunded' };

type Payment = Extract<PaymentAnswer, { kind: 'payment' }>;

/**
 * Grace period before an unused checkout counts as expired: expiry is not always reported, and the provider's
 * clock may be slightly behind.
 */
const expiryGraceMs = 60_000;

/** Interprets a provider's answer for the current state of an order. */
export function decide(order: Order, answer: PaymentAnswer, now: Date): Decision {
  if (isFinal(order)) return { action: 'none', outcome: 'final' };
  if (answer.kind === 'untouched') {
    const unused = order.state === 'created' || order.state === 'pending';
    return unused && isOverdue(order, now) ? { action: 'move', state: 'expired' } : { action: 'none', outcome: 'known' };
  }
  if (!isAbout(order, answer)) return { action: 'none', outcome: 'mismatch' };
  return order.state === 'paid' ? decidePaid(order, answer) : decideUnpaid(order, answer);
}

/** True when the order is final because its money was returned. */
export function isFinal(order: Pick<Order, 'state' | 'paidAt'>): boolean {
  return order.state === 'refunded' || (order.paidAt !== null && order.state !== 'paid');
}

/** True while the buyer can still pay through the checkout. */
export function isOpen(order: Pick<Order, 'state'>): boolean {
  return order.state === 'created' || order.state === 'pending';
}

function isOverdue(order: Order, now: Date): boolean {
  return now.getTime() > order.expiresAt.getTime() + expiryGraceMs;
}

function isAbout(order: Order, answer: Payment): boolean {
  return answer.orderId === order.id && answer.currency === order.currency && answer.amountIdr === order.amount;
}

function decidePaid(order: Order, { paymentId, status }: Payment): Decision {
  if (status === 'partly_refunded') return { action: 'none', outcome: 'partly-refunded' };
  // One order can have several payment attempts, for example a card that was refused before another payment method
  // succeeded. The refusal of one attempt does not affect the payment that settled the order.
  if (paymentId !== order.transactionId) return { action: 'none', outcome: 'known' };
  if (status === 'refunded') return { action: 'reverse', state: 'refunded' };
  if (status === 'refused') return { action: 'reverse', state: 'failed' };
  if (status === 'cancelled') return { action: 'reverse', state: 'cancelled' };
  return { action: 'none', outcome: status === 'unknown' ? 'unknown-status' : 'known' };
}

function decideUnpaid(order: Order, { status }: Payment): Decision {
  switch (status) {
    case 'settled':
      return { action: 'pay', partlyRefunded: false };
    case 'partly_refunded':
      // a refund implies a payment, whose settlement was never seen
      return { action: 'pay', partlyRefunded: true };
    case 'pending':
      // a buyer whose card was refused may choose another payment method in the same checkout
      return order.state === 'created' || order.state === 'failed'
        ? { action: 'move', state: 'pending' }
        : { action: 'none', outcome: 'known' };
    case 'refused':
      return moveOpen(order, 'failed');
    case 'expired':
      return order.state === 'failed' ? { action: 'move', state: 'expired' } : moveOpen(order, 'expired');
    case 'cancelled':
      return order.state === 'failed' ? { action: 'move', state: 'cancelled' } : moveOpen(order, 'cancelled');
    case 'refunded':
      return { action: 'move', state: 'refunded' };
    case 'unknown':
      return { action: 'none', outcome: 'unknown-status' };
  }
}

function moveOpen(order: Order, state: 'failed' | 'expired' | 'cancelled'): Decision {
  return isOpen(order) ? { action: 'move', state } : { action: 'none', outcome: 'known' };
}
