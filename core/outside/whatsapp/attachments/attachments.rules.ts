import { createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Key derivation names of the protocol, by the message field that holds the attachment. */
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
 * The address from which an attachment may be fetched. The sender's phone wrote the address, so it is untrusted. Only
 * WhatsApp's own hosts over TLS are allowed. This machine is also allowed when WhatsApp itself runs on it (the
 * sandbox).
 * @returns null when neither address leads to an allowed host.
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
 * Decrypts a WhatsApp file as a stream. The file is AES-256-CBC ciphertext, followed by the first 10 bytes of an HMAC
 * over IV and ciphertext. The output may be used only after the stream has ended without an error.
 * @throws Error when the file was changed or the key does not match.
 */
export async function* openAttachment(file: AsyncIterable<Uint8Array>, mediaKey: Uint8Array, info: string): AsyncGenerator<Buffer> {
  const keys = Buffer.from(hkdfSync('sha256', mediaKey, Buffer.alloc(32), info, 112));
  const [iv, cipherKey, macKey] = [keys.subarray(0, 16), keys.subarray(16, 48), keys.subarray(48, 80)];
  const decipher = createDecipheriv('aes-256-cbc', cipherKey, iv);
  const mac = createHmac('sha256', macKey).update(iv);
  // the last bytes may be the HMAC, so they are held back until more arrive
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
