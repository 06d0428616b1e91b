import type { OrderState } from '#contracts/http/account/billing';
import type { TransactionStatus } from '../../outside/midtrans/midtrans.wire.js';

/**
 * The life of an order.
 *
 *   created ──► pending ──► paid ──► refunded | failed | cancelled   (money went back: for ever)
 *      │           │         ▲
 *      └───────────┴─► failed | expired | cancelled                  (unpaid: money may still arrive late)
 *
 * An order moves only on what Midtrans itself answered when asked, never on a notification's own words. What was asked before
 * another answer was applied is asked anew (the repository compares versions), so answers are applied in the order they were true.
 */
export interface Order {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: OrderState;
  /** When the money was seen; kept when it went back. */
  readonly paidAt: Date | null;
  /** The transaction that paid. */
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

type PaymentState = 'settled' | 'waiting' | 'refused' | 'expired' | 'cancelled' | 'refunded' | 'partly-refunded' | 'unknown';
type Transaction = Extract<TransactionStatus, { kind: 'transaction' }>;

/** A page that expired unused is not reported by Midtrans; its own clock may run a little behind ours. */
const expiryGraceMs = 60_000;

/** What an answer of the status API means for an order as it stands now. */
export function decide(order: Order, answer: TransactionStatus, now: Date): Decision {
  if (isFinal(order)) return { act: 'none', outcome: 'final' };
  if (answer.kind === 'not_found') {
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

/** True while the buyer may still pay by the popup. */
export function isOpen(order: Pick<Order, 'state'>): boolean {
  return order.state === 'created' || order.state === 'pending';
}

function isOverdue(order: Order, now: Date): boolean {
  return now.getTime() > order.expiresAt.getTime() + expiryGraceMs;
}

function isAbout(order: Order, answer: Transaction): boolean {
  return (
    answer.orderId === order.id &&
    answer.currency === order.currency &&
    /^\d{1,12}(\.0{1,2})?$/.test(answer.grossAmount) &&
    Number(answer.grossAmount) === order.amount
  );
}

function decidePaid(order: Order, answer: Transaction): Decision {
  const paymentState = paymentStateOf(answer);
  if (paymentState === 'partly-refunded') return { act: 'none', outcome: 'partly-refunded' };
  // a card that was refused before another way paid says nothing about the money that came
  if (answer.transactionId !== order.transactionId) return { act: 'none', outcome: 'known' };
  if (paymentState === 'refunded') return { act: 'reverse', state: 'refunded' };
  if (paymentState === 'refused') return { act: 'reverse', state: 'failed' };
  if (paymentState === 'cancelled') return { act: 'reverse', state: 'cancelled' };
  return { act: 'none', outcome: paymentState === 'unknown' ? 'unknown-status' : 'known' };
}

function decideUnpaid(order: Order, answer: Transaction): Decision {
  const paymentState = paymentStateOf(answer);
  switch (paymentState) {
    case 'settled':
      return { act: 'pay', partlyRefunded: false };
    case 'partly-refunded':
      // only what was paid can be refunded: the settlement itself was never seen
      return answer.statusCode === '200' && (answer.fraudStatus ?? 'accept') === 'accept'
        ? { act: 'pay', partlyRefunded: true }
        : { act: 'none', outcome: 'unknown-status' };
    case 'waiting':
      // a buyer whose card was refused may choose another way in the same popup
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

/** Midtrans' words as ours (docs/protocols/midtrans.md). Paid is only what is settled or captured, with code 200 and not doubted. */
function paymentStateOf({ status, statusCode, fraudStatus }: Transaction): PaymentState {
  switch (status) {
    case 'settlement':
    case 'capture':
      if (fraudStatus === 'deny') return 'refused';
      if (fraudStatus !== null && fraudStatus !== 'accept') return 'waiting';
      return statusCode === '200' ? 'settled' : 'unknown';
    case 'pending':
    case 'authorize':
      return 'waiting';
    case 'deny':
    case 'failure':
      return 'refused';
    case 'expire':
      return 'expired';
    case 'cancel':
      return 'cancelled';
    case 'refund':
    case 'chargeback':
      return 'refunded';
    case 'partial_refund':
    case 'partial_chargeback':
      return 'partly-refunded';
    default:
      return 'unknown';
  }
}
