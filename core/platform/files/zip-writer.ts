import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

/**
 * Maximum size of an archive, because sizes and offsets have 32 bits in this format. It leaves room for the
 * directory.
 */
export const zipBytesMax = 3_900_000_000;
export const zipEntriesMax = 60_000;

const version = 20;
/** Flags: sizes follow the data, because they are not known before, and names are UTF-8. */
const flags = 0x0808;
const deflated = 8;

interface Entry {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly bytes: number;
  readonly place: number;
}

/**
 * Writes a zip archive to a file, entry by entry as data arrives, so its memory use does not grow with the archive.
 * Compression runs in Node's thread pool.
 */
export class ZipWriter {
  private readonly entries: Entry[] = [];
  private place = 0;

  constructor(private readonly file: FileHandle) {}

  /** Bytes written so far. */
  get bytes(): number {
    return this.place;
  }

  get isFull(): boolean {
    return this.place > zipBytesMax || this.entries.length >= zipEntriesMax;
  }

  /** Adds a file. @param name with `/` between folders */
  async add(name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    const entry = { name: Buffer.from(name, 'utf8'), crc: 0, packed: 0, bytes: 0, place: this.place };
    await this.write(headOf(localHead, entry));
    const measured = async function* (): AsyncGenerator<Uint8Array> {
      for await (const part of content) {
        entry.crc = crc32(part, entry.crc);
        entry.bytes += part.byteLength;
        yield part;
      }
    };
    await pipeline(
      Readable.from(measured(), { objectMode: false }),
      createDeflateRaw({ level: constants.Z_BEST_SPEED }),
      async (packed: AsyncIterable<Uint8Array>) => {
        for await (const part of packed) {
          entry.packed += part.byteLength;
          await this.write(part);
        }
      },
    );
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(0x0807_4b50, 0);
    writeSizes(sizes, 4, entry);
    await this.write(sizes);
    this.entries.push(entry);
  }

  /** Writes the directory. Nothing can be added afterwards. */
  async end(): Promise<void> {
    const from = this.place;
    for (const entry of this.entries) await this.write(headOf(directoryHead, entry));
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x0605_4b50, 0);
    end.writeUInt16LE(this.entries.length, 8);
    end.writeUInt16LE(this.entries.length, 10);
    end.writeUInt32LE(this.place - from, 12);
    end.writeUInt32LE(from, 16);
    await this.write(end);
  }

  private async write(bytes: Uint8Array): Promise<void> {
    await this.file.appendFile(bytes);
    this.place += bytes.byteLength;
  }
}

const localHead = { signature: 0x0403_4b50, bytes: 30, common: 4 };
const directoryHead = { signature: 0x0201_4b50, bytes: 46, common: 6 };

/** The header of an entry, before its data or in the directory. Both have the same fields in the middle. */
function headOf({ signature, bytes, common }: typeof localHead, entry: Entry): Buffer {
  const head = Buffer.alloc(bytes);
  head.writeUInt32LE(signature, 0);
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(version, common);
  head.writeUInt16LE(flags, common + 2);
  head.writeUInt16LE(deflated, common + 4);
  head.writeUInt16LE(0x21, common + 8); // 1 January 1980: the format has no time zone, and the time is not needed
  const isDirectory = bytes === directoryHead.bytes;
  if (isDirectory) writeSizes(head, common + 10, entry);
  head.writeUInt16LE(entry.name.length, common + 22);
  if (isDirectory) head.writeUInt32LE(entry.place, 42);
  return Buffer.concat([head, entry.name]);
}

function writeSizes(to: Buffer, at: number, { crc, packed, bytes }: Entry): void {
  to.writeUInt32LE(crc, at);
  to.writeUInt32LE(packed, at + 4);
  to.writeUInt32LE(bytes, at + 8);
}
