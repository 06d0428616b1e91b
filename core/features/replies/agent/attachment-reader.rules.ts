import { dayMs } from '#contracts/values/base/durations';
import { oneLine } from '#contracts/values/base/one-line';
import { opusSeconds } from '../../../outside/speech/opus-length.rules.js';
import type { ThreadMessage } from '../../conversations/conversations.types.js';

/**
 * First bytes of recordings, whatever the sender calls the file: Ogg, MP3, AAC, M4A and MP4, WAV, AMR, FLAC,
 * Matroska.
 */
const beginnings: readonly (readonly [at: number, bytes: string])[] = [
  [0, 'OggS'],
  [0, 'ID3'],
  [4, 'ftyp'],
  [8, 'WAVE'],
  [0, '#!AMR'],
  [0, 'fLaC'],
  [0, '\x1a\x45\xdf\xa3'],
];

/**
 * True when a file starts like a recording. The file type named by the sender does not count, because a
 * transcription service is paid per file.
 */
export function isRecording(bytes: Buffer): boolean {
  if (beginnings.some(([at, begin]) => bytes.subarray(at, at + begin.length).toString('latin1') === begin)) return true;
  // The frame header of MPEG audio: eleven bits set, then a layer number or the bits of AAC.
  return bytes.length > 3 && bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0 && bytes[1] !== 0xff;
}

/** Audio types of files by their first bytes, for those that contain nothing but sound. */
const soundTypes: readonly (readonly [at: number, bytes: string, type: string])[] = [
  [0, 'OggS', 'audio/ogg'],
  [0, 'ID3', 'audio/mpeg'],
  [4, 'ftypM4A ', 'audio/mp4'],
  [4, 'ftypM4B ', 'audio/mp4'],
  [8, 'WAVE', 'audio/wav'],
  [0, '#!AMR', 'audio/amr'],
  [0, 'fLaC', 'audio/flac'],
];
/** Audio types by file extension. */
const namedTypes: Readonly<Record<string, string>> = { m4a: 'audio/mp4', '3ga': 'audio/mp4', mp3: 'audio/mpeg', aac: 'audio/aac' };
/** Brands in the `ftyp` header of photos. Recordings have the same header with other brands. */
const photoBrand = /^ftyp(?:he|m[is]f1|avi[fs])/;

/**
 * Audio type of a recording that was sent as a file; null for other files. Some first bytes also occur in videos and
 * other files. Such a file counts as a recording only when its name says so, because a transcription service is paid
 * per file.
 *
 * @param name as the sender gave it; null for none
 */
export function recordingTypeOf(bytes: Buffer, name: string | null): string | null {
  const head = bytes.toString('latin1', 0, 16);
  const sure = soundTypes.find(([at, begin]) => head.startsWith(begin, at))?.[2];
  if (sure) return sure;
  if (!isRecording(bytes) || photoBrand.test(head.slice(4))) return null;
  return namedTypes[/\.([a-z0-9]{3})$/i.exec(name ?? '')?.[1]?.toLowerCase() ?? ''] ?? null;
}

/** Longest recording that is transcribed, in seconds: the service is paid by the minute, and an order is said in less. */
const recordingMaxSeconds = 15 * 60;
/**
 * Maximum size in bytes of a recording in a format other than that of WhatsApp's voice notes. Its length is not
 * computed.
 */
const otherMaxBytes = 6_000_000;

/**
 * True for a recording that costs too much to transcribe. The size of a voice note is not enough to decide this: a
 * voice note of silence holds a day of sound in a few megabytes.
 */
export function isTooLong(bytes: Buffer): boolean {
  const seconds = opusSeconds(bytes, recordingMaxSeconds);
  return seconds === null ? bytes.length > otherMaxBytes : seconds > recordingMaxSeconds;
}

/** The text of a file without blank lines and layout spaces. */
export function tidyText(text: string): string {
  return text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '')
    .join('\n');
}

/** Maximum number of pictures in a request. */
export const imagesMax = 4;
/**
 * Maximum number of pictures of earlier turns in a request. The limit is lower because each request pays for them
 * again.
 */
const earlierMax = 2;
/** Number of the lead's latest turns whose pictures are shown to the model again. */
const earlierTurns = 3;

/**
 * The lead's pictures from earlier turns that the model sees again: those that an open message quotes, then the newest ones
 * of the last turns. Oldest first.
 */
export function earlierPictures(history: readonly ThreadMessage[], open: readonly ThreadMessage[]): ThreadMessage[] {
  const now = Math.max(0, ...open.map(({ storedAtMs }) => storedAtMs));
  const quoted = new Set(open.flatMap(({ quoted: quote }) => (quote?.proved ? (quote.seq ?? []) : [])));
  const ofLead = history.filter(({ sender }) => sender === 'lead');
  const turns = new Set(ofLead.flatMap(({ turn }) => turn ?? []));
  const recent = new Set([...turns].toSorted((one, other) => other - one).slice(0, earlierTurns));
  const pictures = ofLead.filter(({ kind, hasFile }) => kind === 'image' && hasFile);
  const isRecent = ({ turn, storedAtMs }: ThreadMessage) => turn !== null && recent.has(turn) && storedAtMs > now - dayMs;
  const newest = pictures.toReversed();
  const wanted = [...newest.filter(({ seq }) => quoted.has(seq)), ...newest.filter((one) => !quoted.has(one.seq) && isRecent(one))];
  const room = Math.min(earlierMax, imagesMax - open.filter(({ kind, hasFile }) => kind === 'image' && hasFile).length);
  return wanted.slice(0, Math.max(0, room)).toSorted((one, other) => one.seq - other.seq);
}
