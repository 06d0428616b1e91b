import { deflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { animation } from '../../../test/support/files/animation.js';
import type { PhotoError } from './photo.errors.js';
import { shrinkPicture } from './shrink-picture.js';

const red = { r: 200, g: 10, b: 10 };
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: red } });

async function problemOf(bytes: Buffer): Promise<string> {
  return shrinkPicture('a', bytes).then(
    ({ width, height }) => `${width}x${height}`,
    (error: PhotoError) => error.problem,
  );
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

/** A PNG of one colour that decodes to a few thousand times its own size. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(side * (side + 1), 40_000_000)), { level: 9 });
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

test('a picture is encoded again: smaller, upright, as JPEG, without its metadata', async () => {
  const noted = await plain(2_000, 1_000)
    .withExif({ IFD0: { Copyright: 'rahasia' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { bytes, width, height } = await shrinkPicture('a', noted);
  expect([width, height]).toEqual([800, 1_600]);
  const read = await sharp(bytes).metadata();
  expect(read).toMatchObject({ format: 'jpeg', width: 800, height: 1_600 });
  expect([read.exif, read.xmp, read.iptc, read.orientation]).toEqual([undefined, undefined, undefined, undefined]);
});

test('a small picture keeps its size, and transparent parts become white', async () => {
  const clear = await sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
  const { bytes, width, height } = await shrinkPicture('a', clear);
  expect([width, height]).toEqual([40, 30]);
  expect((await sharp(bytes).stats()).channels.every(({ min }) => min > 250)).toBe(true);
  expect(await problemOf(await plain(20, 20).webp().toBuffer())).toBe('20x20');
});

describe('refused is', () => {
  test('an empty file, a file that is no picture, or a page', async () => {
    expect(await problemOf(Buffer.alloc(0))).toBe('broken');
    expect(await problemOf(Buffer.from('%PDF-1.7 and so on and so on'))).toBe('not_picture');
    expect(await problemOf(Buffer.from('GIF89a and so on and so on'))).toBe('not_picture');
    expect(await problemOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="http://10.0.0.1/"/></svg>'))).toBe(
      'not_picture',
    );
    expect(await problemOf(Buffer.from('\n <!DOCTYPE html><html><head><title>Google Drive</title>'))).toBe('page');
  });

  test('what ends in the middle', async () => {
    for (const whole of [
      await plain(600, 600).jpeg().toBuffer(),
      await plain(600, 600).png().toBuffer(),
      await plain(600, 600).webp().toBuffer(),
    ])
      expect(await problemOf(whole.subarray(0, whole.length / 2))).toBe('broken');
  });

  test('files that begin like a picture', async () => {
    expect(await problemOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>'.repeat(9))]))).toBe(
      'broken',
    );
  });

  test('what says that it has more pixels than are opened, without opening it', async () => {
    const before = process.memoryUsage().rss;
    expect(await problemOf(bomb(20_000))).toBe('too_many_pixels');
    expect(await problemOf(bomb(65_000))).toBe('too_many_pixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });
});

/** A valid grey progressive JPEG with any number of scans. Each scan has a few bytes and refines nothing. */
function manyScans(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const part = (marker: number, content: Buffer): Buffer => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  };
  const frame = Buffer.from([8, side >> 8, side % 256, side >> 8, side % 256, 1, 1, 0x11, 0]);
  // a table whose only code is one bit long
  const table = (kind: number, symbol: number) => part(0xc4, Buffer.from([kind << 4, 1, ...Array.from({ length: 15 }, () => 0), symbol]));
  const bits = (count: number) => Buffer.from(Array.from({ length: Math.ceil(count / 8) }, () => 0));
  const scan = (from: number, high: number, low: number, data: Buffer) =>
    Buffer.concat([part(0xda, Buffer.from([1, 1, 0, from, from, (high << 4) | low])), data]);
  const nothing = bits(15); // the run of 16,384 blocks without a change
  const refining = Array.from({ length: scans - 1 }, (_, nth) => {
    const low = 13 - (nth % 14);
    return scan(1 + Math.floor(nth / 14), low === 13 ? 0 : low + 1, low, nothing);
  });
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    part(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    part(0xc2, frame),
    table(0, 0),
    table(1, 0xe0),
    scan(0, 0, 0, bits(blocks)),
    ...refining,
    Buffer.from([0xff, 0xd9]),
  ]);
}

test('a progressive picture is opened, one with very many scans is not', async () => {
  expect(await problemOf(await plain(300, 200).jpeg({ progressive: true }).toBuffer())).toBe('300x200');
  expect(await problemOf(manyScans(800, 40))).toBe('800x800');
  expect(await problemOf(manyScans(800, 41))).toBe('broken');
  expect(await problemOf(Buffer.concat([manyScans(800, 40), manyScans(800, 40)]))).toBe('800x800');
});

test('an animated sticker is opened, one of very many frames is not', async () => {
  expect(await problemOf(await animation(20, 20, 200))).toBe('20x20');
  expect(await problemOf(await animation(20, 20, 2_000))).toBe('broken');
});

test('what the decoder would have to hold whole is refused by its headers', async () => {
  const side = 6_400;
  const print = await plain(64, 64).toColourspace('cmyk').jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  const frame = print.indexOf(Buffer.from([0xff, 0xc2]));
  expect(await problemOf(print)).toBe('64x64');
  print.writeUInt16BE(side, frame + 5);
  print.writeUInt16BE(side, frame + 7);
  expect(await problemOf(print)).toBe('too_many_pixels');
  const screenshot = await plain(64, 64).toColourspace('rgb16').png({ progressive: true }).toBuffer();
  expect(await problemOf(screenshot)).toBe('64x64');
  screenshot.writeUInt32BE(side, 16);
  screenshot.writeUInt32BE(side, 20);
  expect(await problemOf(screenshot)).toBe('too_many_pixels');
  expect(await problemOf(await animation(side + 100, side + 100, 2))).toBe('too_many_pixels');
});

test('a line of very many points is refused, a long screenshot is not', async () => {
  expect(await problemOf(await plain(10, 30_000).png().toBuffer())).toBe('1x1600');
  expect(await problemOf(await plain(1, 40_000).png().toBuffer())).toBe('too_many_pixels');
});

test('a second file behind the picture does not go on', async () => {
  const both = Buffer.concat([await plain(50, 50).jpeg().toBuffer(), Buffer.from('<html><script>alert(1)</script>PK\u0003\u0004')]);
  const { bytes } = await shrinkPicture('a', both);
  expect(bytes.includes('script')).toBe(false);
  expect(bytes.includes('PK\u0003\u0004')).toBe(false);
});
