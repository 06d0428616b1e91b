/** How recordings begin, whatever their sender calls them: Ogg, MP3, AAC, M4A and MP4, WAV, AMR, FLAC, Matroska. */
const beginnings: readonly (readonly [at: number, bytes: string])[] = [
  [0, 'OggS'],
  [0, 'ID3'],
  [4, 'ftyp'],
  [8, 'WAVE'],
  [0, '#!AMR'],
  [0, 'fLaC'],
  [0, '\x1a\x45\xdf\xa3'],
];

/** Whether a file begins as a recording does. What its sender calls it does not count; a service that transcribes is paid by the file. */
export function isRecording(bytes: Buffer): boolean {
  if (beginnings.some(([at, begin]) => bytes.subarray(at, at + begin.length).toString('latin1') === begin)) return true;
  // a frame of MPEG audio: eleven bits set, and a layer or the bits of AAC
  return bytes.length > 3 && bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0 && bytes[1] !== 0xff;
}
