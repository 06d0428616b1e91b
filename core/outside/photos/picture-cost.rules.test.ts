import { describe, expect, test } from '@jest/globals';
import sharp, { type JpegOptions } from 'sharp';
import { costOf } from './picture-cost.rules.js';
import { cpuMs } from '../../../test/support/cpu-time.js';
import { animation } from '../../../test/support/files/animation.js';

const [width, height] = [320, 160];
const points = width * height;
const plain = (channels: 3 | 4 = 3) => sharp({ create: { width, height, channels, background: { r: 200, g: 10, b: 10, alpha: 0.5 } } });
const full: JpegOptions = { chromaSubsampling: '4:4:4' };

describe('the memory of a JPEG', () => {
  test.each<[string, () => Promise<Buffer>, number]>([
    ['in one scan, as cameras write it', () => plain().jpeg(full).toBuffer(), 0],
    [
      'progressive',
      () =>
        plain()
          .jpeg({ ...full, progressive: true })
          .toBuffer(),
      points * 3 * 2,
    ],
    ['progressive, with half of the colours', () => plain().jpeg({ progressive: true, chromaSubsampling: '4:2:0' }).toBuffer(), points * 3],
    [
      'progressive, for print',
      () =>
        plain()
          .toColourspace('cmyk')
          .jpeg({ ...full, progressive: true })
          .toBuffer(),
      points * 4 * 2,
    ],
  ])('%s', async (_, make, memoryBytes) => {
    expect(costOf('jpeg', await make())).toMatchObject({ memoryBytes, longestSide: width });
  });

  test('is that of its largest frame, and of all its components', () => {
    const frame = (side: number, ...factors: number[]) =>
      Buffer.from([0xff, 0xc2, 0, 8 + factors.length * 3, 8, 0, side, 0, side, factors.length, ...factors.flatMap((both) => [1, both, 0])]);
    const cost = costOf('jpeg', Buffer.concat([Buffer.from([0xff, 0xd8]), frame(64, 0x22, 0x22, 0x22, 0x11), frame(8, 0x11)]));
    expect(cost).toMatchObject({ memoryBytes: (3 * 64 * 64 + 32 * 32) * 2, longestSide: 64 });
  });

  test('is that of the photo, not of a preview within a part of its headers', () => {
    const frame = (side: number) => Buffer.from([0xff, 0xc2, 0, 11, 8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0]);
    const preview = Buffer.concat([Buffer.from([0xff, 0xd8]), frame(5_000), Buffer.from([0xff, 0xda, 0, 2, 0xff, 0xd9])]);
    const part = Buffer.concat([Buffer.from([0xff, 0xe1, (preview.length + 2) >> 8, (preview.length + 2) & 255]), preview]);
    // fill bytes may come before each marker
    const photo = Buffer.concat([Buffer.from([0xff, 0xd8]), part, Buffer.alloc(3, 0xff), part, frame(64), Buffer.from([0xff, 0xda, 0, 2])]);
    expect(costOf('jpeg', photo)).toEqual({ memoryBytes: 64 * 64 * 2, passes: 1, longestSide: 64 });
  });

  test('is found behind any number of bytes that are no markers', () => {
    expect(costOf('jpeg', Buffer.alloc(1_000_000, 0xff))).toMatchObject({ memoryBytes: 0, passes: 0 });
    expect(costOf('jpeg', Buffer.from('ffd0'.repeat(1_000_000), 'hex'))).toMatchObject({ memoryBytes: 0, passes: 0 });
  });

  test('is endless for a file of nothing but headers, which are not all read', () => {
    const headers = (count: number) => Buffer.from(`ffd8${'ffc20002'.repeat(count)}`, 'hex');
    expect(costOf('jpeg', headers(4_000)).passes).toBe(0);
    const largest = headers(4_000_000);
    expect(costOf('jpeg', largest).passes).toBe(Infinity);
    expect(cpuMs(() => costOf('jpeg', largest))).toBeLessThan(100);
  });
});

describe('the memory of a PNG', () => {
  test.each<[string, () => Promise<Buffer>, number]>([
    ['line by line', () => plain(4).png().toBuffer(), 0],
    ['interlaced', () => plain(4).png({ progressive: true }).toBuffer(), points * 4],
    ['interlaced, with fine colours', () => plain(4).toColourspace('rgb16').png({ progressive: true }).toBuffer(), points * 8],
  ])('%s', async (_, make, memoryBytes) => {
    expect(costOf('png', await make())).toEqual({ memoryBytes, passes: 1, longestSide: width });
  });
});

test('a WebP costs by its frames', async () => {
  expect(costOf('webp', await plain().webp().toBuffer())).toMatchObject({ memoryBytes: 0, passes: 1 });
  expect(costOf('webp', await animation(width, height, 300))).toEqual({ memoryBytes: points * 5, passes: 300, longestSide: width });
});

test.each(['jpeg', 'png', 'webp'] as const)('a %s that ends anywhere is read', async (type) => {
  const whole = type === 'webp' ? await animation(20, 20, 3) : await plain().toFormat(type).toBuffer();
  for (let at = 0; at < Math.min(whole.length, 400); at += 1)
    expect(costOf(type, whole.subarray(0, at)).memoryBytes).toBeGreaterThanOrEqual(0);
});
