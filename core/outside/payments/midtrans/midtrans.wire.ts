import { z } from 'zod';
import type { NewPayment } from '../payment.types.js';

/** Answer to a created Snap transaction (docs/protocols/midtrans.md). */
export const SnapReply = z.object({ token: z.string().min(1), redirect_url: z.string().optional() });

/** The answer to closing an unused popup. */
export const SnapCancelReply = z.object({ canceled_at: z.string() });

/** Error answers of Snap. The Core API uses `status_message` instead, sometimes as a list. */
export const MidtransErrorBody = z.object({
  error_messages: z.array(z.string()).optional(),
  status_code: z.string().optional(),
  status_message: z.union([z.string(), z.array(z.string())]).optional(),
});

/** State of one transaction in an answer of the status API. Further fields differ by payment type and are ignored. */
export const TransactionBody = z.object({
  order_id: z.string(),
  transaction_id: z.string(),
  transaction_status: z.string(),
  status_code: z.string(),
  gross_amount: z.string(),
  // Midtrans settles in Rupiah only; some older payment types leave the field out
  currency: z.string().default('IDR'),
  fraud_status: z.string().nullish(),
  payment_type: z.string().nullish(),
});
export type TransactionBody = z.infer<typeof TransactionBody>;

/** The fields of a notification that its signature covers. The strings stay exactly as received. */
export const NotificationBody = z.object({
  order_id: z.string().max(100),
  status_code: z.string().max(10),
  gross_amount: z.string().max(30),
  signature_key: z.string().max(200),
  transaction_status: z.string().max(50).default(''),
  fraud_status: z.string().max(50).nullish(),
});
export type NotificationBody = z.infer<typeof NotificationBody>;

const jakartaTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta', dateStyle: 'short', timeStyle: 'medium' });

/**
 * Body of a create request. The page and the payment expire together, because Midtrans sends no notification when an
 * unused page expires.
 */
export function snapRequest(order: NewPayment): Record<string, unknown> {
  const lifetime = { unit: 'minute', duration: order.lifetimeMinutes };
  return {
    transaction_details: { order_id: order.orderId, gross_amount: order.amountIdr },
    item_details: [{ id: order.item.id, price: order.amountIdr, quantity: 1, name: order.item.name.slice(0, 50) }],
    customer_details: { first_name: order.customer.name.slice(0, 255), email: order.customer.email },
    credit_card: { secure: true },
    expiry: { start_time: `${jakartaTime.format(order.startsAt)} +0700`, ...lifetime },
    page_expiry: lifetime,
    callbacks: { finish: order.finishUrl },
  };
}
