import sharp from 'sharp';
import { FairSlots, SlotsFullError } from '../../platform/fair-slots/fair-slots.js';
import { costOf } from './picture-cost.rules.js';
import { PhotoError } from './photo.errors.js';
import { pictureTypeOf } from './picture-type.rules.js';

/** A picture as it is sent and stored: JPEG, upright, without metadata. */
export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Longest side in pixels. Phones show no more in a chat, and WhatsApp's own clients send pictures of about this size.
 */
const longestSide = 1_600;
/** Longest side of a thumbnail in pixels, for screens with two device pixels per CSS pixel. */
export const thumbnailSide = 640;
const quality = 82;
/** Maximum number of pixels. A larger photo is refused by its header, without decoding. */
const pixelsMax = 50_000_000;
/**
 * Maximum number of bytes that a decoder may hold at once. A progressive photo or an interlaced screenshot of 50
 * megapixels takes this much.
 */
const decodedBytesMax = 200_000_000;
/**
 * Maximum number of pixels of one side. A long screenshot has some ten thousand lines. 49 million lines of one pixel
 * took 22 s.
 */
const sideMax = 32_768;
const decodeSeconds = 20;
/**
 * Maximum number of passes per type. Cameras and programs write at most 14 scans, and animated stickers have some
 * hundred frames.
 */
const passesMax = { jpeg: 40, png: 1, webp: 1_500 } as const;

// Only these three decoders stay enabled. libvips brings many more (SVG, PDF, TIFF…), and each adds attack surface.
// File input stays enabled, because Baileys makes its preview from a file. These settings apply to the whole process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].flatMap((type) => [`VipsForeignLoad${type}Buffer`, `VipsForeignLoad${type}File`]) });
// pictures rarely repeat, and two threads at once would double the memory
sharp.cache(false);
sharp.concurrency(1);

/** A process decodes one picture at a time. Each waiting picture holds up to ten megabytes. */
const slots = new FairSlots({ running: 1, runningPerShare: 1, waiting: 60, waitingPerShare: 20 });

/**
 * Re-encodes a picture so that only its pixels remain: no EXIF with a location, no second file appended.
 * Decodes one picture at a time per process, which bounds the memory.
 * @param share the account or bot whose picture it is. Pictures of different shares take turns.
 * @throws PhotoError when it is not a picture, is too large, or cannot be decoded; `slow` when too many
 * wait.
 */
export async function shrinkPicture(share: string, bytes: Buffer, side = longestSide): Promise<Picture> {
  const type = pictureTypeOf(bytes);
  if (typeof type !== 'string') throw new PhotoError(type.problem);
  const { memoryBytes, passes, longestSide } = costOf(type, bytes);
  if (passes > passesMax[type]) throw new PhotoError('broken', 'too many scans or frames');
  if (memoryBytes > decodedBytesMax || longestSide > sideMax) throw new PhotoError('too_many_pixels');
  return slots
    .run(share, () => draw(bytes, side))
    .catch((error: unknown) => {
      throw error instanceof SlotsFullError ? new PhotoError('slow') : error;
    });
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
