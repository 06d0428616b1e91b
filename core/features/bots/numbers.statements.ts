import type { BotId } from '#contracts/values/ids';
import type { Sql, Tx } from '../../platform/database/database.js';
import { sessionColumns } from './bots.statements.js';
import type { Lease, SessionRow } from './bots.types.js';

/** Serializes sessions that take the same number. */
export async function lockNumber(tx: Tx, phone: string): Promise<void> {
  await tx.run(`SELECT pg_advisory_xact_lock(hashtext('number:' || $1))`, [phone]);
}

/**
 * Locks the session that takes a number and the session that has it. Locks by owner, in the same order as a group commit
 * (avoids deadlocks).
 */
export async function lockSessionsOf(tx: Tx, phone: string, botId: BotId): Promise<void> {
  await tx.rows(`SELECT 1 FROM bot_sessions WHERE bot_id = $2 OR active_number = $1 ORDER BY bot_id FOR UPDATE`, [phone, botId]);
}

export async function isHeld(sql: Sql, { botId, epoch }: Lease): Promise<boolean> {
  const text = `SELECT 1 FROM bot_sessions WHERE bot_id = $1 AND epoch = $2 AND desired = 'running' FOR UPDATE`;
  return (await sql.rows(text, [botId, epoch])).length === 1;
}

/** The other account that runs the number; null when there is none. */
export async function findHolder(sql: Sql, phone: string, botId: BotId): Promise<BotId | null> {
  const text = `SELECT bot_id FROM bot_sessions WHERE active_number = $1 AND bot_id <> $2 FOR UPDATE`;
  const [row] = await sql.rows<{ bot_id: BotId }>(text, [phone, botId]);
  return row?.bot_id ?? null;
}

/**
 * Stops the session. The new epoch locks its host out: nothing is stored or sent under the old epoch, even before that
 * host is notified.
 */
export async function giveUp(sql: Sql, botId: BotId): Promise<SessionRow> {
  const [row] = await sql.rows<SessionRow>(
    `UPDATE bot_sessions s SET desired = 'stopped', status = 'offline', reason = 'number_moved', detail = NULL, qr = NULL, pairing_code = NULL,
       pairing_phone = NULL, active_number = NULL, outage_since = NULL, outage_cause = NULL, host_id = NULL, epoch = s.epoch + 1,
       since = now(), updated_at = now()
     WHERE s.bot_id = $1 RETURNING ${sessionColumns}`,
    [botId],
  );
  return row!;
}
