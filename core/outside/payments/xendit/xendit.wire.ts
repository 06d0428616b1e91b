import { z } from 'zod';
import type { NewPayment } from '../payment.types.js';

/**
 * An invoice in the answers to create, get, list and expire (docs/protocols/xendit.md). Further fields are ignored.
 */
export const InvoiceBody = z.object({
  id: z.string().min(1),
  external_id: z.string(),
  status: z.string(),
  amount: z.number(),
  paid_amount: z.number().nullish(),
  // accounts that sell in Indonesia have no other currency; older invoices leave the field out
  currency: z.string().default('IDR'),
  invoice_url: z.url({ protocol: /^https?$/ }),
  payment_method: z.string().nullish(),
  payment_channel: z.string().nullish(),
});
export type InvoiceBody = z.infer<typeof InvoiceBody>;
export const InvoiceList = z.array(InvoiceBody);

export const RefundBody = z.object({ id: z.string(), status: z.string(), amount: z.number() });
export type RefundBody = z.infer<typeof RefundBody>;
export const RefundList = z.object({ data: z.array(RefundBody), has_more: z.boolean().nullish() });

export const XenditErrorBody = z.object({ error_code: z.string().optional(), message: z.string().optional() });

/** The callback of an invoice. Only the invoice id is used, and only after the token was checked. */
export const InvoiceCallback = z.object({
  id: z.string().max(100),
  external_id: z.string().max(100),
  status: z.string().max(50),
});

const refundData = z.object({ invoice_id: z.string().max(100) });

/** The callback of a refund. Xendit's reference shows its data both flat and inside a second envelope of the same shape. */
export const RefundCallback = z.object({
  event: z.string().regex(/^refund\./),
  data: z.union([refundData, z.object({ data: refundData }).transform(({ data }) => data)]),
});

/** Body of a create request. Xendit's own mails are off, because we send the receipts. */
export function invoiceRequest({ orderId, amountIdr, item, customer, lifetimeMinutes, finishUrl }: NewPayment): Record<string, unknown> {
  return {
    external_id: orderId,
    amount: amountIdr,
    currency: 'IDR',
    description: item.name.slice(0, 255),
    invoice_duration: lifetimeMinutes * 60,
    items: [{ name: item.name.slice(0, 255), quantity: 1, price: amountIdr }],
    customer: { given_names: customer.name.slice(0, 255), email: customer.email },
    payer_email: customer.email,
    should_send_email: false,
    success_redirect_url: finishUrl,
    failure_redirect_url: finishUrl,
    locale: 'id',
  };
}
