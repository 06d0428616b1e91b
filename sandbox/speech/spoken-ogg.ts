const samplesPerPacket = 960;
const sampleRate = 48_000;
// One 20 ms Opus frame of silence (SILK wideband, mono, DTX), which every player accepts.
const silence = Buffer.from([0xf8, 0xff, 0xfe]);

/**
 * A playable, silent Ogg Opus voice note as long as the text would take to speak. The text is in the comment header
 * (TRANSCRIPT), so that it survives the transport through WhatsApp.
 */
export function spokenOgg(text: string): Buffer {
  const seconds = Math.min(60, Math.max(1, Math.round(text.length / 14)));
  const packets = Math.ceil((seconds * sampleRate) / samplesPerPacket);
  const pages = [page(0, 2, 0n, [opusHead()]), page(1, 0, 0n, [opusTags(text)])];
  const perPage = 50;
  for (let from = 0; from < packets; from += perPage) {
    const count = Math.min(perPage, packets - from);
    const last = from + count >= packets;
    pages.push(
      page(
        pages.length,
        last ? 4 : 0,
        BigInt((from + count) * samplesPerPacket),
        Array.from({ length: count }, () => silence),
      ),
    );
  }
  return Buffer.concat(pages);
}

function opusHead(): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 0, 'latin1');
  head.writeUInt8(1, 8);
  head.writeUInt8(1, 9);
  head.writeUInt32LE(sampleRate, 12);
  return head;
}

function opusTags(text: string): Buffer {
  const vendor = Buffer.from('sandbox');
  const comment = Buffer.from(`TRANSCRIPT=${text}`);
  return Buffer.concat([Buffer.from('OpusTags'), lengthOf(vendor), vendor, uint32(1), lengthOf(comment), comment]);
}

function lengthOf(bytes: Buffer): Buffer {
  return uint32(bytes.length);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** One Ogg page (RFC 3533 section 6). `flags`: 2 for the first, 4 for the last page of the stream. */
function page(sequence: number, flags: number, granule: bigint, packets: Buffer[]): Buffer {
  const lacing = packets.flatMap((packet) => [...Array.from({ length: Math.floor(packet.length / 255) }, () => 255), packet.length % 255]);
  const head = Buffer.alloc(27 + lacing.length);
  head.write('OggS', 0, 'latin1');
  head.writeUInt8(flags, 5);
  head.writeBigInt64LE(granule, 6);
  head.writeUInt32LE(0x5a4e4442, 14);
  head.writeUInt32LE(sequence, 18);
  head.writeUInt8(lacing.length, 26);
  Buffer.from(lacing).copy(head, 27);
  const whole = Buffer.concat([head, ...packets]);
  whole.writeUInt32LE(oggChecksum(whole), 22);
  return whole;
}

/** CRC-32 with polynomial 0x04c11db7, not reflected, initial value 0 (RFC 3533). */
function oggChecksum(bytes: Buffer): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
}
