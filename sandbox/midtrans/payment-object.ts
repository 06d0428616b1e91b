import { createHash, randomInt } from 'node:crypto';
import { midtransTime } from './order.ts';
import type { Order, OrderStatus } from './order.ts';

const codes: Record<OrderStatus, string> = {
  new: '404',
  pending: '201',
  capture: '200',
  settlement: '200',
  deny: '202',
  cancel: '200',
  expire: '202',
  refund: '200',
  partial_refund: '200',
  chargeback: '200',
};

/** The status code for the order's state. A challenged card is 201 until it is approved. */
export function statusCodeOf(order: Order): string {
  return order.fraudStatus === 'challenge' && order.status === 'capture' ? '201' : codes[order.status];
}

/** SHA-512 hex of order id, status code, amount and server key, each exactly as sent. */
export function signatureOf(parts: { orderId: string; statusCode: string; grossAmount: string }, serverKey: string): string {
  return createHash('sha512')
    .update(parts.orderId + parts.statusCode + parts.grossAmount + serverKey)
    .digest('hex');
}

/** The body of a notification and of GET status: common fields plus those of the payment method. */
export function paymentObject(order: Order, serverKey: string, statusMessage = 'midtrans payment notification'): Record<string, unknown> {
  const statusCode = statusCodeOf(order);
  const refunded = order.refunds.reduce((sum, refund) => sum + Number(refund.refund_amount), 0);
  return {
    transaction_time: midtransTime(order.chosenAt ?? order.createdAt),
    transaction_status: order.status,
    transaction_id: order.transactionId,
    status_message: statusMessage,
    status_code: statusCode,
    signature_key: signatureOf({ orderId: order.orderId, statusCode, grossAmount: order.grossAmount }, serverKey),
    ...(order.paidAt === null ? {} : { settlement_time: midtransTime(order.paidAt) }),
    payment_type: wirePaymentType(order.paymentType),
    order_id: order.orderId,
    merchant_id: 'G000000000',
    gross_amount: order.grossAmount,
    // Indomaret payments have no fraud_status.
    ...(order.paymentType === 'indomaret' ? {} : { fraud_status: order.fraudStatus }),
    currency: 'IDR',
    expiry_time: midtransTime(order.expiresAt),
    ...customFields(order),
    ...fieldsOfPayment(order),
    ...(order.refunds.length > 0 ? { refund_amount: refunded.toFixed(2), refunds: order.refunds.map((refund) => ({ ...refund })) } : {}),
  };
}

/** The result that snap.js passes to the callbacks in the browser. */
export function browserResult(order: Order, serverKey: string): Record<string, unknown> {
  const { signature_key: _kept, merchant_id: _merchant, ...result } = paymentObject(order, serverKey, browserMessage(order));
  const finish = order.request.callbacks?.finish;
  if (!finish) return result;
  const separator = finish.includes('?') ? '&' : '?';
  const query = new URLSearchParams({ order_id: order.orderId, status_code: statusCodeOf(order), transaction_status: order.status });
  return { ...result, finish_redirect_url: `${finish}${separator}${query.toString()}` };
}

function browserMessage(order: Order): string {
  if (order.status === 'pending') return 'Transaksi sedang diproses';
  return order.status === 'deny' ? 'Transaksi ditolak' : 'Success, transaction is found';
}

function customFields({ request }: Order): object {
  const { custom_field1, custom_field2, custom_field3 } = request;
  return Object.fromEntries(Object.entries({ custom_field1, custom_field2, custom_field3 }).filter(([, value]) => value !== undefined));
}

/** Virtual accounts are `bank_transfer` on the wire, convenience stores are `cstore`. */
function wirePaymentType(chosen: string | null): string | null {
  if (chosen?.endsWith('_va')) return 'bank_transfer';
  if (chosen === 'other_qris') return 'qris';
  return chosen === 'indomaret' || chosen === 'alfamart' ? 'cstore' : chosen;
}

const vaNumbers = new WeakMap<Order, string>();

function numberOf(order: Order): string {
  const known = vaNumbers.get(order) ?? `8578${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  vaNumbers.set(order, known);
  return known;
}

function fieldsOfPayment(order: Order): Record<string, unknown> {
  const { paymentType: chosen } = order;
  const paid = order.paidAt === null ? [] : [{ paid_at: midtransTime(order.paidAt), amount: order.grossAmount }];
  switch (wirePaymentType(chosen)) {
    case 'qris':
      return order.paidAt === null
        ? { acquirer: 'gopay' }
        : { transaction_type: 'off-us', issuer: 'bank contoh', acquirer: 'gopay', merchant_cross_reference_id: order.transactionId };
    case 'bank_transfer':
      return chosen === 'permata_va'
        ? { permata_va_number: numberOf(order) }
        : { va_numbers: [{ bank: chosen?.replace('_va', ''), va_number: numberOf(order) }], payment_amounts: paid };
    case 'echannel':
      return { biller_code: '70012', bill_key: numberOf(order) };
    case 'cstore':
      return {
        store: chosen,
        payment_code: numberOf(order),
        ...(order.paidAt === null ? {} : { approval_code: numberOf(order).slice(-6) }),
      };
    case 'credit_card':
      return {
        masked_card: '48111111-1114',
        eci: '05',
        channel_response_code: '00',
        channel_response_message: 'Approved',
        card_type: 'credit',
        bank: 'bni',
        approval_code: numberOf(order).slice(-6),
      };
    default:
      return {};
  }
}
