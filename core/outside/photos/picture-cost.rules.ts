import type { PictureType } from './picture-type.rules.js';

/** The resources that decoding a picture takes, derived from its headers. */
export interface PictureCost {
  /** Bytes that the decoder holds at once, because it cannot decode line by line; 0 when it can. */
  readonly memoryBytes: number;
  /** Number of passes over the picture: scans of a JPEG, frames of a WebP. */
  readonly passes: number;
  readonly longestSide: number;
}

const nothing: PictureCost = { memoryBytes: 0, passes: 1, longestSide: 0 };

/** @param bytes a picture whose first bytes are those of this type; the other bytes are untrusted */
export function costOf(type: PictureType, bytes: Buffer): PictureCost {
  if (type === 'jpeg') return costOfJpeg(bytes);
  return type === 'png' ? costOfPng(bytes) : costOfWebp(bytes);
}

const startOfScan = 0xda;
const endOfImage = 0xd9;
const progressive = 0xc2;
/**
 * Maximum number of JPEG segments with a length. A photo with a large colour profile and previews has some hundred.
 */
const segmentsMax = 10_000;

/** Markers that have no length: restarts, the start of an image, and two markers without a meaning. */
const hasNoLength = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/**
 * True for the markers of a frame's header (ITU T.81, B.1.1.3). The three markers in the list have numbers in the
 * same range but belong to tables and extensions.
 */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Cost of a JPEG. The decoder draws a progressive JPEG once for each scan, over all its pixels. 2,600 scans fit into
 * half a megabyte and take minutes, in which the decoder cannot be stopped. A picture with several scans is held in
 * memory as a whole, as coefficients of two bytes. With more than 10,000 segments the cost is infinite, because 16 MB
 * of frame headers would block the process for seconds.
 */
function costOfJpeg(jpeg: Buffer): PictureCost {
  let [passes, segments, at, coefficients, longestSide] = [0, 0, 0, 0, 0];
  let isWhole = false;
  // a loop over the bytes; a call of `indexOf` for each marker would block the process for half a second with 16 MB
  // of markers
  while (at < jpeg.length) {
    if (jpeg[at] !== 0xff) {
      at += 1;
      continue;
    }
    // any number of fill bytes may come before a marker
    while (jpeg[at] === 0xff) at += 1;
    const marker = jpeg[at];
    if (marker === undefined || marker === endOfImage) break;
    if (marker === startOfScan) passes += 1;
    if (isFrame(marker)) {
      const frame = frameAt(jpeg, at + 3);
      coefficients = Math.max(coefficients, frame.coefficients);
      longestSide = Math.max(longestSide, frame.longestSide);
      isWhole ||= marker >= progressive;
    }
    // bytes outside of markers and segments are compressed picture data and are skipped
    at += 1;
    if (hasNoLength(marker)) continue;
    segments += 1;
    if (segments > segmentsMax) return { memoryBytes: Infinity, passes: Infinity, longestSide };
    // the length includes its own two bytes
    at += shortAt(jpeg, at);
  }
  return { memoryBytes: isWhole || passes > 1 ? coefficients * 2 : 0, passes, longestSide };
}

/**
 * Size of a frame. A component has fewer samples than the picture, depending on its sampling factors (ITU T.81,
 * A.1.1).
 */
function frameAt(jpeg: Buffer, at: number): { readonly coefficients: number; readonly longestSide: number } {
  const [height, width, count] = [shortAt(jpeg, at + 1), shortAt(jpeg, at + 3), Math.min(jpeg[at + 5] ?? 0, 4)];
  const factors = Array.from({ length: count }, (_, nth) => {
    const both = jpeg[at + 7 + nth * 3] ?? 0;
    return [both >> 4, both & 15] as const;
  });
  const [most, highest] = [Math.max(1, ...factors.map(([across]) => across)), Math.max(1, ...factors.map(([, down]) => down))];
  const parts = factors.map(([across, down]) => Math.ceil((width * across) / most) * Math.ceil((height * down) / highest));
  return { coefficients: parts.reduce((sum, part) => sum + part, 0), longestSide: Math.max(width, height) };
}

function shortAt(bytes: Buffer, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

/**
 * Channels for each colour type (PNG, 11.2.1). Transparency is included, because a picture of any type can have it.
 */
const channelsOf: Readonly<Record<number, number>> = { 0: 2, 2: 4, 3: 4, 4: 2, 6: 4 };

/** Cost of a PNG. The decoder holds an interlaced PNG in memory as a whole. */
function costOfPng(png: Buffer): PictureCost {
  if (png.length < 29) return nothing;
  const [width, height, depth] = [png.readUInt32BE(16), png.readUInt32BE(20), png[24]!];
  const pointBytes = (channelsOf[png[25]!] ?? 4) * (depth === 16 ? 2 : 1);
  return { memoryBytes: png[28] === 0 ? 0 : width * height * pointBytes, passes: 1, longestSide: Math.max(width, height) };
}

const isAnimation = 0x02;
/**
 * Bytes in memory for each pixel of an animation: for the frame, and for the composed picture of the frames before
 * it.
 */
const animationPointBytes = 5;

/**
 * Cost of a WebP. The time for finding the frames of an animation grows with the square of their number: 100,000
 * frames fit into 5 MB and took 38 s.
 */
function costOfWebp(webp: Buffer): PictureCost {
  if (webp.length < 30 || webp.toString('latin1', 12, 16) !== 'VP8X') return nothing;
  const [width, height] = [webp.readUIntLE(24, 3) + 1, webp.readUIntLE(27, 3) + 1];
  const longestSide = Math.max(width, height);
  if ((webp[20]! & isAnimation) === 0) return { ...nothing, longestSide };
  let passes = 0;
  for (let at = 12; at + 8 <= webp.length && passes < 1_000_000; at += chunkBytes(webp.readUInt32LE(at + 4)))
    if (webp.readUInt32BE(at) === animationFrame) passes += 1;
  return { memoryBytes: width * height * animationPointBytes, passes, longestSide };
}

/** The chunk type `ANMF`, a frame of an animation. */
const animationFrame = 0x41_4e_4d_46;

/** Size of a chunk with its header. Chunks are padded to an even length. */
function chunkBytes(length: number): number {
  return 8 + length + (length % 2);
}
