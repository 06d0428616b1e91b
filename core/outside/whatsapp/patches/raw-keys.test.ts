import crypto from 'node:crypto';
import { expect, test } from '@jest/globals';
import { wrapRawKeys } from './raw-keys.js';

const { createHmac } = crypto;

test('raw keys of any kind give what they gave before', () => {
  wrapRawKeys();
  wrapRawKeys();
  expect(crypto.createHmac).not.toBe(createHmac);
  for (const key of [Buffer.alloc(32, 7), new Uint8Array(80).fill(9), Buffer.alloc(0), 'words']) {
    const digest = (hmac: crypto.Hmac) => hmac.update('Halo').digest('hex');
    expect(digest(crypto.createHmac('sha256', key))).toBe(digest(createHmac('sha256', key)));
  }
});

test('a raw key decrypts what it encrypted', () => {
  const [key, nonce] = [Buffer.alloc(32, 1), Buffer.alloc(12, 2)];
  const cipher = crypto.createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update('Halo'), cipher.final()]);
  const decipher = crypto.createDecipheriv('aes-256-gcm', key, nonce).setAuthTag(cipher.getAuthTag());
  expect(Buffer.concat([decipher.update(sealed), decipher.final()]).toString()).toBe('Halo');
  expect(() => crypto.createCipheriv('aes-256-gcm', Buffer.alloc(5), nonce)).toThrow('Invalid key length');
});
