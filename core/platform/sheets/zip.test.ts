import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { SheetError } from './sheet.errors.js';
import { readZip } from './zip.js';

/*
 * Each file of an archive has two headers: one before its bytes, and one in the directory at the end. The names,
 * extra fields and sizes of the two may differ. Info-ZIP writes a longer extra field before the bytes. Programs that
 * do not know a size in advance write zeros there.
 */

interface Packed {
  readonly name: string;
  readonly content: string;
  readonly isStored?: boolean;
  /** Size of the extra field before the file, and in the directory. */
  readonly extras?: readonly [local: number, central: number];
  /** The name in the header before the file. */
  readonly localName?: string;
  readonly comment?: string;
  /** True when the sizes come after the file's bytes, and the header before the bytes has zeros. */
  readonly isStreamed?: boolean;
}

function header(
  signature: number,
  bytes: number,
  shorts: Readonly<Record<number, number>>,
  longs: Readonly<Record<number, number>>,
): Buffer {
  const head = Buffer.alloc(bytes);
  head.writeUInt32LE(signature, 0);
  for (const [at, value] of Object.entries(shorts)) head.writeUInt16LE(value, Number(at));
  for (const [at, value] of Object.entries(longs)) head.writeUInt32LE(value, Number(at));
  return head;
}

function archiveOf(files: readonly Packed[], { before = '', comment = '' } = {}): Buffer {
  const parts: Buffer[] = [Buffer.from(before)];
  const lengthOf = () => parts.reduce((sum, part) => sum + part.length, 0);
  const directory = files.map((file) => {
    const { name, content, isStored = false, extras = [0, 0], localName = name, comment: note = '', isStreamed = false } = file;
    const place = lengthOf();
    const folded = isStored ? Buffer.from(content) : deflateRawSync(content);
    const [flags, method] = [isStreamed ? 8 : 0, isStored ? 0 : 8];
    const known = isStreamed ? 0 : folded.length;
    const local = header(
      0x04034b50,
      30,
      { 6: flags, 8: method, 26: localName.length, 28: extras[0] },
      { 18: known, 22: isStreamed ? 0 : content.length },
    );
    parts.push(local, Buffer.from(localName), Buffer.alloc(extras[0], 0x50), folded);
    if (isStreamed) parts.push(header(0x08074b50, 16, {}, { 8: folded.length, 12: content.length }));
    const central = header(
      0x02014b50,
      46,
      { 8: flags, 10: method, 28: name.length, 30: extras[1], 32: note.length },
      { 20: folded.length, 24: content.length, 42: place },
    );
    return Buffer.concat([central, Buffer.from(name), Buffer.alloc(extras[1], 0x51), Buffer.from(note)]);
  });
  const from = lengthOf();
  const listed = Buffer.concat(directory);
  const end = header(0x06054b50, 22, { 8: files.length, 10: files.length, 20: comment.length }, { 12: listed.length, 16: from });
  return Buffer.concat([...parts, listed, end, Buffer.from(comment)]);
}

const contentsOf = (archive: Buffer, isWanted = (_name: string) => true, bytesMax = 10_000): Record<string, string> =>
  Object.fromEntries([...readZip(archive, isWanted, bytesMax)].map(([name, content]) => [name, content.toString()]));

const long = 'isi '.repeat(200);
const kinds: Readonly<Record<string, Partial<Packed>>> = {
  'headers of one length': {},
  'a longer extra field before the file': { extras: [28, 24] },
  'an extra field before the file alone': { extras: [28, 0] },
  'an extra field in the directory alone': { extras: [0, 24] },
  'a longer name before the file': { localName: 'folder/and/another name.xml' },
  'a shorter name before the file': { localName: 'a' },
  'a note': { comment: 'a note of the file' },
  'sizes behind the file': { isStreamed: true },
  'everything at once': { extras: [7, 90], localName: 'other', comment: 'note', isStreamed: true },
};

test.each(Object.entries(kinds).flatMap(([kind, packed]) => [true, false].map((isStored) => [kind, isStored, packed] as const)))(
  'files with %s are read, stored as they are: %s',
  (_kind, isStored, packed) => {
    const files = ['a.xml', 'b.xml', 'c.xml'].map((name) => ({ name, content: `${name} ${long}`, isStored, ...packed }));
    const contents = Object.fromEntries(files.map(({ name, content }) => [name, content]));
    for (const around of [{}, { comment: 'a note of the archive' }]) {
      expect(contentsOf(archiveOf(files, around))).toEqual(contents);
      expect(contentsOf(archiveOf(files, around), (name) => name === 'b.xml')).toEqual({ 'b.xml': contents['b.xml'] });
    }
  },
);

test.each([true, false])('the limit is that of all files together, and reaches to the last byte (stored: %s)', (isStored) => {
  const files = ['a', 'b'].map((name) => ({ name, content: 'x'.repeat(500), isStored }));
  expect(Object.keys(contentsOf(archiveOf(files), undefined, 1_000))).toEqual(['a', 'b']);
  expect(() => contentsOf(archiveOf(files), undefined, 999)).toThrow(expect.objectContaining({ problem: 'too_large' }));
  // files that are not requested use nothing of the limit
  expect(Object.keys(contentsOf(archiveOf(files), (name) => name === 'b', 500))).toEqual(['b']);
});

test('500 files are the most', () => {
  const files = Array.from({ length: 501 }, (_, nth) => ({ name: `${nth}`, content: 'x', isStored: true }));
  expect(Object.keys(contentsOf(archiveOf(files.slice(1))))).toHaveLength(500);
  expect(() => contentsOf(archiveOf(files))).toThrow(expect.objectContaining({ problem: 'too_large' }));
});

test('an archive that is cut anywhere, or whose first bytes are changed, is refused by name', () => {
  const archive = archiveOf([{ name: 'a.xml', content: long, extras: [28, 24] }]);
  for (let length = 0; length < archive.length; length += 1) expect(() => contentsOf(archive.subarray(0, length))).toThrow(SheetError);
  expect(() =>
    contentsOf(
      archiveOf([
        { name: 'a.xml', content: long },
        { name: 'a.xml', content: long },
      ]),
    ),
  ).toThrow(SheetError);
  // bytes before the archive move its headers away from the positions in its directory
  const moved = Buffer.concat([Buffer.from('x'), archive]);
  expect(() => contentsOf(moved)).toThrow(SheetError);
});
