import { mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const filesKept = 400;
const tokenPattern = /^[\w-]{8,200}$/;

/**
 * Encrypted files by token, sent by phones or uploaded by clients. The newest files are kept in memory. If there is a
 * folder, it keeps all files.
 */
export class MediaStore {
  readonly #files = new Map<string, Buffer>();
  readonly #folder: string | undefined;
  readonly #writes = new Set<Promise<void>>();
  /** Host and port of the TLS media host, without scheme. */
  uploadHost = '';
  /** URL prefix, with a trailing slash, under which a client fetches media that a phone sent. */
  downloadBase: () => string = () => '';

  constructor(folder?: string) {
    this.#folder = folder;
    if (folder) mkdirSync(folder, { recursive: true });
  }

  put(token: string, encrypted: Buffer): void {
    if (!tokenPattern.test(token)) throw new Error(`odd media token ${token}`);
    this.#files.set(token, encrypted);
    if (this.#files.size > filesKept) this.#files.delete(this.#files.keys().next().value ?? '');
    if (!this.#folder) return;
    const write = writeFile(join(this.#folder, token), encrypted)
      .catch((error: unknown) => console.error('whatsapp sandbox: media was not written:', error))
      .finally(() => this.#writes.delete(write));
    this.#writes.add(write);
  }

  get(token: string): Buffer | undefined {
    const known = this.#files.get(token);
    if (known || !this.#folder || !tokenPattern.test(token)) return known;
    try {
      return readFileSync(join(this.#folder, token));
    } catch {
      return undefined;
    }
  }

  /** Waits for pending writes. */
  async close(): Promise<void> {
    await Promise.all(this.#writes);
  }
}
