import { availableParallelism } from 'node:os';
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { WeakPasswordError } from './auth.errors.js';
import { weaknessOf } from './passwords.rules.js';
import { BoundedQueue } from './bounded-queue.js';

/** The library's `Algorithm.Argon2id`, a const enum that isolated modules cannot read. */
const argon2id = 2;
/** The first of OWASP's equivalent choices: 19 MiB, two passes, one thread; about 25 ms on one core. */
const strength = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const maxWaiting = 2_000;

/**
 * Hashes and checks passwords off the main thread, on all cores but one: a burst of logins slows down logins
 * and nothing else.
 */
@Injectable()
export class PasswordsService {
  private readonly queue = new BoundedQueue(Math.max(1, availableParallelism() - 1), maxWaiting);
  private decoy: Promise<string> | undefined;

  /**
   * Rejects passwords that are easy to guess: the most common ones and the account's own address.
   * @throws WeakPasswordError
   */
  requireGood(password: string, email: string): void {
    const weakness = weaknessOf(password, email);
    if (weakness) throw new WeakPasswordError(weakness);
  }

  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(spelled(password), strength));
  }

  /** @param passwordHash null when no account exists: the result is false, after the same amount of work. */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const against = passwordHash ?? (await this.nobodysHash());
    const typed = spelled(password);
    // hashes from before NFC normalization were made from the letters exactly as typed
    const matched =
      (await this.queue.run(() => verify(against, typed))) ||
      (typed !== password && (await this.queue.run(() => verify(against, password))));
    return matched && passwordHash !== null;
  }

  private nobodysHash(): Promise<string> {
    this.decoy ??= hash(randomBytes(16).toString('hex'), strength);
    return this.decoy;
  }
}

/** Keyboards encode the same letters in several ways. */
function spelled(password: string): string {
  return password.normalize('NFC');
}
