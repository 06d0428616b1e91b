import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, MoreThanOrEqual, type Repository } from 'typeorm';
import { dayMs } from '#contracts/values/base/durations';
import type { PersonId } from '#contracts/values/ids';
import { retention } from '#contracts/values/retention';
import { newId } from '../../platform/crypto/ids.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import type { Sql, Tx } from '../../platform/database/database.js';
import { EmailChange } from './email-change.entity.js';

/** Address changes that can still be reverted: the only file that reads and writes `email_changes`. */
@Injectable()
export class EmailChanges {
  constructor(
    @Inject(SecretBox) private readonly box: SecretBox,
    @InjectRepository(EmailChange) private readonly changes: Repository<EmailChange>,
  ) {}

  /** @returns the secret of the link that reverts the change; only its hash is stored. */
  async recordChange(tx: Tx, personId: PersonId, oldEmail: string, now: Date): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const undoUntil = new Date(now.getTime() + retention.emailChangeDays * dayMs);
    await tx.of(this.changes).insert({ id: newId(), personId, oldEmail, undoHash: this.hashOf(token), changedAt: now, undoUntil });
    return token;
  }

  /** The change that a link reverts; null when the link is used, too old or unknown. */
  byToken(sql: Sql, token: string, now: Date): Promise<EmailChange | null> {
    return sql.of(this.changes).findOneBy({ undoHash: this.hashOf(token), undoUntil: MoreThan(now) });
  }

  /**
   * Invalidates the link of a change and of all later ones: the person who made the later changes must not
   * regain the account by their links.
   */
  async endFrom(tx: Tx, { personId, changedAt }: EmailChange): Promise<void> {
    await tx.of(this.changes).delete({ personId, changedAt: MoreThanOrEqual(changedAt) });
  }

  /** For the transaction that deletes an account. */
  async erase(tx: Tx, personId: PersonId): Promise<void> {
    await tx.of(this.changes).delete({ personId });
  }

  /** For housekeeping: deletes changes that can no longer be reverted. @returns how many. */
  async removeOver(sql: Sql, now: Date): Promise<number> {
    return (await sql.of(this.changes).delete({ undoUntil: LessThan(now) })).affected ?? 0;
  }

  private hashOf(token: string): Buffer {
    return this.box.keyedHash('email-undo', token);
  }
}
