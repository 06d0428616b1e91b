import type { Readable } from 'node:stream';

/** The file does not exist, or no longer exists. */
export class StoredFileGoneError extends Error {
  override name = 'StoredFileGoneError';
}

/**
 * The storage cannot do what was requested:
 * - `settings`: an operator must change something (no such bucket, a wrong key, missing rights);
 * - `away`: the storage does not answer or cannot work now; may be temporary;
 * - `full`: no space is left; reading and removing still work.
 */
export class StorageError extends Error {
  override name = 'StorageError';

  constructor(
    readonly problem: 'settings' | 'away' | 'full',
    /** One sentence for an operator. */
    sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
  }
}

/** Error codes for: no space, disk quota exceeded, largest file size of this process exceeded (`ulimit -f`). */
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** True for the error of a file system without space. */
export function isDiskFull(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Object && fullCodes.has((error as { code?: unknown }).code);
}

/** True when a file cannot be stored now: the storage is unreachable or full, or the temporary folder is full. */
export function isStorageUnusable(error: unknown): boolean {
  return error instanceof StorageError || isDiskFull(error);
}

/** A byte range, both ends inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** A file on this machine that is streamed into the storage. */
export interface LocalFile {
  readonly path: string;
  readonly bytes: number;
}

/** An entry of a listing. */
export interface StoredFile {
  readonly key: string;
  /** Time of writing, by the storage's clock. */
  readonly at: Date;
}

/**
 * File storage: a folder or a bucket. Keys are `<owner>/<area>/<id>` in letters, digits and dashes. The
 * writer chooses the id, so repeating a write is harmless. Every process of the installation sees the same
 * files. All methods may throw a {@link StorageError}.
 */
export abstract class Storage {
  /**
   * Writes atomically: readers see the whole file or none. A file of this machine is streamed and never held in
   * memory as a whole.
   */
  abstract put(key: string, content: Buffer | LocalFile): Promise<void>;
  /** Reads a small file as a whole. @throws StoredFileGoneError when the key does not exist */
  abstract get(key: string): Promise<Buffer>;
  /**
   * Opens a file, or a range of it, for streaming. A caller that stops early must destroy the stream.
   * @throws StoredFileGoneError
   */
  abstract open(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes files. Missing ones are ignored. */
  abstract remove(keys: readonly string[]): Promise<void>;
  /** Removes all files of an owner. */
  abstract removeOwner(owner: string): Promise<void>;
  /** All files of an owner, page by page. Files written or removed during the listing may or may not appear. */
  abstract list(owner: string): AsyncIterable<readonly StoredFile[]>;
  /** Owners that have at least one file. */
  abstract owners(): Promise<string[]>;
  /** Writes, reads and removes a small file. @throws StorageError saying what an operator has to do */
  abstract check(): Promise<void>;
}

const keyPattern = /^[0-9a-z-]+(\/[0-9a-z-]+){0,3}$/;

export function isKey(key: string): boolean {
  return keyPattern.test(key);
}

/** Refuses every key that we did not build ourselves, because keys become paths and addresses. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error('no key of a stored file');
  return key;
}
