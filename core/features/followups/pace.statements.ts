import type { BotId } from '#contracts/values/ids';
import type { Sql } from '../../platform/database/database.js';

/** How many follow-ups a number has sent on one day of its owner's zone. */
export interface PaceOfDay {
  readonly sentToday: number;
  /** Number of earlier days on which the number sent follow-ups. */
  readonly daysBefore: number;
  readonly nextAt: Date | null;
}

/** A number on a day (YYYY-MM-DD). */
export interface NumbersDay {
  readonly botId: BotId;
  readonly phone: string;
  readonly day: string;
}

export async function findPace(sql: Sql, { botId, phone, day }: NumbersDay): Promise<PaceOfDay> {
  const rows = await sql.rows<{ sent: number; next_at: Date | null; days_before: number }>(
    `SELECT coalesce(sum(sent) FILTER (WHERE day = $3::date), 0)::int AS sent, max(next_at) AS next_at,
       (count(*) FILTER (WHERE day < $3::date AND sent > 0))::int AS days_before
     FROM follow_up_pace WHERE bot_id = $1 AND phone = $2`,
    [botId, phone, day],
    'followups-pace',
  );
  const row = rows[0]!;
  return { sentToday: row.sent, daysBefore: row.days_before, nextAt: row.next_at };
}

/**
 * Inserts the row of the day if it is missing, and locks it until the transaction ends. A number therefore sends only
 * one follow-up at a time.
 */
export async function lockPace(tx: Sql, { botId, phone, day }: NumbersDay): Promise<void> {
  await tx.run(
    `INSERT INTO follow_up_pace (bot_id, phone, day) VALUES ($1, $2, $3::date)
     ON CONFLICT (bot_id, phone, day) DO UPDATE SET sent = follow_up_pace.sent`,
    [botId, phone, day],
  );
}

/** Counts one follow-up that is being sent. */
export async function notePace(tx: Sql, { botId, phone, day }: NumbersDay, nextAt: Date): Promise<void> {
  await tx.run(`UPDATE follow_up_pace SET sent = sent + 1, next_at = $4 WHERE bot_id = $1 AND phone = $2 AND day = $3::date`, [
    botId,
    phone,
    day,
    nextAt,
  ]);
}
