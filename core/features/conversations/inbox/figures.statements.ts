import type { BotId } from '#contracts/values/ids';
import type { Sql } from '../../../platform/database/database.js';
import { needingPart } from '../state/views.statements.js';

/** Messages per Jakarta day since `fromDay` (YYYY-MM-DD). Days without messages are left out. */
export async function findDailyCounts(sql: Sql, botId: BotId, fromDay: string): Promise<{ day: string; count: number }[]> {
  return sql.rows<{ day: string; count: number }>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, count FROM daily_message_counts WHERE bot_id = $1 AND day >= $2::date ORDER BY day`,
    [botId, fromDay],
    'figures-days',
  );
}

export async function wasEverCounted(sql: Sql, botId: BotId): Promise<boolean> {
  const rows = await sql.rows(`SELECT 1 FROM daily_message_counts WHERE bot_id = $1 AND count > 0 LIMIT 1`, [botId]);
  return rows.length > 0;
}

export interface Activity {
  /** Number of conversations that need the owner. */
  readonly needsYou: number;
  /** True when the bot has ever answered. */
  readonly firstReply: boolean;
  /** When a model last generated an answer; null for never. */
  readonly lastThoughtAt: Date | null;
}

export async function findActivity(sql: Sql, botId: BotId): Promise<Activity> {
  const [row] = await sql.rows<{ -readonly [Key in keyof Activity]: Activity[Key] }>(
    `SELECT
       (SELECT count(*)::int FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE c.bot_id = $1 AND ${needingPart}) AS "needsYou",
       EXISTS (SELECT 1 FROM replies WHERE bot_id = $1) AS "firstReply",
       (SELECT created_at FROM replies WHERE bot_id = $1 AND model <> '' ORDER BY created_at DESC LIMIT 1) AS "lastThoughtAt"`,
    [botId],
    'figures-doings',
  );
  if (!row) throw new Error('an aggregate gave no row');
  return row;
}
