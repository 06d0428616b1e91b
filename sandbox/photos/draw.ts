import sharp from 'sharp';

const width = 1_200;
const height = 900;

/**
 * A photo of an imaginary product. The colour of its stripes depends only on the name, so the same name always gives
 * the same photo.
 */
export async function drawPhoto(name: string, type: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  const hue = name.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const light = (x + y) % 240 < 120 ? 0.45 : 0.65;
      pixels.set(rgbOf((hue + y / 30) % 360, light), (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    [type]()
    .toBuffer();
}

function rgbOf(hue: number, light: number): [number, number, number] {
  const channel = (shift: number): number => {
    const at = (shift + hue / 30) % 12;
    return Math.round(255 * (light - Math.min(light, 1 - light) * 0.7 * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}
