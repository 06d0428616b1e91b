import type { BotId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';

/** A receipt for a message that a bot has sent. */
export interface CopyReceipt {
  readonly botId: BotId;
  readonly waId: string;
}

/** True when a copy was delivered to this number of the bot, and none has failed since. */
export async function isDelivered(sql: Sql, botId: BotId, number: string): Promise<boolean> {
  const rows = await sql.rows(`SELECT 1 FROM notice_numbers WHERE bot_id = $1 AND number = $2`, [botId, number], 'notices-number-works');
  return rows.length > 0;
}

/** Records the numbers to which the delivered copies were sent. Receipts of other messages are ignored. */
export async function noteDelivered(sql: Sql, receipts: readonly CopyReceipt[]): Promise<void> {
  await sql.run(
    `INSERT INTO notice_numbers AS known (bot_id, number)
     SELECT DISTINCT ON (n.bot_id) n.bot_id, n.wa_to
     FROM unnest((SELECT $1::uuid[]), $2::text[]) AS told (bot_id, wa_id) JOIN notifications n ON n.bot_id = told.bot_id AND n.wa_id = told.wa_id
     WHERE n.wa_to IS NOT NULL ORDER BY n.bot_id, n.created_at DESC
     ON CONFLICT (bot_id) DO UPDATE SET number = EXCLUDED.number, delivered_at = now() WHERE known.number <> EXCLUDED.number`,
    [receipts.map(({ botId }) => botId), receipts.map(({ waId }) => waId)],
    'notices-delivered',
  );
}

/**
 * Records that a copy to the number failed for good. The number counts as working again when the next copy is
 * delivered.
 */
export async function forgetFailed(sql: Sql, botId: BotId, noticeId: string): Promise<void> {
  await sql.run(
    `DELETE FROM notice_numbers WHERE bot_id = $1 AND number = (SELECT wa_to FROM notifications WHERE bot_id = $1 AND id = $2)`,
    [botId, noticeId],
  );
}

/** Records the number to which the queued copies of a bot are being sent. */
export async function noteRecipient(sql: Sql, botId: BotId, ids: readonly string[], number: string): Promise<void> {
  await sql.run(
    `WITH locked AS MATERIALIZED (
       SELECT id FROM notifications WHERE bot_id = $1 AND id = ANY ($2::uuid[]) AND wa_status = 'queued' AND wa_to IS DISTINCT FROM $3
       ORDER BY id FOR NO KEY UPDATE)
     UPDATE notifications n SET wa_to = $3 FROM locked WHERE n.id = locked.id`,
    [botId, ids, number],
  );
}

/**
 * State of the latest copy that was sent to this number of the bot, or that is queued and has no recipient yet.
 * Undefined when there is no copy.
 */
export async function findLatestCopy(sql: Sql, botId: BotId, number: string): Promise<'queued' | 'sent' | 'failed' | undefined> {
  const [row] = await sql.rows<{ wa_status: 'queued' | 'sent' | 'failed' }>(
    `SELECT wa_status FROM notifications WHERE bot_id = $1 AND wa_id IS NOT NULL AND (wa_to = $2 OR (wa_to IS NULL AND wa_status = 'queued'))
     ORDER BY created_at DESC, id DESC LIMIT 1`,
    [botId, number],
  );
  return row?.wa_status;
}

export async function eraseNumber(sql: Sql, botId: BotId): Promise<void> {
  await sql.run(`DELETE FROM notice_numbers WHERE bot_id = $1`, [botId]);
}
