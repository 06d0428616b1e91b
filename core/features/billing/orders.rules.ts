import type { OrderState } from '#contracts/http/account/billing';
import type { PaymentAnswer } from '../../outside/payments/payment.types.js';

/**
 * The life of an order.
 *
 *   created ──► pending ──► paid ──► refunded | failed | cancelled   (money went back: for ever)
 *      │           │         ▲
 *      └───────────┴─► failed | expired | cancelled                  (unpaid: money may still arrive late)
 *
 * An order moves only on what its payment provider itself answered when asked, never on a notification's own words. What was asked before
 * another answer was applied is asked anew (the repository compares versions), so answers are applied in the order they were true.
 */
export interface Order {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: OrderState;
  /** When the money was seen; kept when it went back. */
  readonly paidAt: Date | null;
  /** The provider's id of the payment that paid. */
  readonly transactionId: string | null;
  readonly expiresAt: Date;
}

export type Decision =
  /** Nothing changes. `mismatch`: the answer is about other money than the order asks for. */
  | { readonly act: 'none'; readonly outcome: 'known' | 'final' | 'mismatch' | 'partly-refunded' | 'unknown-status' }
  | { readonly act: 'move'; readonly state: 'pending' | 'failed' | 'expired' | 'cancelled' | 'refunded' }
  /** `partlyRefunded`: some of the money had gone back before we saw that it came; a human should look at it. */
  | { readonly act: 'pay'; readonly partlyRefunded: boolean }
  /** The money of a paid order went back. */
  | { readonly act: 'reverse'; readonly state: 'failed' | 'cancelled' | 'refunded' };

type Payment = Extract<PaymentAnswer, { kind: 'payment' }>;

/** A checkout that expired unused is not always reported; the provider's clock may run a little behind ours. */
const expiryGraceMs = 60_000;

/** What a provider's answer means for an order as it stands now. */
export function decide(order: Order, answer: PaymentAnswer, now: Date): Decision {
  if (isFinal(order)) return { act: 'none', outcome: 'final' };
  if (answer.kind === 'untouched') {
    const unused = order.state === 'created' || order.state === 'pending';
    return unused && isOverdue(order, now) ? { act: 'move', state: 'expired' } : { act: 'none', outcome: 'known' };
  }
  if (!isAbout(order, answer)) return { act: 'none', outcome: 'mismatch' };
  return order.state === 'paid' ? decidePaid(order, answer) : decideUnpaid(order, answer);
}

/** True when no answer can change the order any more: its money has gone back. */
export function isFinal(order: Pick<Order, 'state' | 'paidAt'>): boolean {
  return order.state === 'refunded' || (order.paidAt !== null && order.state !== 'paid');
}

/** True while the buyer may still pay by the checkout. */
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
  if (status === 'partly_refunded') return { act: 'none', outcome: 'partly-refunded' };
  // a card that was refused before another way paid says nothing about the money that came
  if (paymentId !== order.transactionId) return { act: 'none', outcome: 'known' };
  if (status === 'refunded') return { act: 'reverse', state: 'refunded' };
  if (status === 'refused') return { act: 'reverse', state: 'failed' };
  if (status === 'cancelled') return { act: 'reverse', state: 'cancelled' };
  return { act: 'none', outcome: status === 'unknown' ? 'unknown-status' : 'known' };
}

function decideUnpaid(order: Order, { status }: Payment): Decision {
  switch (status) {
    case 'settled':
      return { act: 'pay', partlyRefunded: false };
    case 'partly_refunded':
      // only what was paid can be refunded: the settlement itself was never seen
      return { act: 'pay', partlyRefunded: true };
    case 'pending':
      // a buyer whose card was refused may choose another way in the same checkout
      return order.state === 'created' || order.state === 'failed' ? { act: 'move', state: 'pending' } : { act: 'none', outcome: 'known' };
    case 'refused':
      return moveOpen(order, 'failed');
    case 'expired':
      return order.state === 'failed' ? { act: 'move', state: 'expired' } : moveOpen(order, 'expired');
    case 'cancelled':
      return order.state === 'failed' ? { act: 'move', state: 'cancelled' } : moveOpen(order, 'cancelled');
    case 'refunded':
      return { act: 'move', state: 'refunded' };
    case 'unknown':
      return { act: 'none', outcome: 'unknown-status' };
  }
}

function moveOpen(order: Order, state: 'failed' | 'expired' | 'cancelled'): Decision {
  return isOpen(order) ? { act: 'move', state } : { act: 'none', outcome: 'known' };
}
