import { cleanFileName } from '#contracts/values/base/file-name';
import { textBefore } from '#contracts/values/text-ends';

/** Number of first bytes by which a file's type is detected. */
export const headBytes = 512;

/** Magic bytes of the file types that a browser may display, and of PDF. */
const signatures: readonly (readonly [string, (head: string) => boolean])[] = [
  ['image/jpeg', (head) => head.startsWith('\xff\xd8\xff')],
  ['image/png', (head) => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['image/gif', (head) => /^GIF8[79]a/.test(head)],
  ['image/webp', (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'],
  ['audio/ogg', (head) => head.startsWith('OggS')],
  ['audio/mpeg', (head) => head.startsWith('ID3') || /^\xff[\xe2-\xff]/.test(head)],
  // photos, recordings and videos share one container format; its brand shows which of them it is
  ['image/heic', (head) => /^ftyp(?:he(?:i[cmsx]|v[cmsx])|m[is]f1)/.test(head.slice(4, 12))],
  ['image/avif', (head) => /^ftypavi[fs]/.test(head.slice(4, 12))],
  ['audio/mp4', (head) => /^ftypM4[AB] /.test(head.slice(4, 12))],
  ['video/mp4', (head) => head.slice(4, 8) === 'ftyp'],
  ['application/pdf', (head) => head.startsWith('%PDF-')],
];

const shown = /^(image|audio|video)\//;
const unknown = 'application/octet-stream';
const isZip = (head: string): boolean => head.startsWith('PK\x03\x04');
const isOle = (head: string): boolean => head.startsWith('\xd0\xcf\x11\xe0');
const isText = (head: string): boolean =>
  !Array.from(head).some((char) => char < ' ' && !'\t\n\f\r\x1b'.includes(char)) && !/^\s*(<|#!|MZ)/.test(head);
const office = 'application/vnd.openxmlformats-officedocument';

interface KnownType {
  /** Extensions of such a file, the usual one first. */
  readonly endings: readonly string[];
  /** True when content with these first bytes may be of this type. Absent for types with a signature. */
  readonly fits?: (head: string) => boolean;
}

const types: Readonly<Record<string, KnownType>> = {
  'image/jpeg': { endings: ['jpg', 'jpeg'] },
  'image/png': { endings: ['png'] },
  'image/gif': { endings: ['gif'] },
  'image/webp': { endings: ['webp'] },
  'image/heic': { endings: ['heic', 'heif'] },
  'image/avif': { endings: ['avif'] },
  'audio/ogg': { endings: ['ogg', 'oga', 'opus'] },
  'audio/mpeg': { endings: ['mp3'] },
  'audio/mp4': { endings: ['m4a', 'mp4'] },
  'audio/x-m4a': { endings: ['m4a'] },
  'audio/aac': { endings: ['m4a', 'aac'] },
  'video/mp4': { endings: ['mp4', 'm4v', 'mov'] },
  'application/pdf': { endings: ['pdf'], fits: () => false },
  [`${office}.wordprocessingml.document`]: { endings: ['docx'], fits: isZip },
  [`${office}.spreadsheetml.sheet`]: { endings: ['xlsx'], fits: isZip },
  [`${office}.presentationml.presentation`]: { endings: ['pptx'], fits: isZip },
  'application/vnd.oasis.opendocument.text': { endings: ['odt'], fits: isZip },
  'application/vnd.oasis.opendocument.spreadsheet': { endings: ['ods'], fits: isZip },
  'application/zip': { endings: ['zip'], fits: isZip },
  // some programs send files of the newer formats with the type of the older ones
  'application/msword': { endings: ['doc', 'docx'], fits: (head) => isOle(head) || isZip(head) },
  'application/vnd.ms-excel': { endings: ['xls', 'xlsx'], fits: (head) => isOle(head) || isZip(head) },
  'application/vnd.ms-powerpoint': { endings: ['ppt', 'pptx'], fits: (head) => isOle(head) || isZip(head) },
  'application/rtf': { endings: ['rtf'], fits: (head) => head.startsWith('{\\rtf') },
  'text/plain': { endings: ['txt', 'csv', 'log', 'md'], fits: isText },
  'text/csv': { endings: ['csv', 'txt'], fits: isText },
};

/**
 * Extensions of further files that customers send: designs, plans, archives, recordings. Computers do not run these files.
 * This is an allow list, because a list of all extensions that computers run would never be complete.
 */
const harmless = new Set(
  (
    'cdr psd ai eps indd sketch fig xd dwg dxf skp stl obj 3mf tif tiff bmp heic heif avif webm mkv avi 3gp amr opus flac wav aiff ' +
    'rar 7z gz tar epub ics vcf gpx kml kmz ttf otf json odp pages numbers key'
  ).split(' '),
);

/**
 * Type of a file, detected from its content. The sender's claim is used only for types that a browser does
 * not display, and only when the content may be of that type. An HTML page claimed to be a picture is
 * therefore offered as a download.
 */
export function fileTypeOf(bytes: Buffer, claimed: string): string {
  const head = bytes.toString('latin1', 0, headBytes);
  const found = signatures.find(([, fits]) => fits(head))?.[0];
  const said = textBefore(claimed, ';').trim().toLowerCase();
  if (found === undefined) {
    if (shown.test(said) || said === '') return isZip(head) ? 'application/zip' : unknown;
    return types[said]?.fits?.(head) === false ? (isZip(head) ? 'application/zip' : unknown) : said;
  }
  // most brands are used for audio and video alike, so only the sender's claim tells whether the file contains video
  if (/^(audio|video)\/mp4$/.test(found) && /^audio\/(mp4|aac|x-m4a)$/.test(said)) return said;
  return found;
}

/**
 * Name under which a browser saves a file: the sender's name, cleaned, with an extension that the file's type allows.
 * For example, a PDF named `foto.jpg.exe` is saved as `foto.jpg.exe.pdf`. A file of an unknown type keeps its
 * extension only when the extension is harmless.
 * @param name null when the sender gave none
 */
export function downloadName(name: string | null, type: string): string {
  const clean = cleanFileName(name ?? 'lampiran');
  const ending = /\.([\p{L}\p{N}]{1,10})$/u.exec(clean)?.[1]?.toLowerCase() ?? '';
  const { endings } = types[type] ?? {};
  if (endings) return endings.includes(ending) ? clean : `${clean}.${endings[0]}`;
  return harmless.has(ending) ? clean : `${clean}.bin`;
}
