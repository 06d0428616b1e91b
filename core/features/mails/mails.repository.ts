import { Injectable } from '@nestjs/common';
import type { MailId, OwnerId } from '#contracts/values/ids';
import type { Sql, Tx } from '../../platform/database/database.js';
import type { NewMail, QueuedMail } from './mails.types.js';

/** The only file that reads and writes `mails`, the outbox of everything we send by email. */
@Injectable()
export class MailsRepository {
  /** @returns false when the dedupe key is taken. */
  async insert(tx: Tx, id: MailId, mail: NewMail, sealed: Buffer): Promise<boolean> {
    const added = await tx.run(
      `INSERT INTO mails (id, owner_id, kind, dedupe_key, sealed) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (dedupe_key) DO NOTHING`,
      [id, mail.ownerId, mail.kind, mail.dedupeKey ?? null, sealed],
    );
    return added === 1;
  }

  /** What is still to be sent; null when it went out, was given up or is gone. */
  async queued(sql: Sql, id: MailId): Promise<QueuedMail | null> {
    const [row] = await sql.rows<{ sealed: Buffer; attempts: number; created_at: Date }>(
      `SELECT sealed, attempts, created_at FROM mails WHERE id = $1 AND state = 'queued'`,
      [id],
    );
    return row ? { sealed: row.sealed, attempts: row.attempts, createdAt: row.created_at } : null;
  }

  /** Its content is forgotten with the sending. */
  async finish(sql: Sql, id: MailId, outcome: { state: 'sent' | 'failed'; error: string | null }): Promise<void> {
    await sql.run(
      `UPDATE mails SET state = $2, sealed = NULL, last_error = $3, attempts = attempts + 1, sent_at = CASE WHEN $2 = 'sent' THEN now() END WHERE id = $1 AND state = 'queued'`,
      [id, outcome.state, outcome.error],
    );
  }

  async noteFailure(sql: Sql, id: MailId, error: string): Promise<void> {
    await sql.run(`UPDATE mails SET attempts = attempts + 1, last_error = $2 WHERE id = $1 AND state = 'queued'`, [id, error]);
  }

  /** Mails queued longer than `seconds`, oldest first: their alarm may have been lost. */
  async waiting(sql: Sql, seconds: number, limit: number): Promise<MailId[]> {
    const rows = await sql.rows<{ id: MailId }>(
      `SELECT id FROM mails WHERE state = 'queued' AND created_at < now() - make_interval(secs => $1) ORDER BY created_at LIMIT $2`,
      [seconds, limit],
    );
    return rows.map((row) => row.id);
  }

  /** Those that were sent or given up before that. */
  async removeDone(sql: Sql, before: Date): Promise<number> {
    return sql.run(`DELETE FROM mails WHERE state <> 'queued' AND created_at < $1`, [before]);
  }

  async forget(tx: Tx, ownerId: OwnerId): Promise<void> {
    await tx.run(`DELETE FROM mails WHERE owner_id = $1`, [ownerId]);
  }
}
