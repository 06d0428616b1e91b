import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, LessThan, Not, type Repository } from 'typeorm';
import { canonicalEmail } from '#contracts/values/people/email';
import type { PackageId } from '#contracts/values/selling/packages';
import { newId } from '../../platform/crypto/ids.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import { holdMailbox } from './account.statements.js';
import type { NewAccount, PendingRegistration } from './account.types.js';
import { Registration } from './registration.entity.js';

export interface NewRegistration extends NewAccount {
  readonly packageId: PackageId;
  readonly visitorHash: Buffer | null;
}

/**
 * Registrations that were not proved yet: the only file that reads and writes `registrations`. An address may have several, one
 * per password, of people who know nothing of one another; what one of them may do says nothing about the others.
 */
@Injectable()
export class PendingRegistrations {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(SecretBox) private readonly box: SecretBox,
    @InjectRepository(Registration) private readonly registrations: Repository<Registration>,
  ) {}

  /** Holds a mailbox until the transaction ends: registering and proving it happen one after the other. */
  async hold(tx: Tx, email: string): Promise<void> {
    await holdMailbox(tx, canonicalEmail(email));
  }

  /** Those of a mailbox in any spelling, the first one first. */
  of(email: string, sql: Sql = this.database): Promise<PendingRegistration[]> {
    const where = { emailCanonical: canonicalEmail(email) };
    return sql.of(this.registrations).find({ where, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** @returns its id and the secret by which the browser shows later that it made it. */
  async openRegistration(tx: Tx, wanted: NewRegistration, now: Date): Promise<{ id: string; proof: string }> {
    const id = newId();
    const proof = newProof();
    const emailCanonical = canonicalEmail(wanted.email);
    const row = { id, emailCanonical, ...told(wanted), proofHash: this.hashOf(proof), createdAt: now, renewedAt: now };
    await tx.of(this.registrations).insert(row);
    return { id, proof };
  }

  /** The same person registers once more: with another name, package or, from the same browser, password. @returns a fresh secret. */
  async renew(tx: Tx, id: string, wanted: NewRegistration, now: Date): Promise<{ id: string; proof: string }> {
    const proof = newProof();
    await tx.of(this.registrations).update({ id }, { ...told(wanted), proofHash: this.hashOf(proof), renewedAt: now });
    return { id, proof };
  }

  /** A code was sent for it once more. */
  async touch(tx: Tx, id: string, now: Date): Promise<void> {
    await tx.of(this.registrations).update({ id }, { renewedAt: now });
  }

  /** True when `proof` is the secret that was given to who made this registration. */
  isProvedBy(registration: PendingRegistration, proof: string): boolean {
    return registration.proofHash !== null && this.box.sameHash(registration.proofHash, this.hashOf(proof));
  }

  /** Forgets all of a mailbox, with their codes: it has an account now, or its owner is leaving. */
  async forget(tx: Tx, email: string): Promise<void> {
    await tx.of(this.registrations).delete({ emailCanonical: canonicalEmail(email) });
  }

  /**
   * For housekeeping: removes those whose last code was sent before `before`; where a paid order waits for the address, before `beforePaid`,
   * which is earlier.
   * @param paid canonical addresses that paid orders wait for.
   * @returns how many.
   */
  async removeOlder(before: Date, beforePaid: Date, paid: readonly string[]): Promise<number> {
    const { affected } = await this.registrations.delete([
      { renewedAt: LessThan(beforePaid) },
      { renewedAt: LessThan(before), packageId: 'ai-trial' },
      { renewedAt: LessThan(before), emailCanonical: Not(Any([...paid])) },
    ]);
    return affected ?? 0;
  }

  private hashOf(proof: string): Buffer {
    return this.box.keyedHash('registration', proof);
  }
}

function newProof(): string {
  return randomBytes(24).toString('base64url');
}

/** What is stored of a wish, whoever made it. */
function told({ email, fullName, passwordHash, packageId, visitorHash }: NewRegistration): NewRegistration {
  return { email, fullName, passwordHash, packageId, visitorHash };
}
