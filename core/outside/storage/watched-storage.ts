import type { Readable } from 'node:stream';
import { errorFields, type Log } from '../../platform/log/log.js';
import { isStorageUnusable, Storage, type ByteRange, type LocalFile, type StoredFile } from './storage.js';

/**
 * Logs one line when writing starts to fail, and one line when it works again, however many files were refused in
 * between.
 */
export class WatchedStorage extends Storage {
  private isOut = false;

  constructor(
    private readonly inner: Storage,
    private readonly log: Log,
  ) {
    super();
  }

  async put(key: string, content: Buffer | LocalFile): Promise<void> {
    try {
      await this.inner.put(key, content);
    } catch (error) {
      if (isStorageUnusable(error) && !this.isOut) {
        this.isOut = true;
        this.log.error({ event: 'storage.not-writable', ...errorFields(error) });
      }
      throw error;
    }
    if (this.isOut) this.log.info({ event: 'storage.writable' });
    this.isOut = false;
  }

  get(key: string): Promise<Buffer> {
    return this.inner.get(key);
  }

  open(key: string, range?: ByteRange): Promise<Readable> {
    return this.inner.open(key, range);
  }

  remove(keys: readonly string[]): Promise<void> {
    return this.inner.remove(keys);
  }

  removeOwner(owner: string): Promise<void> {
    return this.inner.removeOwner(owner);
  }

  list(owner: string): AsyncIterable<readonly StoredFile[]> {
    return this.inner.list(owner);
  }

  owners(): Promise<string[]> {
    return this.inner.owners();
  }

  check(): Promise<void> {
    return this.inner.check();
  }
}
