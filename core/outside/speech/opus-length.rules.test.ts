import { describe, expect, test } from '@jest/globals';
import { opusSeconds } from './opus-length.rules.js';

/** An Ogg page with these packets, each shorter than 255 bytes unless `lacing` says otherwise. */
function page(packets: readonly Buffer[], { granule = 0n, lacing = packets.map(({ length }) => length) } = {}): Buffer {
  const head = Buffer.alloc(27);
  head.write('OggS', 0, 'latin1');
  head.writeBigInt64LE(granule, 6);
  head.writeUInt8(lacing.length, 26);
  return Buffer.concat([head, Buffer.from(lacing), ...packets]);
}
const named = (name: string) => page([Buffer.concat([Buffer.from(name), Buffer.alloc(11)])]);
const start = Buffer.concat([named('OpusHead'), named('OpusTags')]);
const packets = (count: number, ...packet: number[]) => page(Array.from({ length: count }, () => Buffer.from(packet)));
const note = (...pages: Buffer[]) => Buffer.concat([start, ...pages]);

const all = 1e6;

describe('the length of a recording', () => {
  test.each([
    ['50 frames of 20 ms', packets(50, 0xf8, 1, 2), 1],
    ['frames of 60 ms, as speech of few bytes has them', packets(50, 0x58, 1), 3],
    ['mixed frames of 10 ms', packets(100, 0x60, 1), 1],
    ['frames of 2.5 ms', packets(200, 0x80, 1), 0.5],
    ['two frames in a packet', packets(50, 0xf9, 1), 2],
    ['two frames of different size in a packet', packets(50, 0xfa, 1), 2],
    ['six frames in a packet', packets(50, 0xfb, 6, 1), 6],
  ])('%s', (_, sound, seconds) => {
    expect(opusSeconds(note(sound), all)).toBeCloseTo(seconds);
  });

  test('is what its packets hold, not what its pages claim', () => {
    const sound = page(
      Array.from({ length: 250 }, () => Buffer.from([0xf8, 0xff, 0xfe])),
      { granule: 48_000n },
    );
    expect(opusSeconds(note(sound, sound), all)).toBeCloseTo(10);
  });

  test('counts a packet over two pages once', () => {
    const large = Buffer.alloc(300, 0xf8);
    const first = page([large.subarray(0, 255)], { lacing: [255] });
    expect(opusSeconds(note(first, page([large.subarray(255)], { lacing: [45] }), packets(49, 0xf8, 1)), all)).toBeCloseTo(1);
  });

  test('goes on after damaged bytes and after a page that claims more than the file holds', () => {
    const garbage = Buffer.from('not a page at all');
    const claims = page([], { lacing: Array.from({ length: 255 }, () => 255) });
    expect(opusSeconds(note(garbage, packets(50, 0xf8, 1), claims, packets(50, 0xf8, 1)), all)).toBeGreaterThanOrEqual(2);
  });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page of something else', named('\x01vorbis ')],
  ['a header that is cut', Buffer.from('OggS')],
  ['another kind of recording', Buffer.from('ID3\x04')],
])('%s has no length that can be counted', (_, bytes) => {
  expect(opusSeconds(bytes, all)).toBeNull();
});

test('is counted no further than needed', () => {
  expect(opusSeconds(note(...Array.from({ length: 10 }, () => packets(50, 0xf8, 1))), 3)).toBeCloseTo(4);
});

test('a file of empty pages has no end', () => {
  const empty = Buffer.concat(Array.from({ length: 1_000 }, () => page([])));
  expect(opusSeconds(note(packets(50, 0xf8, 1), ...Array.from({ length: 90 }, () => empty)), all)).toBeCloseTo(1);
  expect(opusSeconds(note(packets(50, 0xf8, 1), ...Array.from({ length: 110 }, () => empty)), all)).toBe(Infinity);
  expect(opusSeconds(Buffer.concat(Array.from({ length: 110 }, () => empty)), all)).toBeNull();
});

test('the sixteen megabytes of a recording are counted in one pass', () => {
  const silence = packets(255, 0xf8, 0xff, 0xfe);
  const count = Math.floor(16_000_000 / silence.length);
  expect(opusSeconds(note(...Array.from({ length: count }, () => silence)), all)).toBeCloseTo((count * 255) / 50);
  // a page mark in every four bytes, which begins no valid page
  expect(opusSeconds(Buffer.concat([start, Buffer.from('OggS'.repeat(4_000_000))]), all)).not.toBeNull();
});
