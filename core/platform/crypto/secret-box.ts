import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';

const version = 1;
const keyIdBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;
const headerBytes = 1 + keyIdBytes + nonceBytes;

interface DataKey {
  readonly id: Buffer;
  readonly key: KeyObject;
}

/**
 * A value was sealed with a key that ENCRYPTION_KEY does not contain, or no longer contains. The settings are wrong,
 * not the value.
 */
export class UnknownKeyError extends Error {
  override name = 'UnknownKeyError';
  constructor() {
    super('sealed with a key that is not in ENCRYPTION_KEY');
  }
}

/**
 * Encrypts stored secrets (WhatsApp keys, mail bodies) with AES-256-GCM, and makes keyed hashes.
 * A sealed value is `version 1 | key id 4 | nonce 12 | tag 16 | ciphertext`. The key id allows rotation:
 * ENCRYPTION_KEY may hold several keys separated by commas; the first one seals, all of them open.
 */
@Injectable()
export class SecretBox {
  private readonly keys: readonly DataKey[];
  private readonly macKey: KeyObject;

  constructor(@Inject(Config) config: Pick<Config, 'ENCRYPTION_KEY' | 'APP_SECRET'>) {
    this.keys = config.ENCRYPTION_KEY.map((secret) => {
      const key = Buffer.from(hkdfSync('sha256', secret, '', 'data-key', 32));
      return { key: createSecretKey(key), id: createHash('sha256').update(key).digest().subarray(0, keyIdBytes) };
    });
    this.macKey = createSecretKey(Buffer.from(hkdfSync('sha256', config.APP_SECRET, '', 'keyed-hash', 32)));
  }

  /** @param context what the value belongs to (owner and kind); `open` fails with another context */
  seal(plain: Uint8Array, context: string): Buffer {
    const { id, key } = this.keys[0]!;
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([Buffer.from([version]), id, nonce, cipher.getAuthTag(), body]);
  }

  /** Id of the sealing key: the eight hex digits stored in each value. Not a secret. */
  get keyId(): string {
    return this.keyIds[0]!;
  }

  /** Ids of all keys that this process can open values with. */
  get keyIds(): readonly string[] {
    return this.keys.map(({ id }) => id.toString('hex'));
  }

  /**
   * @throws UnknownKeyError when the key of the value is not configured (any more)
   * @throws Error when the value was changed or belongs to another context
   */
  open(sealed: Uint8Array, context: string): Buffer {
    const value = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    if (value[0] !== version) throw new Error('sealed value of an unknown version');
    const id = value.subarray(1, 1 + keyIdBytes);
    const found = this.keys.find((one) => one.id.equals(id));
    if (!found) throw new UnknownKeyError();
    const decipher = createDecipheriv('aes-256-gcm', found.key, value.subarray(1 + keyIdBytes, headerBytes))
      .setAAD(Buffer.from(context))
      .setAuthTag(value.subarray(headerBytes, headerBytes + tagBytes));
    return Buffer.concat([decipher.update(value.subarray(headerBytes + tagBytes)), decipher.final()]);
  }

  /** Keyed hash for values that are only compared (OTP codes, trial claims). `purpose` separates the uses. */
  keyedHash(purpose: string, value: string): Buffer {
    return createHmac('sha256', this.macKey).update(`${purpose}\0${value}`).digest();
  }

  sameHash(a: Uint8Array, b: Uint8Array): boolean {
    return a.byteLength === b.byteLength && timingSafeEqual(a, b);
  }
}
