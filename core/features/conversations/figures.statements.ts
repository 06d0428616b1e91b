import type { OwnerId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';

/** Messages per Jakarta day since `fromDay` (YYYY-MM-DD), days without any left out. */
export async function findDailyCounts(sql: Sql, ownerId: OwnerId, fromDay: string): Promise<{ day: string; count: number }[]> {
  return sql.rows<{ day: string; count: number }>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, count FROM daily_message_counts WHERE owner_id = $1 AND day >= $2::date ORDER BY day`,
    [ownerId, fromDay],
    'figures-days',
  );
}

export async function wasEverCounted(sql: Sql, ownerId: OwnerId): Promise<boolean> {
  const rows = await sql.rows(`SELECT 1 FROM daily_message_counts WHERE owner_id = $1 AND count > 0 LIMIT 1`, [ownerId]);
  return rows.length > 0;
}

export interface Doings {
  /**
   * Leads of the last days whose word is the last one and whom the bot will not answer: a human has taken the chat over, or the answer is
   * overdue.
   */
  readonly needsYou: number;
  /** The bot has answered somebody, ever. */
  readonly firstReply: boolean;
}

export async function findDoings(sql: Sql, ownerId: OwnerId, now: Date): Promise<Doings> {
  const [row] = await sql.rows<{ -readonly [Key in keyof Doings]: Doings[Key] }>(
    `SELECT
       (SELECT count(*)::int FROM conversations WHERE owner_id = $1 AND last_sender = 'lead' AND last_at > $2::timestamptz - interval '7 days'
          AND (takeover_until > $2::timestamptz OR (answered_turn < turn AND lead_last_at < $2::timestamptz - interval '5 minutes'))) AS "needsYou",
       EXISTS (SELECT 1 FROM replies WHERE owner_id = $1) AS "firstReply"`,
    [ownerId, now],
    'figures-doings',
  );
  if (!row) throw new Error('an aggregate gave no row');
  return row;
}

export async function eraseDailyCounts(sql: Sql, ownerId: OwnerId): Promise<void> {
  await sql.run(`DELETE FROM daily_message_counts WHERE owner_id = $1`, [ownerId]);
}
