import { randomUUID } from 'node:crypto';
import { decodeQr } from './decode.ts';

export interface SeenQr {
  id: string;
  /** Decoded text of the QR code. A WhatsApp link code must be scanned as a whole. */
  text: string;
  seenAt: string;
  /** ISO time after which the camera discards the code. */
  expiresAt: string;
  /** Number of the phone that scanned it. Null until then. */
  scannedBy: string | null;
}

const keptMs = 60_000;
const maxImageBytes = 5 * 1024 * 1024;

/** Simulates the phone's camera: it decodes the images shown to it and keeps the codes it could read. */
export class Camera {
  private codes: SeenQr[] = [];
  private readonly onSeen: (codes: SeenQr[]) => void;

  constructor(onSeen: (codes: SeenQr[]) => void) {
    this.onSeen = onSeen;
  }

  /** Decodes an image given as an http(s) address on this machine or as a `data:image/png;base64,` URL. */
  async look(imageUrl: string): Promise<SeenQr> {
    const text = decodeQr(await fetchImage(imageUrl));
    if (text === null) throw new CameraError(422, 'no QR code found in this image');
    const now = Date.now();
    const known = this.codes.find((code) => code.text === text);
    const code: SeenQr = {
      id: known?.id ?? randomUUID(),
      text,
      seenAt: new Date(now).toISOString(),
      expiresAt: new Date(now + keptMs).toISOString(),
      scannedBy: known?.scannedBy ?? null,
    };
    this.codes = [code, ...this.codes.filter(({ id }) => id !== code.id)];
    this.onSeen(this.waiting());
    return code;
  }

  /** Codes seen in the last 60 s, newest first. */
  waiting(): SeenQr[] {
    const now = Date.now();
    this.codes = this.codes.filter(({ expiresAt }) => Date.parse(expiresAt) > now);
    return this.codes;
  }

  find(id: string): SeenQr | undefined {
    return this.waiting().find((code) => code.id === id);
  }

  markScanned(id: string, by: string): void {
    this.codes = this.codes.map((code) => (code.id === id ? { ...code, scannedBy: by } : code));
    this.onSeen(this.waiting());
  }
}

export class CameraError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function fetchImage(imageUrl: string): Promise<Buffer> {
  const inline = /^data:image\/png;base64,([A-Za-z0-9+/=\s]+)$/.exec(imageUrl);
  if (inline?.[1]) return Buffer.from(inline[1], 'base64');
  if (!URL.canParse(imageUrl)) throw new CameraError(400, 'url must be an http(s) address or a PNG data URL');
  const url = new URL(imageUrl);
  // The sandbox never connects beyond this machine, whatever address it is given.
  const loopback = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname) || url.hostname.endsWith('.localhost');
  if (!loopback || !/^https?:$/.test(url.protocol)) throw new CameraError(400, 'only loopback addresses are fetched');
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) }).catch((error: unknown) => {
    throw new CameraError(502, `image not reachable: ${String(error)}`);
  });
  if (!response.ok) throw new CameraError(502, `image answered ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > maxImageBytes) throw new CameraError(413, 'image is bigger than 5 MB');
  return bytes;
}
