import type { OwnerId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';

export interface Activity {
  readonly closingsToday: number;
  readonly needsYou: number;
  readonly linked: boolean;
  readonly trained: boolean;
  readonly triedOut: boolean;
  readonly firstReply: boolean;
}

interface ActivityRow {
  closings_today: number;
  needs_you: number;
  linked: boolean;
  trained: boolean;
  tried_out: boolean;
  first_reply: boolean;
}

/** Messages per Jakarta day since `fromDay` (YYYY-MM-DD), days without any left out. */
export async function dailyCounts(sql: Sql, ownerId: OwnerId, fromDay: string): Promise<{ day: string; count: number }[]> {
  return sql.rows<{ day: string; count: number }>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, count FROM daily_message_counts WHERE owner_id = $1 AND day >= $2::date ORDER BY day`,
    [ownerId, fromDay],
    'analytics-days',
  );
}

/** Whether there was ever a message, also before the chart's first day. */
export async function everCounted(sql: Sql, ownerId: OwnerId): Promise<boolean> {
  const rows = await sql.rows<{ found: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM daily_message_counts WHERE owner_id = $1 AND count > 0) AS found`,
    [ownerId],
  );
  return rows[0]?.found ?? false;
}

/**
 * What the dashboard tells beside the counts. This read side looks into the tables of the features below and writes none.
 * Needing the owner are leads of the last days whose word is the last one and whom the bot will not answer: a human has taken the
 * chat over, or the answer is overdue.
 */
export async function activity(sql: Sql, ownerId: OwnerId, now: Date, today: string): Promise<Activity> {
  const [row] = await sql.rows<ActivityRow>(
    `SELECT
       (SELECT count(*)::int FROM conversations WHERE owner_id = $1 AND closing_at >= $3::date::timestamp AT TIME ZONE 'Asia/Jakarta') AS closings_today,
       (SELECT count(*)::int FROM conversations WHERE owner_id = $1 AND last_sender = 'lead' AND last_at > $2::timestamptz - interval '7 days'
          AND (takeover_until > $2::timestamptz OR (answered_turn < turn AND lead_last_at < $2::timestamptz - interval '5 minutes'))) AS needs_you,
       EXISTS (SELECT 1 FROM bot_sessions WHERE owner_id = $1 AND phone IS NOT NULL) AS linked,
       EXISTS (SELECT 1 FROM bots WHERE owner_id = $1 AND prompt <> '') AS trained,
       EXISTS (SELECT 1 FROM bots WHERE owner_id = $1 AND tried_out_at IS NOT NULL) AS tried_out,
       EXISTS (SELECT 1 FROM replies WHERE owner_id = $1) AS first_reply`,
    [ownerId, now, today],
    'analytics-activity',
  );
  if (!row) throw new Error('an aggregate gave no row');
  return {
    closingsToday: row.closings_today,
    needsYou: row.needs_you,
    linked: row.linked,
    trained: row.trained,
    triedOut: row.tried_out,
    firstReply: row.first_reply,
  };
}
