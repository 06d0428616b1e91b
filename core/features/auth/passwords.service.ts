import { availableParallelism } from 'node:os';
import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Metrics } from '../../platform/metrics/metrics.js';
import { WeakPasswordError } from './auth.errors.js';
import { weaknessOf } from './passwords.rules.js';
import { BoundedQueue } from './bounded-queue.js';

/** The library's `Algorithm.Argon2id`, a const enum that isolated modules cannot read. */
const argon2id = 2;
/** The first of OWASP's equivalent choices: 19 MiB, two passes, one thread; about 25 ms on one core. */
const strength = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const maxWaiting = 2_000;
const saltBytes = 16;

/**
 * Hashes and checks passwords off the main thread, on all cores but one: a burst of logins slows down logins
 * and nothing else.
 */
@Injectable()
export class PasswordsService {
  private readonly queue = new BoundedQueue(Math.max(1, availableParallelism() - 1), maxWaiting);
  private readonly runs;

  constructor(@Inject(Metrics) metrics: Metrics) {
    this.runs = metrics.counter('password_hash_runs_total', 'How often a password was hashed, to store or to check it.');
  }

  /**
   * Rejects passwords that are easy to guess: the most common ones and the account's own address.
   * @throws WeakPasswordError
   */
  requireGood(password: string, email: string): void {
    const weakness = weaknessOf(password, email);
    if (weakness) throw new WeakPasswordError(weakness);
  }

  /**
   * @param beside hashes that the new hash must be comparable with. The new hash gets the salt of the first of them.
   * When the list is empty, it gets a new salt.
   */
  hash(password: string, beside: readonly string[] = []): Promise<string> {
    return this.hashAs(spelled(password), saltOf(beside[0]));
  }

  /** True when the password is the one that was hashed. */
  async matches(passwordHash: string, password: string): Promise<boolean> {
    for (const typed of spellingsOf(password)) if (await this.run(() => verify(passwordHash, typed))) return true;
    return false;
  }

  /**
   * True when one of these hashes was made from the password. The hashes must share a salt: a hash with another salt
   * never matches. The cost is that of one comparison, for any number of hashes and for none.
   */
  async isAmong(hashes: readonly string[], password: string): Promise<boolean> {
    const salt = saltOf(hashes[0]);
    let found = false;
    // No constant-time comparison is needed: nobody can choose the hash of a guess without knowing the salt.
    for (const typed of spellingsOf(password)) found = hashes.includes(await this.hashAs(typed, salt)) || found;
    return found;
  }

  private hashAs(typed: string, salt: Uint8Array): Promise<string> {
    return this.run(() => hash(typed, { ...strength, salt }));
  }

  private run<Result>(action: () => Promise<Result>): Promise<Result> {
    return this.queue.run(() => {
      this.runs.inc();
      return action();
    });
  }
}

/** Normalizes a password to NFC, because keyboards encode the same letters in several ways. */
function spelled(password: string): string {
  return password.normalize('NFC');
}

/**
 * The spellings to compare with a hash: in NFC, and exactly as typed. Hashes made before NFC normalization was
 * introduced are of the text as typed.
 */
function spellingsOf(password: string): Set<string> {
  return new Set([spelled(password), password]);
}

/** The salt of a hash in its PHC string (`$argon2id$v=19$m=…$salt$hash`), or a new one. */
function saltOf(passwordHash: string | undefined): Uint8Array {
  return passwordHash === undefined ? randomBytes(saltBytes) : Buffer.from(passwordHash.split('$')[4] ?? '', 'base64');
}
