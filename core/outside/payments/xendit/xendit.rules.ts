import type { PaymentAnswer, PaymentStatus } from '../payment.types.js';
import type { InvoiceBody, RefundBody } from './xendit.wire.js';

/**
 * Translates an invoice's status. `PAID`: the money has arrived. `SETTLED`: the same money is in the operator's
 * balance. `PENDING` does not show whether the buyer has chosen a payment method. The status does not show refunds
 * (docs/protocols/xendit.md).
 */
export function statusOfInvoice(status: string): PaymentStatus | 'untouched' {
  switch (status) {
    case 'PENDING':
      return 'untouched';
    case 'PAID':
    case 'SETTLED':
      return 'settled';
    case 'EXPIRED':
      return 'expired';
    default:
      return 'unknown';
  }
}

/**
 * The invoice that decides an order's state. Several invoices may have the same order id, because Xendit does not
 * enforce unique ids. A paid invoice takes precedence over an open invoice, and an open invoice over an expired one.
 */
export function decisiveInvoice(invoices: readonly InvoiceBody[]): InvoiceBody | null {
  const rank = { settled: 0, unknown: 1, untouched: 2 } as Readonly<Record<string, number>>;
  const rankOf = ({ status }: InvoiceBody): number => rank[statusOfInvoice(status)] ?? 3;
  return invoices.toSorted((a, b) => rankOf(a) - rankOf(b))[0] ?? null;
}

/**
 * Translates an invoice and its refunds. If Xendit names a paid amount, that amount counts, because a difference from
 * the order's amount needs manual review. Pending and failed refunds have moved no money and are ignored.
 */
export function answerOf(invoice: InvoiceBody, refunds: readonly RefundBody[]): PaymentAnswer {
  const status = statusOfInvoice(invoice.status);
  if (status === 'untouched') return { kind: 'untouched' };
  const paid = status === 'settled' ? (invoice.paid_amount ?? invoice.amount) : invoice.amount;
  const refunded = refunds.filter((one) => one.status === 'SUCCEEDED').reduce((sum, { amount }) => sum + amount, 0);
  return {
    kind: 'payment',
    orderId: invoice.external_id,
    // Of several invoices of an order, only one is paid.
    paymentId: invoice.id,
    status: status === 'settled' ? afterRefunds(paid, refunded) : status,
    amountIdr: paid === invoice.amount && Number.isSafeInteger(paid) ? paid : null,
    currency: invoice.currency,
    method: invoice.payment_channel ?? invoice.payment_method ?? null,
    said: { status: invoice.status, details: `${invoice.amount} ${paid} ${refunded} ${invoice.currency}` },
  };
}

function afterRefunds(paid: number, refunded: number): PaymentStatus {
  if (refunded <= 0) return 'settled';
  return refunded >= paid ? 'refunded' : 'partly_refunded';
}
