const pageMark = Buffer.from('OggS');
/** Size in bytes of an Ogg page header without its lacing values (RFC 3533 section 6). */
const pageHeadBytes = 27;
/** Samples per second of Opus positions and lengths, whatever the rate of the microphone was (RFC 7845 section 4). */
const samplesPerSecond = 48_000;
/** Maximum number of pages. A recording of a quarter of an hour has 45,000 pages if each holds a single packet. */
const pagesMax = 100_000;

/**
 * Length in seconds of an Ogg Opus recording, counted from its packets. The position in a page and the length that
 * the sender states can be false, and a transcription service charges for everything it decodes. Damaged pages are
 * skipped, as players do. The time is linear in the size of the file. A file with more than 100,000 pages counts as
 * endless.
 * @param enough stops counting here, in seconds: the result is then somewhat above it
 * @returns null when the file holds no Opus packets
 */
export function opusSeconds(bytes: Buffer, enough: number): number | null {
  const samplesMax = enough * samplesPerSecond;
  let samples = 0;
  let isOpus = false;
  let isPacketOpen = false;
  let pages = 0;
  for (let at = bytes.indexOf(pageMark); at >= 0 && samples <= samplesMax; at = bytes.indexOf(pageMark, at)) {
    pages += 1;
    if (pages > pagesMax) samples = Infinity;
    const body = at + pageHeadBytes + (bytes[at + pageHeadBytes - 1] ?? 0);
    if (body > bytes.length) break;
    let packetAt = body;
    for (let lace = at + pageHeadBytes; lace < body; lace += 1) {
      const size = bytes[lace]!;
      if (!isPacketOpen && size > 0) {
        const isHeader = isOpusHeader(bytes, packetAt);
        isOpus ||= isHeader;
        if (!isHeader) samples += samplesOf(bytes[packetAt], bytes[packetAt + 1]);
      }
      packetAt += size;
      isPacketOpen = size === 255;
    }
    // a page that claims more bytes than the file has does not hide later pages
    at = packetAt <= bytes.length ? Math.max(packetAt, at + 4) : at + 4;
  }
  return isOpus ? samples / samplesPerSecond : null;
}

/** `OpusHead` or `OpusTags`, which hold no sound. */
function isOpusHeader(bytes: Buffer, at: number): boolean {
  // compares only the first three letters, because this runs for every packet, and few packets with sound begin with
  // them
  if (bytes[at] !== 0x4f || bytes[at + 1] !== 0x70 || bytes[at + 2] !== 0x75) return false;
  const name = bytes.toString('latin1', at, at + 8);
  return name === 'OpusHead' || name === 'OpusTags';
}

/**
 * Number of samples in a packet, computed from its first bytes: the length of a frame times the number of frames (RFC
 * 6716 sections 3.1 and 3.2).
 */
function samplesOf(toc = 0, second = 0): number {
  const frames = [1, 2, 2, second & 0x3f][toc & 3]!;
  return frames * frameSamples(toc >> 3);
}

/** @param config 0 to 11 speech, 12 to 15 mixed, 16 to 31 music; each group in ascending frame lengths */
function frameSamples(config: number): number {
  if (config < 12) return [480, 960, 1_920, 2_880][config & 3]!;
  if (config < 16) return [480, 960][config & 1]!;
  return [120, 240, 480, 960][config & 3]!;
}
