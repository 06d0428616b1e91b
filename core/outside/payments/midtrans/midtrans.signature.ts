import { createHash, timingSafeEqual } from 'node:crypto';
import type { NotificationBody } from './midtrans.wire.js';

/**
 * Whether a notification was made by who knows the server key: SHA-512 of order id, status code, amount and key, the strings
 * exactly as received (docs/protocols/midtrans.md). The transaction's status is not part of it, so a valid signature alone proves no payment.
 */
export function isSigned(notification: NotificationBody, serverKey: string): boolean {
  const text = notification.order_id + notification.status_code + notification.gross_amount + serverKey;
  const expected = createHash('sha512').update(text).digest('hex');
  // hashed once more: equal lengths for the constant-time comparison, whatever was sent
  return timingSafeEqual(sha256(expected), sha256(notification.signature_key.toLowerCase()));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
