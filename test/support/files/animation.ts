import sharp from 'sharp';

/** An animated WebP of frames of one pixel each, on a canvas of this size (RFC 9649, section 2.7). */
export async function animation(width: number, height: number, frames: number): Promise<Buffer> {
  const point = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .webp({ lossless: true })
    .toBuffer();
  const frame = chunk('ANMF', Buffer.concat([Buffer.alloc(12), number24(100), Buffer.alloc(1), point.subarray(12)]));
  const head = chunk('VP8X', Buffer.concat([Buffer.from([0x12, 0, 0, 0]), number24(width - 1), number24(height - 1)]));
  const all = [head, chunk('ANIM', Buffer.alloc(6)), ...Array.from({ length: frames }, () => frame)];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...all]));
}

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.from(`${type}0000`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

function number24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
