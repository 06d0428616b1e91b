import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { canonicalEmail } from '#contracts/values/email';
import { PackageId } from '#contracts/values/ids';
import { newId } from '../../platform/crypto/ids.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import { Database, type Sql, type Tx } from '../../platform/database/database.js';
import type { NewAccount, PendingRegistration } from './account.types.js';

interface Row extends Record<string, unknown> {
  id: string;
  email: string;
  email_canonical: string;
  full_name: string;
  password_hash: string;
  package_id: string;
  proof_hash: Buffer | null;
  visitor_hash: Buffer | null;
  created_at: Date;
}

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
  ) {}

  /** Holds a mailbox until the transaction ends: registering and proving it happen one after the other. */
  async hold(tx: Tx, email: string): Promise<void> {
    await tx.rows(`SELECT pg_advisory_xact_lock(hashtextextended($1, 2))`, [`registration:${canonicalEmail(email)}`]);
  }

  /** Those of a mailbox in any spelling, the first one first. */
  async of(email: string, sql: Sql = this.database): Promise<PendingRegistration[]> {
    const rows = await sql.rows<Row>(
      `SELECT id, email, email_canonical, full_name, password_hash, package_id, proof_hash, visitor_hash, created_at FROM registrations
       WHERE email_canonical = $1 ORDER BY created_at, id`,
      [canonicalEmail(email)],
    );
    return rows.map(registrationOf);
  }

  /** @returns its id and the secret by which the browser shows later that it made it. */
  async openRegistration(tx: Tx, wanted: NewRegistration, now: Date): Promise<{ id: string; proof: string }> {
    const id = newId();
    const proof = newProof();
    await tx.run(
      `INSERT INTO registrations (id, email, email_canonical, full_name, password_hash, package_id, proof_hash, visitor_hash, created_at, renewed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
      [
        id,
        wanted.email,
        canonicalEmail(wanted.email),
        wanted.fullName,
        wanted.passwordHash,
        wanted.packageId,
        this.hashOf(proof),
        wanted.visitorHash,
        now,
      ],
    );
    return { id, proof };
  }

  /** The same person registers once more: with another name, package or, from the same browser, password. @returns a fresh secret. */
  async renew(tx: Tx, id: string, wanted: NewRegistration, now: Date): Promise<{ id: string; proof: string }> {
    const proof = newProof();
    await tx.run(
      `UPDATE registrations SET email = $2, full_name = $3, password_hash = $4, package_id = $5, proof_hash = $6, visitor_hash = $7, renewed_at = $8
       WHERE id = $1`,
      [id, wanted.email, wanted.fullName, wanted.passwordHash, wanted.packageId, this.hashOf(proof), wanted.visitorHash, now],
    );
    return { id, proof };
  }

  /** A code was sent for it once more. */
  async touch(tx: Tx, id: string, now: Date): Promise<void> {
    await tx.run(`UPDATE registrations SET renewed_at = $2 WHERE id = $1`, [id, now]);
  }

  /** True when `proof` is the secret that was given to who made this registration. */
  isProvedBy(registration: PendingRegistration, proof: string): boolean {
    return registration.proofHash !== null && this.box.sameHash(registration.proofHash, this.hashOf(proof));
  }

  /** Forgets all of a mailbox, with their codes: it has an account now, or its owner is leaving. */
  async forget(tx: Tx, email: string): Promise<void> {
    await tx.run(`DELETE FROM registrations WHERE email_canonical = $1`, [canonicalEmail(email)]);
  }

  /**
   * For housekeeping: removes those whose last code was sent before `before`; where a paid order waits for the address, before `beforePaid`.
   * @param paid canonical addresses that paid orders wait for.
   * @returns how many.
   */
  async removeOlder(before: Date, beforePaid: Date, paid: readonly string[]): Promise<number> {
    return this.database.run(
      `DELETE FROM registrations WHERE renewed_at < $1 AND (renewed_at < $2 OR NOT (package_id <> 'ai-trial' AND email_canonical = ANY ($3::text[])))`,
      [before, beforePaid, paid],
    );
  }

  private hashOf(proof: string): Buffer {
    return this.box.keyedHash('registration', proof);
  }
}

function newProof(): string {
  return randomBytes(24).toString('base64url');
}

function registrationOf(row: Row): PendingRegistration {
  return {
    id: row.id,
    email: row.email,
    emailCanonical: row.email_canonical,
    fullName: row.full_name,
    passwordHash: row.password_hash,
    packageId: PackageId.parse(row.package_id),
    proofHash: row.proof_hash,
    visitorHash: row.visitor_hash,
    createdAt: row.created_at,
  };
}
