/** States of an order. `new` is a Snap token whose buyer has not chosen a payment method yet. */
export type OrderStatus =
  | 'new'
  | 'pending'
  | 'capture'
  | 'settlement'
  | 'deny'
  | 'cancel'
  | 'expire'
  | 'refund'
  | 'partial_refund'
  | 'chargeback';

export interface Refund {
  refund_chargeback_id: number;
  refund_amount: string;
  created_at: string;
  reason: string;
  refund_key: string;
  refund_method: string;
  bank_confirmed_at?: string;
}

/** One Snap transaction, in memory. */
export interface Order {
  orderId: string;
  token: string;
  transactionId: string;
  /** In Midtrans' format: "150000.00". */
  grossAmount: string;
  status: OrderStatus;
  paymentType: string | null;
  fraudStatus: 'accept' | 'challenge' | 'deny';
  createdAt: number;
  /** Time in milliseconds when the buyer chose a payment method; `paidAt` is the time of the payment. */
  chosenAt: number | null;
  paidAt: number | null;
  /** Expiry of the payment, counted from `start_time` or from the choice of a payment method. */
  expiresAt: number;
  pageExpiresAt: number;
  canceledAt: number | null;
  refunds: Refund[];
  notifyUrls: { override: string[] | null; append: string[] };
  /** The create request, for the page and for debugging. */
  request: CreateRequest;
}

export interface CreateRequest {
  transaction_details: { order_id: string; gross_amount: number };
  item_details?: { id?: string; price: number; quantity: number; name: string }[];
  customer_details?: { first_name?: string; last_name?: string; email?: string; phone?: string };
  enabled_payments?: string[];
  expiry?: { start_time?: string; unit: string; duration: number };
  page_expiry?: { unit: string; duration: number };
  callbacks?: { finish?: string; error?: string };
  custom_field1?: string;
  custom_field2?: string;
  custom_field3?: string;
}

/**
 * The states from which each target state may be reached. Any other transition gets 412 (docs/protocols/midtrans.md).
 */
const reachableFrom: Record<OrderStatus, OrderStatus[]> = {
  new: [],
  pending: ['new'],
  capture: ['new', 'pending'],
  settlement: ['pending', 'capture'],
  deny: ['new', 'pending', 'capture', 'settlement'],
  cancel: ['pending', 'capture'],
  expire: ['pending'],
  refund: ['settlement', 'partial_refund'],
  partial_refund: ['settlement', 'partial_refund'],
  chargeback: ['settlement'],
};

export function mayBecome(order: Order, status: OrderStatus): boolean {
  return reachableFrom[status].includes(order.status);
}

/** Midtrans writes local time without a zone, always GMT+7. */
export function midtransTime(at: number): string {
  return new Date(at + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
