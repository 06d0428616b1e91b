import crypto, { createSecretKey } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

let wrapped = false;

/**
 * Makes raw keys cheap, for the whole process. Node 24 finds out whether a key is a key object by throwing and catching two errors,
 * which costs three times what the HMAC itself does. Baileys and libsignal hand over raw keys some fifty times a message; here
 * they become key objects first.
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
