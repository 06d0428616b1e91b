import crypto from 'node:crypto';
import { expect, test } from '@jest/globals';
import { wrapRawKeys } from './raw-keys.js';

const { createHmac } = crypto;

/** The best of many short rounds, so that a busy machine does not decide. */
function fastest(act: () => unknown): number {
  let best = Infinity;
  for (let round = 0; round < 30; round++) {
    const startedAt = performance.now();
    for (let count = 0; count < 200; count++) act();
    best = Math.min(best, performance.now() - startedAt);
  }
  return best;
}

test('untouched, Node still takes far longer for a raw key than for a key object', () => {
  const key = Buffer.alloc(32, 7);
  const { createSecretKey } = crypto;
  const raw = fastest(() => createHmac('sha256', key));
  const wrapped = fastest(() => createHmac('sha256', createSecretKey(key)));
  expect(raw / wrapped).toBeGreaterThan(1.5);
});

test('raw keys of any kind give what they gave before', () => {
  wrapRawKeys();
  wrapRawKeys();
  expect(crypto.createHmac).not.toBe(createHmac);
  for (const key of [Buffer.alloc(32, 7), new Uint8Array(80).fill(9), Buffer.alloc(0), 'words']) {
    const digest = (hmac: crypto.Hmac) => hmac.update('Halo').digest('hex');
    expect(digest(crypto.createHmac('sha256', key))).toBe(digest(createHmac('sha256', key)));
  }
});

test('what a raw key sealed, it opens', () => {
  const [key, nonce] = [Buffer.alloc(32, 1), Buffer.alloc(12, 2)];
  const cipher = crypto.createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update('Halo'), cipher.final()]);
  const decipher = crypto.createDecipheriv('aes-256-gcm', key, nonce).setAuthTag(cipher.getAuthTag());
  expect(Buffer.concat([decipher.update(sealed), decipher.final()]).toString()).toBe('Halo');
  expect(() => crypto.createCipheriv('aes-256-gcm', Buffer.alloc(5), nonce)).toThrow('Invalid key length');
});
