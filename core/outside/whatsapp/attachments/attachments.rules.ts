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
    if (isLoopbackAllowed && /^https?:$/.test(parsed.protocol) && /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(parsed.hostname))
      return parsed;
  }
  return null;
}

/**
 * Opens a file as WhatsApp keeps it: AES-256-CBC, followed by the first 10 bytes of an HMAC over IV and ciphertext.
 * @throws Error when it was changed or the key does not fit.
 */
export function openAttachment(file: Buffer, mediaKey: Uint8Array, info: string): Buffer {
  const keys = Buffer.from(hkdfSync('sha256', mediaKey, Buffer.alloc(32), info, 112));
  const [iv, cipherKey, macKey] = [keys.subarray(0, 16), keys.subarray(16, 48), keys.subarray(48, 80)];
  const cipherText = file.subarray(0, -macBytes);
  const mac = createHmac('sha256', macKey).update(iv).update(cipherText).digest().subarray(0, macBytes);
  if (file.length <= macBytes || !timingSafeEqual(mac, file.subarray(-macBytes))) throw new Error('attachment was changed');
  const decipher = createDecipheriv('aes-256-cbc', cipherKey, iv);
  return Buffer.concat([decipher.update(cipherText), decipher.final()]);
}
