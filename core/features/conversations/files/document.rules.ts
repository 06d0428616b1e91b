import { cleanFileName } from '#contracts/values/base/file-name';

/**
 * Why an owner's file cannot be sent. `mixed`: two kinds of file in one; `mismatch`: the content does not
 * match the extension.
 */
export type DocumentProblem = 'empty' | 'too_large' | 'cut' | 'mixed' | 'mismatch' | 'page' | 'unknown';

/** The parts of a file that are checked. */
export interface DocumentEnds {
  /** File name given by the owner. */
  readonly name: string;
  readonly bytes: number;
  /** Its first bytes. */
  readonly head: Buffer;
  /** The last bytes of the file; for a small file the same bytes as `head`. */
  readonly tail: Buffer;
}

export interface DocumentKind {
  readonly mimetype: string;
  /** The cleaned file name, with the extension that matches its content. */
  readonly name: string;
}

/** Number of bytes checked at each end. A ZIP's directory is at its end. */
export const headBytes = 4_096;
export const tailBytes = 128 * 1_024;

const office = 'application/vnd.openxmlformats-officedocument';
const endings: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  rtf: 'application/rtf',
  txt: 'text/plain',
  csv: 'text/csv',
  zip: 'application/zip',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
};

/** Detects a file's type by its content; the extension has to match. Nothing is unpacked. */
export function documentKind(file: DocumentEnds): DocumentKind | { readonly problem: DocumentProblem } {
  if (file.bytes === 0) return { problem: 'empty' };
  const name = cleanFileName(file.name);
  const said = endingOf(name);
  const found = endingByContent(file, said);
  if (typeof found !== 'string') return found;
  if (said !== found && said in endings) return { problem: 'mismatch' };
  return { mimetype: endings[found]!, name: said === found ? name : `${name}.${found}` };
}

function endingOf(name: string): string {
  return /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

type Found = string | { readonly problem: DocumentProblem };

function endingByContent({ head, tail, bytes }: DocumentEnds, said: string): Found {
  const start = head.toString('latin1', 0, 16);
  if (start.startsWith('%PDF-')) return pdf(tail);
  if (start.startsWith('PK\x03\x04')) return zip(tail, bytes);
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return ['doc', 'xls', 'ppt'].includes(said) ? said : { problem: 'unknown' };
  if (start.startsWith('{\\rtf')) return 'rtf';
  if (start.startsWith('ID3') || /^\xff[\xf2\xf3\xfa\xfb]/.test(start)) return 'mp3';
  if (start.slice(4, 8) === 'ftyp') return start.slice(8, 11) === 'M4A' ? 'm4a' : 'mp4';
  return text(head, tail, said);
}

const lastWordsChars = 4_096;

/**
 * PDF readers look for the end marker within the last kilobyte. An end marker of a ZIP, or HTML tags, mean that
 * another file is appended.
 */
function pdf(tail: Buffer): Found {
  const words = tail.toString('latin1');
  if (words.includes('PK\x05\x06') || /<script|<html/i.test(words.slice(-lastWordsChars))) return { problem: 'mixed' };
  return words.slice(-1_024).includes('%%EOF') ? 'pdf' : { problem: 'cut' };
}

const zipEndBytes = 22;

/** Detects the type by the ZIP's directory, which is at its end. */
function zip(tail: Buffer, bytes: number): Found {
  const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + zipEndBytes > tail.length) return { problem: 'cut' };
  if (end + zipEndBytes + tail.readUInt16LE(end + 20) !== tail.length) return { problem: 'mixed' };
  const listBytes = tail.readUInt32LE(end + 12);
  const listAt = tail.readUInt32LE(end + 16);
  // When data precedes the first entry, the directory is not at the stated position. The ZIP was then appended to
  // another file.
  if (bytes - tail.length + end !== listAt + listBytes) return { problem: 'mixed' };
  const list = tail.toString('latin1', Math.max(0, end - listBytes), end);
  if (/AndroidManifest\.xml|vbaProject\.bin|META-INF\/MANIFEST\.MF/.test(list)) return { problem: 'unknown' };
  if (list.includes('word/document')) return 'docx';
  if (list.includes('xl/workbook')) return 'xlsx';
  if (list.includes('ppt/presentation')) return 'pptx';
  return 'zip';
}

function text(head: Buffer, tail: Buffer, said: string): Found {
  const isText = ![head, tail].some((part) => part.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12));
  if (!isText) return { problem: 'unknown' };
  const start = head
    .toString('latin1', 0, 512)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
    .toLowerCase();
  if (/^(<!doctype|<html|<head|<body|<script|<svg|<\?xml|<\?php|#!|mz)/.test(start)) return { problem: 'page' };
  return said === 'csv' ? 'csv' : 'txt';
}
