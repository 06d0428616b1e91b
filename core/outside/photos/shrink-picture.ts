import sharp from 'sharp';
import { PhotoError } from './photo.errors.js';
import { pictureTypeOf } from './picture-type.rules.js';

/** A picture as it is sent and kept: JPEG, upright, without metadata. */
export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Phones show no more of a picture in a chat; WhatsApp's own clients send about as many. */
const longestSide = 1_600;
/** What a thread shows of it, on a screen with two pixels for one. */
export const thumbnailSide = 640;
const quality = 82;
/** A photo of 50 megapixels is opened (200 MB while it is, one at a time); a bomb of more is refused by its header alone. */
const pixelsMax = 50_000_000;
const decodeSeconds = 20;

// Only these three decoders: libvips brings many more (SVG, PDF, TIFF…), each one more way in. Files too: this holds for the whole
// process, and Baileys makes the little preview of a picture out of a file.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].flatMap((type) => [`VipsForeignLoad${type}Buffer`, `VipsForeignLoad${type}File`]) });
// pictures are rarely the same twice, and two threads at once would take twice the memory
sharp.cache(false);
sharp.concurrency(1);

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture anew: nothing of the file that came in goes on but its pixels (no EXIF with the place it was taken at, no second
 * file behind it). One at a time in a process, so that the memory is that of one picture.
 * @throws PhotoError when it is none, too large, or cannot be decoded.
 */
export async function shrinkPicture(bytes: Buffer, side = longestSide): Promise<Picture> {
  const type = pictureTypeOf(bytes);
  if (typeof type !== 'string') throw new PhotoError(type.problem);
  const turn = last.then(() => draw(bytes, side));
  last = turn.catch(() => undefined);
  return turn;
}

async function draw(bytes: Buffer, side: number): Promise<Picture> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true, autoOrient: true })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .timeout({ seconds: decodeSeconds })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    throw new PhotoError(/pixel limit|too large/i.test(message) ? 'too_many_pixels' : 'broken', message.split('\n')[0]);
  }
}
