import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether a callback carries the token that Xendit shows in its dashboard (header `x-callback-token`, docs/protocols/xendit.md). The
 * token is one for all callbacks and no signature of their content, so it is a reason to ask for the status and never one to grant anything.
 */
export function isCallbackToken(given: unknown, token: string): boolean {
  if (typeof given !== 'string') return false;
  // hashed: the constant-time comparison needs equal lengths
  return timingSafeEqual(sha256(given), sha256(token));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
