/** A file that is not there (any more). */
export class StoredFileGoneError extends Error {
  override name = 'StoredFileGoneError';
}

/**
 * Where files lie: a folder, or a bucket. Keys are `<owner>/<room>/<id>` in letters, digits and dashes; whoever writes one chose its
 * id, so that repeating a write harms nothing. Any process of the installation reads what another one wrote.
 */
export abstract class Storage {
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** @throws StoredFileGoneError when there is none of that key. */
  abstract get(key: string): Promise<Buffer>;
  /** Removing what is not there is no error. */
  abstract remove(key: string): Promise<void>;
  /** Removes everything of an owner. */
  abstract removeOwner(owner: string): Promise<void>;
  /** Owners of whom anything is kept. */
  abstract owners(): Promise<string[]>;
}

const keyPattern = /^[0-9a-z-]+(\/[0-9a-z-]+){0,3}$/;

/** Keys become paths and addresses: nothing else than what we make ourselves may be one. */
export function checkKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('no key of a stored file');
  return key;
}
