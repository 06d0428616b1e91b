import type { PaymentAnswer, PaymentStatus } from '../payment.types.js';
import type { InvoiceBody, RefundBody } from './xendit.wire.js';

/**
 * An invoice's status as ours. `PAID` is money that came, `SETTLED` the same money on the operator's balance. `PENDING` does not tell
 * whether the buyer has chosen a way to pay. Refunds do not show in it (docs/protocols/xendit.md).
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
 * The invoice that says what became of an order. Several may carry one order's id, as Xendit does not keep it unique: money wins over
 * an open invoice, an open one over an expired one.
 */
export function decisiveInvoice(invoices: readonly InvoiceBody[]): InvoiceBody | null {
  const rank = { settled: 0, unknown: 1, untouched: 2 } as Readonly<Record<string, number>>;
  const rankOf = ({ status }: InvoiceBody): number => rank[statusOfInvoice(status)] ?? 3;
  return invoices.toSorted((a, b) => rankOf(a) - rankOf(b))[0] ?? null;
}

/**
 * An invoice and its refunds as our answer. The paid amount counts where Xendit names one: an amount other than the order's is for a
 * human to look at. Refunds that are pending or failed have moved no money.
 */
export function answerOf(invoice: InvoiceBody, refunds: readonly RefundBody[]): PaymentAnswer {
  const status = statusOfInvoice(invoice.status);
  if (status === 'untouched') return { kind: 'untouched' };
  const paid = status === 'settled' ? (invoice.paid_amount ?? invoice.amount) : invoice.amount;
  const refunded = refunds.filter((one) => one.status === 'SUCCEEDED').reduce((sum, { amount }) => sum + amount, 0);
  return {
    kind: 'payment',
    orderId: invoice.external_id,
    // one invoice is paid once
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
