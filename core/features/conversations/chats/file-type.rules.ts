import { textBefore } from '#contracts/values/text-ends';

/** Magic bytes of the file types that a browser may display. */
const signatures: readonly (readonly [string, (head: string) => boolean])[] = [
  ['image/jpeg', (head) => head.startsWith('\xff\xd8\xff')],
  ['image/png', (head) => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['image/gif', (head) => /^GIF8[79]a/.test(head)],
  ['image/webp', (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'],
  ['audio/ogg', (head) => head.startsWith('OggS')],
  ['audio/mpeg', (head) => head.startsWith('ID3') || /^\xff[\xe2-\xff]/.test(head)],
  ['video/mp4', (head) => head.slice(4, 8) === 'ftyp'],
  ['application/pdf', (head) => head.startsWith('%PDF-')],
];

const shown = /^(image|audio|video)\//;

/**
 * Type of a file, detected from its content. The sender's claim is used only for types that a browser does
 * not display. An HTML page claimed to be a picture is therefore offered as a download.
 */
export function fileTypeOf(bytes: Buffer, claimed: string): string {
  const head = bytes.toString('latin1', 0, 16);
  const found = signatures.find(([, fits]) => fits(head))?.[0];
  const said = textBefore(claimed, ';').trim().toLowerCase();
  if (found === undefined) return shown.test(said) ? 'application/octet-stream' : said || 'application/octet-stream';
  // the same container for video and audio: only the sender knows whether it contains video
  if (found === 'video/mp4' && /^audio\/(mp4|aac|x-m4a)$/.test(said)) return said;
  return found;
}
