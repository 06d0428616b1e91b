/** The properties of an audio file that can be read without decoding the sound. */
export interface AudioFacts {
  format: 'ogg' | 'wav' | 'mp3' | 'flac' | 'mp4' | 'webm';
  /** Length in seconds. 0 when the container does not state it. */
  seconds: number;
  /** A transcript in the file's comments, as in the control page's voice notes. Null when it has none. */
  spoken: string | null;
}

/** Recognises the container by its first bytes. Null when it is not a supported audio format. */
export function readAudio(bytes: Buffer): AudioFacts | null {
  const head = bytes.subarray(0, 12).toString('latin1');
  if (head.startsWith('OggS')) return { format: 'ogg', seconds: oggSeconds(bytes), spoken: oggComment(bytes) };
  if (head.startsWith('RIFF') && head.slice(8) === 'WAVE') return { format: 'wav', seconds: wavSeconds(bytes), spoken: null };
  if (head.startsWith('fLaC')) return { format: 'flac', seconds: 0, spoken: null };
  if (head.startsWith('ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0))
    return { format: 'mp3', seconds: 0, spoken: null };
  if (head.slice(4, 8) === 'ftyp') return { format: 'mp4', seconds: 0, spoken: null };
  if (bytes.subarray(0, 4).toString('hex') === '1a45dfa3') return { format: 'webm', seconds: 0, spoken: null };
  return null;
}

/**
 * Duration of an Opus file. The granule position of the last page is the number of samples at 48 kHz (RFC 7845
 * section 4).
 */
function oggSeconds(bytes: Buffer): number {
  const lastPage = bytes.lastIndexOf('OggS');
  if (lastPage < 0 || lastPage + 14 > bytes.length) return 0;
  return Number(bytes.readBigInt64LE(lastPage + 6)) / 48_000;
}

function wavSeconds(bytes: Buffer): number {
  if (bytes.length < 44) return 0;
  const bytesPerSecond = bytes.readUInt32LE(28);
  return bytesPerSecond > 0 ? (bytes.length - 44) / bytesPerSecond : 0;
}

/** A TRANSCRIPT, DESCRIPTION or COMMENT line of the OpusTags or Vorbis comment header. */
function oggComment(bytes: Buffer): string | null {
  const opus = bytes.indexOf('OpusTags');
  const at = opus >= 0 ? opus + 8 : bytes.indexOf('\x03vorbis') + 7;
  if (at < 7) return null;
  try {
    let offset = at + 4 + bytes.readUInt32LE(at);
    const count = bytes.readUInt32LE(offset);
    offset += 4;
    for (let n = 0; n < Math.min(count, 100); n += 1) {
      const length = bytes.readUInt32LE(offset);
      const comment = bytes.subarray(offset + 4, offset + 4 + length).toString('utf8');
      const found = /^(?:transcript|description|comment)=([\s\S]+)$/i.exec(comment);
      if (found?.[1]) return found[1].trim();
      offset += 4 + length;
    }
  } catch {
    // A comment list that points outside the file counts as no comment.
  }
  return null;
}
