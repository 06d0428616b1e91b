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
 * Registrations that are not verified yet. This is the only file that reads and writes `registrations`. An address
 * may have several registrations, one per password, from people who do not know each other. The rights of one
 * registration do not extend to the others.
 */
@Injectable()
export class PendingRegistrations {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(SecretBox) private readonly box: SecretBox,
    @InjectRepository(Registration) private readonly registrations: Repository<Registration>,
  ) {}

  /** Locks a mailbox until the transaction ends, so that registering and verifying it run one after the other. */
  async hold(tx: Tx, email: string): Promise<void> {
    await holdMailbox(tx, canonicalEmail(email));
  }

  /** The registrations of a mailbox in any spelling, oldest first. */
  of(email: string, sql: Sql = this.database): Promise<PendingRegistration[]> {
    const where = { emailCanonical: canonicalEmail(email) };
    return sql.of(this.registrations).find({ where, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /**
   * @returns the registration's id and a secret. With the secret, the browser later proves that it made the
   * registration.
   */
  async openRegistration(tx: Tx, wanted: NewRegistration, now: Date): Promise<{ id: string; proof: string }> {
    const id = newId();
    const proof = newProof();
    const emailCanonical = canonicalEmail(wanted.email);
    const row = { id, emailCanonical, ...told(wanted), proofHash: this.hashOf(proof), createdAt: now, renewedAt: now };
    await tx.of(this.registrations).insert(row);
    return { id, proof };
  }

  /**
   * Updates a registration when the same person registers again with another name or package. When the request comes
   * from the same browser, the password may differ as well.
   * @returns the registration's id and a new secret.
   */
  async renew(tx: Tx, id: string, wanted: NewRegistration, now: Date): Promise<{ id: string; proof: string }> {
    const proof = newProof();
    await tx.of(this.registrations).update({ id }, { ...told(wanted), proofHash: this.hashOf(proof), renewedAt: now });
    return { id, proof };
  }

  /** Records that a code was sent again for this registration. */
  async touch(tx: Tx, id: string, now: Date): Promise<void> {
    await tx.of(this.registrations).update({ id }, { renewedAt: now });
  }

  /** True when `proof` is the secret that was given to the browser that made this registration. */
  isProvedBy(registration: PendingRegistration, proof: string): boolean {
    return registration.proofHash !== null && this.box.sameHash(registration.proofHash, this.hashOf(proof));
  }

  /**
   * Deletes all registrations of a mailbox, with their codes. Called when the mailbox now has an account or when its
   * owner deletes the account.
   */
  async forget(tx: Tx, email: string): Promise<void> {
    await tx.of(this.registrations).delete({ emailCanonical: canonicalEmail(email) });
  }

  /**
   * For housekeeping: deletes registrations whose last code was sent before `before`. Registrations with a paid order that
   * waits for their address are kept longer: until `beforePaid`.
   * @param paid canonical addresses with a paid, unclaimed order.
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

/** Picks the stored columns of a registration and drops other properties of the argument. */
function told({ email, fullName, passwordHash, packageId, visitorHash }: NewRegistration): NewRegistration {
  return { email, fullName, passwordHash, packageId, visitorHash };
}
