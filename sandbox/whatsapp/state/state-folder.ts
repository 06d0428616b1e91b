import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateServerKeys } from '../wire/certificate.ts';
import type { ServerKeys } from '../wire/certificate.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { decode, encode, readPhone, writePhone } from './snapshot.ts';

const pauseMs = 1_000;
/** Maximum number of phones written per round, so that a sandbox with many phones spends little time on writing. */
const phonesPerRound = 25;

/**
 * Stores the world in a folder: the server's keys once, and each phone in its own file. A change only marks its
 * phone. A second later the marked phones are written, a few per round. Each is written to a new file, which then
 * replaces the old file.
 */
export class StateFolder {
  readonly folder: string;
  #phones: string;
  #dirty = new Set<Phone>();
  #timer: NodeJS.Timeout | undefined;
  #last: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(stateDir: string) {
    this.folder = join(stateDir, 'whatsapp');
    this.#phones = join(this.folder, 'phones');
    mkdirSync(this.#phones, { recursive: true });
  }

  /** The server's keys: made at the first start, unchanged afterwards. */
  serverKeys(): ServerKeys {
    const file = join(this.folder, 'server-keys.json');
    try {
      return decode(readFileSync(file, 'utf8')) as ServerKeys;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      const keys = generateServerKeys();
      writeFileSync(file, encode(keys), { mode: 0o600 });
      return keys;
    }
  }

  /** Loads the world and writes its changes from then on. */
  attach(world: World): void {
    for (const name of readdirSync(this.#phones)) {
      if (name.endsWith('.json')) readPhone(world, readFileSync(join(this.#phones, name), 'utf8'));
    }
    world.onChange = (phone) => this.#mark(phone);
    world.saveNow = (phone) => this.#enqueue(() => this.#write(phone));
  }

  /** Writes pending changes. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#enqueue(() => this.#writeMarked(Infinity));
  }

  #mark(phone: Phone): void {
    this.#dirty.add(phone);
    if (this.#timer || this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#enqueue(() => this.#writeMarked(phonesPerRound))
        .catch((error: unknown) => console.error('whatsapp sandbox: the state was not written:', error))
        .finally(() => this.#next());
    }, pauseMs);
  }

  #next(): void {
    this.#timer = undefined;
    const [phone] = this.#dirty;
    if (phone) this.#mark(phone);
  }

  /** One writer at a time, so that two never write the same file. */
  #enqueue(job: () => Promise<void>): Promise<void> {
    const result = this.#last.then(job);
    this.#last = result.catch(() => {});
    return result;
  }

  async #writeMarked(count: number): Promise<void> {
    for (const phone of [...this.#dirty].slice(0, count)) await this.#write(phone);
  }

  async #write(phone: Phone): Promise<void> {
    this.#dirty.delete(phone);
    const file = join(this.#phones, `${phone.number}.json`);
    await writeFile(`${file}.new`, writePhone(phone), { mode: 0o600 });
    await rename(`${file}.new`, file);
  }
}
