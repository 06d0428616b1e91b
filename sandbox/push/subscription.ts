import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

const tagBytes = 16;
const pointBytes = 65;
const saltBytes = 16;

/** A subscribed browser: its keys, and the decryption of received pushes (RFC 8291 and 8188). */
export class Subscription {
  readonly token = randomBytes(24).toString('base64url');
  readonly auth = randomBytes(16);
  /** The key that the page passed when it subscribed: only that sender may push to it (RFC 8292, section 4). */
  readonly applicationServerKey: string;
  /** True when the browser, its user or the push service ended the subscription. */
  isGone = false;
  private readonly keys: ECDH = createECDH('prime256v1');

  constructor(applicationServerKey: string) {
    this.applicationServerKey = applicationServerKey;
    this.keys.generateKeys();
  }

  get p256dh(): Buffer {
    return this.keys.getPublicKey();
  }

  /** Decrypts as the browser would. Throws when the browser could not. */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, saltBytes);
    const recordSize = body.readUInt32BE(saltBytes);
    const idLength = body.readUInt8(saltBytes + 4);
    const headerLength = saltBytes + 5 + idLength;
    if (idLength !== pointBytes) throw new Error('the key id is no point of P-256');
    if (body.length - headerLength > recordSize) throw new Error('more than one record');
    const senderKey = body.subarray(saltBytes + 5, headerLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.p256dh, senderKey]);
    const ikm = Buffer.from(hkdfSync('sha256', this.keys.computeSecret(senderKey), this.auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12));
    const sealed = body.subarray(headerLength);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-tagBytes));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
    const end = padded.findLastIndex((byte) => byte !== 0);
    if (padded[end] !== 2) throw new Error('the last record does not end as one');
    return padded.subarray(0, end).toString('utf8');
  }
}
