import { isLoopback } from '../../../platform/config/addresses.rules.js';
import type { PaymentAnswer, PaymentStatus } from '../payment.types.js';
import type { TransactionBody } from './midtrans.wire.js';

/**
 * Translates Midtrans' statuses (docs/protocols/midtrans.md). `settled` requires a settled or captured payment with
 * code 200 that passed the fraud check. `partly_refunded` has the same requirements, because only a settled payment
 * can be partly refunded.
 */
export function paymentStatusOf(transaction: { status: string; statusCode: string; fraudStatus: string | null }): PaymentStatus {
  const { status, statusCode, fraudStatus } = transaction;
  const isAccepted = fraudStatus === null || fraudStatus === 'accept';
  switch (status) {
    case 'settlement':
    case 'capture':
      if (fraudStatus === 'deny') return 'refused';
      if (!isAccepted) return 'pending';
      return statusCode === '200' ? 'settled' : 'unknown';
    case 'pending':
    case 'authorize':
      return 'pending';
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
      return statusCode === '200' && isAccepted ? 'partly_refunded' : 'unknown';
    default:
      return 'unknown';
  }
}

/** Translates an answer of the status API. */
export function answerOf(body: TransactionBody): PaymentAnswer {
  const { transaction_status: status, status_code: statusCode, gross_amount: grossAmount, currency } = body;
  return {
    kind: 'payment',
    orderId: body.order_id,
    paymentId: body.transaction_id,
    status: paymentStatusOf({ status, statusCode, fraudStatus: body.fraud_status ?? null }),
    amountIdr: wholeRupiah(grossAmount),
    currency,
    method: body.payment_type ?? null,
    said: { status, details: `${statusCode} ${grossAmount} ${currency}` },
  };
}

/**
 * Header with the address that Midtrans notifies in addition to the address in its own settings. No header if the
 * panel's address is this machine and Midtrans is not, because the real Midtrans reaches public addresses only.
 */
export function notificationHeaders(publicUrl: string, snapUrl: string): Record<string, string> {
  const url = `${publicUrl}/api/billing/midtrans/notification`;
  const isUnreachable = isLoopback(url) && !isLoopback(snapUrl);
  return isUnreachable ? {} : { 'X-Append-Notification': url };
}

/** Midtrans writes amounts as decimal strings, such as `50000.00`. Null for an amount that is not whole. */
function wholeRupiah(text: string): number | null {
  return /^\d{1,12}(\.0{1,2})?$/.test(text) ? Number(text) : null;
}
