import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import {
  checkKey,
  isDiskFull,
  isKey,
  Storage,
  StorageError,
  StoredFileGoneError,
  type ByteRange,
  type LocalFile,
  type StoredFile,
} from './storage.js';

const pageMax = 1_000;

/** Files in a folder of this machine. An installation with several machines needs a shared folder or a bucket. */
export class FolderStorage extends Storage {
  /** @param folder created when missing */
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, content: Buffer | LocalFile): Promise<void> {
    const path = this.pathOf(key);
    // a crash may leave this file behind; listings treat it like any other
    const half = `${path}-part-${randomBytes(6).toString('hex')}`;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      if (Buffer.isBuffer(content)) await writeFile(half, content, { mode: 0o600, flush: true });
      else await copyDurably(content.path, half);
      // the rename is atomic: readers see the whole file or none
      await rename(half, path);
    } catch (error) {
      await rm(half, { force: true });
      throw isDiskFull(error) ? new StorageError('full', fullSentence(this.folder), { cause: error }) : error;
    }
  }

  async get(key: string): Promise<Buffer> {
    return readFile(this.pathOf(key)).catch((error: NodeJS.ErrnoException) => {
      throw goneOr(error, key);
    });
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const file = await open(this.pathOf(key)).catch((error: NodeJS.ErrnoException) => {
      throw goneOr(error, key);
    });
    return file.createReadStream(range && { start: range.first, end: range.last });
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(this.pathOf(key), { force: true });
  }

  async removeOwner(owner: string): Promise<void> {
    await rm(this.pathOf(owner), { recursive: true, force: true });
  }

  async *list(owner: string): AsyncIterable<readonly StoredFile[]> {
    const entries = await readdir(this.pathOf(owner), { recursive: true, withFileTypes: true }).catch(unlessGone);
    const keys = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)))
      .filter(isKey);
    for (let from = 0; from < keys.length; from += pageMax) {
      const page = keys.slice(from, from + pageMax).map(async (key) => {
        const found = await stat(this.pathOf(key)).catch(unlessGone);
        return 'mtime' in found ? [{ key, at: found.mtime }] : [];
      });
      yield (await Promise.all(page)).flat();
    }
  }

  async owners(): Promise<string[]> {
    const entries = await readdir(this.folder, { withFileTypes: true }).catch(unlessGone);
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  }

  async check(): Promise<void> {
    const path = join(this.folder, `.check-${randomBytes(6).toString('hex')}`);
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await writeFile(path, 'x', { mode: 0o600 });
      await rm(path);
    } catch (error) {
      if (isDiskFull(error)) throw new StorageError('full', fullSentence(this.folder), { cause: error });
      const { code, message } = error as NodeJS.ErrnoException;
      throw new StorageError('settings', `The folder of files ${this.folder} cannot be written (${code ?? message}): see STORAGE_DIR`, {
        cause: error,
      });
    }
  }

  private pathOf(key: string): string {
    return join(this.folder, checkKey(key));
  }
}

function fullSentence(folder: string): string {
  return `The folder of files ${folder} is full: make room on its disk, or lower ATTACHMENT_DAYS or STORAGE_MB_PER_ACCOUNT`;
}

async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const file = await open(to, 'r+');
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Treats a missing path as an empty result. */
function unlessGone(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function goneOr(error: NodeJS.ErrnoException, key: string): Error {
  return error.code === 'ENOENT' ? new StoredFileGoneError(key) : error;
}
