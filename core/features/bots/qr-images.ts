import { toBuffer } from 'qrcode';
import { UnknownKeyError, type SecretBox } from '../../platform/crypto/secret-box.js';

/** Redis key of a QR code's text. The token is the only authorization to view it, until it expires. */
export function qrKey(token: string): string {
  return `qr:${token}`;
}

/**
 * Encrypts a text that can link a device. Redis holds it for some minutes. A copy of Redis on a disk then links no
 * device.
 * @param key the Redis key that it is stored under
 */
export function sealForRedis(box: SecretBox, key: string, text: string): Buffer {
  return box.seal(Buffer.from(text), redisContext(key));
}

/**
 * The text that {@link sealForRedis} encrypted under that key. Null when the text has expired or was not encrypted by
 * us.
 * @throws UnknownKeyError when the encryption key of the text is not configured
 */
export function openFromRedis(box: SecretBox, key: string, sealed: Buffer | null): string | null {
  if (sealed === null) return null;
  try {
    return box.open(sealed, redisContext(key)).toString();
  } catch (error) {
    if (error instanceof UnknownKeyError) throw error;
    return null;
  }
}

const redisContext = (key: string): string => `redis:${key}`;

/** PNG of a QR code, large enough for a phone's camera. */
export function drawQr(text: string): Promise<Buffer> {
  return toBuffer(text, { type: 'png', errorCorrectionLevel: 'M', margin: 4, width: 480 });
}
