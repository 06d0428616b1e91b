import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * True when a callback carries the token from Xendit's dashboard (header `x-callback-token`, docs/protocols/xendit.md).
 * All callbacks share one token, and it does not sign their content. A callback is therefore a reason to query the
 * status, never to grant anything.
 */
export function isCallbackToken(given: unknown, token: string): boolean {
  if (typeof given !== 'string') return false;
  // hashed: the constant-time comparison needs equal lengths
  return timingSafeEqual(sha256(given), sha256(token));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
