import { toBuffer } from 'qrcode';

/** Redis key of a code's text. Whoever holds the token may see the code, for as long as it lives. */
export function qrKey(token: string): string {
  return `qr:${token}`;
}

/** PNG of a code, large enough for a phone's camera. */
export function drawQr(text: string): Promise<Buffer> {
  return toBuffer(text, { type: 'png', errorCorrectionLevel: 'M', margin: 4, width: 480 });
}
