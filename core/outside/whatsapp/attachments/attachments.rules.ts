import { createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Key derivation names of the protocol, by the field of the message that holds the attachment. */
export const attachmentKeys = {
  imageMessage: 'WhatsApp Image Keys',
  stickerMessage: 'WhatsApp Image Keys',
  videoMessage: 'WhatsApp Video Keys',
  audioMessage: 'WhatsApp Audio Keys',
  documentMessage: 'WhatsApp Document Keys',
} as const;

const mediaHost = 'mmg.whatsapp.net';
const macBytes = 10;

/**
 * Where an attachment may be fetched from. Its address was written by the sender's phone, so it is nobody's word: only
 * WhatsApp's own hosts over TLS, and this machine when WhatsApp itself is on it (a stand-in).
 * @returns null when neither of the two leads to an allowed host.
 */
export function attachmentUrl(
  url: string | null | undefined,
  directPath: string | null | undefined,
  isLoopbackAllowed: boolean,
): URL | null {
  for (const candidate of [url, directPath?.startsWith('/') ? `https://${mediaHost}${directPath}` : null]) {
    const parsed = candidate ? URL.parse(candidate) : null;
    if (!parsed || parsed.username !== '' || parsed.password !== '') continue;
    if (parsed.protocol === 'https:' && parsed.port === '' && parsed.hostname.endsWith('.whatsapp.net')) return parsed;
    if (
      isLoopbackAllowed &&
      ['http:', 'https:'].includes(parsed.protocol) &&
      /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(parsed.hostname)
    )
      return parsed;
  }
  return null;
}

/**
 * Opens a file as WhatsApp keeps it, while it comes: AES-256-CBC, followed by the first 10 bytes of an HMAC over IV and ciphertext. What it
 * gives may be used only when it has come to its end.
 * @throws Error when it was changed or the key does not fit.
 */
export async function* openAttachment(file: AsyncIterable<Uint8Array>, mediaKey: Uint8Array, info: string): AsyncGenerator<Buffer> {
  const keys = Buffer.from(hkdfSync('sha256', mediaKey, Buffer.alloc(32), info, 112));
  const [iv, cipherKey, macKey] = [keys.subarray(0, 16), keys.subarray(16, 48), keys.subarray(48, 80)];
  const decipher = createDecipheriv('aes-256-cbc', cipherKey, iv);
  const mac = createHmac('sha256', macKey).update(iv);
  // the last bytes that have come are the HMAC, unless more come
  let held: Buffer = Buffer.alloc(0);
  for await (const piece of file) {
    const all = Buffer.concat([held, piece]);
    const cipherText = all.subarray(0, Math.max(0, all.length - macBytes));
    held = all.subarray(cipherText.length);
    if (cipherText.length === 0) continue;
    mac.update(cipherText);
    yield decipher.update(cipherText);
  }
  if (held.length < macBytes || !timingSafeEqual(mac.digest().subarray(0, macBytes), held)) throw new Error('attachment was changed');
  yield decipher.final();
}
