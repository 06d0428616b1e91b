import { createHash, timingSafeEqual } from 'node:crypto';
import type { NotificationBody } from './midtrans.wire.js';

/**
 * True when a notification was signed with the server key: SHA-512 of order id, status code, amount and key, with the
 * strings exactly as received (docs/protocols/midtrans.md). The transaction's status is not signed, so a valid signature
 * alone proves no payment.
 */
export function isSigned(notification: NotificationBody, serverKey: string): boolean {
  const text = notification.order_id + notification.status_code + notification.gross_amount + serverKey;
  const expected = createHash('sha512').update(text).digest('hex');
  // hashed once more: the constant-time comparison needs equal lengths, whatever was sent
  return timingSafeEqual(sha256(expected), sha256(notification.signature_key.toLowerCase()));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
