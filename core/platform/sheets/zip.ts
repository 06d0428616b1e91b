import { inflateRawSync } from 'node:zlib';
import { SheetError } from './sheet.errors.js';

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;
const endBytes = 22;
const centralBytes = 46;
const localBytes = 30;
const commentMax = 65_535;
const entriesMax = 500;
const stored = 0;
const deflated = 8;

/**
 * The requested files of an archive, decompressed within a common limit. The sizes stated in the archive are not
 * trusted: decompression stops at the limit.
 * @throws SheetError for an archive that is broken, locked or too large
 */
export function readZip(archive: Buffer, isWanted: (name: string) => boolean, bytesMax: number): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let left = bytesMax;
  for (const entry of directory(archive)) {
    if (!isWanted(entry.name)) continue;
    const content = unfold(entry, left);
    left -= content.length;
    // programs differ in which of two entries with the same name they use, so duplicate names are refused
    if (files.has(entry.name)) throw new SheetError('broken');
    files.set(entry.name, content);
  }
  return files;
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly folded: Buffer;
}

function* directory(archive: Buffer): Generator<Entry> {
  const end = endOf(archive);
  const count = archive.readUInt16LE(end + 10);
  if (count > entriesMax) throw new SheetError('too_large');
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    demand(at + centralBytes <= archive.length && archive.readUInt32LE(at) === signatures.central);
    const nameLength = archive.readUInt16LE(at + 28);
    const size = archive.readUInt32LE(at + 20);
    const local = archive.readUInt32LE(at + 42);
    const isLocked = (archive.readUInt16LE(at + 8) & 1) === 1;
    demand(!isLocked && local + localBytes <= archive.length && archive.readUInt32LE(local) === signatures.local);
    const from = local + localBytes + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    demand(from + size <= archive.length);
    const name = archive.toString('utf8', at + centralBytes, at + centralBytes + nameLength);
    yield { name, method: archive.readUInt16LE(at + 10), folded: archive.subarray(from, from + size) };
    at += centralBytes + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
}

function endOf(archive: Buffer): number {
  for (let at = archive.length - endBytes; at >= Math.max(0, archive.length - endBytes - commentMax); at -= 1) {
    if (archive.readUInt32LE(at) === signatures.end) return at;
  }
  throw new SheetError('broken');
}

function unfold({ method, folded }: Entry, bytesMax: number): Buffer {
  if (method === stored && folded.length <= bytesMax) return folded;
  demand(method === deflated || method === stored);
  if (method === stored || bytesMax <= 0) throw new SheetError('too_large');
  try {
    return inflateRawSync(folded, { maxOutputLength: bytesMax });
  } catch (cause) {
    throw new SheetError((cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'broken', { cause });
  }
}

function demand(isSo: boolean): asserts isSo {
  if (!isSo) throw new SheetError('broken');
}
