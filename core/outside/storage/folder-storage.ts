import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, Storage, StoredFileGoneError } from './storage.js';

/** Files in a folder of this machine. Several machines need one that they share. */
export class FolderStorage extends Storage {
  /** @param folder is made when it is not there */
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(key);
    const half = `${path}.${randomBytes(6).toString('hex')}.part`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await writeFile(half, bytes, { mode: 0o600, flush: true });
      // whole or not at all, also for whoever reads it meanwhile
      await rename(half, path);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<Buffer> {
    try {
      return await readFile(this.pathOf(key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new StoredFileGoneError(key);
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async removeOwner(owner: string): Promise<void> {
    await rm(this.pathOf(owner), { recursive: true, force: true });
  }

  async owners(): Promise<string[]> {
    const entries = await readdir(this.folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  }

  private pathOf(key: string): string {
    return join(this.folder, checkKey(key));
  }
}
