import { createHash, timingSafeEqual } from 'node:crypto';
import type { NotificationBody } from './midtrans.wire.js';

/**
 * True when a notification was signed with the server key. The signature is the SHA-512 of order id, status code,
 * amount and key, with the strings exactly as received (docs/protocols/midtrans.md). It does not cover the
 * transaction's status, so a valid signature alone proves no payment.
 */
export function isSigned(notification: NotificationBody, serverKey: string): boolean {
  const text = notification.order_id + notification.status_code + notification.gross_amount + serverKey;
  const expected = createHash('sha512').update(text).digest('hex');
  // both are hashed again, because the constant-time comparison needs equal lengths for any input
  return timingSafeEqual(sha256(expected), sha256(notification.signature_key.toLowerCase()));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
