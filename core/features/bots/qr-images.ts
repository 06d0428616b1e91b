import { toBuffer } from 'qrcode';

/** Redis key of a QR code's text. The token is the only authorization to view it, until it expires. */
export function qrKey(token: string): string {
  return `qr:${token}`;
}

/** PNG of a QR code, large enough for a phone's camera. */
export function drawQr(text: string): Promise<Buffer> {
  return toBuffer(text, { type: 'png', errorCorrectionLevel: 'M', margin: 4, width: 480 });
}
