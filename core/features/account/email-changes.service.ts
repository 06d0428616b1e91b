import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { OwnerId } from '#contracts/values/ids';
import { retention } from '#contracts/values/retention';
import { newId } from '../../platform/crypto/ids.js';
import { SecretBox } from '../../platform/crypto/secret-box.js';
import type { Sql, Tx } from '../../platform/database/database.js';

export interface EmailChange {
  readonly id: string;
  readonly ownerId: OwnerId;
  readonly oldEmail: string;
  readonly changedAt: Date;
}

const dayMs = 24 * 3_600_000;

/** Changes of address that can still be taken back: the only file that reads and writes `email_changes`. */
@Injectable()
export class EmailChanges {
  constructor(@Inject(SecretBox) private readonly box: SecretBox) {}

  /** @returns the secret of the link that takes it back; only its hash is kept. */
  async add(tx: Tx, ownerId: OwnerId, oldEmail: string, now: Date): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await tx.run(`INSERT INTO email_changes (id, owner_id, old_email, undo_hash, changed_at, undo_until) VALUES ($1, $2, $3, $4, $5, $6)`, [
      newId(),
      ownerId,
      oldEmail,
      this.hashOf(token),
      now,
      new Date(now.getTime() + retention.emailChangeDays * dayMs),
    ]);
    return token;
  }

  /** The change that a link takes back; null when it is used, too old, or was never there. */
  async byToken(sql: Sql, token: string, now: Date): Promise<EmailChange | null> {
    const [row] = await sql.rows<{ id: string; owner_id: OwnerId; old_email: string; changed_at: Date }>(
      `SELECT id, owner_id, old_email, changed_at FROM email_changes WHERE undo_hash = $1 AND undo_until > $2`,
      [this.hashOf(token), now],
    );
    return row ? { id: row.id, ownerId: row.owner_id, oldEmail: row.old_email, changedAt: row.changed_at } : null;
  }

  /** Ends the link of a change and those of all later ones: whoever moved the account on does not get it back by them. */
  async endFrom(tx: Tx, { ownerId, changedAt }: EmailChange): Promise<void> {
    await tx.run(`DELETE FROM email_changes WHERE owner_id = $1 AND changed_at >= $2`, [ownerId, changedAt]);
  }

  /** For housekeeping: forgets the changes that cannot be taken back any more. @returns how many. */
  removeOver(sql: Sql, now: Date): Promise<number> {
    return sql.run(`DELETE FROM email_changes WHERE undo_until < $1`, [now]);
  }

  private hashOf(token: string): Buffer {
    return this.box.keyedHash('email-undo', token);
  }
}
