import type { Readable } from 'node:stream';

/** A file that is not there (any more). */
export class StoredFileGoneError extends Error {
  override name = 'StoredFileGoneError';
}

/**
 * The storage does not do what it is asked for:
 * - `settings`: not until an operator changes something (no such bucket, a wrong key, no rights);
 * - `away`: it does not answer, or is not able to; may pass.
 */
export class StorageError extends Error {
  override name = 'StorageError';

  constructor(
    readonly problem: 'settings' | 'away',
    /** One sentence for an operator. */
    sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
  }
}

/** Bytes of a file, both ends counted. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** A file on this machine, which is read while it is stored. */
export interface LocalFile {
  readonly path: string;
  readonly bytes: number;
}

/** A file as a list of them tells it. */
export interface StoredFile {
  readonly key: string;
  /** When it was written, by the storage's clock. */
  readonly at: Date;
}

/**
 * Where files lie: a folder, or a bucket. Keys are `<owner>/<room>/<id>` in letters, digits and dashes; whoever writes one chose its
 * id, so that repeating a write harms nothing. Any process of the installation reads what another one wrote. All of it may throw a
 * {@link StorageError}.
 */
export abstract class Storage {
  /** Whole or not at all, also for whoever reads it meanwhile. A file of this machine is never in memory as a whole. */
  abstract put(key: string, content: Buffer | LocalFile): Promise<void>;
  /** A small file as a whole. @throws StoredFileGoneError when there is none of that key. */
  abstract get(key: string): Promise<Buffer>;
  /** A file, or a part of it, as it is read; whoever does not read it to its end destroys it. @throws StoredFileGoneError */
  abstract open(key: string, range?: ByteRange): Promise<Readable>;
  /** Removing what is not there is no error. */
  abstract remove(keys: readonly string[]): Promise<void>;
  /** Removes everything of an owner. */
  abstract removeOwner(owner: string): Promise<void>;
  /** All files of an owner, page by page; those that are written or removed meanwhile may be among them or not. */
  abstract list(owner: string): AsyncIterable<readonly StoredFile[]>;
  /** Owners of whom anything is kept. */
  abstract owners(): Promise<string[]>;
  /** Writes, reads and removes a little file. @throws StorageError saying what an operator has to do */
  abstract check(): Promise<void>;
}

const keyPattern = /^[0-9a-z-]+(\/[0-9a-z-]+){0,3}$/;

export function isKey(key: string): boolean {
  return keyPattern.test(key);
}

/** Keys become paths and addresses: nothing else than what we make ourselves may be one. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error('no key of a stored file');
  return key;
}
