import { Injectable } from '@nestjs/common';
import type { OwnerId } from '#contracts/values/ids';
import { retention } from '#contracts/values/retention';
import type { Sql, Tx } from '../../platform/database/database.js';

/**
 * Tables that hold an owner's personal data and whose rows go with the account. What hangs on them (conversations,
 * messages, replies, follow-ups) goes by their foreign keys. Kept until the device is unlinked: bot_sessions, wa_creds, wa_keys.
 * An integration test reads the schema and fails when a table with an owner is missing here.
 */
const ownersTables = [
  'contacts',
  'bots',
  'blacklist',
  'follow_up_settings',
  'notifications',
  'daily_message_counts',
  'email_changes',
  'subscriptions',
  'login_sessions',
  'known_devices',
] as const;

/** The one act that reaches across all tables: making an account and what belongs to it disappear. */
@Injectable()
export class ErasureRepository {
  /**
   * Removes everything personal but what stands in orders. Of the account only an empty row stays, so that the session's
   * host can still log the device out.
   */
  async erase(tx: Tx, ownerId: OwnerId): Promise<void> {
    for (const table of ownersTables) await tx.run(`DELETE FROM ${table} WHERE owner_id = $1`, [ownerId]);
    await tx.run(`DELETE FROM otp_codes WHERE user_id = $1`, [ownerId]);
    await tx.run(`DELETE FROM mails WHERE owner_id = $1`, [ownerId]);
    await tx.run(
      `UPDATE users SET email = '', email_canonical = 'deleted:' || id, full_name = '', password_hash = '', email_verified_at = NULL,
         token_version = token_version + 1, deleted_at = now() WHERE id = $1`,
      [ownerId],
    );
  }

  /** Removes the emptied account and what was kept of its session. */
  async removeRow(tx: Tx, ownerId: OwnerId): Promise<void> {
    await tx.run(`DELETE FROM users WHERE id = $1`, [ownerId]);
  }

  /** Deleted accounts whose device is still linked, a few at a time. */
  async stillLinked(sql: Sql): Promise<OwnerId[]> {
    const rows = await sql.rows<{ id: OwnerId }>(
      `SELECT u.id FROM users u JOIN wa_creds c ON c.owner_id = u.id WHERE u.deleted_at IS NOT NULL LIMIT 3`,
    );
    return rows.map((row) => row.id);
  }

  /** Removes deleted accounts whose device is unlinked, or that waited a day for it. @returns how many. */
  removeRemains(sql: Sql): Promise<number> {
    return sql.run(
      `DELETE FROM users u WHERE deleted_at IS NOT NULL
         AND (deleted_at < now() - make_interval(days => $1) OR NOT EXISTS (SELECT 1 FROM wa_creds c WHERE c.owner_id = u.id))`,
      [retention.erasedAccountDays],
    );
  }
}
