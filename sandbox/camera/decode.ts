import jsqr from 'jsqr';
import { PNG } from 'pngjs';

// A CommonJS package: its types nest the function one level deeper than Node's ESM loader does.
const readQr = jsqr as unknown as typeof jsqr.default;

/** The text of the QR code in a PNG. Null when it has none. Throws when the bytes are not a PNG. */
export function decodeQr(png: Buffer): string | null {
  const image = PNG.sync.read(png);
  const once = readQr(new Uint8ClampedArray(image.data), image.width, image.height);
  if (once) return once.data;
  // jsQR needs about 3 px per module and a quiet zone. Small or borderless codes get both here.
  const framed = enlarge(image, 3, 24);
  return readQr(new Uint8ClampedArray(framed.data), framed.width, framed.height)?.data ?? null;
}

function enlarge(image: PNG, factor: number, border: number): PNG {
  const scale = image.width > 600 ? 1 : factor;
  const big = new PNG({ width: image.width * scale + 2 * border, height: image.height * scale + 2 * border });
  big.data.fill(255);
  for (let y = 0; y < image.height * scale; y += 1) {
    for (let x = 0; x < image.width * scale; x += 1) {
      const from = (Math.floor(y / scale) * image.width + Math.floor(x / scale)) * 4;
      const to = ((y + border) * big.width + x + border) * 4;
      const alpha = (image.data[from + 3] ?? 255) / 255;
      for (let c = 0; c < 3; c += 1) big.data[to + c] = Math.round((image.data[from + c] ?? 0) * alpha + 255 * (1 - alpha));
    }
  }
  return big;
}
