import crypto, { createSecretKey } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

let wrapped = false;

/**
 * For Node 24.21.0 (no issue upstream found). Makes raw keys cheap, for the whole process. Node finds out whether a key
 * is a key object by throwing and catching two errors, which costs more than the HMAC itself: measured 173 µs for an
 * HMAC of 64 bytes with a raw key and 37 µs with a key object, 149 µs and 6 µs for a cipher's begin. Baileys and
 * libsignal hand over raw keys some fifty times a message; here they become key objects first. `npm run bench --
 * replies` shows when Node no longer needs it.
 */
export function wrapRawKeys(): void {
  if (wrapped) return;
  wrapped = true;
  for (const name of ['createHmac', 'createCipheriv', 'createDecipheriv'] as const) {
    const original = crypto[name] as (algorithm: string, key: unknown, ...rest: unknown[]) => unknown;
    const wrapping = (algorithm: string, key: unknown, ...rest: unknown[]): unknown =>
      original(algorithm, key instanceof Uint8Array ? createSecretKey(key) : key, ...rest);
    crypto[name] = wrapping as never;
  }
  // Baileys imports them by name
  syncBuiltinESMExports();
}
