import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { BotId } from '#contracts/values/ids';
import { SessionVault, type KeyName, type StoredKey } from '#core/features/bots/vault/session-vault.service';
import { parseKey } from '#core/outside/whatsapp/keys/creds-codec';
import { UnknownKeyError } from '#core/platform/crypto/secret-box';
import { errorFields, Log } from '#core/platform/log/log';
import { retryPause, UnreadableKeyError } from './commit.rules.js';

interface Cached {
  /** The key; undefined when the key is known to be absent. */
  readonly value: unknown;
}

interface Waiting {
  readonly name: KeyName;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** Maximum bytes of keys kept in memory for all sessions of the process. */
const cacheBytes = 48 * 1024 * 1024;
const entryBytes = 250;
/** Number of attempts, with pauses between them, after which a stored key that cannot be decrypted counts as lost. */
const triesPerKey = 3;
const pauseBetweenTriesMs = 500;

/**
 * Signal keys of all sessions of this process, as stored in Postgres. It is a read-through cache of limited size. The
 * requests of all sessions in one turn of the event loop are loaded by one statement.
 */
@Injectable()
export class KeyCache {
  private readonly cache = new LRUCache<string, Cached>({ maxSize: cacheBytes });
  private waiting: Waiting[] = [];
  private readonly damaged = new LRUCache<string, { readonly tries: number; readonly atMs: number }>({ max: 10_000 });

  constructor(
    @Inject(SessionVault) private readonly vault: Pick<SessionVault, 'loadKeys'>,
    @Inject(Log) private readonly log: Pick<Log, 'warn' | 'error'>,
  ) {}

  /**
   * The cached entry, without a query to Postgres; undefined when the key is not cached.
   * @param scope separates the entries of connections
   */
  peek(scope: string, type: string, id: string): Cached | undefined {
    return this.cache.get(`${scope}/${type}/${id}`);
  }

  /**
   * Caches a committed key. One-time keys are not cached, because hundreds of them are created at once, and each is
   * read only once.
   */
  put(scope: string, type: string, id: string, value: unknown, bytes: number): void {
    if (type !== 'pre-key') this.cache.set(`${scope}/${type}/${id}`, { value }, { size: bytes + entryBytes });
  }

  /**
   * Reads one key; undefined when there is none. Retried for some seconds while Postgres is unreachable.
   * @throws when the key could not be read. The caller must not treat this as "no key", because libsignal would then
   * begin a new session over the old one.
   */
  read(botId: BotId, type: string, id: string): Promise<unknown> {
    return new Promise((done, failed) => {
      if (this.waiting.length === 0) setImmediate(() => void this.readAll());
      this.waiting.push({ name: { botId, type, id }, done, failed });
    });
  }

  private async readAll(): Promise<void> {
    const asked = this.waiting;
    this.waiting = [];
    let found: Map<string, StoredKey>;
    try {
      const rows = await this.patiently(asked.map((one) => one.name));
      found = new Map(rows.map((row) => [nameKey(row), row]));
    } catch (error) {
      for (const one of asked) one.failed(error);
      return;
    }
    for (const { name, done, failed } of asked) {
      try {
        const row = found.get(nameKey(name));
        done(row && parseKey(name.type, row.open()));
      } catch (error) {
        const isGone = !(error instanceof UnknownKeyError) && this.isGone(name);
        this.log.error({ event: 'session.key-unreadable', botId: name.botId, type: name.type, isGone, ...errorFields(error) });
        if (isGone) done(undefined);
        else failed(error instanceof UnknownKeyError ? error : new UnreadableKeyError(name.type, error));
      }
    }
  }

  /**
   * True for a stored key that is permanently damaged although its encryption key is available. It counts as absent,
   * so that Signal can create a new key with the other device. Each earlier attempt was a separate read and ended a
   * connection.
   */
  private isGone(name: KeyName): boolean {
    const key = nameKey(name);
    const { tries, atMs } = this.damaged.get(key) ?? { tries: 0, atMs: -Infinity };
    if (tries >= triesPerKey) return true;
    const now = performance.now();
    if (now - atMs >= pauseBetweenTriesMs) this.damaged.set(key, { tries: tries + 1, atMs: now });
    return false;
  }

  private async patiently(names: readonly KeyName[]): Promise<StoredKey[]> {
    const startedAt = performance.now();
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.vault.loadKeys(names);
      } catch (error) {
        if (attempt === 0) this.log.warn({ event: 'session.keys-unread', keys: names.length, ...errorFields(error) });
        const pauseMs = retryPause(error, attempt, performance.now() - startedAt);
        if (pauseMs === null) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }
}

function nameKey({ botId, type, id }: KeyName): string {
  return `${botId}/${type}/${id}`;
}
