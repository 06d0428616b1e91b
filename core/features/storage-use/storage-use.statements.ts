import type { AccountId, ConversationId } from '#contracts/values/ids';
import type { Sql, Tx } from '../../platform/database/database.js';
import type { SendingLead } from './storage-use.types.js';

export interface StoredSum {
  readonly bytes: number;
  readonly toldAt: Date | null;
}

/**
 * Reserves space. One statement on the row of the account checks and increases the sum, so files that arrive at the
 * same time never exceed the limit together.
 * @returns false when the limit is reached or the account has no row yet
 */
export async function reserve(
  tx: Tx,
  { id, accountId, bytes, expiresAt }: { id: string; accountId: AccountId; bytes: number; expiresAt: Date },
  limitBytes: number,
): Promise<boolean> {
  const rows = await tx.run(
    `WITH taken AS (
       UPDATE storage_sums SET bytes = bytes + $3::bigint WHERE account_id = $1 AND bytes + $3::bigint <= $5::bigint RETURNING account_id
     )
     INSERT INTO storage_reservations (id, account_id, bytes, expires_at) SELECT $2, account_id, $3, $4 FROM taken`,
    [accountId, id, bytes, expiresAt, limitBytes],
  );
  return rows === 1;
}

/** Counts bytes towards the daily limit of a lead. @returns false when that would exceed the limit */
export async function reserveForLead(
  tx: Tx,
  { botId, conversationId }: SendingLead,
  day: string,
  { bytes, limitBytes }: { bytes: number; limitBytes: number },
): Promise<boolean> {
  const rows = await tx.run(
    `INSERT INTO lead_storage (conversation_id, bot_id, day, bytes) SELECT $1, $2, $3::date, $4::bigint WHERE $4::bigint <= $5::bigint
     ON CONFLICT (conversation_id, day) DO UPDATE SET bytes = lead_storage.bytes + EXCLUDED.bytes
       WHERE lead_storage.bot_id = $2 AND lead_storage.bytes + EXCLUDED.bytes <= $5::bigint`,
    [conversationId, botId, day, bytes, limitBytes],
  );
  return rows === 1;
}

/**
 * SQL that adds bytes to the sum of an account without checking the limit. If the limit is exceeded, the next recount
 * notifies the owner.
 */
export function growPart(accountId: string, bytes: string): string {
  return `INSERT INTO storage_sums (account_id, bytes) VALUES (${accountId}, ${bytes})
    ON CONFLICT (account_id) DO UPDATE SET bytes = storage_sums.bytes + EXCLUDED.bytes`;
}

/** Corrects the count of {@link reserveForLead}. */
export async function correctLead(tx: Tx, { botId, conversationId }: SendingLead, day: string, bytes: number): Promise<void> {
  await tx.run(
    `UPDATE lead_storage SET bytes = greatest(0, bytes + $4::bigint) WHERE conversation_id = $1 AND bot_id = $2 AND day = $3::date`,
    [conversationId, botId, day, bytes],
  );
}

/** For two conversations of one lead: adds the counts of `gone` to `keep`, day by day. */
export async function joinLeads(tx: Sql, keep: ConversationId, gone: ConversationId): Promise<void> {
  await tx.run(
    `WITH counted AS (DELETE FROM lead_storage WHERE conversation_id = $2 RETURNING bot_id, day, bytes)
     INSERT INTO lead_storage (conversation_id, bot_id, day, bytes) SELECT $1, bot_id, day, bytes FROM counted ORDER BY day
     ON CONFLICT (conversation_id, day) DO UPDATE SET bytes = lead_storage.bytes + EXCLUDED.bytes`,
    [keep, gone],
  );
}

/** Creates the row of an account. @returns false when it exists */
export async function insertSum(sql: Sql, accountId: AccountId): Promise<boolean> {
  return (await sql.run(`INSERT INTO storage_sums (account_id, bytes) VALUES ($1, 0) ON CONFLICT DO NOTHING`, [accountId])) === 1;
}

/** Locks the sum of an account until the transaction ends. Every change of its files takes this lock first. */
export async function lockSum(tx: Tx, accountId: AccountId): Promise<StoredSum | undefined> {
  const rows = await tx.rows<{ bytes: number; toldAt: Date | null }>(
    `SELECT bytes::float8 AS bytes, told_at AS "toldAt" FROM storage_sums WHERE account_id = $1 FOR NO KEY UPDATE`,
    [accountId],
  );
  return rows[0];
}

/** Ends a reservation. @returns the reserved bytes; 0 when the reservation had expired and a recount removed it */
export async function endReservation(tx: Tx, accountId: AccountId, id: string): Promise<number> {
  const rows = await tx.rows<{ bytes: number }>(
    `DELETE FROM storage_reservations WHERE account_id = $1 AND id = $2 RETURNING bytes::float8 AS bytes`,
    [accountId, id],
  );
  return rows[0]?.bytes ?? 0;
}

export async function setSum(tx: Tx, accountId: AccountId, { bytes, toldAt }: StoredSum): Promise<void> {
  await tx.run(`UPDATE storage_sums SET bytes = $2, told_at = $3 WHERE account_id = $1`, [accountId, bytes, toldAt]);
}

/** Removes reservations whose process died. @returns the bytes of the remaining reservations */
export async function pruneReservations(tx: Tx, accountId: AccountId, now: Date): Promise<number> {
  await tx.run(`DELETE FROM storage_reservations WHERE account_id = $1 AND expires_at < $2`, [accountId, now]);
  const rows = await tx.rows<{ bytes: number }>(
    `SELECT coalesce(sum(bytes), 0)::float8 AS bytes FROM storage_reservations WHERE account_id = $1`,
    [accountId],
  );
  return rows[0]!.bytes;
}

export async function noteRecount(tx: Tx, accountId: AccountId, now: Date): Promise<void> {
  await tx.run(`UPDATE storage_sums SET recounted_at = $2 WHERE account_id = $1`, [accountId, now]);
}

/** Accounts that are due for a recount: not counted since then, or with a reservation that has expired. */
export async function findDue(sql: Sql, countedBefore: Date, now: Date, limit: number): Promise<AccountId[]> {
  const rows = await sql.rows<{ id: AccountId }>(
    `(SELECT account_id AS id FROM storage_sums WHERE recounted_at < $1 ORDER BY recounted_at LIMIT $3)
     UNION (SELECT account_id FROM storage_reservations WHERE expires_at < $2 ORDER BY expires_at LIMIT $3)`,
    [countedBefore, now, limit],
  );
  return rows.map(({ id }) => id);
}

export async function readSum(sql: Sql, accountId: AccountId): Promise<number> {
  const rows = await sql.rows<{ bytes: number }>(`SELECT bytes::float8 AS bytes FROM storage_sums WHERE account_id = $1`, [accountId]);
  return rows[0]?.bytes ?? 0;
}

export async function removeLeadDays(sql: Sql, before: string, limit: number): Promise<number> {
  return sql.run(
    `DELETE FROM lead_storage WHERE (conversation_id, day) IN (SELECT conversation_id, day FROM lead_storage WHERE day < $1::date ORDER BY day LIMIT $2)`,
    [before, limit],
  );
}
