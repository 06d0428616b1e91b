import crypto, { createSecretKey } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

let wrapped = false;

/**
 * Patch for Node 24.21.0 (no issue upstream found). Makes raw keys cheap, for the whole process. Node detects whether
 * a key is a key object by throwing and catching two errors, which costs more than the HMAC itself. Measured: 173 µs
 * for an HMAC of 64 bytes with a raw key and 37 µs with a key object; 149 µs and 6 µs for the start of a cipher.
 * Baileys and libsignal pass raw keys some fifty times per message. This patch converts them to key objects first.
 * `npm run bench -- replies` shows when Node no longer needs the patch.
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
  // needed because Baileys imports these functions by name
  syncBuiltinESMExports();
}
