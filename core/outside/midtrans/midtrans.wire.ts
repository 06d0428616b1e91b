import { z } from 'zod';

/** Answer to a created Snap transaction (docs/protocols/midtrans.md). */
export const SnapReply = z.object({ token: z.string().min(1), redirect_url: z.string().optional() });

/** The answer to closing an unused popup. */
export const SnapCancelReply = z.object({ canceled_at: z.string() });

/** Errors of Snap; the Core API says `status_message` instead, sometimes as a list. */
export const MidtransErrorBody = z.object({
  error_messages: z.array(z.string()).optional(),
  status_code: z.string().optional(),
  status_message: z.union([z.string(), z.array(z.string())]).optional(),
});

/** State of one transaction, as the status API answers it. Further fields differ by payment type and are not read. */
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

/** What must be in a notification for its signature to be checked; the strings stay exactly as received. */
export const NotificationBody = z.object({
  order_id: z.string().max(100),
  status_code: z.string().max(10),
  gross_amount: z.string().max(30),
  signature_key: z.string().max(200),
  transaction_status: z.string().max(50).default(''),
});
export type NotificationBody = z.infer<typeof NotificationBody>;

/** What Midtrans knows of an order. `not_found`: nobody has chosen a way to pay yet. */
export type TransactionStatus =
  | { readonly kind: 'not_found' }
  | {
      readonly kind: 'transaction';
      readonly orderId: string;
      readonly transactionId: string;
      readonly status: string;
      readonly statusCode: string;
      /** Decimal string as received, such as `50000.00`. */
      readonly grossAmount: string;
      readonly currency: string;
      readonly fraudStatus: string | null;
      readonly paymentType: string | null;
    };

export interface NewSnapTransaction {
  /** At most 50 characters of letters, digits and `- _ ~ .`; unique for ever. */
  readonly orderId: string;
  readonly amountIdr: number;
  readonly item: { readonly id: string; readonly name: string };
  readonly customer: { readonly name: string; readonly email: string };
  readonly startsAt: Date;
  readonly lifetimeMinutes: number;
  /** Where notifications of this order go too, beside the address set at Midtrans. */
  readonly notificationUrl: string;
  readonly finishUrl: string;
}

const jakartaTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta', dateStyle: 'short', timeStyle: 'medium' });

/** Body of a create request. Page and payment end together: a page that expires unused sends no word. */
export function snapRequest(order: NewSnapTransaction): Record<string, unknown> {
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

export function transactionOf(body: TransactionBody): TransactionStatus {
  return {
    kind: 'transaction',
    orderId: body.order_id,
    transactionId: body.transaction_id,
    status: body.transaction_status,
    statusCode: body.status_code,
    grossAmount: body.gross_amount,
    currency: body.currency,
    fraudStatus: body.fraud_status ?? null,
    paymentType: body.payment_type ?? null,
  };
}
